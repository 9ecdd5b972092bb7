/** More of what triggers look for: the third spell in a turn, the last counter, cards returned, states of the game. CR 603.2, 603.8. */
import type { Condition, Filter, Noun, TurnPart, Value } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern, terms, words } from '../../kernel/words.ts';
import {
  atomSubject,
  condition,
  damagedEvent,
  event,
  noun,
  objectEvent,
  plainFilter,
  playerEvent,
  possessive,
  subject,
  trigger,
  turnPart,
} from '../categories.ts';
import { IT } from '../conditions/condition-words.ts';
import { counterName } from '../counters/counters.ts';
import { playerHas } from '../descriptions/what-players-have.ts';
import { countersHad } from '../counters/counters-had.ts';
import { events, stateCondition } from './triggers.ts';
import { digits, numberWord } from '../values/values.ts';
import { category } from '../../kernel/category.ts';
import { hasKeyword, statIs } from '../conditions/conditions.ts';

const A_SPELL: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
};
const ordinal = terms<number>('an ordinal', [
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
]);
playerEvent.add(
  phrase`cast~ your ${{ nth: ordinal }} spell in a turn`.means({ kind: 'cast', object: A_SPELL, words: 'in a turn' }),
  phrase`draw~ your ${{ nth: ordinal }} card in a turn`.means({ kind: 'draw', words: 'in a turn' }),
  phrase`clash~`.means({ kind: 'keywordAction', action: 'clash', detail: 'unsaid' }),
);
objectEvent.add(phrase`evolve~`.means({ kind: 'keywordAction', action: 'evolve' }));
event.add(
  phrase`the last ${{ counter: counterName }} counter is removed from ${{ from: noun }}`.means({
    kind: 'removeCounters',
    number: { kind: 'number', number: 1 },
    last: true,
  }),
);
const least = new Pattern<number>('a number', /^\d+$/, ['3'], Number, (number) =>
  typeof number === 'number' ? String(number) : null,
);
damagedEvent.add(
  phrase`be~ dealt ${{ least }} or more damage [${{ words: words('from where', ['by a single source']) }}]`.means(
    (s) => ({
      kind: 'dealDamage',
      passive: true,
      amount: { kind: 'atLeast', number: s.least },
      words: s.words,
    }),
  ),
);
/** "~ and at least two Warriors attack": with so many, or so many others. CR 508.1. */
const company = (number: Value, filter: Filter, other?: true): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'atLeast', number, ...(other ? { other } : {}) },
  filter,
});
event.add(
  phrase`${{ object: subject }} and at least ${{ number: numberWord }} other ${{ filter: plainFilter }}@number attack`.means(
    (s) => ({ kind: 'attack', object: s.object, with: company(s.number, s.filter, true), words: 'and at least' }),
  ),
  phrase`${{ object: subject }} and at least ${{ number: numberWord }} ${{ filter: plainFilter }}@number attack`.means(
    (s) => ({ kind: 'attack', object: s.object, with: company(s.number, s.filter), words: 'and at least' }),
  ),
);
condition.add(phrase`it 's exiled`.means({ kind: 'inZone', subject: IT, zone: 'exile', words: 'exiled' }));
/** "~ has no counters on it", "~ has flying": of its own alone. */
const isItsOwn = (tree: Condition): boolean =>
  (tree.kind === 'hasCounters' || tree.kind === 'hasKeyword') && tree.subject.kind === 'self';
const ofIts: Category<Condition> = new Mapped<Condition, Condition>(
  'a state',
  category<Condition>('a state', countersHad, hasKeyword),
  (tree) => (isItsOwn(tree) ? tree : null),
  (tree) => (isItsOwn(tree) ? [tree] : []),
  ['hasCounters', 'hasKeyword'],
);
/** States that trigger as soon as they are true. CR 603.8. */
const SELF: Noun = { kind: 'self' };
stateCondition.add(
  phrase`there are ${{ to: numberWord }} or more ${{ counter: counterName }} counters on ~`.means({
    kind: 'hasCounters',
    subject: SELF,
    comparison: 'atLeast',
    words: 'there are',
  }),
  ofIts,
  playerHas,
  statIs,
  phrase`${{ player: atomSubject }} have~player ${{ to: digits }} or less life`.means({
    kind: 'has',
    what: 'life',
    comparison: 'atMost',
  }),
);
const when = words('when', ['when', 'whenever']);
trigger.add(
  phrase`${{ word: when }} ${{ events }} during combat`.means((s) => ({
    kind: 'trigger',
    word: s.word,
    events: s.events,
    during: { kind: 'duringPart', part: { kind: 'turnPart', step: 'combat', words: 'unsaid' } },
  })),
  phrase`when ${{ condition: stateCondition }} , if ${{ under: condition }}`.means((s) => ({
    kind: 'trigger',
    word: 'when',
    events: [{ kind: 'state', condition: s.condition }],
    condition: s.under,
  })),
  phrase`${{ word: when }} ${{ player: subject }} gain~player or lose~player life during ${{ part: turnPart }}`.means(
    (s) => ({
      kind: 'trigger',
      word: s.word,
      events: [
        { kind: 'gainLife', actor: s.player },
        { kind: 'loseLife', actor: s.player, words: 'or lose' },
      ],
      during: { kind: 'duringPart', part: s.part },
    }),
  ),
);
const phases = terms<Pick<TurnPart, 'step' | 'words'>>('phases', [
  ['main phases', { step: 'main phase', words: 'each of' }],
  ['postcombat main phases', { step: 'postcombat main', words: 'each of' }],
  ['second main phases', { step: 'postcombat main', words: 'each of, second' }],
]);
turnPart.add(
  phrase`each of ${{ of: possessive }} ${{ phase: phases }}`.means((s) => ({ ...s.phase, kind: 'turnPart', of: s.of })),
);
