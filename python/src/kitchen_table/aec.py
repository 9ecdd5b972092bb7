"""A game as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .host import Batch, Host
from .options import TableOptions, host_options

if TYPE_CHECKING:
    from typing_extensions import Unpack


class TableEnv(AECEnv):
    """Agents are seats. An observation is a dict of ``observation`` (numbers) and ``action_mask``."""

    metadata = {"name": "kitchen_table_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, format: str = "two-player", *, render_mode: str | None = None, **table: Unpack[TableOptions]
    ):
        super().__init__()
        self.host = Host(host_options(format, table))
        self.render_mode = render_mode
        self._seat = {f"seat_{seat}": seat for seat in self.host.agents}
        self.possible_agents = list(self._seat)
        self.agents: list[str] = []
        box = spaces.Box(-np.inf, np.inf, (self.host.size,), np.float32)
        mask = spaces.Box(0, 1, (self.host.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.host.actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._batch = self.host.reset(int(self._random.integers(2**31)))
        self._select(self._batch)

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seat[agent]
        if self._batch.agents[0] == seat:
            numbers, mask = self._batch.observations[0], self._batch.masks[0]
        else:
            numbers, mask = self.host.observe(0, seat)
        return {"observation": numbers.copy(), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._batch = self.host.step([action])
        for one in self.agents:
            seat = self._seat[one]
            self.rewards[one] = float(self._batch.rewards[0, seat])
            self.terminations[one] = bool(self._batch.states[0, seat] == 1)
            self.truncations[one] = bool(self._batch.states[0, seat] == 2)
        self._accumulate_rewards()
        self._select(self._batch)

    def _select(self, batch: Batch) -> None:
        seat = int(batch.agents[0])
        if seat >= 0:
            self.agent_selection = f"seat_{seat}"
            # Who has left says goodbye before the game goes on.
            self._deads_step_first()
        elif self.agents:
            self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What the agent that acts next sees, as JSON text."""
        if self.render_mode != "ansi" or not self.agents:
            return None
        seat = self._seat[self.agent_selection]
        return str(self.host.command({"do": "view", "environment": 0, "seat": seat}))

    def close(self) -> None:
        self.host.close()
