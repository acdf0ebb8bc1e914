"""What a person reads: messages in five languages, kept in Fluent catalogues.

A message is a key with typed parameters. Rules and tools speak in keys and facts; only the
edge (terminal, page) turns them into text, in the reader's language.

Names of fighters and weapons are the users' own words, in the nominative, and no catalogue can
inflect them. So templates leave names in the nominative, at the head of the line or after a
colon: ``{ $who }: парирование, { $weapon }`` and not ``{ $who } парирует { $weapon }ом``. Where a
verb or an adjective must agree, the message selects on ``$who_gender`` (``m``, ``f``, ``n``,
``pl``; ``unknown`` where the fighter states none) beside ``$who``. ``docs/languages.md`` tells how
to add a language.
"""

from tierce.text.catalogue import Catalogue, known_folders
from tierce.text.errors import CatalogueError, FormattingError, MissingMessage, UserError
from tierce.text.languages import LANGUAGES, UnknownLanguage, negotiate
from tierce.text.message import Fact, Message, message_id

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "CatalogueError",
    "Fact",
    "FormattingError",
    "Message",
    "MissingMessage",
    "UnknownLanguage",
    "UserError",
    "known_folders",
    "message_id",
    "negotiate",
]
