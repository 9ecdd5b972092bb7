/** What the words name beside what they choose: "target creature an opponent controls ... that player". CR 608.2c. */
import type { Condition, Noun } from './nodes.ts';
import type { Label } from '../surface/labels.ts';

/** How a player is named within a description. */
export interface NamedPlayer {
  readonly label: Label;
  readonly relation: 'controller' | 'owner';
}

const NONE: readonly NamedPlayer[] = [];
const memo = new WeakMap<Noun, readonly NamedPlayer[]>();

/** The players with a label in the description of what is chosen: "a creature an opponent controls". */
export function namedWithin(noun: Noun): readonly NamedPlayer[] {
  if (noun.kind !== 'select' || noun.filter.qualities === undefined) return NONE;
  let named = memo.get(noun);
  if (named === undefined) memo.set(noun, (named = playersNamed(noun.filter.qualities)));
  return named;
}

function playersNamed(
  qualities: NonNullable<Extract<Noun, { kind: 'select' }>['filter']['qualities']>,
): readonly NamedPlayer[] {
  const found: NamedPlayer[] = [];
  for (const quality of qualities) {
    const player =
      quality.kind === 'controlledBy' || quality.kind === 'ownedBy'
        ? quality.player
        : quality.kind === 'inZone'
          ? quality.of
          : undefined;
    if (player?.kind !== 'select' || player.label === undefined) continue;
    found.push({ label: player.label, relation: quality.kind === 'controlledBy' ? 'controller' : 'owner' });
  }
  return found.length === 0 ? NONE : found;
}

/** What the words of a condition name: "if a creature is destroyed this way, its controller ...", "if you both own and control them". */
export function namedInCondition(condition: Condition): Extract<Noun, { kind: 'select' | 'nounList' }> | null {
  if (condition.kind === 'allOf') return condition.of.map(namedInCondition).find((noun) => noun !== null) ?? null;
  const object =
    condition.kind === 'thereIs' ||
    (condition.kind === 'controls' && condition.owned === true && condition.not !== true)
      ? condition.object
      : null;
  return (object?.kind === 'select' || object?.kind === 'nounList') && object.label !== undefined ? object : null;
}
