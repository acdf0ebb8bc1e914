"""What can go wrong with messages, and the error that speaks to the user in messages."""

from __future__ import annotations

from pathlib import Path

from tierce.text.message import Fact, Message


class MissingMessage(LookupError):
    """A key that no catalogue holds, not even the English one: a mistake in the program."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(key, language)
        self.key = key
        self.language = language

    def __str__(self) -> str:
        return f"no message {self.key!r} in {self.language!r} nor in English"


class FormattingError(ValueError):
    """A message that cannot be rendered with the facts given, such as one fact too few."""

    def __init__(self, key: str, language: str, problem: str) -> None:
        super().__init__(key, language, problem)
        self.key = key
        self.language = language
        self.problem = problem

    def __str__(self) -> str:
        return f"message {self.key!r} in {self.language!r}: {self.problem}"


class CatalogueError(ValueError):
    """A catalogue that is not sound: a syntax error, an id given twice, a missing folder."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        super().__init__(path, line, problem)
        self.path = path
        self.line = line
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.problem}"


class UserError(Exception):
    """Something the user can mend, told as a message.

    The terminal renders ``.message`` in the user's language. ``str()`` gives the English text, or
    key and facts where no catalogue can render it. Subclasses without an ``__init__`` of their own
    take the same arguments: ``UserError("error-file-not-found", file="anna.toml")``.
    """

    def __init__(self, message: str | Message, /, **facts: Fact) -> None:
        if isinstance(message, str):
            message = Message(message, facts)
        elif facts:
            raise TypeError("facts belong inside the Message")
        super().__init__(message)
        self.message = message

    @property
    def key(self) -> str:
        """The key of the message."""
        return self.message.key

    def __str__(self) -> str:
        return english(self.message)


def english(message: Message) -> str:
    """The message in English, or its key and facts where the catalogues cannot render it."""
    from tierce.text.catalogue import Catalogue, known_folders

    try:
        return Catalogue.load("en", known_folders()).render(message)
    except (LookupError, ValueError, TypeError, OSError, ImportError):
        # Whoever prints an error must not meet a second one.
        facts = ", ".join(f"{name}={value!s}" for name, value in message.facts.items())
        return f"{message.key} ({facts})" if facts else message.key
