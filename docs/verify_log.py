"""Checks a game log of Seaboard, format 2, with nothing but Python's own library: `python verify_log.py LOG.jsonl`.

Written from docs/log-format.md alone; it imports nothing of Seaboard and knows no game. It checks that every line is
written as it must be, that the seats revealed what they had committed themselves to, that the seed is the one behind
the commitment, that every draw came out as seed, header and contributions fixed it, and that the room sealed just these
lines. What only the rules of a game can tell it cannot check: whether an action was legal, whether an outcome had the
share of the numbers that is written, whether the result is right. `seaboard verify` checks these too.

    --commitment HEX   the commitment that you saw before the game
    --key HEX          the public key of the room

Exit status: 0 sound and sealed, 3 sound but no proof (it says why), 2 broken, 1 the answer could not be written.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

PROVEN, UNTOLD, BROKEN, UNPROVEN = 0, 1, 2, 3

HEX_32 = re.compile("[0-9a-f]{64}")
HEX_64 = re.compile("[0-9a-f]{128}")

KINDS = {
    "header": "line format game rules options box dealer commitment seats started attempt key",
    "reveal": "line contributions",
    "action": "line seq actor id do",
    "undo": "line seq actor to agreed",
    "end": "line result seed",
    "abandoned": "line seed why",
    "seal": "line hash signature",
}
"""The fields of each kind of line, in their order."""

OPTIONAL = {"header": " forgotten", "action": " draw"}


class Broken(Exception):
    """What is wrong with the log."""


def need(holds: object, what: str) -> None:
    """Stop unless something holds."""
    if not holds:
        raise Broken(what)


def is_number(value: Any, least: int = 0) -> bool:
    """Whether this is a whole number as logs have them."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value < 2**31


def has_whole_numbers(value: Any) -> bool:
    """Whether all numbers in what a game has written are such as logs have them, or below 0."""
    if isinstance(value, dict | list):
        return all(map(has_whole_numbers, value.values() if isinstance(value, dict) else value))
    return value is None or isinstance(value, str | bool) or is_number(value, -(2**31))


def is_hex(value: Any, form: re.Pattern[str] = HEX_32) -> bool:
    """Whether these are 32 (or 64) bytes in small hexadecimal digits."""
    return isinstance(value, str) and form.fullmatch(value) is not None


def sha256(*parts: bytes) -> bytes:
    """The hash of some bytes joined."""
    return hashlib.sha256(b"".join(parts)).digest()


