/** A player's party: up to one each of Cleric, Rogue, Warrior and Wizard. CR 700.8. */
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { PARTY } from './party-words.ts';

/** The largest party that these creatures make: each of them for one of its types. CR 700.8a. */
export function partySize(game: Game, creatures: readonly Entity[]): number {
  const roles = creatures.map((entity) => (isPlayerEntity(entity) ? 0 : rolesOf(game, entity as number as ObjectId)));
  const taken: (number | null)[] = PARTY.map(() => null);
  let size = 0;
  for (let at = 0; at < roles.length && size < PARTY.length; at++) if (findsPlace(roles, at, taken, new Set())) size++;
  return size;
}

function rolesOf(game: Game, id: ObjectId): number {
  const now = characteristics(game, id);
  let roles = 0;
  PARTY.forEach((type, index) => {
    if (hasSubtype(now, type)) roles |= 1 << index;
  });
  return roles;
}

/** Whether there is a place for one more, if those who have a place may change theirs. */
function findsPlace(roles: readonly number[], at: number, taken: (number | null)[], tried: Set<number>): boolean {
  for (let role = 0; role < PARTY.length; role++) {
    if (((roles[at] ?? 0) & (1 << role)) === 0 || tried.has(role)) continue;
    tried.add(role);
    const holder = taken[role] ?? null;
    if (holder === null || findsPlace(roles, holder, taken, tried)) {
      taken[role] = at;
      return true;
    }
  }
  return false;
}
