/** Turns, results, designations, prevention: what effects do to the game itself. CR 104, 500.7, 615. */
import { perform } from '../../../events/perform.ts';
import { endedIfDecided, loseTogether } from '../../ending-the-game/ending-the-game.ts';
import { playersInRange } from '../../../questions/players/range.ts';
import { evaluate } from '../../../questions/values.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, playerEntity } from '../../../vocabulary/ids.ts';
import { type Context, SUBGAME_LABEL, THAT_COMBAT_LABEL, THAT_TURN_LABEL } from '../../../vocabulary/context.ts';
import type { Shield } from '../../../vocabulary/effects.ts';
import { Step } from '../../../vocabulary/turn-structure/steps.ts';
import { isActivePlayer } from '../../../questions/players/teams.ts';
import { extraTurnAfterControl } from '../../additional-rules/controlling-another-player.ts';
import { beginEnding, isCombatPhase } from '../../turn-structure/ending-the-turn.ts';
import { addPhases, addSteps, type PlaceInTurn } from '../../turn-structure/steps-to-come.ts';
import { bind, objectsOf } from '../../resolving/bindings.ts';
import { playSubgame } from '../../starting-the-game/subgames.ts';
import { addEffect, addShield } from '../durations.ts';
import { noteRestart } from '../../starting-the-game/restarting-the-game.ts';
import { resolveNoun, resolvePlayers } from '../choices/choosing.ts';
import { teamsOnce } from '../choices/one-of-each-team.ts';
import {
  type ActionOf,
  by,
  done,
  doneTo,
  doneToPlayers,
  type Handler,
  type Handlers,
  nothing,
  outcome,
  soMany,
} from '../outcome.ts';
import { dividedShares } from '../announced-shares.ts';
import { createEmblem } from '../../objects/emblems.ts';
import { find } from '../../../questions/objects/nouns.ts';
import { addExtraTurn } from '../../extra-turns.ts';
import { note, noteChange } from '../../../vocabulary/game-notes.ts';

type Prevent = ActionOf<'prevent'>;

/** What is added in place of a combat phase. CR 500.8, 500.9. */
const STEPS_ADDED = {
  'beginning phase': [Step.Untap, Step.Upkeep, Step.Draw],
  'upkeep step': [Step.Upkeep],
  'draw step': [Step.Draw],
  'end step': [Step.End],
} as const;

/** What the same text says of the damage that is prevented: later, and each time. CR 615.5. */
function notesOf({ label, besides }: Prevent, context: Context): Pick<Shield, 'notes' | 'besides'> {
  if (label === undefined) return {};
  const notes = { label, stackObject: context.stackObject };
  return besides === undefined ? { notes } : { notes, besides: { label, clause: besides, context } };
}

function result(kind: 'winGame' | 'loseGame'): Handler<'winGame'> {
  return (game, action, context) => {
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    perform(
      game,
      players.map((player): GameEvent => ({ kind, player, because: 'effect', ...by(now, '104.2b') })),
    );
    if (game.rules.teams.sharedLife) loseTogether(game);
    endedIfDecided(game);
    return doneToPlayers(now, players, 0);
  };
}

function designate(what: string, rule: string): Handler<'becomeMonarch'> {
  return (game, action, context) => {
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    perform(
      game,
      players.map(
        (player): GameEvent => ({
          kind: 'designate',
          what: action.designation ?? what,
          player,
          ...(turnsDayOrNight(game, what) ? { turned: true as const } : {}),
          ...by(now, rule),
        }),
      ),
    );
    return doneToPlayers(now, players);
  };
}

/** Whether day becomes night, or night day. CR 728.2. */
function turnsDayOrNight(game: Game, what: string): boolean {
  return (what === 'day' || what === 'night') && game.dayNight !== null && game.dayNight !== what;
}

export const gameEffects: Handlers<
  | 'winGame'
  | 'loseGame'
  | 'drawGame'
  | 'restartGame'
  | 'playSubgame'
  | 'becomeMonarch'
  | 'takeInitiative'
  | 'becomeDay'
  | 'becomeNight'
  | 'gainDesignation'
  | 'getEmblem'
  | 'prevent'
  | 'extraTurn'
  | 'extraPhase'
  | 'endTurn'
  | 'reverseTurnOrder'
  | 'skip'
