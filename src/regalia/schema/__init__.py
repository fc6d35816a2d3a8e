"""Declarations from which everything else derives: the fields of a record, actions, events, options.

A declaration says once what a value may be. Its dtype, its JSON form (both ways, total), its range check and
its documentation all come from there.
"""

from regalia.schema.actions import Action, Actions, Asked
from regalia.schema.domains import Array, Domain, Integer, Json, Mask, Member, Subset, Values
from regalia.schema.events import Event, Events, Repeated
from regalia.schema.options import Figures, Option, Options
from regalia.schema.reasons import ALLOWED, GAME_OVER, NOT_YOUR_TURN, Reason, Reasons
from regalia.schema.record import EVERYBODY, NOBODY, OWNER, SOME, Field, Layout, field
from regalia.schema.shapes import COMPLETE, describe_shape
from regalia.schema.weights import units, weights

__all__ = [
    "ALLOWED",
    "COMPLETE",
    "EVERYBODY",
    "GAME_OVER",
    "NOBODY",
    "NOT_YOUR_TURN",
    "OWNER",
    "SOME",
    "Action",
    "Actions",
    "Array",
    "Asked",
    "Domain",
    "Event",
    "Events",
    "Field",
    "Figures",
    "Integer",
    "Json",
    "Layout",
    "Mask",
    "Member",
    "Option",
    "Options",
    "Reason",
    "Reasons",
    "Repeated",
    "Subset",
    "Values",
    "describe_shape",
    "field",
    "units",
    "weights",
]
