"""Trains a small policy with NumPy alone (REINFORCE on a linear scoring of options) until it beats a player who acts at random.

    python examples/train_linear.py                  some minutes; writes curve.svg
    python examples/train_linear.py --help

A policy scores each action that is there: an option by its features, attacks and blocks by how the table looks besides;
"nothing more" by the kind of question. It draws an action from the softmax of the scores.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from kitchen_table import VectorGames

STOP, NEXT_PAGE, FIRST = 0, 1, 2
DECKS = ["sparks-and-goblins"]


class Policy:
    """Linear scores of actions; ``weights`` is all that is learned."""

    def __init__(self, games: VectorGames):
        self.start, self.slots, features = games.part("options")
        self.width = len(features)
        # Buckets of names are no amounts: they are left out.
        self.amounts = [at for at, name in enumerate(features) if name not in ("identity", "words", "slot + 1")]
        self.whose = [features.index(name) for name in ("mine", "myself", "an opponent", "power / 8")]
        self.fights = [features.index(name) for name in ("attack", "block")]
        game, _, of_game = games.part("game")
        self.helps = game + of_game.index("helps (1) or harms (-1)")
        self.questions = [game + at for at, name in enumerate(of_game) if name.startswith("question: ")]
        players, _, of_player = games.part("players")
        named = ("life / 20", "untapped creatures / 10", "power / 20")
        self.table = [players + seat * len(of_player) + of_player.index(name) for seat in (0, 1) for name in named]
        self.parts = np.cumsum([0, len(self.amounts), len(self.whose), len(self.fights) * len(self.table)])
        self.size = int(self.parts[-1]) + len(self.questions)
        self.weights = np.zeros(self.size)

    def features(self, observation: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The actions that are there (pages are not turned), and the features of each."""
        actions = np.flatnonzero(mask)
        actions = actions[actions != NEXT_PAGE] if len(actions) > 1 else actions
        rows = np.zeros((len(actions), self.size), dtype=np.float32)
        options = observation[self.start : self.start + self.slots * self.width].reshape(self.slots, self.width)
        chosen = actions >= FIRST
        shown = options[actions[chosen] - FIRST]
        whose, fights, end = self.parts[1:]
        rows[chosen, :whose] = shown[:, self.amounts]
        # Whom it is good to choose depends on whether it helps.
        rows[chosen, whose:fights] = shown[:, self.whose] * observation[self.helps]
        crossed = shown[:, self.fights][:, :, None] * observation[self.table][None, None, :]
        rows[chosen, fights:end] = crossed.reshape(len(shown), end - fights)
        if actions[0] == STOP:
            rows[0, end:] = observation[self.questions]
        return actions, rows

    def act(self, observation: np.ndarray, mask: np.ndarray, random: np.random.Generator):
        """An action, and the gradient of the logarithm of its chance."""
        actions, rows = self.features(observation, mask)
        scores = rows @ self.weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        at = int(random.choice(len(actions), p=chances))
        return int(actions[at]), rows[at] - chances @ rows


def play(games: VectorGames, policy: Policy, random: np.random.Generator, wanted: int, seed: str, learn) -> np.ndarray:
    """Plays so many games; ``learn(gradient, result)`` hears of each. The results: 1 won, 0.5 drawn or broken off, 0 lost."""
    batch = games.reset(seed)
    sums = np.zeros((games.count, policy.size))
    results: list[float] = []
    while len(results) < wanted:
        actions = np.zeros(games.count, dtype=np.int32)
        for game in range(games.count):
            actions[game], gradient = policy.act(batch.observations[game], batch.masks[game], random)
            sums[game] += gradient
        batch = games.step(actions)
        for game in np.flatnonzero(batch.states[:, 0]):
            result = float(batch.rewards[game, 0] + 1) / 2
            results.append(result)
            learn(sums[game].copy(), result)
            sums[game] = 0
    return np.array(results[:wanted])


