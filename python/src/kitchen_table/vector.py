"""Many games at once, in batches: the quickest way to play from Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .host import Batch, Host
from .options import TableOptions, host_options

if TYPE_CHECKING:
    from typing_extensions import Unpack


class VectorGames:
    """Games side by side, each followed by another when it is over. NumPy alone is needed.

    ``reset`` and ``step`` give a ``Batch``: observations and masks of whoever acts next in each game (``agents``), and what
    the last step brought to each seat (``rewards``; ``states``: 0 plays, 1 terminated, 2 truncated).
    """

    def __init__(self, format: str = "two-player", *, count: int = 16, **table: Unpack[TableOptions]):
        self.host = Host(host_options(format, table, count=count, again=True))
        self.count = count
        self.seats = self.host.seats
        self.observation_size = self.host.size
        self.actions = self.host.actions

    @property
    def layout(self) -> list[dict[str, Any]]:
        """The parts of an observation: name, start, slots, names of the features."""
        return self.host.about["layout"]

    def part(self, name: str) -> tuple[int, int, list[str]]:
        """Where a part begins, how many slots it has, and its features."""
        for part in self.layout:
            if part["name"] == name:
                return part["start"], part["slots"], part["features"]
        raise KeyError(name)

    def reset(self, seed: int | str = 0) -> Batch:
        """Begins a game in each."""
        return self.host.reset(seed)

    def step(self, actions: Any) -> Batch:
        """An action for each game."""
        return self.host.step(actions)

    def close(self) -> None:
        """Ends the process behind."""
        self.host.close()
