/** Rules for a time and without one that are not made of a subject and a common verb. CR 508.1d, 509.1c, 510.1, 609.4b. */
import type { Noun, Rule } from '@kitchen-table/language';
import { category, type Union } from '../kernel/category.ts';
import { phrase } from '../kernel/phrase.ts';
import {
  bare,
  clause,
  condition,
  noun,
  payVerb,
  plainFilter,
  rule,
  subject,
  timedRule,
  turnPart,
} from './categories.ts';
import { counterName } from './counters.ts';
import { host } from './nouns.ts';
import { additional } from './statics.ts';
import { manaSymbols } from './symbols.ts';
import { amount, numberWord } from './values.ts';

const ALL_CREATURES: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'all' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
};
const PLAYERS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'bare' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};

/** What must be done: attack, block. */
const must: Union<Rule> = category<Rule>(
  'a requirement',
  phrase`all creatures able to block ${{ whom: noun }} do so`.means((s) => ({
    kind: 'must',
    action: { kind: 'block', object: ALL_CREATURES, whom: s.whom },
    words: 'all able',
  })),
);
rule.add(must);
timedRule.add(
  phrase`all creatures able to block ${{ whom: noun }} this turn do so`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'block', object: ALL_CREATURES, whom: s.whom }, words: 'all able' },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: subject }} attack~object this turn if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'attack', object: s.object } },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: subject }} attack~object this combat if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'attack', object: s.object } },
    during: { kind: 'thisCombat' },
  })),
  phrase`${{ object: subject }} attack~object ${{ whom: noun }} this turn if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'attack', object: s.object, whom: s.whom } },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: subject }} block~object this turn if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'block', object: s.object } },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: subject }} block~object ${{ whom: noun }} this turn if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'block', object: s.object, whom: s.whom } },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: subject }} must be blocked this turn if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'beBlocked', object: s.object } },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: subject }} can't be blocked this turn except by ${{ except: noun }}`.means((s) => ({
    kind: 'rule',
    rule: {
      kind: 'cant',
      action: { kind: 'beBlocked', object: s.object, except: s.except, words: 'this turn except' },
    },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: subject }} can't be blocked this turn by ${{ whom: noun }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'beBlocked', object: s.object, whom: s.whom, words: 'this turn by' } },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: subject }} assign~object no combat damage this turn`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'assignsNoDamage', object: s.object },
    during: { kind: 'thisTurn' },
  })),
  phrase`damage can't be prevented this turn`.means({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'prevent', amount: 'all' } },
    during: { kind: 'thisTurn' },
  }),
  phrase`the damage can't be prevented`.means({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'prevent', amount: 'all', of: 'that damage' } },
  }),
  phrase`you may spend mana as though it were mana of any color to cast ${{ on: noun }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'spendAsAnyColor', player: { kind: 'you' }, on: s.on },
  })),
  phrase`you may spend mana as though it were mana of any type to cast ${{ on: noun }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'spendAsAnyColor', player: { kind: 'you' }, on: s.on, anyType: true },
  })),
  phrase`mana of any type can be spent to cast ${{ on: noun }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'spendAsAnyColor', player: { kind: 'you' }, on: s.on, anyType: true, words: 'can be spent' },
  })),
);
timedRule.add(
  phrase`prevent all damage that would be dealt to ${{ to: noun }} this turn by ${{ by: noun }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'prevent', amount: 'all', to: s.to, by: s.by, words: 'to, this turn by' },
    during: { kind: 'thisTurn' },
  })),
  phrase`the Ring tempts you`.means({ kind: 'do', action: { kind: 'keywordAction', action: 'the ring tempts you' } }),
  phrase`after this main phase , there is a additional combat phase followed by a additional main phase`.means({
    kind: 'do',
    action: { kind: 'extraPhase', words: 'followed by an additional main phase' },
  }),
  phrase`after this phase , there is a additional combat phase`.means({
    kind: 'do',
    action: { kind: 'extraPhase', words: 'combat' },
  }),
  phrase`X can't be 0`.means({ kind: 'rule', rule: { kind: 'xNotZero' } }),
  phrase`counter ${{ object: noun }} unless ${{ actor: subject }} ${{ pay: payVerb }}@actor . ^ if that spell is countered this way , exile it instead of putting it into its owner 's graveyard`.means(
    (s) => ({
      kind: 'unless',
      clause: {
        kind: 'do',
        action: { kind: 'counter', object: s.object, insteadTo: { kind: 'place', zone: 'exile' } },
      },
      actor: s.actor,
      action: s.pay,
    }),
  ),
  phrase`${{ of: bare }} cost ${{ symbols: manaSymbols }} less to cast this turn`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'costChange', of: s.of, symbols: s.symbols, change: 'less', toDo: 'cast' },
    during: { kind: 'thisTurn' },
  })),
  phrase`the next ${{ amount }} damage that would be dealt to ${{ from: noun }} this turn is dealt to ${{ to: noun }} instead`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'redirect', amount: s.amount, from: s.from, to: s.to },
      during: { kind: 'thisTurn' },
    }),
  ),
  phrase`all damage that would be dealt this turn to ${{ from: noun }} is dealt to ${{ to: noun }} instead`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'redirect', amount: 'all', from: s.from, to: s.to, words: 'this turn to' },
      during: { kind: 'thisTurn' },
    }),
  ),
  phrase`all damage that would be dealt to ${{ from: noun }} this turn is dealt to ${{ to: noun }} instead`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'redirect', amount: 'all', from: s.from, to: s.to },
      during: { kind: 'thisTurn' },
    }),
  ),
  phrase`all damage that would be dealt this turn to ${{ from: noun }} by ${{ by: noun }} is dealt to ${{ to: noun }} instead`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'redirect', amount: 'all', from: s.from, by: s.by, to: s.to, words: 'this turn to' },
      during: { kind: 'thisTurn' },
    }),
  ),
  phrase`the next time ${{ by: noun }} would deal damage to ${{ from: noun }} this turn , that damage is dealt to ${{ to: noun }} instead`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'redirect', amount: 'all', from: s.from, by: s.by, to: s.to, once: true },
      during: { kind: 'thisTurn' },
    }),
  ),
  phrase`you may play ${{ count: additional }} this turn`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'additionalLand', player: { kind: 'you' }, count: s.count },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: bare }} can't be regenerated`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'regenerate', object: s.object } },
  })),
  phrase`prevent all combat damage that would be dealt this turn by ${{ by: noun }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'prevent', amount: 'all', sort: 'combat', by: s.by, words: 'this turn by' },
    during: { kind: 'thisTurn' },
  })),
  phrase`prevent all damage that would be dealt this turn by ${{ by: noun }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'prevent', amount: 'all', by: s.by, words: 'this turn by' },
    during: { kind: 'thisTurn' },
  })),
  phrase`until end of turn , you don't lose this mana as steps and phases end`.means({
    kind: 'rule',
    rule: { kind: 'keepsMana', player: { kind: 'you' } },
    during: { kind: 'untilEndOfTurn' },
  }),
  phrase`${{ object: subject }} can attack this turn as though it didn't have defender`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'asThough', action: { kind: 'attack', object: s.object }, words: "didn't have defender" },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: subject }} don't~object untap during ${{ part: turnPart }} for as long as ~ remains tapped`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'doesntUntap', object: s.object, part: s.part },
      during: {
        kind: 'forAsLongAs',
        condition: {
          kind: 'is',
          subject: { kind: 'self' },
          filter: {
            kind: 'filter',
            adjectives: [{ kind: 'statusWord', status: 'tapped' }],
            noun: { kind: 'words', words: [] },
          },
          words: 'remains',
        },
      },
    }),
  ),
  phrase`${{ object: subject }} don't~object untap during ${{ part: turnPart }} for as long as ${{ condition }}`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'doesntUntap', object: s.object, part: s.part },
      during: { kind: 'forAsLongAs', condition: s.condition },
    }),
  ),
);
rule.add(
  phrase`all damage that would be dealt to ${{ from: noun }} is dealt to ${{ to: noun }} instead`.means((s) => ({
    kind: 'redirect',
    amount: 'all',
    from: s.from,
    to: s.to,
  })),
  phrase`all damage that would be dealt to ${{ from: noun }} by ${{ by: noun }} is dealt to ${{ to: noun }} instead`.means(
    (s) => ({ kind: 'redirect', amount: 'all', from: s.from, by: s.by, to: s.to }),
  ),
  phrase`all combat damage that would be dealt to ${{ from: noun }} is dealt to ${{ to: noun }} instead`.means((s) => ({
    kind: 'redirect',
    amount: 'all',
    sort: 'combat',
    from: s.from,
    to: s.to,
  })),
  phrase`prevent all noncombat damage that would be dealt to ${{ to: noun }}`.means((s) => ({
    kind: 'preventRule',
    action: { kind: 'prevent', amount: 'all', sort: 'noncombat', to: s.to },
  })),
  phrase`if ~ is in your opening hand , you may begin the game with it on the battlefield`.means({
    kind: 'openingHand',
  }),
  phrase`${{ object: subject }} don't~object untap during ${{ part: turnPart }} if ${{ condition }}`.means({
    kind: 'doesntUntap',
  }),
  phrase`untap ${{ object: noun }} during ${{ part: turnPart }}`.means({ kind: 'alsoUntaps' }),
  phrase`${{ object: subject }} can attack as though it didn't have defender`.means((s) => ({
    kind: 'asThough',
    action: { kind: 'attack', object: s.object },
    words: "didn't have defender",
  })),
  phrase`${{ object: subject }} can attack as though they didn't have defender`.means((s) => ({
    kind: 'asThough',
    action: { kind: 'attack', object: s.object },
    words: "didn't have defender, they",
  })),
  phrase`${{ object: host }} can't attack or block , and its activated abilities can't be activated`.means((s) => ({
    kind: 'cant',
    action: { kind: 'attack', object: s.object },
    also: [
      { kind: 'block', object: s.object },
      { kind: 'activate', object: s.object },
    ],
  })),
  phrase`damage can't be prevented`.means({ kind: 'cant', action: { kind: 'prevent', amount: 'all' } }),
  phrase`play with the top card of your library revealed`.means({
    kind: 'revealed',
    action: { kind: 'playWithRevealed', what: 'top card of library' },
  }),
  phrase`players play with the top card of their libraries revealed`.means({
    kind: 'revealed',
    action: { kind: 'playWithRevealed', actor: PLAYERS, what: 'top card of library' },
  }),
  phrase`${{ actor: subject }} play~actor with ( their | his or her ) hands revealed`.means((s) => ({
    kind: 'revealed',
    action: { kind: 'playWithRevealed', actor: s.actor, what: 'hand' },
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
  phrase`you can't get poison counters`.means({
    kind: 'cant',
    action: { kind: 'getCounters', actor: { kind: 'you' }, counter: 'poison' },
  }),
  phrase`${{ on: subject }} can't have ${{ counter: counterName }} counters put on them`.means((s) => ({
    kind: 'cant',
    action: { kind: 'putCounters', number: { kind: 'atLeast', number: 1 }, counter: s.counter, on: s.on },
  })),
  phrase`${{ object: subject }} can't have counters put on ( it | them )`.means((s) => ({
    kind: 'cant',
    action: { kind: 'putCounters', number: { kind: 'atLeast', number: 1 }, counter: null, on: s.object },
  })),
  phrase`if ${{ object: subject }} entering causes a triggered ability of a permanent you control to trigger , that ability triggers a additional time`.means(
    (s) => ({ kind: 'triggerAgain', event: { kind: 'enter', object: s.object } }),
  ),
  phrase`if ${{ object: subject }} dying causes a triggered ability of a permanent you control to trigger , that ability triggers a additional time`.means(
    (s) => ({ kind: 'triggerAgain', event: { kind: 'die', object: s.object } }),
  ),
);
/** Keywords that cards may be given with their own mana costs. CR 702.34, 702.97, 702.128. */
const WITH_OWN_COST = [
  'flashback',
  'scavenge',
  'embalm',
  'unearth',
  'encore',
  'eternalize',
  'blitz',
  'disturb',
] as const;
for (const keyword of WITH_OWN_COST) {
  const abilities = [{ kind: 'keyword', keyword, detail: 'own mana cost' }] as const;
  timedRule.add(
    phrase`${{ object: subject }} gain~object ${keyword} until end of turn . ^ the ${keyword} cost is equal to its mana cost`.means(
      (s) => ({
        kind: 'do',
        action: { kind: 'gain', verb: 'gain', object: s.object, abilities },
        during: { kind: 'untilEndOfTurn' },
      }),
    ),
  );
  rule.add(
    phrase`${{ object: subject }} have~object ${keyword} . ^ the ${keyword} cost is equal to its mana cost`.means(
      (s) => ({
        kind: 'changes',
        action: { kind: 'gain', verb: 'have', object: s.object, abilities },
      }),
    ),
  );
}
