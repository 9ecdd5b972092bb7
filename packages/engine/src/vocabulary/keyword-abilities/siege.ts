/** What every Siege can do: exiled when its last defense counter is gone, then cast transformed. CR 310.11b. */
import type { Ability, CardFace, Noun } from '@kitchen-table/language';
import { doing, number, SELF, triggered } from './words.ts';

const EXILED: Noun = { kind: 'reference', to: 'step1', words: 'it' };

const DEFEATED: Ability = triggered(
  { kind: 'removeCounters', number: number(1), counter: 'defense', from: SELF, last: true },
  {
    kind: 'sequence',
    steps: [
      doing({ kind: 'exile', object: SELF, label: 'step1' }),
      { kind: 'may', clause: doing({ kind: 'cast', object: EXILED, withoutPaying: true, transformed: true }) },
    ],
    joins: [', then'],
  },
);

/** The abilities of a face: those printed, and the one that its subtype gives a Siege. */
export function withIntrinsicAbilities(face: CardFace): readonly Ability[] {
  return face.types.includes('battle') && face.subtypes.includes('Siege')
    ? [...face.abilities, DEFEATED]
    : face.abilities;
}
