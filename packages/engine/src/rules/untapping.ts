/** What untaps in the untap step besides what the active player controls, and what may stay tapped. CR 502.3. */
import type { Noun } from '@kitchen-table/language';
import { askYesNo, reason } from '../questions/ask.ts';
import { characteristics, derived } from '../questions/characteristics.ts';
import { rulesInForce } from '../questions/in-force.ts';
import { findPlayers } from '../questions/reading.ts';
import { fitsRole } from '../questions/roles.ts';
import { isActivePlayer } from '../questions/teams.ts';
import { doesNotUntap } from '../questions/untap-rules.ts';
import type { Context } from '../vocabulary/context.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId } from '../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../vocabulary/objects.ts';

/** The active player determines which permanents untap: some may stay tapped, some of other players untap too. CR 502.3. */
export function determinedToUntap(game: Game, untapping: GameEvent[]): readonly GameEvent[] {
  const { rules } = game.derived ?? derived(game);
  if (rules.mayStayTapped === undefined && rules.alsoUntaps === undefined) return untapping;
  for (const id of alsoUntapping(game)) untapping.push(untap(id));
  return untapping.filter((event) => event.kind !== 'untap' || !staysTapped(game, event.object));
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
