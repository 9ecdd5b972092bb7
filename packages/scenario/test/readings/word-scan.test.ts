/** Readings against a plain scan of the words: nothing of the grammar helps here. */
import { refusalsOf } from '@kitchen-table/lower';
import { readCard } from '@kitchen-table/oracle';
import { describe, expect, test } from 'vitest';
import { sharedCards } from './shared-cards.ts';
import { disagreements } from './word-scan.ts';

const cards = sharedCards();

/** A reading of an invented card, changed as `wrong` says. */
function misread(text: string, wrong: (json: string) => string): readonly string[] {
  const read = readCard({
    name: 'Test Scroll',
    layout: 'normal',
    mana_cost: '{1}',
    type_line: 'Sorcery',
    oracle_text: text,
  });
  if (!('card' in read)) throw new Error('the text is not read');
  const { abilities } = read.card.faces[0];
  expect(disagreements(text, 'Test Scroll', abilities)).toEqual([]);
  return disagreements(text, 'Test Scroll', JSON.parse(wrong(JSON.stringify(abilities))));
}

describe('the scan notices', () => {
  test('a target that is none', () => {
    expect(misread('Destroy target creature.', (json) => json.replace('"target":true', '"target":false'))).toEqual([
      'target: said 1, meant 0',
    ]);
  });
  test('another number', () => {
    expect(misread('Draw three cards.', (json) => json.replace('"number":3', '"number":2'))).toEqual([
      'numbers: said 3, not meant',
    ]);
  });
  test('another color or type', () => {
    expect(misread('Destroy target black creature.', (json) => json.replace('black', 'green'))).toEqual([
      'black: said 1, meant 0',
      'green: said 0, meant 1',
    ]);
    expect(misread('Destroy target artifact.', (json) => json.replace('"artifact"', '"land"'))).toEqual([
      'land: said 0, meant 1',
    ]);
  });
  test('an opponent who becomes a player', () => {
    expect(misread('Target opponent draws a card.', (json) => json.replace('"opponent"', '"player"'))).toEqual([
      'opponents are meant: said 1, meant 0',
    ]);
  });
});

test.skipIf(cards === null)('words and tree agree for every playable card', { timeout: 300_000 }, () => {
  const wrong: string[] = [];
  for (const printed of cards ?? []) {
    if (printed.layout === 'dungeon') continue; // Its rooms are no abilities of a face.
    const read = readCard(printed);
    if (!('card' in read)) continue;
    const texts = read.card.faces.map(
      (_, index) => printed.card_faces?.[index]?.oracle_text ?? printed.oracle_text ?? '',
    );
    const found = read.card.faces.flatMap((face, index) =>
      disagreements(texts[index] ?? '', face.name, face.abilities),
    );
    if (found.length > 0 && refusalsOf(read.card).length === 0) wrong.push(`${read.card.name}: ${found.join('; ')}`);
  }
  expect(wrong).toEqual([]);
});
