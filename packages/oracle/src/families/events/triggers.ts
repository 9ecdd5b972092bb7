/** Trigger conditions. CR 603. Long, because it is one list of phrases. */
import type { Action, Condition, Entering, Filter, Noun, Trigger, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { same } from '../../kernel/trees.ts';
import { abilitiesOfThings } from '../nouns/ability-nouns.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { counterName, counters } from '../counters/counters.ts';
import { digits } from '../values/values.ts';
import { ownedPlace } from '../zones/places.ts';
import { isOnTheBattlefield } from '../conditions/board-conditions.ts';
import {
  atomSubject,
  condition,
  damagedEvent,
  event,
  lastingVerb,
  noun,
  objectEvent,
  objectVerb,
  origin,
  plainFilter,
  playerEvent,
  playerVerb,
  possessive,
  sourceVerb,
  subject,
  trigger,
  turnPart,
  type Verb,
} from '../categories.ts';

const CREATURE: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } };
const counterNumber: Union<Value> = category<Value>(
  'how many',
  terms<Value>('a', [['a', { kind: 'number', number: 1 }]]),
  phrase`one or more`.means({ kind: 'atLeast', number: 1 }),
);
type Events = readonly Action[];
const ordinal = terms<number>('an ordinal', [
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['tenth', 10],
  ['twelfth', 12],
]);
const THEIR = words('their', ['their']);
/** In whose turns "the second spell" is counted. */
const countedTurns = terms('whose turns', [
  ["each opponent 's turn", 'an opponent'],
  ['each of your turns', 'you'],
  ['their turn', 'whoever does it'],
] as const);
const oneOf = (word: 'card' | 'player'): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] } },
});
playerEvent.add(
  phrase`search~ ${{ of: possessive }} library`.means({
    kind: 'search',
    zones: ['library'],
    object: oneOf('card'),
    words: 'for anything',
  }),
  phrase`search~ a library`.means({
    kind: 'search',
    of: oneOf('player'),
    zones: ['library'],
    object: oneOf('card'),
    words: 'a library',
  }),
  phrase`get~ one or more {E}`.means({
    kind: 'getCounters',
    counter: 'energy',
    amount: { kind: 'atLeast', number: 1 },
  }),
  phrase`unlock~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'unlock' }),
  phrase`encounter~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'encounter' }),
  phrase`cycle~ ${{ object: noun }}`.means({ kind: 'cycle' }),
  phrase`cycle~ or discard~ ${{ object: noun }}`.means({ kind: 'cycle', orDiscard: true }),
  // The ordinals of what one does, and in whose turns they are counted.
  phrase`cast~ ( ${{ words: THEIR }} | your ) ${{ nth: ordinal }} ${{ filter: plainFilter }} [from ${{ from: origin }}] ( during ${{ turnOf: countedTurns }} | each turn )`.means(
    (s) => ({
      kind: 'cast',
      nth: s.nth,
      object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
      from: s.from,
      turnOf: s.turnOf,
      words: s.words,
    }),
  ),
  phrase`draw~ ( ${{ words: THEIR }} | your ) ${{ nth: ordinal }} card ( during ${{ turnOf: terms('whose turn', [['their turn', 'whoever does it']] as const) }} | each turn )`.means(
    { kind: 'draw' },
  ),
  phrase`draw~ a card except the first one they draw in each of their draw steps`.means({
    kind: 'draw',
    amount: { kind: 'number', number: 1 },
    exceptFirst: 'in their draw step',
  }),
  phrase`draw~ a card except the first one you draw in each of your draw steps`.means({
    kind: 'draw',
    amount: { kind: 'number', number: 1 },
    exceptFirst: 'in your draw step',
  }),
  phrase`tap~ ${{ object: noun }} for mana`.means({ kind: 'tapForMana' }),
  phrase`activate~ ${{ object: category<Noun>('an ability', noun, abilitiesOfThings) }}`.means({ kind: 'activate' }),
  phrase`expend~ ${{ amount: digits }}`.means({ kind: 'keywordAction', action: 'expend' }),
);
event.add(
  phrase`${{ cause: subject }} causes you to discard ${{ object: noun }}`.means({
    kind: 'discard',
    actor: { kind: 'you' },
  }),
  phrase`${{ whom: subject }} be~whom attacked`.means((s) => ({
    kind: 'attack',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'atLeast', number: { kind: 'number', number: 1 } },
      filter: CREATURE,
    },
    whom: s.whom,
    words: 'is attacked',
  })),
  phrase`you're dealt damage`.means({ kind: 'dealDamage', passive: true, to: { kind: 'you' }, words: "you're" }),
  phrase`you're dealt combat damage`.means({
    kind: 'dealDamage',
    sort: 'combat',
    passive: true,
    to: { kind: 'you' },
    words: "you're",
  }),
  phrase`combat damage is dealt to ${{ to: noun }}`.means({
    kind: 'dealDamage',
    sort: 'combat',
    passive: true,
    words: 'impersonal',
  }),
  phrase`${{ number: counterNumber }} ${{ counter: counters }}@number be~number put on ${{ on: noun }}`.means({
    kind: 'putCounters',
  }),
  phrase`${{ actor: subject }} put~actor ${{ number: counterNumber }} ${{ counter: counters }}@number on ${{ on: noun }}`.means(
    { kind: 'putCounters' },
  ),
  phrase`the ${{ nth: ordinal }} ${{ counter: counterName }} counter is put on ${{ on: noun }}`.means({
    kind: 'putCounters',
    number: { kind: 'number', number: 1 },
  }),
  phrase`${{ number: counterNumber }} ${{ counter: counterName }} counter#number be~number removed from ${{ from: noun }}`.means(
    { kind: 'removeCounters' },
  ),
);
objectEvent.add(
  phrase`become~ attached to ${{ by: noun }}`.means({ kind: 'becomeAttached' }),
  phrase`crew~ ${{ to: noun }}`.means({ kind: 'keywordAction', action: 'crew' }),
  phrase`saddle~ ${{ to: noun }}`.means({ kind: 'keywordAction', action: 'saddle' }),
  phrase`enter~ ${{
    entering: terms<Entering>('how it enters', [
      ['untapped', { kind: 'entering', untapped: true }],
      ['tapped', { kind: 'entering', tapped: true }],
    ]),
  }} and under ${{ under: possessive }} control`.means({ kind: 'enter' }),
  phrase`enter~ untapped`.means({ kind: 'enter', entering: { kind: 'entering', untapped: true } }),
  phrase`become~ level ${{ amount: digits }}`.means({ kind: 'keywordAction', action: 'become level' }),
  phrase`transform~ into ~`.means({ kind: 'transformed' }),
  phrase`be~ put into exile from ${{ from: origin }}`.means({
    kind: 'move',
    verb: 'put',
    to: { kind: 'place', zone: 'exile' },
  }),
  phrase`leave~ ${{ from: ownedPlace }}`.means({ kind: 'leave' }),
  phrase`attack~ with ${{ with: noun }}`.means({ kind: 'attack' }),
  phrase`attack~ ${{ whom: noun }} with ${{ with: noun }}`.means({ kind: 'attack' }),
  phrase`become~ unattached from ${{ by: noun }}`.means({ kind: 'becomeUnattached' }),
  phrase`be~ put into ${{ to: origin }} from ${{ from: origin }}`.means({ kind: 'move', verb: 'put' }),
  phrase`be~ put into ${{ to: origin }}`.means({ kind: 'move', verb: 'put' }),
  phrase`enter~ from ${{ from: origin }}`.means({ kind: 'enter' }),
);

