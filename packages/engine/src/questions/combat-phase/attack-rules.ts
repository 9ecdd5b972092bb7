/** What may, must and can't attack. CR 508.1c-d, 702.3b, 701.35b. */
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Illegal } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics, derived } from '../continuous-effects/characteristics.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';
import { forbids, nameOf } from '../forbidden-acts.ts';
import { isAboutKeyword, rulesInForce } from '../in-force.ts';
import { find } from '../objects/nouns.ts';
import { isSummoningSick } from './summoning-sickness.ts';

/** CR 508.1c for one creature and defender: tapped, summoning sick, defender, can't attack. */
export function canAttack(game: Game, creature: ObjectId, defender: Entity): Illegal | null {
  const object = game.objects[creature];
  if (object === undefined || object.zone !== Zone.Battlefield || (object.status & StatusBit.PhasedOut) !== 0)
    return illegal('508.1a', 'it is not on the battlefield');
  const now = characteristics(game, creature);
  if ((now.types & TypeBit.Creature) === 0) return illegal('508.1a', 'it is not a creature');
  if ((now.types & TypeBit.Battle) !== 0) return illegal('508.1a', 'battles can not attack');
  if ((object.status & StatusBit.Tapped) !== 0) return illegal('508.1a', 'it is tapped');
  if (isSummoningSick(game, creature, 'attack'))
    return illegal('302.6', 'it came under its controller’s control this turn');
  const rules = (game.derived ?? derived(game)).rules;
  if ((now.keywords & KeywordBit.Defender) !== 0 && (rules.asThough === undefined || !attacksAsThough(game, creature)))
    return illegal('702.3b', 'it has defender');
  if (rules.cant === undefined) return null;
  const act = { kind: 'attack' as const, object: objectEntity(creature), to: defender, player: now.controller };
  for (const inForce of rulesInForce(game, 'cant')) {
    if (forbids(game, inForce, act))
      return illegal('508.1c', `${nameOf(game, inForce.context.source)} stops it from attacking`);
  }
  return null;
}

/** "can attack as though it didn't have defender". CR 609.4, 702.3b. */
function attacksAsThough(game: Game, creature: ObjectId): boolean {
  return rulesInForce(game, 'asThough').some(
    ({ rule, context, affected }) =>
      rule.action.kind === 'attack' &&
      isAboutKeyword(rule, 'defender') &&
      (affected === null || affected.includes(creature)) &&
      fitsRole(game, rule.action.object, objectEntity(creature), context),
  );
}

/** The requirements to attack, each with whom (null: anybody). CR 508.1d. */
export function mustAttack(game: Game, creature: ObjectId): readonly { readonly defender: Entity | null }[] {
  const goaded = ((game.objects[creature]?.status ?? 0) & StatusBit.Goaded) !== 0;
  if (!goaded && (game.derived ?? derived(game)).rules.must === undefined) return NONE;
  const found: { readonly defender: Entity | null }[] = goaded ? [{ defender: null }] : [];
  for (const { rule, context, affected } of rulesInForce(game, 'must')) {
    if (rule.action.kind !== 'attack' || (affected !== null && !affected.includes(creature))) continue;
    if (!fitsRole(game, rule.action.object, objectEntity(creature), context)) continue;
    if (rule.action.whom === undefined) found.push({ defender: null });
    else for (const defender of find(game, rule.action.whom, context)) found.push({ defender });
  }
  return found;
}
const NONE: readonly { readonly defender: Entity | null }[] = [];

/** Whether it assigns combat damage equal to its toughness. CR 510.1a. */
export function assignsByToughness(game: Game, creature: ObjectId): boolean {
  if ((game.derived ?? derived(game)).rules.assignByToughness === undefined) return false;
  return rulesInForce(game, 'assignByToughness').some(({ rule, context }) =>
    fitsRole(game, rule.object, objectEntity(creature), context),
  );
}

/** "assigns no combat damage this turn". CR 510.1. */
export function assignsNoDamage(game: Game, creature: ObjectId): boolean {
  if ((game.derived ?? derived(game)).rules.assignsNoDamage === undefined) return false;
  return rulesInForce(game, 'assignsNoDamage').some(({ rule, context }) =>
    fitsRole(game, rule.object, objectEntity(creature), context),
  );
}

/** Whether its controller may have it assign its combat damage as though it weren't blocked. CR 510.1c. */
export function assignsAsUnblocked(game: Game, creature: ObjectId): boolean {
  if ((game.derived ?? derived(game)).rules.assignsAsUnblocked === undefined) return false;
  return rulesInForce(game, 'assignsAsUnblocked').some(({ rule, context }) =>
    fitsRole(game, rule.object, objectEntity(creature), context),
  );
}

function illegal(rule: string, because: string): Illegal {
  return { kind: 'illegal', rule, because };
}
