/** Targets: which are legal, whether there are any, and checking them again. CR 115, 601.2c, 608.2b. */
import { mayJoin, wishesOf } from '../../questions/targets/chosen-together.ts';
import { isNoOther } from '../../questions/objects/followed-objects.ts';
import { candidates } from '../../questions/objects/nouns.ts';
import { canBeTargeted } from '../../questions/rules-in-force.ts';
import { evaluate, every } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_ENTITY, type ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject, TargetSlot } from '../../vocabulary/objects/objects.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { bind, bindChosen } from '../resolving/bindings.ts';
import { besides, whereEnough } from './one-graveyard.ts';
import { type SlotNoun, type TargetNoun, labelForOne } from './target-slots.ts';

/** A slot as it is to be filled: those that are there once for each of several are as many. */
export interface OpenSlot extends SlotNoun {
  /** Among the slots of the text. */
  readonly index: number;
  readonly forOne: Entity;
}

/** The slots to be filled now. */
export function openSlots(game: Game, slots: readonly SlotNoun[], context: Context): readonly OpenSlot[] {
  const known = openMemo.get(slots);
  if (known !== undefined) return known;
  const open: OpenSlot[] = [];
  let fixed = true;
  slots.forEach((slot, index) => {
    if (slot.each !== undefined) fixed = false;
    if (slot.each === undefined) open.push({ ...slot, index, forOne: NO_ENTITY });
    else
      for (const one of every(game, slot.each.of, context))
        open.push({ ...slot, label: labelForOne(slot.label, one), index, forOne: one });
  });
  if (fixed) openMemo.set(slots, open);
  return open;
}

/** Pure memo, for slots that are the same in every game. */
const openMemo = new WeakMap<readonly SlotNoun[], readonly OpenSlot[]>();

/** The reading in which "that player" is the one whom the target is for. */
export function readingFor(game: Game, slot: OpenSlot, context: Context): Context {
  if (slot.chosenBy !== undefined)
    return bind(
      context,
      slot.chosenBy.label,
      slot.forOne === NO_ENTITY ? choosers(game, slot, context) : [slot.forOne],
      1,
    );
  return slot.each === undefined ? context : bind(context, slot.each.label, [slot.forOne], 1);
}

/** Everybody who could choose the target in place of the controller. CR 601.6a, 602.3a. */
export function choosers(game: Game, slot: SlotNoun, context: Context): readonly Entity[] {
  return slot.chosenBy === undefined
    ? []
    : every(game, slot.chosenBy.player, context).filter((entity) => isPlayerEntity(entity));
}

/** The same for a target that has been chosen. */
export function readingOfTarget(slot: SlotNoun, target: TargetSlot, context: Context): Context {
  const label = slot.each?.label ?? slot.chosenBy?.label;
  return label === undefined || target.forOne === undefined ? context : bind(context, label, [target.forOne], 1);
}

/** How many must and may be chosen for the target. CR 115.1. */
export function targetBounds(
  game: Game,
  noun: TargetNoun,
  context: Context,
): { readonly min: number; readonly max: number } {
  const { amount, number } = noun.quantifier;
  const n = number === undefined ? 1 : evaluate(game, number, context);
  switch (amount) {
    case 'a':
    case 'the':
    case 'bare':
    case 'no':
      return { min: 1, max: 1 };
    case 'number':
    case 'each':
    case 'all':
      return { min: n, max: n };
    case 'upTo':
    case 'atMost':
      return { min: 0, max: n };
    case 'oneOrTwo':
      return { min: 1, max: 2 };
    case 'oneToThree':
      return { min: 1, max: 3 };
    case 'oneOfEach':
      throw new Error('one of each type is chosen as an effect is followed');
    case 'anyNumber':
      return { min: 0, max: Number.MAX_SAFE_INTEGER };
    case 'atLeast':
      return { min: n, max: Number.MAX_SAFE_INTEGER };
  }
}

/** Whether the entity may be the target now: it fits, and nothing forbids it. CR 115.4, 702.11, 702.16b. */
export function isLegalTarget(
  game: Game,
  noun: TargetNoun,
  entity: Entity,
  context: Context,
  source: ObjectId,
): boolean {
  return (
    candidates(game, withoutAsChosen(noun), context).includes(entity) &&
    canBeTargeted(game, entity, source, context.controller, context.stackObject) === null
  );
}

/** The noun without what was to be so as the target was chosen, and need not be so any more. CR 608.2b. */
function withoutAsChosen(noun: TargetNoun): TargetNoun {
  if (noun.kind !== 'select' || noun.filter.qualities === undefined) return noun;
  let rest = asChosenMemo.get(noun);
  if (rest === undefined) {
    const qualities = noun.filter.qualities.filter((quality) => quality.kind !== 'whose' || quality.asChosen !== true);
    rest =
      qualities.length === noun.filter.qualities.length ? noun : { ...noun, filter: { ...noun.filter, qualities } };
    asChosenMemo.set(noun, rest);
  }
  return rest;
}

/** Pure memo. */
const asChosenMemo = new WeakMap<TargetNoun, TargetNoun>();

/** A further test of the targets together: that the cost, which may depend on them, can be paid. CR 601.2f. */
export type Accepts = (targets: readonly Entity[]) => boolean;

