/** "Activate only ..." CR 602.5. */
import type { ActivationLimit } from '@kitchen-table/language/core';
import { derived } from '../../questions/continuous-effects/characteristics.ts';
import { abilitiesMeant, fitsAbility } from '../../questions/costs/ability-costs.ts';
import { holds } from '../../questions/conditions.ts';
import { asksHowOften, noteActivation } from '../../questions/abilities/activated-before.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import type { AbilityRecord, Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { activatedTally, gameTally, tallyGame, tallyTurn, turnTally } from '../../vocabulary/tallies.ts';
import { contextOf } from '../resolving/bindings.ts';
import { isNow } from '../turn-structure/parts-of-a-turn.ts';

/** Under which name the activations of an ability are counted. CR 602.5b: per object. */
function tallyName(object: ObjectId, record: AbilityRecord, position: string): string {
  return `activated:${object}:${record.index}:${position}`;
}

/** Whether the limits of the ability let this player activate it now. Who may activate is asked elsewhere. */
export function withinLimits(game: Game, player: PlayerId, object: ObjectId, record: AbilityRecord): boolean {
  if (record.ability.kind !== 'activated') return true;
  for (const limit of record.ability.limits ?? []) if (!isWithin(game, player, object, record, limit)) return false;
  return true;
}

function isWithin(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  record: AbilityRecord,
  limit: ActivationLimit,
): boolean {
  switch (limit.kind) {
    case 'onlyAsSorcery':
      return isSorceryTime(game, player) || isPermittedAsInstant(game, player, object, record);
    case 'onlyDuring':
      return isNow(game, limit.during, contextOf(object, player));
    case 'notDuring':
      return !isNow(game, limit.during, contextOf(object, player));
    case 'onlyIf':
      return holds(game, limit.condition, contextOf(object, player));
    case 'timesEachTurn':
      return turnTally(game, tallyName(object, record, 'turn')) < timesAllowed(game, object, record, limit.times);
    case 'onlyOnce':
      return gameTally(game, tallyName(object, record, 'game')) < 1;
    case 'anyPlayer':
      return (
        (limit.sorcery !== true || isSorceryTime(game, player)) &&
        (limit.during === undefined || isNow(game, limit.during, contextOf(object, player)))
      );
    case 'onlyOpponents':
      return limit.sorcery !== true || isSorceryTime(game, player);
    case 'onlyAsInstant': // CR 602.5e: whenever the player has priority; never while something is paid for: mana/sources.ts.
    case 'costLess':
    case 'costMore':
    case 'costLessOwnMana':
      return true;
  }
}

/** "Equip abilities any time you could cast an instant": whenever the player has priority. CR 117.1b, 602.5d, 602.5e. */
function isPermittedAsInstant(game: Game, player: PlayerId, object: ObjectId, record: AbilityRecord): boolean {
  if (derived(game).rules.may === undefined) return false;
  return rulesInForce(game, 'may').some(({ rule: { action, asThough }, context }) => {
    if (action.kind !== 'activate' || asThough !== 'an instant' || context.controller !== player) return false;
    const meant = abilitiesMeant(action.object);
    return meant !== null && fitsAbility(game, meant, player, object, record, [], context);
  });
}

/** How often in this turn, where an effect lets an ability of that keyword be activated more often. CR 602.5b, 702.142a. */
function timesAllowed(game: Game, object: ObjectId, { ability }: AbilityRecord, times: number): number {
  let most = times;
  for (const { rule, context } of rulesInForce(game, 'keywordUse'))
    if (
      ability.kind === 'activated' &&
      ability.keyword === rule.keyword &&
      isActivePlayer(game, context.controller) &&
      fitsRole(game, rule.of, objectEntity(object), context)
    )
      most = Math.max(most, rule.times);
  return most;
}

/** Counts an activation where a limit will look. */
export function countActivation(game: Game, object: ObjectId, record: AbilityRecord): void {
  if (record.ability.kind !== 'activated') return;
  noteActivation(game, object, record);
  for (const limit of record.ability.limits ?? []) {
    if (limit.kind === 'timesEachTurn') tallyTurn(game, tallyName(object, record, 'turn'), 1);
    if (limit.kind === 'onlyOnce') tallyGame(game, tallyName(object, record, 'game'), 1);
  }
}

/** Pure memo: whether some ability of a list counts how often it is activated. */
const countingMemo = new WeakMap<readonly AbilityRecord[], boolean>();

function countsActivations(abilities: readonly AbilityRecord[]): boolean {
  let counts = countingMemo.get(abilities);
  if (counts === undefined) {
    counts = abilities.some(
      ({ ability }) => ability.kind === 'activated' && (ability.limits !== undefined || asksHowOften(ability)),
    );
    countingMemo.set(abilities, counts);
  }
  return counts;
}

/** Whether as many activations of the one permanent as of the other count, as far as abilities that both have ask. CR 602.5b. */
export function countedAlike(game: Game, { abilities }: Characteristics, one: ObjectId, other: ObjectId): boolean {
  if (!countsActivations(abilities)) return true;
  return abilities.every((record) => {
    const { ability, index, grantedBy } = record;
    if (ability.kind !== 'activated') return true;
    const alike = (tally: typeof turnTally, name: (object: ObjectId) => string): boolean =>
      tally(game, name(one)) === tally(game, name(other));
    return (
      (ability.limits === undefined ||
        (alike(turnTally, (object) => tallyName(object, record, 'turn')) &&
          alike(gameTally, (object) => tallyName(object, record, 'game')))) &&
      (!asksHowOften(ability) || alike(turnTally, (object) => activatedTally(object, index, grantedBy)))
    );
  });
}

/** Whether the player may act at sorcery speed: a main phase of theirs, and an empty stack. CR 307.1, 117.1a. */
export function isSorceryTime(game: Game, player: PlayerId): boolean {
  return (
    isActivePlayer(game, player) &&
    game.stack.length === 0 &&
    (game.step === Step.PrecombatMain || game.step === Step.PostcombatMain)
  );
}
