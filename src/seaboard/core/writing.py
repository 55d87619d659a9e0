"""Writes the rules that follow from a game's decisions: `actor`, `legal`, `odds`, `step`, `settle`, `rule_due` and
`forbids` as one plain text. `python -m tools.rules_text GAME` prints it.

Decisions and actions are found by halves, those of an expansion apart; guards are asked in the order of ids. A decision
with a single action left is made without asking: `settle` looks for a second action and stops at it, so it costs little
where there is a choice.

What an expansion adds to what every step calls has functions of its own: whenever a function is called, Numba clears a
place on the stack for each call that it might make. That cost the base game of Oh Crab! a sixth of its speed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from seaboard.core.decisions import Decision, Expansion, Rule, Way, by_ids

INDENT = "    "
DUE = "due = s.due"

Row = tuple[int, list[str]]


def write_rules(
    decisions: Sequence[Decision], always: Sequence[Way] = (), over: int | Rule = 0, expansion: Expansion | None = None
) -> str:
    """The text. `always` are ways that are open at every decision of a seat; they keep none open that has one way left
    of its own. `over` is the rule of the end."""
    ordered = sorted(decisions, key=lambda decision: decision.kind)
    always = by_ids(always)
    ways = by_ids({way for d in ordered for way in d.ways} | set(always))
    parts = [
        _write_actor(ordered, expansion),
        _write_lists(ordered, always, expansion),
        _write_odds(ordered, expansion),
        _write_step(ordered, ways, expansion),
        _write_settle(ordered, expansion),
        _write_rule_due(ordered, over, expansion),
        _write_forbids(ordered, ways, always, expansion),
    ]
    return "\n\n\n".join("\n".join(lines) for lines in parts) + "\n"


def _function(head: str, says: str, body: list[str]) -> list[str]:
    return [f"def {head}:", f'{INDENT}"""{says}"""', *_indented(body)]


def _indented(lines: Sequence[str], by: int = 1) -> list[str]:
    return [INDENT * by + line for line in lines]


def _is_added(d: Decision, expansion: Expansion | None) -> bool:
    return expansion is not None and d.kind >= expansion.kind


def _is_of(way: Way, expansion: Expansion | None) -> bool:
    return expansion is not None and way.first >= expansion.action


def _by_kinds(rows: Sequence[Row], expansion: Expansion | None) -> list[str]:
    return _apart(rows, "due", expansion.kind) if expansion is not None else _by_halves(rows, "due")


def _by_actions(rows: Sequence[Row], expansion: Expansion | None) -> list[str]:
    return _apart(rows, "action", expansion.action) if expansion is not None else _by_halves(rows, "action")


def _apart(rows: Sequence[Row], subject: str, first: int) -> list[str]:
    """Find a row by halves, of an expansion or of the base game: processors foresee which, as it is always the same."""
    base, more = [row for row in rows if row[0] < first], [row for row in rows if row[0] >= first]
    if not base or not more:
        return _by_halves(rows, subject)
    halves = _by_halves(base, subject), _by_halves(more, subject)
    return [f"if {subject} < {first}:", *_indented(halves[0]), "else:", *_indented(halves[1])]


def _by_halves(rows: Sequence[Row], subject: str) -> list[str]:
    """Find the row with the number that the subject has, or the last one that begins before it."""
    rows = [row for i, row in enumerate(rows) if i == 0 or row[1] != rows[i - 1][1]]
    if len(rows) == 1:
        return rows[0][1]
    middle = len(rows) // 2
    low, high = _by_halves(rows[:middle], subject), _by_halves(rows[middle:], subject)
    is_chain = high[0].startswith(f"if {subject} < ") and not any(line[0] not in " ei" for line in high)
    rest = ["el" + high[0], *high[1:]] if is_chain else ["else:", *_indented(high)]
    return [f"if {subject} < {rows[middle][0]}:", *_indented(low), *rest]


def _write_actor(decisions: Sequence[Decision], expansion: Expansion | None) -> list[str]:
    rows = [(d.kind, [f"return {_who(d)}"]) for d in decisions]
    body = [DUE, "if due == NOTHING:", "    return OVER", *_by_kinds(rows, expansion)]
    return _function("actor(box, s)", "Who acts: a seat, CHANCE or OVER.", body)


def _who(decision: Decision) -> str:
    if decision.chance:
        return "CHANCE"
    return f"{decision.who.__name__}(box, s)" if decision.who is not None else "s.whose"


def _test(way: Way, which: str, to_all: bool = False) -> str:
    """Whether an action is possible, or seems so to all."""
    if way.weigh is not None:
        return f"{way.weigh.__name__}(box, s, {which}) > 0"
    guard = way.seems if to_all and way.seems is not None else way.may
    return f"{guard.__name__}(box, s, {which}) == 0" if guard is not None else ""


def _minus(first: int) -> str:
    return f" - {first}" if first else ""


def _each(way: Way, found: Callable[[str], list[str]], to_all: bool = False) -> list[str]:
    """A loop over the possible actions of a way; `found` writes what is done with the id."""
    if way.count == 1:
        test, body = _test(way, "0", to_all), found(str(way.first))
    else:
        test, body = _test(way, "which", to_all), found(f"{way.first} + which" if way.first else "which")
    if test:
        body = [f"if {test}:", *_indented(body)]
    if way.count > 1:
        body = [f"for which in range({way.count}):", *_indented(body)]
    return _when(way, body)


def _when(way: Way, body: list[str]) -> list[str]:
    return [f"if {way.when.__name__}(box, s):", *_indented(body)] if way.when is not None else body


def _write_ways(
    d: Decision, ways: Sequence[Way], expansion: Expansion | None, write: Callable[[Way], list[str]]
) -> list[str]:
    """The lines of all ways of a decision; those that an expansion adds to the base game come last, behind one
    question."""
    if expansion is None or _is_added(d, expansion):
        return [line for way in ways for line in write(way)]
    lines = [line for way in ways if way.first < expansion.action for line in write(way)]
    added = [line for way in ways if way.first >= expansion.action for line in write(way)]
    return [*lines, f"if {expansion.in_play.__name__}(box, s):", *_indented(added)] if added else lines


def _write_lists(decisions: Sequence[Decision], always: Sequence[Way], expansion: Expansion | None) -> list[str]:
    rows: list[Row] = []
    more: list[Row] = []
    functions: list[str] = []
    for d in decisions:
        first = [way for way in by_ids(d.ways) if not _is_behind(d, way, always)]
        added = [way for way in first if _is_of(way, expansion) and not _is_added(d, expansion)]
        lists = [f"# {d.name}", *(_list_ways([way for way in first if way not in added]) or ["pass"])]
        if added and expansion is not None:
            lists += [f"if {expansion.in_play.__name__}(box, s):", f"    n = list_added_to_{d.name}(box, s, out, n)"]
            functions += _write_added(d, added)
        if d.ways:
            (more if _is_added(d, expansion) else rows).append((d.kind, lists))
    if more and expansion is not None:
        says, body = "The same for decisions of an expansion.", ["n = 0", DUE, *_by_halves(more, "due"), "return n"]
        functions += [*_function("legal_in_expansion(box, s, out)", says, body), "", ""]
        rows.append((expansion.kind, ["n = legal_in_expansion(box, s, out)"]))
    body = ["n = 0", DUE, "if due == NOTHING:", "    return n", *_by_kinds(rows, expansion)]
    body += [*_list_always(decisions, always), "return n"]
    says = "Write the legal action ids to out, ascending; return how many."
    return [*functions, *_function("legal(box, s, out)", says, body)]


def _is_behind(d: Decision, way: Way, always: Sequence[Way]) -> bool:
    """Whether a way has to be listed after one that is always open: it was added to the game later."""
    return bool(always) and not d.chance and way.first > always[0].first


def _list_always(decisions: Sequence[Decision], always: Sequence[Way]) -> Iterator[str]:
    """Lists what is always open, and in the order of ids what decisions have behind that."""
    seats = " and ".join(f"due != {d.kind}" for d in decisions if d.chance)
    rows = [("always", seats, way) for way in always]
    rows += [(d.name, f"due == {d.kind}", way) for d in decisions for way in d.ways if _is_behind(d, way, always)]
    rows.sort(key=lambda row: row[2].first)
    for (name, test), group in groupby(rows, key=itemgetter(0, 1)):
        lists = _list_ways([way for _, _, way in group])
        yield from (f"# {name}", *([f"if {test}:", *_indented(lists)] if test else lists))


def _write_added(d: Decision, added: Sequence[Way]) -> list[str]:
    """Lists what an expansion adds to a decision of the base game."""
    says = "What an expansion adds; return the new n."
    return [*_function(f"list_added_to_{d.name}(box, s, out, n)", says, [*_list_ways(added), "return n"]), "", ""]


def _list_ways(ways: Sequence[Way]) -> list[str]:
    return [line for way in ways for line in _list_way(way)]


def _list_way(way: Way) -> list[str]:
    if way.lists is not None:
        return _when(way, [f"n = {way.lists.__name__}(box, s, out, n)"])
    return _each(way, lambda action: [f"out[n] = {action}", "n += 1"])


def _write_odds(decisions: Sequence[Decision], expansion: Expansion | None) -> list[str]:
    rows = []
    for d in decisions:
        if d.chance:
            rows.append((d.kind, [f"# {d.name}", *_write_ways(d, by_ids(d.ways), expansion, _weights)]))
    body = ["n = 0", DUE, *(_by_kinds(rows, expansion) if rows else []), "return n"]
    says = "When chance acts: write the weight of each legal outcome; return how many."
    return _function("odds(box, s, out)", says, body)


def _weights(way: Way) -> list[str]:
    weigh = way.weigh.__name__ if way.weigh is not None else ""
    if way.weighs is not None:
        return _when(way, [f"n = {way.weighs.__name__}(box, s, out, n)"])
    if way.lists is not None:
        weight = f"{weigh}(box, s, out[i]{_minus(way.first)})" if weigh else "1"
        listed = [f"last = {way.lists.__name__}(box, s, out, n)", "for i in range(n, last):", f"    out[i] = {weight}"]
        return _when(way, [*listed, "n = last"])
    if not weigh:
        return _each(way, lambda action: ["out[n] = 1", "n += 1"])
    weighed = [f"weight = {weigh}(box, s, which)", "if weight > 0:", "    out[n] = weight", "    n += 1"]
    return _when(way, [f"for which in range({way.count}):", *_indented(weighed)])


def _write_step(decisions: Sequence[Decision], ways: Sequence[Way], expansion: Expansion | None) -> list[str]:
    rows: list[Row] = []
    more: list[Row] = []
    functions: list[str] = []
    for way in ways:
        row = (way.first, [f"{way.do.__name__}(box, s, action{_minus(way.first)})"])
        (more if _is_of(way, expansion) else rows).append(row)
    if more and expansion is not None:
        says = "Apply one action of an expansion."
        functions = [*_function("do_in_expansion(box, s, action)", says, _by_halves(more, "action")), "", ""]
        rows.append((expansion.action, ["do_in_expansion(box, s, action)"]))
    dispatch = _by_actions(rows, expansion)  # written twice: a call for every step would cost a tenth
    functions += [*_function("do(box, s, action)", "Apply one action.", dispatch), "", ""]
    says = "Apply one legal action, and all that follows without a choice."
    return [*functions, *_function("step(box, s, action)", says, [*dispatch, *_settle_unless_open(decisions)])]


def _settle_unless_open(decisions: Sequence[Decision]) -> list[str]:
    """The call of `settle`, which is spared where the first kinds of decisions are known to be open."""
    closed = [d.kind for d in decisions if not d.open or d.asks is not None]
    if not closed:
        return []
    if min(closed) == decisions[0].kind:
        return ["settle(box, s)"]
    return [f"if s.due >= {min(closed)}:", "    settle(box, s)"]


def _write_settle(decisions: Sequence[Decision], expansion: Expansion | None) -> list[str]:
    rows = [(d.kind, _settle_one(d)) for d in decisions if not _is_added(d, expansion)]
    more = [(d.kind, _settle_one(d, "return True", "return False")) for d in decisions if _is_added(d, expansion)]
    functions: list[str] = []
    if more and expansion is not None:
        body = [DUE, *_by_halves(more, "due"), "return False"]
        says = "The same once for what an expansion brings; whether there is a choice."
        functions = [*_function("settle_in_expansion(box, s)", says, body), "", ""]
        rows.append((expansion.kind, ["if settle_in_expansion(box, s):", "    return"]))
    body = ["while s.due != NOTHING:", INDENT + DUE]
    says = "Do what needs no decision, until somebody has a choice or chance acts."
    functions += _function("settle(box, s)", says, [*body, *_indented(_by_kinds(rows, expansion))])
    for d in decisions:
        if d.has_to_count:
            functions = [*_write_only(d, expansion), "", "", *functions]
    return functions


def _settle_one(d: Decision, asked: str = "return", done: str = "continue") -> list[str]:
    """What is done when a decision is due; `asked` and `done` are how to go on when it is asked or dropped."""
    if d.do is not None:
        return [f"{d.do.__name__}(box, s)"]
    drop = [f"{d.otherwise.__name__}(box, s)"] if d.otherwise is not None else ["pop(s)"]
    lines: list[str] = []
    if d.asks is not None:
        lines = [f"if not {d.asks.__name__}(box, s):", *_indented([*drop, done])]
    if d.only is None and not d.has_to_count:
        return [*lines, asked]
    lines.append(f"only = {d.only.__name__ if d.only is not None else f'only_{d.name}'}(box, s)")
    if d.chance and d.only is None:
        return [*lines, "if only != NONE:", f"    {asked}", *drop]
    return [
        *lines,
        "if only == MANY:",
        f"    {asked}",
        "if only == NONE:",
        *_indented(drop),
        "else:",
        "    do(box, s, only)",
    ]


def _write_only(d: Decision, expansion: Expansion | None) -> list[str]:
    """Looks for the only action of a decision; it is enough for chance that there is one. What needs no guard comes
    first, as then the first guard that is open ends the search."""
    if d.chance:
        body = _write_ways(d, d.ways, expansion, lambda way: _each(way, lambda action: ["return MANY"]))
        return _function(f"only_{d.name}(box, s)", "NONE if there is no outcome, else MANY.", [*body, "return NONE"])

    def look(way: Way) -> list[str]:
        return _each(way, lambda action: ["if only != NONE:", "    return MANY", f"only = {action}"], to_all=True)

    ways = sorted(d.ways, key=lambda way: way.when is not None or _test(way, "") != "")
    body = ["only = NONE", *_write_ways(d, ways, expansion, look), "return only"]
    return _function(f"only_{d.name}(box, s)", "The only action that is left, NONE or MANY.", body)


def _write_rule_due(decisions: Sequence[Decision], over: int | Rule, expansion: Expansion | None) -> list[str]:
    rows = [
        (d.kind, [f"return {d.rule if isinstance(d.rule, int) else f'{d.rule.__name__}(box, s)'}"]) for d in decisions
    ]
    end = over if isinstance(over, int) else f"{over.__name__}(box, s)"
    body = [DUE, "if due == NOTHING:", f"    return {end}", *_by_kinds(rows, expansion)]
    return _function("rule_due(box, s)", "The rule that says what is to be decided now.", body)


def _write_forbids(
    decisions: Sequence[Decision], ways: Sequence[Way], always: Sequence[Way], expansion: Expansion | None
) -> list[str]:
    rows = []
    for way in ways:
        if way.may is None:
            rows.append((way.first, ["pass"]))
            continue
        guard = [f"reason = {way.may.__name__}(box, s, action{_minus(way.first)})"]
        if not way.guarded_always:
            due = " or ".join(
                f"due == {d.kind}" for d in decisions if way in d.ways or (way in always and not d.chance)
            )
            guard = [f"if {due}:", *_indented(guard)]
        rows.append((way.first, guard))
    body = [DUE, "reason = 0", *_by_actions(rows, expansion), "if reason != 0:", "    return reason"]
    says = "The rule that forbids an action now: the guard of its own decision, else what is due instead."
    return _function("forbids(box, s, action)", says, [*body, "return rule_due(box, s)"])
