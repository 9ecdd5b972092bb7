/** Places: where things go, where they come from, and how they enter. CR 400. */
import type { Entering, Noun, Place, Value, ZoneName } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  atom,
  description,
  destination,
  entering,
  expression,
  grantedAbility,
  origin,
  possessive,
} from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { ownedZone } from '../descriptions/qualities.ts';
import { several } from '../values/values.ts';

const THEIR_OWNERS: Noun = { kind: 'playerOf', relation: 'owner', of: { kind: 'reference', to: null, words: 'they' } };
const pluralZone = terms<ZoneName>('a zone', [
  ['hands', 'hand'],
  ['libraries', 'library'],
  ['graveyards', 'graveyard'],
]);
const order = terms<NonNullable<Place['order']>>('an order', [
  ['any order', 'any order'],
  ['a random order', 'random order'],
]);

/** "your hand", "its owner's library": a zone that has an owner. */
export const ownedPlace: Union<Place> = category<Place>(
  'a place',
  phrase`${{ of: possessive }} ${{ zone: ownedZone }}`.means({ kind: 'place' }),
  phrase`their owners ' ${{ zone: pluralZone }}`.means({ kind: 'place', of: THEIR_OWNERS }),
  phrase`${{ of: possessive }} ${{ zone: ownedZone }} or ${{ or: ownedZone }}`.means({ kind: 'place' }),
);
const battlefield = terms<Place>('the battlefield', [['the battlefield', { kind: 'place', zone: 'battlefield' }]]);
/** After "return ... to". */
export const returnPlace: Union<Place> = category<Place>(
  'a place',
  phrase`to ${{ place: category<Place>('a place', ownedPlace, battlefield) }}`.means((s) => s.place),
);
const library = category<Noun>(
  'a library',
  phrase`${{ of: possessive }} library`.means((s) => s.of),
  terms<Noun>('a library', [['that library', { kind: 'reference', to: null, words: 'that library' }]]),
);
/** "your library", "your planar deck": what has a top and a bottom. CR 401.1, 901.3. */
const deck = category<Pick<Place, 'zone' | 'of' | 'deck'>>(
  'a deck',
  phrase`${{ of: library }}`.means({ zone: 'library' }),
  phrase`${{ of: possessive }} planar deck`.means({ zone: 'command', deck: 'planar' }),
);
destination.add(
  phrase`into ${{ place: ownedPlace }}`.means((s) => s.place),
  phrase`on top`.means({ kind: 'place', zone: 'library', position: 'top', words: 'on top' }),
  phrase`back in any order`.means({
    kind: 'place',
    zone: 'library',
    position: 'top',
    order: 'any order',
    words: 'back',
  }),
  phrase`on the bottom in ${{ order }}`.means({
    kind: 'place',
    zone: 'library',
    position: 'bottom',
    words: 'on the bottom',
  }),
  phrase`on top in ${{ order }}`.means({ kind: 'place', zone: 'library', position: 'top', words: 'on top, ordered' }),
  phrase`back on top of ${{ of: library }}`.means({
    kind: 'place',
    zone: 'library',
    position: 'top',
    words: 'back on top of',
  }),
  phrase`onto the battlefield`.means({ kind: 'place', zone: 'battlefield' }),
  phrase`into exile`.means({ kind: 'place', zone: 'exile' }),
  phrase`on top of ${{ deck }}`.means((s) => ({ ...s.deck, kind: 'place', position: 'top' })),
  phrase`on top of ${{ of: library }} in ${{ order }}`.means({ kind: 'place', zone: 'library', position: 'top' }),
  phrase`on the bottom of ${{ deck }}`.means((s) => ({ ...s.deck, kind: 'place', position: 'bottom' })),
  phrase`on the bottom of ${{ deck }} in ${{ order }}`.means((s) => ({
    ...s.deck,
    kind: 'place',
    position: 'bottom',
    order: s.order,
  })),
  phrase`on top of their owners ' libraries`.means({
    kind: 'place',
    zone: 'library',
    position: 'top',
    of: THEIR_OWNERS,
  }),
  phrase`on the bottom of their owners ' libraries`.means({
    kind: 'place',
    zone: 'library',
    position: 'bottom',
    of: THEIR_OWNERS,
  }),
  phrase`on their choice of the top or bottom of ${{ of: library }}`.means({
    kind: 'place',
    zone: 'library',
    position: 'top or bottom',
    words: 'their choice',
  }),
  phrase`on your choice of the top or bottom of ${{ of: library }}`.means({
    kind: 'place',
    zone: 'library',
    position: 'top or bottom',
    words: 'your choice',
  }),
  phrase`on the ( top or bottom ) of ${{ of: library }}`.means({
    kind: 'place',
    zone: 'library',
    position: 'top or bottom',
  }),
  phrase`into ${{ of: library }} ${{
    nth: terms('a position', [
      ['second', 2],
      ['third', 3],
      ['fourth', 4],
      ['fifth', 5],
      ['sixth', 6],
      ['seventh', 7],
      ['tenth', 10],
    ] as const),
  }} from the top`.means((s) => ({ kind: 'place', zone: 'library', of: s.of, position: { nth: s.nth } })),
);
origin.add(
  ownedPlace,
  phrase`${{ of: possessive }} library and/or ${{ again: possessive }} graveyard`.means((s) => ({
    kind: 'place',
    zone: 'library',
    of: s.of,
    or: 'graveyard',
    words: 'and/or, each',
    again: s.again,
  })) as never,
  phrase`graveyards and/or the battlefield`.means({
    kind: 'place',
    zone: 'graveyard',
    or: 'battlefield',
    words: 'graveyards and/or the battlefield',
  }),
  phrase`anywhere other than ${{ of: possessive }} ${{ zone: ownedZone }}`.means({ kind: 'place', not: true }),
  phrase`anywhere other than ${{
    place: terms<Pick<Place, 'zone' | 'of' | 'words'>>('a place', [
      ['the battlefield', { zone: 'battlefield' }],
      ['exile', { zone: 'exile' }],
      ['their hands', { zone: 'hand', of: { kind: 'reference', to: null, words: 'they' }, words: 'hands' }],
    ]),
  }}`.means((s) => ({ ...s.place, kind: 'place', not: true })),
  battlefield,
  terms<Place>('a place', [
    ['exile', { kind: 'place', zone: 'exile' }],
    ['a graveyard', { kind: 'place', zone: 'graveyard' }],
    ['a library', { kind: 'place', zone: 'library' }],
    ['graveyards', { kind: 'place', zone: 'graveyard', words: 'graveyards' }],
    ['all graveyards', { kind: 'place', zone: 'graveyard', words: 'all graveyards' }],
    ['a single graveyard', { kind: 'place', zone: 'graveyard', single: true }],
    ['the command zone', { kind: 'place', zone: 'command' }],
    ['anywhere', { kind: 'place', zone: 'battlefield', anywhere: true }],
    ['outside the game', { kind: 'place', zone: 'outside' }],
  ]),
);

