"""The rulings by number, for `refuse`. Their sentences are in `en.ftl` and `de.ftl`."""

RULINGS = tuple(f"C{number}" for number in range(1, 22))

ALLOWED = 0
C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21 = range(1, 22)
