/** Who may not cast or activate what. CR 601.3, 602.5, 101.2. */
import type { Noun, Rule } from '@kitchen-table/language/core';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import { type AbilityRecord, SupertypeBit, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Illegal } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { characteristics, derived } from '../continuous-effects/characteristics.ts';
import { holds } from '../conditions.ts';
import { considering } from './considering.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';
import { forbids, nameOf } from '../forbidden-acts.ts';
import { isAbilityOf } from '../abilities/abilities-of.ts';
import { pastThisTurn } from '../history.ts';
import { rulesInForce } from '../in-force.ts';
import { isSaidOf } from '../players/limits.ts';
import { evaluate } from '../reading.ts';
import { isActivePlayer } from '../players/teams.ts';
import { isOnThatSide, isWithin } from '../turn-structure/turn-parts.ts';

/** Whether a rule in force, a rule on the card itself, or split second forbids casting it. CR 601.3, 702.61b. */
export function cannotCast(game: Game, player: PlayerId, object: ObjectId): Illegal | null {
  if (game.stack.length > 0 && splitSecond(game))
    return illegal('702.61b', 'a spell with split second is on the stack');
  const now = characteristics(game, object);
  if (now.interest !== 0) {
    const context = { source: object, controller: player, bindings: NO_BINDINGS, x: null, stackObject: object };
    for (const { ability } of now.abilities) {
      if (ability.kind !== 'static') continue;
      for (const rule of ability.rules) {
        if (rule.kind === 'castOnly' && !isTimeToCast(game, rule, context))
          return illegal('601.3', 'the card says when it can be cast, and that is not now');
        if (rule.kind !== 'cant' || rule.action.kind !== 'cast' || rule.action.object.kind !== 'self') continue;
        if (ability.condition !== undefined && !holds(game, ability.condition, context)) continue;
        if (rule.unless === undefined || !holds(game, rule.unless, context))
          return illegal('601.3', 'the card says that it can not be cast now');
      }
    }
  }
  if ((now.supertypes & SupertypeBit.Legendary) !== 0 && (now.types & (TypeBit.Instant | TypeBit.Sorcery)) !== 0)
    if (!controlsALegend(game, player))
      return illegal('205.4e', 'that takes a legendary creature or planeswalker under your control');
  const { rules } = game.derived ?? derived(game);
  if (rules.playerRule !== undefined && !isActivePlayer(game, player))
    for (const what of ['spells only in own turns', ONLY_OWN_TURNS] as const)
      if (isSaidOf(game, player, what)) return illegal('601.3', "spells are cast only during one's own turn");
  if (rules.playerRule !== undefined && !couldCastSorcery(game, player))
    if (isSaidOf(game, player, 'spells only as sorceries'))
      return illegal('307.5', 'spells are cast only when a sorcery could be cast');
  if (rules.mostEachTurn !== undefined) {
    const tooMany = castsTooMany(game, player, object);
    if (tooMany !== null) return tooMany;
  }
  if (rules.cant === undefined) return null;
  const { manaCost } = now;
  if (manaCost === null || !manaCost.includes('X') || game.objects[object]?.stack !== null)
    return prohibitedCast(game, player, object);
  // CR 601.3a: some X may take it out of the prohibition.
  return allowedX(game, player, object, 0, MOST_CONSIDERED) === null ? prohibitedCast(game, player, object) : null;
}

/** In a main phase of their own, with nothing on the stack or resolving. CR 307.5. */
function couldCastSorcery(game: Game, player: PlayerId): boolean {
  const isMain = game.step === Step.PrecombatMain || game.step === Step.PostcombatMain;
  return isMain && isActivePlayer(game, player) && game.stack.length === 0;
}

const ONLY_OWN_TURNS = 'spells and abilities only in own turns';
/** The values of X that are thought of. */
const MOST_CONSIDERED = 16;

/** Whether a rule in force forbids casting what the object is now. CR 601.3, 601.5. */
export function prohibitedCast(game: Game, player: PlayerId, object: ObjectId): Illegal | null {
  if ((game.derived ?? derived(game)).rules.cant === undefined) return null;
  // A land is played, not cast: CR 305.9.
  const isLand = (characteristics(game, object).types & TypeBit.Land) !== 0;
  const kind = isLand ? 'play' : 'cast';
  for (const inForce of rulesInForce(game, 'cant')) {
    if (!forbids(game, inForce, { kind, player, object: objectEntity(object) })) continue;
    const name = nameOf(game, inForce.context.source);
    return isLand
      ? illegal('101.2', `${name} stops it from being played`)
      : illegal('601.3', `${name} stops it from being cast`);
  }
  return null;
}

