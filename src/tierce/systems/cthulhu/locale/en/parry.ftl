### Parries.

cthulhu-reason-other-limb = fist and kick parry only fists and kicks
