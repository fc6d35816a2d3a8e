"""Random numbers, masks and the story: the ground of every game."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from regalia.game import stream
from regalia.kernel import (
    EVERYONE,
    WORD,
    State,
    below,
    bit,
    change_stream,
    forget_events,
    has,
    hide_shared,
    pick_seat,
    random_word,
    shuffle,
    tell,
    threefry,
)
from regalia.schema import Array, Layout

# Random123, kat_vectors, threefry4x32 with 20 rounds: counter, key, block
KNOWN_ANSWERS = [
    (
        "00000000 00000000 00000000 00000000",
        "00000000 00000000 00000000 00000000",
        "9c6ca96a e17eae66 fc10ecd4 5256a7d8",
    ),
    (
        "ffffffff ffffffff ffffffff ffffffff",
        "ffffffff ffffffff ffffffff ffffffff",
        "2a881696 57012287 f6c7446e a16a6732",
    ),
    (
        "243f6a88 85a308d3 13198a2e 03707344",
        "a4093822 299f31d0 082efa98 ec4e6c89",
        "59cd1dbb b8879579 86b5d00c ac8b6d84",
    ),
]


def numbers(text: str) -> list[int]:
    return [int(word, 16) for word in text.split()]


def state(players: int = 2) -> Array:
    records = Layout(State).blank()
    records[0].players = players
    records[0].telling = 1
    return records


@pytest.mark.parametrize(("counter", "key", "block"), KNOWN_ANSWERS)
def test_threefry_gives_the_known_answers(counter: str, key: str, block: str) -> None:
    out = np.zeros(4, np.int64)
    c0, c1, c2, c3 = numbers(counter)
    threefry(np.array(numbers(key), np.int64), c0, c1, c2, c3, out)
    assert out.tolist() == numbers(block)


def test_words_come_block_by_block_from_key_stream_and_count() -> None:
    s = stream(5)[0]
    expected = np.zeros(4, np.int64)
    threefry(s.random_key, 1, 0, 0, 0, expected)
    words = [random_word(s) for _ in range(8)]
    assert words[4:] == expected.tolist()


def test_the_count_of_words_passes_32_bits() -> None:
    s = stream(1)[0]
    s.random_drawn = (WORD + 1) * 4
    expected = np.zeros(4, np.int64)
    threefry(s.random_key, 0, 1, 0, 0, expected)
    assert random_word(s) == expected[0]


def test_every_face_of_a_die_is_equally_likely() -> None:
    s, rolls = stream(2)[0], 60_000
    seen = Counter(below(s, 6) for _ in range(rolls))
    chi_square = sum((seen[face] - rolls / 6) ** 2 / (rolls / 6) for face in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom: one fair die in a thousand exceeds it, this key does not


def test_a_word_that_would_make_the_range_unfair_is_drawn_again() -> None:
    """With bound 6, 2**32 mod 6 = 4: a scaled word whose low half is below 4 must not count."""
    s = stream(1)[0]
    s.random_drawn = 1
    s.random_block[1], s.random_block[2] = 0, WORD
    assert below(s, 6) == 5
    assert s.random_drawn == 3


def test_bounds_up_to_31_bits_are_reached_and_never_passed() -> None:
    s, bound = stream(3)[0], (1 << 31) - 1
    drawn = [below(s, bound) for _ in range(1000)]
    assert max(drawn) < bound
    assert max(drawn) > bound * 0.99


def test_every_draw_counts_as_a_reveal() -> None:
    s = stream(1)[0]
    below(s, 6)
    below(s, 6)
    assert s.revealed == 2


def test_shuffles_reach_every_order_equally_often() -> None:
    s, orders = stream(4)[0], Counter[tuple[int, ...]]()
    for _ in range(12_000):
        items = np.arange(4, dtype=np.int32)
        shuffle(s, items, 4)
        orders[tuple(items.tolist())] += 1
    assert len(orders) == 24
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 49.7  # 23 degrees, one in a thousand


def test_a_shuffle_leaves_the_items_beyond_its_count_alone() -> None:
    items = np.arange(6, dtype=np.int32)
    shuffle(stream(1)[0], items, 3)
    assert items.tolist()[3:] == [3, 4, 5]


def test_a_seat_is_picked_from_a_mask_each_equally_likely_and_without_a_draw_if_alone() -> None:
    s = stream(6)[0]
    assert pick_seat(s, 0b01000) == 3
    assert s.random_drawn == 0
    seen = Counter(pick_seat(s, 0b10110) for _ in range(3000))
    assert set(seen) == {1, 2, 4}
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 13.8  # 2 degrees, one in a thousand


def test_another_stream_gives_other_words_from_the_same_key() -> None:
    one, two = stream(1)[0], stream(1)[0]
    for s in (one, two):
        random_word(s)
    change_stream(two, 1)
    assert [random_word(one) for _ in range(8)] != [random_word(two) for _ in range(8)]
    assert two.random_drawn == 12, "the rest of the old block is left"


def test_masks_are_64_bits_wide() -> None:
    narrow: Any = np.int32(40)
    assert bit(narrow) == 1 << 40
    assert has(bit(40), 40)
    assert not has(bit(40), 8)


def test_events_are_told_in_order_and_forgotten_without_a_trace() -> None:
    records = state()
    untold = records.tobytes()
    tell(records[0], 3, EVERYONE, 1, 2)
    tell(records[0], 4, bit(1), 5)
    assert records[0].event_count == 2
    assert records[0].events[0].tolist() == [1, 2, 0, 0, 0, 0, 0, EVERYONE, 3]
    forget_events(records[0])
    assert records.tobytes() == untold


def test_a_simulation_tells_nothing() -> None:
    records = state()
    records[0].telling = 0
    tell(records[0], 3, EVERYONE)
    assert records[0].event_count == 0


def test_more_events_than_the_record_holds_are_an_error_of_ours() -> None:
    records = state()
    for _ in range(len(records[0].events)):
        tell(records[0], 1, EVERYONE)
    with pytest.raises(AssertionError):
        tell(records[0], 1, EVERYONE)


def test_each_seat_sees_only_the_events_meant_for_it() -> None:
    for seat, kinds in ((0, [1, 2, 4]), (1, [1, 3, 4]), (-1, [1, 4])):
        records = state()
        for kind, audience in ((1, EVERYONE), (2, bit(0)), (3, bit(1)), (4, EVERYONE)):
            tell(records[0], kind, audience)
        hide_shared(records[0], seat)
        told = records[0].event_count
        assert records[0].events[:told, -1].tolist() == kinds
        assert not records[0].events[told:].any()


def test_hiding_blanks_the_random_state() -> None:
    records = state()
    records[0].random_key = [1, 2, 3, 4]
    below(records[0], 6)
    change_stream(records[0], 7)
    hide_shared(records[0], 0)
    for name in ("random_key", "random_block", "random_stream", "random_drawn"):
        assert not np.any(records[0][name])
