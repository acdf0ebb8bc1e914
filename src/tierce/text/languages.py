"""Which languages there are, and which one a user gets."""

from __future__ import annotations

from collections.abc import Mapping

from tierce.text.errors import UserError

LANGUAGES = ("en", "de", "ja", "ru", "zh-Hans")
"""The known languages, as BCP 47 tags. English is what the others fall back to."""

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_BY_PRIMARY = {tag.split("-")[0].lower(): tag for tag in LANGUAGES}


class UnknownLanguage(UserError):
    """A language was asked for by name that tierce does not speak."""

    def __init__(self, wanted: str) -> None:
        super().__init__("error-unknown-language", wanted=wanted, known=LANGUAGES)


def negotiate(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one ``wanted``, else the one of the locale, else English.

    Any region or script of a known language is taken for it (``de_AT`` is ``de``, every ``zh`` is
    ``zh-Hans``, the only Chinese there is). As in POSIX, the first of LC_ALL, LC_MESSAGES and LANG
    that is set and not empty decides alone.

    Raises UnknownLanguage where ``wanted`` is given and not known.
    """
    if wanted is not None:
        known = _known(wanted)
        if known is None:
            raise UnknownLanguage(wanted)
        return known
    locale = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    return _known(locale) or "en"


def _known(tag: str) -> str | None:
    """The known language of a tag or locale name such as ``ru_RU.UTF-8@phonetic``, if any."""
    primary = tag.split("@")[0].split(".")[0].replace("_", "-").split("-")[0]
    return _BY_PRIMARY.get(primary.strip().lower())
