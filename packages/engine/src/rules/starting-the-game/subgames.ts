/** Subgames: a separate game within a game, with the libraries as decks. CR 726. */
import { addObject } from '../../events/zones/apply-zone-change.ts';
import { logLine } from '../../events/log-lines.ts';
import { perform, performOne } from '../../events/perform.ts';
import { layFaceDown } from '../../events/zones/supplementary-cards.ts';
import { rangesNow } from '../../questions/players/range.ts';
import { staysInCommandZone } from '../../questions/objects/supplementary-cards.ts';
import { primaryPlayer } from '../../questions/players/teams.ts';
import { editCommand, editObject, editPlayer, newPlayer, opened } from '../../vocabulary/door.ts';
import { Game, type OpenGame } from '../../vocabulary/game.ts';
import { type CardId, NO_CARD, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import type { SubgameCard } from '../../vocabulary/other-games.ts';
import { Player } from '../../vocabulary/players/players.ts';
import { randomBelow, seedRandom, shuffleInPlace } from '../../vocabulary/random.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { isAttractionCard } from '../additional-rules/attractions.ts';
import { moveEvent } from '../event-makers.ts';
import { chooseSheets } from './sticker-sheets.ts';
import { drawOpeningHands } from './opening-hands.ts';
import { notePlayer } from '../../vocabulary/game-notes.ts';

/** Plays a subgame to its end, while this game is discontinued; gives back who won it. CR 726.1a, 726.6. */
export function playSubgame(sealed: Game, source: ObjectId, life: number | null): readonly PlayerId[] {
  const game = opened(sealed);
  const sub = beginSubgame(game, life);
  game.subgame = sub;
  while (sub.waiting !== 'over') game.rules.advance(sub);
  game.subgame = null;
  const names = sub.winners.map((player) => ({ player }));
  logLine(game, '726.5', source, names.length === 0 ? ['Nobody wins the subgame'] : [...names, ' wins the subgame']);
  endSubgame(game, sub);
  return sub.winners;
}

/** CR 726.2: a new set of zones; the libraries are the decks; chance says who goes first. */
function beginSubgame(game: OpenGame, life: number | null): OpenGame {
  const sub = opened(new Game(game.setup, game.rules, (current, question) => game.ask(current, question)));
  sub.main = game;
  sub.scripted = game.scripted;
  sub.records = game.records;
  seedRandom(sub, `subgame ${randomBelow(game, 4294967296)}`);
  sub.startingLives = game.players.map(({ id }) => life ?? game.startingLives[id] ?? game.rules.startingLife);
  sub.players = game.players.map((player) => playerOf(sub, player));
  // Effects without a source are rules of the variants in play.
  sub.effects = game.effects.filter(({ context }) => context.source === NO_OBJECT);
  moveCardsIn(game, sub);
  chooseSheets(sub);
  for (const { id } of sub.players) shuffleInPlace(sub, editPlayer(sub, id).library);
  const seats = sub.players.filter(({ lost }) => !lost).map(({ id }) => id);
  sub.startingPlayer = primaryPlayer(sub, seats[randomBelow(sub, seats.length)] as PlayerId);
  sub.activePlayer = sub.startingPlayer;
  sub.turnOrderFrom = sub.startingPlayer;
  sub.ranges = rangesNow(sub);
  for (const happens of sub.rules.beforeHands) happens(sub);
  drawOpeningHands(sub);
  return sub;
}

/** CR 726.4b: without the counters, life and designations of the main game; who has left it is not in the subgame. */
function playerOf(sub: OpenGame, { id, name, team, lost, maximumHandSize }: Player): Player {
  const player = newPlayer(sub, id, name, team, sub.startingLives[id] ?? 0);
  player.lost = lost;
  player.left = lost;
  player.maximumHandSize = maximumHandSize;
  return player;
}

/** Whether a card may be in the game at all: no token, no copy, no ability. */
function isCard(object: GameObject): boolean {
  return object.card !== NO_CARD && object.zone !== Zone.None;
}

function isCommander(game: Game, { owner, card }: GameObject): boolean {
  return (game.players[owner] as Player).commanders.includes(card);
}

/**
 * The libraries, the face-down supplementary decks, and from the command zone vanguard cards and commanders; every
 * other card of the players, in the main game or outside it, is outside the subgame. CR 726.2, 726.2a-c, 726.4.
 */
function moveCardsIn(game: OpenGame, sub: OpenGame): void {
  const fromMain: SubgameCard[] = [];
  const cards = new Map<ObjectId, CardId>();
  const bring = (id: ObjectId, zone: Zone): ObjectId => {
    const { record, owner } = game.objects[id] as GameObject;
    const card = sub.objects.length as CardId;
    const became = addObject(sub, card, record, owner, zone, owner);
    fromMain.push({ card, main: id, inside: zone !== Zone.Outside });
    cards.set(id, card);
    if (zone !== Zone.Outside) editObject(game, id).zone = Zone.Outside;
    return became;
  };
  for (const { id, library } of game.players) {
    editPlayer(sub, id).library = library.map((card) => bring(card, Zone.Library));
    editPlayer(game, id).library = [];
  }
  moveDecksIn(game, sub, (id) => bring(id, Zone.Command));
  sub.attractionDecks = game.attractionDecks.map((deck) => movedDeck(sub, deck, (id) => bring(id, Zone.Command)));
  game.attractionDecks = game.attractionDecks.map(() => []);
  const stay = game.command.filter((id) => {
    const object = game.objects[id] as GameObject;
    return !(isCard(object) && (isCommander(game, object) || isVanguard(object)));
  });
  for (const id of game.command) if (!stay.includes(id)) editCommand(sub).push(bring(id, Zone.Command));
  const command = editCommand(game);
  command.length = 0;
  for (const id of stay) command.push(id);
  for (const object of game.objects)
    if (isCard(object) && !cards.has(object.id) && !staysInCommandZone(object) && !isAttractionCard(object))
      bring(object.id, Zone.Outside);
  sub.fromMain = fromMain;
  // CR 903.3: the card stays a commander wherever it is.
  for (const [id, card] of cards) {
    const object = game.objects[id] as GameObject;
    const { id: owner, commanders } = sub.players[object.owner] as Player;
    if (isCommander(game, object)) notePlayer(sub, owner, 'commanders', [...commanders, card]);
  }
}

function isVanguard({ record }: GameObject): boolean {
  return record.card.faces[0].types.includes('vanguard');
}

function movedDeck(sub: Game, deck: readonly ObjectId[], bring: (id: ObjectId) => ObjectId): readonly ObjectId[] {
  const moved = deck.map(bring);
  for (const id of moved) layFaceDown(sub, id);
  shuffleInPlace(sub, moved);
  return moved;
}

/** CR 726.2a: the supplementary decks; face-up cards remain in the main game. */
function moveDecksIn(game: OpenGame, sub: OpenGame, bring: (id: ObjectId) => ObjectId): void {
  const decks = game.supplementary;
  if (decks === null) return;
  const move = (deck: readonly ObjectId[]): readonly ObjectId[] => movedDeck(sub, deck, bring);
  const planar = decks.communal ? move(decks.planar[0] as readonly ObjectId[]) : null;
  sub.supplementary = {
    ...decks,
    planar: decks.planar.map((deck) => planar ?? move(deck)),
    schemes: decks.schemes.map(move),
    planarControllers: [],
  };
  game.supplementary = { ...decks, planar: decks.planar.map(() => []), schemes: decks.schemes.map(() => []) };
}

/** CR 726.5: the traditional cards go to the main-game libraries, which are shuffled; the rest ceases to exist. */
function endSubgame(game: OpenGame, sub: Game): void {
  const last = new Map<CardId, GameObject>();
  for (const object of sub.objects) if (object.card !== NO_CARD) last.set(object.card, object);
  const supplementary: ObjectId[] = [];
  const attractions: ObjectId[] = [];
  for (const { card, main, inside } of sub.fromMain) {
    const object = last.get(card) as GameObject;
    // The first object of a card bears its number: a card that was never brought in is still that object.
    if (!inside && (object.id as number) === (card as number)) continue;
    if (isAttractionCard(object)) attractions.push(main);
    else if (staysInCommandZone(object)) {
      if (isVanguard(object))
        toCommandZone(game, main); // CR 726.5b
      else supplementary.push(main);
    } else if (isCommander(sub, object) && (object.zone === Zone.Command || (inside && object.zone === Zone.None)))
      toCommandZone(game, main); // CR 726.5c
    else if (object.zone !== Zone.Command) toLibrary(game, main);
  }
  decksReturn(game, supplementary);
  attractionsReturn(game, attractions);
  for (const { id, lost } of game.players)
    if (!lost) performOne(game, { kind: 'shuffle', player: id, library: id, cause: NO_OBJECT, rule: '726.5' });
}

/** CR 726.4a: what was brought in from a zone of the main game has left it, and abilities may have triggered. */
function leaveMainZone(game: Game, id: ObjectId): ObjectId {
  const object = game.objects[id] as GameObject;
  if (object.zone === Zone.Outside) return id;
  perform(game, [moveEvent(game, id, Zone.Outside, 'put', object.owner, { cause: NO_OBJECT, rule: '726.4a' })]);
  return (game.objects[id] as GameObject).became;
}

function toLibrary(game: OpenGame, main: ObjectId): void {
  const id = leaveMainZone(game, main);
  if (!isIn(game, id, Zone.Outside)) return;
  const object = game.objects[id] as GameObject;
  if (isCommander(game, object)) {
    // CR 903.9b: its owner may put it into the command zone instead.
    perform(game, [moveEvent(game, id, Zone.Library, 'put', object.owner, { cause: NO_OBJECT, rule: '726.5' })]);
    return;
  }
  const became = addObject(game, object.card, object.record, object.owner, Zone.Library, object.owner);
  const old = editObject(game, id);
  old.zone = Zone.None;
  old.became = became;
  editPlayer(game, object.owner).library.push(became);
}

function toCommandZone(game: OpenGame, main: ObjectId): void {
  const id = leaveMainZone(game, main);
  if (!isIn(game, id, Zone.Outside)) return;
  editObject(game, id).zone = Zone.Command;
  editCommand(game).push(id);
}

/** CR 726.5a, for Attraction decks. */
function attractionsReturn(game: OpenGame, cards: readonly ObjectId[]): void {
  for (const id of cards) {
    editObject(game, id).zone = Zone.Command;
    layFaceDown(game, id);
  }
  game.attractionDecks = game.attractionDecks.map((deck, seat) => {
    const whole = [...deck, ...cards.filter((id) => (game.objects[id] as GameObject).owner === seat)];
    shuffleInPlace(game, whole);
    return whole;
  });
}

/** CR 726.5a: every card of a supplementary deck is in it again, face down, and the deck is shuffled. */
function decksReturn(game: OpenGame, cards: readonly ObjectId[]): void {
  const decks = game.supplementary;
  if (decks === null) return;
  for (const id of cards) {
    editObject(game, id).zone = Zone.Command;
    layFaceDown(game, id);
  }
  const whole = (list: readonly (readonly ObjectId[])[], isScheme: boolean, all: boolean): readonly ObjectId[][] =>
    list.map((deck, seat) => {
      const returning = cards.filter((id) => {
        const { owner, record } = game.objects[id] as GameObject;
        return record.card.faces[0].types.includes('scheme') === isScheme && (all || owner === seat);
      });
      const shuffled = [...deck, ...returning];
      shuffleInPlace(game, shuffled);
      return shuffled;
    });
  const planar = whole(decks.communal ? decks.planar.slice(0, 1) : decks.planar, false, decks.communal);
  game.supplementary = {
    ...decks,
    planar: decks.communal ? decks.planar.map(() => planar[0] as readonly ObjectId[]) : planar,
    schemes: whole(decks.schemes, true, false),
  };
}
