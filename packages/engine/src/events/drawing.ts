/** Drawing cards: one at a time, after effects that change how many. CR 121.2, 121.2a, 616.1g. */
import { ask, reason } from '../questions/ask.ts';
import { bindingsOf } from '../questions/event-roles.ts';
import { findPlayers } from '../questions/reading.ts';
import { fitsRole, match } from '../questions/roles.ts';
import { type RuleOf, rulesInForce } from '../questions/in-force.ts';
import { holds } from '../questions/conditions.ts';
import { characteristics } from '../questions/characteristics.ts';
import { evaluate } from '../questions/values.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { type ObjectId, playerEntity, type PlayerId } from '../vocabulary/ids.ts';
import { performOne } from './perform.ts';
import { keyOf } from './one-opportunity.ts';

interface Instruction {
  readonly player: PlayerId;
  readonly count: number;
}

/** The player draws so many cards; what happened. */
export function drawCards(
  game: Game,
  player: PlayerId,
  count: number,
  cause: ObjectId,
  rule: string,
): readonly GameEvent[] {
  const happened: GameEvent[] = [];
  for (const draws of changedInstruction(game, { player, count }, cause, [])) {
    for (let i = 0; i < draws.count; i++) {
      happened.push(...performOne(game, { kind: 'draw', player: draws.player, cause, rule }));
      if (game.players[draws.player]?.drewFromEmpty === true) break;
    }
  }
  return happened;
}

/** The instruction as the effects that refer to the number of cards leave it. CR 121.2a. */
function changedInstruction(
  game: Game,
  draws: Instruction,
  cause: ObjectId,
  used: readonly string[],
): readonly Instruction[] {
  const open = rulesInForce(game, 'replace').filter(
    (inForce) =>
      appliesTo(game, inForce, draws) &&
      !used.includes(keyOf(game, inForce)) &&
      !game.suppressed.includes(keyOf(game, inForce)),
  );
  const [first] = open;
  if (first === undefined) return [draws];
  const chosen = open.length === 1 ? first : (open[choose(game, draws.player, open, cause)] ?? first);
  const key = keyOf(game, chosen);
  return carriedOut(game, chosen, draws, cause, key).flatMap((after) =>
    changedInstruction(game, after, cause, [...used, key]),
  );
}

/** "If you would draw two or more cards". */
function appliesTo(game: Game, { rule, context }: RuleOf<'replace'>, { player, count }: Instruction): boolean {
  const { would } = rule;
  return (
    would.kind === 'draw' &&
    would.amount?.kind === 'atLeast' &&
    count >= would.amount.number &&
    fitsRole(game, would.actor, playerEntity(player), context) &&
    (rule.condition === undefined || holds(game, rule.condition, context))
  );
}

function choose(game: Game, player: PlayerId, open: readonly RuleOf<'replace'>[], cause: ObjectId): number {
  const why = reason('Several effects would change this: choose the one to apply first', cause, '616.1');
  const options = open.map(({ context }) => characteristics(game, context.source).name);
  return ask(game, { kind: 'chooseOption', player, reason: why, what: 'replacement', options })[0] as number;
}

/** The draws that the effect makes of it; all else it says is done. */
function carriedOut(
  game: Game,
  { rule, context }: RuleOf<'replace'>,
  { player, count }: Instruction,
  cause: ObjectId,
  key: string,
): readonly Instruction[] {
  const { instead } = rule;
  if (instead === null || instead === 'that much') return [];
  const event: GameEvent = { kind: 'draw', player, cause, rule: '121.2' };
  const matched = match({ player: playerEntity(player), amount: count });
  const now = { ...context, bindings: { ...context.bindings, ...bindingsOf(matched, event, game) } };
  const action = instead.kind === 'do' && instead.action.kind === 'draw' ? instead.action : null;
  if (action?.amount !== undefined) {
    const drawn = Math.max(0, evaluate(game, action.amount, now));
    const drawers = action.actor === undefined ? [player] : findPlayers(game, action.actor, now);
    return drawers.map((drawer) => ({ player: drawer, count: drawn }));
  }
  const before = game.suppressed;
  game.suppressed = [...before, key];
  game.rules.execute(game, instead, now);
  game.suppressed = before;
  return [];
}
