### The sample fights: what each shows, as `tierce play --list` tells it.

gurps-sample-duel = Rapier and dagger against broadsword and shield: retreats, parries with either hand, an acrobatic dodge, blocks.
gurps-sample-skirmish = Two against three at a ford: a bow, a thrown knife, a spear in one hand or in both, a blow from the side.
gurps-sample-ambush = Robbers fall upon travellers: some begin surprised, stunned by the fright or sitting; an archer nobody sees, a blow from behind.
gurps-sample-firearms = Pistols, a carbine and a machine pistol: distances, cover, single shots and bursts, dropping behind cover, bullet-proof vests.
gurps-sample-beast = Two hunters against a boar: tusks, and a charge so heavy that it may break the weapon that parries it.
gurps-sample-rescue = Two guards and a wounded envoy: throwing oneself into the way of a blow or a bolt meant for a friend.
gurps-sample-tavern = The watch against a gang in a taproom, on a map of hexes: tables and a bar in the way, a halberd too long for whoever is near.
gurps-sample-crossing = Toll-keepers hold a bridge, on a map of hexes: bows and slings across a gorge, boulders to hide behind, slow ground.
gurps-sample-depot = Watchmen of a fuel depot against arsonists, on a map of hexes: a zone under fire, a flame thrower’s cone, gas, a bomb.
