/** Copies of spells and abilities. CR 707.10. */
import { isForbidden } from '../../questions/rules-in-force.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { noteTargeting } from '../casting-spells/announcing.ts';
import { chooseNewTargets } from '../targets/changing-targets.ts';
import { putAbilityOnStack } from '../triggered-abilities/stack-objects.ts';
import { remember, setFace, setStackFacts, setStatus } from '../../vocabulary/objects/object-notes.ts';

/** Puts a copy on the stack under that player's control, with the same choices, and perhaps new targets. CR 707.10, 707.10c. */
export function copySpell(
  game: Game,
  original: ObjectId,
  player: PlayerId,
  newTargets: boolean,
  source: ObjectId,
  onlyTarget: Entity | null = null,
): readonly Entity[] {
  const object = game.objects[original];
  // CR 707.10f: a spell that has left the stack is copied as it last was.
  if (object === undefined || object.stack === null) return [];
  if (isForbidden(game, { kind: 'copy', object: objectEntity(original) }) !== null) return []; // CR 101.2
  const facts = object.stack;
  const spellFace = object.face;
  const id = putAbilityOnStack(game, player, { ...facts, source: facts.kind === 'spell' ? original : facts.source });
  setStatus(game, id, StatusBit.Copy, true);
  setFace(game, id, spellFace);
  if (object.memory.chosenPlayer !== undefined) remember(game, id, { chosenPlayer: object.memory.chosenPlayer }); // a gift promised: CR 707.10
  const context = {
    ...facts.context,
    controller: player,
    stackObject: id,
    source: facts.kind === 'spell' ? id : facts.context.source,
  };
  // A copy is not cast, from nowhere and with no mana. CR 707.10.
  const { spent: _spent, inMainPhase: _inMainPhase, paidWithLife: _paid, ...known } = facts.cast;
  const cast = { ...known, from: Zone.None, colorsSpent: 0, manaSpent: 0 };
  const targets =
    onlyTarget === null
      ? facts.targets
      : facts.targets.map((slot) => ({ ...slot, chosen: slot.chosen.map(() => onlyTarget) }));
  setStackFacts(game, id, { ...facts, context, targets, cast: facts.kind === 'spell' ? cast : facts.cast });
  if (newTargets) chooseNewTargets(game, id, player, source, 'any');
  else noteTargeting(game, targets, id, player);
  return [id as number as Entity];
}
