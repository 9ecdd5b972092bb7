"""Magic's Comprehensive Rules as environments for learning.

``env`` is a PettingZoo AEC environment, ``gym_env`` a Gymnasium environment of one seat against bots, ``VectorGames`` many
games in batches (NumPy alone). The rules run in a Node process beside: Node 20 or newer has to be there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .host import Batch, HostError
from .vector import VectorGames

if TYPE_CHECKING:
    from .aec import TableEnv
    from .single_seat import SeatEnv

__all__ = ["Batch", "HostError", "VectorGames", "env", "gym_env"]
__version__ = "0.1.0"


def env(format: str = "two-player", **options: Any) -> "TableEnv":
    """A game as a PettingZoo AEC environment: ``env("commander", decks=[...], players=4)``."""
    try:
        from .aec import TableEnv
    except ImportError as error:
        raise ImportError("env() needs PettingZoo and Gymnasium: pip install pettingzoo gymnasium") from error
    return TableEnv(format, **options)


def gym_env(format: str = "two-player", **options: Any) -> "SeatEnv":
    """One seat against bots as a Gymnasium environment: ``gym_env("two-player", opponents="greedy")``."""
    try:
        from .single_seat import SeatEnv
    except ImportError as error:
        raise ImportError("gym_env() needs Gymnasium: pip install gymnasium") from error
    return SeatEnv(format, **options)
