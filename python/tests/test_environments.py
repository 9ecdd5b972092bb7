"""The environments keep the contracts of PettingZoo and Gymnasium."""

import numpy as np
import pytest

import kitchen_table

DECKS = ["sparks-and-goblins", "tall-grass"]


def drawn(mask, random):
    return int(random.choice(np.flatnonzero(mask)))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "format, options", [("two-player", {"decks": DECKS}), ("commander", {"players": 3}), ("two-headed-giant", {})]
)
def test_pettingzoo_api(format, options):
    from pettingzoo.test import api_test

    env = kitchen_table.env(format, max_turns=30, **options)
    api_test(env, num_cycles=600, verbose_progress=False)
    env.close()


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_seed():
    from pettingzoo.test import seed_test

    made = []

    def make():
        made.append(kitchen_table.env("two-player", decks=DECKS))
        return made[-1]

    seed_test(make, num_cycles=300)
    for env in made:
        env.close()


def test_a_game_of_two_ends_with_a_winner_and_a_loser():
    env = kitchen_table.env("two-player", decks=DECKS)
    random = np.random.default_rng(1)
    env.reset(seed=1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        env.step(None if terminated or truncated else drawn(observation["action_mask"], random))
    assert sorted(totals.values()) == [-1.0, 1.0]
    env.close()


def test_who_has_lost_among_three_leaves_first():
    env = kitchen_table.env("commander", players=3, max_turns=400)
    random = np.random.default_rng(2)
    env.reset(seed=2)
    sizes = set()
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        sizes.add(len(env.agents))
        env.step(None if terminated or truncated else drawn(observation["action_mask"], random))
    assert sizes == {1, 2, 3}
    env.close()


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_seat_against_bots():
    env = kitchen_table.gym_env("two-player", decks=DECKS, opponents="random")
    random = np.random.default_rng(3)
    results = []
    for seed in (4, 4, 5):
        observation, info = env.reset(seed=seed)
        total, trace, over = 0.0, [], False
        random = np.random.default_rng(seed)
        while not over:
            assert env.observation_space.contains(observation)
            assert (env.action_masks() == info["action_mask"].astype(bool)).all()
            observation, reward, terminated, truncated, info = env.step(drawn(info["action_mask"], random))
            total, over = total + reward, terminated or truncated
            trace.append(float(observation.sum()))
        assert total in (-1.0, 1.0)
        results.append((total, trace))
    assert results[0] == results[1] != results[2]
    env.close()


def test_batches_play_on_and_tell_of_ends():
    games = kitchen_table.VectorGames("two-player", decks=DECKS, count=4, bots={1: "random"})
    random = np.random.default_rng(6)
    batch = games.reset(6)
    assert batch.observations.shape == (4, games.observation_size)
    ended = 0
    for _ in range(400):
        batch = games.step([drawn(mask, random) for mask in batch.masks])
        over = batch.states[:, 0] == 1
        assert (np.abs(batch.rewards[:, 0]) == over).all()
        assert (batch.agents == 0).all()
        ended += int(over.sum())
    assert ended > 3
    games.close()


def test_what_is_wrong_is_said_in_a_sentence():
    with pytest.raises(kitchen_table.HostError, match="chess"):
        kitchen_table.VectorGames("chess")
    with pytest.raises(TypeError, match="There is no option deck; the options are decks, "):
        kitchen_table.VectorGames("two-player", deck=DECKS)
    with pytest.raises(kitchen_table.HostError, match='no card named "Nonesuch"'):
        kitchen_table.VectorGames("two-player", decks=["60 Nonesuch"]).reset(1)
    games = kitchen_table.VectorGames("two-player", count=1)
    batch = games.reset(1)
    masked = int(np.flatnonzero(batch.masks[0] == 0)[0])
    with pytest.raises(kitchen_table.HostError, match=f"action {masked} is masked"):
        games.step([masked])
    assert (games.step([int(np.flatnonzero(batch.masks[0])[0])]).agents >= 0).all()
    games.close()
    with pytest.raises(kitchen_table.HostError, match="has ended"):
        games.step([0])
