/** When the effects of conspiracies count as having begun. CR 613.7j. */
import { expect, test } from 'vitest';
import { type GameSetup, Session, startGame } from '@kitchen-table/engine';
import { CARDS } from '../../../engine/test/support/cards.ts';
import { Scenario } from '../../../engine/test/support/scenario.ts';
import { read } from '../support/read-cards.ts';
import { now } from '../support/text-table.ts';

const POOL = read(
  'Free Cub | {0} | Creature — Bear | 1/1 |',
  'Red Tide | {0} | Enchantment | | All creatures are red.',
  'Open Sea | | Conspiracy | | Creatures you control are blue.',
  'Deep Sea | | Conspiracy | | Hidden agenda / Creatures you control with the chosen name are blue.',
);
const DECK = [...Array.from({ length: 20 }, () => 'Free Cub'), ...Array.from({ length: 20 }, () => 'Red Tide')];
const [BLUE, RED] = [2, 8];

function begin(conspiracies: NonNullable<GameSetup['players'][number]['conspiracies']>): Scenario {
  const session = startGame({
    format: 'conspiracy-draft',
    cards: { ...CARDS, ...Object.fromEntries(POOL.map((card) => [card.name, card])) },
    seed: 'sea',
    edition: 'today',
    askPriority: 'always',
    startingPlayer: 0,
    players: [0, 1, 2].map((seat) => ({
      name: `P${seat}`,
      deck: DECK,
      ...(seat === 0 ? { conspiracies, sideboard: conspiracies.map(({ card }) => card) } : { sideboard: [] }),
    })),
  });
  if (!(session instanceof Session)) throw new Error(session.message);
  return new Scenario(session, ['ann', 'ben', 'cat']).to('PrecombatMain', 1);
}

test('a conspiracy is as old as the game: what comes later has the last word (CR 613.7j)', () => {
  const game = begin([{ card: 'Open Sea' }]);
  game.ann.casts('Free Cub');
  game.resolveAll();
  expect(now(game.ann, 'Free Cub').colors).toBe(BLUE);
  game.ann.casts('Red Tide');
  game.resolveAll();
  expect(now(game.ann, 'Free Cub').colors).toBe(RED);
});

test('one that is turned face up has a new timestamp (CR 613.7j)', () => {
  const game = begin([{ card: 'Deep Sea', names: ['Free Cub'] }]);
  game.ann.casts('Free Cub');
  game.resolveAll();
  game.ann.casts('Red Tide');
  game.resolveAll();
  expect(now(game.ann, 'Free Cub').colors).toBe(RED);
  game.ann.takes('turn face up a conspiracy', '');
  expect(now(game.ann, 'Free Cub').colors).toBe(BLUE);
});
