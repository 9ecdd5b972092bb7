/** What is most common, what a commander is worth, whole hands and life totals, and what has not been done. CR 105.2, 119.7, 400.1, 903.3. */
import type { Color, Filter, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  atom,
  atomSubject,
  condition,
  expression,
  filter,
  noun,
  possessive,
  quality,
  rule,
  timedRule,
} from '../categories.ts';
import { numberWord } from '../values/values.ts';

const YOU: Noun = { kind: 'you' };
const PERMANENTS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'all' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] } },
};
const color = words<Color>('a color', ['white', 'blue', 'black', 'red', 'green']);
const OWN_COMMANDER: Filter = {
  kind: 'filter',
  noun: { kind: 'words', words: [{ kind: 'classWord', word: 'commander' }] },
  qualities: [
    { kind: 'ownedBy', player: YOU },
    { kind: 'inZone', zone: ['battlefield', 'command'], words: 'or' },
  ],
};
condition.add(
  phrase`${{ color }} is the most common color among all permanents or is tied for most common`.means((s) => ({
    kind: 'mostCommonColor',
    color: s.color,
    among: PERMANENTS,
  })),
  phrase`there are at least ${{ number: numberWord }} ${{ filter }}!plural`.means((s) => ({
    kind: 'thereIs',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.number },
      filter: s.filter,
    },
    words: 'at least',
  })),
  phrase`${{ object: atomSubject }} hasn't dealt damage yet`.means((s) => ({
    kind: 'happenedEver',
    event: { kind: 'dealDamage', actor: s.object },
    not: true,
  })),
  phrase`you've cast ${{ object: noun }} this game`.means((s) => ({
    kind: 'happenedEver',
    event: { kind: 'cast', actor: { kind: 'you' }, object: s.object },
  })),
  phrase`this ability has been activated ${{ times: numberWord }} or more times this turn`.means({
    kind: 'activatedThisTurn',
  }),
);
/** Wherever they are: "your commanders" are cards, whichever zone they have come to. CR 903.3. */
const YOUR_COMMANDERS: Filter = {
  ...OWN_COMMANDER,
  qualities: [
    { kind: 'ownedBy', player: YOU },
    { kind: 'inZone', zone: ['battlefield', 'command', 'stack', 'graveyard', 'exile', 'hand', 'library'], words: 'or' },
  ],
};
expression.add(
  phrase`the greatest mana value ${{
    among: terms<Filter>('commanders', [
      ['of a commander you own on the battlefield or in the command zone', OWN_COMMANDER],
      ['among your commanders', YOUR_COMMANDERS],
    ]),
  }}`.means({ kind: 'extreme', extreme: 'greatest', stat: 'mana value' }),
);
atom.add(
  terms<Noun>('a commander', [
    [
      'a commander you own on the battlefield or in the command zone',
      { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: OWN_COMMANDER },
    ],
  ]),
);
quality.add(phrase`in all players ' hands`.means({ kind: 'inZone', zone: ['hand'], all: true, words: "players'" }));
rule.add(
  phrase`${{ of: possessive }} life total can't change`.means((s) => ({
    kind: 'cant',
    action: { kind: 'gainLife', actor: s.of },
    also: [{ kind: 'loseLife', actor: s.of }],
    words: 'life total',
  })),
);
timedRule.add(
  phrase`${{ of: possessive }} life total can't change`.means((s) => ({
    kind: 'rule',
    rule: {
      kind: 'cant',
      action: { kind: 'gainLife', actor: s.of },
      also: [{ kind: 'loseLife', actor: s.of }],
      words: 'life total',
    },
  })),
);
