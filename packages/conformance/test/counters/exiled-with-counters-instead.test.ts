/** "Exile it with a counter on it instead": the counter is there with the card, and other words look for it. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const LINES = [
  "Toll Keeper | {0} | Creature — Rogue | 3/2 | If a card would be put into an opponent's graveyard from anywhere, instead exile it with a bounty counter on it. / {T}, Sacrifice this creature: Choose an exiled card an opponent owns with a bounty counter on it. You may play it this turn without paying its mana cost.",
  'Ember Nest | {0} | Creature — Bird | 2/2 | If Ember Nest would die, instead exile it with three egg counters on it. / {1}: You gain 1 life.',
  'Cold Grip | {0} | Artifact | | If a creature an opponent controls would be destroyed, exile it with two ice counters on it instead.',
  'End | {0} | Sorcery | | Destroy all creatures.',
  'Strike | {0} | Sorcery | | Destroy target creature.',
  'Ox | {2} | Creature — Ox | 2/4 |',
];

/** The counters on each card in exile. */
function countersInExile({ game }: ReturnType<typeof table>): readonly unknown[] {
  return game.exile.map((id) => game.objects[id]?.counters);
}

test('the counter is there for the other words of the card that put it (CR 614.6, 122.1)', () => {
  const game = table(LINES, [{ battlefield: ['Toll Keeper'], hand: ['Strike'] }, { battlefield: ['Ox'] }]);
  plays(game.ann, 'Strike', 'Ox');
  expect([game.ben.graveyard, countersInExile(game)]).toEqual([[], [{ bounty: 1 }]]);
  uses(game.ann, 'Toll Keeper');
  plays(game.ann, 'Ox');
  expect(game.ann.battlefield).toEqual(['Ox']);
});

test('dying, with several counters (CR 614.6, 122.1)', () => {
  const game = table(LINES, [{ battlefield: ['Ember Nest'], hand: ['End'] }, {}]);
  plays(game.ann, 'End');
  expect(countersInExile(game)).toEqual([{ egg: 3 }]);
});

test('instead of being destroyed (CR 614.6, 701.7a)', () => {
  const game = table(LINES, [{ battlefield: ['Cold Grip', 'Ox'], hand: ['End'] }, { battlefield: ['Ox'] }]);
  plays(game.ann, 'End');
  expect(game.ann.graveyard).toContain('Ox');
  expect(countersInExile(game)).toEqual([{ ice: 2 }]);
});