/** What may be targeted now for one slot, or so many of them; `earlier` are the targets of the slots before it. */
export function legalTargets(
  game: Game,
  slot: SlotNoun,
  context: Context,
  source: ObjectId,
  earlier: readonly TargetSlot[],
  accepts: Accepts | null = null,
  enough: number = Number.MAX_SAFE_INTEGER,
): Entity[] {
  const legal: Entity[] = [];
  const { other } = slot.noun.quantifier;
  for (const entity of candidates(game, slot.noun, context)) {
    // CR 115.5: nothing on the stack can target itself.
    if (
      !isPlayerEntity(entity) &&
      ((entity as number) === context.stackObject || ((entity as number) === source && isIn(game, source, Zone.Stack)))
    )
      continue;
    if (
      other === true &&
      (isNoOther(game, slot.noun, entity, context) ||
        isWhatItIsAbout(game, slot.noun, entity, context) ||
        earlier.some((before) => before.chosen.includes(entity)))
    )
      continue;
    if (canBeTargeted(game, entity, source, context.controller, context.stackObject) !== null) continue;
    legal.push(entity);
    if (accepts === null && legal.length >= enough && slot.together !== true && wishesOf(slot.noun).length === 0)
      return legal;
  }
  const wishes = wishesOf(slot.noun);
  if (wishes.length > 0) return mayJoin(game, wishes, [], legal, targetBounds(game, slot.noun, context).min, context);
  if (slot.together === true) return whereEnough(game, legal, targetBounds(game, slot.noun, context).min);
  if (accepts === null) return legal;
  const chosen = earlier.flatMap((before) => before.chosen);
  const several = targetBounds(game, slot.noun, context).max > 1;
  return legal.filter(
    (entity) =>
      accepts([...chosen, entity]) ||
      (several && legal.some((other) => other !== entity && accepts([...chosen, entity, other]))),
  );
}

/**
 * "Whenever this or another creature dies, return another target creature card": another than the one that died, whose
 * card is there now. CR 603.2, 400.7.
 */
function isWhatItIsAbout(game: Game, noun: TargetNoun, entity: Entity, context: Context): boolean {
  if (isPlayerEntity(entity) || noun.kind !== 'select') return false;
  if (noun.filter.noun.kind !== 'words' || !noun.filter.noun.words.some(isCardWord)) return false;
  const about = context.bindings['event.object']?.entities ?? [];
  return about.some(
    (one) => !isPlayerEntity(one) && ((game.objects[one] as GameObject).became as number) === (entity as number),
  );
}

function isCardWord(word: { readonly kind: string; readonly word?: string }): boolean {
  return word.kind === 'classWord' && word.word === 'card';
}

/** Whether some target makes a cost payable that is not payable without. CR 601.2f. */
export function someTargetAccepted(
  game: Game,
  slots: readonly SlotNoun[],
  context: Context,
  source: ObjectId,
  accepts: Accepts,
): boolean {
  return openSlots(game, slots, context).some(
    (slot) => legalTargets(game, slot, readingFor(game, slot, context), source, [], accepts).length > 0,
  );
}

/** Whether legal targets can be chosen for all slots: needed to cast, activate, or choose the mode. CR 601.2c, 700.2a. */
export function targetsExist(
  game: Game,
  slots: readonly SlotNoun[],
  context: Context,
  source: ObjectId,
  accepts: Accepts | null = null,
): boolean {
  return existFrom(game, openSlots(game, slots, context), 0, context, source, [], accepts);
}

/** Whether legal targets can be chosen from that slot on, given the earlier ones. */
export function existFrom(
  game: Game,
  slots: readonly OpenSlot[],
  index: number,
  context: Context,
  source: ObjectId,
  earlier: readonly TargetSlot[],
  accepts: Accepts | null,
): boolean {
  const slot = slots[index];
  if (slot === undefined) return true;
  const reading = readingFor(game, slot, context);
  const { min } = targetBounds(game, slot.noun, reading);
  if (min <= 0) return existFrom(game, slots, index + 1, bind(context, slot.label, [], 0), source, earlier, accepts);
  const last = index + 1 === slots.length;
  const legal = legalTargets(game, slot, reading, source, earlier, accepts, last ? min : Number.MAX_SAFE_INTEGER);
  if (legal.length < min) return false;
  if (last) return true;
  const rest = slots.slice(index + 1);
  const some = slot.together === true ? besides(game, legal[0] as Entity, legal) : legal;
  if (min > 1 || !rest.some((later) => later.depends || later.noun.quantifier.other === true)) {
    return existFrom(
      game,
      slots,
      index + 1,
      bind(context, slot.label, some.slice(0, min), 0),
      source,
      earlier,
      accepts,
    );
  }
  for (const entity of legal) {
    const chosen: TargetSlot = { label: slot.label, chosen: [entity], division: null, slot: index };
    if (
      existFrom(
        game,
        slots,
        index + 1,
        bindChosen(game, context, slot.noun, slot.label, [entity]),
        source,
        [...earlier, chosen],
        accepts,
      )
    )
      return true;
  }
  return false;
}

/** The targets that are still legal, slot by slot, and whether any is. CR 608.2b. */
export function stillLegal(
  game: Game,
  slots: readonly SlotNoun[],
  targets: readonly TargetSlot[],
  context: Context,
  source: ObjectId,
): { readonly legal: readonly (readonly Entity[])[]; readonly any: boolean } {
  const legal: (readonly Entity[])[] = [];
  let any = false;
  let reading = context;
  for (const target of targets) {
    const slot = slots[target.slot];
    reading =
      slot === undefined
        ? bind(reading, target.label, target.chosen, 0)
        : bindChosen(game, reading, slot.noun, target.label, target.chosen);
  }
  for (const target of targets) {
    const slot = slots[target.slot];
    const kept: Entity[] = [];
    for (const entity of target.chosen) {
      if (!isPlayerEntity(entity) && (game.objects[entity] as GameObject).lastKnown !== null) continue;
      if (slot !== undefined && isLegalTarget(game, slot.noun, entity, readingOfTarget(slot, target, reading), source))
        kept.push(entity);
    }
    if (kept.length > 0) any = true;
    legal.push(kept);
  }
  return { legal, any };
}
