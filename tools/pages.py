"""Write the derived tables of each game's page (README.md) anew; with --check only say whether they are fresh."""

import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import regalia
from regalia.game import Game, load_game
from regalia.rulings import ruling_sentence
from regalia.schema import Option
from regalia.words import words


def rulings(game: Game) -> list[str]:
    spoken = words(game.name)
    return [f"- **{name}** {spoken.say(ruling_sentence(game.name, name))}" for name in game.rulings]


def options(game: Game) -> list[str]:
    rows = [
        f"| `{name}` | {option} | {option.default if isinstance(option, Option) else 'ours'} "
        f"| {option.ruling}: {option.meaning} |"
        for name, option in game.options.options.items()
    ]
    return ["| option | values | default | meaning |", "|---|---|---|---|", *rows]


def actions(game: Game) -> list[str]:
    rows = []
    for verb, action in enumerate(game.actions.actions):
        arguments = ", ".join(f"`{name}`: {domain}" for name, domain in action.arguments.items())
        codes = f"{game.actions.first[verb]}-{game.actions.first[verb + 1] - 1}"
        rows.append(f"| `{action.name}` | {arguments.replace(' | ', ', ')} | {codes} | {action.meaning} |")
    return ["| type | arguments | codes | meaning |", "|---|---|---|---|", *rows]


def observation(game: Game) -> list[str]:
    rows = []
    for name, field in game.layout.fields.items():
        if not (field.secret or field.transient):
            shape = " x ".join(map(str, field.shape))
            rows.append(f"| `{name}` | {shape} | {str(field.domain).replace(' | ', ', ')} | {field.meaning} |")
    return ["| field | shape | values | meaning |", "|---|---|---|---|", *rows]


TABLES: dict[str, Callable[[Game], list[str]]] = {
    "rulings": rulings,
    "options": options,
    "actions": actions,
    "observation": observation,
}


def renewed(page: str, game: Game) -> str:
    for name, table in TABLES.items():
        before, start, rest = page.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition("<!-- end -->")
        assert end, f"the page of {game.name} has no place for its {name}"
        page = before + start + "\n".join([*table(game), end]) + after
    return page


def main(*, check: bool) -> int:
    stale = 0
    for name in regalia.GAMES:
        path = Path(str(files(f"regalia.games.{name}") / "README.md"))
        page = path.read_text("utf-8")
        fresh = renewed(page, load_game(name))
        if page != fresh:
            stale += 1
            print(f"{path.name} of {name}: {'stale, run make pages' if check else 'written anew'}")
            if not check:
                path.write_text(fresh, "utf-8")
    return stale if check else 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv))
