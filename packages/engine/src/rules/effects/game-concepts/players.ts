/** What players do to themselves: set and exchange life. CR 119, 121. */
import type { Value } from '@kitchen-table/language/core';
import { perform } from '../../../events/perform.ts';
import { findPlayers } from '../../../questions/reading.ts';
import { isForbidden } from '../../../questions/rules-in-force.ts';
import { shareLife } from '../../../questions/players/teams.ts';
import { evaluate } from '../../../questions/values.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import { playerEntity } from '../../../vocabulary/ids.ts';
import type { Player } from '../../../vocabulary/players/players.ts';
import { putCountersEvent } from '../../event-makers.ts';
import { resolvePlayers } from '../choices/choosing.ts';
import { oneOfEachTeam } from '../choices/one-of-each-team.ts';
import { redistribute } from './redistributing-life.ts';
import { by, doneToPlayers, type Handlers, nothing, outcome, soMany } from '../outcome.ts';

export const playerEffects: Handlers<'countUp' | 'setLife' | 'exchangeLife' | 'redistributeLife' | 'getCounters'> = {
  countUp: (game, action, context) => outcome(context, [], evaluate(game, action.amount, context), true),
  setLife: (game, action, context) => {
    const { players: all, context: now } = resolvePlayers(game, action.actor, context);
    const players = oneOfEachTeam(game, all, now.source); // CR 810.9d
    const life = evaluate(game, action.amount as Value, now);
    const before = players.map((player) => (game.players[player] as Player).life);
    perform(
      game,
      players.map((player): GameEvent => ({ kind: 'setLife', player, amount: life, ...by(now, '119.5') })),
    );
    return doneToPlayers(now, players, Math.abs(life - (before[0] ?? life)));
  },
  exchangeLife: (game, action, context) => {
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    const [a, b] = action.with === undefined ? players : [players[0], findPlayers(game, action.with, now)[0]];
    if (a === undefined || b === undefined || shareLife(game, a, b)) return nothing(now); // CR 810.9e
    const lifeA = (game.players[a] as Player).life;
    const lifeB = (game.players[b] as Player).life;
    // CR 119.7, 119.8: who can't gain or lose the difference can't exchange.
    const [lower, higher] = lifeA < lifeB ? [a, b] : [b, a];
    const locked =
      isForbidden(game, { kind: 'gainLife', player: lower }) !== null ||
      isForbidden(game, { kind: 'loseLife', player: higher }) !== null;
    if (locked) return nothing(now);
    perform(game, [
      { kind: 'setLife', player: a, amount: lifeB, ...by(now, '701.10c') },
      { kind: 'setLife', player: b, amount: lifeA, ...by(now, '701.10c') },
    ]);
    return outcome(now, [playerEntity(a), playerEntity(b)], Math.abs(lifeA - lifeB), lifeA !== lifeB);
  },
  redistributeLife: redistribute,
  getCounters: (game, action, context) => {
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    const count = action.amount === undefined ? 1 : evaluate(game, action.amount, now);
    const counter = action.counter as string;
    perform(
      game,
      players.map((player) => putCountersEvent(playerEntity(player), counter, count, now.controller, by(now, '122.1'))),
    );
    return soMany(now, players.map(playerEntity), count);
  },
};
