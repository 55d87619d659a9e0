"""Records: a class with annotations, two forms. Interpreted rules work on light Python objects of ints and lists;
compiled rules work on the NumPy record of the same fields. Both have the same names, so the rules' text is the same.

    @record
    class State(Record):
        players: I1
        cell: Annotated[list[int], "i1", CELLS]  # what all have seen of each field

`layout` has the NumPy code and the length of every field (0: a single number).
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, get_type_hints

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

RANGES = {
    "i1": (-(2**7), 2**7 - 1),
    "u1": (0, 2**8 - 1),
    "i2": (-(2**15), 2**15 - 1),
    "u2": (0, 2**16 - 1),
    "i4": (-(2**31), 2**31 - 1),
    "i8": (-(2**63), 2**63 - 1),
}

CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "i8": "q"}
"""What `struct` calls them."""

I1 = Annotated[int, "i1"]
U1 = Annotated[int, "u1"]
I2 = Annotated[int, "i2"]
I8 = Annotated[int, "i8"]

R = TypeVar("R", bound="Record")


class Record:
    """What every record can do. Its fields come from the annotations of a class marked with `@record`."""

    __slots__ = ()
    layout: ClassVar[dict[str, tuple[str, int]]] = {}
    packing: ClassVar[struct.Struct] = struct.Struct("")

    def __init__(self) -> None:
        """Every field zero."""
        for field, (_, length) in self.layout.items():
            setattr(self, field, [0] * length if length else 0)

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The NumPy form. NumPy is imported only here: a table in the terminal never needs it."""
        import numpy as np

        return np.dtype([(k, code, (n,)) if n else (k, code) for k, (code, n) in cls.layout.items()], align=True)

    def copy(self) -> Self:
        """An independent copy. `record` replaces this by a function written out field by field, since every step of
        every game needs a copy and a loop takes four times as long."""
        raise NotImplementedError

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in self.layout)

    def __repr__(self) -> str:
        values = ((field, getattr(self, field)) for field in self.layout)
        filled = [f"{k}={v!r}" for k, v in values if (any(v) if isinstance(v, list) else v)]
        return f"{type(self).__name__}({', '.join(filled)})"

    def check(self) -> None:
        """Raise OverflowError if a value would wrap in the NumPy form, ValueError if an array changed length."""
        name = type(self).__name__
        for field, (code, length) in self.layout.items():
            value = getattr(self, field)
            low, high = RANGES[code]
            if length and len(value) != length:
                raise ValueError(f"{name}.{field} has {len(value)} places, not {length}")
            for number in value if length else (value,):
                if not low <= number <= high:
                    raise OverflowError(f"{name}.{field} = {number} does not fit {code}")

    def pack(self) -> npt.NDArray[Any]:
        """The NumPy form as a one-element array: compiled entry points take arrays, as a record costs 4.5 us a call."""
        import numpy as np

        self.check()
        packed = np.zeros(1, self.dtype())
        for field in self.layout:
            packed[field][0] = getattr(self, field)
        return packed

    @classmethod
    def unpack(cls, packed: npt.NDArray[Any], index: int = 0) -> Self:
        """The Python form of one element of a packed array."""
        unpacked = cls.__new__(cls)
        for field in cls.layout:
            setattr(unpacked, field, packed[field][index].tolist())
        return unpacked

    def to_bytes(self) -> bytes:
        """The bytes of the NumPy form, made without NumPy."""
        self.check()
        numbers: list[int] = []
        for field, (_, length) in self.layout.items():
            value = getattr(self, field)
            numbers += value if length else (value,)
        return self.packing.pack(*numbers)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The Python form of such bytes."""
        made, numbers, at = cls.__new__(cls), cls.packing.unpack(data), 0
        for field, (_, length) in cls.layout.items():
            setattr(made, field, list(numbers[at : at + length]) if length else numbers[at])
            at += length or 1
        return made


def record(cls: type[R]) -> type[R]:
    """Give an annotated class its layout, one slot for every field and a quick copy."""
    layout = {}
    for field, hint in get_type_hints(cls, include_extras=True).items():
        if field in Record.__annotations__:
            continue
        code, *length = getattr(hint, "__metadata__", ("?",))
        if code not in RANGES:
            raise TypeError(f"{cls.__name__}.{field}: unknown integer type {code!r}")
        layout[field] = (code, length[0] if length else 0)
    body = {k: v for k, v in vars(cls).items() if k not in ("__dict__", "__weakref__")}
    made: Any = type(cls.__name__, cls.__bases__, {**body, "__slots__": tuple(layout), "layout": layout})
    made.packing = _pack_by(layout)
    made.copy = _write_copy(made)
    return made  # type: ignore[no-any-return]


def _pack_by(layout: dict[str, tuple[str, int]]) -> struct.Struct:
    """How the bytes of a record lie: every field at a multiple of its width, and so the whole."""
    codes = "".join(f"{length or 1}{CODES[code]}" for code, length in layout.values())
    widest = max((CODES[code] for code, _ in layout.values()), key=struct.calcsize, default="b")
    return struct.Struct(f"@{codes}0{widest}")


def _write_copy(cls: type[R]) -> Any:
    lines = ["def copy(self):", "    twin = new(type(self))"]
    lines += [f"    twin.{field} = self.{field}{'[:]' if length else ''}" for field, (_, length) in cls.layout.items()]
    space: dict[str, Any] = {"new": cls.__new__}
    exec("\n".join([*lines, "    return twin"]), space)
    return space["copy"]
