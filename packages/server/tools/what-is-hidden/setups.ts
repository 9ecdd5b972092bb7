/** Games of every variant with decks full of what is hidden. */
import { limitedCards, withAttractionDecks, withDungeons, withStickerSheets } from '@kitchen-table/cards';
import {
  FORMATS,
  type GameSetup,
  isOnlyForAnte,
  type PlayerSetup,
  randomStream,
  usualPlayers,
  VARIANTS,
} from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { deckRules } from '../../src/cards/prepare-game.ts';
import { withMissingSupplementary } from '../../src/cards/supplementary.ts';

/** Draws a card with the help of a random number in [0, 1). */
export type DrawCard = (random: () => number) => Card;

/** A land of every basic land type, so that any deck can pay its costs. CR 305.6. */
const EVERY_LAND: Card = lower({
  name: 'Land of Every Type',
  layout: 'normal',
  faces: [
    {
      name: 'Land of Every Type',
      manaCost: null,
      supertypes: [],
      types: ['land'],
      subtypes: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'],
      abilities: [],
    },
  ],
  colorIdentity: [],
});
const LANDS = 22;
const SPELLS = 38;
const SIDEBOARD = 5;

/** Every format, and some together. */
const GAMES: readonly string[] = [
  ...Object.keys(FORMATS).filter((name) => VARIANTS.some((variant) => variant.name === name)),
  'commander+planechase+two-headed-giant',
  'conspiracy-draft+vanguard',
  'archenemy+planechase',
];
/** Games of more players are long, and show no more. */
const MOST_PLAYERS = 6;

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'];

/** The setup of a seed. */
export function setupOf(seed: number, draw: DrawCard): GameSetup {
  const random = randomStream(`setup ${seed}`);
  const format = GAMES[seed % GAMES.length] as string;
  const cards: Record<string, Card> = { [EVERY_LAND.name]: EVERY_LAND };
  const wanted = usualPlayers(format) ?? (format.includes('grand-melee') ? 8 : 2 + Math.floor(random() * 2));
  const count = format.includes('grand-melee') ? wanted : Math.min(wanted, MOST_PLAYERS);
  const take = (times: number): string[] =>
    Array.from({ length: times }, () => {
      let card = draw(random);
      while (isOnlyForAnte(card) && !format.includes('ante')) card = draw(random); // CR 407.3
      cards[card.name] = card;
      return card.name;
    });
  const players = NAMES.slice(0, count).map((name): PlayerSetup => {
    const deck = [...Array.from({ length: LANDS }, () => EVERY_LAND.name), ...take(SPELLS)];
    const sideboard = take(SIDEBOARD);
    const leaders = /commander|brawl/.test(format) ? { commanders: [leader(cards, draw, random)] } : {};
    const player: PlayerSetup = { name, deck, sideboard, ...leaders };
    return format.includes('conspiracy') ? withConspiracies(player, cards, random) : player;
  });
  const complete = withMissingSupplementary(format, players, cards);
  return {
    format,
    ...withStickerSheets(withAttractionDecks(withDungeons(cards), complete), /limited|draft/.test(deckRules(format))),
    seed: `hidden ${seed}`,
    edition: 'today',
    log: true,
  };
}

/** A legendary creature, drawn or made of one. CR 903.3. */
function leader(cards: Record<string, Card>, draw: DrawCard, random: () => number): string {
  for (let tries = 0; tries < 300; tries++) {
    const card = draw(random);
    const [face] = card.faces;
    if (card.faces.length > 1 || !face.types.includes('creature')) continue;
    const name = face.supertypes.includes('legendary') ? card.name : `${card.name}, in Person`;
    cards[name] = { ...card, name, faces: [{ ...face, name, supertypes: ['legendary'] }] };
    return name;
  }
  throw new Error('No creature was drawn in three hundred tries: look at the cards to draw from');
}

/** Two conspiracies, whose names are chosen in secret where they have a hidden agenda. CR 315.2, 702.106. */
function withConspiracies(player: PlayerSetup, cards: Record<string, Card>, random: () => number): PlayerSetup {
  const all = Object.values(limitedCards()).filter(({ faces }) => faces[0].types.includes('conspiracy'));
  const chosen = [...all].sort(() => random() - 0.5).slice(0, 4);
  for (const card of chosen) cards[card.name] = card;
  const conspiracies = chosen.map((card) => {
    const text = JSON.stringify(card.faces[0].abilities);
    const secrets = text.includes('"double agenda"') ? 2 : text.includes('"hidden agenda"') ? 1 : 0;
    return { card: card.name, names: [...new Set(player.deck)].slice(1, 1 + secrets) };
  });
  return { ...player, conspiracies, sideboard: [...(player.sideboard ?? []), ...chosen.map(({ name }) => name)] };
}
