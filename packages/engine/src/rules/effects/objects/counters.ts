/** Counters: what gets or loses them, which are chosen, and moving them. CR 122. */
import type { Action, Noun } from '@kitchen-table/language/core';
import { perform } from '../../../events/perform.ts';
import { askOption, reason } from '../../../questions/ask.ts';
import { nameOf } from '../../../questions/forbidden-acts.ts';
import { isForbidden } from '../../../questions/rules-in-force.ts';
import { evaluate } from '../../../questions/values.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId, type PlayerId } from '../../../vocabulary/ids.ts';
import { isIn } from '../../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { chooseNumber } from '../../resolving/choices.ts';
import { putCountersEvent, removeCountersEvent } from '../../event-makers.ts';
import { allFoundNow } from '../../resolving/what-has-left.ts';
import { countersOn } from './characteristics.ts';
import { resolveNoun } from '../choices/choosing.ts';
import { by, type Handlers, nothing, type Outcome, outcome } from '../outcome.ts';
import { withArticle } from '../../../saying/english.ts';

export const counterEffects: Handlers<'moveCounters'> = {
  moveCounters: (game, action, context) => {
    if (action.anew === true) return putAnew(game, action, context);
    const from = receivers(game, action.from, context);
    const onto = receivers(game, action.onto, from.context);
    const now = onto.context;
    const [target] = onto.entities;
    // CR 122.5: nothing moves if either is gone, or they are the same; nor what the second can't have put on it.
    if (target === undefined) return nothing(now);
    const events: GameEvent[] = [];
    let total = 0;
    for (const source of from.entities) {
      if (source === target) continue;
      for (const [counter, amount] of chosenCounters(
        game,
        now.controller,
        source,
        action.counter,
        action.number,
        now,
      )) {
        if (isForbidden(game, { kind: 'putCounters', object: target, to: target, counter }) !== null) continue;
        events.push(
          removeCountersEvent(source, counter, amount, now.controller, by(now, '122.5')),
          putCountersEvent(target, counter, amount, now.controller, by(now, '122.5')),
        );
        total += amount;
      }
    }
    perform(game, events);
    return outcome(now, [target], total, total > 0);
  },
};

/** CR 122.8: the same number of each kind as the object had, also when it has left; none are removed. */
function putAnew(game: Game, action: Extract<Action, { kind: 'moveCounters' }>, context: Context): Outcome {
  const from = resolveNoun(game, action.from, context, {
    player: context.controller,
    purpose: 'counters',
    rule: '122.8',
  });
  const onto = receivers(game, action.onto, from.context);
  const events = from.entities.flatMap((source) =>
    onto.entities.flatMap((target) => {
      const had = countersOn(game, source);
      const kinds = action.counter === null ? Object.keys(had) : [action.counter];
      return kinds
        .filter((counter) => (had[counter] ?? 0) > 0)
        .map((counter) =>
          putCountersEvent(target, counter, had[counter] ?? 0, context.controller, by(context, '122.8')),
        );
    }),
  );
  let total = 0;
  for (const event of perform(game, events)) if (event.kind === 'putCounters') total += event.amount;
  return outcome(onto.context, onto.entities, total, total > 0);
}

/** Who or what gets or loses counters; objects that the effect moved are followed. CR 400.7j. */
export function receivers(
  game: Game,
  noun: Noun,
  context: Context,
  player: PlayerId = context.controller,
): { entities: readonly Entity[]; context: Context } {
  const chosen = resolveNoun(game, noun, context, { player, purpose: 'counters', rule: '122.1' });
  const found = allFoundNow(game, chosen.entities, chosen.context);
  return {
    // CR 109.2: "this creature" is not the card in the graveyard that it has become.
    entities:
      noun.kind === 'self'
        ? found.filter((entity) => chosen.entities.includes(entity) || !isInGraveyard(game, entity))
        : found,
    context: chosen.context,
  };
}

function isInGraveyard(game: Game, entity: Entity): boolean {
  return isIn(game, entity as number as ObjectId, Zone.Graveyard);
}

/** What a player answers who takes no more counters. */
const NO_MORE = 'no more';

/** Which counters, of the kind named (or of any, chosen), and how many. */
export function chosenCounters(
  game: Game,
  player: PlayerId,
  entity: Entity,
  counter: string | null,
  number: Parameters<typeof evaluate>[1] | 'all' | 'any number',
  context: Context,
  upTo = false,
): readonly (readonly [string, number])[] {
  const there = countersOn(game, entity);
  const where = isPlayerEntity(entity) ? '' : ` on ${nameOf(game, entity as number as ObjectId)}`;
  if (counter !== null) {
    const have = there[counter] ?? 0;
    const most = typeof number === 'string' ? have : Math.min(have, evaluate(game, number, context));
    const why = reason(`Choose how many counters${where}`, context.source, '122.1');
    const wanted = upTo || number === 'any number' ? chooseNumber(game, player, why, 0, most, counter) : most;
    return wanted > 0 ? [[counter, wanted]] : [];
  }
  const kinds = Object.keys(there);
  if (number === 'all') return kinds.map((kind) => [kind, there[kind] ?? 0] as const);
  const chosen: [string, number][] = [];
  let left = number === 'any number' ? Number.MAX_SAFE_INTEGER : evaluate(game, number, context);
  const have = { ...there };
  while (left > 0) {
    const open = kinds.filter((kind) => (have[kind] ?? 0) > 0);
    if (open.length === 0) break;
    const choices = upTo || number === 'any number' ? [...open, NO_MORE] : open;
    const kind = choices[
      choices.length === 1
        ? 0
        : askOption(game, player, reason(`Choose a kind of counter${where}`, context.source, '122.1'), choices)
    ] as string;
    if (kind === NO_MORE) break;
    have[kind] = (have[kind] ?? 0) - 1;
    const known = chosen.find(([each]) => each === kind);
    if (known === undefined) chosen.push([kind, 1]);
    else known[1]++;
    left--;
  }
  return chosen;
}

/** "a charge counter", "two of them": in the log. */
export function counters(event: GameEvent): string {
  if (!('counter' in event) || event.counter === undefined) throw new Error(`${event.kind} has no counters`);
  const { amount, counter } = event;
  return amount === 1 ? withArticle(`${counter} counter`) : `${amount} ${counter} counters`;
}
