"""One seat against bots, as a Gymnasium environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping

import gymnasium
import numpy as np
from gymnasium import spaces

from .host import Batch, Host
from .options import TableOptions, host_options

if TYPE_CHECKING:
    from typing_extensions import Unpack


class SeatEnv(gymnasium.Env):
    """Seat 0 is yours, bots of the level ``opponents`` sit in the others. Masks are in ``info["action_mask"]``."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        format: str = "two-player",
        *,
        opponents: str | Mapping[int, str] = "greedy",
        **table: Unpack[TableOptions],
    ):
        if "bots" in table:
            raise TypeError("Say with opponents, not with bots, who sits in the other seats.")
        seats = table.setdefault("players", 2) or 2
        bots = {seat: opponents for seat in range(1, seats)} if isinstance(opponents, str) else opponents
        self.host = Host(host_options(format, {**table, "bots": bots}))
        if self.host.agents != [0]:
            self.host.close()
            raise ValueError(f"Bots are to sit in every seat but 0; seats without a bot: {self.host.agents}")
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.host.size,), np.float32)
        self.action_space = spaces.Discrete(self.host.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self._batch = self.host.reset(int(self.np_random.integers(2**31)))
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """An action that the mask excludes is a mistake: an error, and nothing happens."""
        self._batch: Batch = self.host.step([action])
        state = int(self._batch.states[0, 0])
        return self._observation(), float(self._batch.rewards[0, 0]), state == 1, state == 2, self._info()

    def action_masks(self) -> np.ndarray:
        """Which actions are there, as libraries with masked policies ask for it."""
        return self._batch.masks[0].astype(bool)

    def _observation(self) -> np.ndarray:
        return self._batch.observations[0].copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks[0].copy()}

    def close(self) -> None:
        self.host.close()
