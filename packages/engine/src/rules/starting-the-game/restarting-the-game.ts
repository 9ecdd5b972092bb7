/** Restarting the game. CR 724. */
import type { Clause } from '@kitchen-table/language/core';
import { addObject } from '../../events/zones/apply-zone-change.ts';
import { logLine } from '../../events/log-lines.ts';
import { layFaceDown } from '../../events/zones/supplementary-cards.ts';
import { staysInCommandZone } from '../../questions/objects/supplementary-cards.ts';
import { primaryPlayer } from '../../questions/players/teams.ts';
import type { CardRecord } from '../../vocabulary/objects/cards.ts';
import type { Context } from '../../vocabulary/context.ts';
import { editObject, editPlayer, newPlayer, opened, setField, setPlayerField } from '../../vocabulary/door.ts';
import { Game, type OpenGame } from '../../vocabulary/game.ts';
import { GAME_FIELDS, PLAYER_FIELDS } from '../../vocabulary/game-fields.ts';
import { type CardId, NO_CARD, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { componentsOf } from '../../vocabulary/objects/merged.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { shuffleInPlace } from '../../vocabulary/random.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { isAttractionCard } from '../additional-rules/attractions.ts';
import { chooseSheets } from './sticker-sheets.ts';
import { drawOpeningHands } from './opening-hands.ts';

/** An effect restarts the game: it does as soon as nothing resolves any more. CR 724.1. */
export function noteRestart(sealed: Game, by: PlayerId, exempt: readonly ObjectId[], context: Context): void {
  const game = opened(sealed);
  game.restarting = { by, exempt, rest: [], context, begun: false };
}

/** Leaves the instructions that come after the restart for the new game; true when there is a restart to wait for. CR 724.4. */
export function leaveForNewGame(sealed: Game, rest: readonly Clause[], context: Context): boolean {
  const game = opened(sealed);
  const { restarting } = game;
  if (restarting === null || restarting.begun) return false;
  game.restarting = { ...restarting, rest: [...restarting.rest, ...rest], context };
  return true;
}

/** The game ends, nobody wins, loses or draws it; those still in it begin a new one. CR 724.1, 104.6. */
export function restartGame(game: OpenGame): void {
  const { restarting } = game;
  if (restarting === null) return;
  logLine(game, '724.1', NO_OBJECT, ['The game restarts']);
  game.restarting = { ...restarting, begun: true };
  gatherCards(game, new Set(restarting.exempt));
  beginAnew(game);
  game.restarts++;
  for (const { id } of game.players) shuffleInPlace(game, editPlayer(game, id).library);
  gatherSupplementaryDecks(game);
  chooseSheets(game);
  // CR 724.1a.
  game.startingPlayer = primaryPlayer(game, restarting.by);
  game.activePlayer = game.startingPlayer;
  game.turnOrderFrom = game.startingPlayer;
  for (const happens of game.rules.beforeHands) happens(game);
  drawOpeningHands(game);
}

/** The effect finishes resolving just before the first turn's untap step; what triggers waits. CR 724.4. */
export function finishRestarting(game: OpenGame): void {
  const { restarting } = game;
  if (restarting === null) return;
  game.restarting = null;
  let context: Context = { ...restarting.context, stackObject: NO_OBJECT };
  for (const clause of restarting.rest) context = game.rules.execute(game, clause, context);
}

/** Every card of the game goes to its owner's deck, wherever it is and wherever it came from. CR 724.2, 724.5. */
function gatherCards(game: OpenGame, exempt: ReadonlySet<ObjectId>): void {
  const libraries: ObjectId[][] = game.players.map(() => []);
  const command: ObjectId[] = [];
  const attractions = game.attractionDecks.map((deck) => deck.slice());
  const before = game.objects.length;
  for (let id = 0 as ObjectId; id < before; id++) {
    const object = game.objects[id] as GameObject;
    if (exempt.has(id)) continue;
    if (!isCardInGame(object)) {
      // CR 111.7, 114.1, 707.10a: tokens, emblems and copies are no cards: they are of the game that has ended.
      if (object.zone !== Zone.Outside && object.zone !== Zone.None) editObject(game, id).zone = Zone.None;
      continue;
    }
    if (staysInCommandZone(object)) {
      if ((object.status & StatusBit.FaceDown) === 0) command.push(id);
      continue;
    }
    const old = editObject(game, id);
    if (isAttractionCard(object)) {
      if (!attractions.some((deck) => deck.includes(id)))
        (attractions[object.owner] as ObjectId[]).push(newInDeck(game, object));
      continue;
    }
    old.zone = Zone.None;
    for (const { card, record, owner } of cardsOf(game, object)) {
      const zone = zoneToBeginIn(game, owner, card, record);
      const became = addObject(game, card, record, owner, zone, owner);
      old.became = became;
      if (zone === Zone.Library) (libraries[owner] as ObjectId[]).push(became);
      else if (zone === Zone.Command) command.push(became);
    }
  }
  for (const deck of attractions) shuffleInPlace(game, deck);
  game.attractionDecks = attractions;
  game.exile = [...exempt].filter((id) => isIn(game, id, Zone.Exile));
  game.command = command;
  game.players = game.players.map(({ id }) => playerAnew(game, id, libraries[id] as ObjectId[]));
}

/** An opened Attraction is a card of its deck again. CR 103.3a, 717.2. */
function newInDeck(game: OpenGame, { id, card, record, owner }: GameObject): ObjectId {
  const became = addObject(game, card, record, owner, Zone.Command, owner);
  const old = editObject(game, id);
  old.zone = Zone.None;
  old.became = became;
  layFaceDown(game, became);
  return became;
}

function isCardInGame(object: GameObject): boolean {
  if (object.zone === Zone.None || object.zone === Zone.Outside) return false;
  if (componentsOf(object) !== null) return true;
  return object.card !== NO_CARD;
}

/** The cards that represent the object: several when it is a merged or melded permanent. CR 727.2. */
function cardsOf(game: Game, object: GameObject): readonly Pick<GameObject, 'card' | 'record' | 'owner'>[] {
  const components = componentsOf(object);
  if (components === null) return [object];
  return components
    .filter(({ card }) => card !== NO_CARD)
    .map(({ card, record }) => ({
      card,
      record: game.records[record] as CardRecord,
      owner: (game.objects[card] as GameObject).owner,
    }));
}

/** CR 103.2c: a commander begins in the command zone; a dungeon card outside the game (309.2); the rest in the deck. */
function zoneToBeginIn(game: Game, owner: PlayerId, card: CardId, record: CardRecord): Zone {
  if (record.card.faces[0].types.includes('dungeon')) return Zone.Outside;
  return (game.players[owner] as Player).commanders.includes(card) ? Zone.Command : Zone.Library;
}

/** The player at the beginning of a game; commanders stay commanders. CR 724.5a. */
function playerAnew(game: OpenGame, id: PlayerId, library: ObjectId[]): Player {
  const old = game.players[id] as Player;
  const player = newPlayer(game, id, old.name, old.team, game.startingLives[id] ?? old.life);
  for (const field of Object.keys(PLAYER_FIELDS) as (keyof Player)[])
    if (PLAYER_FIELDS[field].restart === 'kept') setPlayerField(player, field, old[field]);
  player.library = library;
  return player;
}

function beginAnew(game: OpenGame): void {
  // Effects without a source are rules of the variants in play.
  game.effects = game.effects.filter(({ context }) => context.source === NO_OBJECT);
  const fresh = new Game(game.setup, game.rules, game.ask);
  for (const field of Object.keys(GAME_FIELDS) as (keyof Game)[])
    if (GAME_FIELDS[field].restart === 'anew') setField(game, field, fresh[field]);
  game.ownedLists = 0;
  game.changes++;
  game.derived = null;
}

/** Every planar and scheme deck is whole again, and shuffled. CR 103.3a. */
function gatherSupplementaryDecks(game: OpenGame): void {
  const decks = game.supplementary;
  if (decks === null) return;
  const faceUp = new Set(game.command.filter((id) => belongsInDeck(game.objects[id] as GameObject)));
  for (const id of faceUp) layFaceDown(game, id);
  game.command = game.command.filter((id) => !faceUp.has(id));
  const whole = (list: readonly (readonly ObjectId[])[], types: readonly string[]): readonly (readonly ObjectId[])[] =>
    list.map((deck, seat) => {
      const cards = [...deck];
      for (const id of faceUp) {
        const { owner, record } = game.objects[id] as GameObject;
        const fits = record.card.faces[0].types.some((type) => types.includes(type));
        if (fits && (owner === seat || (decks.communal && types.includes('plane')))) cards.push(id);
      }
      shuffleInPlace(game, cards);
      return cards;
    });
  const planar = whole(decks.communal ? decks.planar.slice(0, 1) : decks.planar, ['plane', 'phenomenon']);
  game.supplementary = {
    ...decks,
    planar: decks.communal ? decks.planar.map(() => planar[0] as readonly ObjectId[]) : planar,
    schemes: whole(decks.schemes, ['scheme']),
    planarControllers: [],
  };
}

function belongsInDeck({ record }: GameObject): boolean {
  return record.card.faces[0].types.some((type) => type === 'plane' || type === 'phenomenon' || type === 'scheme');
}
