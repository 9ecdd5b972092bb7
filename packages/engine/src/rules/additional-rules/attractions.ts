/** Attractions: opening them, rolling to visit them. CR 717, 701.48, 701.49. */
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { activePlayers } from '../../questions/players/teams.ts';
import type { GameEvent, ZoneChange } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_CARD, NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { contextOf } from '../resolving/bindings.ts';
import { roll } from '../effects/game-concepts/dice.ts';
import { deedEvent, moveEvent, plainEntering } from '../event-makers.ts';
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import { setStatus } from '../../vocabulary/objects/object-notes.ts';
import { note } from '../../vocabulary/game-notes.ts';
import { layInCommandZone } from '../../events/outside-of-events.ts';

/** The top card of the player's Attraction deck, face up onto the battlefield; without such a deck nothing. CR 701.48a-b. */
function openAttraction(game: Game, player: PlayerId, cause: ObjectId): ObjectId {
  const deck = game.attractionDecks[player] ?? [];
  const top = deck.at(-1);
  if (top === undefined) return NO_OBJECT;
  note(
    game,
    'attractionDecks',
    game.attractionDecks.map((other, seat) => (seat === player ? deck.slice(0, -1) : other)),
  );
  setStatus(game, top, StatusBit.FaceDown, false);
  layInCommandZone(game, top);
  const by = { cause, rule: '701.48b' };
  const entering = plainEntering(player);
  const done = perform(game, [moveEvent(game, top, Zone.Battlefield, 'put', player, by, { entering })]);
  const became =
    done.find((event): event is ZoneChange => event.kind === 'zoneChange' && event.object === top)?.became ?? NO_OBJECT;
  // CR 701.48c: opened only if it is on the battlefield.
  if (game.objects[became]?.zone !== Zone.Battlefield) return NO_OBJECT;
  perform(game, [deedEvent(OPEN, player, became, 1, by)]);
  return became;
}

/** The keyword actions in the card language's words. */
export const OPEN = 'open an Attraction';
export const ROLL = 'roll to visit';
export const VISIT = 'visit';

/** The Attractions that the player controls. */
function attractionsOf(game: Game, player: PlayerId): readonly ObjectId[] {
  return game.battlefield.filter((id) => {
    if (((game.objects[id] as GameObject).status & StatusBit.PhasedOut) !== 0) return false;
    const now = characteristics(game, id);
    return now.controller === player && hasSubtype(now, 'Attraction');
  });
}

/** Whether the number is lit up on the card itself: two cards of one name may differ. CR 717.1. */
export function isLit(object: GameObject, number: number): boolean {
  return object.record.card.lights?.includes(number) === true;
}

/** Rolls a six-sided die; each Attraction with that number lit up has been visited. CR 701.49a, 717.5. */
function rollToVisit(game: Game, player: PlayerId, cause: ObjectId): void {
  const by = { cause, rule: '701.49a' };
  const [result] = roll(game, player, { kind: 'rollDie', sides: 6 }, contextOf(cause, player));
  if (result === undefined) return; // CR 614.6: something else was done instead.
  const visited: GameEvent[] = attractionsOf(game, player)
    .filter((id) => isLit(game.objects[id] as GameObject, result))
    .map((id) => deedEvent(VISIT, player, id, result, by));
  perform(game, [deedEvent(ROLL, player, NO_OBJECT, result, by), ...visited]);
}

/** As the precombat main phase begins, after lore counters: a player who controls Attractions rolls. CR 703.4g, 505.5, 717.4. */
export function visitAttractions(game: Game): void {
  if (!mentions(game, 'Attraction')) return;
  for (const player of activePlayers(game))
    if (attractionsOf(game, player).length > 0) rollToVisit(game, player, NO_OBJECT);
}

/** Whether it is a card with an Astrotorium back. CR 717.1. */
export function isAttractionCard(object: GameObject): boolean {
  return object.card !== NO_CARD && object.record.card.faces[0].subtypes.includes('Attraction');
}

/** Open an Attraction: the event is that of each one opened. CR 701.48. */
export const openAttractionAction: KeywordAction = {
  kind: OPEN,
  cr: '701.48b',
  possible: ({ game, player }) => (game.attractionDecks[player] ?? []).length > 0,
  does: ({ game, player, amount, context }) => {
    const opened = Array.from({ length: amount }, () => openAttraction(game, player, context.source));
    return { made: opened.filter((id) => id !== NO_OBJECT).map(objectEntity) };
  },
  tellsItself: true,
  says: '{player} opens {object}',
  helps: true,
};

/** Roll to visit your Attractions. CR 701.49. */
export const rollToVisitAction: KeywordAction = {
  kind: ROLL,
  cr: '701.49a',
  does: ({ game, player, context }) => rollToVisit(game, player, context.source),
  tellsItself: true,
  says: '{player} rolls to visit their Attractions',
  helps: true,
};
