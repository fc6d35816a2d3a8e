"""The games: a folder each, met through `regalia.game`."""
