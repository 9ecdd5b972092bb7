/** "the creature with the least power", and who chooses where several are tied for it. CR 608.2d. */
import type { Filter, Noun, Stat } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { noun, plainFilter, pointed, timedRule } from '../categories.ts';

const stat = words<Stat>('a stat', ['power', 'toughness', 'mana value']);
const YOU: Noun = { kind: 'you' };
const extremes = [
  ['greatest', 'greatest'],
  ['least', 'least'],
] as const;
const ONE_OF_THEM = { kind: 'quantifier', amount: 'a', words: 'the' } as const;
const OPPONENT: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } };
const theOne: Union<Noun> = category<Noun>(
  'an object or player',
  ...extremes.flatMap(([said, extreme]) => [
    phrase`the ${{ filter: plainFilter }} with the ${said} ${{ stat }}`.means((s) => ({
      kind: 'select',
      quantifier: ONE_OF_THEM,
      filter: { ...s.filter, qualities: [{ kind: 'withExtreme', extreme, stat: s.stat, among: s.filter }] },
    })) as never,
    phrase`the ${{ filter: plainFilter }} in your graveyard with the ${said} ${{ stat }}`.means((s) => {
      const filter = { ...s.filter, qualities: [{ kind: 'inZone' as const, zone: ['graveyard' as const], of: YOU }] };
      return {
        kind: 'select',
        quantifier: ONE_OF_THEM,
        filter: {
          ...s.filter,
          qualities: [
            { kind: 'inZone', zone: ['graveyard'], of: YOU },
            { kind: 'withExtreme', extreme, stat: s.stat, among: filter },
          ],
        },
      };
    }) as never,
  ]),
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
  ...extremes.map(([said, extreme]) =>
    phrase`if two or more ${{ of: plainFilter }}!plural are tied for ${said} ${{ stat }} , you choose one of them`.means(
      (s) => ({ kind: 'rule', rule: { kind: 'tieIsChosen', of: s.of, extreme, stat: s.stat } }) as never,
    ),
  ),
  phrase`if two or more ${{ of: plainFilter }}!plural are tied for highest life total , you choose one`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'tieIsChosen', of: s.of, extreme: 'greatest', stat: 'life total', words: 'highest' },
  })),
);
