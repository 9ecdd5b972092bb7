/** Modes while the text is carried out: those announced, or chosen now. CR 700.2, 608.2d. */
import type { Clause } from '@kitchen-table/language';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { bind } from '../bindings.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { chooseModes, modalClause } from '../modes.ts';
import { modeText } from '../mode-text.ts';
import { stillLegal } from '../targets.ts';
import { targetSlots } from '../target-slots.ts';
import { resolvePlayers } from './choosing.ts';

/** Carries out the chosen modes in order, each with its own targets. */
export function modesNow(game: Game, clause: Extract<Clause, { kind: 'modes' }>, context: Context): Context {
  const facts = game.objects[context.stackObject]?.stack ?? null;
  const announced = facts !== null && facts.modes !== null && modalClause(facts.clauses) === clause ? facts : null;
  let now = context;
  if (announced === null || announced.modes === null) {
    const { players, context: withActors } = resolvePlayers(game, clause.actor, context);
    now = withActors;
    const [player] = players;
    if (player === undefined) return now;
    const name = game.objects[context.source] === undefined ? '' : characteristics(game, context.source).name;
    const modes =
      chooseModes(game, player, [clause], now, context.source, name, (mode) => modeText(clause, mode)) ?? [];
    for (const mode of modes) now = runMode(game, clause, mode, now);
    return now;
  }
  const source = announced.kind === 'spell' ? context.stackObject : announced.source;
  const slots = targetSlots(announced.clauses, announced.modes);
  const { legal } = stillLegal(game, slots, announced.targets, context, source);
  for (let at = 0; at < announced.modes.length; at++) {
    announced.targets.forEach((target, index) => {
      if (target.mode === at) now = bind(now, target.label, legal[index] ?? [], 0);
    });
    now = runMode(game, clause, announced.modes[at] as number, now);
  }
  return now;
}

function runMode(game: Game, clause: Extract<Clause, { kind: 'modes' }>, mode: number, context: Context): Context {
  const chosen = clause.modes[mode];
  return chosen === undefined ? context : game.rules.execute(game, chosen.clause, context);
}
