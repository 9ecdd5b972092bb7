/** Several descriptions as one subject: "Skeletons you control and other Zombies you control". CR 109.2, 604.1. */
import type { Noun } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { category } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { bare, subject } from '../categories.ts';

const described = (noun: Noun): boolean => noun.kind === 'select' && (noun.filter.qualities ?? []).length > 0;
const others = (noun: Noun): boolean => noun.kind === 'select' && noun.quantifier.other === true;
/** Where one description ends and the next begins is seen: the one says whose they are, or the other speaks of others. */
const keptApart = (tree: Noun): boolean =>
  tree.kind === 'nounList' &&
  tree.of.some((each, index) => index < tree.of.length - 1 && each.kind === 'select') &&
  tree.of.every(
    (each, index) =>
      index === tree.of.length - 1 || each.kind !== 'select' || described(each) || others(tree.of[index + 1]!),
  );
const each = category<Noun>('an object or player', bare, terms<Noun>('you', [['you', { kind: 'you' }]]));
const severalSubjects: Category<Noun> = new Mapped<Noun, Noun>(
  'an object or player',
  phrase`${{ of: series(each, { join: 'and' }) }}`.means({ kind: 'nounList', join: 'and' }),
  (tree) => (keptApart(tree) ? tree : null),
  (tree) => (keptApart(tree) ? [tree] : []),
);
subject.add(severalSubjects);
/** "All cards that aren't on the battlefield, spells, and permanents": of each description all. */
subject.add(
  phrase`all ${{ of: series(bare, { join: 'and', least: 3 }) }}`.means({
    kind: 'nounList',
    join: 'and',
    words: 'all',
  }) as never,
);
