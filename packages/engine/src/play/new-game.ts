/** A game before its first question: setup checked, decks shuffled, hands drawn. CR 103.1-103.5. */
import { editCommand, editExile, editPlayer, newPlayer, opened } from '../vocabulary/door.ts';
import { Game, type OpenGame } from '../vocabulary/game.ts';
import type { CardId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { GameObject } from '../vocabulary/objects/objects.ts';
import { seedRandom, shuffleInPlace } from '../vocabulary/random.ts';
import type { GameSetup, PlayerSetup, StartingZones } from '../vocabulary/setup.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { isOnlyForAnte } from '../rules/additional-rules/ante.ts';
import { recordOf } from '../rules/objects/card-records.ts';
import { revealCompanions } from '../rules/starting-the-game/companion.ts';
import { drawOpeningHands } from '../rules/starting-the-game/opening-hands.ts';
import { addObject } from '../events/zones/apply-zone-change.ts';
import { conspiraciesOutOfPlace } from '../variants/casual-variants/conspiracies.ts';
import { wrongWithCard } from './check-cards.ts';
import { nontraditionalInDeck } from './traditional-decks.ts';
import { firstPlayer, joinLife, teamsOf } from './seats.ts';
import { dungeonsFor } from './dungeons-owned.ts';
import { startingLife } from '../questions/players/starting-life.ts';
import { rangesNow } from '../questions/players/range.ts';
import { checkPlayerRanges } from '../variants/multiplayer-variants/range-of-influence.ts';
import { withAttractions } from '../variants/attractions.ts';
import { withStickers } from '../variants/stickers.ts';
import { type ChosenVariant, rulebookFor, variantsOf } from '../variants/rulebook.ts';

/** A setup that can't be played: one sentence with place and remedy. */
export interface SetupError {
  readonly kind: 'setupError';
  readonly message: string;
}

function refuse(message: string): SetupError {
  return { kind: 'setupError', message };
}

/** The game at its first decision, or what is wrong with the setup. Whoever plays sets `ask`. */
export function createGame(setup: GameSetup): Game | SetupError {
  const chosen = checkSetup(setup);
  if ('kind' in chosen) return chosen;
  const game = opened(new Game(setup, rulebookFor(setup, chosen), unanswered));
  seedRandom(game, setup.seed);
  const teams = teamsOf(setup, chosen);
  setup.players.forEach((player, seat) => addPlayer(game, player, seat as PlayerId, teams[seat] as number));
  joinLife(game);
  const wrongCompanion = revealCompanions(game); // CR 103.2b
  if (wrongCompanion !== null) return refuse(wrongCompanion);
  for (const { variant, options } of chosen) variant.setUp?.(game, options);
  for (const player of game.players) shuffleInPlace(game, editPlayer(game, player.id).library);
  // CR 103.1.
  game.startingPlayer = firstPlayer(game, chosen);
  game.activePlayer = game.startingPlayer;
  game.turnOrderFrom = game.startingPlayer;
  game.ranges = rangesNow(game);
  game.startingLives = game.players.map(({ life }) => life);
  if (setup.start !== undefined) {
    // The battlefield fills in the first segment, because permanents may ask as they enter.
    setup.start.players.forEach((zones, seat) => placeCards(game, zones, seat as PlayerId));
  } else {
    for (const happens of game.rules.beforeHands) happens(game);
    drawOpeningHands(game);
  }
  return game;
}

function unanswered(): never {
  throw new Error('nobody answers the questions of this game');
}

/** The variants of its format, or what is wrong with the setup. */
export function checkSetup(setup: GameSetup): readonly ChosenVariant[] | SetupError {
  if (typeof setup !== 'object' || setup === null || !Array.isArray(setup.players))
    return refuse('A setup needs a list of players');
  if (typeof setup.format !== 'string') return refuse("A setup needs a format, such as 'two-player'");
  if (typeof setup.seed !== 'string') return refuse('A setup needs a seed: any text');
  if (setup.edition !== 'today' && setup.edition !== '2024-03-08')
    return refuse("A setup's edition is 'today' or '2024-03-08'");
  if (typeof setup.cards !== 'object' || setup.cards === null) return refuse('A setup needs its cards, by name');
  const seats = setup.players.length;
  if (seats < 2 || seats > 16) return refuse(`A game has two to sixteen players, not ${seats}`);
  const first = setup.startingPlayer;
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < seats)) {
    return refuse(`The starting player is a seat from 0 to ${seats - 1}, not ${String(first)}`);
  }
  for (const player of setup.players) {
    if (typeof player?.name !== 'string' || !Array.isArray(player.deck))
      return refuse('Every player needs a name and a deck');
  }
  const named = variantsOf(setup.format);
  if (typeof named === 'string') return refuse(named);
  const chosen = withStickers(setup, withAttractions(setup, named));
  const wrongRange = checkPlayerRanges(setup);
  if (wrongRange !== null) return refuse(wrongRange);
  const outOfPlace = conspiraciesOutOfPlace(
    setup,
    chosen.map(({ variant }) => variant.name),
  );
  if (outOfPlace !== null) return refuse(outOfPlace);
  for (const { variant, options } of chosen) {
    const wrong = variant.check?.(setup, options) ?? null;
    if (wrong !== null) return refuse(wrong);
  }
  for (const player of setup.players) {
    const zones = setup.start?.players[setup.players.indexOf(player)];
    let before: string | null = null;
    for (const name of [
      ...player.deck,
      ...(player.commanders ?? []),
      ...(player.sideboard ?? []),
      ...(player.dungeons ?? []),
      ...supplementary(player),
      ...namesIn(zones),
    ]) {
      if (name === before) continue; // Copies stand together in most lists.
      before = name;
      if (!Object.hasOwn(setup.cards, name))
        return refuse(`${player.name}'s deck names '${name}', which is not among the cards of the setup`);
      const wrong = wrongWithCard(name, setup.cards[name]) ?? wrongWithoutAnte(player.name, setup, chosen, name);
      if (wrong !== null) return refuse(wrong);
    }
  }
  const nontraditional = nontraditionalInDeck(setup);
  if (nontraditional !== null) return refuse(nontraditional);
  if (setup.start !== undefined && setup.start.players.length !== seats) {
    return refuse(`The starting position has ${setup.start.players.length} players, the game ${seats}`);
  }
  return chosen;
}