/** The first X from here to there with which casting the card is not prohibited; null for none. CR 601.3a. */
export function allowedX(game: Game, player: PlayerId, object: ObjectId, from: number, to: number): number | null {
  const now = characteristics(game, object);
  const times = now.manaCost?.filter((symbol) => symbol === 'X').length ?? 0;
  const step = from <= to ? 1 : -1;
  for (let x = from; step > 0 ? x <= to : x >= to; x += step) {
    const as = now.copy();
    as.manaValue += x * times;
    if (considering(game, object, as, player, () => prohibitedCast(game, player, object)) === null) return x;
  }
  return null;
}

/** Whether the player controls a legendary creature or planeswalker. CR 205.4e. */
function controlsALegend(game: Game, player: PlayerId): boolean {
  return game.battlefield.some((id) => {
    const now = characteristics(game, id);
    return (
      now.controller === player &&
      (now.supertypes & SupertypeBit.Legendary) !== 0 &&
      (now.types & (TypeBit.Creature | TypeBit.Planeswalker)) !== 0 &&
      ((game.objects[id]?.status ?? 0) & StatusBit.PhasedOut) === 0
    );
  });
}

/** "Cast this spell only during combat": CR 601.3. */
function isTimeToCast(game: Game, rule: Extract<Rule, { kind: 'castOnly' }>, context: Context): boolean {
  if (
    rule.during?.kind === 'duringPart' &&
    !(isWithin(game, rule.during.part, context) && isOnThatSide(game, rule.during))
  )
    return false;
  return rule.condition === undefined || holds(game, rule.condition, context);
}

/** "can't cast more than one spell each turn": how many of those the player has cast this turn. CR 101.2, 601.3. */
function castsTooMany(game: Game, player: PlayerId, object: ObjectId): Illegal | null {
  for (const { rule, context } of rulesInForce(game, 'mostEachTurn')) {
    const { action } = rule;
    if (action.kind !== 'cast' || !fitsRole(game, action.actor, playerEntity(player), context)) continue;
    if (!fitsRole(game, action.object, objectEntity(object), context)) continue;
    const cast = pastThisTurn(game, action, context).filter((one) => one.player === playerEntity(player)).length;
    if (cast >= evaluate(game, rule.most, context))
      return illegal('601.3', `${nameOf(game, context.source)} allows no more spells this turn`);
  }
  return null;
}

/** Whether a rule in force or split second forbids activating the ability. CR 602.5, 702.61b. */
export function cannotActivate(game: Game, player: PlayerId, object: ObjectId, ability: AbilityRecord): Illegal | null {
  if (!ability.isManaAbility && game.stack.length > 0 && splitSecond(game))
    return illegal('702.61b', 'a spell with split second is on the stack');
  const { rules } = game.derived ?? derived(game);
  if (rules.playerRule !== undefined && !isActivePlayer(game, player) && isSaidOf(game, player, ONLY_OWN_TURNS))
    return illegal('602.5', "abilities are activated only during one's own turn");
  if (rules.cant === undefined) return null;
  for (const inForce of rulesInForce(game, 'cant')) {
    const { rule, context, affected } = inForce;
    const action = [rule.action, ...(rule.also ?? [])].find((each) => each.kind === 'activate');
    if (action?.kind !== 'activate' || (affected !== null && !affected.includes(object))) continue;
    if (rule.notMana === true && ability.isManaAbility) continue;
    const of = isAbilityOf(game, action.object, object, ability, context);
    const actor = action.actor ?? (rule.action as { actor?: Noun }).actor;
    if (
      !(of ?? fitsRole(game, action.object, objectEntity(object), context)) ||
      !fitsRole(game, actor, playerEntity(player), context)
    )
      continue;
    if (rule.unless === undefined || !holds(game, rule.unless, context))
      return illegal('602.5', `${nameOf(game, context.source)} stops its abilities`);
  }
  return null;
}

function splitSecond(game: Game): boolean {
  for (const id of game.stack) if ((characteristics(game, id).keywords & KeywordBit.SplitSecond) !== 0) return true;
  return false;
}

function illegal(rule: string, because: string): Illegal {
  return { kind: 'illegal', rule, because };
}
