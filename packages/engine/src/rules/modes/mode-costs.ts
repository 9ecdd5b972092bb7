/** Modes that cost something each: spree, tiered. CR 700.2h. */
import type { Cost } from '@kitchen-table/language/core';
import { ask, reason } from '../../questions/ask.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { modeText } from './mode-text.ts';
import { type modalClause, modeBounds, modesAvailable } from './modes.ts';
import { type Proposal, canPay, withCost } from '../costs/spell-costs.ts';

type ModesClause = NonNullable<ReturnType<typeof modalClause>>;

/** Whether a mode of the text has a cost of its own. */
export function hasModeCosts(modal: ModesClause): boolean {
  return modal.modes.some((mode) => mode.cost !== undefined);
}

/** The mana that a mode costs: where one costs some, all do. CR 702.172a of today. */
function symbolsOf(modal: ModesClause, mode: number): readonly string[] {
  return modal.modes[mode]?.cost as readonly string[];
}

function costOf(modal: ModesClause, mode: number): Cost {
  return [{ kind: 'manaCost', symbols: symbolsOf(modal, mode) }];
}

/** What each of the open modes costs, of which at least one is chosen; null without mode costs. */
export function costsOfModes(
  modal: ModesClause | null,
  open: readonly number[],
): readonly (readonly string[])[] | null {
  if (modal === null || !hasModeCosts(modal)) return null;
  return open.map((mode) => symbolsOf(modal, mode));
}

/** The player names modes one after another, each with its cost, as far as all can be paid. CR 601.2b, 601.2f. */
export function chooseModesWithCosts(
  proposal: Proposal,
  context: Context,
  modal: ModesClause,
  source: ObjectId,
): { readonly modes: readonly number[] | null; readonly proposal: Proposal } {
  const { game, player, now } = proposal;
  const { min, max } = modeBounds(game, modal.choose, context);
  const chosen: number[] = [];
  let dearer = proposal;
  while (chosen.length < max) {
    const open = (modesAvailable(game, [modal], context, source) ?? []).filter(
      (mode) => !chosen.includes(mode) && canPay(withCost(dearer, costOf(modal, mode), null), context, 0, []),
    );
    if (open.length === 0) break;
    const answer = ask(game, {
      kind: 'chooseModes',
      player,
      reason: reason(
        chosen.length === 0 ? `Choose a mode of ${now.name}` : `Choose another mode of ${now.name}, or none`,
        source,
        '700.2h',
      ),
      options: open.map((index) => ({
        index,
        text: `${symbolsOf(modal, index)
          .map((symbol) => `{${symbol}}`)
          .join('')} ${modeText(modal, index)}`,
      })),
      min: chosen.length < min ? 1 : 0,
      max: 1,
      repeat: false,
    });
    const next = answer[0] === undefined ? undefined : open[answer[0]];
    if (next === undefined) break;
    chosen.push(next);
    dearer = withCost(dearer, costOf(modal, next), null);
  }
  if (chosen.length < min) return { modes: null, proposal };
  return { modes: chosen.sort((one, other) => one - other), proposal: dearer };
}
