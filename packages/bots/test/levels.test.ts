import { seatWith, starterCards, starterDecks } from '@kitchen-table/cards';
import { checkAnswer, type Decider, type PlayedGame, playGame } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, type BotLevel, botOf } from '../src/index.ts';

const cards = Object.fromEntries(starterCards().map((card) => [card.name, card]));
const decks = starterDecks().filter(({ format }) => format === 'standard-60');

/** Checks every answer that a bot gives. */
function watched(bot: Decider): Decider {
  return (question, seen) => {
    const answer = bot(question, seen);
    expect(checkAnswer(question, answer), `${question.kind}: ${question.reason.text}`).toBeNull();
    return answer;
  };
}

function play(levels: readonly BotLevel[], game: number): PlayedGame {
  const players = levels.map((_, seat) => {
    const { name, list } = decks[(game + seat * (1 + (game >> 3))) % decks.length] as (typeof decks)[number];
    return seatWith(name, list);
  });
  const bots = levels.map((level, seat) => watched(botOf(level, `${game} ${seat}`)));
  const setup = { format: 'two-player', cards, players, seed: `level ${game}`, edition: 'today' } as const;
  const played = playGame(setup, bots, 'stack', { turns: 300 });
  if ('kind' in played) throw new Error(played.message);
  return played;
}

describe('levels', () => {
  test('a learner of one seed slips alike in every game of that seed', () => {
    expect(play(['learner', 'greedy'], 3).digest).toBe(play(['learner', 'greedy'], 3).digest);
  });

  test('a learner beats one who answers at random, and loses to the one who never slips', () => {
    const won = (levels: readonly BotLevel[]): number => {
      let wins = 0;
      for (let game = 0; game < 16; game++) if (play(levels, game).winners.some((winner) => winner === 0)) wins++;
      return wins;
    };
    expect(won(['learner', 'random'])).toBeGreaterThanOrEqual(11);
    expect(won(['greedy', 'learner'])).toBeGreaterThanOrEqual(9);
  });

  test('greedy players do not wait until a library is empty: of 48 games one ends so at most (CR 104.3c)', () => {
    let decked = 0;
    for (let game = 0; game < 48; game++) {
      const played = play(['greedy', 'greedy'], game);
      const loser = played.game.players.find(({ id }) => !played.winners.includes(id));
      if (loser !== undefined && loser.life > 0 && loser.library.length === 0) decked++;
    }
    expect(decked).toBeLessThanOrEqual(1);
  });

  test('every level has its place in the list', () => {
    for (const level of BOT_LEVELS) expect(typeof botOf(level, 'any')).toBe('function');
  });
});
