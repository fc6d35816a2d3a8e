"""What stops a command, as a message for the person who gave it."""


class Problem(Exception):
    """The name of a message and its arguments: the sentence is made in the reader's language."""

    def __init__(self, message: str, **arguments: object) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments
