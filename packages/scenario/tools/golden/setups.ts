/** The game in which a card is met: the format that it belongs to, and where in it the card begins. */
import { withAttractionDecks, withStickerSheets } from '@kitchen-table/cards';
import {
  type GameSetup,
  isNontraditional,
  isOnlyForAnte,
  type PlayerSetup,
  type StartingZones,
} from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { otherCards, PLANES, SCHEMES, VANGUARD, zonesWith } from './board.ts';

/** Where the card begins: to be cast or played, or already at work. */
export type Place = 'hand' | 'play';

const NAMES: Readonly<Record<Place, readonly string[]>> = { hand: ['Ann', 'Ben'], play: ['Ann', 'Ben', 'Cat'] };
/** On a card that says nothing of which numbers are lit up. CR 717.1. */
const LIGHTS = [2, 3, 4, 5, 6];

/** The setup of one situation. */
export function setupFor(card: Card, place: Place): GameSetup {
  const { format, own, other } = formatOf(card);
  const players = NAMES[place].map((name, seat): PlayerSetup => ({ name, deck: [], ...(seat === 0 ? own : other) }));
  return {
    format: isOnlyForAnte(card) ? `${format}+ante` : format, // CR 407.3
    ...withSupplies(card, players),
    seed: place,
    edition: 'today',
    log: true,
    startingPlayer: 0,
    start: { players: players.map((_, seat) => zonesOf(card, place, seat)) },
  };
}

type Supplies = Partial<PlayerSetup>;

/** The format of a card that is in no deck of the usual sort. CR 100.2d. */
function formatOf(card: Card): { readonly format: string; readonly own: Supplies; readonly other: Supplies } {
  const { types, subtypes } = card.faces[0];
  const { name } = card;
  if (types.includes('plane'))
    return supplied('free-for-all+planechase', { planarDeck: [name, ...PLANES] }, { planarDeck: PLANES });
  if (types.includes('phenomenon')) {
    const [first, ...rest] = PLANES;
    return supplied(
      'free-for-all+planechase',
      { planarDeck: [first as string, name, ...rest] },
      { planarDeck: PLANES },
    );
  }
  if (types.includes('scheme')) return supplied('archenemy', { schemes: [name, name, ...SCHEMES] }, {});
  if (types.includes('vanguard')) return supplied('free-for-all+vanguard', { vanguard: name }, { vanguard: VANGUARD });
  if (subtypes.includes('Attraction'))
    return supplied('free-for-all', { attractions: [{ card: name, lights: card.lights ?? LIGHTS }] }, {});
  return supplied('free-for-all', {}, {});
}

function supplied(format: string, own: Supplies, other: Supplies): ReturnType<typeof formatOf> {
  return { format, own, other };
}

/** Every card of the game, with the Attractions and stickers that the card makes its players bring. CR 717.2, 123.2. */
function withSupplies(
  card: Card,
  players: readonly PlayerSetup[],
): Pick<GameSetup, 'cards' | 'players' | 'stickerSheets'> {
  const cards = { ...otherCards(card), [card.name]: card };
  const brought = withStickerSheets(
    withAttractionDecks(
      cards,
      players.map((player) => ({ ...player, deck: [card.name] })),
    ),
  );
  return { ...brought, players: brought.players.map((player) => ({ ...player, ...fewSheets(player), deck: [] })) };
}

/** CR 123.2b. */
function fewSheets({ stickerSheets }: PlayerSetup): Supplies {
  return stickerSheets === undefined ? {} : { stickerSheets: stickerSheets.slice(0, 3) };
}

function zonesOf(card: Card, place: Place, seat: number): StartingZones {
  const { name } = card;
  const face = card.faces[0];
  if (isNontraditional(card)) {
    const commanded = face.types.some((type) => type === 'conspiracy');
    return { ...zonesWith({}), command: commanded && seat === 0 ? [name] : [] };
  }
  if (place === 'hand') return zonesWith(seat === 0 ? { hand: [name, name] } : { library: [name] });
  if (seat > 1) return zonesWith({});
  if (isForPlay(face))
    return zonesWith(seat === 0 ? { battlefield: [name], graveyard: [name], library: [name] } : { hand: [name] });
  return zonesWith(seat === 0 ? { hand: [name], graveyard: [name], library: [name] } : { hand: [name] });
}

/** Whether a position can begin with it on the battlefield: an Aura would have nothing to be attached to. CR 303.4, 704.5m. */
function isForPlay({ types, subtypes }: Card['faces'][0]): boolean {
  return !types.some((type) => type === 'instant' || type === 'sorcery') && !subtypes.includes('Aura');
}
