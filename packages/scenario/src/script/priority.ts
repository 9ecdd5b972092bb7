/** What a player does with priority: the steps of this turn and step, in order. CR 117.1, 117.3c. */
import {
  type ActionOption,
  type Answer,
  type Game,
  NO_OBJECT,
  type PlayerId,
  type Question,
} from '@kitchen-table/engine';
import { concedeIn, fork } from '@kitchen-table/engine/testing';
import { type ActionStep, STEPS, type TimedStep } from '../format/scenario.ts';
import { check } from '../checks/check.ts';
import { named } from '../position/names.ts';
import { Changed, copyTable, Ended, Failure, Impossible, seatOf, type Table } from '../position/table.ts';
import { type Meant, meantBy, pickOption } from './options.ts';
import { isTrueNow } from './when.ts';
import { tryOut } from './trial.ts';

const PASS: Answer = [0];

/** The action of the player with priority. */
export function answerPriority(game: Game, table: Table, question: Extract<Question, { kind: 'priority' }>): Answer {
  const seat = seatOf(table, question.player);
  const steps = table.timed[seat];
  table.announcing = null;
  table.checkpoint = fork(game);
  for (;;) {
    const step = steps.find((one) => one.turn === game.turn && STEPS.indexOf(one.step) === game.step);
    if (step === undefined) return PASS;
    if (step.do === 'wait' || step.do === 'pass') {
      const empty = game.stack.length === 0;
      if (empty || step.do === 'pass') done(steps, step);
      if (!empty) return PASS;
      continue;
    }
    if (step.do === 'check') {
      done(steps, step);
      const wrong = check(game, table, step.that, question.options);
      if (wrong !== null) throw new Failure(`turn ${step.turn} ${step.step}: ${wrong}`);
      continue;
    }
    if ('when' in step && step.when !== undefined && !isTrueNow(game, question.player, step.when)) return PASS;
    if (step.do === 'concede') {
      done(steps, step);
      concedeIn(game, question.player);
      return PASS;
    }
    if (step.do === 'add-counters') {
      done(steps, step);
      addCounters(game, table, step);
      throw new Changed();
    }
    return perform(game, table, question.options, step, question.player);
  }
}

function done(steps: TimedStep[], step: TimedStep): void {
  steps.splice(steps.indexOf(step), 1);
}

/** Takes the first action meant that can be completed. */
function perform(
  game: Game,
  table: Table,
  options: readonly ActionOption[],
  step: ActionStep,
  player: PlayerId,
): Answer {
  const seat = seatOf(table, player);
  const refused = 'refused' in step && step.refused === true;
  const meant = meantBy(game, table, options, step);
  let because = 'no such action is open to the player';
  const rehearse = refused || meant.length > 1;
  for (const one of meant) {
    const problem = rehearse ? rehearsal(game, table, step, one) : null;
    if (problem !== null) {
      because = problem;
      continue;
    }
    if (refused) throw new Failure(`${said(step)} was to be refused, and it can be done`);
    announce(table, step, one);
    if (step.do === 'activate-mana' && (step.times ?? 1) > 1)
      table.timed[seat].splice(table.timed[seat].indexOf(step), 1, { ...step, times: (step.times as number) - 1 });
    else done(table.timed[seat], step);
    return pickOption(table, game, one, step);
  }
  if (refused) throw new Ended(game);
  throw new Impossible(`turn ${step.turn} ${step.step}: ${seat} cannot ${said(step)}: ${because}`);
}

/** What the step settles in advance. */
export function announce(table: Table, step: ActionStep, meant: Meant): void {
  const targets = 'targets' in step && step.targets !== undefined ? [...step.targets] : [];
  table.announcing = { seat: step.player, targets, modes: [], color: meant.color };
}

/** Plays the action on a fork; null when it can be completed, else why not. */
function rehearsal(game: Game, table: Table, step: ActionStep, meant: Meant): string | null {
  const copy = copyTable(table);
  announce(copy, step, meant);
  return tryOut(game, copy, pickOption(table, game, meant, step));
}

function said(step: ActionStep): string {
  switch (step.do) {
    case 'cast':
      return `cast ${step.card}${step.via === undefined ? '' : ` (${step.via})`}`;
    case 'play':
      return `play ${step.card}`;
    case 'activate':
    case 'activate-mana':
      return `activate "${step.ability}"`;
  }
}

/** Test-only: counters on the first permanent of that name. */
function addCounters(game: Game, table: Table, step: Extract<TimedStep, { do: 'add-counters' }>): void {
  const [permanent] = named(game, table, game.battlefield, step.card);
  if (permanent === undefined) throw new Failure(`there is no ${step.card} to put counters on`);
  const clause = {
    kind: 'do',
    action: {
      kind: 'putCounters',
      number: { kind: 'number', number: step.count },
      counter: step.counter,
      on: { kind: 'self' },
    },
  } as const;
  game.rules.execute(game, clause, {
    source: permanent,
    controller: game.priority,
    bindings: {},
    x: null,
    stackObject: NO_OBJECT,
  });
}
