/** What every Siege can do: exiled when its last defense counter is gone, then cast transformed. CR 310.11b. */
import { type Ability, type CardFace, number, self } from '@kitchen-table/language/surface';
import type { Line } from '../../lower.ts';

const DEFEATED: Ability = {
  kind: 'triggered',
  trigger: {
    kind: 'trigger',
    word: 'whenever',
    events: [{ kind: 'removeCounters', number: number(1), counter: 'defense', from: self, last: true }],
  },
  clause: {
    kind: 'sequence',
    steps: [
      { kind: 'do', action: { kind: 'exile', object: self, label: 'step1' } },
      {
        kind: 'may',
        clause: {
          kind: 'do',
          action: {
            kind: 'cast',
            object: { kind: 'reference', to: 'step1', words: 'it' },
            withoutPaying: true,
            transformed: true,
          },
        },
      },
    ],
    joins: [', then'],
  },
};

/** The lines of a face, and the ability that its subtype gives a Siege. */
export function siegeAbility(lines: readonly Line[], face: CardFace): readonly Line[] {
  const isSiege = face.types.includes('battle') && face.subtypes.includes('Siege');
  return isSiege ? [...lines, { ability: DEFEATED, line: -1 }] : lines;
}