/** CR 407.3. */
function wrongWithoutAnte(
  player: string,
  setup: GameSetup,
  chosen: readonly ChosenVariant[],
  name: string,
): string | null {
  const card = setup.cards[name];
  if (card === undefined || !isOnlyForAnte(card) || chosen.some(({ variant }) => variant.name === 'ante')) return null;
  return `${player}'s deck names '${name}', which is for games played for ante only: take it out, or add '+ante' to the format (CR 407.3)`;
}

function supplementary({ planarDeck, schemes, vanguard, attractions = [] }: PlayerSetup): readonly string[] {
  const opened = attractions.map((entry) => (typeof entry === 'string' ? entry : entry.card));
  return [...(planarDeck ?? []), ...(schemes ?? []), ...(vanguard === undefined ? [] : [vanguard]), ...opened];
}

function namesIn(zones: StartingZones | undefined): readonly string[] {
  if (zones === undefined) return [];
  return [
    ...zones.hand,
    ...zones.graveyard,
    ...zones.exile,
    ...zones.library,
    ...zones.command,
    ...zones.battlefield.map(({ card }) => card),
  ];
}

/** A seat with its deck as the library. CR 103.3, 103.4. */
function addPlayer(game: OpenGame, from: PlayerSetup, seat: PlayerId, team: number): void {
  const life = startingLife(game, seat);
  const player = newPlayer(game, seat, from.name, team, life);
  game.players = [...game.players, player];
  for (const name of [...(from.commanders ?? []), ...from.deck])
    player.library.push(newCard(game, name, seat, Zone.Library));
  for (const name of from.sideboard ?? []) newCard(game, name, seat, Zone.Outside);
  for (const name of dungeonsFor(game.setup, from)) newCard(game, name, seat, Zone.Outside);
}

function newCard(game: Game, name: string, owner: PlayerId, zone: Zone): ObjectId {
  const card = game.setup.cards[name];
  if (card === undefined) throw new Error(`no card ${name}`);
  // Cards are numbered as they come: the first object of each is made here.
  return addObject(game, game.objects.length as CardId, recordOf(game, card), owner, zone, owner);
}

/** The cards of a starting position that are not on the battlefield. */
function placeCards(game: OpenGame, zones: StartingZones, seat: PlayerId): void {
  const player = editPlayer(game, seat);
  for (const name of zones.library) player.library.unshift(newCard(game, name, seat, Zone.Library));
  for (const name of zones.hand) player.hand.push(newCard(game, name, seat, Zone.Hand));
  for (const name of zones.graveyard) player.graveyard.push(newCard(game, name, seat, Zone.Graveyard));
  for (const name of zones.exile) editExile(game).push(newCard(game, name, seat, Zone.Exile));
  for (const name of zones.command) {
    const id = newCard(game, name, seat, Zone.Command);
    editCommand(game).push(id);
    const { card, record } = game.objects[id] as GameObject;
    if (game.setup.players[seat]?.commanders?.includes(record.card.name) !== false)
      player.commanders = [...player.commanders, card];
  }
}
