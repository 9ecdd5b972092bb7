/** Mana spent as though it were of another color: only some mana, for some costs, by others. CR 609.4b. */
import type { Color, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { bare, noun, rule, timedRule } from '../categories.ts';

const YOU = { kind: 'you' } as const;
const PLAYERS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'bare' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};
const SELF = { kind: 'self' } as const;
const color = words<Color>('a color', ['white', 'blue', 'black', 'red', 'green']);
const sort = terms<Color | 'colorless' | 'snow'>('which mana', [
  ['white mana', 'white'],
  ['blue mana', 'blue'],
  ['black mana', 'black'],
  ['red mana', 'red'],
  ['green mana', 'green'],
  ['colorless mana', 'colorless'],
  ['mana from snow sources', 'snow'],
]);
const youOrThey = terms<Noun>('a player', [
  ['you', YOU],
  ['they', { kind: 'reference', to: null, words: 'they' }],
]);
const who = terms<Noun>('a player', [
  ['you', YOU],
  ['players', PLAYERS],
]);
rule.add(
  phrase`${{ player: who }} may spend ( ${{ mana: sort }} | mana ) as though it were mana of any color [to cast ${{ on: noun }}]`.means(
    { kind: 'spendAsAnyColor' },
  ),
  phrase`you may spend ( ${{ mana: sort }} | mana ) as though it were mana of any color to pay the activation costs of ~ 's abilities`.means(
    { kind: 'spendAsAnyColor', player: YOU, activating: SELF, words: 'costs' },
  ),
  phrase`you may spend ${{ mana: sort }} as though it were ${{ as: color }} mana`.means({
    kind: 'spendAsAnyColor',
    player: YOU,
  }),
  phrase`you may spend mana as though it were mana of any color to [cast ${{ on: bare }} or to] activate abilities of ${{ activating: bare }}`.means(
    { kind: 'spendAsAnyColor', player: YOU },
  ),
  phrase`you can spend mana of any type to cast ${{ on: bare }}`.means({
    kind: 'spendAsAnyColor',
    player: YOU,
    anyType: true,
    words: 'can spend',
  }),
);
timedRule.add(
  phrase`${{ player: youOrThey }} may spend ( ${{ mana: sort }} | mana ) as though it were mana of any color to cast ${{ on: noun }}`.means(
    (s) => ({ kind: 'rule', rule: { kind: 'spendAsAnyColor', player: s.player, mana: s.mana, on: s.on } }),
  ),
);
