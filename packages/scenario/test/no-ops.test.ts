/** The no-op detector: an instruction that does nothing anywhere, or refers to nothing, is found; what works is not. */
import { describe, expect, test } from 'vitest';
import type { Action, Card, Clause } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { readCard } from '@kitchen-table/oracle';
import { detect } from '../tools/no-ops/detector.ts';

const found = (card: Card): readonly string[] =>
  detect(card, '').findings.map(({ instruction, what, label }) => `${instruction.action.kind} ${what} ${label}`.trim());

describe('the no-op detector', () => {
  test('a card whose instructions all do something has no findings', () => {
    const text =
      'When Far Walker enters, put a +1/+1 counter on target creature. Tap that creature.\nWhenever you gain life, draw a card.';
    expect(found(card('Creature — Human', text))).toEqual([]);
  });

  test('an instruction that does nothing is found (CR 608.2c)', () => {
    const doing: Action = { kind: 'gainLife', amount: { kind: 'number', number: 0 } };
    expect(found(saying(doing))).toEqual(['gainLife does nothing']);
  });

  test('a reference to what no step has named is found (CR 608.2c)', () => {
    const doing: Action = { kind: 'destroy', object: { kind: 'reference', to: 'step7' } };
    expect(found(saying(doing))).toEqual(['destroy refers to nothing step7']);
  });

  test('an ability that never comes about is told of as well', () => {
    const text = 'Whenever a creature with power 100 or greater attacks, draw a card.';
    expect(found(card('Creature — Human', text))).toEqual(['draw is never carried out']);
  });
});

function card(types: string, text: string): Card {
  const read = readCard({
    name: 'Far Walker',
    mana_cost: '{1}',
    type_line: types,
    oracle_text: text,
    power: '1',
    toughness: '3',
  });
  if (!('card' in read)) throw new Error(`not read: ${read.refusals[0]?.text}`);
  return lower(read.card);
}

/** A sorcery that does this and nothing else, as no text would say it. */
function saying(action: Action): Card {
  const clause: Clause = { kind: 'do', action };
  const { faces, ...rest } = card('Creature — Human', 'Flying');
  const face = { ...faces[0], types: ['sorcery' as const], subtypes: [], text: null };
  return { ...rest, faces: [{ ...face, abilities: [{ kind: 'spell', clause }] }] };
}
