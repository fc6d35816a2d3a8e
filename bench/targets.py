"""What the figures are meant to be. Information beside the table, never a reason to fail."""

from dataclasses import dataclass

EVERY_GAME = "every game"


@dataclass(frozen=True)
class Target:
    bound: float
    at_least: bool = False

    def met(self, value: float) -> bool:
        return value >= self.bound if self.at_least else value <= self.bound


TARGETS = {
    EVERY_GAME: {
        "die": Target(20),
        "import, CPU": Target(1),
    },
    "court": {
        "decisions": Target(3_000_000, at_least=True),
        "record copy": Target(200),
        "record size": Target(2000),
        "warm start, CPU": Target(1),
        "cold compilation, CPU": Target(20),
        "rules compiled cold": Target(1, at_least=True),
        "rules compiled warm": Target(0),
    },
}


def target(scope: str, name: str) -> Target | None:
    return TARGETS.get(scope, {}).get(name)
