"""The systems that the conformance suite is run on. A new system is one more line here."""

from __future__ import annotations

from tests.conformance.subject import Subject
from tests.systems.cthulhu.map_setups import may_share as cthulhu_may_share
from tests.systems.cthulhu.map_setups import random_map_setup as cthulhu_map_setup
from tests.systems.cthulhu.setups import random_setup as cthulhu_setup
from tests.systems.drachensturm.map_setups import may_share as drachensturm_may_share
from tests.systems.drachensturm.map_setups import random_map_setup as drachensturm_map_setup
from tests.systems.drachensturm.setups import random_setup as drachensturm_setup
from tests.systems.gurps.map_setups import may_share as gurps_may_share
from tests.systems.gurps.map_setups import random_map_setup as gurps_map_setup
from tests.systems.gurps.setups import random_setup as gurps_setup
from tests.systems.mordheim.map_setups import may_share as mordheim_may_share
from tests.systems.mordheim.map_setups import random_map_setup as mordheim_map_setup
from tests.systems.mordheim.setups import random_setup as mordheim_setup
from tests.toy.setups import random_setup as toy_setup

SUBJECTS: tuple[Subject, ...] = (
    Subject("toy", toy_setup, sealed=True),
    Subject("gurps", gurps_setup, totals=3, most=3_000),
    Subject("cthulhu", cthulhu_setup, totals=3),
    Subject("mordheim", mordheim_setup, totals=2),
    Subject("drachensturm", drachensturm_setup, totals=2),
    Subject("gurps on hexes", gurps_map_setup, totals=3, fewer=4, may_share=gurps_may_share),
    Subject(
        "mordheim on squares", mordheim_map_setup, totals=2, fewer=4, may_share=mordheim_may_share
    ),
    Subject(
        "cthulhu on squares", cthulhu_map_setup, totals=2, fewer=12, may_share=cthulhu_may_share
    ),
    Subject(
        "drachensturm on squares",
        drachensturm_map_setup,
        totals=2,
        fewer=2,
        may_share=drachensturm_may_share,
    ),
    # One line for each further system.
)
