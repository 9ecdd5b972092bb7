/** "All permanents except for artifacts and lands": what is left out of a description. CR 109.2. */
import type { Action, Noun } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { bare, finalQuality, noun, playerVerb, pointed } from '../categories.ts';
import { returnPlace } from '../zones/places.ts';

/** One thing or several. */
const leftOut: Union<Noun> = category<Noun>('what is left out', pointed, bare);
finalQuality.add(phrase`except for ${{ noun: leftOut }}`.means({ kind: 'otherThan', words: 'except for' }));

interface Said {
  action: Extract<Action, { kind: 'move' }>;
  except: Noun;
}
/** "Return all creatures to their owners' hands except for Elves": said behind the place. */
const returned: Category<Action> = new Mapped<Said, Action>(
  'something to do',
  phrase`${{ action: phrase`return~ ${{ object: noun }} ${{ to: returnPlace }}`.means({ kind: 'move', verb: 'return' }) }}^ except for ${{ except: leftOut }}`.means(
    (s) => ({ action: s.action, except: s.except }),
  ) as never,
  ({ action, except }) =>
    action.object.kind !== 'select'
      ? null
      : {
          ...action,
          object: {
            ...action.object,
            filter: {
              ...action.object.filter,
              qualities: [
                ...(action.object.filter.qualities ?? []),
                { kind: 'otherThan', noun: except, words: 'except for, last' },
              ],
            },
          },
        },
  (tree) => {
    if (tree.kind !== 'move' || tree.object.kind !== 'select') return [];
    const { qualities, ...filter } = tree.object.filter;
    const last = qualities?.at(-1);
    if (last?.kind !== 'otherThan' || last.words !== 'except for, last') return [];
    const before = qualities!.slice(0, -1);
    return [
      {
        action: {
          ...tree,
          object: { ...tree.object, filter: before.length === 0 ? filter : { ...filter, qualities: before } },
        },
        except: last.noun,
      },
    ];
  },
  ['move'],
);
playerVerb.add(returned);
