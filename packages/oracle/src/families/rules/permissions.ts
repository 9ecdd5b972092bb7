/** What players may do that the rules do not let them: play from elsewhere, spend any mana, pay more. CR 601.3, 609.4b. */
import type { Action, Noun, Place, Rule } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { bare, clause, noun, payVerb, playerVerb, rule, timedRule } from '../categories.ts';
import { oneOf } from '../conditions/condition-words.ts';
import { paid, paidFor } from '../costs/casting-costs.ts';
import { ownedPlace } from '../zones/places.ts';
import { manaSymbols } from '../values/symbols.ts';

/** "lands", "snow lands": what is played and never cast. CR 305.9. */
const isLands = (tree: Noun): boolean => {
  if (tree.kind !== 'select' || tree.quantifier.amount !== 'bare' || tree.filter.qualities !== undefined) return false;
  const { noun: head } = tree.filter;
  if (head.kind !== 'words' || head.words.length !== 1) return false;
  const [word] = head.words;
  return word?.kind === 'typeWord' && word.type === 'land';
};
const lands: Category<Noun> = new Mapped<Noun, Noun>(
  'lands',
  bare,
  (tree) => (isLands(tree) ? tree : null),
  (tree) => (isLands(tree) ? [tree] : []),
);
/** Where cards may be played from. */
export const source: Union<Place> = category<Place>(
  'a place',
  ownedPlace,
  terms<Place>('a place', [
    ['exile', { kind: 'place', zone: 'exile' }],
    ['any graveyard', { kind: 'place', zone: 'graveyard' }],
    ['the top of your library', { kind: 'place', zone: 'library', of: { kind: 'you' }, position: 'top' }],
    ["the top of any player 's library", { kind: 'place', zone: 'library', of: oneOf('player'), position: 'top' }],
  ]),
);
/** Where a spell would go that is exiled instead. */
const graveyardLeftFor = terms<'your graveyard' | 'a graveyard'>('a graveyard', [
  ['your graveyard', 'your graveyard'],
  ['a graveyard', 'a graveyard'],
]);
/** The object itself, by its name or spoken of again. */
const itself = terms<Noun>('the object itself', [
  ['~', { kind: 'self' }],
  ['it', { kind: 'reference', to: null, words: 'it' }],
]);
/** How often a permission holds. */
export const OFTEN: readonly (readonly [string, Pick<Extract<Rule, { kind: 'may' }>, 'times'>])[] = [
  ['once each turn', { times: 'once each turn' }],
  ['once during each of your turns', { times: 'once each of your turns' }],
];
/** Permission to cast spells that are exiled afterwards: always, or for a time. */
const castAndExiled = category<Rule>(
  'a permission',
  phrase`you may cast ${{ object: bare }} from ${{ from: source }} . ^ if a spell cast this way would be put into ${{ exiledAfter: graveyardLeftFor }} , exile it instead`.means(
    (s) => ({ kind: 'may', action: { kind: 'cast', object: s.object, from: s.from }, exiledAfter: s.exiledAfter }),
  ),
);
timedRule.add(phrase`${{ rule: castAndExiled }}`.means({ kind: 'rule' }));
rule.add(
  castAndExiled,
  phrase`you may cast ~ as though it had flash if you pay ${{ symbols: manaSymbols }} more to cast it`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: { kind: 'self' } },
    asThough: 'flash',
    additionalCost: { kind: 'pay', cost: [{ kind: 'manaCost', symbols: s.symbols }] },
  })),
  phrase`you may have ${{ object: noun }} assign its#object combat damage as though it#object weren't blocked`.means({
    kind: 'assignsAsUnblocked',
  }),
  phrase`you may choose not to untap ${{ object: noun }} during your untap step`.means({ kind: 'mayStayTapped' }),
  phrase`you may spend mana as though it were mana of any type to cast ${{ on: noun }}`.means({
    kind: 'spendAsAnyColor',
    player: { kind: 'you' },
    anyType: true,
  }),
  phrase`a deck can have any number of cards named ~`.means({ kind: 'anyNumberInDeck' }),
  phrase`~ can be your commander`.means({ kind: 'canBeCommander' }),
  phrase`you may exert ${{ object: itself }} as it attacks`.means((s) => ({
    kind: 'may',
    action: { kind: 'keywordAction', action: 'exert', object: s.object },
    asItAttacks: true,
  })),
  phrase`you may exert ${{ object: itself }} as it attacks . ^ when you do , ${{ whenDone: clause }}`.means((s) => ({
    kind: 'may',
    action: { kind: 'keywordAction', action: 'exert', object: s.object },
    asItAttacks: true,
    whenDone: s.whenDone,
  })),
  phrase`you may cast ~ from ${{ from: ownedPlace }}`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: { kind: 'self' }, from: s.from },
  })),
  phrase`you may cast ~ from ${{ from: ownedPlace }} by ${{ additionalCost: category<Action>('a cost', playerVerb, payVerb) }}!gerund in addition to paying its other costs`.means(
    (s) => ({
      kind: 'may',
      action: { kind: 'cast', object: { kind: 'self' }, from: s.from },
      additionalCost: s.additionalCost,
    }),
  ),
  phrase`you may cast ${{ object: bare }} from ${{ from: source }} by ${{ additionalCost: category<Action>('a cost', playerVerb, payVerb) }}!gerund in addition to paying their other costs`.means(
    (s) => ({
      kind: 'may',
      action: { kind: 'cast', object: s.object, from: s.from },
      additionalCost: s.additionalCost,
    }),
  ),
  phrase`you may cast ~ from ${{ from: ownedPlace }} by ${{ one: paid }} and ${{ two: paid }} in addition to paying its other costs`.means(
    (s) => ({
      kind: 'may',
      action: { kind: 'cast', object: { kind: 'self' }, from: s.from },
      additionalCost: { kind: 'pay', cost: [s.one, s.two] },
    }),
  ),
  phrase`you may cast ~ from ${{ from: ownedPlace }} by ${{ cost: paidFor }} rather than paying its mana cost`.means(
    (s) => ({
      kind: 'may',
      action: { kind: 'cast', object: { kind: 'self' }, from: s.from, insteadOfManaCost: s.cost },
    }),
  ),
  phrase`once during each of your turns , you may cast ${{ object: noun }} from ${{ from: source }} by ${{ additionalCost: category<Action>('a cost', playerVerb, payVerb) }}!gerund in addition to paying its other costs`.means(
    (s) => ({
      kind: 'may',
      action: { kind: 'cast', object: s.object, from: s.from },
      additionalCost: s.additionalCost,
      times: 'once each of your turns',
    }),
  ),
  phrase`once during each of your turns , you may cast ${{ object: noun }} [from ${{ from: source }}] by ${{ cost: paidFor }} rather than paying its mana cost`.means(
    (s) => ({
      kind: 'may',
      action: { kind: 'cast', object: s.object, from: s.from, insteadOfManaCost: s.cost },
      times: 'once each of your turns',
    }),
  ),
  phrase`you may play the top card of your library`.means({
    kind: 'may',
    action: {
      kind: 'play',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'bare' },
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
      },
      from: { kind: 'place', zone: 'library', of: { kind: 'you' }, position: 'top' },
    },
    words: 'the top card',
  }),
  phrase`you may play ${{ object: bare }} from ${{ from: source }}`.means((s) => ({
    kind: 'may',
    action: { kind: 'play', object: s.object, from: s.from },
  })),
  phrase`you may cast ~ from exile`.means({
    kind: 'may',
    action: { kind: 'cast', object: { kind: 'self' }, from: { kind: 'place', zone: 'exile' } },
  }),
  phrase`you may cast ${{ object: bare }} from ${{ from: source }}`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: s.object, from: s.from },
  })),
  phrase`you may play ${{ lands }} and cast ${{ object: bare }} from ${{ from: source }}`.means((s) => ({
    kind: 'may',
    action: { kind: 'play', object: { kind: 'nounList', of: [s.lands, s.object], join: 'and' }, from: s.from },
  })),
  phrase`${{
    often: terms<Pick<Extract<Rule, { kind: 'may' }>, 'times' | 'words'>>('how often', [
      ...OFTEN,
      ['during each of your turns', { times: 'once each of your turns', words: 'during each' }],
    ]),
  }} , you may cast ${{ object: noun }} from ${{ from: source }}`.means((s) => ({
    ...s.often,
    kind: 'may',
    action: { kind: 'cast', object: s.object, from: s.from },
  })),
);
