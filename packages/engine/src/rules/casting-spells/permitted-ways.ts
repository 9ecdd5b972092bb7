/** Ways to cast that an effect opens for a price: another cost, a cost besides, more mana for flash. CR 118.8, 118.9, 601.2b. */
import type { Ability, ManaSymbols } from '@kitchen-table/language/core';
import type { AbilityRecord, Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { costOfAction, manaAndParts } from '../costs/fixed-costs.ts';
import { type Permission, permissions } from './permissions.ts';
import { freeWay, type Way } from './ways-to-cast.ts';

/** The ways to cast a card that a permission leaves open. */
export function permittedWays(
  permission: Permission | null,
  face: number,
  now: Characteristics,
  ways: readonly Way[],
): readonly Way[] {
  if (permission === null) return ways;
  const { using } = permission;
  if (using !== null) return ways.filter((way) => way.via === using || way.via.startsWith(`${using} `));
  if (permission.withoutPaying) return [permission.flash ? { ...freeWay(face), atInstantSpeed: true } : freeWay(face)];
  const { price } = permission;
  // CR 702.185a of today: warp is for cards in a hand.
  if (price === null)
    return ways.filter(
      (way) =>
        (way.via !== 'bestow' || permission.bestowed) &&
        (way.faceDown !== true || permission.faceDown) &&
        !way.via.startsWith('warp'),
    );
  const { mana, parts } = manaAndParts(price.costAs(now));
  if (!price.besides) return [{ via: price.via, face, mana, parts, instant: false }];
  return ways
    .filter((way) => way.via === '')
    .map((way) => ({
      ...way,
      via: price.via,
      mana: way.mana === null ? null : [...way.mana, ...mana],
      parts: [...way.parts, ...parts],
    }));
}

const FLASH = 'flash for more';
const NONE: readonly Way[] = [];
const memo = new WeakMap<readonly AbilityRecord[], boolean>();

/** "You may cast this as though it had flash if you pay {2} more": the normal way, dearer and at instant speed. CR 601.3b. */
export function flashForMore(now: Characteristics, ways: readonly Way[]): readonly Way[] {
  let said = memo.get(now.abilities);
  if (said === undefined)
    memo.set(now.abilities, (said = now.abilities.some(({ ability }) => saysFlashForMore(ability))));
  if (!said) return NONE;
  for (const { ability } of now.abilities) {
    if (ability.kind !== 'static' || !saysFlashForMore(ability)) continue;
    for (const rule of ability.rules) {
      if (rule.kind !== 'may' || rule.additionalCost === undefined) continue;
      const { mana, parts } = manaAndParts(costOfAction(rule.additionalCost));
      return ways
        .filter((way) => way.via === '' && way.mana !== null)
        .map((way) => ({
          ...way,
          via: FLASH,
          mana: [...(way.mana as ManaSymbols), ...mana],
          parts: [...way.parts, ...parts],
          atInstantSpeed: true,
        }));
    }
  }
  return NONE;
}

function saysFlashForMore(ability: Ability): boolean {
  return (
    ability.kind === 'static' &&
    ability.rules.some((rule) => rule.kind === 'may' && rule.additionalCost !== undefined && rule.asThough === 'flash')
  );
}

/** Whether a way was opened by one of these. */
export function isPermittedWay(via: string): boolean {
  return via === FLASH || via.startsWith('permitted:');
}

/** The same way again, when it has been chosen. */
export function findPermittedWay(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  via: string,
  face: number,
  now: Characteristics,
  ways: readonly Way[],
): Way | undefined {
  if (via === FLASH) return flashForMore(now, ways)[0];
  const permission = permissions(game, player).find((each) => each.object === object && each.price?.via === via);
  return permission === undefined ? undefined : permittedWays(permission, face, now, ways)[0];
}
