"""Texts that are written past ASGI: their frames are those of the library."""

import pytest
from websockets.frames import Frame, Opcode

from regalia.server.wire.direct import _frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_the_frame_of_a_text_of_any_length_is_the_librarys(length: int) -> None:
    text = b"x" * length
    assert _frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
