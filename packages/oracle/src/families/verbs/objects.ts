/** What is done to objects: destroy, exile, tap, return, put, sacrifice, counter, ... CR 701, 400.7. */
import type { Action, Duration, Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, verbs, words } from '../../kernel/words.ts';
import {
  destination,
  entering,
  expression,
  lastingVerb,
  noun,
  objectEvent,
  objectVerb,
  origin,
  passiveVerb,
  plainFilter,
  playerEvent,
  playerVerb,
  possessive,
  subject,
} from '../categories.ts';
import { counteredTo, withCounters } from '../clauses/countered-spells.ts';
import { counterName } from '../counters/counters.ts';
import { amount } from '../values/values.ts';
import { quantity, returnPlace } from '../zones/places.ts';

const ALL_CARDS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'all' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
};
/** What is countered, in other words than "that spell". */
const theSpell = words('a spell', ['the spell', 'a spell']);
/** Whose graveyard it would be put into. */
const ownGraveyard = terms<string>('whose', [
  ["that player 's", 'that card'],
  ["its owner 's", 'that card, its owner'],
]);
const doesSo = category<Action>('an event', playerVerb, playerEvent);
/** The event that ends what is done to an object until then. CR 610.3. */
export const untilEvent: Union<Duration> = category<Duration>(
  'until when',
  phrase`until ~ leaves the battlefield`.means({
    kind: 'untilLeaves',
    object: { kind: 'self' },
    verb: 'leaves the battlefield',
  }),
  phrase`until ${{ actor: subject }} ${{ event: doesSo }}@actor`.means((s) => ({
    kind: 'untilHappens',
    event: { ...s.event, actor: s.actor },
  })) as never,
);
playerVerb.add(
  phrase`exile~ ${{ object: noun }} ${{ until: untilEvent }}`.means({ kind: 'exile' }),
  phrase`destroy~ ${{ object: noun }}`.means({ kind: 'destroy' }),
  phrase`destroy~ ${{ object: noun }} . ^ ${{ words: words('it', ['it', 'they', 'that creature', 'the creature', 'that permanent', 'that land', 'that artifact', 'a creature destroyed this way', 'a permanent destroyed this way', 'those creatures', 'those permanents', 'those artifacts', 'those lands']) }} can't be regenerated`.means(
    {
      kind: 'destroy',
      noRegeneration: true,
    },
  ),
  phrase`sacrifice~ ${{ object: noun }}`.means({ kind: 'sacrifice' }),
  phrase`exile~ ${{ object: noun }} [from ${{ from: origin }}] [!faceDown face down] [${{ entering: withCounters }}]`.means(
    {
      kind: 'exile',
    },
  ),
  phrase`exile~ ${{ player: possessive }} ${{ zone: words('a zone', ['graveyard', 'hand', 'library']) }}`.means(
    (s) => ({ kind: 'exile', object: { kind: 'zoneOfPlayer', zone: [s.zone], player: s.player } }),
  ),
  phrase`tap~ ${{ object: noun }}`.means({ kind: 'tap' }),
  phrase`untap~ ${{ object: noun }}`.means({ kind: 'untap' }),
  phrase`counter~ ${{ object: noun }}`.means({ kind: 'counter' }),
  phrase`[${{ words: terms<'as well'>('also', [['also', 'as well']]) }}] regenerate~ ${{ object: noun }}`.means({
    kind: 'regenerate',
  }),
  phrase`transform~ ${{ object: noun }}`.means({ kind: 'transform' }),
  phrase`convert~ ${{ object: noun }}`.means({ kind: 'transform', words: 'convert' }),
  phrase`goad~ ${{ object: noun }}`.means({ kind: 'goad' }),
  phrase`unattach~ ${{ object: noun }}`.means({ kind: 'unattach' }),
  phrase`turn~ ${{ object: noun }} face up`.means({ kind: 'turnFaceUp' }),
  phrase`return~ ${{ object: noun }} ${{ to: returnPlace }}`.means({ kind: 'move', verb: 'return' }),
  phrase`return~ ${{ object: noun }} ${{ to: returnPlace }} ${{ entering }}`.means({ kind: 'move', verb: 'return' }),
  phrase`return~ ${{ object: noun }} from ${{ from: origin }} ${{ to: returnPlace }}`.means({
    kind: 'move',
    verb: 'return',
  }),
  phrase`return~ ${{ object: noun }} from ${{ from: origin }} ${{ to: returnPlace }} ${{ entering }}`.means({
    kind: 'move',
    verb: 'return',
  }),
  phrase`put~ ${{ object: noun }} ${{ to: destination }}`.means({ kind: 'move', verb: 'put' }),
  phrase`put~ ${{ object: noun }} ${{ to: destination }} and ${{ rest: noun }} ${{ place: destination }}`.means(
    (s) => ({ kind: 'move', verb: 'put', object: s.object, to: s.to, also: { object: s.rest, to: s.place } }),
  ),
  phrase`put~ ${{ object: noun }} ${{ to: destination }} ${{ entering }} and ${{ rest: noun }} ${{ place: destination }}`.means(
    (s) => ({
      kind: 'move',
      verb: 'put',
      object: s.object,
      to: s.to,
      entering: s.entering,
      also: { object: s.rest, to: s.place },
    }),
  ),
  phrase`put~ ${{ object: noun }} ${{ to: destination }} ${{ entering }}`.means({ kind: 'move', verb: 'put' }),
  phrase`put~ ${{ object: noun }} from ${{ from: origin }} ${{ to: destination }}`.means({ kind: 'move', verb: 'put' }),
  phrase`put~ ${{ object: noun }} from ${{ from: origin }} ${{ to: destination }} ${{ entering }}`.means({
    kind: 'move',
    verb: 'put',
  }),
  phrase`put~ ${{ object: noun }} ${{ to: destination }} from ${{ from: origin }}`.means({
    kind: 'move',
    verb: 'put',
    words: 'from last',
  }),
  phrase`attach~ ${{ object: noun }} to ${{ to: noun }}`.means({ kind: 'attach' }),
  phrase`put~ ${{ number: quantity }} ${{ counter: counterName }} counter#number on ${{ on: noun }}`.means({
    kind: 'putCounters',
  }),
  phrase`cast~ ${{ object: noun }} without paying its#object mana cost#object [!ifAble if able]`.means({
    kind: 'cast',
    withoutPaying: true,
  }),
  phrase`cast~ ${{ object: noun }} from ${{ from: origin }} without paying its#object mana cost#object`.means({
    kind: 'cast',
    withoutPaying: true,
  }),
  phrase`put~ a number of ${{ counter: counterName }} counters on ${{ on: noun }} equal to ${{ number: expression }}`.means(
    { kind: 'putCounters', words: 'a number of' },
  ),
  phrase`remove~ ${{ object: noun }} from combat`.means({ kind: 'keywordAction', action: 'remove from combat' }),
  phrase`exile~ all opponents ' graveyards`.means({
    kind: 'exile',
    object: { kind: 'zoneOfPlayer', zone: ['graveyard'], player: { kind: 'playerNoun', who: 'opponents' } },
    words: 'all',
  }),
  phrase`return~ [from ${{ from: origin }}] ${{ to: returnPlace }} [${{ entering }}] ${{ object: noun }}`.means({
    kind: 'move',
    verb: 'return',
    words: 'place first',
  }),
  phrase`exile~ all graveyards`.means({
    kind: 'exile',
    object: ALL_CARDS,
    from: { kind: 'place', zone: 'graveyard', words: 'all graveyards' },
    words: 'graveyards',
  }),
  phrase`double~ the number of ${{ counter: counterName }} counters on ${{ object: noun }}`.means({
    kind: 'double',
    what: 'counters',
  }),
  phrase`exchange~ control of ${{ object: noun }} and ${{ with: noun }}`.means({ kind: 'exchangeControl' }),
  new Mapped<Action, Action>(
    'an exchange',
    phrase`exchange~ control of ${{ object: noun }}`.means({ kind: 'exchangeControl' }),
    (tree) => (tree.kind === 'exchangeControl' && tree.object.kind === 'nounList' ? null : tree),
    (tree) => [tree],
  ),
  phrase`counter~ ${{ object: noun }} . ^ if ( a ${{ insteadIf: plainFilter }} | that spell ) is countered this way , put that card ${{ insteadTo: destination }} [${{ entering }}] instead of into ${{ words: ownGraveyard }} graveyard`.means(
    { kind: 'counter' },
  ),
  phrase`counter~ ${{ object: noun }} . ^ if ( ${{ words: theSpell }} | that spell ) is countered this way , ${{ insteadTo: counteredTo }}`.means(
    { kind: 'counter' },
  ),
  phrase`counter~ ${{ object: noun }} . ^ if ( ${{ words: theSpell }} | that spell ) is countered this way , exile it ${{ entering: withCounters }} instead of putting it into its owner 's graveyard`.means(
    { kind: 'counter', insteadTo: { kind: 'place', zone: 'exile' } },
  ),
);
lastingVerb.add(
  phrase`look~ at and play~ ${{ object: noun }}`.means({ kind: 'play', look: true }),
  phrase`look~ at and cast~ ${{ object: noun }}`.means({ kind: 'cast', look: true }),
  phrase`play~ ${{ object: noun }} from ${{ from: origin }}`.means({ kind: 'play' }),
  phrase`cast~ ${{ object: noun }} from ${{ from: origin }}`.means({ kind: 'cast' }),
  phrase`play~ ${{ object: noun }} [from ${{ from: origin }}] [!thisWay this way] without paying its#object mana cost#object`.means(
    {
      kind: 'play',
      withoutPaying: true,
    },
  ),
  phrase`cast~ ${{ object: noun }}`.means({ kind: 'cast' }),
  phrase`play~ ${{ object: noun }}`.means({ kind: 'play' }),
  phrase`gain~ control of ${{ object: noun }}`.means({ kind: 'gainControl' }),
);
passiveVerb.add(
  phrase`be ${{
    did: terms('what is done to it', [
      ['copied', { kind: 'copy' }],
      ['cast', { kind: 'cast' }],
      ['played', { kind: 'play' }],
    ] as const),
  }}`.means((s) => s.did),
  phrase`be blocked`.means({ kind: 'beBlocked' }),
  phrase`be countered`.means({ kind: 'counter' }),
  phrase`be countered by ${{ actor: noun }}`.means({ kind: 'counter', words: 'by' }),
  phrase`be regenerated`.means({ kind: 'regenerate' }),
  phrase`be sacrificed`.means({ kind: 'sacrifice' }),
  phrase`be blocked by ${{ whom: noun }}`.means({ kind: 'beBlocked' }),
  phrase`be blocked by more than one creature`.means({ kind: 'beBlocked', moreThan: 1 }),
  phrase`be blocked except by ${{ except: noun }}`.means({ kind: 'beBlocked' }),
  phrase`be the targets of ${{ by: noun }}`.means({ kind: 'becomeTarget', words: 'targets' }),
  phrase`be the target of ${{ by: noun }}`.means({ kind: 'becomeTarget' }),
);
objectVerb.add(
  phrase`become~ blocked`.means({ kind: 'becomeBlocked' }),
  phrase`become~ ${{
    action: terms('what it becomes', [
      ['foretold', 'become foretold'],
      ['plotted', 'become plotted'],
    ] as const),
  }}`.means({ kind: 'keywordAction' }),
  phrase`die~`.means({ kind: 'die' }),
  phrase`enter~ [${{ words: words('where', ['the battlefield']) }}]`.means({ kind: 'enter' }),
  phrase`leave~ the battlefield`.means({ kind: 'leave' }),
  phrase`transform~`.means({ kind: 'transform' }),
  phrase`phase~ out`.means({ kind: 'phaseOut' }),
  phrase`phase~ out until ${{
    until: terms<Duration>('until when', [
      ['~ leaves the battlefield', { kind: 'untilLeaves', object: { kind: 'self' }, verb: 'leaves the battlefield' }],
      ['a player planeswalks', { kind: 'untilPlaneswalk' }],
    ]),
  }} [!tapped . ^ tap that creature as it phases in this way]`.means({ kind: 'phaseOut' }),
  phrase`phase~ in`.means({ kind: 'phaseIn' }),
  phrase`fight~ ${{ with: noun }}`.means({ kind: 'fight' }),
  phrase`fight~ a different one of ${{ with: noun }}`.means({ kind: 'fight', eachAnother: true }),
  phrase`fight~ each other`.means({ kind: 'fight' }),
  phrase`attack~`.means({ kind: 'attack' }),
  phrase`block~`.means({ kind: 'block' }),
  phrase`attack~ ${{ whom: noun }}`.means({ kind: 'attack' }),
  phrase`block~ ${{ whom: noun }}`.means({ kind: 'block' }),
  phrase`explore~`.means({ kind: 'keywordAction', action: 'explore' }),
  phrase`explore~ again`.means({ kind: 'keywordAction', action: 'explore', detail: 'again' }),
  phrase`connive~`.means({ kind: 'keywordAction', action: 'connive' }),
  phrase`connive~ ${{ amount }}`.means({ kind: 'keywordAction', action: 'connive' }),
);
objectEvent.add(
  phrase`be~ turned face up`.means({ kind: 'turnedFaceUp' }),
  phrase`become~ tapped`.means({ kind: 'becomeTapped' }),
  phrase`become~ untapped`.means({ kind: 'becomeUntapped' }),
  phrase`become~ the target of ${{ by: noun }}`.means({ kind: 'becomeTarget' }),
  phrase`become~ blocked by ${{ whom: noun }}`.means({ kind: 'becomeBlocked' }),
  phrase`attack~ [${{ whom: noun }}] and aren't~ blocked`.means({ kind: 'attackUnblocked' }),
  phrase`attack~ alone`.means({ kind: 'attack', alone: true }),
  phrase`${{
    did: verbs('what it does', [
      ['enter~', { kind: 'enter' }],
      ['die~', { kind: 'die' }],
    ] as const),
  }}^ under ${{ under: possessive }} control`.means((s) => ({ ...s.did, under: s.under })),
  phrase`enter~ without being played`.means({ kind: 'enter', notPlayed: true }),
  phrase`enter~ the battlefield under ${{ under: possessive }} control`.means({
    kind: 'enter',
    words: 'the battlefield',
  }),
);
