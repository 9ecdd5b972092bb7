/** Descending: a permanent card is put into its owner's graveyard from anywhere. A rule of today's edition (701.49). */
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { GameEvent, ZoneChange } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

const PERMANENT =
  TypeBit.Artifact | TypeBit.Battle | TypeBit.Creature | TypeBit.Enchantment | TypeBit.Land | TypeBit.Planeswalker;

/** The events of descending that come with the events: one for each permanent card. */
export function descents(game: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  if (!mentions(game, 'descend')) return NONE;
  let found: GameEvent[] | null = null;
  for (const event of events) {
    if (event.kind !== 'zoneChange' || event.to !== Zone.Graveyard || !isPermanentCard(game, event)) continue;
    const { player, became: object, cause, rule } = event;
    const owner = game.objects[object]?.owner ?? player;
    (found ??= []).push({ kind: 'deed', action: 'descend', player: owner, object, amount: 1, cause, rule });
  }
  return found ?? NONE;
}
const NONE: readonly GameEvent[] = [];

function isPermanentCard(game: Game, event: ZoneChange): boolean {
  const object = game.objects[event.became];
  return (
    object !== undefined &&
    (object.status & StatusBit.Token) === 0 &&
    ((object.record.faces[0]?.types ?? 0) & PERMANENT) !== 0
  );
}
