/** Instructions, one a line, in the order in which they are carried out. CR 608.2c. */
import type { Action, Clause, Duration, ModeCount } from '@kitchen-table/language/core';
import { howMany, numeral, type Phrase, present, sentence, words, YOU } from './english.ts';
import { instruction, toDo, happens } from './moods.ts';
import { headOf } from './nouns/heads.ts';
import { announced } from './lines.ts';
import { symbols } from './costs.ts';
import {
  amount,
  eachOne,
  howLong,
  type Line,
  line,
  phrase,
  say,
  type Scope,
  truth,
  unreachable,
  within,
} from './speaking.ts';
import { eventsOf, sayTrigger } from './triggers.ts';

type Of<K extends Clause['kind']> = Extract<Clause, { kind: K }>;

export function sayClause(clause: Clause, scope: Scope): readonly Line[] {
  const inner = (part: Clause, where: Scope = scope): readonly Line[] => sayClause(part, where);
  switch (clause.kind) {
    case 'do':
      return [
        line(
          sentence(words(instruction(clause.action, scope), lasting(clause.during, scope))),
          clause.action.kind === 'rollDie' ? results(clause.action, scope) : [],
        ),
        ...besides(clause.action, inner),
      ];
    case 'during':
      return [announced(howLong(clause.during, scope), inner(clause.clause))];
    case 'sequence':
      return clause.steps.flatMap((step, at) => inner(step, { ...scope, before: clause.steps[at - 1] }));
    case 'may':
      return may(clause, scope);
    case 'ifDone':
      return ifDone(clause, scope);
    case 'if': {
      const condition = truth(clause.condition, scope);
      const before = clause.unless === true ? `Unless ${condition}` : `If ${condition}`;
      const lines = inner(clause.clause, { ...scope, before: undefined });
      return withOtherwise(
        announced(clause.instead === true ? `${before}, instead of ${replaced(scope.before)}` : before, lines),
        clause.otherwise,
        scope,
      );
    }
    case 'unless':
      return unless(clause, scope);
    case 'forEach':
      return [
        announced(`For each ${eachOne(clause.of, scope)}`, inner(clause.clause, { ...scope, each: oneOf(clause.of) })),
      ];
    case 'modes':
      return [modes(clause, scope)];
    case 'delayed': {
      const own = within(eventsOf(clause.trigger), scope);
      const until = clause.until === undefined ? '' : ` (${howLong(clause.until, own)})`;
      if (clause.asUntapping === true)
        return [announced('Later: As you untap in your next untap step', inner(clause.clause, own))];
      return [
        announced(
          `Later: ${sayTrigger(clause.trigger, scope).replace(/^At the beginning of each /, 'At the next ')}${until}`,
          inner(clause.clause, own),
        ),
      ];
    }
    case 'whereX':
      return [...inner(clause.clause), line(sentence(`X here is ${amount(clause.value, scope)}`))];
    case 'rule': {
      const rules = scope.speaker.rule(clause.rule, scope);
      return clause.during === undefined ? rules : [announced(howLong(clause.during, scope), rules)];
    }
    case 'startingWith':
      return [
        announced(`Beginning with ${clause.from === undefined ? 'you' : 'the next opponent'}`, inner(clause.clause)),
      ];
    case 'repeat':
      return [line(repeated(clause, scope))];
    case 'sameBy':
      return [...inner(clause.clause), line(sentence(`Each of these players does the same: ${say(clause.by, scope)}`))];
    case 'separatePiles':
      return piles(clause, scope);
    default:
      return unreachable(clause);
  }
}

/** What "instead" takes the place of: one step, or a whole sentence of several. */
function replaced(before: Clause | undefined): string {
  return before?.kind === 'sequence' ? `the ${numeral(before.steps.length)} steps before` : 'the step before';
}

/** "that creature", of those for each of which something is done. */
function oneOf(of: Of<'forEach'>['of']): string {
  const filter = of.kind === 'filter' ? of : of.kind === 'select' ? of.filter : null;
  return filter === null ? 'that one of them' : `that ${headOf(filter, false)}`;
}

/** What each result of a die does. CR 706.3. */
function results(action: Extract<Action, { kind: 'rollDie' | 'flipCoin' }>, scope: Scope): readonly Line[] {
  return (action.results ?? []).map(({ from, to, clause }) =>
    announced(`On ${from}${to === null ? ' or more' : to === from ? '' : ` to ${to}`}`, sayClause(clause, scope)),
  );
}

function lasting(during: Duration | undefined, scope: Scope): string {
  return during === undefined ? '' : howLong(during, scope);
}

/** "You may draw a card.": what one deed of the same player is; else "You may do this:". */
function may(clause: Of<'may'>, scope: Scope): readonly Line[] {
  const who = clause.actor === undefined ? 'you' : say(clause.actor, scope);
  const inner = clause.clause;
  if (clause.asOften === true) {
    const { asOften: _asOften, ...once } = clause;
    return [announced('As many times as you choose', may(once, scope))];
  }
  if (inner.kind === 'do' && clause.have !== true && isDoneBy(inner, clause, scope))
    return [line(sentence(words(who, 'may', toDo(inner.action, scope), lasting(inner.during, scope))))];
  if (
    inner.kind === 'forEach' &&
    clause.have !== true &&
    inner.clause.kind === 'do' &&
    isDoneBy(inner.clause, clause, scope)
  )
    return [
      line(sentence(words(who, 'may', toDo(inner.clause.action, scope), `for each ${eachOne(inner.of, scope)}`))),
    ];
  if (inner.kind === 'repeat' && inner.times === null && inner.until === undefined)
    return [line(sentence(`${who} may do all of this again, and so on`))];
  const lines = sayClause(inner, scope);
  if (lines.length === 1) return [announced(`${who} may have this happen`, lines)];
  return [line(sentence(`${who} may do this:`), lines)];
}

