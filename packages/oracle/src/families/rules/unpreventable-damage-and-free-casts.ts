/** Damage that can't be prevented, players who have the most, spells cast free, and the like. CR 118.9, 615.12, 702.16. */
import type { Filter, Noun, Place } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  atomSubject,
  bare,
  clause,
  condition,
  entering,
  noun,
  origin,
  plainFilter,
  pointed,
  possessive,
  quality,
  rule,
  subject,
  timedRule,
} from '../categories.ts';
import { IT } from '../conditions/condition-words.ts';
import { keywordName } from '../abilities/keywords.ts';
import { ownedPlace } from '../zones/places.ts';
import { comparedToNumber } from '../values/comparisons.ts';
import { stat } from '../values/values.ts';

const ALL = { kind: 'prevent', amount: 'all' } as const;
const PLAYER: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } };
rule.add(
  phrase`[${{ sort: words('what damage', ['combat']) }}] damage [that would be dealt by ${{ by: noun }}] can't be prevented`.means(
    (s) => ({ kind: 'cant', action: { ...ALL, sort: s.sort, by: s.by } }),
  ),
  phrase`all damage is dealt [to ${{ to: noun }}] as though its source had ${{ keyword: keywordName }}`.means((s) => ({
    kind: 'asThough',
    action: { kind: 'dealDamage', to: s.to },
    as: { kind: 'withKeyword', keyword: s.keyword },
  })),
  phrase`as ${{ object: subject }} enter~object , ${{ first: clause }} . ^ if you do , ${{ it: atomSubject }} enter~it ${{ entering }}`.means(
    (s) => ({
      kind: 'entersWith',
      object: s.object,
      clause: {
        kind: 'sequence',
        steps: [
          s.first,
          {
            kind: 'ifDone',
            words: 'you do',
            clause: { kind: 'do', action: { kind: 'enter', object: s.it, entering: s.entering } },
          },
        ],
        joins: ['.'],
      },
      words: 'as',
    }),
  ),
  phrase`you may have ~ enter ${{ entering }} . ^ if you do , ${{ then: clause }}`.means((s) => ({
    kind: 'entersWith',
    object: { kind: 'self' },
    clause: {
      kind: 'sequence',
      steps: [
        { kind: 'may', clause: s.then },
        {
          kind: 'ifDone',
          words: 'you do',
          clause: { kind: 'do', action: { kind: 'enter', object: { kind: 'self' }, entering: s.entering } },
        },
      ],
      joins: ['.'],
    },
    words: 'have it enter',
  })),
  phrase`you may cast ${{ object: bare }} [from ${{ from: ownedPlace }}] without paying their mana costs`.means(
    (s) => ({
      kind: 'may',
      action: { kind: 'cast', object: s.object, from: s.from, withoutPaying: true },
    }),
  ),
  phrase`if ${{ actor: subject }} would gain life , that player gains no life instead`.means((s) => ({
    kind: 'replace',
    would: { kind: 'gainLife', actor: s.actor },
    instead: null,
    words: 'gains no life',
  })),
);
timedRule.add(
  phrase`${{ object: subject }} attack~object ${{ whom: noun }} this combat if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'attack', object: s.object, whom: s.whom } },
    during: { kind: 'thisCombat' },
  })),
);
/** "creature cards each with mana value 3 or less": of every one of several. */
quality.add(
  phrase`each with ${{ stat }} ${{ compared: comparedToNumber }}`.means((s) => ({
    ...s.compared,
    kind: 'withStat',
    stat: s.stat,
    words: 'each',
  })),
  phrase`that each have ${{ stat }} ${{ compared: comparedToNumber }}`.means((s) => ({
    ...s.compared,
    kind: 'withStat',
    stat: s.stat,
    words: 'each have',
  })),
);
condition.add(
  phrase`the gift wasn't promised`.means({ kind: 'castFact', fact: 'gift', subject: { kind: 'self' }, not: true }),
);
/** "the player with the most life": who has more than anybody else, or as much as those who have the most. */
const most: Union<Filter> = category<Filter>(
  'which player',
  terms<Filter>(
    'which player',
    (
      [
        ['with the most life', 'life total', 'greatest', 'most life'],
        ['with the most life or tied for most life', 'life total', 'greatest', 'most life, or tied'],
        ['with the highest life total', 'life total', 'greatest', 'highest life total'],
        ['with the lowest life total', 'life total', 'least', 'lowest life total'],
        ['with the most cards in hand', 'hand size', 'greatest', 'most cards in hand'],
        ['who has the most cards in hand', 'hand size', 'greatest', 'who has the most cards in hand'],
      ] as const
    ).map(([said, which, extreme, words]): [string, Filter] => [
      said,
      { ...PLAYER, qualities: [{ kind: 'withExtreme', extreme, stat: which, words }] },
    ]),
  ),
  phrase`who controls the most ${{ of: plainFilter }}!plural`.means((s) => ({
    ...PLAYER,
    qualities: [{ kind: 'controlsMost', of: s.of }],
  })),
);
const whoHasMost: Union<Noun> = category<Noun>(
  'an object or player',
  phrase`the player ${{ filter: most }}`.means((s) => ({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'the' },
    filter: s.filter,
  })),
);
subject.add(whoHasMost);
noun.add(whoHasMost);
pointed.add(whoHasMost);
atomSubject.add(whoHasMost);
/** "each of that player's opponents". CR 102.2-102.3. */
const whose: Category<Noun> = new Mapped<Noun, Noun>(
  'whose ("its controller\'s")',
  possessive,
  (tree) => (tree.kind === 'you' ? null : tree),
  (tree) => [tree],
);
const eachOfTheirs: Union<Noun> = category<Noun>(
  'an object or player',
  phrase`each of ${{ of: whose }} opponents`.means((s) => ({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'each', words: 'of theirs' },
    filter: { ...PLAYER, qualities: [{ kind: 'ofPlayer', player: s.of }] },
  })),
);
subject.add(eachOfTheirs);
noun.add(eachOfTheirs);
/** From elsewhere than the hand: that is a fact of its own. */
const notHand: Category<Place> = new Mapped<Place, Place>(
  'a place',
  origin,
  (tree) => (tree.zone === 'hand' && tree.or === undefined && tree.not === undefined ? null : tree),
  (tree) => [tree],
);
condition.add(
  phrase`${{ object: atomSubject }} entered from ${{ from: origin }}`.means((s) => ({
    kind: 'happened',
    event: { kind: 'enter', object: s.object, from: s.from },
    when: { kind: 'thisTurn' },
    words: 'entered from',
  })),
  phrase`you cast it from ${{ from: notHand }}`.means((s) => ({
    kind: 'castFact',
    fact: 'cast from',
    subject: IT,
    from: s.from,
    words: 'you cast it',
  })),
  phrase`was cast from ${{ from: origin }}`.means((s) => ({
    kind: 'castFact',
    fact: 'cast from',
    subject: IT,
    from: s.from,
    words: 'was cast, unsaid',
  })),
);
