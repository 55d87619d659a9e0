"""Doors from Python into a game's module: functions of Python's C interface, written in LLVM and optimised together
with the rules, so that a call costs what a call of any built-in costs. Only the stable interface is used.

A table is a `bytearray`, which is the `self` of its doors: a pointer to the box, the state, and room for a list."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

STATE_AT = 16
WITH_ONE, WITH_NONE = 0x0008, 0x0004  # METH_O, METH_NOARGS
DOORS = {"actor": WITH_NONE, "legal": WITH_NONE, "odds": WITH_NONE, "step": WITH_ONE}
NEEDS = (
    "PyByteArray_AsString",
    "PyErr_Occurred",
    "PyList_New",
    "PyList_SetItem",
    "PyLong_AsLongLong",
    "PyLong_FromLongLong",
)


def list_at(state_size: int) -> int:
    """Where the room for a list begins."""
    return STATE_AT + (state_size + 15) // 16 * 16


def table_size(state_size: int, most_actions: int) -> int:
    """How many bytes a table takes."""
    return list_at(state_size) + 8 * most_actions


def write_doors(state_size: int) -> str:
    """The text of all doors of a game."""
    listing = "\n".join(_write_listing(name, list_at(state_size)) for name in ("legal", "odds"))
    return f"""
declare ptr @PyByteArray_AsString(ptr)
declare ptr @PyErr_Occurred()
declare ptr @PyList_New(i64)
declare i32 @PyList_SetItem(ptr, i64, ptr)
declare i64 @PyLong_AsLongLong(ptr)
declare ptr @PyLong_FromLongLong(i64)
declare i64 @actor(ptr, ptr)
declare i64 @legal(ptr, ptr, ptr)
declare i64 @odds(ptr, ptr, ptr)
declare void @step(ptr, ptr, i64)

define ptr @door_actor(ptr %self, ptr %nothing) {{
  %table = call ptr @PyByteArray_AsString(ptr %self)
  %box = load ptr, ptr %table
  %state = getelementptr i8, ptr %table, i64 {STATE_AT}
  %who = call i64 @actor(ptr %box, ptr %state)
  %told = call ptr @PyLong_FromLongLong(i64 %who)
  ret ptr %told
}}

define ptr @door_step(ptr %self, ptr %given) {{
  %action = call i64 @PyLong_AsLongLong(ptr %given)
  %doubtful = icmp eq i64 %action, -1
  br i1 %doubtful, label %ask, label %go
ask:
  %error = call ptr @PyErr_Occurred()
  %failed = icmp ne ptr %error, null
  br i1 %failed, label %fail, label %go
go:
  %table = call ptr @PyByteArray_AsString(ptr %self)
  %box = load ptr, ptr %table
  %state = getelementptr i8, ptr %table, i64 {STATE_AT}
  call void @step(ptr %box, ptr %state, i64 %action)
  %who = call i64 @actor(ptr %box, ptr %state)
  %told = call ptr @PyLong_FromLongLong(i64 %who)
  ret ptr %told
fail:
  ret ptr null
}}
{listing}"""


def _write_listing(name: str, out_at: int) -> str:
    return f"""
define ptr @door_{name}(ptr %self, ptr %nothing) {{
start:
  %table = call ptr @PyByteArray_AsString(ptr %self)
  %box = load ptr, ptr %table
  %state = getelementptr i8, ptr %table, i64 {STATE_AT}
  %out = getelementptr i8, ptr %table, i64 {out_at}
  %n = call i64 @{name}(ptr %box, ptr %state, ptr %out)
  %list = call ptr @PyList_New(i64 %n)
  %made = icmp ne ptr %list, null
  %some = icmp sgt i64 %n, 0
  %go = and i1 %made, %some
  br i1 %go, label %next, label %done
next:
  %i = phi i64 [0, %start], [%following, %next]
  %at = getelementptr i64, ptr %out, i64 %i
  %number = load i64, ptr %at
  %boxed = call ptr @PyLong_FromLongLong(i64 %number)
  %set = call i32 @PyList_SetItem(ptr %list, i64 %i, ptr %boxed)
  %following = add i64 %i, 1
  %more = icmp slt i64 %following, %n
  br i1 %more, label %next, label %done
done:
  ret ptr %list
}}
"""


class Definition(ctypes.Structure):
    """PyMethodDef."""

    _fields_ = [
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    ]


def open_door(name: str, address: int) -> Callable[[bytearray], Callable[..., Any]]:
    """Gives the function of one door for a table. The definition must outlive all of them."""
    definition = Definition(name.encode(), address, DOORS[name], None)
    make = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)(
        ("PyCFunction_NewEx", ctypes.pythonapi)
    )
    _definitions.append(definition)
    at = ctypes.addressof(definition)
    return lambda table: make(at, table, None)


_definitions: list[Definition] = []
