"""How many steps a second come through the pipe in batches, with random actions and observations read.

    python tools/steps_per_second.py [--format two-player] [--count 64] [--seconds 10]
"""

import argparse
import os
import resource
import time
from pathlib import Path

import numpy as np

from kitchen_table import VectorGames


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--format", default="two-player")
    parser.add_argument("--count", type=int, default=64, help="environments in the batch")
    parser.add_argument("--seconds", type=float, default=10)
    words = parser.parse_args()
    games = VectorGames(words.format, count=words.count)
    random = np.random.default_rng(1)
    batch = games.reset(1)

    def play(seconds: float) -> tuple[int, float]:
        nonlocal batch
        begun, steps = time.perf_counter(), 0
        while time.perf_counter() - begun < seconds:
            batch = games.step((random.random(batch.masks.shape) * batch.masks).argmax(axis=1))
            steps += words.count
        return steps, time.perf_counter() - begun

    def spent() -> tuple[float, float]:
        """User CPU time of Python and of the host (NaN where there is no /proc)."""
        stat = Path(f"/proc/{games.host.pid}/stat")
        ticks = int(stat.read_text().rsplit(")", 1)[1].split()[11]) if stat.exists() else float("nan")
        return resource.getrusage(resource.RUSAGE_SELF).ru_utime, ticks / os.sysconf("SC_CLK_TCK")

    play(words.seconds)
    before = spent()
    steps, seconds = play(words.seconds)
    python, host = (now - then for now, then in zip(spent(), before))
    games.close()
    print(
        f"{words.format}, {words.count} environments: {steps / seconds:.0f} steps a second by the clock; "
        f"{steps / (python + host):.0f} by user CPU time of both ends (Python {python / steps * 1e6:.0f} us a step, "
        f"host {host / steps * 1e6:.0f} us)"
    )


if __name__ == "__main__":
    main()
