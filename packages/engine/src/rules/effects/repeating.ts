/** "Repeat this process": the steps of the same text, once more or as often as they say so. CR 608.2c. */
import { type Clause, some } from '@kitchen-table/language/core';
import { performOne } from '../../events/perform.ts';
import { evaluate } from '../../questions/values.ts';
import type { Bindings, Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { bind, noteDone, wasDone } from '../resolving/bindings.ts';
import { speaksOfThisWay, startNoting } from './this-way.ts';

/** Whether the process is to be repeated now; and how often it still is, where that is limited. */
const AGAIN = 'process.again';
const LEFT = 'process.left';
/** A process is being carried out (what is repeated is all of it, not the sentence that says so), since that many changes of the game. */
const WITHIN = 'process.within';
/** NOT-CR: after so many repetitions it is a loop of mandatory actions. */
const MANY = 10_000;

type Steps = Extract<Clause, { kind: 'sequence' }>;

const memo = new WeakMap<object, boolean>();

/** Whether some step of the text, or a part of one, says that the process is repeated. */
function repeats(steps: object): boolean {
  let known = memo.get(steps);
  if (known === undefined) memo.set(steps, (known = some(steps, (part) => part['kind'] === 'repeat')));
  return known;
}

/** Notes that the process that is being carried out is to be repeated. */
export function askToRepeat(game: Game, context: Context, clause: Extract<Clause, { kind: 'repeat' }>): Context {
  // "... until no one pays life": what the step before offered to everybody.
  if (clause.until !== undefined && !wasDone(context)) return context;
  if (clause.times === null) return bind(context, AGAIN, [], 0);
  const left = context.bindings[LEFT]?.amount ?? evaluate(game, clause.times, context);
  return left <= 0 ? context : bind(bind(context, AGAIN, [], 0), LEFT, [], left - 1);
}

/** The process, up to where it says that it is repeated, and what follows once it has come to its end. */
interface Parts {
  readonly repeated: Steps;
  readonly rest: Steps | null;
}

const partsMemo = new WeakMap<Steps, Parts>();

function partsOf(all: Steps): Parts {
  let parts = partsMemo.get(all);
  if (parts === undefined) {
    const end = all.steps.findLastIndex((step) => repeats(step)) + 1;
    parts =
      end === all.steps.length
        ? { repeated: all, rest: null }
        : {
            repeated: { ...all, steps: all.steps.slice(0, end) },
            rest: { ...all, steps: all.steps.slice(end) },
          };
    partsMemo.set(all, parts);
  }
  return parts;
}

/** Carries out the steps of a text, and those of its process again for as long as they say so; then what follows. CR 608.2c. */
export function untilDone(
  game: Game,
  steps: Steps,
  context: Context,
  carryOut: (steps: Steps, context: Context) => Context,
): Context {
  if (!mentions(game, 'repeat') || context.bindings[WITHIN] !== undefined || !repeats(steps))
    return carryOut(steps, context);
  const { repeated, rest } = partsOf(steps);
  const done = asOftenAsSaid(game, repeated, speaksOfThisWay(steps) ? startNoting(context) : context, carryOut);
  return rest === null ? done : carryOut(rest, done);
}

function asOftenAsSaid(
  game: Game,
  repeated: Steps,
  context: Context,
  carryOut: (steps: Steps, context: Context) => Context,
): Context {
  let now = context;
  for (let times = 0; ; times++) {
    const before = game.changes;
    now = carryOut(repeated, bind(now, WITHIN, [], game.changes));
    if (now.bindings[AGAIN] === undefined || game.waiting === 'over' || game.restarting !== null) break;
    if (times === MANY) {
      const because = 'a process is repeated without end';
      performOne(game, { kind: 'drawGame', because, cause: context.source, rule: '104.4b' });
      break;
    }
    // NOT-CR: what changes nothing ("exile the top card" of no library) is not done for ever.
    if (game.changes === before) break;
    now = without(now, AGAIN);
  }
  return without(without(without(now, AGAIN), LEFT), WITHIN);
}

/** "As many times as you choose, you may ...": offered until it is declined or changes nothing. CR 608.2c. */
export function asOftenAsWanted(game: Game, context: Context, once: (context: Context) => Context): Context {
  let now = context;
  for (let done = false; ; done = true) {
    const before = game.changes;
    now = once(now);
    if (!wasDone(now) || game.changes === before) return noteDone(now, done || wasDone(now));
  }
}

/** Whether doing the process again could change anything: the last time did. One that changes nothing is not offered again. */
export function isWorthRepeating(game: Game, context: Context): boolean {
  return context.bindings[WITHIN]?.amount !== game.changes;
}

function without(context: Context, label: string): Context {
  if (context.bindings[label] === undefined) return context;
  const bindings: Record<string, Bindings[string]> = { ...context.bindings };
  delete bindings[label];
  return { ...context, bindings };
}
