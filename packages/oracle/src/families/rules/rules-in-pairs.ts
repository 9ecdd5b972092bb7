/** Rules of two halves, of parts of turns, and of several attackers or blockers. CR 101.2, 508.1d, 509.1c, 510.1c, 604.1. */
import type { Noun, Quantifier, Rule, StaticAbility, TurnPart } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { bare, clause, condition, eachOne, rule, subject, turnPart } from '../categories.ts';
import { rules, ruleStep, staticAbility } from './statics.ts';
import { whenDone } from '../clauses/done-clauses.ts';
import { UNSAID } from '../clauses/sequences.ts';
import { manaSymbols } from '../values/symbols.ts';
import { bonus } from '../verbs/characteristics.ts';
import { numberWord } from '../values/values.ts';
import { source } from './permissions.ts';

const YOU: Noun = { kind: 'you' };
/** Any part of a turn but your whole turn, which is a condition of its own. */
const partOfTurn: Category<TurnPart> = new Mapped<TurnPart, TurnPart>(
  'a step',
  turnPart,
  (tree) => (tree.step === 'turn' ? null : tree),
  (tree) => (tree.step === 'turn' ? [] : [tree]),
);
staticAbility.add(
  phrase`^ during ${{ part: partOfTurn }} , ${{ rules }} .`.means((s) => ({
    kind: 'static',
    rules: s.rules,
    condition: { kind: 'duringPart', part: s.part },
    words: 'during',
  })),
  phrase`^ as long as ${{ condition }} , ${{ rules }} during your turn .`.means(
    (s): StaticAbility => ({
      kind: 'static',
      rules: s.rules as readonly Rule[],
      condition: { kind: 'allOf', of: [s.condition as never, { kind: 'turn', of: YOU, words: 'during' }] },
      words: 'during',
    }),
  ) as never,
);
rule.add(
  phrase`for each ${{ object: eachOne }} , you may have that creature assign its combat damage as though it weren't blocked`.means(
    { kind: 'assignsAsUnblocked', words: 'for each' },
  ),
  phrase`a deck can have up to ${{ most: numberWord }} cards named ~`.means({ kind: 'anyNumberInDeck' }),
);
rules.add(
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} less to cast and can't be countered`.means(
    (s): readonly Rule[] => [
      { kind: 'costChange', of: s.of as Noun, symbols: s.symbols as readonly string[], change: 'less', toDo: 'cast' },
      { kind: 'cant', action: { kind: 'counter', object: s.of as Noun } },
    ],
  ) as never,
);
/** "This spell can't be countered and the damage can't be prevented": the damage that the spell deals. CR 615.12. */
rules.add(
  phrase`${{ object: subject }} can't be countered and the damage can't be prevented`.means((s): readonly Rule[] => [
    { kind: 'cant', action: { kind: 'counter', object: s.object as Noun } },
    { kind: 'cant', action: { kind: 'prevent', amount: 'all', of: 'that damage' } },
  ]) as never,
);
ruleStep.add(
  // "gets +1/+1 for each creature you control and +1/+1 for each Aura you control".
  phrase`${{ bonus }} for each ${{ forEach: eachOne }}`.means((s) => ({
    kind: 'changes',
    action: { ...s.bonus, kind: 'get', object: UNSAID, forEach: s.forEach, words: 'unsaid' },
  })),
  phrase`can block a additional ${{ count: numberWord }} creatures each combat`.means({
    kind: 'canBlockMore',
    object: UNSAID,
    words: 'an additional number',
  }),
);
/** "If ~ attacks, all creatures you control attack if able." CR 508.1d. */
rule.add(
  phrase`if ${{ attacker: subject }} attack~attacker , ${{ object: subject }} attack~object if able`.means((s) => ({
    kind: 'must',
    action: { kind: 'attack', object: s.object },
    withAttacker: s.attacker,
  })),
);
whenDone.add(phrase`if you pay , ${{ clause }}`.means({ kind: 'ifDone', words: 'you pay' }));
/** Spells cast from there, and whenever an instant could be. CR 601.3b. */
const AS_THOUGH_FLASH = 'as though it had flash';
rules.add(
  phrase`you may cast ${{ object: bare }} from ${{ from: source }} . ^ if you cast a spell this way , you may cast it ${AS_THOUGH_FLASH}`.means(
    (s): readonly Rule[] => [
      { kind: 'may', action: { kind: 'cast', object: s.object, from: s.from } },
      { kind: 'may', action: { kind: 'cast', object: s.object, from: s.from }, asThough: 'flash' },
    ],
  ),
);
const PLAIN = { kind: 'quantifier', amount: 'bare' } as const;
const exiledWithIt = (quantifier: Quantifier): Noun => ({
  kind: 'select',
  quantifier,
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
    qualities: [{ kind: 'exiledWith' }],
  },
});
/** Cards exiled face down, which one may look at and play. CR 406.3, 607.2a. */
rules.add(
  phrase`you may look at ${{
    cards: terms<Noun>('cards', [
      ['cards exiled with ~', exiledWithIt(PLAIN)],
      ['the cards exiled with ~', exiledWithIt({ kind: 'quantifier', amount: 'all', words: 'the' })],
    ]),
  }} , and you may play lands and cast spells from among those cards`.means((s): readonly Rule[] => [
    { kind: 'may', action: { kind: 'look', object: s.cards as Noun } },
    {
      kind: 'may',
      action: {
        kind: 'play',
        object: {
          kind: 'nounList',
          of: [
            {
              kind: 'select',
              quantifier: PLAIN,
              filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'land' }] } },
            },
            {
              kind: 'select',
              quantifier: PLAIN,
              filter: {
                kind: 'filter',
                noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] },
                qualities: [{ kind: 'exiledWith', words: 'those' }],
              },
            },
          ],
          join: 'and',
        },
        from: { kind: 'place', zone: 'exile', words: 'unsaid' },
      },
    },
  ]) as never,
);
