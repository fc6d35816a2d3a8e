"""The rulings of a game, each with where it is enforced and tested."""

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from regalia.rulings import Ruling
from regalia.words import Words


def show_rulings(console: Console, rulings: Iterable[Ruling], words: Words) -> None:
    for ruling in rulings:
        title = words(f"ruling-{ruling.name}.title")
        console.print(Text.assemble((f"{ruling.name}  {title}. ", "bold"), words.say(ruling.sentence)))
        for function in ruling.functions:
            console.print(Text(words("ruling-function", function=function), "dim"), soft_wrap=True)
        for test in ruling.tests:
            console.print(Text(words("ruling-test", test=test), "dim"), soft_wrap=True)
