/** Creatures that an effect causes to block, or puts onto the battlefield blocking. CR 506.3d, 509.6, 509.7. */
import type { Entering } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { askOption, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { find } from '../../questions/objects/nouns.ts';
import { primaryPlayer } from '../../questions/players/teams.ts';
import { inThisCombat } from '../../questions/combat-phase/this-combat.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_ENTITY, type ObjectId, objectEntity } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { objectsOf } from '../resolving/bindings.ts';
import { chooseEntities } from '../resolving/choices.ts';
import { defenderOf } from './defenders.ts';
import { setBlocking } from '../../vocabulary/objects/object-notes.ts';

/** Whether the creature may be blocking that one: it attacks the controller, or what is theirs. CR 506.3d, 509.7a. */
function mayBeBlocking(game: Game, creature: ObjectId, attacker: ObjectId): boolean {
  const object = game.objects[attacker] as GameObject;
  if (object.zone !== Zone.Battlefield || object.attacking === NO_ENTITY) return false;
  const { types, controller } = characteristics(game, creature);
  const defender = defenderOf(game, object.attacking);
  return (
    (types & TypeBit.Creature) !== 0 &&
    (types & TypeBit.Battle) === 0 && // CR 506.3e
    defender !== null &&
    primaryPlayer(game, defender) === primaryPlayer(game, controller)
  );
}

/** What has been put onto the battlefield is blocking now, if it can be; it never "blocked". CR 509.7. */
export function enterBlocking(
  game: Game,
  entering: Entering | undefined,
  entities: readonly Entity[],
  context: Context,
): void {
  if (entering?.blocking !== true) return;
  for (const creature of objectsOf(entities)) {
    if (!isIn(game, creature, Zone.Battlefield)) continue;
    const attacker = whomItBlocks(game, entering, creature, context);
    if (attacker === undefined) continue;
    setBlocking(game, creature, [attacker]);
    addBlocker(game, attacker, creature, context);
  }
}

function whomItBlocks(game: Game, entering: Entering, creature: ObjectId, context: Context): ObjectId | undefined {
  const open = (ids: readonly ObjectId[]): ObjectId[] => ids.filter((id) => mayBeBlocking(game, creature, id));
  if (entering.blockingWhom !== undefined) return open(objectsOf(find(game, entering.blockingWhom, context)))[0];
  const attackers = open(game.battlefield.filter((id) => inThisCombat(game, id)));
  const { controller } = characteristics(game, creature);
  const why = reason('Choose which attacking creature it blocks', creature, '509.7');
  return objectsOf(chooseEntities(game, controller, why, attackers.map(objectEntity), 1, 1, 'choose'))[0];
}

/** An effect causes a creature to block: it does block. CR 509.6. */
export function causeToBlock(game: Game, creature: ObjectId, attacker: ObjectId, context: Context): boolean {
  const object = game.objects[creature] as GameObject;
  if (object.zone !== Zone.Battlefield || !mayBeBlocking(game, creature, attacker)) return false;
  const before = object.blocking;
  if (before.includes(attacker)) return false;
  addBlocker(game, attacker, creature, context);
  const { controller } = characteristics(game, creature);
  const order = before.length === 0 ? null : placed(game, controller, before, attacker, creature);
  perform(game, [
    {
      kind: 'block',
      blocker: creature,
      attackers: [attacker],
      ...(order === null ? {} : { order }),
      cause: context.source,
      rule: '509.6',
    },
  ]);
  return true;
}

/** The attacker is blocked by one more creature. CR 509.5c-d. */
function addBlocker(game: Game, attacker: ObjectId, creature: ObjectId, context: Context): void {
  const { status, blockers } = game.objects[attacker] as GameObject;
  const order = placed(game, primaryPlayer(game, game.activePlayer), blockers, creature, attacker);
  const wasBlocked = (status & StatusBit.Blocked) !== 0;
  perform(game, [
    {
      kind: 'becomeBlocked',
      attacker,
      blockers: [creature],
      ...(wasBlocked ? { order } : {}),
      cause: context.source,
      rule: '509.7',
    },
  ]);
}

/** The others with one more, in the damage assignment order of the 2024-03-08 edition: the player announces its place. CR 509.6. */
function placed(
  game: Game,
  player: GameObject['controller'],
  others: readonly ObjectId[],
  added: ObjectId,
  creature: ObjectId,
): readonly ObjectId[] {
  if (game.setup.edition !== '2024-03-08' || others.length === 0) return [...others, added];
  const places = ['first', ...others.map((id) => `after ${characteristics(game, id).name}`)];
  const why = reason('Choose its place in the damage assignment order', creature, '509.6');
  const at = askOption(game, player, why, places);
  return [...others.slice(0, at), added, ...others.slice(at)];
}