/** Whether what may be done is done by the one who may: with nobody said, it is. */
function isDoneBy(inner: Of<'do'>, clause: Of<'may'>, scope: Scope): boolean {
  const { subject } = scope.speaker.deed(inner.action, scope, 'told');
  const actor = 'actor' in inner.action ? inner.action.actor : undefined;
  if (subject.person === 'you') return clause.actor === undefined || actor === undefined;
  if (clause.actor === undefined) return false;
  const label = 'label' in clause.actor ? clause.actor.label : undefined;
  return (
    say(clause.actor, scope) === subject.text ||
    (label !== undefined && actor?.kind === 'reference' && actor.to === label)
  );
}

function ifDone(clause: Of<'ifDone'>, scope: Scope): readonly Line[] {
  const actor: Phrase | null = clause.actor === undefined ? null : phrase(clause.actor, scope);
  const what =
    clause.intoHand === true
      ? `a card was ${clause.not === true ? 'not ' : ''}put into a hand by the steps before`
      : `that was ${clause.not === true ? 'not ' : ''}done${actor === null ? '' : ` by ${actor.text}`}`;
  const said =
    clause.reflexive !== true
      ? `If ${what}`
      : clause.asked === true
        ? 'As a new ability'
        : `When ${what} (as a new ability)`;
  return withOtherwise(announced(said, sayClause(clause.clause, scope)), clause.otherwise, scope);
}

function withOtherwise(first: Line, otherwise: Clause | undefined, scope: Scope): readonly Line[] {
  return otherwise === undefined ? [first] : [first, announced('Otherwise', sayClause(otherwise, scope))];
}

function unless(clause: Of<'unless'>, scope: Scope): readonly Line[] {
  const { action, or } = clause;
  const { subject } = scope.speaker.deed(action, scope, 'told');
  const who = clause.actor === undefined ? subject : phrase(clause.actor, scope);
  const first =
    who.text === subject.text || !('actor' in action) || action.actor === undefined
      ? toDo(action, scope)
      : `have this happen: ${instruction(action, scope)}`;
  const ways = or === undefined ? first : `${first}, or ${toDo(or, scope)}`;
  return [
    line(sentence(`${who.text} may ${ways}`)),
    announced('If that was not done', sayClause(clause.clause, scope)),
  ];
}

function modes(clause: Of<'modes'>, scope: Scope): Line {
  const { choose, chooser, actor } = clause;
  const by = chooser ?? actor;
  const who =
    by === undefined ? 'You choose' : `${say(by, scope)} ${phrase(by, scope).person === 'one' ? 'chooses' : 'choose'}`;
  const text = words(
    who,
    modesToChoose(choose, scope),
    clause.villainous === true && '(a villainous choice)',
    clause.asDone === true && 'as this is done',
  );
  return line(
    sentence(`${text}:`),
    clause.modes.map((mode) => {
      const cost = words(
        mode.label,
        mode.pawprints !== undefined && `(pawprints: ${mode.pawprints})`,
        mode.cost !== undefined && `(paying ${symbols(mode.cost)})`,
      );
      const lines = sayClause(mode.clause, scope);
      return cost === '' && lines.length === 1
        ? (lines[0] as Line)
        : line(sentence(`${cost === '' ? 'All of this' : cost}:`), lines);
    }),
  );
}

function modesToChoose({ min, max, bonus, ...choose }: ModeCount, scope: Scope): string {
  return words(
    howMany(min, max),
    'of these',
    choose.atRandom === true && 'at random',
    choose.repeat === true && '(also the same one again)',
    choose.differentPlayers === true && '(each for a different player)',
    choose.pawprints !== undefined && `(worth ${choose.pawprints} pawprints at most)`,
    choose.notChosen !== undefined && `(none that was chosen before${choose.notChosen === 'ever' ? '' : ' this turn'})`,
    bonus !== undefined && `(or, if ${truth(bonus.condition, scope)}, ${howMany(bonus.min, bonus.max)})`,
  );
}

function repeated(clause: Of<'repeat'>, scope: Scope): string {
  const often = clause.times === null ? 'again' : `again, this many times: ${amount(clause.times, scope)}`;
  return sentence(
    words('All of this is done', often, clause.until !== undefined && `as long as ${happens(clause.until, scope)}`),
  );
}

function piles(clause: Of<'separatePiles'>, scope: Scope): readonly Line[] {
  const separator = clause.actor === undefined ? YOU : phrase(clause.actor, scope);
  const who = words(separator.text, present('separate', separator));
  return [
    line(
      sentence(
        words(
          who,
          say(clause.of, scope),
          clause.faceDown === true ? 'into a face-down pile and a face-up pile' : 'into two piles',
        ),
      ),
    ),
    line(
      sentence(words(say(clause.chooser, scope), present('choose', phrase(clause.chooser, scope)), 'one of the piles')),
    ),
    announced('For the chosen pile', sayClause(clause.chosen, scope)),
    ...(clause.other === undefined ? [] : [announced('For the other pile', sayClause(clause.other, scope))]),
  ];
}

/** What a prevention effect does each time. CR 615.5. */
function besides(action: Action, inner: (clause: Clause) => readonly Line[]): readonly Line[] {
  if (action.kind !== 'prevent' || action.besides === undefined) return [];
  return [announced('Each time this prevents damage', inner(action.besides))];
}
