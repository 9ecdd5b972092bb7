/** Flavor words that hold the name of the card, or end in an apostrophe. CR 207.2d. */
import { expect, test } from 'vitest';
import { readCard } from '../src/index.ts';

function read(oracle_text: string): unknown {
  const card = { name: 'Tin Heron', type_line: 'Creature — Bird', mana_cost: '{3}', power: '2', toughness: '1' };
  const result = readCard({ ...card, oracle_text });
  return 'card' in result ? result.card.faces[0]?.abilities : result.refusals;
}

test('a flavor word may hold the name of the card, and end in an apostrophe (CR 207.2d)', () => {
  for (const word of ['Oath of Tin Heron', "Scions' Secretary"])
    expect(read(`${word} — When Tin Heron enters, draw a card.`)).toMatchObject([{ kind: 'triggered' }]);
});
