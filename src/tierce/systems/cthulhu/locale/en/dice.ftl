### How a roll came out, as the tables say it.

cthulhu-show-degree-critical = Critical Success
cthulhu-show-degree-special = Special
cthulhu-show-degree-success = Success
cthulhu-show-degree-failure = Failure
cthulhu-show-degree-fumble = Fumble
cthulhu-show-degree-partial-success = Partial Success
cthulhu-show-degree-malfunction = Malfunction
cthulhu-show-degree-automatic-success = Automatic Success
cthulhu-show-degree-automatic-failure = Automatic Failure
cthulhu-show-malfunction-number = Malfunction Number
