### The sample fights: what each shows, as `tierce play --list` tells it.

mordheim-sample-alley = Two warbands of four meet in an alley: charges, parries with sword and buckler, a halberd, a whip, helmets, finishing the fallen.
mordheim-sample-bridge = A captain and his guard hold a bridge against a pit fighter and the dead: fear, frenzy, a double-handed sword, being all alone.
