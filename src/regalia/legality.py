"""What is legal, and what stands in the way of the rest: both from the same two predicates of a game."""

from typing import Any

from regalia.contract import Rules
from regalia.kernel import State, has, rule
from regalia.schema import Actions, Values


class Legality:
    """The two rules derived from a game's own (see `contract`): they cannot disagree."""

    def __init__(self, rules: Rules[Any], actions: Actions) -> None:
        first, verb_of = actions.first, actions.verb

        @rule
        def legal(s: State, seat: int, out: Values) -> int:
            """Write the code of every legal action of a seat; return how many there are."""
            if not has(rules.actors(s), seat):
                return 0
            found = 0
            for verb in range(len(first) - 1):
                if rules.refuse_verb(s, seat, verb) == 0:
                    for action in range(first[verb], first[verb + 1]):
                        if rules.refuse_choice(s, seat, verb, action) == 0:
                            out[found] = action
                            found += 1
            return found

        @rule
        def refuse(s: State, seat: int, action: int) -> int:
            """0 if the action is legal now, otherwise the number of the ruling in the way."""
            if not has(rules.actors(s), seat):
                return rules.OUT_OF_TURN
            verb = verb_of[action]
            ruling = rules.refuse_verb(s, seat, verb)
            return ruling if ruling != 0 else rules.refuse_choice(s, seat, verb, action)

        self.legal, self.refuse = legal, refuse
