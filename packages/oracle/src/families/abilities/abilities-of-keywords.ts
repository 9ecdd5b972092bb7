/** Abilities named by their keyword: "cycling abilities you activate", "exhaust abilities of other permanents you control". CR 113.3b, 702.1. */
import type { Noun, NounWords } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { bare, filter } from '../categories.ts';

const keyword = words<string>('a keyword', [
  'boast',
  'cycling',
  'embalm',
  'eternalize',
  'exhaust',
  'fortify',
  'ninjutsu',
  'outlast',
  'reconfigure',
  'scavenge',
  'unearth',
]);
const ability: Union<NounWords> = category<NounWords>(
  'abilities',
  terms<NounWords>(
    'abilities',
    [['ability', { kind: 'words', words: [{ kind: 'classWord', word: 'ability' }] }]],
    true,
  ),
);
const YOU: Noun = { kind: 'you' };
filter.add(
  phrase`${{ keyword }} ${{ noun: ability }}^ you activate`.means((s) => ({
    kind: 'filter',
    noun: s.noun,
    qualities: [
      { kind: 'castBy', player: YOU, words: 'activate' },
      { kind: 'withKeyword', keyword: s.keyword },
    ],
  })),
  phrase`${{ keyword }} ${{ noun: ability }}^ of ${{ of: bare }}`.means((s) => ({
    kind: 'filter',
    noun: s.noun,
    qualities: [
      { kind: 'abilityOf', noun: s.of },
      { kind: 'withKeyword', keyword: s.keyword },
    ],
  })),
  phrase`equip ${{ noun: ability }}^ you activate of ${{ of: bare }}`.means((s) => ({
    kind: 'filter',
    noun: s.noun,
    qualities: [
      { kind: 'castBy', player: YOU, words: 'activate' },
      { kind: 'abilityOf', noun: s.of },
      { kind: 'withKeyword', keyword: 'equip' },
    ],
  })),
);
