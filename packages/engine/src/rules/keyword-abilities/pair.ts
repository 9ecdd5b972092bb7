/** Soulbond pairs two creatures for as long as both stay creatures under one player's control. CR 702.95. */
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { partnerOf } from '../../questions/objects/pairs.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { remember, setMemory } from '../../vocabulary/objects/object-notes.ts';

/** Pairs them, unless either can't be: CR 702.95c-d. */
function pair(game: Game, one: ObjectId, other: ObjectId, player: PlayerId): boolean {
  if (one === other || !mayPair(game, one, player) || !mayPair(game, other, player)) return false;
  setPartner(game, one, other, player);
  setPartner(game, other, one, player);
  return true;
}

function mayPair(game: Game, id: ObjectId, player: PlayerId): boolean {
  return isCreatureOf(game, id, player) && partnerOf(game, id) === NO_OBJECT;
}

function isCreatureOf(game: Game, id: ObjectId, player: PlayerId): boolean {
  if (!isIn(game, id, Zone.Battlefield)) return false;
  const now = characteristics(game, id);
  return now.controller === player && (now.types & TypeBit.Creature) !== 0;
}

function setPartner(game: Game, id: ObjectId, partner: ObjectId, player: PlayerId): void {
  remember(game, id, { paired: partner, pairedBy: player });
}

/** Creatures that stopped being creatures, or of which another player gained control, are unpaired. CR 702.95e. */
export function endPairs(game: Game): void {
  for (const id of game.battlefield) {
    const partner = game.objects[id]?.memory.paired;
    if (partner === undefined) continue;
    const { paired: _unpaired, pairedBy, ...memory } = (game.objects[id] as GameObject).memory;
    const player = pairedBy as PlayerId;
    const together = partnerOf(game, id) !== NO_OBJECT && isCreatureOf(game, id, player);
    if (together && isCreatureOf(game, partner, player)) continue;
    setMemory(game, id, memory);
  }
}

/** CR 702.95a, 702.95c. */
export const pairAction: KeywordAction = {
  kind: 'pair',
  cr: '702.95a',
  does: ({ game, object, context }) => ({ done: pair(game, context.source, object, context.controller) }),
  says: '{player} pairs {object}',
  helps: true,
};
