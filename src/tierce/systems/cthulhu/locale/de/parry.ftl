### Paraden.

cthulhu-reason-other-limb = Faust und Tritt parieren nur Fäuste und Tritte