> = {
  winGame: result('winGame'),
  loseGame: result('loseGame'),
  drawGame: (game, _action, context) => {
    perform(game, [
      game.ranges === null
        ? { kind: 'drawGame', because: 'effect', ...by(context, '104.4c') }
        : {
            kind: 'drawGame',
            because: 'effect',
            players: playersInRange(game, 1 << context.controller),
            ...by(context, '801.15'),
          },
    ]);
    return done(context);
  },
  restartGame: (game, action, context) => {
    const exempt = action.except === undefined ? [] : objectsOf(find(game, action.except, context));
    noteRestart(game, context.controller, exempt, context);
    return done(context);
  },
  playSubgame: (game, action, context) => {
    const life = action.life === undefined ? null : evaluate(game, action.life, context);
    const winners = playSubgame(game, context.source, life).map(playerEntity);
    return outcome(bind(context, SUBGAME_LABEL, winners, winners.length), winners, winners.length, true);
  },
  becomeMonarch: designate('monarch', '722.1'),
  takeInitiative: designate('initiative', '723.1'),
  becomeDay: designate('day', '728.1'),
  becomeNight: designate('night', '728.1'),
  gainDesignation: designate("city's blessing", '702.131a'),
  getEmblem: (game, action, context) => {
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    const emblems = players.map(
      (player) => createEmblem(game, player, action.abilities ?? [], now.source) as number as Entity,
    );
    return doneTo(now, emblems);
  },
  prevent: (game, action, context, during) => {
    const duration = during ?? { kind: 'thisTurn' };
    const left = action.amount === 'all' ? Number.POSITIVE_INFINITY : evaluate(game, action.amount, context);
    const sources =
      action.by === undefined
        ? null
        : objectsOf(
            resolveNoun(game, action.by, context, { player: context.controller, purpose: 'choose', rule: '615.1' })
              .entities,
          );
    const isChosen = action.to !== undefined && (action.to.kind !== 'select' || action.to.quantifier.target === true);
    // What cannot be named one by one ("creatures", "combat damage") is a rule for a time.
    if (action.amount === 'all' && (!isChosen || action.by !== undefined)) {
      addEffect(game, { kind: 'preventRule', action }, context, duration, null, null);
      return done(context);
    }
    const protects =
      action.to === undefined
        ? []
        : resolveNoun(game, action.to, context, { player: context.controller, purpose: 'protect', rule: '615.7' })
            .entities;
    const shares =
      action.divided === true && action.to !== undefined ? dividedShares(game, action.to, protects, context) : null;
    protects.forEach((entity, index) => {
      addShield(
        game,
        {
          kind: 'prevent',
          protects: entity,
          left: shares?.[index] ?? left,
          sort: action.sort ?? null,
          from: sources?.[0] ?? null,
          duration,
          ...notesOf(action, context),
        },
        context,
      );
    });
    return doneTo(context, protects, 0);
  },
  extraTurn: (game, action, context) => {
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    const count = action.count === undefined ? 1 : evaluate(game, action.count, now);
    let named = now;
    for (const player of teamsOnce(game, players)) {
      if (action.afterThatTurn === true) extraTurnAfterControl(game, player);
      else for (let i = 0; i < count; i++) named = bind(now, THAT_TURN_LABEL, [], addExtraTurn(game, player));
    }
    noteChange(game);
    return doneToPlayers(named, players, count);
  },
  extraPhase: (game, action, context) => {
    if (action.steps !== undefined) {
      const { players, context: now } = resolvePlayers(game, action.actor, context);
      // CR 500.10a of today: a player gets steps in a turn of their own only.
      if (action.actor !== undefined && !players.some((player) => isActivePlayer(game, player))) return nothing(now);
      const times = action.count === undefined ? 1 : evaluate(game, action.count, now);
      for (let i = 0; i < times; i++) addSteps(game, STEPS_ADDED[action.steps], action.after as 'step' | 'phase');
      return soMany(now, [], times);
    }
    const added = addPhases(
      game,
      action.phases as readonly ('combat' | 'main')[],
      (action.after ?? 'phase') as PlaceInTurn,
    );
    return added === 0 ? nothing(context) : done(bind(context, THAT_COMBAT_LABEL, [], added));
  },
  endTurn: (game, action, context) => {
    const combat = action.part?.step === 'combat';
    if (combat && !isCombatPhase(game)) return nothing(context); // CR 721.2g
    beginEnding(game, combat ? 'combat' : 'turn', context.controller, by(context, combat ? '721.2b' : '721.1b'));
    return done(context);
  },
  reverseTurnOrder: (game, _action, context) => {
    note(game, 'turnOrderReversed', !game.turnOrderReversed);
    noteChange(game);
    return done(context);
  },
  skip: (game, action, context, during) => {
    const { players, context: now } = resolvePlayers(game, action.actor, context);
    if (action.part === undefined) return nothing(now);
    for (const player of teamsOnce(game, players)) {
      addEffect(
        game,
        { kind: 'skipRule', part: action.part, actor: { kind: 'you' } },
        { ...now, controller: player },
        // "that turn": which, is known; other extra turns may be taken before it. CR 500.7.
        during ??
          (action.part.thatTurn === true
            ? { kind: 'restOfGame' }
            : { kind: 'untilEndOfYourNextTurn', of: { kind: 'you' } }),
        null,
        null,
      );
    }
    return doneToPlayers(now, players, 0);
  },
};
