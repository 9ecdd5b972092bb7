/** Modes: which may be chosen, and choosing them. CR 700.2. */
import type { Clause, ModeCount } from '@kitchen-table/language';
import { ask, reason } from '../questions/ask.ts';
import { holds } from '../questions/conditions.ts';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { type Accepts, targetsExist } from './targets.ts';
import { modesOf, targetSlots } from './target-slots.ts';

type ModesClause = Extract<Clause, { kind: 'modes' }>;
const NONE: readonly number[] = [];

/** The clause that offers modes among those of a spell or ability. */
export function modalClause(clauses: readonly Clause[]): ModesClause | null {
  for (const clause of clauses) {
    const found = modesOf(clause);
    if (found !== null) return found;
  }
  return null;
}

/** How many modes are to be chosen now: with the bonus that a condition gives. CR 700.2d. */
export function modeBounds(
  game: Game,
  choose: ModeCount,
  context: Context,
): { readonly min: number; readonly max: number } {
  if (choose.bonus !== undefined && holds(game, choose.bonus.condition, context))
    return { min: choose.bonus.min, max: choose.bonus.max };
  return { min: choose.min, max: choose.max };
}

/** The modes that could be chosen (an empty list without modes), or null when the text lacks legal targets or modes. */
export function modesAvailable(
  game: Game,
  clauses: readonly Clause[],
  context: Context,
  source: ObjectId,
  accepts: Accepts | null = null,
): readonly number[] | null {
  const modal = modalClause(clauses);
  if (modal === null) return targetsExist(game, targetSlots(clauses, null), context, source, accepts) ? NONE : null;
  const open: number[] = [];
  modal.modes.forEach((mode, index) => {
    const slots = targetSlots([mode.clause], null);
    if (targetsExist(game, slots, context, source, accepts)) open.push(index);
  });
  const { min } = modeBounds(game, modal.choose, context);
  return open.length >= (modal.choose.repeat === true ? Math.min(1, min) : min) ? open : null;
}

/** The player chooses modes. Null: they cannot. CR 601.2b, 700.2a. */
export function chooseModes(
  game: Game,
  player: PlayerId,
  clauses: readonly Clause[],
  context: Context,
  source: ObjectId,
  name: string,
  describe: (mode: number) => string,
  bounds: { readonly min: number; readonly max: number } | null = null,
): readonly number[] | null {
  const modal = modalClause(clauses);
  if (modal === null) return null;
  const open = modesAvailable(game, clauses, context, source);
  if (open === null) return null;
  const { min, max } = bounds ?? modeBounds(game, modal.choose, context);
  const repeat = modal.choose.repeat === true;
  const most = repeat ? max : Math.min(max, open.length);
  const answer = ask(game, {
    kind: 'chooseModes',
    player,
    reason: reason(`Choose ${modal.choose.words} for ${name}`, context.source, '700.2'),
    options: open.map((index) => ({ index, text: describe(index) })),
    min: Math.min(min, most),
    max: most,
    repeat,
  });
  const chosen = answer.map((at) => open[at] as number);
  // CR 700.2d + 608.2c: modes happen in printed order.
  return chosen.sort((a, b) => a - b);
}
