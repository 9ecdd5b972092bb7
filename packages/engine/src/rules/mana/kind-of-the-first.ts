/** Sources whose further mana is of the kind of the first: that kind is chosen by what is to be paid. CR 106.1a, 106.12b. */
import { addUnits, type ManaUnits } from './feasible.ts';
import type { Available, ManaSource } from './sources.ts';
import { ManaBit, type ManaDemand } from './symbols.ts';

/** The kinds of mana proper among the bits of a unit. */
const KINDS = 63;
/** Of so many such sources the kinds are tried; what the others add besides pays for generic mana. */
const MOST = 4;

/** What is at hand, with such sources settled on kinds that the demand asks for: in every way, one after the other. */
export function* inKindsAsked(available: Available, demand: ManaDemand): Generator<Available> {
  let asked = 0;
  for (const pip of demand.pips) asked |= pip;
  for (const { mana } of demand.choices) asked |= mana;
  const several = available.sources.filter((source) => source.mana === null && source.kinds.some(isLikeTheFirst));
  if (several.length > 0) yield* settled(available, several.slice(0, MOST), asked & KINDS);
}

/** Whether the unit is of the kind of the one before it that has a choice. */
function isLikeTheFirst(unit: number): boolean {
  return (unit & ManaBit.LikeTheFirst) !== 0;
}

function* settled(available: Available, sources: readonly ManaSource[], asked: number): Generator<Available> {
  const [source, ...others] = sources;
  if (source === undefined) {
    yield available;
    return;
  }
  const possible = (source.kinds[0] as number) & asked;
  if (possible === 0) yield* settled(available, others, asked);
  for (let kind = 1; kind < KINDS; kind <<= 1)
    if ((possible & kind) !== 0) yield* settled(withInstead(available, source, ofKind(source, kind)), others, asked);
}

/** The source, when it is used for that kind. */
function ofKind(source: ManaSource, kind: number): ManaSource {
  const only = (units: readonly number[]): readonly number[] =>
    units.map((unit, index) => (index === 0 || isLikeTheFirst(unit) ? kind | (unit & ManaBit.Snow) : unit));
  return {
    ...source,
    kinds: only(source.kinds),
    ways: source.ways
      .filter(({ kinds }) => ((kinds[0] as number) & kind) !== 0)
      .map((way) => ({ ...way, kinds: only(way.kinds) })),
  };
}

function withInstead(available: Available, source: ManaSource, settledSource: ManaSource): Available {
  const units: ManaUnits = {
    kinds: available.units.kinds.slice(),
    counts: available.units.counts.slice(),
    total: available.units.total,
  };
  for (const unit of source.kinds) addUnits(units, unit, -1);
  for (const unit of settledSource.kinds) addUnits(units, unit, 1);
  return { ...available, units, sources: available.sources.map((each) => (each === source ? settledSource : each)) };
}
