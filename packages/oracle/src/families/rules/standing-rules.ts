/** Rules without a time that are not made of a subject and a common verb. CR 402.2, 508.1d, 609.4b, 614.9, 615. */
import type { Noun, Quality } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  atom,
  bare,
  clause,
  condition,
  entering,
  expression,
  filter,
  noun,
  plainFilter,
  possessive,
  quality,
  rule,
  subject,
  timedRule,
  turnPart,
} from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { numberWord } from '../values/values.ts';

/** Those who would block with them. CR 509.1a. */
const OPPONENTS_BLOCK_WITH: Quality = {
  kind: 'controlledBy',
  player: { kind: 'playerNoun', who: 'opponents' },
  words: 'block with',
};
const PLAYERS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'bare' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};
rule.add(
  phrase`prevent all [${{ sort: words('what damage', ['combat']) }}] damage that would be dealt to ${{ to: atom }} by ${{ by: noun }}`.means(
    (s) => ({
      kind: 'preventRule',
      action: { kind: 'prevent', amount: 'all', sort: s.sort, to: s.to, by: s.by },
    }),
  ),
  phrase`prevent all [${{ sort: words('what damage', ['combat']) }}] damage that would be dealt to and dealt by ${{ by: noun }}`.means(
    (s) => ({
      kind: 'preventRule',
      action: { kind: 'prevent', amount: 'all', sort: s.sort, by: s.by, toToo: true },
    }),
  ),
  phrase`prevent all noncombat damage that would be dealt to ${{ to: noun }}`.means((s) => ({
    kind: 'preventRule',
    action: { kind: 'prevent', amount: 'all', sort: 'noncombat', to: s.to },
  })),
  phrase`if ~ is in your opening hand [and ${{ condition }}] , you may begin the game with ${{ words: words('it', ['it', '~']) }} on the battlefield [${{ entering }}] [. ^ if you do , ${{ then: clause }}]`.means(
    { kind: 'openingHand' },
  ),
  phrase`${{ object: subject }} don't~object untap during ${{ part: turnPart }} if ${{ condition }}`.means({
    kind: 'doesntUntap',
  }),
  phrase`untap ${{ object: noun }} during ${{ part: turnPart }}`.means({ kind: 'alsoUntaps' }),
  phrase`${{ object: subject }} untap~object during ${{ part: turnPart }}`.means({ kind: 'alsoUntaps', words: 'they' }),
  phrase`you draw a card during ${{ part: turnPart }}`.means({ kind: 'alsoDraws', player: { kind: 'you' } }),
  phrase`damage that would reduce ${{ player: possessive }} life total to less than 1 reduces it to 1 instead`.means({
    kind: 'playerRule',
    what: 'damage leaves 1 life',
  }),
  phrase`you draw cards from the bottom of your library rather than the top`.means({
    kind: 'playerRule',
    player: { kind: 'you' },
    what: 'draws from the bottom',
  }),
  phrase`${{ player: possessive }} maximum hand size is increased by ${{ value: numberWord }}`.means({
    kind: 'playerRule',
    what: 'greater maximum hand size',
  }),
  phrase`${{ player: possessive }} maximum hand size is reduced by ${{ value: numberWord }}`.means({
    kind: 'playerRule',
    what: 'smaller maximum hand size',
  }),
  phrase`${{ player: possessive }} maximum hand size is ( ${{ value: numberWord }} | equal to ${{ value: expression }} )`.means(
    {
      kind: 'playerRule',
      what: 'maximum hand size',
    },
  ),
  phrase`${{ actor: subject }} can't untap more than ${{ most: numberWord }} ${{ filter }}@most during their untap steps`.means(
    (s) => ({
      kind: 'mostEachTurn',
      action: {
        kind: 'untap',
        actor: s.actor,
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
      },
      most: s.most,
    }),
  ),
  phrase`you may ( ${{ kind: words<'activate' | 'discard'>('what you may do', ['activate']) }} ${{ object: bare }} | ${{ kind: words<'activate' | 'discard'>('what you may do', ['discard']) }} ${{ object: terms<Noun>('~', [['~', { kind: 'self' }]]) }} ) any time you could cast a instant`.means(
    (s) => ({
      kind: 'may',
      action: { kind: s.kind, object: s.object },
      asThough: 'an instant',
    }),
  ),
  phrase`players have no maximum hand size`.means({ kind: 'noMaximumHandSize', player: PLAYERS }),
  phrase`damage can't be prevented`.means({ kind: 'cant', action: { kind: 'prevent', amount: 'all' } }),
  phrase`play with ${{
    what: terms<'hand' | 'top card of library'>('what is revealed', [
      ['the top card of your library', 'top card of library'],
      ['your hand', 'hand'],
    ]),
  }} revealed`.means((s) => ({ kind: 'revealed', action: { kind: 'playWithRevealed', what: s.what } })),
  phrase`players play with the top card of their libraries revealed`.means({
    kind: 'revealed',
    action: { kind: 'playWithRevealed', actor: PLAYERS, what: 'top card of library' },
  }),
  phrase`${{ actor: subject }} play~actor with ( their | his or her ) hands revealed`.means((s) => ({
    kind: 'revealed',
    action: { kind: 'playWithRevealed', actor: s.actor, what: 'hand' },
  })),
  phrase`${{ actor: subject }} can't cast additional ${{ object: bare }}`.means((s) => ({
    kind: 'cant',
    action: { kind: 'cast', actor: s.actor, object: s.object, words: 'additional' },
  })),
  phrase`your opponents can't block with ${{ filter: plainFilter }}!plural ${{ quality }}`.means((s) => ({
    kind: 'cant',
    action: {
      kind: 'block',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'bare' },
        filter: { ...s.filter, qualities: [s.quality, OPPONENTS_BLOCK_WITH] },
      },
    },
  })),
  phrase`${{ actor: subject }} can't cast more than ${{ most: numberWord }} ${{ filter: plainFilter }} each turn`.means(
    (s) => ({
      kind: 'mostEachTurn',
      action: {
        kind: 'cast',
        actor: s.actor,
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
      },
      most: s.most,
    }),
  ),
  phrase`~ enters tapped . ^ as it enters , ${{ clause }}`.means((s) => ({
    kind: 'entersWith',
    object: { kind: 'self' },
    entering: { kind: 'entering', tapped: true },
    clause: s.clause,
    words: 'as it enters',
  })),
  phrase`${{ actor: subject }} can't get [${{ counter: words('what players get', ['poison', 'rad', 'experience']) }}] counters`.means(
    (s) => ({ kind: 'cant', action: { kind: 'getCounters', actor: s.actor, counter: s.counter } }),
  ),
  phrase`counters can't be put on ${{ on: noun }}`.means((s) => ({
    kind: 'cant',
    action: { kind: 'putCounters', number: { kind: 'atLeast', number: 1 }, counter: null, on: s.on },
    passive: true,
  })),
  phrase`${{ on: subject }} can't have ${{ counter: counterName }} counters put on them`.means((s) => ({
    kind: 'cant',
    action: { kind: 'putCounters', number: { kind: 'atLeast', number: 1 }, counter: s.counter, on: s.on },
  })),
  phrase`${{ object: subject }} can't have counters put on ( it | them )`.means((s) => ({
    kind: 'cant',
    action: { kind: 'putCounters', number: { kind: 'atLeast', number: 1 }, counter: null, on: s.object },
  })),
);
timedRule.add(
  phrase`you can cast only ${{ most: numberWord }} more ${{ filter: plainFilter }}@most this turn`.means((s) => ({
    kind: 'rule',
    rule: {
      kind: 'mostEachTurn',
      action: {
        kind: 'cast',
        actor: { kind: 'you' },
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
      },
      most: s.most,
      more: true,
    },
    during: { kind: 'thisTurn' },
  })),
);
/** "No more than one creature can attack you each combat." CR 508.1c, 509.1b. */
const mostCreatures = terms<number>('how many creatures', [
  ['one creature', 1],
  ['two creatures', 2],
  ['three creatures', 3],
]);
rule.add(
  phrase`no more than ${{ most: mostCreatures }} can attack [${{ whom: noun }}] each combat`.means({
    kind: 'mostDeclared',
    act: 'attack',
  }),
  phrase`no more than ${{ most: mostCreatures }} can block each combat`.means({ kind: 'mostDeclared', act: 'block' }),
);
