/** What was done so often this turn, and cards described behind the place they are cast from. CR 601.3, 608.2h. */
import type { Action, Noun, Place, Quality, Stat } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { countedNoun, origin, playerVerb } from '../categories.ts';
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
  stat: Stat;
  compared: Compared;
}
const BEHIND = 'behind';
/** "cast a spell from your hand with mana value 3 or less": the description goes on behind the place. */
const castOf: Category<Action> = new Mapped<CastOf, Action>(
  'something to do',
  phrase`cast~ ${{ object: countedNoun }} from ${{ from: origin }} with ${{ stat }} ${{ compared }} without paying its#object mana cost#object`.means(
    { kind: 'castOf' },
  ) as Category<CastOf>,
  ({ object, from, stat: which, compared: how }) => {
    if (object.kind !== 'select') return null;
    const quality: Quality = { kind: 'withStat', stat: which, ...how, words: BEHIND };
    const { filter } = object;
    const described = { ...object, filter: { ...filter, qualities: [...(filter.qualities ?? []), quality] } };
    return { kind: 'cast', object: described, from, withoutPaying: true };
  },
  (tree) => {
    if (tree.kind !== 'cast' || tree.object.kind !== 'select' || tree.from === undefined) return [];
    const { qualities = [], ...filter } = tree.object.filter;
    const last = qualities.at(-1);
    if (last?.kind !== 'withStat' || last.words !== BEHIND) return [];
    const rest = qualities.slice(0, -1);
    const object = { ...tree.object, filter: { ...filter, ...(rest.length > 0 ? { qualities: rest } : {}) } };
    const { comparison, to } = last;
    return [{ kind: 'castOf', object, from: tree.from, stat: last.stat, compared: { comparison, to } }];
  },
  ['cast'],
);
playerVerb.add(castOf);
