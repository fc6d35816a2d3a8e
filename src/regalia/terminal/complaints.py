"""What argparse says about a command line, as a problem in the reader's language.

Argparse has no codes for what is wrong, only English sentences, which it passes through gettext: for that it would need
compiled catalogues for the whole process. So they are known by their form. A test walks all sentences of the argparse
that is installed and fails on one that is not known here.
"""

import re

from regalia.errors import quoted
from regalia.terminal.problem import Problem

_CHOICE = r"invalid choice: (?P<given>.+?)(?:, maybe you meant .+\?)? \(choose from (?P<choices>.+)\)"
_FORMS = (
    (re.compile(r"the following arguments are required: (?P<wanted>.+)"), "problem-argument-missing"),
    (re.compile(r"unrecognized arguments: (?P<unknown>.+)", re.DOTALL), "problem-argument-unknown"),
    (re.compile(r"argument (?P<name>.+): expected one argument"), "problem-value-missing"),
    (
        re.compile(r"argument (?P<name>.+): ignored explicit argument (?P<given>.+)", re.DOTALL),
        "problem-value-needless",
    ),
    (re.compile(rf"argument \{{.*\}}: {_CHOICE}", re.DOTALL), "problem-command"),
    (re.compile(rf"argument --lang: {_CHOICE}", re.DOTALL), "problem-language"),
)


def complaint(message: str) -> Problem:
    """The problem behind a sentence of argparse; quoted as it is if it is none that our commands can get."""
    for form, name in _FORMS:
        if found := form.fullmatch(message):
            return Problem(name, **_arguments(found.groupdict()))
    return Problem("problem-usage", detail=message)


def _arguments(found: dict[str, str]) -> dict[str, str]:
    """What stands in the sentence: some Pythons put choices in quotation marks, and none shortens what was typed."""
    if "choices" in found:
        found["choices"] = found["choices"].replace("'", "")
    if "unknown" in found:
        found["unknown"] = quoted(found["unknown"])
    return found
