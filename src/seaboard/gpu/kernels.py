"""The kernels: loops over many games around the entry points of a game's module, written in LLVM for both machines. On
a card every thread runs a body once; on the processor a loop runs it for one thread after the other, a warp being one
thread, which is how the kernels are tested where there is no card.

Threads of a warp are fast only where all do the same, and games soon stand at different decisions. Two ways help.
`play_together` gives every thread several games, the warp votes for the decision that most of its threads have a game
at, and each plays a step of such a game. Where the rules are long even that is not enough: warps that
share a small memory for instructions wait for it most of the time. So the `_sorted` kernels take the games in an order,
first sorted by what is due, to choose, and then by what was chosen, to act."""

from __future__ import annotations

from typing import NamedTuple


class Sizes(NamedTuple):
    """What the kernels have to know of a game."""

    state: int  # bytes of a state
    pitch: int  # bytes from one state to the next
    due_at: int  # where in a state is written what is due, one byte
    players_at: int
    seats: int  # the most players
    actions: int  # all action ids
    most_actions: int  # the longest legal list
    observed: int
    kinds: int  # kinds of decisions are smaller than this
    held: int  # games of one thread that are played together


class Kernel(NamedTuple):
    """A kernel's arguments: p is a pointer, n a number."""

    name: str
    takes: str


