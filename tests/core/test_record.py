import pytest

from seaboard.core.record import Record

THING = Record("Thing", size="i1", depth="i2", marks=("i1", 3))


def make(size: int = 0, depth: int = 0, marks: tuple[int, int, int] = (0, 0, 0)) -> object:
    thing = THING.new()
    thing.size, thing.depth, thing.marks = size, depth, list(marks)
    return thing


def test_both_forms_hold_the_same_values() -> None:
    thing = make(7, -300, (1, -2, 3))
    assert THING.same(THING.unpack(THING.pack(thing)), thing)


def test_a_copy_shares_nothing() -> None:
    thing = make(marks=(1, 2, 3))
    twin = THING.copy(thing)
    twin.marks[0] = 9
    assert not THING.same(twin, thing)


@pytest.mark.parametrize("thing", [make(size=128), make(depth=40_000), make(marks=(0, 0, -129))])
def test_values_that_would_wrap_are_refused(thing: object) -> None:
    with pytest.raises(OverflowError, match="does not fit"):
        THING.pack(thing)


def test_an_array_that_grew_is_refused() -> None:
    thing = THING.new()
    thing.marks.append(1)
    with pytest.raises(ValueError, match="marks has 4 places, not 3"):
        THING.pack(thing)


def test_a_record_has_no_other_fields() -> None:
    thing = THING.new()
    with pytest.raises(AttributeError):
        thing.colour = 1


def test_unknown_integer_types_are_refused() -> None:
    with pytest.raises(TypeError, match=r"Odd.x: unknown integer type 'f8'"):
        Record("Odd", x="f8")
