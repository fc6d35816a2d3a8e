"""A plain page until the client is there: it lists the open tables."""

from collections.abc import Sequence
from html import escape

from regalia.server.wire.messages import OpenTable

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Regalia</title>
<h1>Regalia</h1>
<h2>Open tables</h2>
<ul>{tables}</ul>
<p>Programs find everything under <a href="/api/openapi.json">/api</a>. In a terminal: <code>regalia play</code>.</p>
</html>
"""


def page(tables: Sequence[OpenTable]) -> str:
    return _PAGE.format(tables="".join(map(_item, tables)) or "<li>none</li>")


def _item(table: OpenTable) -> str:
    names = ", ".join(seat.name for seat in table.seats if seat.name)
    return f"<li>{escape(table.game)}, {len(table.seats)} seats: {escape(names)} ({escape(table.code)})</li>"
