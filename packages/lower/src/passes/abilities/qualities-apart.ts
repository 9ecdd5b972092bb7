/** Protection or hexproof from several qualities is as many abilities. CR 702.16g-h, 702.11f-g. */
import { type Ability, COLORS, type KeywordAbility } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

type From = NonNullable<KeywordAbility['from']>[number];

/** The abilities that "from [quality] and from [quality]" or "from all colors" stands for; itself when it is a single one. */
export const qualitiesApart: Pass = { calledBy: ['from'], rewrite };

function rewrite(ability: Ability): readonly Ability[] {
  if (ability.kind !== 'keyword' || ability.from === undefined) return [ability];
  // "from artifacts or from the color of your choice": one of them, which the player chooses. CR 608.2d.
  if (ability.detail === 'or') return [ability];
  const [only] = ability.from;
  if (ability.from.length === 1 && only !== undefined && !isEachColor(only)) return [ability];
  const each = ability.from.flatMap((from): readonly From[] =>
    isEachColor(from) ? COLORS.map((color) => ({ kind: 'colorWord', color })) : [from],
  );
  return each.map((from) => ({ ...ability, from: [from] }));
}

function isEachColor(from: From): boolean {
  return from.kind === 'everything' && (from.of === 'colors' || from.of === 'each color');
}
