"""Games that are played over the network before somebody opens the page, and how that somebody comes in as one of the
players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.page.conftest import OpenPage
from tests.server.running import Guest, Json, Server, Watch, play_on, seat_people


class Played:
    """A game in a room: one or more people, who act at random, and bots."""

    def __init__(
        self, room: Server, moves: int = 100_000, people: int = 1, bots: tuple[str, ...] = ("greedy",), **wish: Any
    ) -> None:
        self.room = room
        self.table, self.guests = seat_people(room.url, people, bots, **wish)
        self.watches: list[Watch] = [guest.watch(self.table) for guest in self.guests]
        for watch in self.watches:
            watch.hear()
        self.rng = Random(4)
        self.go_on(moves)

    def go_on(self, moves: int = 1) -> None:
        """So many more actions, and whatever the bots do until it is somebody's turn again."""
        play_on(self.watches, self.rng, most=moves)
        while not any(watch.may_act() or watch.is_over() for watch in self.watches):
            self.watches[0].hear()
        for watch in self.watches:
            watch.catch_up(self.watches[0].number)

    def past(self, what: str, **query: Any) -> Any:
        """What the server says about the past, to the first guest."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return self.guests[0].must("GET", f"/api/tables/{self.table}/{what}?{asked}")

    def position(self, seq: int) -> Json:
        """How the game stood for the first guest."""
        found: Json = self.past("position", seq=seq)["play"]
        return found

    def open(self, open_page: OpenPage, seat: int | None = 0, **wishes: Any) -> Page:
        """The table's page, as one of the people or as a stranger."""
        jar = {} if seat is None else {"storage_state": {"cookies": cookies_of(self.guests[seat]), "origins": []}}
        return open_page(f"/#/table/{self.table}", server=self.room, **jar, **wishes)

    def open_all(self, open_page: OpenPage) -> list[Page]:
        """The pages of all the people."""
        return [self.open(open_page, seat=seat) for seat in range(len(self.guests))]

    def open_watchers(self, open_page: OpenPage) -> list[Page]:
        """The pages of as many who only watch as three browsers need."""
        return [self.open(open_page, seat=None) for _ in range(3 - len(self.guests))]


def guest_of(room: Server, page: Page) -> Guest:
    """Who looks at a page, over the network."""
    guest = Guest(room.url, None)
    for cookie in page.context.cookies():
        guest.http.cookies.set(cookie["name"], cookie["value"])
    return guest


def table_of(page: Page) -> str:
    """The table that a page shows."""
    return str(page.evaluate("location.hash.match(/table.([0-9a-f]+)/)[1]"))


def play_for(room: Server, table: str, pages: Sequence[Page], most: int = 100_000) -> None:
    """Play over the network what the people at these pages would click, at random, up to so many actions."""
    watches = [guest_of(room, page).watch(table) for page in pages]
    for watch in watches:
        watch.hear()
    play_on(watches, Random(5), most)


@contextmanager
def away(pages: Sequence[Page]) -> Iterator[None]:
    """People leave a table's page for the lobby, and come back later: meanwhile nothing need be drawn."""
    addresses = [page.url for page in pages]
    for page in pages:
        page.goto("/")
    yield
    for page, address in zip(pages, addresses, strict=True):
        page.goto(address)


def cookies_of(guest: Guest) -> list[Json]:
    """A guest's cookies as a browser keeps them."""
    return [
        {"name": name, "value": value, "domain": "127.0.0.1", "path": "/", "httpOnly": True, "sameSite": "Lax"}
        for name, value in guest.http.cookies.items()
    ]
