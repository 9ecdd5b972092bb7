/** What a card of a meld pair says that it melds into. CR 701.37a. */
import type { Clause } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { meldsInto } from '../../src/index.ts';
import { act, card, self } from '../support/cards.ts';

const GROWS = act({ kind: 'gain', verb: 'gain', object: self, abilities: [{ kind: 'keyword', keyword: 'flying' }] });

test('a card of a meld pair names what it melds into, once (CR 701.37a, 712.4)', () => {
  const melds = (into: string): Clause => act({ kind: 'meld', object: self, into });
  const into = (...names: string[]): readonly string[] =>
    meldsInto(
      card('Half', {
        types: ['creature'],
        abilities: names.map((name) => ({ kind: 'spell', clause: melds(name) })),
      }),
    );
  expect([into(), into('Whole'), into('Whole', 'Whole', 'Other')]).toEqual([[], ['Whole'], ['Whole', 'Other']]);
  const named = card('Maker', { types: ['creature'], abilities: [{ kind: 'spell', clause: GROWS }] });
  expect(meldsInto(named)).toEqual([]);
});
