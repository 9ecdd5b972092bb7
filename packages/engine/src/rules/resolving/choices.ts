/** Choices in the game's words: each asks one question and gives back what was chosen. CR 608.2d. */
import type { Purpose, Reason } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { ask, reason } from '../../questions/ask.ts';
import { choosable } from '../../questions/players/range.ts';
import { inPiles } from '../objects/face-down-piles.ts';

export { reason };

/** Some of the entities, between min and max of them. Fewer than min: all there are. */
export function chooseEntities(
  game: Game,
  player: PlayerId,
  why: Reason,
  from: readonly Entity[],
  min: number,
  max: number,
  purpose: Purpose,
  options: { readonly hidden?: boolean; readonly helps?: boolean | null; readonly anyRange?: boolean } = {},
): Entity[] {
  const near = options.anyRange === true ? from : choosable(game, player, from); // CR 801.5a
  const most = Math.min(max, near.length);
  const least = Math.min(Math.max(min, 0), most);
  if (most <= 0) return [];
  // CR 406.4: of cards that the player may not look at, a pile is chosen, and then a card at random.
  const piles = most === 1 ? inPiles(game, player, near) : null;
  const open = piles === null ? near : piles.from;
  const answer = ask(game, {
    kind: 'chooseObjects',
    player,
    reason: why,
    from: open,
    min: least,
    max: most,
    purpose,
    hidden: options.hidden ?? false,
    helps: options.helps ?? null,
  });
  const chosen = answer.map((index) => open[index] as Entity);
  return piles === null ? chosen : chosen.map(piles.chosen);
}

/** The same for objects. */
export function chooseObjects(
  game: Game,
  player: PlayerId,
  why: Reason,
  from: readonly ObjectId[],
  min: number,
  max: number,
  purpose: Purpose,
  options: { readonly hidden?: boolean; readonly helps?: boolean | null } = {},
): ObjectId[] {
  return chooseEntities(
    game,
    player,
    why,
    from as readonly number[] as readonly Entity[],
    min,
    max,
    purpose,
    options,
  ) as number[] as ObjectId[];
}

/** A whole number. */
export function chooseNumber(
  game: Game,
  player: PlayerId,
  why: Reason,
  min: number,
  max: number,
  what: string,
  inLife = false,
): number {
  const paid = inLife ? ({ inLife: true } as const) : {};
  return ask(game, {
    kind: 'chooseNumber',
    player,
    reason: why,
    min,
    max: Math.max(min, max),
    what,
    ...paid,
  })[0] as number;
}

/** The index of one option. */
export function chooseOption(
  game: Game,
  player: PlayerId,
  why: Reason,
  what: string,
  options: readonly string[],
): number {
  if (options.length === 0) return 0;
  return ask(game, { kind: 'chooseOption', player, reason: why, what, options })[0] as number;
}

/** The objects in the order chosen. */
export function chooseOrder(
  game: Game,
  player: PlayerId,
  why: Reason,
  objects: readonly ObjectId[],
  what: 'library' | 'other',
  text: (object: ObjectId) => string,
  last?: 'top' | 'bottom',
): ObjectId[] {
  if (objects.length <= 1) return objects.slice();
  const items = objects.map((object) => ({ object, text: text(object) }));
  const where = last === undefined ? {} : { last };
  const answer = ask(game, { kind: 'order', player, reason: why, items, what, ...where });
  return answer.map((index) => objects[index] as ObjectId);
}

/** A total divided among several, at least `minEach` for each. CR 601.2d. */
export function chooseDivision(
  game: Game,
  player: PlayerId,
  why: Reason,
  total: number,
  among: readonly Entity[],
  minEach: number,
  what: 'damage' | 'counters',
): readonly number[] {
  return ask(game, { kind: 'distribute', player, reason: why, total, among, minEach, what });
}
