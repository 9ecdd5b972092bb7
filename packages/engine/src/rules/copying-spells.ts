/** Copies of spells and abilities. CR 707.10. */
import { askYesNo, reason } from '../questions/ask.ts';
import { characteristics } from '../questions/characteristics.ts';
import { editObject } from '../vocabulary/door.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { type GameObject, StatusBit, type TargetSlot } from '../vocabulary/objects.ts';
import { Zone } from '../vocabulary/zones.ts';
import { noteTargeting } from './announcing.ts';
import { chooseEntities } from './choices.ts';
import { putAbilityOnStack } from './stack-objects.ts';
import { legalTargets, readingOfTarget } from './targets.ts';
import { targetSlots } from './target-slots.ts';

/** Puts a copy on the stack under that player's control, with the same choices, and perhaps new targets. CR 707.10, 707.10c. */
export function copySpell(
  game: Game,
  original: ObjectId,
  player: PlayerId,
  newTargets: boolean,
  source: ObjectId,
): readonly Entity[] {
  const object = game.objects[original];
  // CR 707.10f: a spell that has left the stack is copied as it last was.
  if (object === undefined || object.stack === null) return [];
  const facts = object.stack;
  const spellFace = object.face;
  const id = putAbilityOnStack(game, player, { ...facts, source: facts.kind === 'spell' ? original : facts.source });
  const copy = editObject(game, id);
  copy.status |= StatusBit.Copy;
  copy.face = spellFace;
  if (object.memory.chosenPlayer !== undefined)
    copy.memory = { ...copy.memory, chosenPlayer: object.memory.chosenPlayer }; // a gift promised: CR 707.10
  const context = {
    ...facts.context,
    controller: player,
    stackObject: id,
    source: facts.kind === 'spell' ? id : facts.context.source,
  };
  // A copy is not cast, from nowhere and with no mana. CR 707.10.
  const { spent: _spent, inMainPhase: _inMainPhase, ...known } = facts.cast;
  const cast = { ...known, from: Zone.None, colorsSpent: 0, manaSpent: 0 };
  copy.stack = { ...facts, context, cast: facts.kind === 'spell' ? cast : facts.cast };
  if (newTargets) chooseNewTargets(game, id, player, source);
  else noteTargeting(game, facts.targets, id, player);
  return [id as number as Entity];
}

/** The player may change any of the targets, each to a legal one. CR 115.7d. */
export function chooseNewTargets(game: Game, id: ObjectId, player: PlayerId, source: ObjectId, must = false): void {
  const facts = (game.objects[id] as GameObject).stack;
  if (facts === null || facts.targets.length === 0) return;
  const slots = targetSlots(facts.clauses, facts.modes);
  const from = facts.kind === 'spell' ? id : facts.source;
  const chosen: TargetSlot[] = [];
  let changed = false;
  for (const target of facts.targets) {
    const slot = slots[target.slot];
    if (slot === undefined || target.chosen.length === 0) {
      chosen.push(target);
      continue;
    }
    const legal = legalTargets(game, slot, readingOfTarget(slot, target, facts.context), from, chosen);
    const others = legal.filter((entity) => !target.chosen.includes(entity));
    if (
      others.length === 0 ||
      // CR 115.7a: "change the target" leaves no choice but which, and where there is no other, the target stays.
      (must && others.length < target.chosen.length) ||
      (!must &&
        !askYesNo(
          game,
          player,
          reason(
            `Choose a new target? Now: ${target.chosen.map((entity) => nameOf(game, entity)).join(', ')}`,
            source,
            '115.7d',
          ),
          'Choose',
          'Keep',
        ))
    ) {
      chosen.push(target);
      continue;
    }
    const count = target.chosen.length;
    const next = chooseEntities(
      game,
      player,
      reason('Choose new targets', source, '115.7d'),
      must ? others : legal,
      Math.min(count, legal.length),
      count,
      'target',
      { helps: slot.helps },
    );
    changed = true;
    chosen.push({ ...target, chosen: next });
  }
  if (changed) editObject(game, id).stack = { ...facts, targets: chosen };
  noteTargeting(game, chosen, id, player);
}

function nameOf(game: Game, entity: Entity): string {
  return isPlayerEntity(entity)
    ? (game.players[-1 - entity]?.name ?? '')
    : characteristics(game, entity as number as ObjectId).name;
}
