"""What bots at tables are called: names of our own, the same in every language."""

_NAMES = {
    "feminine": ("Adela", "Beatrix", "Clotilda", "Edith", "Isolde", "Mathilda", "Rosamund", "Theodora"),
    "masculine": ("Alaric", "Berengar", "Conrad", "Edmund", "Leopold", "Odo", "Roland", "Theobald"),
}


def bot_name(seat: int, title: str) -> str:
    """The name of the bot in a seat: no two at a table have the same."""
    return _NAMES[title][seat]
