/** Rules that an effect puts in force for a part of a turn to come: "during that player's next turn". CR 611.2a, 500.1. */
import { type LaterPart, type Noun, type Rule } from '@kitchen-table/language/core';
import { findPlayers } from '../../questions/reading.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { NOT_YET, WAITING_FOR } from '../../vocabulary/turn-structure/later-parts.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { bind } from '../resolving/bindings.ts';
import { boundTo } from './each-actor.ts';
import { addEffect } from './durations.ts';

/** Starts the rule for each player whose turn is meant; of "each opponent can't ... during that player's next turn" each by themselves. */
export function ruleInLaterPart(game: Game, rule: Rule, during: LaterPart, context: Context): void {
  const { action } = rule as { action?: { actor?: Noun } };
  const who = action?.actor;
  if (who?.kind !== 'select' || who.label === undefined) {
    for (const player of findPlayers(game, during.part.of as Noun, context)) begin(game, rule, during, context, player);
    return;
  }
  const { label } = who;
  const actor: Noun = { kind: 'reference', to: label };
  const own = { ...rule, action: { ...action, actor } } as Rule;
  for (const player of findPlayers(game, who, context))
    begin(game, own, during, boundTo(context, label, player), player);
}

function begin(game: Game, rule: Rule, during: LaterPart, context: Context, player: PlayerId): void {
  const bound = bind(context, WAITING_FOR, [playerEntity(player)], 1);
  const inCombat = game.step >= Step.BeginningOfCombat && game.step <= Step.EndOfCombat;
  const already = isActivePlayer(game, player) && (inCombat || during.part.step === 'turn');
  const of: Noun = { kind: 'reference', to: WAITING_FOR };
  const now = already ? bind(bound, NOT_YET, [], 1) : bound;
  addEffect(game, rule, now, { ...during, part: { ...during.part, of } }, null, null);
}
