"""Records: what a class with annotations becomes, as an object, as bytes and for NumPy."""

import pickle
from typing import Annotated

import pytest

from seaboard.core.record import I1, I2, Record, record


@record
class Thing(Record):
    """A thing with a few fields."""

    size: I1
    depth: I2
    marks: Annotated[list[int], "i1", 3]


def make(size: int = 0, depth: int = 0, marks: tuple[int, int, int] = (0, 0, 0)) -> Thing:
    thing = Thing()
    thing.size, thing.depth, thing.marks = size, depth, list(marks)
    return thing


def test_both_forms_hold_the_same_values() -> None:
    thing = make(7, -300, (1, -2, 3))
    assert Thing.unpack(thing.pack()) == thing


def test_a_copy_shares_nothing() -> None:
    thing = make(marks=(1, 2, 3))
    twin = thing.copy()
    assert twin == thing
    twin.marks[0] = 9
    assert twin != thing


def test_a_record_can_be_pickled_and_printed() -> None:
    thing = make(7, 0, (0, 2, 0))
    assert pickle.loads(pickle.dumps(thing)) == thing
    assert repr(thing) == "Thing(size=7, marks=[0, 2, 0])"
    assert thing != "Thing"


@pytest.mark.parametrize("thing", [make(size=128), make(depth=40_000), make(marks=(0, 0, -129))])
def test_values_that_would_wrap_are_refused(thing: Thing) -> None:
    with pytest.raises(OverflowError, match="does not fit"):
        thing.pack()


def test_an_array_that_grew_is_refused() -> None:
    thing = Thing()
    thing.marks.append(1)
    with pytest.raises(ValueError, match="marks has 4 places, not 3"):
        thing.pack()


def test_a_record_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        Thing().colour = 1  # type: ignore[attr-defined]


def test_unknown_integer_types_are_refused() -> None:
    with pytest.raises(TypeError, match=r"Odd.x: unknown integer type 'f8'"):

        @record
        class Odd(Record):
            x: Annotated[float, "f8"]
