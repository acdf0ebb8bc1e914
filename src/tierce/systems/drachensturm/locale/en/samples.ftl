### The sample fights: what each shows, as `tierce play --list` tells it.

drachensturm-sample-gorge = Sword and shield against four robbers, with one friend: three defences, free blows, a surprise, a shield push.

drachensturm-sample-mill = A miller and his sister hold a footbridge against three mercenaries, on a map of squares: thrusts across the stream and past a friend, a way around by stepping stones, a shield push on the bridge, flight through a gate.
