/** The golden list tells the same of a card every time, and something else when the card does something else. */
import { describe, expect, test } from 'vitest';
import type { Card, Clause } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { readCard } from '@kitchen-table/oracle';
import { firstDifference, lineOf, readList, written } from '../tools/golden/files.ts';
import { goldenOf } from '../tools/golden/situations.ts';

const lantern = card(
  'Lantern Keeper',
  '{1}{W}',
  'Creature — Human',
  'Whenever you gain life, draw a card.\n{T}: You gain 1 life.',
);

describe('golden situations', () => {
  test('the same card comes to the same lines', () => {
    const first = goldenOf(lantern);
    const again = goldenOf(structuredClone(lantern));
    expect(again.lines).toEqual(first.lines);
    expect(again.hash).toBe(first.hash);
    expect(first.faults).toEqual([]);
  });

  test('both abilities are used, and what they do is told', () => {
    const { used, of, lines } = goldenOf(lantern);
    expect([used, of]).toEqual([2, 2]);
    expect(lines.some((line) => line.endsWith('activates an ability of Lantern Keeper'))).toBe(true);
    expect(lines.some((line) => line.includes('gains 1 life'))).toBe(true);
  });

  test('a card that does something else differs from where it does so', () => {
    const was = goldenOf(lantern);
    const is = goldenOf(
      card(
        'Lantern Keeper',
        '{1}{W}',
        'Creature — Human',
        'Whenever you gain life, draw a card.\n{T}: You gain 2 life.',
      ),
    );
    expect(is.hash).not.toBe(was.hash);
    expect(firstDifference(was.lines, is.lines)).toMatch(/- .*gains 1 life[^]*\+ .*gains 2 life/);
  });

  test('what goes wrong with a card is told with the card', () => {
    const unknown = { kind: 'do', action: { kind: 'unheardOf' } } as unknown as Clause;
    const face = lantern.faces[0];
    const golden = goldenOf({
      ...lantern,
      faces: [{ ...face, types: ['sorcery'], subtypes: [], abilities: [{ kind: 'spell', clause: unknown }] }],
    });
    expect(lineOf(golden).fault).toContain("'unheardOf' has no meaning as an instruction");
  });

  test.each([
    ['Plane — Meadow', 'Whenever chaos ensues, you gain 1 life.'],
    ['Phenomenon', 'When you encounter this phenomenon, draw a card.'],
    ['Scheme', 'When you set this scheme in motion, draw a card.'],
    ['Artifact — Attraction', 'Visit — You gain 1 life.'],
    [
      'Legendary Enchantment — Aura Curse',
      'Enchant player\nAt the beginning of enchanted player’s upkeep, you gain 1 life.',
    ],
  ])('a card of the type %s is met without a fault', (types, text) => {
    expect(goldenOf(card('Far Meadow', types.includes('Aura') ? '{1}' : '', types, text)).faults).toEqual([]);
  });

  test('the list is read as it was written', () => {
    const line = lineOf(goldenOf(lantern));
    expect([...readList(written([line])).values()]).toEqual([line]);
  });
});

function card(name: string, cost: string, types: string, text: string): Card {
  const creature = types.includes('Creature') ? { power: '1', toughness: '3' } : {};
  const read = readCard({
    name,
    mana_cost: cost,
    type_line: types,
    oracle_text: text.replaceAll('’', "'"),
    ...creature,
  });
  if (!('card' in read)) throw new Error(`${name} is not read: ${read.refusals[0]?.text}`);
  return lower(read.card);
}
