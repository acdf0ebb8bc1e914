### The sample fights: what each shows, as `tierce play --list` tells it.

cthulhu-sample-ghoul = Two investigators against a ghoul in a cellar: martial arts, a sabre and its art, parries, first aid.

cthulhu-sample-dojo = A wrestler and a boxer against two ruffians in a practice hall: suplex, tackle, rush, feint, a wall.

cthulhu-sample-archer = An archer against a thing from the sea: the aims of precision, hard form and string, restringing, yabusame.

cthulhu-sample-blades = A sabre in each hand against a mace: consecutive and simultaneous blows, an art with them, parries.

cthulhu-sample-warehouse = A shoot-out in a warehouse: single shots, bursts, two guns at once, shots in touch, a malfunction, reloading; hiding behind a crate, covering a friend.

cthulhu-sample-quay = Two investigators against smugglers on a map of squares: crates and a lorry for cover, walls, a dock to be blown into.
