/** Events said of what undergoes them: "a creature is exiled", "an artifact is sacrificed", "enters attacking". CR 603.2. */
import type { Entering, Filter, NounWords, Noun, Quantifier, TurnPart, Value } from '@kitchen-table/language/surface';
import { type Category, category, type Union } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { twoEvents } from './triggers.ts';
import { numberWord } from '../values/values.ts';
import { Pattern, terms, words } from '../../kernel/words.ts';
import {
  damagedEvent,
  event,
  filter,
  noun,
  objectEvent,
  origin,
  plainFilter,
  playerEvent,
  possessive,
  sourceVerb,
  subject,
  trigger,
} from '../categories.ts';

const YOU: Noun = { kind: 'you' };
const ONE_OR_MORE: Quantifier = { kind: 'quantifier', amount: 'atLeast', number: { kind: 'number', number: 1 } };
const OPPONENT: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } };
objectEvent.add(
  phrase`be~ ${{
    did: terms('what was done to it', [
      ['sacrificed', { kind: 'sacrifice' }],
      ['milled', { kind: 'mill' }],
      ['activated', { kind: 'activate' }],
      ['countered', { kind: 'counter' }],
    ] as const),
  }}`.means((s) => s.did),
  phrase`be~ exiled from ${{ from: origin }}`.means({ kind: 'exile' }),
  phrase`fight~`.means({ kind: 'fight', words: 'alone' }),
  phrase`transform~ into a ${{ filter: plainFilter }}`.means((s) => ({
    kind: 'transformed',
    into: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
  })),
  phrase`enter~ ${{
    entering: terms<Entering>('how it enters', [
      ['attacking', { kind: 'entering', attacking: true }],
      ['transformed', { kind: 'entering', transformed: true }],
    ]),
  }}`.means({ kind: 'enter' }),
  phrase`attack~ with exactly ${{ number: numberWord }} ${{ filter: plainFilter }}@number`.means((s) => ({
    kind: 'attack',
    with: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'number', number: s.number, exactly: true },
      filter: s.filter,
    },
  })),
);
damagedEvent.add(
  phrase`be~ dealt excess damage`.means({ kind: 'dealDamage', passive: true, excess: 'excess' }),
  phrase`be~ dealt excess noncombat damage`.means({
    kind: 'dealDamage',
    passive: true,
    sort: 'noncombat',
    excess: 'excess',
  }),
);
playerEvent.add(
  phrase`cast~ a ${{ filter: plainFilter }} other than ( ${{
    words: terms<'the first they cast'>('the first spell', [['the first spell they cast', 'the first they cast']]),
  }} | your first spell ) each turn`.means((s) => ({
    kind: 'cast',
    nth: 1,
    object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
    otherThan: true,
    words: s.words,
  })),
);
const least = new Pattern<number>('a number', /^\d+$/, ['3'], Number, (number) =>
  typeof number === 'number' ? String(number) : null,
);
/** "exactly 1 damage", "3 or more damage": how much limits the event. CR 119.3, 120.3. */
const exactly = phrase`exactly ${{ number: least }}`.means({ kind: 'exactly' }) as Category<Value>;
const eventAmount: Union<Value> = category<Value>(
  'how much',
  exactly,
  phrase`${{ number: least }} or more`.means({ kind: 'atLeast' }),
);
sourceVerb.add(phrase`deal~ ${{ amount: eventAmount }} damage [to ${{ to: noun }}]`.means({ kind: 'dealDamage' }));
playerEvent.add(phrase`lose~ ${{ amount: exactly }} life`.means({ kind: 'loseLife' }));
/** "if any of that damage was dealt by a Warrior": damage by such sources, once however many are dealt it. CR 603.2c. */
trigger.add(
  phrase`${{ word: words('when', ['when', 'whenever']) }} your opponents are dealt combat damage , if any of that damage was dealt by a ${{ filter: plainFilter }}`.means(
    (s) => ({
      kind: 'trigger',
      word: s.word,
      events: [
        {
          kind: 'dealDamage',
          sort: 'combat',
          actor: { kind: 'select', quantifier: ONE_OR_MORE, filter: s.filter },
          to: { kind: 'select', quantifier: ONE_OR_MORE, filter: OPPONENT },
          words: 'any of that damage',
        },
      ],
    }),
  ),
);
/** "a boast ability", "an eternalize or embalm ability": by the keyword that gives it. CR 113.3, 702.1. */
const givingAbilities = words<string>('a keyword', [
  'exhaust',
  'boast',
  'ninjutsu',
  'outlast',
  'eternalize',
  'embalm',
  'backup',
  'craft',
  'adapt',
  'level up',
  'unearth',
  'crew',
  'scavenge',
  'encore',
  'saddle',
]);
const ABILITY: NounWords = { kind: 'words', words: [{ kind: 'classWord', word: 'ability' }] };
const oneOrMore: Union<readonly string[]> = category<readonly string[]>(
  'keywords',
  phrase`${{ one: givingAbilities }}`.means((s) => [s.one]),
  series(givingAbilities, { join: 'or' }),
);
filter.add(
  phrase`${{ of: oneOrMore }} ability`.means((s) => ({
    kind: 'filter',
    noun: ABILITY,
    qualities: [{ kind: 'keywordAbility', of: s.of }],
  })),
);
event.add(
  phrase`you activate ${{ of: possessive }} ${{ keyword: givingAbilities }} ability`.means((s) => ({
    kind: 'activate',
    actor: YOU,
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'the', words: 'whose' },
      filter: {
        kind: 'filter',
        noun: ABILITY,
        qualities: [
          { kind: 'keywordAbility', of: [s.keyword] },
          { kind: 'abilityOf', noun: s.of },
        ],
      } satisfies Filter,
    },
  })) as never,
  phrase`the ${{
    nth: terms<number>('an ordinal', [
      ['first', 1],
      ['second', 2],
      ['third', 3],
      ['fourth', 4],
      ['fifth', 5],
    ]),
  }} ${{ filter: plainFilter }} of a turn is cast`.means((s) => ({
    kind: 'cast',
    nth: s.nth,
    object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
    ofTheTurn: true,
  })),
);
/** "~ and/or one or more other Vampires you control enter": once for all that do so together. CR 603.2c. */
subject.add(
  phrase`~ and/or ${{ others: category<Noun>('others', noun) }}`.means((s) => ({
    kind: 'nounList',
    join: 'and/or',
    of: [{ kind: 'self' }, s.others],
  })),
);
/** "At the beginning of combat this turn": once, and no later than this turn. CR 603.7b. */
trigger.add(
  phrase`at the beginning of ${{
    part: terms<TurnPart>('a phase', [
      ['combat', { kind: 'turnPart', step: 'combat', words: 'bare' }],
      ['the next combat phase', { kind: 'turnPart', step: 'combat', next: true, words: 'the next phase' }],
      ['the next main phase', { kind: 'turnPart', step: 'main phase', next: true, words: 'the next phase' }],
    ]),
  }} this turn`.means((s) => ({
    kind: 'trigger',
    word: 'at',
    events: [{ kind: 'beginningOf', part: s.part }],
    during: { kind: 'thisTurn' },
    next: true,
  })),
);
const A_TOKEN: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'token' }] } },
};
/** "When you cast or cycle this": two verbs with one object. */
twoEvents.add(
  phrase`${{ subject }} cast~subject or cycle~subject ${{ object: noun }}`.means((s) => [
    { kind: 'cast', actor: s.subject, object: s.object },
    { kind: 'cycle', actor: s.subject, object: s.object, words: 'cast or' },
  ]) as never,
  phrase`${{ subject }} create~subject or sacrifice~subject a token`.means((s) => [
    { kind: 'keywordAction', action: 'create', actor: s.subject, object: A_TOKEN },
    { kind: 'sacrifice', actor: s.subject, object: A_TOKEN, words: 'create or' },
  ]) as never,
);
