/** What was done so often this turn, one of it or the number of it: "each spell you've cast", "the number of cards drawn". CR 608.2i. */
import type { Action, Filter, Noun, Reference, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { eachOne, expression, origin, plainFilter } from '../categories.ts';

const YOU: Noun = { kind: 'you' };
const CARD: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } };
const PLAYER: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } };
/** Who has done so. */
const who = terms<Noun>('who', [
  ["you've", YOU],
  ["they've", { kind: 'reference', to: null, words: 'they' }],
  ['that player has', { kind: 'reference', to: null, words: 'that', filter: PLAYER }],
  ['your opponents have', { kind: 'playerNoun', who: 'opponents' }],
]);
const some = (filter: Filter, other?: true): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', ...(other === true ? { other } : {}) },
  filter,
});
const thisTurn = (event: Action, what: 'times' | 'amount'): Value => ({
  kind: 'history',
  event,
  what,
  when: 'this turn',
});
const castOrSacrificed = terms('what was done', [
  ['cast', 'cast'],
  ['sacrificed', 'sacrifice'],
] as const);
/** Than what it was earlier. */
const beforeIt = terms<Reference>('than what', [['before it', { kind: 'reference', to: null, words: 'it' }]]);
/** In the number asked for. */
const doneSoOften: Union<Value> = category<Value>(
  'what was done this turn',
  phrase`${{ filter: plainFilter }}^ ${{ actor: who }} cast from ${{ from: origin }} this turn`.means((s) =>
    thisTurn({ kind: 'cast', actor: s.actor, object: some(s.filter), from: s.from }, 'times'),
  ),
  phrase`${{ filter: plainFilter }}^ ${{ actor: who }} ${{ did: castOrSacrificed }} this turn`.means((s) =>
    thisTurn({ kind: s.did, actor: s.actor, object: some(s.filter) }, 'times'),
  ),
  phrase`other ${{ filter: plainFilter }}^ ${{ actor: who }} ${{ did: castOrSacrificed }} [${{ before: beforeIt }}] this turn`.means(
    (s) => ({ ...thisTurn({ kind: s.did, actor: s.actor, object: some(s.filter, true) }, 'times'), before: s.before }),
  ),
  phrase`card# ${{ actor: who }} drawn this turn`.means((s) => thisTurn({ kind: 'draw', actor: s.actor }, 'amount')),
  phrase`card# ${{ actor: who }} discarded this turn`.means((s) =>
    thisTurn({ kind: 'discard', actor: s.actor, object: some(CARD) }, 'times'),
  ),
  phrase`${{ filter: plainFilter }}^ ${{ did: castOrSacrificed }} this turn`.means((s) =>
    thisTurn({ kind: s.did, object: some(s.filter) }, 'times'),
  ),
  phrase`${{ filter: plainFilter }}^ you had enter the battlefield under your control this turn`.means((s) =>
    thisTurn({ kind: 'enter', object: some(s.filter), under: YOU }, 'times'),
  ),
);
eachOne.add(phrase`${{ value: doneSoOften }}`.means({ kind: 'units' }));
expression.add(phrase`the number of ${{ value: doneSoOften }}!plural`.means((s) => s.value));