def parse_line(text: bytes) -> dict[str, Any]:
    """A line, which must be written in the one canonical way and have just the fields of its kind."""
    try:
        line: dict[str, Any] = json.loads(text.decode())
        again = json.dumps(line, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()
        is_whole = has_whole_numbers(line)
    except (ValueError, RecursionError):
        raise Broken("this is not JSON") from None
    need(isinstance(line, dict) and line.get("line") in list(KINDS), "this is no line of a log")
    need(again == text, "this is not the canonical way to write the line")
    fields, more = KINDS[line["line"]], OPTIONAL.get(line["line"], "")
    is_other = line["line"] == "header" and is_number(line.get("format")) and line["format"] != 2
    need(not is_other, f"the log has format {line.get('format')}; this program knows format 2")
    need(" ".join(line) in (fields, fields + more), "fields are missing, unknown or out of order")
    need(is_whole, "a number is too large or not whole")
    return line


def check_header(header: dict[str, Any]) -> None:
    """The first line."""
    need(header["line"] == "header", "a log begins with its header")
    need(is_number(header["format"]) and is_number(header["rules"]), "the versions are not numbers")
    need(isinstance(header["game"], str) and isinstance(header["started"], str), "game and start are not strings")
    need(
        isinstance(header["options"], dict) and is_hex(header["box"]), "options or box are not written as they must be"
    )
    need(header["dealer"] in ("secure", "own", "hand"), "nobody knows this dealer")
    need(isinstance(header["seats"], list) and header["seats"], "there are no seats")
    for seat in header["seats"]:
        need(isinstance(seat, dict) and list(seat) == ["name", "bot", "commitment"], "a seat is not complete")
        need(isinstance(seat["name"], str) and 1 <= len(seat["name"]) <= 40, "a name has 1 to 40 characters")
        need(seat["bot"] is None or isinstance(seat["bot"], str), "a bot is named by its level")
        need(seat["commitment"] is None or is_hex(seat["commitment"]), "a seat's commitment is not 32 bytes")
    by_hand = header["dealer"] == "hand"
    need(header["commitment"] is None if by_hand else is_hex(header["commitment"]), "the commitment is not 32 bytes")
    need(header["key"] is None or is_hex(header["key"]), "the key is not 32 bytes")
    need("forgotten" not in header or is_hex(header["forgotten"]), "the forgotten hash is not 32 bytes")
    need(is_number(header["attempt"], 1), "attempts are counted from 1")


def check_reveal(header: dict[str, Any], reveal: dict[str, Any]) -> None:
    """Every seat revealed what it had committed itself to."""
    given = reveal["contributions"]
    need(isinstance(given, list) and len(given) == len(header["seats"]), "not one contribution for each seat")
    for number, (seat, contribution) in enumerate(zip(header["seats"], given, strict=True)):
        if contribution is None:
            need(seat["commitment"] is None, f"seat {number} did not reveal its contribution")
            continue
        need(is_hex(contribution), f"the contribution of seat {number} is not 32 bytes")
        made = sha256(b"seaboard contribution", bytes.fromhex(contribution)).hex()
        need(made == seat["commitment"], f"seat {number} did not contribute what it had committed itself to")


def game_key(header: dict[str, Any], seed: bytes, opening: bytes) -> bytes:
    """The key of the game: from the seed and from all that was fixed before the first action."""
    if header["dealer"] == "own":
        return hmac.digest(seed, b"seaboard key of one's own", "sha256")
    return hmac.digest(seed, b"seaboard key 2" + opening, "sha256")


def number_below(key: bytes, limit: int, label: str, seq: int) -> int:
    """The number that the key fixes for a draw."""
    attempt = 0
    while True:
        digest = hmac.digest(key, f"{label}/{seq}/{attempt}".encode(), "sha256")
        number = int.from_bytes(digest, "big")
        if number < 2**256 - 2**256 % limit:
            return number % limit
        attempt += 1


def check_end(end: dict[str, Any], seats: int) -> None:
    """The form of the last line before the seal; whether the result is right, only the rules know."""
    if end["line"] == "abandoned":
        need(end["why"] in ("agreed", "rules"), "this is no reason to abandon a game")
        return
    result = end["result"]
    complete = isinstance(result, dict) and list(result) == ["parts", "totals", "winners", "ended_by"]
    need(complete and all(isinstance(result[each], list) for each in list(result)[1:]), "the result is not complete")
    need(all(is_number(each) and each < seats for each in result["winners"]), "somebody won who did not play")


def take_back(standing: list[dict[str, Any]], undo: dict[str, Any]) -> list[dict[str, Any]]:
    """The actions that an undo takes from those that stand."""
    need(is_number(undo["to"]) and isinstance(undo["agreed"], bool), "a wrong undo")
    gone = [action for action in standing if action["seq"] >= undo["to"]]
    need(gone and gone[0]["seq"] == undo["to"], "what is taken back does not stand")
    is_own = [action["actor"] for action in gone] == [undo["actor"]]
    need(undo["agreed"] or is_own, "without consent a seat takes back nothing but its own last action")
    del standing[-len(gone) :]
    return gone


def check_draw(draw: Any, seq: int, key: bytes | None) -> None:
    """An outcome of chance."""
    need(isinstance(draw, dict) and list(draw) == ["label", "of", "from", "to"], "a draw is not complete")
    need(isinstance(draw["label"], str) and all(is_number(draw[each]) for each in ("of", "from", "to")), "a wrong draw")
    need(draw["from"] < draw["to"] <= draw["of"], "an outcome has no share of the numbers")
    if key is not None:
        number = number_below(key, draw["of"], draw["label"], seq)
        fits = draw["from"] <= number < draw["to"]
        need(fits, f"the seed fixed number {number}, which does not stand for this outcome")


class Log:
    """A log while it is checked. `number` is the line that is looked at."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.number = 1
        self.lines: list[dict[str, Any]] = []
        self.hashes: list[bytes] = []
        """For each line the hash of it and of all before it."""
        self.doubts: list[str] = []
        self.draws = 0
        self.undone = 0

    def check(self, commitment: str | None, key: str | None) -> None:
        """Everything; Broken says what is wrong."""
        self.read()
        header = self.lines[0]
        need(commitment in (None, header["commitment"]), "the log has another commitment")
        need(key in (None, header["key"]), "the log is of a room with another key")
        first, end, seal = self.find_places()
        self.check_seal(header, seal)
        self.check_entries(header, self.check_seed(header, first, end), first, end)
        self.number = 1
        for doubt, holds in (
            ("the game is not over", end is None),
            ("dice and draws were entered by hand", header["dealer"] == "hand"),
            ("whoever set up the game chose the seed", header["dealer"] == "own"),
            ("no room has sealed the log", seal is None and end is not None),
            ("a name was taken out of the header", "forgotten" in header),
        ):
            if holds:
                self.doubts.append(doubt)

    def read(self) -> None:
        """All lines, each by itself, and their hashes."""
        texts = self.data.split(b"\n")
        need(texts.pop() == b"", "the last line is cut short")
        need(texts, "the file is empty")
        head = b""
        for self.number, text in enumerate(texts, 1):
            line = parse_line(text)
            if self.number == 1:
                check_header(line)
            head = sha256(head, text)
            if "forgotten" in line:
                head = bytes.fromhex(line["forgotten"])
            self.lines.append(line)
            self.hashes.append(head)

    def find_places(self) -> tuple[int, int | None, int | None]:
        """Where the entries begin, and where the end and the seal stand."""
        kinds = [line["line"] for line in self.lines]
        seal = len(kinds) - 1 if kinds[-1] == "seal" else None
        last = len(kinds) - 1 if seal is None else seal - 1
        end = last if kinds[last] in ("end", "abandoned") else None
        need(seal is None or end is not None, "a seal follows the end")
        by_hand = self.lines[0]["dealer"] == "hand"
        first = 1
        if not by_hand and len(kinds) > 1 and kinds[1] == "reveal":
            self.number = 2
            check_reveal(self.lines[0], self.lines[1])
            first = 2
        stop = len(kinds) if end is None else end
        for at in range(first, stop):
            self.number = at + 1
            need(kinds[at] in ("action", "undo"), "a line stands where none like it may stand")
            need(by_hand or first == 2, "nobody acts before the contributions are revealed")
        return first, end, seal

    def check_seal(self, header: dict[str, Any], seal: int | None) -> None:
        """The signature of the room."""
        if seal is None:
            return
        self.number = seal + 1
        line, last = self.lines[seal], self.hashes[seal - 1]
        need(line["hash"] == last.hex(), "the lines before are not those that were sealed")
        need(is_hex(header["key"]) and is_hex(line["signature"], HEX_64), "the seal is not complete")
        signature, key = bytes.fromhex(line["signature"]), bytes.fromhex(header["key"])
        need(is_signature(signature, b"seaboard log 2" + last, key), "this is not the signature of the room")

    def check_seed(self, header: dict[str, Any], first: int, end: int | None) -> bytes | None:
        """The key of the game, if the seed was revealed."""
        if end is None:
            return None
        self.number = end + 1
        check_end(self.lines[end], len(header["seats"]))
        seed = self.lines[end]["seed"]
        if header["dealer"] == "hand":
            need(seed is None, "games by hand have no seed")
            return None
        need(is_hex(seed), "the seed is not 32 bytes")
        made = sha256(b"seaboard commitment", bytes.fromhex(seed)).hex()
        need(made == header["commitment"], "the seed is not the one that was committed to")
        return game_key(header, bytes.fromhex(seed), self.hashes[first - 1])

    def check_entries(self, header: dict[str, Any], key: bytes | None, first: int, end: int | None) -> None:
        """All actions and undos."""
        standing: list[dict[str, Any]] = []
        for seq, line in enumerate(self.lines[first:end]):
            self.number = first + seq + 1
            if line["line"] == "seal":
                break
            need(line["seq"] == seq and is_number(line["seq"]), f"the entry should have number {seq}")
            least = 0 if line["line"] == "undo" else -1
            need(is_number(line["actor"], least) and line["actor"] < len(header["seats"]), "there is no such seat")
            if line["line"] == "undo":
                self.undone += sum(action["actor"] == -1 for action in take_back(standing, line))
                continue
            need(is_number(line["id"]) and isinstance(line["do"], dict), "a wrong action")
            need(isinstance(line["do"].get("do"), str), "an action has no name")
            standing.append(line)
            is_drawn = line["actor"] == -1 and header["dealer"] != "hand"
            need(is_drawn == ("draw" in line), "an outcome of chance says how it was drawn, and nothing else does")
            if is_drawn:
                check_draw(line["draw"], seq, key)
                self.draws += key is not None


# Ed25519 (RFC 8032): only checking, slow and simple.

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
Point = tuple[int, int, int, int]


def add(a: Point, b: Point) -> Point:
    """The sum of two points in extended coordinates."""
    e = (a[1] - a[0]) * (b[1] - b[0]) % P
    f = (a[1] + a[0]) * (b[1] + b[0]) % P
    g, h = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    w, x, y, z = f - e, h - g, h + g, f + e
    return w * x % P, y * z % P, x * y % P, w * z % P


def times(scalar: int, point: Point) -> Point:
    """A point added to itself so many times."""
    result: Point = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            result = add(result, point)
        point, scalar = add(point, point), scalar >> 1
    return result


def find_point(data: bytes) -> Point | None:
    """The point that 32 bytes stand for."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


BASE = find_point(bytes([0x58] + [0x66] * 31))


def is_signature(signature: bytes, message: bytes, key: bytes) -> bool:
    """Whether this is the signature of a message by the owner of a public key."""
    a, r, s = find_point(key), find_point(signature[:32]), int.from_bytes(signature[32:], "little")
    if a is None or r is None or BASE is None or s >= ORDER:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % ORDER
    left, right = times(s, BASE), add(r, times(h, a))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


def main() -> int:
    """Check the log that the command line names."""
    parser = argparse.ArgumentParser(description="Check a game log of Seaboard.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--commitment", help="the commitment that you saw before the game")
    parser.add_argument("--key", help="the public key of the room")
    given = parser.parse_args()
    try:
        log = Log(given.file.read_bytes())
        log.check(given.commitment, given.key)
    except OSError as error:
        print(f"{given.file} cannot be read: {error.strerror}", file=sys.stderr)
        return BROKEN
    except Broken as broken:
        print(f"Broken: line {log.number}: {broken}.", file=sys.stderr)
        return BROKEN
    print(f"Sound: {len(log.lines)} lines, {log.draws} draws as they were fixed.")
    if log.undone:
        print(f"Draws that were taken back: {log.undone}.")
    for doubt in log.doubts:
        print(f"Not a proof: {doubt}.")
    return UNPROVEN if log.doubts else PROVEN


def tell() -> int:
    """Check, and see to it that the answer is written; if it cannot be, say so and end with a status of its own."""
    if sys.stdout is None:
        print("There is no output to answer on.", file=sys.stderr)
        return UNTOLD
    try:
        status = main()
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python tries again at its end
        print(f"The output cannot be written: {error.strerror}.", file=sys.stderr)
        return UNTOLD
    return status


if __name__ == "__main__":
    sys.exit(tell())
