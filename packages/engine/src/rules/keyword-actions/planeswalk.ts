/** Planeswalking, chaos and the planar die. CR 311.7, 701.24, 901.3a, 901.8, 901.9. */
import type { Clause } from '@kitchen-table/language/core';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { GameEvent, PlanarFace } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { rollFor } from '../../vocabulary/random.ts';
import { find } from '../../questions/objects/nouns.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { carryOut } from '../../events/deeds.ts';
import { happen, perform } from '../../events/perform.ts';
import { deedEvent } from '../event-makers.ts';
import { type Doing, type Done, type KeywordAction, NOTHING_DONE } from './keyword-action.ts';
import { objectsOf } from '../resolving/bindings.ts';
import { notePending } from '../../vocabulary/game-notes.ts';

/** "Planeswalk": what the planeswalking ability says. CR 901.8. */
export const PLANESWALK: Clause = { kind: 'do', action: { kind: 'keywordAction', action: 'planeswalk by rolling' } };

/** One side each for planeswalking and chaos, four blank ones. CR 901.3a. */
function faceOf(side: number): PlanarFace {
  return side === 1 ? 'planeswalk' : side === 6 ? 'chaos' : 'blank';
}

function hasPlanarDie(game: Game): boolean {
  return game.supplementary !== null && game.supplementary.planarControllers.length > 0;
}

/** The player takes the special action: a deed as any roll is, which may be forbidden or replaced. CR 116.2i, 706.1, 901.9. */
export function rollPlanarDie(game: Game, player: PlayerId, cause: ObjectId): void {
  if (!hasPlanarDie(game)) return;
  carryOut(game, deedEvent(rollPlanarDieAction.kind, player, NO_OBJECT, 1, { cause, rule: '901.9' }), (deed) => {
    planarDieRolled(game, deed.player, cause);
    return null;
  });
}

/** The die shows a face: nothing, chaos ensues, or the planeswalking ability triggers. CR 901.9a-c. */
function planarDieRolled(game: Game, player: PlayerId, cause: ObjectId): void {
  const rolledFace = faceOf(rollFor(game, player, 6));
  const planar = rolledFace === 'blank' && rulesInForce(game, 'blankIsChaos').length > 0 ? 'chaos' : rolledFace;
  const [rolled] = perform(game, [
    // CR 901.9d: a roll, but without a numerical result.
    { kind: 'rollDie', player, sides: 6, result: 0, planar, cause, rule: '901.9' },
  ]);
  if (rolled === undefined) return;
  const by = { cause, rule: '901.9' };
  happen(game, [deedEvent('roll the planar die', player, NO_OBJECT, 1, by)]);
  if (planar === 'blank') perform(game, [deedEvent('roll a blank', player, NO_OBJECT, 1, by)]);
  if (planar === 'chaos')
    carryOut(game, deedEvent('chaos ensues', player, NO_OBJECT, 1, { cause, rule: '901.9b' }), (deed) => deed);
  if (planar === 'planeswalk') notePending(game, planeswalkingAbility(player, rolled));
}

/** It has no source and is controlled by the player whose roll made it trigger. CR 901.8. */
function planeswalkingAbility(player: PlayerId, event: GameEvent): PendingTrigger {
  const context = { source: NO_OBJECT, controller: player, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT };
  return { controller: player, source: NO_OBJECT, ability: null, clause: PLANESWALK, trigger: null, context, event };
}

/** Planeswalk: what follows is the variant's; the deed is the event. CR 701.24b. */
export const planeswalkAction: KeywordAction = {
  kind: 'planeswalk',
  cr: '701.24b',
  does: (doing) => walksTo(doing, 'planeswalk'),
  says: null,
  helps: true,
};

/** Planeswalk to a plane, and stay where the players are: the game goes on on all these planes. CR 701.24b, 901.11c. */
export const planeswalkStayingAction: KeywordAction = {
  kind: 'planeswalk without leaving',
  cr: '701.24b',
  does: (doing) => walksTo(doing, 'planeswalk without leaving'),
  says: null,
  helps: true,
};

/** To the planes that are named, all at once; without any nobody planeswalks. CR 101.3, 701.24d. */
function walksTo({ game, player, words, context }: Doing, action: string): Done | void {
  if (words.object === undefined) return;
  const planes = objectsOf(find(game, words.object, context));
  if (planes.length === 0) return NOTHING_DONE;
  const by = { cause: context.source, rule: '701.24d' };
  happen(game, [{ ...deedEvent(action, player, NO_OBJECT, 1, by), planes }]);
  return { happened: false };
}

/** The planeswalking ability resolves. CR 901.8. */
export const planeswalkByRollingAction: KeywordAction = {
  kind: 'planeswalk by rolling',
  cr: '901.8',
  does: () => {},
  says: null,
  helps: true,
};

/** CR 311.7. */
export const chaosEnsuesAction: KeywordAction = {
  kind: 'chaos ensues',
  cr: '311.7',
  does: () => {},
  says: 'Chaos ensues',
  helps: true,
};

/** CR 901.9. */
export const rollPlanarDieAction: KeywordAction = {
  kind: 'roll the planar die',
  cr: '901.9',
  possible: ({ game }) => hasPlanarDie(game),
  does: ({ game, player, context }) => {
    if (hasPlanarDie(game)) planarDieRolled(game, player, context.source);
  },
  tellsItself: true,
  says: null,
  helps: true,
};
