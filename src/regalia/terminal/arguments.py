"""The command line of `regalia`, described in the reader's language."""

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from typing import Any, NoReturn

from regalia.bots import BOTS
from regalia.game import GAMES, load_game
from regalia.schema import Option
from regalia.terminal.complaints import complaint
from regalia.terminal.screen import screen, spelled
from regalia.words import LANGUAGES, Words, words

_VALUE_WIDTH = 20


class _Parser(argparse.ArgumentParser):
    """Complains in one sentence of ours, and works out what stands below its help only when that is asked for."""

    below: Callable[[], str] = str

    def format_help(self) -> str:
        self.epilog = self.below()
        return spelled(super().format_help(), screen())

    def error(self, message: str) -> NoReturn:
        raise complaint(message)


def _formatter(spoken: Words) -> type[argparse.HelpFormatter]:
    headings = {"positional arguments": spoken("cli-arguments"), "options": spoken("cli-options")}

    class Formatter(argparse.RawDescriptionHelpFormatter):
        """argparse's headings in the reader's language."""

        def start_section(self, heading: str | None) -> None:
            super().start_section(headings.get(heading or "", heading))

        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, spoken("cli-usage") if prefix is None else prefix)

    return Formatter


def usual_language() -> str:
    """German where the surroundings speak it, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "de" if spoken.lower().startswith("de") else LANGUAGES[0]


def language_of(argv: Sequence[str] | None) -> str:
    """The language asked for, known before anything else is read: even complaints are in it."""
    parser = _Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", choices=LANGUAGES, default=usual_language())
    language: str = parser.parse_known_args(argv)[0].lang
    return language


def parser(language: str) -> argparse.ArgumentParser:
    spoken = words(None, language)
    settings: dict[str, Any] = {"formatter_class": _formatter(spoken), "allow_abbrev": False, "add_help": False}
    whole = _Parser("regalia", description=spoken("cli-about"), **settings)
    _add_common(whole, spoken)
    whole.add_argument("--version", action="version", version=version("regalia"), help=spoken("cli-version"))
    commands = whole.add_subparsers(dest="command", metavar=f"{{{','.join(COMMANDS)}}}")
    for name, add_arguments in COMMANDS.items():
        command = commands.add_parser(name, help=spoken(f"cli-{name}"), description=spoken(f"cli-{name}"), **settings)
        add_arguments(command, spoken)
        _add_common(command, spoken)
    return whole


def _add_common(command: _Parser, spoken: Words) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default=spoken.language, help=spoken("cli-lang"))
    command.add_argument("-h", "--help", action="help", help=spoken("cli-help"))


def _add_play(command: _Parser, spoken: Words) -> None:
    command.add_argument("game", metavar=_value("game", spoken), nargs="?", help=spoken("cli-play-game"))
    values = {"players": "number", "names": "names", "bots": "number", "bot": "name", "think": "seconds"}
    _add_options(command, spoken, "play", values | {"seed": "number", "save": "file"})
    _add_option_of_game(command, spoken, "play")
    resume = spoken("cli-play-resume")
    command.add_argument("--resume", metavar=_value("file", spoken), nargs="?", const="", help=resume)
    command.below = lambda: "\n\n".join([_bots(spoken), *(_options(name, spoken.language) for name in GAMES)])


def _value(kind: str, spoken: Words) -> str:
    """What stands in a help text for a value that is typed."""
    return spoken(f"cli-value-{kind}")


def _add_options(command: _Parser, spoken: Words, name: str, values: Mapping[str, str]) -> None:
    """Options of a command, each with the kind of its value."""
    for option, kind in values.items():
        command.add_argument(f"--{option}", metavar=_value(kind, spoken), help=spoken(f"cli-{name}-{option}"))


def _add_option_of_game(command: _Parser, spoken: Words, name: str) -> None:
    value = _value("option", spoken)
    command.add_argument("--option", metavar=value, action="append", help=spoken(f"cli-{name}-option"))


def _bots(spoken: Words) -> str:
    """The bots, each with what it does."""
    return "\n".join([spoken("cli-bots"), *(_value_line(name, spoken(kind.about)) for name, kind in BOTS.items())])


def _options(name: str, language: str) -> str:
    """A game's options, each with its values and what they mean."""
    spoken = words(name, language)
    lines = [spoken("cli-play-epilog", title=spoken(f"{name}-title"))]
    for option in load_game(name).options.choices:
        lines.append(f"  {spoken(f'option-{option.name}')}:")
        lines += [_value_line(value, meaning) for value, meaning in option_values(option, spoken).items()]
    return "\n".join(lines)


def _value_line(value: str, meaning: str) -> str:
    """A value and its meaning; below it, if the value is long."""
    gap = " " if len(value) <= _VALUE_WIDTH else f"\n{'':{_VALUE_WIDTH + 5}}"
    return f"    {value:<{_VALUE_WIDTH}}{gap}{meaning}"


def option_values(option: Option, spoken: Words) -> dict[str, str]:
    """All that can be typed for an option, with what it means; N for any number of a long range."""
    message = f"option-{option.name}"
    numbers = ["N"] if isinstance(option.numbers, range) else option.numbers
    return {f"{option.name}={word}": spoken(f"{message}.{word}") for word in option.words} | {
        f"{option.name}={number}": spoken(f"{message}.number", number=number) for number in numbers
    }


def _add_replay(command: _Parser, spoken: Words) -> None:
    command.add_argument("file", metavar=_value("file", spoken), help=spoken("cli-replay-file"))
    command.add_argument("--all", action="store_true", help=spoken("cli-replay-all"))


def _add_game(command: _Parser, spoken: Words) -> None:
    value = _value("game", spoken)
    command.add_argument("game", metavar=value, nargs="?", default=GAMES[0], help=spoken("cli-one-game"))


def _add_compile(command: _Parser, spoken: Words) -> None:
    command.add_argument("game", metavar=_value("game", spoken), nargs="*", help=spoken("cli-compile-games"))


def _add_arena(command: _Parser, spoken: Words) -> None:
    command.add_argument("game", metavar=_value("game", spoken), nargs="?", help=spoken("cli-arena-game"))
    values = {"bots": "names", "games": "number", "seed": "number", "think": "seconds", "iterations": "number"}
    _add_options(command, spoken, "arena", values | {"workers": "number", "replay": "number", "report": "file"})
    _add_option_of_game(command, spoken, "arena")
    command.add_argument("--json", action="store_true", help=spoken("cli-arena-json"))
    command.below = lambda: _bots(spoken)


def _add_serve(command: _Parser, spoken: Words) -> None:
    _add_options(command, spoken, "serve", {"data": "folder", "host": "address", "port": "number", "public-url": "url"})
    command.add_argument("--open", action="store_true", help=spoken("cli-serve-open"))


COMMANDS: dict[str, Callable[[_Parser, Words], None]] = {
    "play": _add_play,
    "serve": _add_serve,
    "replay": _add_replay,
    "rulings": _add_game,
    "describe": _add_game,
    "compile": _add_compile,
    "arena": _add_arena,
}