/** "when you control no Islands" is a state, not the event of gaining control. */
const lastingEvent: Category<Action> = new Mapped<Action, Action>(
  'an event',
  lastingVerb,
  (tree) => (tree.kind === 'gainControl' && tree.words === 'control' ? null : tree),
  (tree) => [tree],
);
const roles: readonly (readonly ['actor' | 'object' | 'to', Union<Verb>])[] = [
  ['actor', category<Verb>('an event', playerVerb, playerEvent, lastingEvent, sourceVerb)],
  ['object', category<Verb>('an event', objectVerb, objectEvent)],
  ['to', damagedEvent],
];
/** "A creature you control attacks or a creature you control enters": the same, said again. */
function sameSubject(one: Action, two: Action): boolean {
  const subjects = [one, two].map((event) => JSON.stringify(subjectOf(event)));
  return subjects[0] !== undefined && subjects[0] === subjects[1];
}
function subjectOf(event: Action): Noun | undefined {
  const { actor, object } = event as { actor?: Noun; object?: Noun };
  return actor ?? object;
}
/** One event with its subject. */
export const oneEvent: Union<Action> = category<Action>('an event');
/** Either of two events. */
export const twoEvents: Union<readonly Action[]> = category<Events>('events');
for (const [role, verb] of roles) {
  oneEvent.add(phrase`${{ subject }} ${{ verb }}@subject`.means((s) => ({ ...s.verb, [role]: s.subject })) as never);
}
/** What one of several verbs says, and which part the subject has in it. */
interface Part {
  readonly role: 'actor' | 'object' | 'to';
  readonly event: Verb;
}
interface Several {
  readonly subject: Noun;
  readonly parts: readonly Part[];
}
const part: Union<Part> = category<Part>(
  'an event',
  ...roles.map(([role, verb]) => phrase`${{ event: verb }}^`.means({ role }) as Category<Part>),
);
/** Every way in which one and the same subject takes part in all of them. */
function partsOf(events: Events): readonly Several[] {
  return roles.flatMap(([first]): Several[] => {
    const who = (events[0] as unknown as Partial<Record<Part['role'], Noun>>)[first];
    if (who === undefined || events.length < 2) return [];
    return events
      .map((each) => roles.flatMap(([role]) => inRole(each, role, who)))
      .reduce<readonly (readonly Part[])[]>(
        (lists, next) => lists.flatMap((list) => next.map((one) => [...list, one])),
        [[]],
      )
      .filter(([head]) => head?.role === first)
      .map((parts) => ({ subject: who, parts }));
  });
}
function inRole(event: Action, role: Part['role'], who: Noun): readonly Part[] {
  const { [role]: found, ...rest } = event as unknown as Partial<Record<Part['role'], Noun>>;
  return found !== undefined && same(found, who) ? [{ role, event: rest as unknown as Verb }] : [];
}
// The same subject again: "~ enters or attacks", "~ attacks, blocks, or becomes the target of a spell".
twoEvents.add(
  new Mapped<Several, Events>(
    'events',
    phrase`${{ subject }} ${{ parts: series(part, { join: 'or' }) }}@subject`.means({}) as Category<Several>,
    (tree) => tree.parts.map(({ role, event }) => ({ ...event, [role]: tree.subject }) as unknown as Action),
    partsOf,
    [null],
  ),
);
// Two events with subjects of their own: "~ attacks or a creature you control dies".
twoEvents.add(
  new Mapped<readonly Action[], Events>(
    'events',
    phrase`${{ one: oneEvent }} or ${{ two: oneEvent }}`.means((s) => [s.one, s.two]),
    ([one, two]) => (sameSubject(one!, two!) ? [one!, { ...two!, apart: true }] : [one!, two!]),
    ([one, two, three]) => {
      if (
        one === undefined ||
        two === undefined ||
        three !== undefined ||
        sameSubject(one, two) !== (two.apart === true)
      )
        return [];
      const { apart: _apart, ...rest } = two;
      return [[one, rest as Action]];
    },
    [null],
  ),
);
/** What a trigger looks for: one event, or either of two. */
export const events: Union<Events> = category<Events>(
  'an event',
  phrase`${{ one: category<Action>('an event', oneEvent, event) }}`.means((s) => [s.one]),
  twoEvents,
);
/** "you control no Islands": CR 603.8. */
export const stateCondition: Union<Condition> = category<Condition>(
  'a state',
  phrase`${{ player: atomSubject }} control~player ${{ object: noun }}`.means({ kind: 'controls' }),
  phrase`there are ${{ object: noun }}`.means({ kind: 'thereIs' }),
  isOnTheBattlefield,
  phrase`you have ${{ to: digits }} or more life`.means((s) => ({
    kind: 'has',
    player: { kind: 'you' },
    what: 'life',
    comparison: 'atLeast',
    to: s.to,
  })),
);
/** What is waited for once: "when you next cast a spell or activate an ability this turn". CR 603.7. */
const nextDeed = category<Action>(
  'what you do',
  phrase`${{
    did: terms('what you do', [
      ['cast', { kind: 'cast', actor: { kind: 'you' } }],
      ['activate', { kind: 'activate', actor: { kind: 'you' } }],
    ] as const),
  }} ${{ object: noun }} [from ${{ from: origin }}]`.means(
    (s) => ({ ...s.did, object: s.object, from: s.from }) as Action,
  ),
);
const beginning: Union<Events> = category<Events>(
  'a step',
  phrase`the beginning of ${{ part: turnPart }}`.means((s) => [{ kind: 'beginningOf', part: s.part }]),
);

