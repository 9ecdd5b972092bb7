/** The spells that a player may begin to cast: timing, costs and targets allow it. CR 601.3, 601.2c, 601.2f. */
import { some } from '../questions/ability-records.ts';
import { cannotCast } from '../questions/rules-in-force.ts';
import { type Characteristics, TypeBit } from '../vocabulary/characteristics.ts';
import type { ActionOption } from '../vocabulary/decisions.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { KeywordBit } from '../vocabulary/keywords.ts';
import type { GameObject } from '../vocabulary/objects.ts';
import type { Player } from '../vocabulary/players.ts';
import { wasTakenBack } from './unpayable.ts';
import { isSorceryTime } from './activation-limits.ts';
import { contextOf } from './bindings.ts';
import { mandatoryCosts } from './additional-costs.ts';
import { canPayLife, canPayParts } from './costs.ts';
import { facesToCast } from './faces-to-cast.ts';
import { hasHelp, helpersFor } from './helpers-for-mana.ts';
import { canPayMana, type Helper } from './mana/payment.ts';
import { demandOf, NOTHING } from './mana/symbols.ts';
import { modesAvailable } from './modes.ts';
import { hasFlashPermission, type Permission } from './permissions.ts';
import { clausesOf } from './spell-text.ts';
import { someTargetAccepted } from './targets.ts';
import { targetSlots } from './target-slots.ts';
import { costsDependOnTargets, totalCost } from './total-cost.ts';
import { freeWay, type Way } from './ways-to-cast.ts';
import { largestReduction } from './reducing-costs.ts';
import { Purse } from './purse.ts';
import { ALONE } from './twins.ts';

const NO_SYMBOLS: readonly string[] = [];

/** Nothing helps to pay. */
const NO_HELPERS: readonly Helper[] = [];

/** Every way to cast a card that timing, costs and targets allow. CR 601.3. */
export function addCasts(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  permission: Permission | null,
  purse: Purse,
  options: ActionOption[],
): void {
  const object = game.objects[id] as GameObject;
  if (wasTakenBack(game, object)) return;
  const sorceryTime = isSorceryTime(game, player);
  for (const { face, now, ways } of facesToCast(game, object, player, permission !== null)) {
    const atInstantSpeed = (now.types & TypeBit.Instant) !== 0 || (now.keywords & KeywordBit.Flash) !== 0;
    const flashes = sorceryTime || hasFlashPermission(game, player, id);
    const open = permission?.withoutPaying === true ? [freeWay(face)] : ways;
    for (const way of open) {
      // CR 708.4: what it is face down says when it may be cast.
      if (
        way.atSorcerySpeed === true
          ? !sorceryTime
          : way.faceDown === true
            ? !flashes
            : !flashes && !atInstantSpeed && way.atInstantSpeed !== true
      )
        continue;
      if (way.mana === null || !canCastNow(game, player, id, now, way, purse)) continue;
      options.push({ kind: 'cast', object: id, face: way.face, via: way.via, same: ALONE });
    }
  }
}

/** NOT-CR: values of X beyond this are not tried in search of a target. */
export const MOST_TRIED = 20;

function canCastNow(game: Game, player: PlayerId, id: ObjectId, now: Characteristics, way: Way, purse: Purse): boolean {
  const tax = game.rules.additionalGenericCost(game, player, id);
  const base = way.mana === null || way.mana.length === 0 ? NOTHING : demandOf(way.mana);
  const full = totalCost(game, player, id, null, base, 0, tax, []);
  const less = way.reducedBy === undefined ? 0 : largestReduction(game, player, way.reducedBy);
  if (less === null) return false;
  const total =
    less === 0 ? full : { ...full, demand: { ...full.demand, generic: Math.max(0, full.demand.generic - less) } };
  const available = purse.for(id, false, NO_OBJECT);
  const helpers = hasHelp(now)
    ? helpersFor(game, player, id, now, new Set(available.sources.map((source) => source.object)))
    : NO_HELPERS;
  const { life } = game.players[player] as Player;
  const alone = canPayMana(
    game,
    { player, demand: total.demand, spending: null, except: NO_OBJECT, helpers, life },
    available,
  );
  if (!alone && !costsDependOnTargets(game, id)) return false;
  if (cannotCast(game, player, id) !== null || !canPayLife(game, player, total.life)) return false;
  const context = contextOf(id, player);
  if (way.parts.length > 0 && !canPayParts(game, player, way.parts, context, true)) return false;
  if (way.faceDown === true) return true;
  for (const ways of mandatoryCosts(now)) {
    const open = ways.some((each) => {
      if (!canPayParts(game, player, each, { ...context, x: 0, stackObject: id }, true)) return false;
      const more = each.flatMap((part) => (part.kind === 'manaCost' ? part.symbols : NO_SYMBOLS));
      return (
        more.length === 0 ||
        canPayMana(
          game,
          {
            player,
            demand: totalCost(game, player, id, null, demandOf([...(way.mana ?? []), ...more]), 0, tax, []).demand,
            spending: null,
            except: NO_OBJECT,
            helpers,
            life,
          },
          available,
        )
      );
    });
    if (!open) return false;
  }
  const clauses = clausesOf(now, way.via);
  if (clauses.length === 0) return alone;
  const accepts = costsDependOnTargets(game, id)
    ? (targets: readonly Entity[]): boolean =>
        canPayMana(
          game,
          {
            player,
            demand: totalCost(game, player, id, null, base, 0, tax, targets).demand,
            spending: null,
            except: NO_OBJECT,
            helpers,
            life,
          },
          available,
        )
    : null;
  const reading = { ...context, x: base.x > 0 ? 0 : null, stackObject: id };
  const modes = modesAvailable(game, clauses, reading, id, accepts);
  if (modes === null && base.x > 0 && asksForX(clauses)) {
    // What X is may decide what can be targeted: CR 601.2b-c.
    for (let x = 1; x <= MOST_TRIED; x++) {
      const dearer = totalCost(game, player, id, null, base, x, tax, []).demand;
      if (!canPayMana(game, { player, demand: dearer, spending: null, except: NO_OBJECT, helpers, life }, available))
        return false;
      if (modesAvailable(game, clauses, { ...reading, x }, id, null) !== null) return true;
    }
    return false;
  }
  if (modes === null || alone || accepts === null) return modes !== null;
  return someTargetAccepted(game, targetSlots(clauses, modes.length === 0 ? null : modes), reading, id, accepts);
}

const asksMemo = new WeakMap<object, boolean>();

/** Whether the words speak of X. CR 107.3a. */
export function asksForX(clauses: object): boolean {
  let known = asksMemo.get(clauses);
  if (known === undefined) asksMemo.set(clauses, (known = some(clauses, (part) => part['kind'] === 'x')));
  return known;
}
