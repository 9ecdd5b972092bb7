/** Steps that are one event: of one verb, "create a Food token and a Clue token", or said to be simultaneous. CR 608.2c. */
import type { Action, Clause } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { bind, noteDone } from '../resolving/bindings.ts';
import { verbsAtOnce } from '../verbs/declared.ts';
import { type AtOnce, happenAtOnce } from './at-once.ts';
import { actorLabel, speaksOfEach } from './each-actor.ts';
import { ofAnyNumber } from './choices/number-of-your-choice.ts';
import type { Outcome } from './outcome.ts';
import { noteThisWay } from './this-way.ts';
import { withChoicesMade } from './choices/words-of-your-choice.ts';

/** How the verb is carried out by several at once; undefined: one step after the other. */
export function atOnceOf({ kind }: Action): AtOnce<Action> | undefined {
  return verbsAtOnce[kind] as AtOnce<Action> | undefined;
}

/** What is known from now on: what the label of the action stands for, what was done this way, whether it was. */
export function afterwards(game: Game, action: Action, result: Outcome): Context {
  const named =
    action.label === undefined ? result.context : bind(result.context, action.label, result.entities, result.amount);
  return noteDone(
    result.done || result.changed !== undefined
      ? noteThisWay(game, action, named, result.changed ?? result.entities)
      : named,
    result.done,
  );
}

type Doing = Extract<Clause, { kind: 'do' }>;

/** The steps from there on that share the verb of the first; one, where the next is done by itself. */
export function sharingVerb(steps: readonly Clause[], from: number): readonly Clause[] {
  let to = from + 1;
  for (let step = steps[to]; step?.kind === 'do' && step.together === true; step = steps[to]) to++;
  return steps.slice(from, to);
}

/** Whether each of several who act does it with their own. */
function isOfSeveral(action: Action, { bindings }: Context): boolean {
  const label = actorLabel(action);
  return label !== null && speaksOfEach(action) && bindings[label]?.entities.length !== 1;
}

/** "Create a Food token and a Clue token": what one verb says happens at once; null where it must be step by step. CR 608.2c. */
export function stepsAtOnce(game: Game, steps: readonly Clause[], context: Context): Context | null {
  const doing = steps.filter((step): step is Doing => step.kind === 'do');
  const verbs = doing.flatMap(({ action }) => atOnceOf(action) ?? []);
  if (verbs.length < steps.length) return null;
  if (doing.some(({ action }) => isOfSeveral(action, context) || ofAnyNumber(action, context) !== null)) return null;
  let now = context;
  const plans = doing.map(({ action: said, during }, i) => {
    const verb = verbs[i] as AtOnce<Action>;
    const action = withChoicesMade(game, said, now);
    const planned = verb.plan(game, action, now, during);
    now = planned.context;
    return { verb, action, during, planned };
  });
  for (const { verb, action, during, planned } of plans) verb.begins?.(game, action, planned, during);
  const shares = happenAtOnce(game, {}, plans);
  let done = false;
  for (const [i, { verb, action, during, planned }] of plans.entries()) {
    const result = verb.came(game, action, { ...planned, context: now }, shares[i] ?? [], during);
    done ||= result.done;
    now = afterwards(game, action, result);
  }
  return noteDone(now, done);
}
