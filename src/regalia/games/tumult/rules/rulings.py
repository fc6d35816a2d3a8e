"""The rulings by number, for `refuse`. Their sentences are in `en.ftl` and `de.ftl`."""

RULINGS = tuple(f"T{number}" for number in range(1, 24))

ALLOWED = 0
T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20, T21, T22, T23 = range(1, 24)
