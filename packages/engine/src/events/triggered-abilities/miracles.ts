/** Miracle: the first card drawn in a turn may be revealed as it is drawn, and may be cast then. CR 702.94. */
import type { Clause } from '@kitchen-table/language/core';
import { askYesNo, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import { editObjectQuietly } from '../../vocabulary/door.ts';
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

const CAST: Clause = {
  kind: 'do',
  action: { kind: 'keywordAction', action: 'cast for miracle', object: { kind: 'self' } },
};

/** Asks for each first card of a turn, and adds the linked ability of those that were revealed. CR 702.94a, 603.11. */
export function miracleTriggers(game: OpenGame, events: readonly GameEvent[], found: PendingTrigger[]): void {
  if (game.turn === 0) return; // Opening hands are drawn in nobody's turn.
  const asked: PlayerId[] = [];
  for (const event of events) {
    if (event.kind !== 'zoneChange' || event.manner !== 'draw' || asked.includes(event.player)) continue;
    const { player, became } = event;
    asked.push(player);
    const drawnNow = events.filter((other) => other.kind === 'draw' && other.player === player).length;
    if ((game.players[player]?.drawn ?? 0) > drawnNow || game.objects[became]?.zone !== Zone.Hand) continue;
    const now = characteristics(game, became);
    if (!hasKeyword(now, 'miracle')) continue;
    if (
      !askYesNo(game, player, reason(`Reveal ${now.name} for its miracle?`, became, '702.94a'), 'Reveal', 'Keep hidden')
    )
      continue;
    // CR 702.94b: it stays revealed until it leaves the hand or the ability has resolved.
    editObjectQuietly(game, became).visibleTo = (1 << game.players.length) - 1;
    found.push({
      controller: player,
      source: became,
      ability: null,
      clause: CAST,
      trigger: null,
      context: { source: became, controller: player, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT },
      event,
    });
  }
}
