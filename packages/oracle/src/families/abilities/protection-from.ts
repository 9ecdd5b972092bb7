/** Keywords said at more length: protection from more, either of two costs, splice. CR 118.8, 702.11, 702.16, 702.47. */
import type { Noun } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { cost, noun, possessive } from '../categories.ts';
import { costKeyword, fromOne, keywordAbility, keywordWithDash, manaOnly, type From } from './keywords.ts';
import { comparedToNumber } from '../values/comparisons.ts';

fromOne.add(
  phrase`mana value ${{ compared: comparedToNumber }}`.means((s) => ({
    kind: 'filter',
    noun: { kind: 'words', words: [] },
    qualities: [{ ...s.compared, kind: 'withStat', stat: 'mana value' }],
  })) as never,
  terms<From>('more about it ("you control", "with flying")', [
    ['that color', { kind: 'thatColor' }],
    ['snow', { kind: 'supertypeWord', supertype: 'snow' }],
  ]),
);
/** Whose choice it is, when it is not yours. */
const somebodyElse: Category<Noun> = new Mapped<Noun, Noun>(
  'whose ("its controller\'s")',
  possessive,
  (tree) => (tree.kind === 'you' ? null : tree),
  (tree) => [tree],
);
fromOne.add(
  phrase`the color of ${{ chooser: somebodyElse }} choice`.means({ kind: 'colorOfYourChoice' }),
  phrase`each of ${{ of: possessive }} colors`.means({ kind: 'colorsOf' }),
  phrase`the colors of ${{ of: noun }}`.means({ kind: 'colorsOf', words: 'the colors' }),
);
keywordAbility.add(
  phrase`splice onto instant or sorcery ${{ cost: manaOnly }}`.means({
    kind: 'keyword',
    keyword: 'splice',
    detail: 'onto instant or sorcery',
  }),
  phrase`${{ keyword: costKeyword }} ${{ one: manaOnly }} or ${{ two: manaOnly }}`.means((s) => ({
    kind: 'keyword',
    keyword: s.keyword,
    cost: [{ kind: 'eitherCost', of: [s.one, s.two] }],
  })),
);
keywordWithDash.add(
  phrase`splice onto Arcane —_ ${{ cost }} .`.means({
    kind: 'keyword',
    keyword: 'splice',
    detail: 'onto Arcane, dash',
  }),
);
