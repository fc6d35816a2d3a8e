"""Regalia in the terminal, for any game: its own `terminal.py` draws, all else is here."""
