/** Standing rules about casting from exile, entering without triggers, equip costs, and times. CR 601.3, 603.2, 602.2. */
import type { Noun, Select } from '@kitchen-table/language/surface';
import { category, type Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import {
  atomSubject,
  bare,
  condition,
  countedNoun,
  duration,
  expression,
  filter,
  grantedAbility,
  manaOutput,
  noun,
  plainFilter,
  quality,
  rule,
  timedRule,
} from '../categories.ts';
import { granter } from '../descriptions/qualities.ts';
import { nthSpell } from '../nouns/nth-spells.ts';
import { rules, staticAbility } from './statics.ts';
import { count, stat } from '../values/values.ts';
import { terms } from '../../kernel/words.ts';

const EXILE = { kind: 'place', zone: 'exile', words: 'unsaid' } as const;
const LANDS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'bare' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'land' }] } },
};
const EACH_PLAYER: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'each' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};
/** "spells from among cards exiled with ~", "... cards you exiled". */
const fromExiled = (tree: Noun): boolean =>
  tree.kind === 'select' &&
  tree.filter.qualities?.some(
    (each) => (each.kind === 'exiledWith' && each.words === 'among') || (each.kind === 'among' && ofExiled(each.noun)),
  ) === true;
const ofExiled = (cards: Noun): boolean =>
  cards.kind === 'select' && cards.filter.qualities?.some(({ kind }) => kind === 'exiledBy') === true;
const exiled = (of: Category<Noun>): Category<Noun> =>
  new Mapped<Noun, Noun>(
    'cards exiled with it',
    of,
    (tree) => (fromExiled(tree) ? tree : null),
    (tree) => (fromExiled(tree) ? [tree] : []),
  );
const several = exiled(bare);
rule.add(
  phrase`you may cast ${{ object: several }}`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: s.object, from: EXILE },
  })),
  phrase`( ${{ actor: terms<Noun>('who', [['each player', EACH_PLAYER]]) }} | you ) may play lands and cast ${{ object: several }}`.means(
    (s) => ({
      kind: 'may',
      action: {
        kind: 'play',
        actor: s.actor,
        object: { kind: 'nounList', of: [LANDS, s.object], join: 'and' },
        from: EXILE,
      },
    }),
  ) as never,
  phrase`you may play cards exiled with ( ${{ by: granter }} | ~ )`.means((s) => ({
    kind: 'may',
    action: {
      kind: 'play',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'bare' },
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
          qualities: [{ kind: 'exiledWith', by: s.by }],
        },
      },
      from: EXILE,
    },
  })),
);
timedRule.add(
  phrase`${{
    object: category<Noun>(
      'a spell',
      nthSpell,
      new Mapped<Noun, Noun>(
        'a target',
        countedNoun,
        (tree) => (tree.kind === 'select' && tree.quantifier.target === true ? tree : null),
        (tree) => [tree],
      ),
    ),
  }} can't be countered`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'counter', object: s.object } },
  })),
);
staticAbility.add(
  phrase`^ during turns other than yours , ${{ rules }} .`.means({
    kind: 'static',
    condition: { kind: 'turn', of: { kind: 'you' }, not: true, words: 'during' },
  }),
);
condition.add(
  phrase`${{ player: atomSubject }} be~player poisoned`.means((s) => ({
    kind: 'compare',
    left: { kind: 'countersOn', counter: 'poison', on: s.player },
    comparison: 'atLeast',
    right: { kind: 'number', number: 1 },
    words: 'poisoned',
  })),
);
quality.add(phrase`with the same name`.means({ kind: 'different', what: 'names', not: true }));
filter.add(
  phrase`${{ filter: plainFilter }}^ you ${{
    kind: terms<'controlledBy' | 'castBy'>('what you do', [
      ['control', 'controlledBy'],
      ['cast', 'castBy'],
    ]),
  }} but don't own`.means((s) => ({
    ...s.filter,
    qualities: [
      { kind: s.kind, player: { kind: 'you' } },
      { kind: 'ownedBy', player: { kind: 'you' }, not: true, words: 'but' },
    ],
  })),
  phrase`equip ${{
    noun: category<Extract<Select['filter']['noun'], { kind: 'words' }>>(
      'an ability',
      phrase`ability#`.means({ kind: 'words', words: [{ kind: 'classWord', word: 'ability' }] }) as never,
    ),
  }}^ you activate that target~ ${{ target: noun }}`.means((s) => ({
    kind: 'filter',
    noun: s.noun,
    qualities: [
      { kind: 'castBy', player: { kind: 'you' } },
      { kind: 'withKeyword', keyword: 'equip' },
      { kind: 'targeting', noun: s.target, words: 'equip' },
    ],
  })) as never,
);
duration.add(
  phrase`during any upkeep step`.means({
    kind: 'duringPart',
    part: { kind: 'turnPart', step: 'upkeep', words: 'any step' },
  }),
  phrase`before the combat damage step`.means({
    kind: 'duringPart',
    part: { kind: 'turnPart', step: 'turn', words: 'unsaid' },
    before: 'combat damage',
  }),
);
manaOutput.add(phrase`${{ number: count }} mana of different colors`.means({ kind: 'anyColor', different: true }));
grantedAbility.add(
  phrase`“_ bands with other ${{ filter }}!plural . ”`.means({
    kind: 'keyword',
    keyword: 'bands with other',
    quoted: true,
  }),
);
/** "the power of target creature you control": the noun with its qualities. */
const qualified: Category<Noun> = new Mapped<Noun, Noun>(
  'an object',
  countedNoun,
  (tree) => (tree.kind === 'select' && tree.filter.qualities !== undefined ? tree : null),
  (tree) => (tree.kind === 'select' && tree.filter.qualities !== undefined ? [tree] : []),
);
expression.add(phrase`the ${{ stat }} of ${{ of: qualified }}`.means({ kind: 'stat', words: 'of' }));
