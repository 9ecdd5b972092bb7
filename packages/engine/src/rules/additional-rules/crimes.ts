/** Committing a crime: a spell or ability that targets an opponent, or something of theirs. A rule of today's edition (700.13). */
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { deedEvent } from '../event-makers.ts';

const CRIME = 'commit a crime';

/** Notes the crime of casting, activating or putting on the stack what has those targets: one, however many there are. */
export function noteCrime(game: Game, targets: readonly Entity[], by: ObjectId, player: PlayerId): void {
  if (!mentions(game, CRIME) || !targets.some((target) => isOfOpponent(game, target, player))) return;
  perform(game, [deedEvent(CRIME, player, NO_OBJECT, 1, { cause: by, rule: '601.2c' })]);
}

/** An opponent, a permanent, spell or ability that an opponent controls, or a card in an opponent's graveyard. */
function isOfOpponent(game: Game, target: Entity, player: PlayerId): boolean {
  if (isPlayerEntity(target)) return isOpponent(game, entityPlayer(target), player);
  const object = game.objects[entityObject(target)] as GameObject;
  if (object.zone === Zone.Graveyard) return isOpponent(game, object.owner, player);
  if (object.zone !== Zone.Battlefield && object.zone !== Zone.Stack) return false;
  return isOpponent(game, characteristics(game, object.id).controller, player);
}

function isOpponent(game: Game, other: PlayerId, player: PlayerId): boolean {
  return game.players[other]?.team !== game.players[player]?.team;
}
