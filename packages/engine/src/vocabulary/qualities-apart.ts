/** Protection or hexproof from several qualities is as many abilities. CR 702.16g-h, 702.11f-g. */
import { type Ability, COLORS, type KeywordAbility } from '@kitchen-table/language';

type From = NonNullable<KeywordAbility['from']>[number];

/** The abilities that "from [quality] and from [quality]" or "from all colors" stands for; null when it is a single one. */
export function qualitiesApart(ability: Ability): readonly Ability[] | null {
  if (ability.kind !== 'keyword' || ability.from === undefined) return null;
  const [only] = ability.from;
  if (ability.from.length === 1 && only !== undefined && !isEachColor(only)) return null;
  const each = ability.from.flatMap((from): readonly From[] =>
    isEachColor(from) ? COLORS.map((color) => ({ kind: 'colorWord', color })) : [from],
  );
  return each.map((from) => ({ ...ability, from: [from] }));
}

function isEachColor(from: From): boolean {
  return from.kind === 'everything' && (from.of === 'colors' || from.of === 'each color');
}

/** Whether losing the one is losing the other: "hexproof" is every kind of it, "hexproof from red" that kind. CR 702.11e-f. */
export function isLostWith(ability: KeywordAbility, lost: KeywordAbility): boolean {
  if (ability.keyword !== lost.keyword) return false;
  return lost.from === undefined || JSON.stringify(ability.from) === JSON.stringify(lost.from);
}
