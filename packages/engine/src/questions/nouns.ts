import type { AnyTarget, Noun, Select } from '@kitchen-table/language';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';

/** Every object or player that the noun means now. Nothing is chosen: a choice among them is the caller's. */
export function find(_game: Game, _noun: Noun, _context: Context): readonly Entity[] {
  throw new Error('to come');
}

/** What may be chosen (or, before hexproof and the like, targeted) for the noun. */
export function candidates(_game: Game, _select: Select | AnyTarget, _context: Context): readonly Entity[] {
  throw new Error('to come');
}

/** The players among what the noun means (a player noun, "its controller", "each opponent"). */
export function findPlayers(_game: Game, _noun: Noun, _context: Context): readonly PlayerId[] {
  throw new Error('to come');
}

/** The objects in a zone, of one player or (null) of all. */
export function zoneObjects(_game: Game, _zone: Zone, _player: PlayerId | null): readonly ObjectId[] {
  throw new Error('to come');
}

/** The object that this one became in its next zone and is still there, or itself if it has not moved. CR 400.7. */
export function followed(_game: Game, _id: ObjectId): ObjectId {
  throw new Error('to come');
}
