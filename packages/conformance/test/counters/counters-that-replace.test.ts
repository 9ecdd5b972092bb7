/** Finality, shield and stun counters work however they came, also when nothing else in the game replaces anything. CR 122.1c, 122.1d, 122.1h. */
import { expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {G} | Creature — Cat | 2/2';
const KILL = 'Kill | {0} | Sorcery | | Destroy target creature.';
const back = (counter: string, how = ''): string =>
  `Back | {0} | Sorcery | | Return target green creature card from your graveyard to the battlefield${how} with a ${counter} counter on it.`;

test('put there as the card enters: finality exiles it (CR 122.1h)', () => {
  const game = table([CUB, KILL, back('finality')], [{ hand: ['Back', 'Kill'], graveyard: ['Cub'] }, []]);
  plays(game.ann, 'Back', 'Cub');
  plays(game.ann, 'Kill', 'Cub');
  expect([game.ann.exile, game.ann.graveyard]).toEqual([['Cub'], ['Back', 'Kill']]);
});

test('shield is taken instead of the creature (CR 122.1c)', () => {
  const game = table([CUB, KILL, back('shield')], [{ hand: ['Back', 'Kill', 'Kill'], graveyard: ['Cub'] }, []]);
  plays(game.ann, 'Back', 'Cub');
  plays(game.ann, 'Kill', 'Cub');
  expect(game.ann.battlefield).toEqual(['Cub']);
  plays(game.ann, 'Kill', 'Cub');
  expect(game.ann.battlefield).toEqual([]);
});

test('stun keeps it tapped one turn longer (CR 122.1d)', () => {
  const game = table([CUB, back('stun', ' tapped')], [{ hand: ['Back'], graveyard: ['Cub'] }, []]);
  plays(game.ann, 'Back', 'Cub');
  const tapped = (): boolean => (game.ann.permanent('Cub').status & StatusBit.Tapped) !== 0;
  game.to('PrecombatMain', 3);
  expect(tapped()).toBe(true);
  game.to('PrecombatMain', 5);
  expect(tapped()).toBe(false);
});

test('a permanent that enters so by its own words', () => {
  const own = 'Elk | {0} | Creature — Elk | 3/3 | ~ enters tapped with two stun counters on it.';
  const game = table([own], [{ hand: ['Elk'] }, []]);
  plays(game.ann, 'Elk');
  game.to('PrecombatMain', 3);
  expect(game.ann.permanent('Elk').counters['stun']).toBe(1);
});
