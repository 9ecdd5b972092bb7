/** "Exile it instead. Return it at the beginning of the next end step": each thing that would have moved comes back. CR 603.7, 614.1a. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const CARDS = [
  `Refuge | {0} | Instant | | If a creature you control would be put into a graveyard from the battlefield this turn, exile it instead. Return it to the battlefield under its owner's control at the beginning of the next end step.`,
  `Ferry | {0} | Artifact | | {T}: If a creature would die this turn, exile it instead. Return it to its owner's hand at the beginning of the next upkeep.`,
  'Purge | {0} | Sorcery | | Destroy all creatures.',
  'Reclaim | {0} | Instant | | Return target card from exile to its owner’s hand.',
  'Raise | {0} | Sorcery | | Create a 1/1 green Plant creature token.',
  'Bear | {1} | Creature — Bear | 2/2 | ',
  'Ox | {1} | Creature — Ox | 4/4 | When Ox dies, you gain 5 life.',
];

test('each creature is exiled, dies not, and returns at the next end step (CR 603.7, 614.6)', () => {
  const game = table(CARDS, [{ hand: ['Refuge', 'Purge'], battlefield: ['Bear', 'Ox'] }, ['Bear']]);
  plays(game.ann, 'Refuge');
  plays(game.ann, 'Purge');
  expect([game.ann.exile.toSorted(), game.ann.battlefield, game.ben.graveyard]).toEqual([['Bear', 'Ox'], [], ['Bear']]);
  expect(game.ann.life).toBe(20);
  game.to('Upkeep', 2);
  expect([game.ann.exile, game.ann.battlefield.toSorted()]).toEqual([[], ['Bear', 'Ox']]);
  expect(game.ben.graveyard).toEqual(['Bear']);
});

test('where nothing would have died, nothing returns (CR 603.7)', () => {
  const game = table(CARDS, [{ hand: ['Refuge'], battlefield: ['Bear'] }, {}]);
  plays(game.ann, 'Refuge');
  game.to('Upkeep', 2);
  expect([game.ann.exile, game.ann.battlefield]).toEqual([[], ['Bear']]);
});

test('a token is exiled and ceases to exist; a card that left exile meanwhile stays where it is (CR 111.7, 400.7)', () => {
  const game = table(CARDS, [{ hand: ['Refuge', 'Purge', 'Raise', 'Reclaim'], battlefield: ['Bear'] }, {}]);
  for (const name of ['Raise', 'Refuge', 'Purge']) plays(game.ann, name);
  expect(game.ann.exile).toEqual(['Bear']);
  plays(game.ann, 'Reclaim', 'Bear');
  game.to('Upkeep', 2);
  expect([game.ann.exile, game.ann.battlefield, game.ann.hand]).toEqual([[], [], ['Bear']]);
});

test('to its owner’s hand at the next upkeep, whoever controlled it; later in the turn no more (CR 603.7, 514.2)', () => {
  const game = table(CARDS, [{ hand: ['Purge'], battlefield: ['Ferry', 'Bear'] }, { battlefield: ['Ox'] }]);
  uses(game.ann, 'Ferry');
  plays(game.ann, 'Purge');
  expect([game.ann.exile, game.ben.exile]).toEqual([['Bear'], ['Ox']]);
  game.to('Draw', 2);
  expect([game.ann.exile, game.ben.exile]).toEqual([[], []]);
  expect([game.ann.hand, game.ben.hand.includes('Ox')]).toEqual([['Bear'], true]);
});
