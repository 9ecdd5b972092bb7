/** What is paid as a permanent enters, so that it enters as its controller likes: "you may pay 2 life". CR 614.12a. */
import type { Cost, Rule } from '@kitchen-table/language/core';
import { askAbout, reason } from '../../questions/ask.ts';
import { deedsOfCost, entryPaid } from '../../saying/questions.ts';
import { type Context, DONE_LABEL } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';

/** Whether it was paid; "sacrifice a Forest instead" isn't asked, "you may discard a land card instead" is. */
export function isPaidToEnter(
  game: Game,
  rule: Extract<Rule, { kind: 'entersWith' }>,
  cost: Cost,
  name: string,
  context: Context,
): boolean {
  const player = context.controller;
  if (rule.orGraveyard !== true || rule.optional === true) {
    const why = reason(entryPaid(game, cost, name, rule.entering, player, context), context.source, '614.12a');
    if (!askAbout(game, player, why, { deeds: deedsOfCost(cost) })) return false;
  }
  const after = game.rules.execute(game, { kind: 'do', action: { kind: 'pay', cost } }, context);
  return after.bindings[DONE_LABEL]?.amount === 1;
}
