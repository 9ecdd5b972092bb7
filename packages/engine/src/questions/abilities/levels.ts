/** Level up creatures and Class levels: abilities that come with a number. CR 711.2, 716.2. */
import { type AbilityRecord, type Characteristics, Interest } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { abilityRecords } from './ability-records.ts';
import { refresh } from '../continuous-effects/ability-changes.ts';

/** The level of a Class: 1 until a level ability resolved. CR 716.2d. */
export function classLevel(game: Game, id: ObjectId): number {
  return game.objects[id]?.memory.marks?.['level'] ?? 1;
}

/** Gives the object what its level gives it. */
export function applyLevels(game: Game, id: ObjectId, write: (id: ObjectId) => Characteristics): void {
  const object = game.objects[id];
  const now = game.derived?.characteristics[id];
  if (object === undefined || now === undefined || (now.interest & Interest.Levels) === 0) return;
  const gained: AbilityRecord[] = [];
  let stats: { power: number; toughness: number } | null = null;
  for (const record of now.abilities) {
    const ability = record.ability;
    if (ability.kind === 'level') {
      const level = object.counters['level'] ?? 0;
      if (level < ability.from || (ability.to !== null && level > ability.to)) continue;
      stats = { power: Number(ability.power), toughness: Number(ability.toughness) };
      for (const one of ability.abilities) gained.push(...abilityRecords(one, record.index, NO_OBJECT, null));
    } else if (ability.kind === 'classLevel' && classLevel(game, id) >= ability.level) {
      for (const one of ability.abilities) gained.push(...abilityRecords(one, record.index, NO_OBJECT, null));
    }
  }
  if (stats === null && gained.length === 0) return;
  const own = write(id);
  if (stats !== null) {
    own.power = own.basePower = stats.power;
    own.toughness = own.baseToughness = stats.toughness;
  }
  own.abilities = [...own.abilities, ...gained];
  refresh(own);
}
