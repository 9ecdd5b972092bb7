/** Several sorts of counters put on one thing at once: "a +1/+1 counter and a flying counter on it". CR 122. */
import type { Clause, Entering, Noun } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { noun } from '../categories.ts';
import { countersItem } from '../zones/places.ts';

type Item = NonNullable<Entering['counters']>[number];
interface Listed {
  items: readonly Item[];
  on: Noun;
}
/** The words of a step that puts more on what the step before did. */
const SAME_PLACE = 'and more';
const AS_BEFORE: Noun = { kind: 'reference', to: null, words: 'as before' };
type Join = Extract<Clause, { kind: 'sequence' }>['joins'][number];
/** Every sort is a step of its own. */
export const manyCounters: Category<Clause> = new Mapped<Listed, Clause>(
  'several sorts of counters',
  phrase`put~ ${{ items: series(countersItem, { join: 'and' }) }} on ${{ on: noun }}`.means({}) as Category<Listed>,
  ({ items, on }) => {
    if (items.some((each) => each.additional === true || each.words !== undefined)) return null;
    return {
      kind: 'sequence',
      steps: items.map(
        (item, index): Clause => ({
          kind: 'do',
          action: {
            kind: 'putCounters',
            number: item.number,
            counter: item.counter,
            on: index === 0 ? on : AS_BEFORE,
            ...(index === 0 ? {} : { words: SAME_PLACE }),
          },
        }),
      ),
      joins: items
        .slice(1)
        .map((_item, index): Join => (index < items.length - 2 ? ',' : items.length === 2 ? 'and' : ', and')),
    };
  },
  (tree) => {
    if (tree.kind !== 'sequence') return [];
    const items: Item[] = [];
    let on: Noun | null = null;
    for (const [index, step] of tree.steps.entries()) {
      if (step.kind !== 'do' || step.during || step.action.kind !== 'putCounters') return [];
      const { action } = step;
      if (action.actor !== undefined || action.counter === null) return [];
      if ((action.words === SAME_PLACE) !== index > 0) return [];
      if (index === 0) on = action.on;
      items.push({ counter: action.counter, number: action.number });
    }
    return on === null ? [] : [{ items, on }];
  },
  ['sequence'],
);
/** Is this a step that borrows its place from the one before? */
export const sharesPlace = (clause: Clause): boolean =>
  clause.kind === 'do' && clause.action.kind === 'putCounters' && clause.action.words === SAME_PLACE;
