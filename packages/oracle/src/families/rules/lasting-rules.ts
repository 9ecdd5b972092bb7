/** Rules for a time and without one that are not made of a subject and a common verb. CR 508.1d, 509.1c, 510.1, 609.4b. */
import type { Action, Filter, Noun, Rule } from '@kitchen-table/language/surface';
import { Category, category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  atomSubject,
  bare,
  duration,
  entering,
  expression,
  filter,
  manaOutput,
  noun,
  payVerb,
  plainFilter,
  possessive,
  rule,
  subject,
  timedRule,
  value,
} from '../categories.ts';
import { counteredTo } from '../clauses/countered-spells.ts';
import { nthSpell } from '../nouns/nth-spells.ts';
import { additional } from './whole-rules.ts';
import { manaSymbols } from '../values/symbols.ts';
import { amount } from '../values/values.ts';
import { sort } from '../verbs/damage.ts';
import { spending } from '../verbs/spending.ts';

/** "All Walls", of creatures. */
const allOfThem: Category<Noun> = phrase`all ${{ filter }}!plural`.means({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'all' },
});

type HowMuch = Pick<Extract<Action, { kind: 'prevent' }>, 'amount' | 'next'>;
/** All damage, or the next so much. */
const howMuch: Union<HowMuch> = category<HowMuch>(
  'how much damage',
  terms<HowMuch>('all', [['all', { amount: 'all' }]]),
  phrase`the next ${{ amount }}`.means({ next: true }),
);
/** "creature spells you cast". */
const castBy = (of: Filter, player: Noun): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'bare' },
  filter: { ...of, qualities: [{ kind: 'castBy', player }] },
});

/** What must be done: attack, block. */
const must: Union<Rule> = category<Rule>(
  'a requirement',
  phrase`${{ object: allOfThem }} able to block ${{ whom: noun }} do so`.means((s) => ({
    kind: 'must',
    action: { kind: 'block', object: s.object, whom: s.whom },
    words: 'all able',
  })),
);
rule.add(must);
timedRule.add(
  phrase`${{ object: allOfThem }} able to block ${{ whom: noun }} this turn do so`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'block', object: s.object, whom: s.whom }, words: 'all able' },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: subject }} attack~object ${{ whom: noun }} this turn if able`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'must', action: { kind: 'attack', object: s.object, whom: s.whom } },
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
  phrase`${{ object: subject }} can be blocked this turn only by ${{ except: noun }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'beBlocked', object: s.object, except: s.except, words: 'this turn only' } },
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ object: subject }} can't be blocked this turn by ${{ whom: noun }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'beBlocked', object: s.object, whom: s.whom, words: 'this turn by' } },
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
  phrase`add ${{ mana: manaOutput }} , where X is ${{ value: expression }} . ^ spend this mana only to ${{ spendOnly: spending }}`.means(
    (s) => ({
      kind: 'whereX',
      clause: { kind: 'do', action: { kind: 'addMana', mana: s.mana, spendOnly: s.spendOnly } },
      value: s.value,
      words: 'and spent',
    }),
  ),
  phrase`prevent all [${{ sort }}] damage that would be dealt this turn to ${{ to: noun }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'prevent', amount: 'all', sort: s.sort, to: s.to, words: 'this turn to' },
    during: { kind: 'thisTurn' },
  })),
  phrase`prevent ${{ much: howMuch }} damage that would be dealt to ${{ to: noun }} this turn by ${{ by: noun }}`.means(
    (s) => ({
      kind: 'do',
      action: { ...s.much, kind: 'prevent', to: s.to, by: s.by, words: 'to, this turn by' },
      during: { kind: 'thisTurn' },
    }),
  ),
  phrase`the Ring tempts you`.means({ kind: 'do', action: { kind: 'keywordAction', action: 'the ring tempts you' } }),
  phrase`you may pay ${{ symbols: manaSymbols }} to end this effect`.means((s) => ({
    kind: 'may',
    clause: {
      kind: 'sequence',
      steps: [
        { kind: 'do', action: { kind: 'pay', cost: [{ kind: 'manaCost', symbols: s.symbols }] } },
        { kind: 'do', action: { kind: 'keywordAction', action: 'end this effect' } },
      ],
      joins: ['and'],
    },
  })),
  phrase`${{ player: subject }} have~player no maximum hand size ${{ during: duration }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'noMaximumHandSize', player: s.player },
    during: s.during,
  })),
  phrase`you may cast ${{ object: bare }} this turn as though they had flash`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'may', action: { kind: 'cast', object: s.object }, asThough: 'flash' },
    during: { kind: 'thisTurn' },
  })),
  phrase`damage that would reduce ${{ player: possessive }} life total to less than 1 reduces it to 1 instead`.means(
    (s) => ({ kind: 'rule', rule: { kind: 'playerRule', player: s.player, what: 'damage leaves 1 life' } }),
  ),
  phrase`X can't be 0`.means({ kind: 'rule', rule: { kind: 'xNotZero' } }),
  phrase`X can't be greater than ${{ most: expression }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'xAtMost', most: s.most },
  })),
  phrase`counter ${{ object: noun }} unless ${{ actor: subject }} ${{ pay: payVerb }}@actor . ^ if that spell is countered this way , ${{ insteadTo: counteredTo }}`.means(
    (s) => ({
      kind: 'unless',
      clause: { kind: 'do', action: { kind: 'counter', object: s.object, insteadTo: s.insteadTo } },
      actor: s.actor,
      action: s.pay,
    }),
  ),
  phrase`${{ of: plainFilter }}!plural ${{ player: atomSubject }} cast~player this turn cost ${{ symbols: manaSymbols }} ${{ change: words('how they change', ['less', 'more']) }} to cast`.means(
    (s) => ({
      kind: 'rule',
      rule: {
        kind: 'costChange',
        of: castBy(s.of, s.player),
        symbols: s.symbols,
        change: s.change,
        toDo: 'cast',
      },
      during: { kind: 'thisTurn' },
      leading: true,
    }),
  ),
  phrase`${{ of: nthSpell }} cost~of ${{ symbols: manaSymbols }} less to cast`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'costChange', of: s.of, symbols: s.symbols, change: 'less', toDo: 'cast' },
  })),
  phrase`${{ object: subject }} enter~object ${{ entering }} [${{ during: duration }}]`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'entersWith', object: s.object, entering: s.entering, forATime: true },
    during: s.during,
  })),
  phrase`${{ of: possessive }} life total becomes ${{ amount: value }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'setLife', actor: s.of, amount: s.amount },
  })),
  // Behind "if your life total is less than": only a life total becomes that.
  phrase`it becomes equal to ${{ of: possessive }} starting life total`.means((s) => ({
    kind: 'do',
    action: {
      kind: 'setLife',
      actor: s.of,
      amount: { kind: 'stat', stat: 'starting life total', of: s.of },
      words: 'it',
    },
  })),
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
  ...(
    [
      ['combat', 'steps', 'untilEndOfCombat'],
      ['turn', 'steps and phases', 'untilEndOfTurn'],
    ] as const
  ).map(([ends, parts, kind]) =>
    phrase`until end of ${ends} , you don't lose this mana as ${parts} end`.means({
      kind: 'rule' as const,
      rule: { kind: 'keepsMana' as const, player: { kind: 'you' as const }, mana: 'this' as const },
      during: { kind },
    }),
  ),
);
