/** Keyword actions that are an action of their own in the card language: who does it, to what, how often. CR 701. */
import type { Action, KeywordAction, Value } from '@kitchen-table/language';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { find } from '../../questions/nouns.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/where.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { wasDone } from '../bindings.ts';
import { keywordActionEvent } from '../event-makers.ts';
import { clash } from '../keyword-actions/clash.ts';
import { resolveObjects, resolvePlayers } from './choosing.ts';
import {
  asEntities,
  by,
  doneTo,
  doneToPlayers,
  type Handlers,
  NO_ENTITIES,
  nothing,
  type Outcome,
  outcome,
} from './outcome.ts';
import { ACTIONS_TO_CHOOSE } from './keyword-actions-to-choose.ts';
import { CARD_ACTIONS_ELSEWHERE } from './keyword-actions-of-cards.ts';

import { BY_PLAYERS } from './keyword-actions-of-players.ts';
import { BY_OBJECTS } from './keyword-actions-on-objects.ts';

/** Keyword actions that a player takes by doing something to an object that they choose. */
const BY_CHOICE: Readonly<Record<string, Action>> = {
  // CR 702.110b: exploiting a creature is sacrificing it for an exploit ability.
  exploit: {
    kind: 'sacrifice',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
    },
  },
};

/** Those that do something to an object that is not on the battlefield, or not any more. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'explore',
  'connive',
  'abandon',
  'cast suspended',
  'cast for madness',
  'cast for miracle',
  ...CARD_ACTIONS_ELSEWHERE,
]);

/** Those that may come to nothing though somebody took them. */
const NOT_ALWAYS_DONE: ReadonlySet<string> = new Set(Object.keys(ACTIONS_TO_CHOOSE));

/** Those that are told as events by what does them. */
const OWN_EVENTS: ReadonlySet<string> = new Set([
  'set in motion',
  'roll the planar die',
  'open an Attraction',
  'roll to visit',
]);

/** The keyword actions with a meaning; understands.ts lists the others as missing. */
export const KEYWORD_ACTIONS: readonly string[] = [
  'clash',
  'support',
  'earthbend',
  'end this effect', // a choice for later: special-effects.ts
  ...Object.keys(BY_PLAYERS),
  ...Object.keys(BY_CHOICE),
  ...Object.keys(BY_OBJECTS),
];

export const keywordActionEffects: Handlers<'keywordAction'> = {
  keywordAction: (game, action, context, during) => {
    if (action.times !== undefined) return severalTimes(game, action, action.times, context, during);
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const amount = action.amount === undefined ? 1 : Math.max(0, evaluate(game, action.amount, withActors));
    if (action.action === 'clash') return clashes(game, players, withActors);
    const byPlayer = BY_PLAYERS[action.action];
    if (byPlayer !== undefined) {
      const made: Entity[] = [];
      for (const player of players) {
        made.push(...(byPlayer({ game, action, player, object: NO_OBJECT, amount, context: withActors }) ?? []));
        if (OWN_EVENTS.has(action.action)) continue;
        perform(game, [keywordActionEvent(action.action, player, NO_OBJECT, amount, by(withActors, '701.1'))]);
      }
      const spokenOf = made.length > 0 || NOT_ALWAYS_DONE.has(action.action);
      return spokenOf ? doneTo(withActors, made, amount) : doneToPlayers(withActors, players, amount);
    }
    const byChoice = BY_CHOICE[action.action];
    if (byChoice !== undefined) {
      const after = game.rules.execute(game, { kind: 'do', action: byChoice }, withActors);
      const done = wasDone(after);
      if (done)
        perform(game, [keywordActionEvent(action.action, context.controller, context.source, 1, by(after, '701.1'))]);
      return outcome(after, NO_ENTITIES, amount, done);
    }
    const meaning = BY_OBJECTS[action.action];
    if (meaning === undefined) throw new Error(`the keyword action '${action.action}' has no meaning here`);
    const noun =
      action.object ??
      (action.actor !== undefined && action.actor.kind !== 'you' ? action.actor : { kind: 'self' as const });
    // What has left explores all the same: its card is where it went.
    const { left, ...all } = withActors;
    const chosen = resolveObjects(game, noun, ELSEWHERE.has(action.action) ? all : withActors, {
      player: context.controller,
      purpose: 'choose',
      rule: '701.1',
    });
    const { objects } = chosen;
    const now = left === undefined ? chosen.context : { ...chosen.context, left };
    let done = false;
    for (const object of objects) {
      if (!isIn(game, object, Zone.Battlefield) && !ELSEWHERE.has(action.action)) continue;
      const { controller } = characteristics(game, object);
      if (meaning({ game, action, player: controller, object, amount, context: now }) !== false) done = true;
      const to = action.to === undefined ? undefined : (find(game, action.to, now)[0] as ObjectId | undefined);
      perform(game, [keywordActionEvent(action.action, controller, object, amount, by(now, '701.1'), to)]);
    }
    return outcome(now, asEntities(objects), amount, done);
  },
};

/** Done is what was won; what is spoken of afterwards is the opponent. CR 701.23. */
function clashes(game: Game, players: readonly PlayerId[], context: Context): Outcome {
  const opponents: Entity[] = [];
  let won = false;
  for (const player of players) {
    const clashed = clash(game, player, context.source);
    if (clashed === null) continue;
    opponents.push(clashed.opponent);
    won ||= clashed.won;
    perform(game, [keywordActionEvent('clash', player, NO_OBJECT, 1, by(context, '701.23a'))]);
  }
  return outcome(context, opponents, 1, won);
}

/** "Investigate three times": one after another. */
function severalTimes(
  game: Game,
  { times: _times, ...once }: KeywordAction,
  times: Value,
  context: Context,
  during: Parameters<(typeof keywordActionEffects)['keywordAction']>[3],
): Outcome {
  let now = nothing(context);
  const entities: Entity[] = [];
  const often = evaluate(game, times, context);
  for (let i = 0; i < often; i++) {
    now = keywordActionEffects.keywordAction(game, once, now.context, during);
    entities.push(...now.entities);
  }
  return outcome(now.context, entities, entities.length, now.done);
}
