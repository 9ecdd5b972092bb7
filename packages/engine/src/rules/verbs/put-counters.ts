/** Putting counters on permanents, players and cards. CR 122.1, 122.6. */
import { askOption, reason } from '../../questions/ask.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, PlayerId } from '../../vocabulary/ids.ts';
import { dividedShares } from '../effects/announced-shares.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { resolvePlayers } from '../effects/choices/choosing.ts';
import { countersOn } from '../effects/objects/characteristics.ts';
import { counters, receivers } from '../effects/objects/counters.ts';
import { type ActionOf, by, NO_ENTITIES, soMany } from '../effects/outcome.ts';
import { putCountersEvent } from '../event-makers.ts';
import { chooseDivision, chooseNumber } from '../resolving/choices.ts';
import type { Verb } from './verb.ts';

type PutCounters = ActionOf<'putCounters'>;

/** Several players choose in turn; the counters are put there at once. CR 101.4, 608.2e. */
const puttingCounters: AtOnce<PutCounters> = {
  plan: (game, said, context) => {
    const action = withCounterChosen(game, said, context);
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now = withActors;
    const about: Entity[] = [];
    const events: GameEvent[] = [];
    for (const player of players) {
      const { entities, context: known } = receivers(game, action.on, now, player);
      now = known;
      about.push(...entities.filter((entity) => !about.includes(entity)));
      events.push(...putBy(game, action, player, entities, now));
    }
    return { events, context: now, about };
  },
  came: (_game, _action, { context: now, about = NO_ENTITIES }, happened) => {
    let total = 0;
    for (const event of happened) if (event.kind === 'putCounters') total += event.amount;
    return soMany(now, about, total);
  },
};

/** Put counters. CR 122.6. */
export const putCountersVerb: Verb<'putCounters'> = {
  kind: 'putCounters',
  cr: '122.6',
  says: (event) => `{on} gets ${counters(event)}`,
  helps: ({ counter }) => (counter === null ? null : !counter.startsWith('-')),
  does: atOnce(puttingCounters),
  atOnce: puttingCounters,
};

/** What one player puts on each. */
function putBy(
  game: Game,
  action: PutCounters,
  player: PlayerId,
  entities: readonly Entity[],
  context: Context,
): readonly GameEvent[] {
  const counter = action.counter ?? '+1/+1';
  const number = howMany(game, action, counter, entities, player, context);
  const why = reason('Distribute the counters', context.source, '122.1');
  const shares =
    action.distributed === true
      ? (dividedShares(game, action.on, entities, context) ??
        chooseDivision(game, player, why, number, entities, 0, 'counters'))
      : null;
  return entities.flatMap((on, index): readonly GameEvent[] => {
    const amount = shares === null ? number : (shares[index] ?? 0);
    return amount > 0 ? [putCountersEvent(on, counter, amount, player, by(context, '122.1'))] : [];
  });
}

/** How many counters are put there: so many, or as many as the player likes up to that. CR 107.1c. */
function howMany(
  game: Game,
  action: PutCounters,
  counter: string,
  entities: readonly Entity[],
  putter: PlayerId,
  context: Context,
): number {
  const said = Math.max(0, evaluate(game, action.number, context));
  if (action.upTo !== true) return said;
  const there = entities[0] === undefined ? 0 : (countersOn(game, entities[0])[counter] ?? 0);
  const most =
    action.most === undefined ? said : Math.min(said, Math.max(0, evaluate(game, action.most, context) - there));
  return chooseNumber(game, putter, reason('Choose how many counters', context.source, '107.1c'), 0, most, counter);
}

/** "your choice of a flying counter or a reach counter". CR 608.2d. */
function withCounterChosen(game: Game, action: PutCounters, context: Context): PutCounters {
  if (action.options === undefined) return action;
  const names = action.options.map(({ counter }) => counter);
  const why = reason('Choose a kind of counter', context.source, '608.2d');
  const chosen = action.options[askOption(game, context.controller, why, names)];
  const { options: _options, ...rest } = action;
  return { ...rest, counter: chosen?.counter ?? null, number: chosen?.number ?? action.number } as PutCounters;
}
