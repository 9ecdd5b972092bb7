/** The last station symbol of a card with a size makes it an artifact creature. CR 702.184 of today. */
import { type Ability, type CardFace, self } from '@kitchen-table/language/surface';
import type { Line } from '../../lower.ts';

/** The lines of a face, with what the last station symbol makes of it where power and toughness are printed beside it. */
export function stationSize(lines: readonly Line[], face: CardFace): readonly Line[] {
  if (face.power === undefined || face.types.includes('creature')) return lines;
  const last = lines.findLast(({ ability }) => ability.kind === 'static' && ability.keyword === 'station');
  return last === undefined
    ? lines
    : lines.map((each) => (each === last ? { ...each, ability: sized(each.ability) } : each));
}

function sized(ability: Ability): Ability {
  if (ability.kind !== 'static') return ability;
  return {
    ...ability,
    rules: [
      {
        kind: 'changes',
        action: {
          kind: 'become',
          verb: 'be',
          object: self,
          as: { kind: 'description', types: ['artifact', 'creature'], inAddition: 'types' },
        },
      },
      ...ability.rules,
    ],
  };
}
