/** What spells cost for a time, and what keyword costs cost. CR 601.2f, 611.2, 702. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import {
  adjectiveList,
  atomSubject,
  bare,
  condition,
  duration,
  expression,
  noun,
  plainFilter,
  rule,
  timedRule,
} from '../categories.ts';
import { castThisWay } from '../conditions/cast-this-way.ts';
import { manaSymbols } from '../values/symbols.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
/** "spells you cast that are white": described behind the one who casts them. */
const castAndOf = (of: Filter, player: Noun, adjectives: Filter['adjectives']): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'bare' },
  filter: {
    ...of,
    qualities: [
      { kind: 'castBy', player },
      {
        kind: 'whose',
        condition: {
          kind: 'is',
          subject: RELATIVE,
          filter: { kind: 'filter', noun: { kind: 'words', words: [] }, ...(adjectives ? { adjectives } : {}) },
        },
        words: 'are',
      },
    ],
  },
});
const lessOrMore = words('less or more', ['less', 'more']);
const CAST_OR_ACTIVATE = words('cast or activate', ['cast', 'activate']);
timedRule.add(
  phrase`${{ of: castThisWay }} costs ${{ symbols: manaSymbols }} ${{ change: lessOrMore }} to cast`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'costChange', of: s.of, symbols: s.symbols, change: s.change, toDo: 'cast' },
  })),
  phrase`a ${{ filter: plainFilter }} cast by ${{ by: noun }} this way costs ${{ symbols: manaSymbols }} ${{ change: lessOrMore }} to cast`.means(
    (s) => ({
      kind: 'rule',
      rule: {
        kind: 'costChange',
        of: { kind: 'reference', to: null, words: 'that', filter: s.filter, thisWay: true },
        symbols: s.symbols,
        change: s.change,
        toDo: 'cast',
        by: s.by,
      },
    }),
  ),
  phrase`${{ of: bare }} cost ${{ symbols: manaSymbols }} ${{ change: lessOrMore }} to ${{ toDo: CAST_OR_ACTIVATE }} [${{ during: duration }}]`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'costChange', of: s.of, symbols: s.symbols, change: s.change, toDo: s.toDo },
      during: s.during,
    }),
  ),
  phrase`${{ of: plainFilter }}!plural ${{ player: atomSubject }} cast~player this turn that are ${{ adjectives: adjectiveList }} cost ${{ symbols: manaSymbols }} less to cast , where X is ${{ whereX: expression }}`.means(
    (s) => ({
      kind: 'rule',
      rule: {
        kind: 'costChange',
        of: castAndOf(s.of as Filter, s.player as Noun, s.adjectives as never),
        symbols: s.symbols,
        change: 'less',
        toDo: 'cast',
        whereX: s.whereX,
      },
      during: { kind: 'thisTurn' },
      leading: true,
    }),
  ) as never,
);
rule.add(
  phrase`it also costs ${{ symbols: manaSymbols }} less to cast if ${{ condition }}`.means((s) => ({
    kind: 'costChange',
    of: { kind: 'self' },
    symbols: s.symbols,
    change: 'less',
    toDo: 'cast',
    condition: s.condition,
    words: 'it also',
  })),
);