class Learner:
    """Adam on the policy's gradient, once for so many games, with the mean result as what was to be expected."""

    def __init__(self, policy: Policy, rate: float, batch: int):
        self.policy, self.rate, self.batch = policy, rate, batch
        self.first, self.second, self.times = np.zeros(policy.size), np.zeros(policy.size), 0
        self.heard: list[tuple[np.ndarray, float]] = []

    def __call__(self, gradient: np.ndarray, result: float) -> None:
        self.heard.append((gradient, result))
        if len(self.heard) < self.batch:
            return
        results = np.array([one for _, one in self.heard])
        gain = results - results.mean()
        step = sum(g * gradient for g, (gradient, _) in zip(gain, self.heard)) / self.batch
        self.heard = []
        self.times += 1
        self.first = 0.9 * self.first + 0.1 * step
        self.second = 0.99 * self.second + 0.01 * step**2
        unbiased = self.first / (1 - 0.9**self.times)
        spread = np.sqrt(self.second / (1 - 0.99**self.times))
        self.policy.weights += self.rate * unbiased / (spread + 1e-8)


def curve(points: list[tuple[int, float]], path: str) -> None:
    """The share of won games over the games played, as SVG."""
    width, height, left, bottom = 640, 360, 50, 40
    most = max(games for games, _ in points) or 1

    def place(games: float, share: float) -> tuple[float, float]:
        return left + games / most * (width - left - 20), height - bottom - share * (height - bottom - 20)

    line = " ".join("{:.1f},{:.1f}".format(*place(games, share)) for games, share in points)
    marks = []
    for tenth in range(0, 11, 2):
        x, y = place(0, tenth / 10)
        marks.append(f'<path d="M{x} {y:.1f}H{width - 20}" stroke="#ccc"/>')
        marks.append(f'<text x="{x - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10}%</text>')
    marks.append(f'<text x="{width - 20}" y="{height - 12}" text-anchor="end">{most} games of training</text>')
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
            f'font-size="12"><rect width="{width}" height="{height}" fill="#fff"/>{"".join(marks)}'
            f'<polyline points="{line}" fill="none" stroke="#06c" stroke-width="2"/></svg>\n'
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8000, help="games of training (default 8000)")
    parser.add_argument("--test-games", type=int, default=300, help="games of the last test (default 300)")
    parser.add_argument("--every", type=int, default=500, help="a point of the curve after so many games (default 500)")
    parser.add_argument("--rate", type=float, default=0.08, help="how far a step goes (default 0.08)")
    parser.add_argument("--deck", action="append", help="a deck of both players (repeatable; default sparks-and-goblins)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", default="curve.svg", help="where the curve is drawn")
    parser.add_argument("--weights", help="where the weights are kept, as .npy")
    words = parser.parse_args()
    random = np.random.default_rng(words.seed)
    games = VectorGames("two-player", decks=words.deck or DECKS, count=32, bots={1: "random"}, max_turns=60)
    policy = Policy(games)
    learner = Learner(policy, words.rate, batch=50)
    begun, played = time.time(), 0
    points = [(0, float(play(games, policy, random, 100, "before", lambda *_: None).mean()))]
    print(f"before training: {points[0][1]:.0%} of 100 games won", flush=True)
    while played < words.games:
        results = play(games, policy, random, words.every, f"training {words.seed} {played}", learner)
        played += words.every
        last = results[-min(200, len(results)) :]
        points.append((played, float(last.mean())))
        print(f"after {played} games: {last.mean():.1%} of the last {len(last)} won, {time.time() - begun:.0f} s", flush=True)
    test = play(games, policy, random, words.test_games, "test", lambda *_: None)
    wide = 1.96 * np.sqrt(test.mean() * (1 - test.mean()) / len(test))
    print(f"test: {test.mean():.1%} (plus or minus {wide:.1%}) of {len(test)} games against random won")
    curve(points, words.svg)
    if words.weights:
        np.save(words.weights, policy.weights)
    games.close()


if __name__ == "__main__":
    main()
