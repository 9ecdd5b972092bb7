/** Ways to cast that an effect opens for a price: another cost, a cost besides, more mana for flash. CR 118.8, 118.9, 601.2b. */
import type { Ability, ManaSymbols, Rule } from '@kitchen-table/language/core';
import type { AbilityRecord, Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
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
const FLASH_AIMED = 'flash for a target';
const NONE: readonly Way[] = [];
const memo = new WeakMap<readonly AbilityRecord[], boolean>();

/**
 * "You may cast this as though it had flash if you pay {2} more", "if it targets a commander": the normal way, dearer or so
 * aimed, and at instant speed. CR 601.3b-c.
 */
export function flashOnTerms(now: Characteristics, ways: readonly Way[]): readonly Way[] {
  let said = memo.get(now.abilities);
  if (said === undefined)
    memo.set(now.abilities, (said = now.abilities.some(({ ability }) => rulesOnTerms(ability).length > 0)));
  if (!said) return NONE;
  return now.abilities.flatMap(({ ability }) =>
    rulesOnTerms(ability).flatMap((rule) =>
      ways.filter((way) => way.via === '' && way.mana !== null).map((way) => onTerms(way, rule)),
    ),
  );
}

type Permits = Extract<Rule, { kind: 'may' }>;

function onTerms(way: Way, { additionalCost, whenTargeting }: Permits): Way {
  if (additionalCost === undefined) return { ...way, via: FLASH_AIMED, aimedAt: whenTargeting!, atInstantSpeed: true };
  const { mana, parts } = manaAndParts(costOfAction(additionalCost));
  return {
    ...way,
    via: FLASH,
    mana: [...(way.mana as ManaSymbols), ...mana],
    parts: [...way.parts, ...parts],
    atInstantSpeed: true,
  };
}

function rulesOnTerms(ability: Ability): readonly Permits[] {
  if (ability.kind !== 'static') return [];
  return ability.rules.filter(
    (rule): rule is Permits =>
      rule.kind === 'may' &&
      rule.asThough === 'flash' &&
      (rule.additionalCost !== undefined || rule.whenTargeting !== undefined),
  );
}

/** Whether the targets are such that the spell may be cast in that way. CR 601.3c. */
export function isAimed(game: Game, { aimedAt }: Way, context: Context, targets: readonly Entity[]): boolean {
  return aimedAt === undefined || targets.some((target) => fitsRole(game, aimedAt, target, context));
}

/** Whether a way was opened by one of these. */
export function isPermittedWay(via: string): boolean {
  return via === FLASH || via === FLASH_AIMED || via.startsWith('permitted:');
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
  if (via === FLASH || via === FLASH_AIMED) return flashOnTerms(now, ways).find((way) => way.via === via);
  const permission = permissions(game, player).find((each) => each.object === object && each.price?.via === via);
  return permission === undefined ? undefined : permittedWays(permission, face, now, ways)[0];
}
