/** Modes: which may be chosen, and choosing them. CR 700.2. */
import { howMany } from '../../saying/english.ts';
import type { Clause, ModeCount, Noun } from '@kitchen-table/language/core';
import { ask, askChoose, reason } from '../../questions/ask.ts';
import { holds } from '../../questions/conditions.ts';
import { every } from '../../questions/reading.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityPlayer,
  isPlayerEntity,
  type ObjectId,
  playerEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { randomBelow } from '../../vocabulary/random.ts';
import { bind } from '../resolving/bindings.ts';
import { type Accepts, legalTargets, targetsExist } from '../targets/targets.ts';
import { chooseByPawprints } from './pawprints.ts';
import { modesOf, targetSlots } from '../targets/target-slots.ts';
import { mark } from '../../vocabulary/objects/object-notes.ts';

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
  ability: AbilityRecord | null = abilityOf(game, context),
): readonly number[] | null {
  const modal = modalClause(clauses);
  if (modal === null) return targetsExist(game, targetSlots(clauses, null), context, source, accepts) ? NONE : null;
  const open: number[] = [];
  modal.modes.forEach((mode, index) => {
    if (wasChosen(game, source, ability, modal.choose, index)) return;
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
  if (modal.choose.pawprints !== undefined) return chooseByPawprints(game, player, modal, open, source, describe);
  const { min, max } = bounds ?? modeBounds(game, modal.choose, context);
  const repeat = modal.choose.repeat === true;
  const apart = modal.choose.differentPlayers === true ? mostApart(game, modal, open, context, source) : open.length;
  const most = repeat ? max : Math.min(max, open.length, apart);
  if (modal.choose.atRandom === true) return [open[randomBelow(game, open.length)] as number];
  const answer = ask(game, {
    kind: 'chooseModes',
    player: modal.chooser === undefined ? player : chooserOf(game, player, modal.chooser, context),
    reason: reason(`Choose ${howMany(modal.choose.min, modal.choose.max)} for ${name}`, context.source, '700.2'),
    options: open.map((index) => ({ index, text: describe(index) })),
    min: Math.min(min, most),
    max: most,
    repeat,
    ...spentModes(game, source, modal, context),
  });
  const chosen = answer.map((at) => open[at] as number);
  if (modal.choose.notChosen !== undefined) noteChosen(game, source, abilityOf(game, context) as AbilityRecord, chosen);
  // CR 700.2d + 608.2c: modes happen in printed order.
  return chosen.sort((a, b) => a - b);
}

/** How many players there are that the modes may target, each another one. */
function mostApart(
  game: Game,
  modal: ModesClause,
  open: readonly number[],
  context: Context,
  source: ObjectId,
): number {
  const players = new Set<Entity>();
  for (const mode of open)
    for (const slot of targetSlots([(modal.modes[mode] as ModesClause['modes'][number]).clause], null))
      for (const entity of legalTargets(game, slot, context, source, []))
        if (isPlayerEntity(entity)) players.add(entity);
  return players.size;
}

/** The ability whose modes are being chosen, once it is on the stack. */
function abilityOf(game: Game, { stackObject }: Context): AbilityRecord | null {
  return game.objects[stackObject]?.stack?.ability ?? null;
}

/** Each ability of an object has modes of its own. */
function markOf({ index, grantedBy }: AbilityRecord, mode: number): string {
  return `mode ${mode} of ${index}:${grantedBy}`;
}

/** "that hasn't been chosen this turn": the object remembers which modes of this ability of it were. CR 700.2. */
function wasChosen(
  game: Game,
  source: ObjectId,
  ability: AbilityRecord | null,
  { notChosen }: ModeCount,
  mode: number,
): boolean {
  if (notChosen === undefined) return false;
  const turn = game.objects[source]?.memory.marks?.[markOf(ability as AbilityRecord, mode)];
  return turn !== undefined && (notChosen === 'ever' || turn === game.turn);
}

/** Those that were chosen before and may not be again. */
function spentModes(
  game: Game,
  source: ObjectId,
  { modes, choose }: ModesClause,
  context: Context,
): { readonly spent?: readonly number[] } {
  if (choose.notChosen === undefined) return {};
  const ability = abilityOf(game, context);
  return { spent: [...modes.keys()].filter((mode) => wasChosen(game, source, ability, choose, mode)) };
}

function noteChosen(game: Game, source: ObjectId, ability: AbilityRecord, modes: readonly number[]): void {
  if (game.objects[source]?.lastKnown !== null) return;
  mark(game, source, Object.fromEntries(modes.map((mode) => [markOf(ability, mode), game.turn])));
}

/** "An opponent chooses": the context in which "that player" is the one of them whom the controller picks. CR 700.2e. */
export function withChooser(game: Game, player: PlayerId, modal: ModesClause | null, context: Context): Context {
  const chooser = modal?.chooser;
  if (chooser === undefined || !('label' in chooser) || chooser.label === undefined) return context;
  return bind(context, chooser.label, [playerEntity(chooserOf(game, player, chooser, context))], 1);
}

function chooserOf(game: Game, player: PlayerId, chooser: Noun, context: Context): PlayerId {
  const able = every(game, chooser, context);
  if ('label' in chooser && chooser.label !== undefined && context.bindings[chooser.label] !== undefined)
    return entityPlayer(able[0] as Entity);
  const why = reason('Choose who chooses the mode', context.source, '700.2e');
  const [chosen] = askChoose(game, player, why, able, 1, 1, 'choose');
  return chosen === undefined ? player : entityPlayer(chosen);
}
