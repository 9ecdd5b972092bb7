/** Excess damage: what is more than lethal to a creature, or more than a planeswalker has loyalty or a battle defense. CR 120.4a, 120.10. */
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';

/** How much damage from that source is no excess yet; null of what is no permanent that damage hurts. */
export function mostWithoutExcess(game: Game, source: ObjectId, to: Entity): number | null {
  const object = isPlayerEntity(to) ? undefined : game.objects[to];
  if (object === undefined || object.zone !== Zone.Battlefield) return null;
  const now = characteristics(game, object.id);
  const bounds: number[] = [];
  if ((now.types & TypeBit.Creature) !== 0) {
    const left = Math.max(0, now.toughness - object.damage);
    const deadly = (characteristics(game, source).keywords & KeywordBit.Deathtouch) !== 0; // CR 702.2c
    bounds.push(deadly ? Math.min(1, left) : left);
  }
  if ((now.types & TypeBit.Planeswalker) !== 0) bounds.push(object.counters['loyalty'] ?? 0);
  if ((now.types & TypeBit.Battle) !== 0) bounds.push(object.counters['defense'] ?? 0);
  return bounds.length === 0 ? null : Math.min(...bounds);
}

/** Damage events with the excess in each: of several sources at once, what they deal together counts. CR 120.10. */
export function withExcess(game: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  if (!events.some((event) => event.kind === 'damage')) return events;
  const left = new Map<Entity, number>();
  return events.map((event) => {
    if (event.kind !== 'damage') return event;
    const bound = mostWithoutExcess(game, event.source, event.to);
    if (bound === null) return event;
    const before = Math.min(left.get(event.to) ?? bound, bound);
    left.set(event.to, Math.max(0, before - event.amount));
    return { ...event, excess: Math.max(0, event.amount - before) };
  });
}

/** Under which name the excess of a step is known that dealt damage under this label. */
export function excessLabel(label: string): string {
  return `${label}.excess`;
}
