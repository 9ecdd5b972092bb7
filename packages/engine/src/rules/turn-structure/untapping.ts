/** What untaps in the untap step besides what the active player controls, and what may stay tapped. CR 502.3. */
import type { Noun } from '@kitchen-table/language/core';
import { askChooseObjects, askYesNo, reason } from '../../questions/ask.ts';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { findPlayers } from '../../questions/reading.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { doesNotUntap } from '../../questions/turn-structure/untap-rules.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId, playerEntity } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';

/** The active player determines which permanents untap: some may stay tapped, some of other players untap too. CR 502.3. */
export function determinedToUntap(game: Game, untapping: GameEvent[]): readonly GameEvent[] {
  const { rules } = game.derived ?? derived(game);
  const limited = rules.mostEachTurn !== undefined;
  if (rules.mayStayTapped === undefined && rules.alsoUntaps === undefined && !limited) return untapping;
  for (const id of alsoUntapping(game)) untapping.push(untap(id));
  const willing = untapping.filter((event) => event.kind !== 'untap' || !staysTapped(game, event.object));
  return limited ? withinLimits(game, willing) : willing;
}

/** "Untap this during each other player's untap step." */
function alsoUntapping(game: Game): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const { rule, context } of rulesInForce(game, 'alsoUntaps')) {
    if (!isStepOf(game, rule.part.of, context)) continue;
    for (const id of game.battlefield) {
      const { status } = game.objects[id] as GameObject;
      if ((status & StatusBit.Tapped) === 0 || (status & StatusBit.PhasedOut) !== 0 || found.includes(id)) continue;
      // What the active player controls untaps anyway.
      if (isActivePlayer(game, characteristics(game, id).controller)) continue;
      if (fitsRole(game, rule.object, objectEntity(id), context) && !doesNotUntap(game, id)) found.push(id);
    }
  }
  return found;
}

/** "Players can't untap more than one land during their untap steps": each chooses which. CR 502.3. */
function withinLimits(game: Game, untapping: readonly GameEvent[]): readonly GameEvent[] {
  let kept = untapping;
  for (const { rule, context } of rulesInForce(game, 'mostEachTurn')) {
    const { action } = rule;
    if (action.kind !== 'untap') continue;
    const most = evaluate(game, rule.most, context);
    for (const { id: player } of game.players) {
      if (!isActivePlayer(game, player) || !fitsRole(game, action.actor, playerEntity(player), context)) continue;
      const counted = kept
        .flatMap((event) => (event.kind === 'untap' ? [event.object] : []))
        .filter(
          (id) =>
            characteristics(game, id).controller === player && fitsRole(game, action.object, objectEntity(id), context),
        );
      if (counted.length <= most) continue;
      const why = reason('Choose what untaps', context.source, '502.3');
      const chosen = askChooseObjects(game, player, why, counted, most, most, 'untap');
      kept = kept.filter(
        (event) => event.kind !== 'untap' || !counted.includes(event.object) || chosen.includes(event.object),
      );
    }
  }
  return kept;
}

/** Whether it is the untap step of one of those players: "each other player" is each but you. */
function isStepOf(game: Game, of: Noun | undefined, context: Context): boolean {
  if (of === undefined) return true;
  const others = of.kind === 'select' && of.quantifier.other === true;
  return findPlayers(game, of, context).some(
    (player) => isActivePlayer(game, player) && !(others && player === context.controller),
  );
}

/** "You may choose not to untap this during your untap step." */
function staysTapped(game: Game, id: ObjectId): boolean {
  const { controller } = characteristics(game, id);
  if (!isActivePlayer(game, controller)) return false;
  for (const { rule, context } of rulesInForce(game, 'mayStayTapped')) {
    if (context.controller !== controller || !fitsRole(game, rule.object, objectEntity(id), context)) continue;
    const why = reason(`Untap ${characteristics(game, id).name}?`, id, '502.3');
    return !askYesNo(game, controller, why, 'Untap', 'Leave it tapped');
  }
  return false;
}

function untap(object: ObjectId): GameEvent {
  return { kind: 'untap', object, cause: NO_OBJECT, rule: '502.3' };
}
