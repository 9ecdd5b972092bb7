/**
 * The triggered abilities that come with being the monarch, with having the initiative, and with rad counters. They have
 * no source. CR 722.2, 723.2, 725.1.
 */
import type { Clause, Noun } from '@kitchen-table/language/core';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { type Bindings, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { entityPlayer, isPlayerEntity, NO_OBJECT, objectEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { NO_COUNTERS } from '../../vocabulary/objects/objects.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { activePlayers, isActivePlayer } from '../../questions/players/teams.ts';

const DEALER = 'event.source';
const ITS_CONTROLLER: Noun = {
  kind: 'playerOf',
  relation: 'controller',
  of: { kind: 'reference', to: DEALER },
};
const DRAW: Clause = { kind: 'do', action: { kind: 'draw', amount: { kind: 'number', number: 1 } } };
const CROWN: Clause = { kind: 'do', action: { kind: 'becomeMonarch', actor: ITS_CONTROLLER } };
const SEIZE: Clause = { kind: 'do', action: { kind: 'takeInitiative', actor: ITS_CONTROLLER } };
const VENTURE: Clause = {
  kind: 'do',
  action: { kind: 'keywordAction', action: 'venture into', detail: 'Undercity', actor: { kind: 'you' } },
};
const RADIATE: Clause = { kind: 'do', action: { kind: 'keywordAction', action: 'radiate', actor: { kind: 'you' } } };

/** The counter of CR 725.1. */
const RAD = 'rad';

/** Whether anybody is the monarch or has the initiative, or the events begin the main phase of a player with rad counters. */
export function hasInherentTriggers(game: Game, events: readonly GameEvent[]): boolean {
  return (
    game.monarch !== -1 ||
    game.initiative !== -1 ||
    (game.step === Step.PrecombatMain && hasRadCounters(game) && isRadiated(game, events[0]))
  );
}

function hasRadCounters(game: Game): boolean {
  for (const { counters } of game.players) if (counters !== NO_COUNTERS && (counters[RAD] ?? 0) > 0) return true;
  return false;
}

function isRadiated(game: Game, event: GameEvent | undefined): boolean {
  return (
    event?.kind === 'beginStep' &&
    event.step === Step.PrecombatMain &&
    activePlayers(game).some((player) => (game.players[player]?.counters[RAD] ?? 0) > 0)
  );
}

/** Controlled by the monarch, by who has the initiative, and by the active player. CR 722.2, 723.2, 725.1. */
export function designationTriggers(game: Game, events: readonly GameEvent[], found: PendingTrigger[]): void {
  if (game.monarch !== -1) monarchTriggers(game, game.monarch, events, found);
  if (game.initiative !== -1) initiativeTriggers(game, game.initiative, events, found);
  for (const event of events)
    if (event.kind === 'beginStep' && isRadiated(game, event))
      for (const player of activePlayers(game))
        if ((game.players[player]?.counters[RAD] ?? 0) > 0) found.push(trigger(player, RADIATE, event));
}

/** CR 722.2. */
function monarchTriggers(game: Game, monarch: PlayerId, events: readonly GameEvent[], found: PendingTrigger[]): void {
  for (const event of events) {
    if (event.kind === 'beginStep' && event.step === Step.End && isActivePlayer(game, monarch))
      found.push(trigger(monarch, DRAW, event));
    if (isHitOn(game, monarch, event)) found.push(trigger(monarch, CROWN, event, dealtBy(event)));
  }
}

/** CR 723.2: the creatures that one player controls trigger it once. */
function initiativeTriggers(game: Game, holder: PlayerId, events: readonly GameEvent[], found: PendingTrigger[]): void {
  const dealers: PlayerId[] = [];
  for (const event of events) {
    if (event.kind === 'beginStep' && event.step === Step.Upkeep && isActivePlayer(game, holder))
      found.push(trigger(holder, VENTURE, event));
    if (event.kind === 'designate' && event.what === 'initiative' && event.player === holder)
      found.push(trigger(holder, VENTURE, event));
    if (!isHitOn(game, holder, event)) continue;
    const { controller } = characteristics(game, event.source);
    if (dealers.includes(controller)) continue;
    dealers.push(controller);
    found.push(trigger(holder, SEIZE, event, dealtBy(event)));
  }
}

type Damage = Extract<GameEvent, { kind: 'damage' }>;

/** Combat damage that a creature deals to the player. */
function isHitOn(game: Game, player: PlayerId, event: GameEvent): event is Damage {
  return (
    event.kind === 'damage' &&
    event.combat &&
    isPlayerEntity(event.to) &&
    entityPlayer(event.to) === player &&
    (characteristics(game, event.source).types & TypeBit.Creature) !== 0
  );
}

function dealtBy(event: Damage): Bindings {
  return { [DEALER]: { entities: [objectEntity(event.source)], amount: event.amount } };
}

function trigger(
  controller: PlayerId,
  clause: Clause,
  event: GameEvent,
  bindings: Bindings = NO_BINDINGS,
): PendingTrigger {
  const context = { source: NO_OBJECT, controller, bindings, x: null, stackObject: NO_OBJECT };
  return { controller, source: NO_OBJECT, ability: null, clause, trigger: null, context, event };
}