type Counters = NonNullable<Entering['counters']>;
const one: Value = { kind: 'number', number: 1 };
/** "a" for one, "two", "X". */
export const quantity: Union<Value> = category<Value>('how many', terms<Value>('a', [['a', one]]), several);
/** "a +1/+1 counter", "three charge counters". */
export const countersItem: Union<Counters[number]> = category<Counters[number]>(
  'counters',
  phrase`${{ number: quantity }} ${{ counter: counterName }} counter#number`.means({}),
  phrase`a additional ${{ counter: counterName }} counter`.means({ number: one, additional: true }),
  phrase`${{ number: several }} additional ${{ counter: counterName }} counter#number`.means({ additional: true }),
);
/** Counters that something enters with. */
export const countersList: Union<Counters> = category<Counters>(
  'counters',
  phrase`${{ one: countersItem }}`.means((s) => [s.one]),
  series(countersItem, { join: 'and' }),
);

/** In what state something enters. */
const status = terms<Pick<Entering, 'tapped' | 'untapped' | 'attacking' | 'transformed' | 'faceDown' | 'words'>>(
  'how it enters',
  [
    ['tapped', { tapped: true }],
    ['tapped and attacking', { tapped: true, attacking: true }],
    ['attacking', { attacking: true }],
    ['untapped', { untapped: true }],
    ['transformed', { transformed: true }],
    ['converted', { transformed: true, words: 'converted' }],
    ['tapped and transformed', { tapped: true, transformed: true }],
    ['face down', { faceDown: true }],
    ['face up', { words: 'face up' }],
  ],
);
entering.add(
  phrase`${{ status }} [under ${{ under: possessive }} control] [attached to ${{ attachedTo: atom }}] [with ${{ counters: countersList }} on ( it | them )]`.means(
    (s) => ({
      ...s.status,
      kind: 'entering',
      under: s.under,
      attachedTo: s.attachedTo,
      counters: s.counters,
    }),
  ),
  phrase`blocking [${{ blockingWhom: atom }}]`.means({ kind: 'entering', blocking: true }),
  phrase`tapped and attacking ${{ attackingWhom: atom }}`.means({ kind: 'entering', tapped: true, attacking: true }),
  phrase`under ${{ under: possessive }} control [attached to ${{ attachedTo: atom }}] [with ${{ counters: countersList }} on ( it | them )]`.means(
    { kind: 'entering' },
  ),
  phrase`tapped under their owners ' control`.means({ kind: 'entering', tapped: true, under: THEIR_OWNERS }),
  phrase`under their owners ' control`.means({ kind: 'entering', under: THEIR_OWNERS }),
  phrase`with ${{ counters: countersList }} on it [and with ${{ abilities: series(grantedAbility, { join: 'and', least: 1 }) }}]`.means(
    { kind: 'entering' },
  ),
  phrase`with a number of ${{ counter: counterName }} counters on ( ${{ pronoun: words('whom', ['him', 'her']) }} | it ) equal to ${{ number: expression }}`.means(
    (s) => ({
      kind: 'entering',
      counters: [{ counter: s.counter, number: s.number, words: 'a number of' }],
      pronoun: s.pronoun,
    }),
  ),
  phrase`with a number of additional ${{ counter: counterName }} counters on it equal to ${{ number: expression }} [and as ${{ being: description }}]`.means(
    (s) => ({
      kind: 'entering',
      counters: [{ counter: s.counter, number: s.number, additional: true, words: 'a number of' }],
      being: s.being,
    }),
  ),
  phrase`attached to ${{ attachedTo: atom }}`.means({ kind: 'entering' }),
);
