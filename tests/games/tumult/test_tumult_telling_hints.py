"""What Tumult Royale says is expected of whom."""

from collections.abc import Callable

import pytest

from regalia import Match
from tests.games.tumult.saying import TELLING, Said, in_both_persons
from tests.games.tumult.table import table
from tests.games.tumult.test_tumult_refusals import erecting, paying, placing, revealing, robbing, waiting

HINTS: dict[str, tuple[Callable[[], Match], Said, Said]] = {
    "first statue": (
        lambda: erecting("erect b2"),
        ("Place your first statue on a pasture.", "Ada places the first statue."),
        ("Stelle deine erste Statue auf eine Wiese.", "Ada stellt die erste Statue auf."),
    ),
    "ready": (
        lambda: table(phase="ready", ranks=[1, 0]),
        ("Taxes are about to be collected: say when you are ready.", "Ada is to say ready."),
        ("Gleich werden Steuern eingetrieben: Sag, wenn du bereit bist.", "Ada soll sich bereit melden."),
    ),
    "start": (
        lambda: waiting("1: ready"),
        ("All others are ready: turn the hourglass.", "Ada turns the hourglass."),
        ("Alle anderen sind bereit: Dreh die Sanduhr um.", "Ada dreht die Sanduhr um."),
    ),
    "hourglass": (
        robbing,
        ("Rob: lift a tile, keep it or put it back, before the sand is out.", "Ada collects taxes."),
        (
            "Plündere: Hebe ein Plättchen auf, behalte es oder leg es zurück, bevor der Sand durch ist.",
            "Ada treibt Steuern ein.",
        ),
    ),
    "turns": (
        lambda: robbing("lift 0; return", taxes="turns", moves=[11, 0, 0, 0]),
        ("Lift a tile (1 lift left), or rob no more.", "Ada lifts a tile or robs no more."),
        (
            "Hebe ein Plättchen auf (noch 1 Mal) oder plündere nicht mehr.",
            "Ada hebt ein Plättchen auf oder plündert nicht mehr.",
        ),
    ),
    "budget": (
        lambda: robbing("0: lift 0; 0: return", taxes="budget"),
        ("Lift tiles and keep them or put them back; you have 24 hand movements left.", "Ada collects taxes."),
        (
            "Hebe Plättchen auf und behalte sie oder leg sie zurück; du hast noch 24 Handgriffe.",
            "Ada treibt Steuern ein.",
        ),
    ),
    "a tile in hand": (
        lambda: robbing("0: lift 3"),
        ("Keep tile 4, which is in your hand, or put it back.", "Ada looks at a tile."),
        ("Behalte Plättchen 4 aus deiner Hand oder leg es zurück.", "Ada sieht ein Plättchen an."),
    ),
    "a tile in hand late": (
        lambda: robbing("0: lift 3; clock: sand"),
        ("The sand is out: keep tile 4, which is in your hand, or put it back.", "Ada looks at a tile."),
        ("Der Sand ist durch: Behalte Plättchen 4 aus deiner Hand oder leg es zurück.", "Ada sieht ein Plättchen an."),
    ),
    "placing": (
        placing,
        ("Place a statue on a field, or pass.", "Ada places a statue or passes."),
        ("Stelle eine Statue auf ein Feld oder passe.", "Ada stellt eine Statue auf oder passt."),
    ),
    "paying": (
        lambda: paying("a2", "b1"),
        (
            "Lay tiles; still missing: 1 marble. What goes beyond the price wins supporters.",
            "Ada pays for a field.",
        ),
        (
            "Lege Plättchen; noch offen: 1 Marmor. Was über den Preis geht, bringt Gefolgsleute.",
            "Ada zahlt für ein Feld.",
        ),
    ),
    "revealing": (
        lambda: revealing(players=4),
        ("Turn up 2 regions; they open with the next round.", "Ada turns up regions."),
        ("Decke 2 Gebiete auf; sie öffnen sich mit der nächsten Runde.", "Ada deckt Gebiete auf."),
    ),
}


@pytest.mark.parametrize("name", HINTS)
def test_what_is_expected_is_said_in_both_persons(name: str) -> None:
    make, english, german = HINTS[name]
    match = make()
    assert 0 in match.actors
    assert in_both_persons(TELLING.expected(match.hidden(0), 0)) == (english, german)
