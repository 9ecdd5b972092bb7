/** What a player with priority may do. CR 117.1. Nothing is copied or tried out: this is asked more than anything else. */
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { considering } from '../../questions/casting-spells/considering.ts';
import { cannotCast, landsAllowed } from '../../questions/rules-in-force.ts';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { ActionOption } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { isSorceryTime } from '../activated-abilities/activation-limits.ts';
import { onAdventure } from '../casting-spells/on-an-adventure.ts';
import { type Permission, permissions } from '../casting-spells/permissions.ts';
import { addSpecialActions, usesSpecialActions } from '../special-actions/special-actions.ts';
import { castsFromGraveyard, isSetAside, sneaks } from '../casting-spells/ways-to-cast.ts';
import { addAbilities } from '../activated-abilities/activation-options.ts';
import { addCasts } from '../casting-spells/casting-options.ts';
import { Purse } from './mana-at-hand.ts';
import { reachOf } from '../casting-spells/zones-to-cast-from.ts';
import { ALONE, addTwins, hasTwinInHand } from './identical-options.ts';

const PASS: ActionOption = { kind: 'pass' };

/** Every action that the player may take now; passing first. Mana abilities when asked for. */
export function legalActions(
  game: Game,
  player: PlayerId,
  withMana: boolean = game.setup.askPriority === 'always',
): ActionOption[] {
  const options: ActionOption[] = [PASS];
  const purse = new Purse(game, player);
  const me = game.players[player] as Player;
  addHand(game, me, purse, options);
  for (const permission of permissions(game, player)) addPermitted(game, player, permission, purse, options);
  for (const id of game.rules.castableFrom(game, player)) addCasts(game, player, id, null, purse, options);
  for (const id of onAdventure(game, player)) addCasts(game, player, id, null, purse, options);
  if (usesSpecialActions(game)) {
    for (const id of game.exile)
      if (isSetAside(game.objects[id] as GameObject, player, game.turn))
        addCasts(game, player, id, null, purse, options);
    addSpecialActions(game, player, options);
  }
  const special = game.rules.specialActions;
  if (special.length > 0) {
    for (const { action, offer, offerEach } of special) {
      const object = offer(game, player);
      if (object !== null) options.push({ kind: 'special', object, action, same: ALONE });
      if (offerEach === undefined) continue;
      for (const each of offerEach(game, player)) options.push({ kind: 'special', object: each, action, same: ALONE });
    }
  }
  addAbilities(game, player, purse, options, withMana);
  return options;
}

function addHand(game: Game, me: Player, purse: Purse, options: ActionOption[]): void {
  const { hand, graveyard, id: player } = me;
  const sorceryTime = isSorceryTime(game, player);
  const slowOnly = !sorceryTime && derived(game).rules.may === undefined && game.rules.rulesInForce.length === 0;
  const sneaking = slowOnly && (mentions(game, 'sneak') || mentions(game, 'offering'));
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as ObjectId;
    const object = game.objects[id] as GameObject;
    const now = characteristics(game, id);
    const several = object.record.faces.length > 1;
    // At instant speed most hands have nothing to offer: find out before anything else.
    if (
      slowOnly &&
      !several &&
      (now.types & TypeBit.Instant) === 0 &&
      (now.keywords & KeywordBit.Flash) === 0 &&
      !(sneaking && sneaks(now))
    )
      continue;
    if (hasTwinInHand(game, hand, i, object)) continue;
    const before = options.length;
    if ((now.types & TypeBit.Land) !== 0 || several) addLands(game, me, id, object, sorceryTime, options);
    if ((now.types & TypeBit.Land) === 0 || several) addCasts(game, player, id, null, purse, options);
    if (options.length > before) addTwins(game, hand, i, object, options, before);
  }
  if (!reachOf(game).castsFromGraveyard) return;
  for (let i = 0; i < graveyard.length; i++) {
    const id = graveyard[i] as ObjectId;
    if (castsFromGraveyard(characteristics(game, id))) addCasts(game, player, id, null, purse, options);
  }
}

/** CR 305.1-3, 116.2a. */
function addLands(
  game: Game,
  me: Player,
  id: ObjectId,
  object: GameObject,
  sorceryTime: boolean,
  options: ActionOption[],
  faces = -1,
): void {
  if (!sorceryTime || me.landsPlayed >= landsAllowed(game, me.id)) return;
  for (let face = 0; face < object.record.faces.length; face++) {
    if (face > 0 && object.record.card.layout !== 'modal double-faced') break;
    if ((faces & (1 << face)) === 0) continue;
    const up = object.record.faces[face] as Characteristics;
    if ((up.types & TypeBit.Land) === 0) continue;
    // CR 712.12: of the face that is played alone is asked whether it can be.
    const forbidden =
      face === 0 ? cannotCast(game, me.id, id) : considering(game, id, up, me.id, () => cannotCast(game, me.id, id));
    if (forbidden === null) options.push({ kind: 'playLand', object: id, face, same: ALONE });
  }
}

function addPermitted(
  game: Game,
  player: PlayerId,
  permission: Permission,
  purse: Purse,
  options: ActionOption[],
): void {
  const object = game.objects[permission.object] as GameObject;
  const me = game.players[player] as Player;
  if (permission.play)
    addLands(game, me, permission.object, object, isSorceryTime(game, player), options, permission.faces);
  addCasts(game, player, permission.object, permission, purse, options);
}
