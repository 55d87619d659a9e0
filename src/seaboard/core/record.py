"""Records: declared once, two forms. Interpreted rules work on a light Python object of ints and lists; compiled
rules work on the NumPy record of the same fields. Both have the same names, so the rules' text is the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

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


class Record:
    """A flat record: each field an integer (`"i1"`) or a one-dimensional array of them (`("i1", 50)`)."""

    def __init__(self, name: str, **fields: str | tuple[str, int]) -> None:
        self.name = name
        self.fields = {k: (v, 0) if isinstance(v, str) else v for k, v in fields.items()}
        for field, (code, _) in self.fields.items():
            if code not in RANGES:
                raise TypeError(f"{name}.{field}: unknown integer type {code!r}")
        self.scalars = tuple(k for k, (_, n) in self.fields.items() if not n)
        self.arrays = tuple((k, n) for k, (_, n) in self.fields.items() if n)
        self.type: type[Any] = type(name, (), {"__slots__": tuple(self.fields)})

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The NumPy form. NumPy is imported only here: a table in the terminal never needs it."""
        import numpy as np

        columns = [(k, code, (n,)) if n else (k, code) for k, (code, n) in self.fields.items()]
        return np.dtype(columns, align=True)

    def new(self) -> Any:
        """A Python object with every field zero."""
        record = self.type()
        for field in self.scalars:
            setattr(record, field, 0)
        for field, length in self.arrays:
            setattr(record, field, [0] * length)
        return record

    @cached_property
    def copy(self) -> Callable[[Any], Any]:
        """Makes an independent copy of a Python object of this record. Written out field by field, since every step of
        every game needs a copy and a loop with `setattr` takes four times as long."""
        scalars = [f"    twin.{field} = record.{field}" for field in self.scalars]
        arrays = [f"    twin.{field} = record.{field}[:]" for field, _ in self.arrays]
        text = "\n".join(["def copy(record):", "    twin = type()", *scalars, *arrays, "    return twin"])
        space: dict[str, Any] = {"type": self.type}
        exec(text, space)
        made: Callable[[Any], Any] = space["copy"]
        return made

    def same(self, a: Any, b: Any) -> bool:
        """Whether two Python objects of this record hold the same values."""
        return all(getattr(a, field) == getattr(b, field) for field in self.fields)

    def check(self, record: Any) -> None:
        """Raise OverflowError if a value would wrap in the NumPy form, ValueError if an array changed length."""
        for field, (code, length) in self.fields.items():
            value = getattr(record, field)
            low, high = RANGES[code]
            if length and len(value) != length:
                raise ValueError(f"{self.name}.{field} has {len(value)} places, not {length}")
            for number in value if length else (value,):
                if not low <= number <= high:
                    raise OverflowError(f"{self.name}.{field} = {number} does not fit {code}")

    def pack(self, record: Any) -> npt.NDArray[Any]:
        """The NumPy form as a one-element array: compiled entry points take arrays, as a record costs 4.5 us a call."""
        import numpy as np

        self.check(record)
        packed = np.zeros(1, self.dtype)
        for field in self.fields:
            packed[field][0] = getattr(record, field)
        return packed

    def unpack(self, packed: npt.NDArray[Any], index: int = 0) -> Any:
        """The Python form of one element of a packed array."""
        record = self.type()
        for field in self.fields:
            setattr(record, field, packed[field][index].tolist())
        return record
