/** "the creature with the least power", and who chooses where several are tied for it. CR 608.2d. */
import type { Filter, Noun, Quality, Stat } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { noun, plainFilter, pointed, timedRule } from '../categories.ts';

const stat = words<Stat>('a stat', ['power', 'toughness', 'mana value']);
const YOU: Noun = { kind: 'you' };
const extreme = words('an extreme', ['greatest', 'least']);
const IN_YOUR_GRAVEYARD: Quality = { kind: 'inZone', zone: ['graveyard'], of: YOU };
const ONE_OF_THEM = { kind: 'quantifier', amount: 'a', words: 'the' } as const;
const OPPONENT: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } };
const theOne: Union<Noun> = category<Noun>(
  'an object or player',
  phrase`the ${{ filter: plainFilter }} with the ${{ extreme }} ${{ stat }}`.means((s) => ({
    kind: 'select',
    quantifier: ONE_OF_THEM,
    filter: { ...s.filter, qualities: [{ kind: 'withExtreme', extreme: s.extreme, stat: s.stat, among: s.filter }] },
  })),
  phrase`the ${{ filter: plainFilter }} in your graveyard with the ${{ extreme }} ${{ stat }}`.means((s) => ({
    kind: 'select',
    quantifier: ONE_OF_THEM,
    filter: {
      ...s.filter,
      qualities: [
        IN_YOUR_GRAVEYARD,
        {
          kind: 'withExtreme',
          extreme: s.extreme,
          stat: s.stat,
          among: { ...s.filter, qualities: [IN_YOUR_GRAVEYARD] },
        },
      ],
    },
  })),
  terms<Noun>('a player', [
    [
      'the opponent with the highest life total among your opponents',
      {
        kind: 'select',
        quantifier: ONE_OF_THEM,
        filter: {
          ...OPPONENT,
          qualities: [{ kind: 'withExtreme', extreme: 'greatest', stat: 'life total', among: OPPONENT }],
        },
      },
    ],
  ]),
);
noun.add(theOne);
pointed.add(theOne);
timedRule.add(
  phrase`if two or more ${{ of: plainFilter }}!plural are tied for ${{ extreme }} ${{ stat }} , you choose one of them`.means(
    (s) => ({ kind: 'rule', rule: { kind: 'tieIsChosen', of: s.of, extreme: s.extreme, stat: s.stat } }),
  ),
  phrase`if two or more ${{ of: plainFilter }}!plural are tied for highest life total , you choose one`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'tieIsChosen', of: s.of, extreme: 'greatest', stat: 'life total', words: 'highest' },
  })),
);
