/** What the words name beside what they choose: "target creature an opponent controls ... that player". CR 608.2c. */
import type { Condition, Filter, Noun } from './nodes.ts';
import type { Label } from '../surface/labels.ts';

/** Who or what is named within a description, and what it is to the object described. */
export interface Named {
  readonly label: Label;
  readonly relation: Relation;
  /** The words that name it. */
  readonly noun: Noun;
}

/** A host is what the object is attached to. CR 303.4b. */
export type Relation = 'controller' | 'owner' | 'host' | 'target';

type Quality = NonNullable<Filter['qualities']>[number];

const NONE: readonly Named[] = [];
const memo = new WeakMap<Filter, readonly Named[]>();

/** What has a label in the description of what is chosen: "a creature an opponent controls", "an Equipment attached to a creature". */
export function namedWithin(noun: Noun): readonly Named[] {
  return noun.kind === 'select' ? namedInFilter(noun.filter) : NONE;
}

/** The same of a description: "if it's attached to a creature you control". */
export function namedInFilter(filter: Filter): readonly Named[] {
  if (filter.qualities === undefined) return NONE;
  let named = memo.get(filter);
  if (named === undefined) memo.set(filter, (named = filter.qualities.flatMap(namedByQuality)));
  return named;
}

function namedByQuality(quality: Quality): readonly Named[] {
  const relation = relationTo(quality);
  if (relation === null) return NONE;
  const [how, noun] = relation;
  return noun?.kind === 'select' && noun.label !== undefined ? [{ label: noun.label, relation: how, noun }] : NONE;
}

function relationTo(quality: Quality): readonly [Relation, Noun | undefined] | null {
  switch (quality.kind) {
    case 'controlledBy':
    case 'castBy': // CR 112.2: whoever casts a spell controls it
      return ['controller', quality.player];
    case 'ownedBy':
      return ['owner', quality.player];
    case 'inZone':
      return ['owner', quality.of];
    case 'attachedTo':
      return ['host', quality.noun];
    case 'targeting':
      return ['target', quality.noun];
    default:
      return null;
  }
}

/** What the words of a condition name: "if a creature is destroyed this way, its controller ...", "if you both own and control them". */
export function namedInCondition(condition: Condition): Extract<Noun, { kind: 'select' | 'nounList' }> | null {
  if (condition.kind === 'allOf') return condition.of.map(namedInCondition).find((noun) => noun !== null) ?? null;
  const object = foundBy(condition);
  return (object?.kind === 'select' || object?.kind === 'nounList') && object.label !== undefined ? object : null;
}

function foundBy(condition: Condition): Noun | null {
  switch (condition.kind) {
    case 'thereIs':
      return condition.object;
    case 'controls':
      return condition.owned === true && condition.not !== true ? condition.object : null;
    case 'is':
      return condition.not !== true && isAll(condition.subject) ? condition.subject : null;
    default:
      return null;
  }
}

/** "All lands": those that it is true of are those that it is asked of. */
function isAll(noun: Noun): boolean {
  return noun.kind === 'select' && noun.quantifier.amount === 'all';
}
