"""Bodies of kernels that play many games on by themselves.

Threads of a warp are fast only where all do the same, and games soon stand at different decisions. Two ways help.
`play_together` gives every thread several games, the warp votes for the decision that most of its threads have a game
at, and each plays a step of such a game. Where the rules are long even that is not enough: warps that
share a small memory for instructions wait for it most of the time. So the `_sorted` kernels take the games in an order,
first sorted by what is due, to choose, and then by what was chosen, to act."""

from __future__ import annotations

from seaboard.gpu.sizes import Sizes


def write_playing(sizes: Sizes) -> str:
    """The bodies of all of them."""
    return _write_alone(sizes) + _write_together(sizes) + _write_sorted(sizes)


def _write_alone(sizes: Sizes) -> str:
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