trigger.add(
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ events }}`.means({ kind: 'trigger' }),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ events }} , if ${{ condition }}`.means({
    kind: 'trigger',
  }),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ events }} for the first time each turn [, if ${{ condition }}]`.means(
    { kind: 'trigger', firstTime: true },
  ),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ events }} for the first time during ${{ part: turnPart }}`.means(
    (s) => ({
      kind: 'trigger',
      word: s.word,
      events: s.events,
      firstTime: true,
      during: { kind: 'duringPart', part: s.part },
    }),
  ),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ events }} during ${{ part: turnPart }}`.means((s) => ({
    kind: 'trigger',
    word: s.word,
    events: s.events,
    during: { kind: 'duringPart', part: s.part },
  })),
  phrase`when you next ${{ events: series(nextDeed, { join: 'or', least: 1 }) }} this turn`.means((s) => ({
    kind: 'trigger',
    word: 'when',
    events: s.events,
    during: { kind: 'thisTurn' },
    next: true,
  })),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ events }} this turn`.means((s) => ({
    kind: 'trigger',
    word: s.word,
    events: s.events,
    during: { kind: 'thisTurn' },
  })),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ first: events }} and ${{ again: words('when', ['when', 'whenever']) }} ${{ second: events }}`.means(
    (s) => ({ kind: 'trigger', word: s.word, events: s.first, more: { word: s.again, events: s.second } }),
  ),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ first: events }} or ${{ again: words('when', ['when', 'whenever']) }} ${{ second: events }}`.means(
    (s) => ({ kind: 'trigger', word: s.word, events: s.first, more: { word: s.again, events: s.second, words: 'or' } }),
  ),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ actor: subject }} cast~actor ${{ object: noun }} during your turn or ${{ again: words('when', ['when', 'whenever']) }} ${{ second: events }}`.means(
    (s) => ({
      kind: 'trigger',
      word: s.word,
      events: [{ kind: 'cast', actor: s.actor, object: s.object, turnOf: 'you', words: 'during your turn' }],
      more: { word: s.again, events: s.second, words: 'or' },
    }),
  ),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ first: events }} and at ${{ second: beginning }}`.means(
    (s) => ({ kind: 'trigger', word: s.word, events: s.first, more: { word: 'at', events: s.second } }),
  ),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ first: events }} or at ${{ second: beginning }}`.means(
    (s) => ({
      kind: 'trigger',
      word: s.word,
      events: s.first,
      more: { word: 'at', events: s.second, words: 'or' },
    }),
  ),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ events }} while ${{ condition }}`.means((s) => ({
    kind: 'trigger',
    word: s.word,
    events: s.events,
    during: { kind: 'forAsLongAs', condition: s.condition },
  })),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ condition: stateCondition }}`.means((s) => ({
    kind: 'trigger',
    word: s.word,
    events: [{ kind: 'state', condition: s.condition }],
  })),
  phrase`${{ word: words('at', ['at']) }} ${{ events: beginning }}`.means({ kind: 'trigger' }),
  phrase`${{ word: words('at', ['at']) }} ${{ events: beginning }} , if ${{ condition }}`.means({ kind: 'trigger' }),
  phrase`${{ word: words('at', ['at']) }} ${{ first: beginning }} or ${{ again: words('when', ['when', 'whenever']) }} ${{ second: events }}`.means(
    (s) => ({ kind: 'trigger', word: s.word, events: s.first, more: { word: s.again, events: s.second, words: 'or' } }),
  ),
);
const END_OF_COMBAT_EVENT: Events = [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end of combat' } }];
trigger.add(
  phrase`at end of combat`.means({ kind: 'trigger', word: 'at', events: END_OF_COMBAT_EVENT }),
  phrase`at end of combat , if ${{ condition }}`.means({ kind: 'trigger', word: 'at', events: END_OF_COMBAT_EVENT }),
);
const END_OF_COMBAT: Trigger = {
  kind: 'trigger',
  word: 'at',
  events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end of combat' } }],
};
/** Triggers of delayed abilities that stand at the end: "at the beginning of the next end step". */
export const steppedTrigger: Union<Trigger> = category<Trigger>(
  'a trigger',
  phrase`${{ word: words('at', ['at']) }} ${{ events: beginning }}`.means({ kind: 'trigger' }),
  terms<Trigger>('a trigger', [['at end of combat', END_OF_COMBAT]]),
  phrase`${{ word: words('when', ['when']) }} ${{ event: oneEvent }}`.means((s) => ({
    kind: 'trigger',
    word: s.word,
    events: [s.event],
  })),
);
