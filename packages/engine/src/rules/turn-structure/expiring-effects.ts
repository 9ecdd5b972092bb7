/** Effects that end: at cleanup, at the end of combat, as a turn or step begins, or when what they wait for is gone. CR 611.2, 514.2. */
import { type Duration, isLaterPart } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ContinuousEffect } from '../../vocabulary/effects.ts';
import {
  type Entity,
  entityObject,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { NOT_YET } from '../../vocabulary/turn-structure/later-parts.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { findPlayers } from '../../questions/reading.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { isTheirNextUntap, waitsForItsController } from '../../questions/turn-structure/untap-rules.ts';
import { exiledWith } from '../../questions/zones/linked-exile.ts';
import { holds } from '../../questions/conditions.ts';
import { exileUncontrolled, someoneHasLeft } from '../ending-the-game/departed-players.ts';
import { stepsOf } from './parts-of-a-turn.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { setStatus } from '../../vocabulary/objects/object-notes.ts';
import { setDelayed, setEffects, setShields } from '../../vocabulary/game-notes.ts';

/** What an effect that may end says of itself. */
interface Lasting {
  readonly duration: Duration;
  readonly context: Context | null;
  readonly startedTurn: number;
  readonly startedBy: PlayerId;
}

function removeEnded(game: Game, ended: (effect: Lasting) => boolean): void {
  if (game.effects.length > 0) {
    const left = game.effects.filter((effect) => !ended(effect));
    if (left.length < game.effects.length) {
      setEffects(game, left);
      if (someoneHasLeft(game)) exileUncontrolled(game); // CR 800.4c
    }
  }
  if (game.shields.length > 0) {
    const left = game.shields.filter((shield) => !ended({ ...shield, context: null, startedBy: shield.controller }));
    if (left.length < game.shields.length) setShields(game, left);
  }
  if (game.delayed.length > 0) {
    const left = game.delayed.filter(
      ({ until, context, startedTurn }) =>
        until === null || !ended({ duration: until, context, startedTurn, startedBy: context.controller }),
    );
    if (left.length < game.delayed.length) setDelayed(game, left);
  }
}

/** Whose turn or step the duration waits for. */
function whose(game: Game, effect: Lasting, of: Parameters<typeof findPlayers>[1] | undefined): readonly PlayerId[] {
  if (of === undefined || effect.context === null) return [effect.startedBy];
  return findPlayers(game, of, effect.context);
}

/** "until end of turn", "this turn": CR 514.2. */
export function expireAtCleanup(game: Game): void {
  endLaterParts(game, 'turn');
  removeEnded(game, (effect) => {
    switch (effect.duration.kind) {
      case 'untilEndOfTurn':
      case 'thisTurn':
      case 'thisCombat':
      case 'untilEndOfCombat':
        return isOfThisTurn(game, effect);
      case 'untilEndOfYourNextTurn':
        return (
          effect.startedTurn < game.turn &&
          whose(game, effect, effect.duration.of).some((player) => isActivePlayer(game, player))
        );
      default:
        return false;
    }
  });
}

/** "during that player's next turn": such an effect ends with it; one that began in a turn of theirs waits for the next. */
function endLaterParts(game: Game, step: 'turn' | 'combat'): void {
  if (!game.effects.some(({ duration }) => isLaterPart(duration))) return;
  const left: ContinuousEffect[] = [];
  for (const effect of game.effects) {
    const { duration, context } = effect;
    const over =
      isLaterPart(duration) &&
      duration.part.step === step &&
      whose(game, effect, duration.part.of).some((player) => isActivePlayer(game, player));
    if (!over) left.push(effect);
    else if (context.bindings[NOT_YET] !== undefined) {
      const { [NOT_YET]: _notYet, ...bindings } = context.bindings;
      left.push({ ...effect, context: { ...context, bindings } });
    }
  }
  setEffects(game, left);
}

/** With several turns at once, what began in another of them waits for the end of that one. CR 807.4. */
function isOfThisTurn(game: Game, effect: Lasting): boolean {
  return game.melee === null || effect.startedTurn === game.turn;
}

/** CR 511.2. */
export function expireAtEndOfCombat(game: Game): void {
  endLaterParts(game, 'combat');
  removeEnded(
    game,
    (effect) =>
      (effect.duration.kind === 'untilEndOfCombat' || effect.duration.kind === 'thisCombat') &&
      isOfThisTurn(game, effect),
  );
}

/** "until your next turn": CR 500.1, 800.4m. */
export function expireAtTurn(game: Game): void {
  removeEnded(
    game,
    (effect) =>
      effect.duration.kind === 'untilYourNextTurn' &&
      whose(game, effect, effect.duration.of).some((player) => isActivePlayer(game, player)),
  );
  endGoading(game);
}

/** What lasts until the turn of a player who has left, or a point in it, lasts until that turn would have begun. CR 800.4m. */
export function expireAtTurnsPassedOver(game: Game, players: readonly PlayerId[]): void {
  removeEnded(game, (effect) => {
    const { duration } = effect;
    const waits =
      duration.kind === 'untilYourNextTurn' || duration.kind === 'untilEndOfYourNextTurn'
        ? whose(game, effect, duration.of)
        : duration.kind === 'untilNextPart'
          ? whose(game, effect, duration.part.of)
          : NOBODY;
    return waits.some((player) => players.includes(player));
  });
  endGoading(game);
}
const NOBODY: readonly PlayerId[] = [];

/** CR 701.38a: a creature is goaded until the next turn of the player who goaded it. */
function endGoading(game: Game): void {
  for (const id of game.battlefield) {
    if (((game.objects[id]?.status ?? 0) & StatusBit.Goaded) === 0) continue;
    const goaded = game.effects.some(
      (effect) =>
        effect.rule.kind === 'must' &&
        effect.rule.goaded === true &&
        effect.affected?.includes(objectEntity(id)) === true,
    );
    if (!goaded) setStatus(game, id, StatusBit.Goaded, false);
  }
}

/** "doesn't untap during its controller's next untap step": that step of the active player's permanents is over. CR 502.3. */
export function expireAfterUntapping(game: Game): void {
  if (!game.effects.some(({ rule }) => rule.kind === 'doesntUntap' && rule.part.next === true)) return;
  const left: ContinuousEffect[] = [];
  for (const effect of game.effects) {
    const { rule, context } = effect;
    if (rule.kind !== 'doesntUntap' || rule.part.next !== true) left.push(effect);
    else if (!waitsForItsController(rule)) {
      if (!isTheirNextUntap(game, rule, context)) left.push(effect);
    } else {
      const waiting = (effect.affected as readonly Entity[]).filter((entity) => isWaiting(game, entity));
      if (waiting.length > 0) left.push({ ...effect, affected: waiting });
    }
  }
  setEffects(game, left);
}

function isWaiting(game: Game, entity: Entity): boolean {
  return !isActivePlayer(game, characteristics(game, entityObject(entity)).controller);
}

/** "until your next upkeep" and the like. */
export function expireAtStep(game: Game): void {
  if (game.effects.length === 0 && game.shields.length === 0 && game.delayed.length === 0) return;
  removeEnded(
    game,
    (effect) =>
      effect.duration.kind === 'untilNextPart' &&
      stepsOf(effect.duration.part.step)[0] === game.step &&
      (effect.duration.part.of === undefined ||
        whose(game, effect, effect.duration.part.of).some((player) => isActivePlayer(game, player))),
  );
}

/** "for as long as ..." and "until ... leaves the battlefield": end for good when it no longer holds. CR 611.2b. */
export function expireWhenUntrue(game: Game): void {
  if (game.effects.length === 0) return;
  const left = game.effects.filter(({ duration, context, affected }) => {
    if (duration.kind === 'untilAnotherIsExiled') {
      const last = exiledWith(game, context.source).at(-1);
      return last === undefined || affected?.includes(objectEntity(last)) !== false;
    }
    if (duration.kind === 'forAsLongAs') return holds(game, duration.condition, context);
    if (duration.kind === 'untilCastFromExile') return !wasCastFromExile(game, context.source);
    return duration.kind !== 'untilLeaves' || isIn(game, context.source, Zone.Battlefield);
  });
  if (left.length < game.effects.length) setEffects(game, left);
}

/** Whether what the object has become since is a spell that was cast from exile. CR 601.2a. */
function wasCastFromExile(game: Game, source: ObjectId): boolean {
  for (let id = source; id !== NO_OBJECT; id = game.objects[id]?.became ?? NO_OBJECT)
    if (game.objects[id]?.zone === Zone.Stack && game.objects[id]?.stack?.cast.from === Zone.Exile) return true;
  return false;
}
