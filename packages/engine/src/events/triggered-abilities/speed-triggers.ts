/** The triggered ability that comes with having speed: faster when opponents lose life. A rule of today's edition. CR 603.2. */
import type { Clause } from '@kitchen-table/language/core';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../../vocabulary/ids.ts';
import { NO_COUNTERS } from '../../vocabulary/objects/objects.ts';
import { tallyTurn, turnTally } from '../../vocabulary/tallies.ts';
import { activePlayers } from '../../questions/players/teams.ts';

const FASTER: Clause = {
  kind: 'do',
  action: { kind: 'getCounters', actor: { kind: 'you' }, counter: 'speed', amount: { kind: 'number', number: 1 } },
};
const MAXIMUM = 4;

/** Whether the active player has a speed that may still grow this turn. */
export function isRacing(game: Game): boolean {
  if (!game.rules.teams.sharedTurns) return hasSpeed(game, game.activePlayer);
  return activePlayers(game).some((player) => hasSpeed(game, player));
}

function hasSpeed(game: Game, player: PlayerId): boolean {
  const counters = game.players[player]?.counters ?? NO_COUNTERS;
  if (counters === NO_COUNTERS) return false;
  const speed = counters['speed'] ?? 0;
  return speed > 0 && speed < MAXIMUM;
}

/** Once in each of the player's turns. */
export function speedTriggers(game: Game, events: readonly GameEvent[], found: PendingTrigger[]): void {
  for (const player of activePlayers(game)) if (hasSpeed(game, player)) speedTrigger(game, player, events, found);
}

function speedTrigger(game: Game, player: PlayerId, events: readonly GameEvent[], found: PendingTrigger[]): void {
  const tally = `speed:${player}`;
  if (turnTally(game, tally) > 0) return;
  const team = game.players[player]?.team;
  for (const event of events) {
    if ((event.kind !== 'loseLife' && event.kind !== 'payLife') || game.players[event.player]?.team === team) continue;
    tallyTurn(game, tally, 1);
    const context = { source: NO_OBJECT, controller: player, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT };
    found.push({ controller: player, source: NO_OBJECT, ability: null, clause: FASTER, trigger: null, context, event });
    return;
  }
}
