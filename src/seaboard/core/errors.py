"""Troubles that a person can be told about. An error carries the id of a message in `locales/` and its details; the
words are chosen where somebody reads them. Whatever is not a `Trouble` is a bug."""

from __future__ import annotations

import errno


class Trouble(Exception):
    """Something is wrong with what we were given. `message` names a sentence of the catalogue
    `trouble.ftl`; a detail may be another trouble, the reason of this one."""

    def __init__(self, message: str, **details: str | int | Trouble) -> None:
        self.message = message
        self.details = details
        listed = ", ".join(f"{key}={value!r}" for key, value in details.items())
        super().__init__(f"{message}({listed})")


class IllegalAction(Trouble):
    """An action that the rules forbid now. `rule` is the id of the rule that forbids it, such as ST-2.11."""

    def __init__(self, rule: str, action: int) -> None:
        self.rule = rule
        self.action = action
        super().__init__("illegal-action", rule=rule, action=action)

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, int]]:
        """Errors cross from process to process by what they were made of; the default is their text alone."""
        return IllegalAction, (self.rule, self.action)


SYSTEM = {
    errno.ENOENT: "no-such-file",
    errno.EACCES: "not-permitted",
    errno.EPERM: "not-permitted",
    errno.EEXIST: "file-exists",
    errno.EISDIR: "is-a-folder",
    errno.ENOTDIR: "not-a-folder",
    errno.ENOSPC: "no-space-left",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name-of-file-too-long",
}


def explain_system(error: OSError) -> Trouble | str:
    """Why the system could not do something: in words if we have them, else in its own."""
    known = SYSTEM.get(error.errno or 0)
    return Trouble(known) if known is not None else error.strerror or str(error)


def quote(value: object) -> str:
    """A value as text for a sentence; half characters and numbers of thousands of digits cannot be written."""
    try:
        text = str(value)
        text.encode()
    except ValueError:
        return "?"
    return text
