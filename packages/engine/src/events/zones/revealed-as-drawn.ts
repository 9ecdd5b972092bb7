/** Cards revealed as they are drawn, and the abilities linked to that. CR 603.11, 702.94. */
import { askYesNo, reason } from '../../questions/ask.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { GameEvent, ZoneChange } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { objectEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { miracleTriggers } from '../triggered-abilities/miracles.ts';
import { logEvents } from '../log-lines.ts';

/** Whether a card of the game may have to be revealed as it is drawn. */
export function revealsDraws(game: Game): boolean {
  return mentions(game, 'miracle') || mentions(game, 'revealsFirstDraw');
}

/** Reveals what is to be revealed of these draws, and adds what triggers. */
export function revealAsDrawn(game: OpenGame, events: readonly GameEvent[], found: PendingTrigger[]): void {
  if (mentions(game, 'revealsFirstDraw')) for (const event of firstDraws(game, events)) revealFirst(game, event, found);
  if (mentions(game, 'miracle')) miracleTriggers(game, events, found);
}

/** The first cards that players have drawn this turn. */
function firstDraws(game: Game, events: readonly GameEvent[]): readonly ZoneChange[] {
  const seen: PlayerId[] = [];
  return events.filter((event): event is ZoneChange => {
    if (event.kind !== 'zoneChange' || event.manner !== 'draw' || seen.includes(event.player)) return false;
    seen.push(event.player);
    const now = events.filter((other) => other.kind === 'draw' && other.player === event.player).length;
    return (game.players[event.player]?.drawn ?? 0) <= now && game.objects[event.became]?.zone === Zone.Hand;
  });
}

function revealFirst(game: OpenGame, { player, became }: ZoneChange, found: PendingTrigger[]): void {
  for (const { rule, context } of rulesInForce(game, 'revealsFirstDraw')) {
    if (context.controller !== player) continue;
    if (rule.when === 'each of your turns' && !isActivePlayer(game, player)) continue;
    const why = reason('Reveal the card as you draw it?', became, '603.11');
    if (rule.may === true && !askYesNo(game, player, why, 'Reveal', 'Keep hidden')) continue;
    const event: GameEvent = { kind: 'reveal', player, objects: [became], cause: context.source, rule: '603.11' };
    if (game.setup.log === true) logEvents(game, [event]);
    for (const { object, clause } of rule.linked) {
      if (!fitsRole(game, object, objectEntity(became), context)) continue;
      const label = object.kind === 'select' ? object.label : undefined;
      const bindings =
        label === undefined
          ? context.bindings
          : { ...context.bindings, [label]: { entities: [objectEntity(became)], amount: 1 } };
      found.push({
        controller: player,
        source: context.source,
        ability: null,
        clause,
        trigger: null,
        context: { ...context, bindings },
        event,
      });
    }
  }
}
