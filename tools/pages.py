"""Write the derived tables of each game's page (README.md) anew; with --check only say whether they are fresh."""

import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import regalia
from regalia.game import Game, game
from regalia.schema import Option
from regalia.words import words


def rulings(played: Game) -> list[str]:
    return [f"- **{name}** {words(played.name)(f'ruling-{name}')}" for name in played.rulings]


def options(played: Game) -> list[str]:
    rows = [
        f"| `{name}` | {option} | {option.default if isinstance(option, Option) else 'ours'} | {option.meaning} |"
        for name, option in played.options.options.items()
    ]
    return ["| option | values | default | meaning |", "|---|---|---|---|", *rows]


def actions(played: Game) -> list[str]:
    rows = []
    for verb, action in enumerate(played.actions.actions):
        arguments = ", ".join(f"`{name}`: {domain}" for name, domain in action.arguments.items())
        codes = f"{played.actions.first[verb]}-{played.actions.first[verb + 1] - 1}"
        rows.append(f"| `{action.name}` | {arguments.replace(' | ', ', ')} | {codes} | {action.meaning} |")
    return ["| type | arguments | codes | meaning |", "|---|---|---|---|", *rows]


def observation(played: Game) -> list[str]:
    rows = []
    for name, field in played.layout.fields.items():
        if not (field.secret or field.inner):
            shape = " x ".join(map(str, field.shape))
            rows.append(f"| `{name}` | {shape} | {str(field.domain).replace(' | ', ', ')} | {field.meaning} |")
    return ["| field | shape | values | meaning |", "|---|---|---|---|", *rows]


TABLES: dict[str, Callable[[Game], list[str]]] = {
    "rulings": rulings,
    "options": options,
    "actions": actions,
    "observation": observation,
}


def renewed(page: str, played: Game) -> str:
    for name, table in TABLES.items():
        before, start, rest = page.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition("<!-- end -->")
        assert end, f"the page of {played.name} has no place for its {name}"
        page = before + start + "\n".join([*table(played), end]) + after
    return page


def main(*, check: bool) -> int:
    stale = 0
    for name in regalia.GAMES:
        path = Path(str(files(f"regalia.games.{name}") / "README.md"))
        page = path.read_text("utf-8")
        fresh = renewed(page, game(name))
        if page != fresh:
            stale += 1
            print(f"{path.name} of {name}: {'stale, run make pages' if check else 'written anew'}")
            if not check:
                path.write_text(fresh, "utf-8")
    return stale if check else 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv))
