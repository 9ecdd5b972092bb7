"""How many steps a second come through the pipe in batches, with random actions and observations read.

    python tools/steps_per_second.py [--format two-player] [--count 64] [--seconds 10]
"""

import argparse
import resource
import time

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

    play(words.seconds)
    spent = resource.getrusage(resource.RUSAGE_SELF).ru_utime
    steps, seconds = play(words.seconds)
    spent = resource.getrusage(resource.RUSAGE_SELF).ru_utime - spent
    games.close()
    host = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    print(
        f"{words.format}, {words.count} environments: {steps / seconds:.0f} steps a second by the clock; "
        f"of Python's time {spent / steps * 1e6:.0f} us a step; the host's user time in all {host:.1f} s"
    )


if __name__ == "__main__":
    main()
