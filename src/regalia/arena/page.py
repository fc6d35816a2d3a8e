"""The parts of an HTML page, with every text escaped."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files


def page(language: str, title: str, parts: Iterable[str]) -> str:
    """A page that needs nothing from anywhere else."""
    style = files("regalia.arena").joinpath("report.css").read_text("utf-8")
    body = "\n".join(parts)
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
{body}
</main>
</body>
</html>
"""


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    rows = "\n".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in pairs)
    return f"<dl>\n{rows}\n</dl>"


def table(label: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; the first cell of each row is its name. On a small screen it can be moved aside."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "\n".join(_row(row) for row in rows)
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(label)}"><table>\n'
        f"<thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>"
    )


def _row(cells: Sequence[str]) -> str:
    rest = "".join(f"<td>{escape(cell)}</td>" for cell in cells[1:])
    return f'<tr><th scope="row">{escape(cells[0])}</th>{rest}</tr>'


def named(title: str, svg: str) -> str:
    """A plot that is one of several."""
    return f"<figure>\n<h3>{escape(title)}</h3>\n{svg}\n</figure>"


def explained(svg: str, caption: str) -> str:
    """A plot that stands alone."""
    return f"<figure>\n{svg}\n<figcaption>{escape(caption)}</figcaption>\n</figure>"


def plots(figures: Iterable[str]) -> str:
    drawn = "\n".join(figures)
    return f'<div class="plots">\n{drawn}\n</div>'
