/** Trigger conditions. CR 603. */
import type { Action, Condition, Filter, Trigger, Value } from '@kitchen-table/language';
import { category, type Union } from '../kernel/category.ts';
import { phrase } from '../kernel/phrase.ts';
import { terms, words } from '../kernel/words.ts';
import { counterName } from './counters.ts';
import { digits, numberWord } from './values.ts';
import { ownedPlace } from './places.ts';
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
  playerEvent,
  playerVerb,
  sourceVerb,
  subject,
  trigger,
  turnPart,
  type Verb,
} from './categories.ts';

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
]);
playerEvent.add(
  phrase`unlock~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'unlock' }),
  phrase`encounter~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'encounter' }),
  phrase`cycle~ ${{ object: noun }}`.means({ kind: 'cycle' }),
  phrase`cycle~ or discard~ ${{ object: noun }}`.means({ kind: 'cycle', words: 'or discard' }),
  phrase`cast~ your ${{ nth: ordinal }} spell each turn`.means({
    kind: 'cast',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
    },
  }),
  phrase`cast~ their ${{ nth: ordinal }} spell each turn`.means({
    kind: 'cast',
    words: 'their',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
    },
  }),
  phrase`draw~ their ${{ nth: ordinal }} card each turn`.means({ kind: 'draw', words: 'their' }),
  phrase`draw~ your ${{ nth: ordinal }} card each turn`.means({ kind: 'draw' }),
  phrase`tap~ ${{ object: noun }} for mana`.means({ kind: 'tapForMana' }),
  phrase`activate~ ${{ object: noun }}`.means({ kind: 'activate' }),
  phrase`unlock~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'unlock' }),
  phrase`expend~ ${{ amount: digits }}`.means({ kind: 'keywordAction', action: 'expend' }),
);
event.add(
  phrase`${{ object: subject }} and at least ${{ number: numberWord }} other creatures attack`.means((s) => ({
    kind: 'attack',
    object: s.object,
    with: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.number, other: true },
      filter: CREATURE,
    },
    words: 'and at least',
  })),
  phrase`${{ cause: subject }} causes you to discard ${{ object: noun }}`.means({
    kind: 'discard',
    actor: { kind: 'you' },
  }),
  phrase`damage is dealt to ${{ to: noun }}`.means({ kind: 'dealDamage', passive: true, words: 'impersonal' }),
  phrase`combat damage is dealt to ${{ to: noun }}`.means({
    kind: 'dealDamage',
    sort: 'combat',
    passive: true,
    words: 'impersonal',
  }),
  phrase`${{ number: counterNumber }} ${{ counter: counterName }} counter#number be~number put on ${{ on: noun }}`.means(
    { kind: 'putCounters' },
  ),
  phrase`you put ${{ number: counterNumber }} ${{ counter: counterName }} counter#number on ${{ on: noun }}`.means({
    kind: 'putCounters',
    actor: { kind: 'you' },
  }),
  phrase`${{ number: counterNumber }} ${{ counter: counterName }} counter#number be~number removed from ${{ from: noun }}`.means(
    { kind: 'removeCounters' },
  ),
);
objectEvent.add(
  phrase`become~ level ${{ amount: digits }}`.means({ kind: 'keywordAction', action: 'become level' }),
  phrase`transform~ into ~`.means({ kind: 'transformed' }),
  phrase`be~ put into exile from ${{ from: origin }}`.means({
    kind: 'move',
    verb: 'put',
    to: { kind: 'place', zone: 'exile' },
  }),
  phrase`leave~ ${{ from: ownedPlace }}`.means({ kind: 'leave' }),
  phrase`attack~ with ${{ with: noun }}`.means({ kind: 'attack' }),
  phrase`be~ put into ${{ to: origin }} from ${{ from: origin }}`.means({ kind: 'move', verb: 'put' }),
  phrase`be~ put into ${{ to: origin }}`.means({ kind: 'move', verb: 'put' }),
  phrase`enter~ from ${{ from: origin }}`.means({ kind: 'enter' }),
);

const roles: readonly (readonly ['actor' | 'object' | 'to', Union<Verb>])[] = [
  ['actor', category<Verb>('an event', playerVerb, playerEvent, lastingVerb, sourceVerb)],
  ['object', category<Verb>('an event', objectVerb, objectEvent)],
  ['to', damagedEvent],
];
/** One event with its subject. */
export const oneEvent: Union<Action> = category<Action>('an event');
const twoEvents: Union<Events> = category<Events>('events');
for (const [role, verb] of roles) {
  oneEvent.add(phrase`${{ subject }} ${{ verb }}@subject`.means((s) => ({ ...s.verb, [role]: s.subject })) as never);
}
// The same subject twice: "~ enters or attacks".
for (const [role, verb] of roles) {
  for (const [otherRole, other] of roles) {
    twoEvents.add(
      phrase`${{ subject }} ${{ verb }}@subject or ${{ other }}@subject`.means((s) => [
        { ...s.verb, [role]: s.subject },
        { ...s.other, [otherRole]: s.subject },
      ]) as never,
    );
  }
}
const events: Union<Events> = category<Events>(
  'an event',
  phrase`${{ one: category<Action>('an event', oneEvent, event) }}`.means((s) => [s.one]),
  twoEvents,
);
/** "you control no Islands": CR 603.8. */
const stateCondition: Union<Condition> = category<Condition>(
  'a state',
  phrase`${{ player: atomSubject }} control~player ${{ object: noun }}`.means({ kind: 'controls' }),
  phrase`there are ${{ object: noun }}`.means({ kind: 'thereIs' }),
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
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ events }} for the first time each turn`.means({
    kind: 'trigger',
    firstTime: true,
  }),
  phrase`${{ word: words('when', ['when', 'whenever']) }} ${{ events }} during ${{ part: turnPart }}`.means((s) => ({
    kind: 'trigger',
    word: s.word,
    events: s.events,
    during: { kind: 'duringPart', part: s.part },
  })),
  phrase`when you next cast ${{ object: noun }} this turn`.means((s) => ({
    kind: 'trigger',
    word: 'when',
    events: [{ kind: 'cast', actor: { kind: 'you' }, object: s.object }],
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
  phrase`when ${{ condition: stateCondition }}`.means((s) => ({
    kind: 'trigger',
    word: 'when',
    events: [{ kind: 'state', condition: s.condition }],
  })),
  phrase`${{ word: words('at', ['at']) }} ${{ events: beginning }}`.means({ kind: 'trigger' }),
  phrase`${{ word: words('at', ['at']) }} ${{ events: beginning }} , if ${{ condition }}`.means({ kind: 'trigger' }),
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
);
