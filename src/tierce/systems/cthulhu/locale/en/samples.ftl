### The sample fights: what each shows, as `tierce play --list` tells it.

cthulhu-sample-ghoul = Two investigators against a ghoul in a cellar: martial arts, a sabre and its art, parries, first aid.
