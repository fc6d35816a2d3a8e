"""Why something cannot be done now: everything that is not offered, a kind of action, or one of that kind."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from regalia.match import Match
from regalia.schema import Json
from regalia.table import Table
from regalia.telling import Action
from regalia.terminal.display import Display
from regalia.words import Company, Words

_MOST_REASONS = 4  # that are said about one kind of action


class Refusal(NamedTuple):
    """An action that the rules do not allow now."""

    action: Action
    reason: str
    nearness: int  # the greater, the nearer to a yes
    said: str

    @property
    def words(self) -> list[str]:
        """What it can be asked for by: the values of the action, and the words of the reason."""
        values = [str(value) for name, value in self.action.items() if name != "type"]
        return [word.casefold() for word in (*values, *re.findall(r"[\w-]+", self.said))]


def meant(found: Sequence[Refusal], asked: Sequence[str]) -> list[Refusal]:
    """Those that all words which somebody typed are about; where none is called so, those that begin so."""
    exact = [refusal for refusal in found if {*asked} <= {*refusal.words}]
    return exact or [
        refusal for refusal in found if all(any(word.startswith(part) for word in refusal.words) for part in asked)
    ]


def refusals(match: Match, seat: int, kind: str, words: Words, company: Company) -> Iterator[Refusal]:
    """Every action of a kind that cannot be taken now."""
    table = match.game.actions
    verb = table[kind]
    for code in range(table.first[verb], table.first[verb + 1]):
        action: dict[str, Json] = table.write(code)
        refused = match.why_not(seat, action)
        if refused is not None:
            nearness = match.game.reasons[refused.reason] if refused.game else 0
            yield Refusal(action, refused.reason, nearness, words.say(refused.sentence, company))


def reasons(found: Sequence[Refusal], words: Words, *, is_all: bool) -> list[str]:
    """Each reason once, the nearest to a yes first; as an example where it names one thing out of several.

    Where it is the only one for all actions of a kind, it may have words for them together.
    """
    by_reason: dict[str, dict[str, None]] = {}
    for refusal in sorted(found, key=lambda refusal: -refusal.nearness):
        by_reason.setdefault(refusal.reason, {})[refusal.said] = None
    return [_together(reason, [*said], is_all and len(by_reason) == 1, words) for reason, said in by_reason.items()]


def _together(reason: str, said: Sequence[str], is_only: bool, words: Words) -> str:
    if len(said) == 1:
        return said[0]
    for_all = f"reason-{reason}.all"
    return words(for_all) if is_only and words.has(for_all) else words("why-example", reason=said[0])


class Why:
    """Answers `why`, `why KEY` and `why KEY WORD`."""

    def __init__(self, display: Display, table: Table, words: Words, keys: Mapping[str, str]) -> None:
        self._display = display
        self._table = table
        self._words = words
        self._keys = {action.name: keys[action.name] for action in table.match.game.actions.actions}

    def say(self, seat: int, about: str, possible: set[str]) -> None:
        """About a key and words after it; about everything that is not possible if nothing is named."""
        key, *asked = about.split() or [""]
        kinds = [kind for kind, own in self._keys.items() if own == key]
        if not about:
            self._say_all([kind for kind in self._keys if kind not in possible], seat)
        elif not kinds:
            self._display.say(Text(self._words("why-how", keys=" ".join(dict.fromkeys(self._keys.values())))))
        else:
            self._display.say(*map(Text, self._about(self._meant(kinds, possible), asked, seat, possible)))

    def _meant(self, kinds: Sequence[str], possible: set[str]) -> Sequence[str]:
        """Of the kinds under one key those that are possible, if any is."""
        return [kind for kind in kinds if kind in possible] or kinds

    def _about(self, kinds: Sequence[str], asked: Sequence[str], seat: int, possible: set[str]) -> Iterator[str]:
        for kind in kinds:
            named = self._words(f"kind-{kind}")
            said = reasons(meant([*self._refusals(kind, seat)], asked), self._words, is_all=not asked)[:_MOST_REASONS]
            if kind in possible and not asked:
                yield self._words("why-possible", kind=named)
            elif not said:
                yield self._words("why-not-found", kind=named, word=" ".join(asked))
            yield from (reason if len(kinds) == 1 else f"{named}: {reason}" for reason in said)

    def _say_all(self, kinds: Sequence[str], seat: int) -> None:
        """Kinds for which there is the same reason together."""
        found: dict[str, list[str]] = {}
        for kind in kinds:
            for reason in reasons([*self._refusals(kind, seat)], self._words, is_all=True)[:1]:
                found.setdefault(reason, []).append(f"{self._keys[kind]} {self._words(f'kind-{kind}')}")
        lines = [Text.assemble((f"{', '.join(named)}: ", "bold"), reason) for reason, named in found.items()]
        self._display.page(
            [*lines, Text(self._words("why-further"), "italic")], self._words("more"), self._words("enough")
        )

    def _refusals(self, kind: str, seat: int) -> Iterator[Refusal]:
        return refusals(self._table.match, seat, kind, self._words, self._table.company(seat))
