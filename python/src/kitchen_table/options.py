"""What environments are made of, from Python's words into those of the host."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Mapping, Sequence


def host_options(
    format: str,
    *,
    decks: Sequence[str] | None,
    players: int | None,
    bots: Mapping[int, str] | None,
    payment: str,
    max_turns: int,
    max_decisions: int,
    count: int,
    again: bool,
) -> dict[str, Any]:
    """A deck is the id of a starter deck, the text of a deck list, or the path of a file with one."""
    options: dict[str, Any] = {
        "format": format,
        "payment": payment.replace("_", " "),
        "maximumTurns": max_turns,
        "maximumDecisions": max_decisions,
        "count": count,
        "again": again,
    }
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
