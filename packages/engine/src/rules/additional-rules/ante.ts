/** The ante zone: putting objects into it, winning what is in it, and the cards that need it. CR 407. */
import type { Card } from '@kitchen-table/language/core';
import { logLine } from '../../events/log-lines.ts';
import { perform } from '../../events/perform.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { type Cause, moveEvent } from '../event-makers.ts';
import { setOwner } from '../../vocabulary/objects/object-notes.ts';

/** Puts those of the objects that the player owns into the ante zone; nobody else may. What they became. CR 407.4. */
export function anteObjects(
  game: Game,
  player: PlayerId,
  objects: readonly ObjectId[],
  by: Cause,
): readonly ObjectId[] {
  if (!game.rules.forAnte) return [];
  const own = objects.filter((id) => game.objects[id]?.owner === player);
  const done = perform(
    game,
    own.map((id) => moveEvent(game, id, Zone.Ante, 'put', player, by)),
  );
  return done.flatMap((event) => (event.kind === 'zoneChange' && event.to === Zone.Ante ? [event.became] : []));
}

/** The player owns the objects from now on, for good. CR 407.3. */
export function changeOwner(game: Game, objects: readonly ObjectId[], player: PlayerId): void {
  for (const id of objects) setOwner(game, id, player);
}

/** The winner becomes the owner of every card in the ante zone; nobody does where nobody, or a team, wins. CR 407.2. */
export function winAnte(game: Game): void {
  const [winner] = game.winners;
  if (game.ante.length === 0 || game.winners.length !== 1 || winner === undefined) return;
  changeOwner(game, game.ante, winner);
  logLine(game, '407.2', NO_OBJECT, [{ player: winner }, ' owns the cards in the ante zone']);
}

/** "Remove this card from your deck before playing if you're not playing for ante." CR 407.3. */
export function isOnlyForAnte(card: Card): boolean {
  return card.faces.some(({ abilities }) =>
    abilities.some((ability) => ability.kind === 'static' && ability.rules.some(({ kind }) => kind === 'onlyForAnte')),
  );
}
