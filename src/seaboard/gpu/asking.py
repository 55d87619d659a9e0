"""Bodies of kernels that ask one question of every game, or make one step in it."""

from __future__ import annotations

from seaboard.gpu.sizes import Sizes


def write_asking(sizes: Sizes) -> str:
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

define internal void @body_restart_all(i64 %i, ptr %start, ptr %states, ptr %ended) {{{state}
  %due = getelementptr i8, ptr %state, i64 {sizes.due_at}
  %kind = load i8, ptr %due
  %is_over = icmp slt i8 %kind, 0
  %mine = getelementptr i8, ptr %ended, i64 %i
  %said = zext i1 %is_over to i8
  store i8 %said, ptr %mine
  br i1 %is_over, label %anew, label %done
anew:
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %state, ptr align 16 %start, i64 {sizes.pitch}, i1 false)
  br label %done
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
