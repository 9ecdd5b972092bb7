/** The greatest number of one player, mana from a source, mana symbols, parts of an amount: what is counted in ways of its own. CR 106.3, 107.1a, 202.1, 608.2h. */
import type { Filter, Noun, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { eachOne, expression, noun, plainFilter, possessive } from '../categories.ts';
import { numberWord } from './values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const IT: Noun = { kind: 'reference', to: null, words: 'it' };
const done = words('what was done', ['discarded', 'sacrificed', 'drawn', 'milled', 'created']);
/** Those with which the player spoken of did so. */
const byThatOne = (filter: Filter, how: string): Value => ({
  kind: 'count',
  of: { ...filter, qualities: [{ kind: 'thisWay', done: how, by: RELATIVE }] },
});
/** Of which players the greatest number is meant. */
const people = (word: 'player' | 'opponent'): Filter => ({
  kind: 'filter',
  noun: { kind: 'words', words: [{ kind: 'classWord', word }] },
});
const somebody: Union<Noun> = category<Noun>(
  'a player',
  phrase`a ${{
    filter: terms<Filter>('a player', [
      ['player', people('player')],
      ['opponent', people('opponent')],
    ]),
  }}`.means({ kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' } }),
);
const said = terms<Noun>('~', [
  ['~', { kind: 'self' }],
  ['it', IT],
  ['them', { kind: 'reference', to: null, words: 'they' }],
]);
/** What mana comes from. */
const source = words('a source of mana', [
  'Treasure',
  'Cave',
  'Desert',
  'Food',
  'Clue',
  'Eldrazi',
  'Powerstone',
  'creature',
  'artifact',
]);
expression.add(
  phrase`the greatest number of ${{ filter: plainFilter }}!plural ${{ among: somebody }} ${{ done }} this way`.means(
    (s) => ({
      kind: 'greatestOfPlayers',
      of: byThatOne(s.filter, s.done),
      among: s.among,
    }),
  ) as never,
  phrase`the greatest number of ${{ filter: plainFilter }}!plural ${{ among: somebody }} controls`.means((s) => ({
    kind: 'greatestOfPlayers',
    of: { kind: 'count', of: { ...s.filter, qualities: [{ kind: 'controlledBy', player: RELATIVE }] } },
    among: s.among,
  })) as never,
  phrase`the number of ${{ filter: plainFilter }}!plural controlled by the player who controls the fewest`.means(
    (s) => ({
      kind: 'greatestOfPlayers',
      of: { kind: 'count', of: { ...s.filter, qualities: [{ kind: 'controlledBy', player: RELATIVE }] } },
      least: true,
    }),
  ) as never,
  phrase`the number of cards you've drawn this turn minus ${{ less: numberWord }}`.means((s) => ({
    kind: 'difference',
    of: [
      { kind: 'history', event: { kind: 'draw', actor: { kind: 'you' } }, what: 'amount', when: 'this turn' },
      s.less,
    ],
    words: 'in words',
  })),
);
noun.add(
  ...(['up', 'down'] as const).map((rounded) =>
    phrase`a tenth of the ${{ filter: plainFilter }}!plural they control , rounded ${rounded}`.means((s) => {
      const filter = {
        ...s.filter,
        qualities: [
          { kind: 'controlledBy' as const, player: { kind: 'reference' as const, to: null, words: 'they' as const } },
        ],
      };
      return {
        kind: 'select' as const,
        quantifier: {
          kind: 'quantifier' as const,
          amount: 'number' as const,
          number: { kind: 'half' as const, of: { kind: 'count' as const, of: filter }, parts: 10 as const, rounded },
          words: 'half the' as const,
        },
        filter,
      };
    }),
  ),
);
eachOne.add(
  phrase`mana from a ${{ keyword: source }} [${{ words: words('that was', ['that was']) }}] spent to cast ${{ subject: said }}`.means(
    (s) => ({
      kind: 'units',
      value: { kind: 'castFact', fact: 'mana from', subject: s.subject, keyword: s.keyword, words: s.words },
    }),
  ),
  phrase`${{ filter: plainFilter }} blocking ${{ whom: said }} beyond the first`.means((s) => ({
    kind: 'units',
    value: {
      kind: 'difference',
      of: [
        { kind: 'count', of: { ...s.filter, qualities: [{ kind: 'blocking', whom: s.whom }] } },
        { kind: 'number', number: 1 },
      ],
      words: 'beyond the first',
    },
  })) as never,
  phrase`card fewer than ${{ least: numberWord }} in ${{ player: possessive }} hand`.means((s) => ({
    kind: 'units',
    value: {
      kind: 'difference',
      of: [s.least, { kind: 'count', of: { kind: 'zoneOfPlayer', zone: ['hand'], player: s.player } }],
      words: 'fewer than',
    },
  })),
);
