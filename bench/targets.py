"""What the figures are meant to be. Information beside the table, never a reason to fail."""

from dataclasses import dataclass

EVERY_GAME = "every game"


@dataclass(frozen=True)
class Target:
    bound: float
    at_least: bool = False

    def met(self, value: float) -> bool:
        return value >= self.bound if self.at_least else value <= self.bound


def _of_a_game(decisions: int, record_size: int, cold_compilation: int) -> dict[str, Target]:
    return {
        "decisions": Target(decisions, at_least=True),
        "record copy": Target(200),
        "record size": Target(record_size),
        "match.play": Target(11),
        "match.legal": Target(4),
        "replay, an entry": Target(50),
        "replay, an entry of many undos": Target(50),
        "whole view": Target(50),
        "difference": Target(20),
        "warm start, CPU": Target(1),
        "cold compilation, CPU": Target(cold_compilation),
        "rules compiled cold": Target(1, at_least=True),
        "rules compiled warm": Target(0),
        "nodes": Target(20_000, at_least=True),
        "memory at most": Target(200),
        "budget used": Target(110),
    }


TARGETS = {
    EVERY_GAME: {
        "die": Target(20),
        "import, CPU": Target(1),
        "appends together, CPU": Target(20_000, at_least=True),
        "start": Target(3),
        "council moves": Target(1_500, at_least=True),
        "last view, p99": Target(50),
        "rush, last view, p99": Target(50),
        "end of the glass, latest": Target(20),
        "memory": Target(150),
        "memory beside tables at rest": Target(1.02),
        "beside bots, last view, p99": Target(50),
    },
    "court": _of_a_game(decisions=3_000_000, record_size=2000, cold_compilation=20),
    "council": _of_a_game(decisions=2_000_000, record_size=3000, cold_compilation=25),
    "tumult": _of_a_game(decisions=2_000_000, record_size=4000, cold_compilation=25),
}


def target(scope: str, name: str) -> Target | None:
    return TARGETS.get(scope, {}).get(name)
