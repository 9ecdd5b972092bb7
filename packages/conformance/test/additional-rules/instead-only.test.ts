/** "Instead only": what the step before would have done is done by fewer, or to fewer. CR 608.2c, 614.15. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const WANE =
  'Wane | {0} | Sorcery | | All creatures get -2/-2 until end of turn. If you control an artifact, instead only creatures your opponents control get -2/-2 until end of turn.';
const FEAST =
  'Feast | {0} | Sorcery | | Each player gains 3 life. If you control an artifact, instead only you gain 3 life.';
const CUB = 'Cub | {0} | Creature — Cat | 2/2';
const BEAR = 'Bear | {0} | Creature — Bear | 3/3';
const ROCK = 'Rock | {0} | Artifact | |';
const CARDS = [WANE, FEAST, CUB, BEAR, ROCK];

test('without what is asked for, all of them (CR 608.2c)', () => {
  const game = table(CARDS, [{ battlefield: ['Cub', 'Bear'], hand: ['Wane', 'Feast'] }, ['Cub']]);
  plays(game.ann, 'Feast');
  plays(game.ann, 'Wane');
  expect([game.ann.life, game.ben.life, game.ann.battlefield, game.ben.battlefield]).toEqual([23, 23, ['Bear'], []]);
  expect(game.ann.stats('Bear')).toBe('1/1');
});

test('with it only those, once, and nobody else (CR 614.15)', () => {
  const game = table(CARDS, [{ battlefield: ['Cub', 'Rock'], hand: ['Wane', 'Feast'] }, ['Cub', 'Bear'], ['Cub']]);
  plays(game.ann, 'Feast');
  plays(game.ann, 'Wane');
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([23, 20, 20]);
  expect([game.ann.stats('Cub'), game.ben.stats('Bear'), game.cat.battlefield]).toEqual(['2/2', '1/1', []]);
});

test('what comes under their control later in the turn is not affected (CR 611.2c)', () => {
  const game = table(CARDS, [{ battlefield: ['Rock'], hand: ['Wane', 'Cub'] }, ['Bear']]);
  plays(game.ann, 'Wane');
  expect(plays(game.ann, 'Cub').ann.stats('Cub')).toBe('2/2');
});
