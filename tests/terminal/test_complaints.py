"""What is wrong with a command line is said in the reader's language, whatever sentence argparse has for it."""

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.terminal.arguments import language_of, parser
from regalia.terminal.problem import Problem
from regalia.words import LANGUAGES, words

# sentences of argparse about a command line of ours, each with one that is answered so
SAID = {
    "the following arguments are required: %s": "replay",
    "unrecognized arguments: %s": "play --what",
    "expected one argument": "play --seed",
    "ignored explicit argument %r": "arena --json=yes",
    "invalid choice: %(value)r (choose from %(choices)s)": "dance",
}
# what is only a part of those, a heading, or about parsers that are made wrongly
NO_COMPLAINTS = {
    "argument %(argument_name)s: %(message)s", "%(prog)s: error: %(message)s\n", "%(prog)s: warning: %(message)s\n",
    "usage: ", "positional arguments", "options", "subcommands", "show this help message and exit",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)",
    ".__call__() not defined", "'required' is an invalid argument for positionals", "%r is not callable",
    "mutually exclusive arguments must be optional", "cannot merge actions - two groups are named %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "dest= is required for options like %r", "invalid conflict_resolution value: %r",
    "cannot have multiple subparser arguments", "conflicting subparser: %s", "conflicting subparser alias: %s",
    "conflicting option string: %s", "conflicting option strings: %s", "unexpected option string: %s",
}  # fmt: skip
# what no parser of ours makes use of, with how that would be seen
UNUSED = {
    "ambiguous option: %(option)s could match %(matches)s": "abbreviations",
    "expected at most one argument": "counts",
    "expected at least one argument": "counts",
    "expected %s argument": "counts",
    "expected %s arguments": "counts",
    "invalid %(type)s value: %(value)r": "types",
    "can't open '%(filename)s': %(error)s": "types",
    'argument "-" with mode %r': "types",
    "not allowed with argument %s": "groups",
    "one of the arguments %s is required": "groups",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "commands without choices",
    "option '%(option)s' is deprecated": "deprecation",
    "argument '%(argument_name)s' is deprecated": "deprecation",
    "command '%(parser_name)s' is deprecated": "deprecation",
}


def sentences() -> Iterator[str]:
    """All that this argparse passes through gettext."""
    for node in ast.walk(ast.parse(Path(argparse.__file__).read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
            found = [
                part.value for argument in node.args for part in ast.walk(argument) if isinstance(part, ast.Constant)
            ]
            yield from (text for text in found if isinstance(text, str) and text not in ("title", "description"))


def parsers(whole: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield whole
    for action in whole._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.values()


def read(words: list[str], language: str) -> None:
    language_of(words)
    parser(language).parse_args(words)


def test_every_sentence_of_argparse_is_known() -> None:
    found = {*sentences()}
    assert len(found) > 20
    assert found - {*SAID} - NO_COMPLAINTS - {*UNUSED} == set()


def test_no_parser_can_complain_of_what_is_not_translated() -> None:
    for each in parsers(parser("en")):
        assert not each.allow_abbrev
        assert not each._mutually_exclusive_groups
        for action in each._actions:
            assert action.type is None
            assert action.nargs in (None, 0, "?", "*", "A...")
            assert not getattr(action, "deprecated", False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [*SAID.values(), "play --lang", "play --lang fr", "play\nx", "--lang=", "-hx"])
def test_what_can_be_wrong_is_said_in_the_readers_language(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    with pytest.raises(Problem) as caught:
        read(command.split(" "), language)
    assert caught.value.message != "problem-usage"
    said = words(None, language)(caught.value.message, **caught.value.arguments)
    assert not re.search("argument|choice|expected" if language == "de" else r"%|\{", said)


def test_a_command_that_argparse_guesses_at_is_quoted_without_the_guess() -> None:
    asked = parser("en")
    with pytest.raises(Problem) as caught:
        asked.error("argument {play,serve}: invalid choice: 'pley', maybe you meant 'play'? (choose from play, serve)")
    assert caught.value.arguments == {"given": "'pley'", "choices": "play, serve"}
