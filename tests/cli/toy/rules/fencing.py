"""Cites toy.attack in a docstring, which does not count."""

ONCE = "toy.parry.once"


def strike() -> str:
    """toy.attack"""
    return "toy.attack"


class Guard:
    """A guard."""

    def parry(self) -> str:
        """A parry."""
        return "toy.parry.once"
