### Why something is not offered.

drachensturm-reason-three = three defences have been used
drachensturm-reason-parry-only = only parries this round
drachensturm-reason-lost = is not in the hand
drachensturm-reason-no-factor = has no parry factor
drachensturm-reason-parried = has parried this round
drachensturm-reason-two-parries = no more parries this round
drachensturm-reason-attacked = has attacked this round
drachensturm-reason-arm = the arm cannot be used
drachensturm-reason-ran = went too far this round
drachensturm-reason-fallen = lies on the ground
drachensturm-reason-next-dodge = the next defence can only be a dodge
drachensturm-reason-behind = comes from behind and can only be dodged
drachensturm-reason-helpless = is helpless
drachensturm-reason-down = lies on the ground
drachensturm-reason-no-attack = cannot attack yet
drachensturm-reason-struck = has struck this round
drachensturm-reason-out-of-reach = is out of reach
