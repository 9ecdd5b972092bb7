/** A player chooses targets and divides among them as a spell or ability is announced. CR 601.2c-d. */
import { mayJoin, wishesOf } from '../../questions/targets/chosen-together.ts';
import { evaluate } from '../../questions/values.ts';
import { ask, askChoose } from '../../questions/ask.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { atRandom } from '../../vocabulary/random.ts';
import { type Entity, entityPlayer, NO_ENTITY, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { TargetSlot } from '../../vocabulary/objects/objects.ts';
import { bind, bindChosen } from '../resolving/bindings.ts';
import { reason } from '../resolving/choices.ts';
import { besides } from './one-graveyard.ts';
import { helpsTarget } from './helping-or-harming.ts';
import type { SlotNoun } from './target-slots.ts';
import {
  type Accepts,
  choosers,
  type OpenSlot,
  existFrom,
  legalTargets,
  openSlots,
  readingFor,
  targetBounds,
} from './targets.ts';

/** The player chooses every target, then how to divide among them. Null when one cannot be chosen. CR 601.2c-d. */
export function chooseTargets(
  game: Game,
  texts: readonly SlotNoun[],
  context: Context,
  source: ObjectId,
  player: PlayerId,
  name: string,
  accepts: Accepts | null = null,
): readonly TargetSlot[] | null {
  const chosen: TargetSlot[] = [];
  let before = context;
  const slots = openSlots(game, texts, context);
  for (let i = 0; i < slots.length; i++) {
    const open = slots[i] as OpenSlot;
    const slot =
      open.chosenBy === undefined ? open : { ...open, forOne: whoChooses(game, open, before, source, chosen) };
    if (slot.chosenBy !== undefined && slot.forOne === NO_ENTITY) return null;
    const by = slot.chosenBy === undefined ? player : entityPlayer(slot.forOne);
    const reading = readingFor(game, slot, before);
    let legal: readonly Entity[] = legalTargets(game, slot, reading, source, chosen, accepts);
    const bounds = targetBounds(game, slot.noun, reading);
    // Where the cost cannot be paid without a target, there must be one.
    const needed =
      bounds.min === 0 &&
      bounds.max > 0 &&
      i + 1 === slots.length &&
      accepts !== null &&
      !accepts(chosen.flatMap((earlier) => earlier.chosen));
    const min = needed ? 1 : bounds.min;
    const { max } = bounds;
    if (legal.length < min) return null;
    if (
      i + 1 < slots.length &&
      legal.length > 1 &&
      slots.slice(i + 1).some((later) => later.depends || later.noun.quantifier.other === true)
    ) {
      const rest = slots.slice(i + 1);
      const possible = legal.filter((entity) => {
        const now: TargetSlot = { label: slot.label, chosen: [entity], division: null, slot: slot.index };
        return existFrom(
          game,
          rest,
          0,
          bindChosen(game, reading, slot.noun, slot.label, [entity]),
          source,
          [...chosen, now],
          accepts,
        );
      });
      if (possible.length >= min) legal = possible;
    }
    const { division: divided } = slot;
    const total = divided === null ? null : evaluate(game, divided.total, reading);
    // CR 601.2d: each target receives at least one.
    const most = Math.min(max, legal.length, total ?? max);
    const entities =
      most <= 0
        ? []
        : chooseEach(game, by, legal, Math.min(min, most), most, slot, chosen, name, context.source, reading);
    const division =
      divided === null || entities.length === 0
        ? null
        : divide(game, player, total as number, entities, divided.what, name, context.source);
    chosen.push({
      label: slot.label,
      chosen: entities,
      division,
      slot: slot.index,
      ...(slot.mode >= 0 ? { mode: slot.mode } : {}),
      ...(slot.each === undefined && slot.chosenBy === undefined ? {} : { forOne: slot.forOne }),
    });
    if (slot.chosenBy !== undefined) before = bind(before, slot.chosenBy.label, [slot.forOne], 1);
    before = bindChosen(game, before, slot.noun, slot.label, entities);
  }
  return chosen;
}

/** The opponent who chooses a target: the controller decides among those who can. CR 601.6a, 602.3a. */
function whoChooses(
  game: Game,
  slot: OpenSlot,
  context: Context,
  source: ObjectId,
  earlier: readonly TargetSlot[],
): Entity {
  const able = choosers(game, slot, context).filter((forOne) => {
    const reading = readingFor(game, { ...slot, forOne }, context);
    return legalTargets(game, slot, reading, source, earlier, null, 1).length > 0;
  });
  const why = reason('Choose who chooses the target', context.source, '601.6a');
  return able.length < 2
    ? (able[0] ?? NO_ENTITY)
    : (askChoose(game, context.controller, why, able, 1, 1, 'choose')[0] as Entity);
}

/** Targets that must be something to one another are chosen one after the other. */
function chooseEach(
  game: Game,
  player: PlayerId,
  legal: readonly Entity[],
  min: number,
  max: number,
  noun: SlotNoun,
  before: readonly TargetSlot[],
  name: string,
  source: ObjectId,
  context: Context,
): readonly Entity[] {
  // "target opponent chosen at random": nobody chooses.
  if (noun.noun.quantifier.atRandom === true) return atRandom(game, legal, max);
  const wishes = wishesOf(noun.noun);
  if (wishes.length === 0) return choose(game, player, legal, min, max, noun, before, name, source);
  const chosen: Entity[] = [];
  while (chosen.length < max) {
    const open = mayJoin(game, wishes, chosen, legal, min, context);
    if (open.length === 0) break;
    const [one] = choose(game, player, open, chosen.length < min ? 1 : 0, 1, noun, before, name, source);
    if (one === undefined) break;
    chosen.push(one);
  }
  return chosen;
}

function choose(
  game: Game,
  player: PlayerId,
  legal: readonly Entity[],
  min: number,
  max: number,
  noun: SlotNoun,
  before: readonly TargetSlot[],
  name: string,
  source: ObjectId,
): readonly Entity[] {
  if (noun.together === true && max > 1 && besides(game, legal[0] as Entity, legal).length < legal.length) {
    const { together: _together, ...apart } = noun;
    const [first] = choose(game, player, legal, Math.min(min, 1), 1, apart, before, name, source);
    if (first === undefined) return [];
    const others = besides(game, first, legal).filter((entity) => entity !== first);
    const most = Math.min(max - 1, others.length);
    const rest = most > 0 ? choose(game, player, others, Math.max(0, min - 1), most, apart, before, name, source) : [];
    return [first, ...rest];
  }
  const answer = ask(game, {
    kind: 'targets',
    player,
    reason: reason(`Choose a target for ${name}`, source, '601.2c'),
    legal,
    min,
    max,
    slot: before.length,
    ...(before.length > 0 ? { earlier: before.map(({ chosen }) => chosen) } : {}),
    ...(noun.mode >= 0 ? { mode: noun.mode } : {}),
    helps: noun.said === null ? null : helpsTarget(game, noun.said.action, noun.said.noun),
  });
  return answer.map((index) => legal[index] as Entity);
}

function divide(
  game: Game,
  player: PlayerId,
  total: number,
  among: readonly Entity[],
  what: 'damage' | 'counters',
  name: string,
  source: ObjectId,
): readonly number[] {
  return ask(game, {
    kind: 'distribute',
    player,
    reason: reason(`Divide for ${name}`, source, '601.2d'),
    total,
    among,
    minEach: 1,
    what,
  });
}
