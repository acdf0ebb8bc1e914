### The sample fights: what each shows, as `tierce play --list` tells it.

drachensturm-sample-gorge = Sword and shield against four robbers, with one friend: three defences, free blows, a surprise, a shield push.
