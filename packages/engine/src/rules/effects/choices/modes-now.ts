/** Modes while the text is carried out: those announced, or chosen now. CR 700.2, 608.2d. */
import type { Clause, Mode } from '@kitchen-table/language/core';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId, playerEntity } from '../../../vocabulary/ids.ts';
import { carryOut } from '../../../events/deeds.ts';
import { happen } from '../../../events/perform.ts';
import { ask, reason } from '../../../questions/ask.ts';
import { bind } from '../../resolving/bindings.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import { chooseModes, modalClause } from '../../modes/modes.ts';
import { deedEvent } from '../../event-makers.ts';
import { modeText } from '../../modes/mode-text.ts';
import { stillLegal } from '../../targets/targets.ts';
import { targetSlots } from '../../targets/target-slots.ts';
import { resolvePlayers } from './choosing.ts';

/** Whether a player could do what a clause says. CR 608.2d. */
type IsPossible = (game: Game, clause: Clause, context: Context, player: PlayerId) => boolean;

/** Carries out the chosen modes in order, each with its own targets. */
export function modesNow(
  game: Game,
  clause: Extract<Clause, { kind: 'modes' }>,
  context: Context,
  isPossible: IsPossible,
): Context {
  const facts = game.objects[context.stackObject]?.stack ?? null;
  const announced = facts !== null && facts.modes !== null && modalClause(facts.clauses) === clause ? facts : null;
  let now = context;
  if (announced === null || announced.modes === null) {
    const { players, context: withActors } = resolvePlayers(game, clause.actor, context);
    now = withActors;
    const [player] = players;
    if (player === undefined) return now;
    if (clause.villainous === true) return eachChooses(game, clause, players, now, null);
    if (clause.asDone === true) return eachChooses(game, clause, players, now, isPossible);
    const { name } = characteristics(game, context.source);
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

/**
 * One player after the other chooses and does what is chosen. A villainous choice is done as far as it can be done
 * (CR 701.53a-b, 701.53d); of two things to do one that is seen to be impossible is not offered (CR 608.2d).
 */
function eachChooses(
  game: Game,
  clause: Extract<Clause, { kind: 'modes' }>,
  players: readonly PlayerId[],
  context: Context,
  isPossible: IsPossible | null,
): Context {
  let now = context;
  for (const player of players) {
    const faces = (): boolean => {
      const after = chooses(game, clause, player, now, isPossible);
      if (after !== null) now = after;
      return after !== null;
    };
    if (isPossible !== null) {
      faces();
      continue;
    }
    // CR 701.53c: as many times as effects make of it, one at a time.
    const by = { cause: context.source, rule: '701.53a' };
    carryOut(game, deedEvent('face a villainous choice', player, NO_OBJECT, 1, by), (deed) => {
      for (let i = 0; i < deed.amount; i++) if (faces()) happen(game, [{ ...deed, amount: 1 }]);
      return null;
    });
  }
  return now;
}

/** The player chooses one of the modes and does it; null: there is none to choose. */
function chooses(
  game: Game,
  clause: Extract<Clause, { kind: 'modes' }>,
  player: PlayerId,
  context: Context,
  isPossible: IsPossible | null,
): Context | null {
  const label = clause.actor !== undefined && 'label' in clause.actor ? clause.actor.label : undefined;
  const now = label === undefined ? context : bind(context, label, [playerEntity(player)], 1);
  const all = clause.modes.map((_, index) => ({ index, text: modeText(clause, index) }));
  const options =
    isPossible === null ? all : all.filter(({ index }) => possible(game, clause, index, now, player, isPossible));
  if (options.length === 0) return null;
  const why =
    isPossible === null
      ? reason('Face a villainous choice', context.source, '701.53a')
      : reason('Choose what to do', context.source, '608.2d');
  const [chosen] = ask(game, {
    kind: 'chooseModes',
    player,
    reason: why,
    options,
    min: 1,
    max: 1,
    repeat: false,
    doing: true,
  });
  // The answer is the place among those offered, which need not be all of them.
  const { index } = options[chosen as number] as (typeof options)[number];
  return runMode(game, clause, index, now);
}

function possible(
  game: Game,
  clause: Extract<Clause, { kind: 'modes' }>,
  mode: number,
  context: Context,
  player: PlayerId,
  isPossible: IsPossible,
): boolean {
  return isPossible(game, (clause.modes[mode] as Mode).clause, context, player);
}

function runMode(game: Game, clause: Extract<Clause, { kind: 'modes' }>, mode: number, context: Context): Context {
  return game.rules.execute(game, (clause.modes[mode] as Mode).clause, context);
}
