/** "For each opponent, destroy target creature that player controls": done to all of them at the same time. CR 608.2f. */
import type { Action, Clause, Label, Noun } from '@kitchen-table/language/core';
import type { Bindings, Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity } from '../../vocabulary/ids.ts';
import { noteDone } from '../resolving/bindings.ts';
import { happenAtOnce } from './at-once.ts';
import { ofAnyNumber } from './choices/number-of-your-choice.ts';
import { withChoicesMade } from './choices/words-of-your-choice.ts';
import { mentions, speaksOfEach, withNew } from './each-actor.ts';
import { afterwards, atOnceOf } from './steps-at-once.ts';

/** The context after it; null where it must be done one by one. `labels`: the names of the one that it is done for. */
export function forEachAtOnce(
  game: Game,
  { action: said, during }: Extract<Clause, { kind: 'do' }>,
  each: readonly Entity[],
  labels: readonly Label[],
  context: Context,
  forOne: (reading: Context, entity: Entity) => Context,
): Context | null {
  const verb = atOnceOf(said);
  if (verb === undefined || each.length < 2 || !isApart(said, labels, each.every(isPlayerEntity))) return null;
  if (speaksOfEach(said) || ofAnyNumber(said, context) !== null) return null;
  let now = context;
  let inAll: Bindings = {};
  const parts = each.map((entity) => {
    const reading = forOne(now, entity);
    const action = withChoicesMade(game, said, reading);
    const planned = verb.plan(game, action, reading, during);
    inAll = withNew(inAll, reading.bindings, planned.context.bindings);
    now = planned.context;
    return { entity, action, during, planned };
  });
  const shares = happenAtOnce(game, verb, parts);
  let done = false;
  for (const [i, { entity, action, planned }] of parts.entries()) {
    const own = forOne(now, entity);
    const result = verb.came(game, action, { ...planned, context: own }, shares[i] ?? [], during);
    done ||= result.done;
    now = afterwards(game, action, result);
    inAll = withNew(inAll, own.bindings, now.bindings);
  }
  return noteDone({ ...now, bindings: { ...now.bindings, ...inAll } }, done);
}

/** Whether what it is done to is another for each, whatever has been done for those before. */
function isApart(action: Action, labels: readonly Label[], players: boolean): boolean {
  const names = (node: object | undefined): boolean =>
    node !== undefined && labels.some((label) => mentions(node, label));
  const nouns = doneToWhat(action);
  if (nouns === null) return false;
  if (action.kind === 'sacrifice' || action.kind === 'discard') if (players && names(action.actor)) return true; // Each their own: CR 701.8a, 701.17a.
  return nouns.every((noun) => {
    if (noun.kind === 'reference') return noun.to !== null && labels.includes(noun.to);
    return noun.kind === 'select' && (noun.quantifier.target === true || (players && names(noun)));
  });
}

/** What the verb takes hold of; null: nothing that could be told apart. */
function doneToWhat(action: Action): readonly Noun[] | null {
  switch (action.kind) {
    case 'create':
      return action.token.kind === 'tokenCopy' ? [action.token.of] : [];
    case 'putCounters':
      return [action.on];
    case 'removeCounters':
      return [action.from];
    case 'attach':
      return [action.object, action.to];
    case 'move':
      return action.also === undefined ? [action.object] : null;
    case 'destroy':
    case 'discard':
    case 'exile':
    case 'gainControl':
    case 'look':
    case 'reveal':
    case 'sacrifice':
    case 'tap':
    case 'tapOrUntap':
    case 'untap':
      return [action.object];
    default:
      return null;
  }
}
