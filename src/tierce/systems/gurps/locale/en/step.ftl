### What the step of a maneuver is spent on instead of moving.

gurps-option-plus-stand = standing up with the step
gurps-option-plus-kneel = kneeling down with the step
