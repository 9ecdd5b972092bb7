import { seatWith, starterCards, starterDecks } from '@kitchen-table/cards';
import {
  checkAnswer,
  type Decider,
  type Entity,
  type GameSetup,
  NO_OBJECT,
  type ObjectId,
  type PlayedGame,
  type PlayerId,
  type PlayerSetup,
  playGame,
} from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { withCompany } from '../src/combat/attack.ts';
import { greedyBot, randomBot } from '../src/index.ts';

const cards = Object.fromEntries(starterCards().map((card) => [card.name, card]));
const decks = starterDecks();

function seats(count: number, commander: boolean, from = 0): PlayerSetup[] {
  const pool = decks.filter((deck) => deck.list.commanders.length > 0 === commander);
  return Array.from({ length: count }, (_, seat) => {
    const deck = pool[(seat + from) % pool.length] as (typeof decks)[number];
    return seatWith(deck.name, deck.list);
  });
}

/** Checks every answer that a bot gives. */
function watched(bot: Decider): Decider {
  return (question, game) => {
    const answer = bot(question, game);
    expect(checkAnswer(question, answer), `${question.kind}: ${question.reason.text}`).toBeNull();
    return answer;
  };
}

function play(format: string, players: readonly PlayerSetup[], seed: string, bots: readonly Decider[]): PlayedGame {
  const setup: GameSetup = { format, cards, players, seed, edition: 'today' };
  const played = playGame(setup, bots.map(watched), 'stack', { turns: 300, decisions: 200_000 });
  if ('kind' in played) throw new Error(played.message);
  return played;
}

describe('the random bot', () => {
  test('the same seed gives the same game', () => {
    const games = ['one', 'one', 'two'].map(
      (seed) => play('two-player', seats(2, false), 'table', [randomBot(seed), randomBot(seed)]).digest,
    );
    expect(games[0]).toBe(games[1]);
    expect(games[0]).not.toBe(games[2]);
  });

  test('it never answers illegally', () => {
    for (let game = 0; game < 10; game++) {
      expect(
        play('two-player', seats(2, false, game), `random ${game}`, [randomBot(`a${game}`), randomBot(`b${game}`)])
          .turns,
      ).toBeGreaterThan(0);
    }
  });
});

describe('the greedy bot', () => {
  test('it beats the random bot from either seat', () => {
    let won = 0;
    for (let game = 0; game < 12; game++) {
      const greedy = game % 2;
      const bots = greedy === 0 ? [greedyBot(), randomBot(`r${game}`)] : [randomBot(`r${game}`), greedyBot()];
      if (
        (play('two-player', seats(2, false, game), `match ${game}`, bots).winners as readonly number[]).includes(greedy)
      )
        won++;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });

  test('it repeats itself exactly', () => {
    const [one, other] = [1, 2].map(() => play('two-player', seats(2, false), 'again', [greedyBot(), greedyBot()]));
    expect(one?.digest).toBe(other?.digest);
  });

  test('a creature that may not attack alone stays at home when nobody else goes (CR 508.1c)', () => {
    const question = {
      kind: 'attackers',
      player: 0 as PlayerId,
      reason: { text: 'Attack', source: NO_OBJECT, rule: '508.1' },
      attackers: [1, 2, 3] as ObjectId[],
      defenders: [[-2], [-2], [-2]] as unknown as Entity[][],
      mustAttack: [],
      company: [2, 1, 3],
    } as const;
    expect(withCompany(question, [0, 0])).toEqual([]);
    expect(withCompany(question, [0, 0, 1, 0])).toEqual([0, 0, 1, 0]);
    expect(withCompany(question, [0, 0, 2, 0])).toEqual([]);
    expect(withCompany(question, [2, 0])).toEqual([]);
  });

  test('four of them finish a Commander game, with legal answers only (CR 903)', () => {
    const played = play('commander+free-for-all', seats(4, true), 'four', [
      greedyBot(),
      greedyBot(),
      greedyBot(),
      greedyBot(),
    ]);
    expect(played.finished).toBe(true);
    expect(played.winners).toHaveLength(1);
  });
});