KERNELS = (
    Kernel("actor_all", "pp"),
    Kernel("legal_all", "pp"),
    Kernel("step_all", "pp"),
    Kernel("deal_all", "pp"),
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

RULES = """
declare i64 @actor(ptr, ptr)
declare i64 @legal(ptr, ptr, ptr)
declare void @step(ptr, ptr, i64)
declare i64 @observe_table(ptr, ptr, i64, ptr)
declare i64 @total_of(ptr, ptr, i64)
declare i64 @play_one(ptr, ptr, ptr, ptr, ptr)
declare i64 @choose_at_random(ptr, ptr, ptr, ptr, ptr)
declare i64 @choose_greedily(ptr, ptr, ptr, ptr, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


def write_kernels(sizes: Sizes, box: bytes, for_card: bool) -> str:
    """The text of the kernels for a game with its box, to be linked with its module. The box is a constant, so that the
    numbers in it become part of the code."""
    bodies = _write_simple(sizes) + _write_playing(sizes) + _write_together(sizes) + _write_sorted(sizes)
    shells = "".join(_write_shell(kernel, for_card) for kernel in KERNELS)
    constant = "".join(f"\\{byte:02x}" for byte in box)
    held = f'@the_box = internal constant [{len(box)} x i8] c"{constant}", align 16\n'
    return (CARD if for_card else PROCESSOR) + RULES + held + bodies + shells


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


def _write_simple(sizes: Sizes) -> str:
    """One question or one action for every game. The arguments are the states and what is read or written."""
    state = f"""
  %at = mul i64 %i, {sizes.pitch}
  %state = getelementptr i8, ptr %states, i64 %at"""
    return f"""
define internal void @body_actor_all(i64 %i, ptr %states, ptr %out) {{{state}
  %who = call i64 @actor(ptr @the_box, ptr %state)
  %mine = getelementptr i64, ptr %out, i64 %i
  store i64 %who, ptr %mine
  ret void
}}

define internal void @body_step_all(i64 %i, ptr %states, ptr %actions) {{{state}
  %mine = getelementptr i64, ptr %actions, i64 %i
  %action = load i64, ptr %mine
  %none = icmp slt i64 %action, 0
  br i1 %none, label %done, label %go
go:
  call void @step(ptr @the_box, ptr %state, i64 %action)
  br label %done
done:
  ret void
}}

define internal void @body_legal_all(i64 %i, ptr %states, ptr %masks) {{
start:{state}
  %list = alloca [{sizes.most_actions} x i64]
  %n = call i64 @legal(ptr @the_box, ptr %state, ptr %list)
  %row = mul i64 %i, {sizes.actions}
  %mine = getelementptr i8, ptr %masks, i64 %row
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %next, label %done
next:
  %j = phi i64 [0, %start], [%following, %next]
  %place = getelementptr i64, ptr %list, i64 %j
  %action = load i64, ptr %place
  %mark = getelementptr i8, ptr %mine, i64 %action
  store i8 1, ptr %mark
  %following = add i64 %j, 1
  %more = icmp slt i64 %following, %n
  br i1 %more, label %next, label %done
done:
  ret void
}}

define internal void @body_deal_all(i64 %i, ptr %states, ptr %rngs) {{
start:{state}
  %rng = getelementptr [2 x i64], ptr %rngs, i64 %i
  %out = alloca [{sizes.most_actions} x i64]
  %weights = alloca [{sizes.most_actions} x i64]
  br label %ask
ask:
  %who = call i64 @actor(ptr @the_box, ptr %state)
  %chance = icmp eq i64 %who, -1
  br i1 %chance, label %draw, label %done
draw:
  %drawn = call i64 @play_one(ptr @the_box, ptr %state, ptr %out, ptr %weights, ptr %rng)
  br label %ask
done:
  ret void
}}

define internal void @body_observe_all(i64 %i, ptr %states, ptr %seats, ptr %out) {{{state}
  %asked = getelementptr i64, ptr %seats, i64 %i
  %seat = load i64, ptr %asked
  %none = icmp slt i64 %seat, 0
  br i1 %none, label %done, label %go
go:
  %row = mul i64 %i, {sizes.observed}
  %mine = getelementptr float, ptr %out, i64 %row
  %written = call i64 @observe_table(ptr @the_box, ptr %state, i64 %seat, ptr %mine)
  br label %done
done:
  ret void
}}

define internal void @body_totals_all(i64 %i, ptr %states, ptr %out) {{
start:{state}
  %where = getelementptr i8, ptr %state, i64 {sizes.players_at}
  %few = load i8, ptr %where
  %players = zext i8 %few to i64
  %row = mul i64 %i, {sizes.seats}
  %mine = getelementptr i64, ptr %out, i64 %row
  br label %next
next:
  %seat = phi i64 [0, %start], [%following, %next]
  %total = call i64 @total_of(ptr @the_box, ptr %state, i64 %seat)
  %place = getelementptr i64, ptr %mine, i64 %seat
  store i64 %total, ptr %place
  %following = add i64 %seat, 1
  %more = icmp slt i64 %following, %players
  br i1 %more, label %next, label %done
done:
  ret void
}}
"""


def _write_playing(sizes: Sizes) -> str:
    """Random play, one game a thread: `count` steps, and a new game from the start as soon as one is over. State, lists
    and seeds are the thread's own while it plays."""
    return f"""
define internal void @body_play_all(i64 %i, ptr %start, ptr %states, ptr %rngs, ptr %ended, i64 %count) {{
begin:
  %at = mul i64 %i, {sizes.pitch}
  %kept = getelementptr i8, ptr %states, i64 %at
  %seeds = getelementptr [2 x i64], ptr %rngs, i64 %i
  %state = alloca [{sizes.pitch} x i8], align 16
  %out = alloca [{sizes.most_actions} x i64]
  %weights = alloca [{sizes.most_actions} x i64]
  %rng = alloca [2 x i64], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %state, ptr align 16 %kept, i64 {sizes.pitch}, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %rng, ptr align 16 %seeds, i64 16, i1 false)
  %due = getelementptr i8, ptr %state, i64 {sizes.due_at}
  br label %next
next:
  %j = phi i64 [0, %begin], [%following, %play]
  %over = phi i64 [0, %begin], [%counted, %play]
  %kind = load i8, ptr %due
  %is_over = icmp slt i8 %kind, 0
  br i1 %is_over, label %anew, label %play
anew:
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %state, ptr align 16 %start, i64 {sizes.pitch}, i1 false)
  %one_more = add i64 %over, 1
  br label %play
play:
  %counted = phi i64 [%over, %next], [%one_more, %anew]
  %action = call i64 @play_one(ptr @the_box, ptr %state, ptr %out, ptr %weights, ptr %rng)
  %following = add i64 %j, 1
  %more = icmp slt i64 %following, %count
  br i1 %more, label %next, label %done
done:
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %kept, ptr align 16 %state, i64 {sizes.pitch}, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %seeds, ptr align 16 %rng, i64 16, i1 false)
  %tally = getelementptr i64, ptr %ended, i64 %i
  store i64 %counted, ptr %tally
  ret void
}}
"""


def _write_together(sizes: Sizes) -> str:
    """Random play, several games a thread, `count` votes; counts the steps that were made. Every game draws from its
    own seeds, so that it goes the same way whatever the others do."""
    held, pitch = sizes.held, sizes.pitch
    return f"""
define internal void @body_play_together(i64 %i, ptr %start, ptr %states, ptr %rngs, ptr %made, i64 %count) {{
begin:
  %first = mul i64 %i, {held * pitch}
  %mine = getelementptr i8, ptr %states, i64 %first
  %seeds = getelementptr [{2 * held} x i64], ptr %rngs, i64 %i
  %games = alloca [{held * pitch} x i8], align 16
  %out = alloca [{sizes.most_actions} x i64]
  %weights = alloca [{sizes.most_actions} x i64]
  %streams = alloca [{2 * held} x i64], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %games, ptr align 16 %mine, i64 {held * pitch}, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %streams, ptr align 16 %seeds, i64 {16 * held}, i1 false)
  br label %survey
survey:
  %j = phi i64 [0, %begin], [%following, %again]
  %steps = phi i64 [0, %begin], [%so_far, %again]
  br label %look
look:
  %g = phi i64 [0, %survey], [%g_next, %look]
  %seen = phi i64 [0, %survey], [%seen_more, %look]
  %g_at = mul i64 %g, {pitch}
  %g_due_at = add i64 %g_at, {sizes.due_at}
  %g_due = getelementptr i8, ptr %games, i64 %g_due_at
  %g_kind = load i8, ptr %g_due
  %g_low = and i8 %g_kind, 63
  %g_wide = zext i8 %g_low to i64
  %g_bit = shl i64 1, %g_wide
  %seen_more = or i64 %seen, %g_bit
  %g_next = add i64 %g, 1
  %g_more = icmp ult i64 %g_next, {held}
  br i1 %g_more, label %look, label %elect
elect:
  %k = phi i64 [0, %look], [%k_next, %elect]
  %most = phi i32 [0, %look], [%most_now, %elect]
  %chosen = phi i64 [0, %look], [%chosen_now, %elect]
  %shifted = lshr i64 %seen_more, %k
  %mine_has = trunc i64 %shifted to i1
  %for_k = call i32 @votes(i1 %mine_has)
  %leads = icmp ugt i32 %for_k, %most
  %most_now = select i1 %leads, i32 %for_k, i32 %most
  %chosen_now = select i1 %leads, i64 %k, i64 %chosen
  %k_next = add i64 %k, 1
  %k_more = icmp ult i64 %k_next, {sizes.kinds}
  br i1 %k_more, label %elect, label %find
find:
  %h = phi i64 [0, %elect], [%h_next, %pass]
  %h_at = mul i64 %h, {pitch}
  %state = getelementptr i8, ptr %games, i64 %h_at
  %due = getelementptr i8, ptr %state, i64 {sizes.due_at}
  %kind = load i8, ptr %due
  %low = and i8 %kind, 63
  %wide = zext i8 %low to i64
  %is_it = icmp eq i64 %wide, %chosen_now
  br i1 %is_it, label %found, label %pass
pass:
  %h_next = add i64 %h, 1
  %h_more = icmp ult i64 %h_next, {held}
  br i1 %h_more, label %find, label %again
found:
  %rng = getelementptr [2 x i64], ptr %streams, i64 %h
  %action = call i64 @play_one(ptr @the_box, ptr %state, ptr %out, ptr %weights, ptr %rng)
  %then = load i8, ptr %due
  %is_over = icmp slt i8 %then, 0
  br i1 %is_over, label %anew, label %played
anew:
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %state, ptr align 16 %start, i64 {pitch}, i1 false)
  br label %played
played:
  %step_made = add i64 %steps, 1
  br label %again
again:
  %so_far = phi i64 [%steps, %pass], [%step_made, %played]
  %following = add i64 %j, 1
  %more = icmp slt i64 %following, %count
  br i1 %more, label %survey, label %done
done:
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %mine, ptr align 16 %games, i64 {held * pitch}, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %seeds, ptr align 16 %streams, i64 {16 * held}, i1 false)
  %tally = getelementptr i64, ptr %made, i64 %i
  store i64 %so_far, ptr %tally
  ret void
}}
"""


def _write_sorted(sizes: Sizes) -> str:
    """Play by turns of two kernels that take the games in an order that is given, so that threads side by side do the
    same: the first chooses an action for every game, the second applies it. A game that is over begins anew."""
    choosing = "".join(_write_choosing(sizes, rule) for rule in ("choose_at_random", "choose_greedily"))
    return f"""{choosing}
define internal void @body_act_sorted(i64 %i, ptr %states, ptr %order, ptr %actions) {{
  %turn = getelementptr i64, ptr %order, i64 %i
  %game = load i64, ptr %turn
  %at = mul i64 %game, {sizes.pitch}
  %state = getelementptr i8, ptr %states, i64 %at
  %chosen = getelementptr i16, ptr %actions, i64 %game
  %short = load i16, ptr %chosen
  %action = zext i16 %short to i64
  call void @step(ptr @the_box, ptr %state, i64 %action)
  ret void
}}
"""


def _write_choosing(sizes: Sizes, rule: str) -> str:
    return f"""
define internal void @body_{rule}_sorted(i64 %i, ptr %start, ptr %states, ptr %rngs, ptr %order, ptr %actions) {{
begin:
  %turn = getelementptr i64, ptr %order, i64 %i
  %game = load i64, ptr %turn
  %at = mul i64 %game, {sizes.pitch}
  %state = getelementptr i8, ptr %states, i64 %at
  %rng = getelementptr [2 x i64], ptr %rngs, i64 %game
  %out = alloca [{sizes.most_actions} x i64]
  %weights = alloca [{sizes.most_actions} x i64]
  %due = getelementptr i8, ptr %state, i64 {sizes.due_at}
  %kind = load i8, ptr %due
  %is_over = icmp slt i8 %kind, 0
  br i1 %is_over, label %anew, label %choose
anew:
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %state, ptr align 16 %start, i64 {sizes.pitch}, i1 false)
  br label %choose
choose:
  %action = call i64 @{rule}(ptr @the_box, ptr %state, ptr %out, ptr %weights, ptr %rng)
  %short = trunc i64 %action to i16
  %chosen = getelementptr i16, ptr %actions, i64 %game
  store i16 %short, ptr %chosen
  ret void
}}
"""
