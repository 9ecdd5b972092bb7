/** Venturing into the dungeon, and moving down its rooms. CR 309.5, 701.46. */
import type { KeywordAction } from './keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { ask, askOption, reason } from '../../questions/ask.ts';
import {
  COMPLETE,
  completedTally,
  dungeonOf,
  ENTER_ROOM,
  ENTERING,
  isDungeon,
  markedRoom,
  roomsOf,
  VENTURE_MARKER,
} from '../../vocabulary/objects/dungeons.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { tallyGame } from '../../vocabulary/tallies.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { deedEvent, movedTo, moveEvent } from '../event-makers.ts';
import { mark } from '../../vocabulary/objects/object-notes.ts';

/** The player ventures into the dungeon, or into one with the quality. CR 701.46a-d. */
function venture(game: Game, player: PlayerId, quality: string | null, source: ObjectId): void {
  const dungeon = dungeonOf(game, player);
  if (dungeon === null) return enterDungeon(game, player, quality, source);
  const object = game.objects[dungeon] as GameObject;
  const rooms = roomsOf(object);
  const { leadsTo: exits } = rooms[markedRoom(object)] as (typeof rooms)[number];
  if (exits.length === 0) {
    // CR 309.5b, 701.46c: from the bottommost room into another dungeon.
    completeDungeon(game, dungeon, '701.46c');
    return enterDungeon(game, player, quality, source);
  }
  // CR 309.5a, 701.46b: the player follows one of the arrows.
  const chosen = askOption(game, player, reason('Choose the room to move to', source, '701.46b'), exits);
  const next = rooms.findIndex(({ name }) => name === exits[chosen]);
  moveMarker(game, player, dungeon, next, source);
}

/** CR 309.2a, 701.46a: a dungeon card that the player owns outside the game, and its topmost room. */
function enterDungeon(game: Game, player: PlayerId, quality: string | null, source: ObjectId): void {
  const owned: ObjectId[] = [];
  for (const object of game.objects)
    if (object.zone === Zone.Outside && object.owner === player && isDungeon(object) && mayEnter(object, quality))
      owned.push(object.id);
  if (owned.length === 0) return;
  const names = owned.map((id) => (game.objects[id] as GameObject).record.card.name);
  const [index] = ask(game, {
    kind: 'chooseOption',
    player,
    reason: reason('Choose a dungeon', source, '701.46a'),
    what: 'dungeon',
    options: names,
  });
  const chosen = owned[index as number] as ObjectId;
  const by = { cause: source, rule: ENTERING };
  const done = perform(game, [moveEvent(game, chosen, Zone.Command, 'put', player, by)]);
  const became = movedTo(done);
  if (became !== NO_OBJECT) moveMarker(game, player, became, 0, source);
}

/** CR 701.46d; and some dungeons are entered in no other way. */
function mayEnter(dungeon: GameObject, quality: string | null): boolean {
  if (quality !== null) return dungeon.record.card.name === quality;
  return !dungeon.record.card.faces[0].abilities.some(
    (ability) => ability.kind === 'static' && ability.rules.some(({ kind }) => kind === 'onlyByVenturingInto'),
  );
}

/** CR 309.4a, 309.5a: the event that room abilities look for. */
function moveMarker(game: Game, player: PlayerId, dungeon: ObjectId, room: number, source: ObjectId): void {
  mark(game, dungeon, { [VENTURE_MARKER]: room });
  perform(game, [deedEvent(ENTER_ROOM, player, dungeon, room, { cause: source, rule: '309.5a' })]);
}

/** The dungeon leaves the game, and its owner has completed it. CR 309.6, 309.7. */
export function completeDungeon(game: Game, dungeon: ObjectId, rule: string): void {
  const { owner, record } = game.objects[dungeon] as GameObject;
  const by = { cause: NO_OBJECT, rule };
  tallyGame(game, completedTally(owner, record.card.name), 1);
  perform(game, [moveEvent(game, dungeon, Zone.Outside, 'state-based', owner, by)]);
  perform(game, [deedEvent(COMPLETE, owner, dungeon, 1, { cause: NO_OBJECT, rule: '309.7' })]);
}

/** Venture into the dungeon. CR 701.46. */
export const ventureAction: KeywordAction = {
  kind: 'venture into the dungeon',
  cr: '701.46a',
  does: ({ game, player, context }) => venture(game, player, null, context.source),
  says: '{player} ventures into the dungeon',
  helps: true,
};

/** Venture into a dungeon that is named. CR 701.46d. */
export const ventureIntoAction: KeywordAction = {
  kind: 'venture into',
  cr: '701.46d',
  does: ({ game, player, words, context }) => venture(game, player, words.detail ?? '', context.source),
  says: '{player} ventures into the dungeon',
  helps: true,
};
