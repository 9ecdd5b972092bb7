/** Counters with which creatures enter for each mana from a source of some kind; no counters removed. CR 106.3, 614.1c, 122.1. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const HOARDER =
  'Hoarder | {0} | Creature — Bard | 1/2 | Other Bears you control enter with an additional +1/+1 counter on them for each mana from a Treasure spent to cast them.';
const HOARD = 'Hoard | {0} | Sorcery | | Create two Treasure tokens.';
const CUB = 'Cub | {2} | Creature — Bear | 2/2 |';
const OX = 'Ox | {2} | Creature — Ox | 2/2 |';

test('for each mana from a Treasure, for none from a land (CR 106.3)', () => {
  for (const [lands, stats] of [
    [[], '4/4'],
    [['Island', 'Island'], '2/2'],
  ] as const) {
    const game = table(
      [HOARDER, HOARD, CUB, OX],
      [{ battlefield: ['Hoarder', ...lands], hand: lands.length > 0 ? ['Cub'] : ['Hoard', 'Cub'] }, {}],
    );
    if (lands.length === 0) plays(game.ann, 'Hoard');
    plays(game.ann, 'Cub');
    expect(game.ann.stats('Cub')).toBe(stats);
  }
});

test('not creatures of another kind, those of opponents, the source itself, or what was not cast (CR 614.12)', () => {
  const game = table(
    [HOARDER, HOARD, CUB, OX],
    [{ battlefield: ['Hoarder'], hand: ['Hoard', 'Ox'] }, { hand: ['Hoard', 'Cub'] }],
  );
  plays(game.ann, 'Hoard');
  plays(game.ann, 'Ox');
  expect([game.ann.stats('Ox'), game.ann.stats('Hoarder')]).toEqual(['2/2', '1/2']);
  game.to('PrecombatMain', game.game.turn + 1);
  plays(game.ben, 'Hoard');
  plays(game.ben, 'Cub');
  expect(game.ben.stats('Cub')).toBe('2/2');
});
