"""The words of Regalia and its games, from Mozilla Fluent catalogues, in English and German."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")


class Words:
    """One language's messages: the shared ones and, if there is one, those of a game."""

    def __init__(self, game: str | None, language: str, spell: Callable[[str], str] = str) -> None:
        self.language: Final = language
        self._spell = spell  # for terminals that lack some letters
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in ["regalia"] if game is None else ["regalia", f"regalia.games.{game}"]:
            catalogue = files(package).joinpath(f"{language}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(catalogue))

    def __call__(self, message: str, **arguments: Any) -> str:
        """A message, or with a dot an attribute of one: `ruling-C2.refusal`."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, f"{message}: {errors}"
        return self._spell(str(text))

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def refusal(self, ruling: str) -> str:
        """Why not: what the ruling says to somebody it stands in the way of."""
        refusal = f"ruling-{ruling}.refusal"
        return self(refusal if self.has(refusal) else f"ruling-{ruling}")


@cache
def words(game: str | None, language: str = "en", spell: Callable[[str], str] = str) -> Words:
    return Words(game, language, spell)
