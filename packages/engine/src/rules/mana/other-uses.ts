/** What else a permanent can be used for instead, when it has mana abilities that exclude each other: "{T}: Add {C}" beside a filter's. CR 605.3b. */
import { type Characteristics, SupertypeBit, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { colorWeight, type ManaAbility, type ManaWay } from './automatic-abilities.ts';
import { addUnits } from './feasible.ts';
import type { Available, ManaSource } from './sources.ts';
import { ManaBit } from './symbols.ts';

/** A mana ability that can be activated now, and how. */
export interface Use {
  readonly ability: ManaAbility;
  readonly way: ManaWay;
}

/** The kinds of mana proper among the bits of a unit. */
const KINDS = 63;
/** NOT-CR: other uses are tried of so many permanents; of more of them together a player pays by hand. */
const MOST = 4;

/** The permanent as a source: used as it mostly is, and its other uses that bring something else; null: it has none. */
export function sourceOfUses(object: ObjectId, now: Characteristics, uses: readonly Use[]): ManaSource | null {
  if (uses.length === 0) return null;
  const { same, left } = bestOf(uses);
  const source = together(object, now, same);
  if (left.length === 0) return source;
  const others: ManaSource[] = [];
  for (let rest = left; rest.length > 0; ) {
    const next = bestOf(rest);
    const other = together(object, now, next.same);
    if (bringsMore(other, source)) others.push(other);
    rest = next.left;
  }
  return others.length === 0 ? source : { ...source, others };
}

/** The best use with those that are like it, and the rest. */
function bestOf(uses: readonly Use[]): { readonly same: readonly Use[]; readonly left: readonly Use[] } {
  let best = uses[0] as Use;
  for (const use of uses) if (isBetter(use, best)) best = use;
  const isLike = (use: Use): boolean =>
    use === best || (use.way.kinds.length === best.way.kinds.length && haveSameCost(use.ability, best.ability));
  return { same: uses.filter(isLike), left: uses.filter((use) => !isLike(use)) };
}

/** A way without mana in its cost beats one with it; then the one that adds more. */
function isBetter({ ability, way }: Use, than: Use): boolean {
  if ((ability.mana === null) !== (than.ability.mana === null)) return ability.mana === null;
  if (ability.gone !== than.ability.gone) return than.ability.gone;
  return way.kinds.length > than.way.kinds.length;
}

function haveSameCost(a: ManaAbility, b: ManaAbility): boolean {
  return (
    a.taps === b.taps &&
    a.mana === null &&
    b.mana === null &&
    a.gone === b.gone &&
    a.marks === b.marks &&
    a.counter === b.counter
  );
}

/** Uses that cost the same and add as much, as one source. */
function together(object: ObjectId, now: Characteristics, uses: readonly Use[]): ManaSource {
  const ways = uses.map(({ way }) => way).sort((a, b) => a.hurts - b.hurts);
  const first = ways[0] as ManaWay;
  const snow = (now.supertypes & SupertypeBit.Snow) !== 0 ? ManaBit.Snow : 0;
  let { kinds } = first;
  if (ways.length > 1 || snow !== 0)
    kinds = first.kinds.map((_, index) => ways.reduce((bits, way) => bits | (way.kinds[index] as number), snow));
  const { ability } = uses[0] as Use;
  const weight = weightOf(now, ability, kinds, first.hurts);
  return { object, ways, kinds, weight, mana: ability.mana, life: ability.life };
}

/** Whether it makes a kind of mana that the source does not make, or more of it at no cost in mana. */
function bringsMore({ kinds, mana }: ManaSource, than: ManaSource): boolean {
  if (mana === null && kinds.length > than.kinds.length) return true;
  const made = than.kinds.reduce((all, bits) => all | bits, 0);
  return kinds.some((bits) => (bits & ~made & KINDS) !== 0);
}

/** Colorless and single-color lands first; creatures later; what hurts or is used up last. */
export function weightOf(now: Characteristics, ability: ManaAbility, kinds: readonly number[], hurts: number): number {
  let weight = colorWeight(kinds);
  if ((now.types & TypeBit.Creature) !== 0) weight += 15;
  if (ability.counter !== null) weight += 100;
  if (ability.marks) weight += 80;
  if (ability.gone) weight += 200;
  if (ability.spendOnly !== null) weight -= 12;
  return weight + hurts * 40;
}

/** What is at hand, with some of the permanents put to their other uses: the fewest first. */
export function* inOtherUses(available: Available): Generator<Available> {
  const several = available.sources.filter(({ others }) => others !== undefined).slice(0, MOST);
  for (let changed = 1; changed <= several.length; changed++) yield* exchanged(available, several, changed);
}

function* exchanged(available: Available, sources: readonly ManaSource[], changed: number): Generator<Available> {
  const [source, ...rest] = sources;
  if (changed === 0) yield available;
  if (changed === 0 || source === undefined || sources.length < changed) return;
  for (const other of source.others ?? []) yield* exchanged(withOther(available, source, other), rest, changed - 1);
  yield* exchanged(available, rest, changed);
}

function withOther(available: Available, source: ManaSource, other: ManaSource): Available {
  const { kinds, counts, total } = available.units;
  const units = { kinds: kinds.slice(), counts: counts.slice(), total };
  if (source.mana === null) for (const unit of source.kinds) addUnits(units, unit, -1);
  if (other.mana === null) for (const unit of other.kinds) addUnits(units, unit, 1);
  const filters = available.filters.filter((each) => each !== source);
  return {
    units,
    filters: other.mana === null ? filters : [other, ...filters],
    sources: available.sources.map((each) => (each === source ? other : each)),
  };
}
