"""What the world that a search has come to is worth to each seat: its chance to win.

A settled position is judged by its traits: the odds of a seat are what its traits weigh together, and in some games
what a layer of units adds.
"""

import math
from typing import Any

from regalia.bots.memory import WORLD, Memory
from regalia.compiler import rule
from regalia.contract import Judging, Rules

THOUSAND = 1000  # WEIGHTS and HIDDEN_LAYER are in thousandths


class Valuing:
    """The rules of valuing, compiled for one game."""

    def __init__(self, rules: Rules[Any], judging: Judging[Any]) -> None:
        @rule
        def score(m: Memory) -> None:
            """The game is over: a win, shared by all who are first."""
            s = m.worlds[WORLD]
            rules.places(s, m.places)
            winners = 0
            for seat in range(s.players):
                winners += int(m.places[seat] == 1)
            for seat in range(s.players):
                m.values[seat] = 1.0 / winners if m.places[seat] == 1 else 0.0

        @rule
        def add_input(m: Memory, source: int, amount: int) -> None:
            """Add to every unit what comes from one source."""
            players = m.worlds[WORLD].players
            for unit in range(len(m.units)):
                m.units[unit] += judging.HIDDEN_LAYER[players, source, unit] * amount

        @rule
        def activate(m: Memory, reached: int, seat: int) -> None:
            """The input of every unit: the traits of a seat, and those of all others together."""
            _, stages, number = judging.WEIGHTS.shape
            for unit in range(len(m.units)):
                m.units[unit] = 0
            add_input(m, reached, 1)
            for trait in range(number):
                own, others = m.traits[seat, trait], 0
                for other in range(m.worlds[WORLD].players):
                    if other != seat:
                        others += m.traits[other, trait]
                if own != 0:
                    add_input(m, stages + trait, own)
                if others != 0:
                    add_input(m, stages + number + trait, others)

        @rule
        def log_odds(m: Memory, reached: int, seat: int) -> float:
            """How well a seat stands: what its traits weigh, and what the active units of the hidden layer add."""
            players = m.worlds[WORLD].players
            weighed, output = 0, 0
            for trait in range(judging.WEIGHTS.shape[2]):
                weighed += judging.WEIGHTS[players, reached, trait] * m.traits[seat, trait]
            activate(m, reached, seat)
            for unit in range(len(m.units)):
                output += max(0, m.units[unit]) * judging.HIDDEN_LAYER[players, -1, unit]
            return (weighed + output / THOUSAND) / THOUSAND

        @rule
        def judge(m: Memory, reached: int) -> None:
            """Each seat's chance to win, by the traits of the position."""
            s = m.worlds[WORLD]
            for seat in range(s.players):
                judging.traits(s, seat, m.traits[seat])
            most = -math.inf
            for seat in range(s.players):
                m.values[seat] = log_odds(m, reached, seat)
                most = max(most, m.values[seat])
            total = 0.0
            for seat in range(s.players):
                m.values[seat] = math.exp(m.values[seat] - most)  # at most 1: odds however long do not overflow
                total += m.values[seat]
            for seat in range(s.players):
                m.values[seat] /= total

        self.score, self.judge = score, judge
