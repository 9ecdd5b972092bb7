"""What environments are made of, from Python's words into those of the host."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Mapping, Sequence, TypedDict


class TableOptions(TypedDict, total=False):
    """What every kind of environment takes besides its format.

    decks: one for each seat: the id of a starter deck, the text of a deck list, or the path of a file with one.
    players: how many seats; else as many as the format has.
    bots: seats in which bots sit, by the name of their level.
    payment: "automatic" or "by_hand": who makes mana and pays costs.
    max_turns, max_decisions: after so many the game is broken off.
    """

    decks: Sequence[str] | None
    players: int | None
    bots: Mapping[int, str] | None
    payment: str
    max_turns: int
    max_decisions: int


def host_options(format: str, table: TableOptions, *, count: int = 1, again: bool = False) -> dict[str, Any]:
    """What the host is told; ``again``: each game is followed by another. An unknown option is an error."""
    unknown = sorted(set(table) - set(TableOptions.__annotations__))
    if unknown:
        known = ", ".join(TableOptions.__annotations__)
        raise TypeError(f"There is no option {unknown[0]}; the options are {known}.")
    options: dict[str, Any] = {
        "format": format,
        "payment": table.get("payment", "automatic").replace("_", " "),
        "maximumTurns": table.get("max_turns", 200),
        "maximumDecisions": table.get("max_decisions", 20_000),
        "count": count,
        "again": again,
    }
    decks, players, bots = table.get("decks"), table.get("players"), table.get("bots")
    if decks is not None:
        options["decks"] = [_deck(deck) for deck in decks]
    if players is not None:
        options["players"] = players
    if bots:
        options["bots"] = {str(seat): level for seat, level in bots.items()}
    return options


def _deck(deck: str) -> str:
    if "\n" not in deck and len(deck) < 1024 and Path(deck).is_file():
        return Path(deck).read_text(encoding="utf-8")
    return deck
