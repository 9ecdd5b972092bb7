/** What was done so often this turn, and cards described behind the place they are cast from. CR 601.3, 608.2h. */
import type { Action, Noun, Place, Quality, Stat } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { same } from '../../kernel/trees.ts';
import { noun, origin, playerVerb } from '../categories.ts';
import { compared, comparedToValue, type Compared } from './comparisons.ts';
import { stat } from './values.ts';

comparedToValue.add(
  phrase`less than or equal to that damage`.means({
    comparison: 'atMost',
    to: { kind: 'amountOf', to: null, words: 'that damage' },
  }),
);
interface CastOf {
  kind: 'castOf';
  object: Noun;
  from: Place;
  each?: true;
  stat: Stat;
  compared: Compared;
}
const BEHIND = 'behind';
type StatBehind = Extract<Quality, { kind: 'withStat' }>;
/** The noun described so, or each part of a list. */
function describedBehind(object: Noun, said: StatBehind, each: boolean): Noun | null {
  if (object.kind === 'nounList') {
    const of = each && object.join === 'and/or' ? object.of.map((part) => describedBehind(part, said, false)) : [null];
    return of.every((part) => part !== null) ? { ...object, of } : null;
  }
  if (object.kind !== 'select' || each) return null;
  const { filter } = object;
  return { ...object, filter: { ...filter, qualities: [...(filter.qualities ?? []), said] } };
}
/** The noun without what is said of it behind the place, and what that is. */
function withoutBehind(object: Noun): { object: Noun; said: StatBehind } | null {
  if (object.kind === 'nounList') {
    const parts = object.of.map(withoutBehind);
    const said = parts[0]?.said;
    if (said === undefined || !parts.every((part) => part !== null && same(part.said, said))) return null;
    return { object: { ...object, of: parts.flatMap((part) => part?.object ?? []) }, said };
  }
  if (object.kind !== 'select') return null;
  const { qualities = [], ...filter } = object.filter;
  const said = qualities.at(-1);
  if (said?.kind !== 'withStat' || said.words !== BEHIND) return null;
  const rest = qualities.slice(0, -1);
  return { object: { ...object, filter: { ...filter, ...(rest.length > 0 ? { qualities: rest } : {}) } }, said };
}
/** "cast a spell from your hand with mana value 3 or less": the description goes on behind the place, of a list with "each". */
const castOf: Category<Action> = new Mapped<CastOf, Action>(
  'something to do',
  phrase`cast~ ${{ object: noun }} from ${{ from: origin }} [!each each] with ${{ stat }} ${{ compared }} without paying its#object mana cost#object`.means(
    { kind: 'castOf' },
  ) as Category<CastOf>,
  ({ object, from, stat: which, compared: how, each }) => {
    const described = describedBehind(object, { kind: 'withStat', stat: which, ...how, words: BEHIND }, each === true);
    return described === null ? null : { kind: 'cast', object: described, from, withoutPaying: true };
  },
  (tree) => {
    if (tree.kind !== 'cast' || tree.from === undefined) return [];
    const without = withoutBehind(tree.object);
    if (without === null) return [];
    const { comparison, to, stat: which } = without.said;
    const each = without.object.kind === 'nounList' ? ({ each: true } as const) : {};
    return [
      { kind: 'castOf', object: without.object, from: tree.from, ...each, stat: which, compared: { comparison, to } },
    ];
  },
  ['cast'],
);
playerVerb.add(castOf);
