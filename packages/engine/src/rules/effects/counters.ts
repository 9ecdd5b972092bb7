/** Counters: putting, removing, moving. CR 122. */
import type { Noun } from '@kitchen-table/language';
import { perform } from '../../events/perform.ts';
import { askOption, reason } from '../../questions/ask.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { followed } from '../../questions/nouns.ts';
import { chooseDivision, chooseNumber } from '../choices.ts';
import { putCountersEvent, removeCountersEvent } from '../event-makers.ts';
import { countersOn } from './characteristics.ts';
import { resolveNoun } from './choosing.ts';
import { by, type Handlers, outcome } from './outcome.ts';
import { dividedShares } from './shares.ts';

export const counterEffects: Handlers<'putCounters' | 'removeCounters' | 'moveCounters'> = {
  putCounters: (game, action, context) => {
    const { entities, context: now } = receivers(game, action.on, context);
    const number = Math.max(0, evaluate(game, action.number, now));
    const counter = action.counter ?? '+1/+1';
    const shares =
      action.distributed === true
        ? (dividedShares(game, action.on, entities, now) ??
          chooseDivision(
            game,
            now.controller,
            reason('Distribute the counters', now.source, '122.1'),
            number,
            entities,
            0,
            'counters',
          ))
        : null;
    const events: GameEvent[] = [];
    entities.forEach((on, index) => {
      const amount = shares === null ? number : (shares[index] ?? 0);
      if (amount > 0 && isForbidden(game, { kind: 'putCounters', object: on, to: on, counter }) === null)
        events.push(putCountersEvent(on, counter, amount, now.controller, by(now, '122.1')));
    });
    let total = 0;
    for (const event of perform(game, events)) if (event.kind === 'putCounters') total += event.amount;
    return outcome(now, entities, total, total > 0);
  },
  removeCounters: (game, action, context) => {
    const { entities, context: now } = receivers(game, action.from, context);
    const events: GameEvent[] = [];
    let total = 0;
    for (const entity of entities) {
      for (const [counter, amount] of chosenCounters(game, entity, action.counter, action.number, now)) {
        events.push(removeCountersEvent(entity, counter, amount, now.controller, by(now, '122.1')));
        total += amount;
      }
    }
    perform(game, events);
    return outcome(now, entities, total, total > 0);
  },
  moveCounters: (game, action, context) => {
    const from = receivers(game, action.from, context);
    const onto = receivers(game, action.onto, from.context);
    const now = onto.context;
    const [source] = from.entities;
    const [target] = onto.entities;
    // CR 122.5: nothing moves if either is gone, or they are the same.
    if (source === undefined || target === undefined || source === target) return outcome(now, [], 0, false);
    const events: GameEvent[] = [];
    let total = 0;
    for (const [counter, amount] of chosenCounters(game, source, action.counter, action.number, now)) {
      events.push(
        removeCountersEvent(source, counter, amount, now.controller, by(now, '122.5')),
        putCountersEvent(target, counter, amount, now.controller, by(now, '122.5')),
      );
      total += amount;
    }
    perform(game, events);
    return outcome(now, [target], total, total > 0);
  },
};

/** Who or what gets or loses counters; objects that moved once are followed. */
function receivers(game: Game, noun: Noun, context: Context): { entities: readonly Entity[]; context: Context } {
  const chosen = resolveNoun(game, noun, context, { player: context.controller, purpose: 'counters', rule: '122.1' });
  return {
    entities: chosen.entities.map((entity) =>
      isPlayerEntity(entity) ? entity : (followed(game, entity as number as ObjectId) as number as Entity),
    ),
    context: chosen.context,
  };
}

/** Which counters, of the kind named (or of any, chosen), and how many. */
function chosenCounters(
  game: Game,
  entity: Entity,
  counter: string | null,
  number: Parameters<typeof evaluate>[1] | 'all' | 'any number',
  context: Context,
): readonly (readonly [string, number])[] {
  const there = countersOn(game, entity);
  if (counter !== null) {
    const have = there[counter] ?? 0;
    const wanted =
      typeof number !== 'string'
        ? Math.min(have, evaluate(game, number, context))
        : number === 'all'
          ? have
          : chooseNumber(
              game,
              context.controller,
              reason('Choose how many counters', context.source, '122.1'),
              0,
              have,
              counter,
            );
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
    const kind = open[
      open.length === 1
        ? 0
        : askOption(game, context.controller, reason('Choose a kind of counter', context.source, '122.1'), open)
    ] as string;
    have[kind] = (have[kind] ?? 0) - 1;
    const known = chosen.find(([each]) => each === kind);
    if (known === undefined) chosen.push([kind, 1]);
    else known[1]++;
    left--;
  }
  return chosen;
}
