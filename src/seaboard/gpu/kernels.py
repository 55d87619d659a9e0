"""The kernels: loops over many games around the entry points of a game's module, written in LLVM for both machines. On
a card every thread runs a body once; on the processor a loop runs it for one thread after the other, a warp being one
thread, which is how the kernels are tested where there is no card. The bodies are written in `asking.py` and
`playing.py`."""

from __future__ import annotations

from typing import NamedTuple

from seaboard.gpu.asking import write_asking
from seaboard.gpu.playing import write_playing
from seaboard.gpu.sizes import Sizes


class Kernel(NamedTuple):
    """A kernel's arguments: p is a pointer, n a number."""

    name: str
    takes: str


KERNELS = (
    Kernel("actor_all", "pp"),
    Kernel("legal_all", "pp"),
    Kernel("step_all", "pp"),
    Kernel("deal_all", "pp"),
    Kernel("restart_all", "ppp"),
    Kernel("observe_all", "ppp"),
    Kernel("totals_all", "pp"),
    Kernel("play_all", "ppppn"),
    Kernel("play_together", "ppppn"),
    Kernel("choose_at_random_sorted", "ppppp"),
    Kernel("choose_greedily_sorted", "ppppp"),
    Kernel("act_sorted", "ppp"),
)

CARD = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.ctpop.i32(i32)

define internal i64 @thread() alwaysinline {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %first = mul i32 %block, %width
  %index = add i32 %first, %tid
  %wide = zext i32 %index to i64
  ret i64 %wide
}

define internal i32 @votes(i1 %mine) alwaysinline convergent {
  %all = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %mine)
  %number = call i32 @llvm.ctpop.i32(i32 %all)
  ret i32 %number
}
"""

PROCESSOR = """
define internal i32 @votes(i1 %mine) alwaysinline {
  %number = zext i1 %mine to i32
  ret i32 %number
}
"""

RULES = {
    "actor": ("i64", "ptr", "ptr"),
    "legal": ("i64", "ptr", "ptr", "ptr"),
    "step": ("void", "ptr", "ptr", "i64"),
    "observe_table": ("i64", "ptr", "ptr", "i64", "ptr"),
    "total_of": ("i64", "ptr", "ptr", "i64"),
    "play_one": ("i64", *["ptr"] * 5),
    "choose_at_random": ("i64", *["ptr"] * 5),
    "choose_greedily": ("i64", *["ptr"] * 5),
}
"""The entry points that kernels call: what each gives, and what it takes."""


def write_kernels(sizes: Sizes, box: bytes) -> str:
    """The text of the kernels for a card, to be linked with a game's module. The box is a constant, so that the numbers
    in it become part of the code."""
    rules = "".join(f"declare {gives} @{name}({', '.join(takes)})\n" for name, (gives, *takes) in RULES.items())
    return CARD + rules + _write_all(sizes, box, for_card=True)


def write_for_processor(sizes: Sizes, box: bytes, places: dict[str, int]) -> str:
    """The same for the processor. Rules that are in memory already are called where they are."""
    rules = "".join(_write_call(name, places[name]) for name in RULES)
    return PROCESSOR + rules + _write_all(sizes, box, for_card=False)


def _write_call(name: str, place: int) -> str:
    gives, *takes = RULES[name]
    hands = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(takes))
    call = f"call {gives} inttoptr (i64 {place} to ptr)({hands})"
    body = f"{call}\n  ret void" if gives == "void" else f"%given = {call}\n  ret {gives} %given"
    return f"define internal {gives} @{name}({hands}) alwaysinline {{\n  {body}\n}}\n"


def _write_all(sizes: Sizes, box: bytes, for_card: bool) -> str:
    bodies = write_asking(sizes) + write_playing(sizes)
    shells = "".join(_write_shell(kernel, for_card) for kernel in KERNELS)
    constant = "".join(f"\\{byte:02x}" for byte in box)
    held = f'@the_box = internal constant [{len(box)} x i8] c"{constant}", align 16\n'
    return "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n" + held + bodies + shells


def _write_shell(kernel: Kernel, for_card: bool) -> str:
    """What is called from outside: it finds out which thread it is, and whether there is a game for it."""
    takes = [f"{'ptr' if kind == 'p' else 'i64'} %a{i}" for i, kind in enumerate(kernel.takes)]
    hands = ", ".join(["i64 %i", *takes])
    if for_card:
        return f"""
define ptx_kernel void @{kernel.name}({", ".join(takes)}, i64 %threads) {{
  %i = call i64 @thread()
  %there = icmp ult i64 %i, %threads
  br i1 %there, label %go, label %done
go:
  call void @body_{kernel.name}({hands})
  br label %done
done:
  ret void
}}
"""
    return f"""
define void @{kernel.name}({", ".join(takes)}, i64 %threads) {{
start:
  %some = icmp ne i64 %threads, 0
  br i1 %some, label %next, label %done
next:
  %i = phi i64 [0, %start], [%following, %next]
  call void @body_{kernel.name}({hands})
  %following = add i64 %i, 1
  %more = icmp ult i64 %following, %threads
  br i1 %more, label %next, label %done
done:
  ret void
}}
"""
