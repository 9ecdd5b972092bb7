/** What the parts of an event are called in the text of the ability that it set off. CR 603.2, 608.2h. */
import type { Bindings, Bound } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
  playerEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { PRODUCED_TYPES, typesOf } from '../../vocabulary/produced-mana.ts';
import { STICKER_LABEL } from '../../vocabulary/objects/stickers.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { playerInRange } from '../players/range.ts';
import { type Match } from './roles.ts';

/** The labels that a match gives to the text of an ability. */
export function bindingsOf(found: Match, event: GameEvent, game: Game): Bindings {
  const amount = found.amount;
  const bound = (entities: readonly Entity[]): Bound => ({ entities, amount });
  const bindings: Record<string, Bound> = {
    'event.object': bound(found.object),
    'event.amount': bound(found.object),
    'event.player': bound(found.player === NO_ENTITY ? [] : [found.player]),
    'event.source': bound(found.source === NO_OBJECT ? [] : [objectEntity(found.source)]),
    'event.whom': bound(found.whom),
    'event.recipient': bound(recipientOf(game, found, event)),
    'event.owner': bound(ownersOf(game, found.object)),
    'event.controller': bound(controllersOf(game, whoseControllers(found, event))),
  };
  if (found.defending !== NO_ENTITY) bindings['event.defending'] = bound([found.defending]);
  if (event.kind === 'attack') bindings['event.attacked'] = { entities: [], amount: opponentsAttacked(event, game) };
  if (event.kind === 'putSticker') bindings[STICKER_LABEL] = { entities: [], amount: event.sticker };
  if (event.kind === 'tapForMana') bindings[PRODUCED_TYPES] = { entities: [], amount: typesOf(event.produced) };
  if (event.kind === 'cast')
    bindings['event.before'] = { entities: [], amount: spellsCastThisTurn(game, event.player) - 1 };
  return bindings;
}

/** Whose controller "that player" is: of what did it, where that is said, else of what it happened to. */
function whoseControllers(found: Match, event: GameEvent): readonly Entity[] {
  if (event.kind === 'damage') return [objectEntity(event.source)];
  return event.kind === 'zoneChange' && found.source !== NO_OBJECT ? [objectEntity(found.source)] : found.object;
}

/** How many opponents were attacked by these attackers: players themselves. CR 702.121a. */
function opponentsAttacked(event: Extract<GameEvent, { kind: 'attack' }>, game: Game): number {
  const team = game.players[event.player]?.team;
  const attacked = new Set(
    event.defenders.filter((entity) => game.players[-1 - entity]?.team !== team && isPlayerEntity(entity)),
  );
  return attacked.size;
}

/** Who controls, or last controlled, what did it or what it happened to. CR 608.2h. */
function controllersOf(game: Game, entities: readonly Entity[]): readonly Entity[] {
  const players = new Set<Entity>();
  for (const entity of entities) {
    if (isPlayerEntity(entity)) continue;
    const object = game.objects[entityObject(entity)];
    if (object !== undefined)
      players.add(playerEntity((object.lastKnown ?? characteristics(game, object.id)).controller));
  }
  return [...players];
}

/** Who owns what it happened to. CR 108.3. */
function ownersOf(game: Game, entities: readonly Entity[]): readonly Entity[] {
  const players = new Set<Entity>();
  for (const entity of entities) {
    const owner = isPlayerEntity(entity) ? undefined : game.objects[entityObject(entity)]?.owner;
    if (owner !== undefined) players.add(playerEntity(owner));
  }
  return [...players];
}

/** The other side of the event: who was hurt, attacked or blocked, what targets, what got counters. */
function recipientOf(game: Game, found: Match, event: GameEvent): readonly Entity[] {
  if (found.other !== null) return found.other;
  switch (event.kind) {
    case 'damage':
      return [event.to];
    case 'becomeTarget':
      return [objectEntity(event.by)];
    case 'cast':
      return targetedAlone(game, event.object);
    case 'putCounters':
    case 'removeCounters':
      return [event.on];
    case 'zoneChange':
      return found.whom.length > 0 ? found.whom : found.object;
    default:
      return found.whom;
  }
}

/** "A spell that targets only a single creature": that one, however often. CR 115.9c. */
function targetedAlone(game: Game, spell: ObjectId): readonly Entity[] {
  const [first, ...others] = (game.objects[spell]?.stack?.targets ?? []).flatMap(({ chosen }) => chosen);
  return first !== undefined && others.every((other) => other === first) ? [first] : [];
}

/** How many spells have been cast this turn, by all whom the player can see. CR 702.40a, 801.11. */
export function spellsCastThisTurn(game: Game, viewer: PlayerId): number {
  let count = 0;
  for (const player of game.players) if (playerInRange(game, viewer, player.id)) count += player.spellsCast;
  return count;
}
