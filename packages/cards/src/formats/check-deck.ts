/** Whether a deck list is a legal deck of a format: the complaints, each with its rule. CR 100.2, 100.4, 903.5. */
import type { Color } from '@kitchen-table/language/surface';
import type { DeckEntry, DeckList, DeckSection } from '../deck-lists/deck-list.ts';
import { section } from '../deck-lists/deck-list.ts';
import { checkAttractionDeck } from './attraction-deck.ts';
import { BRAWL, checkCommanderDeck, COMMANDER, COMMANDER_DRAFT, type CommanderRules } from './commander.ts';
import type { DeckCard } from './deck-card.ts';
import type { DeckCardLookup, DeckRules } from './deck-rules.ts';
import { designateCommanders } from './designate.ts';
import { checkSideboardSize, type Copies, type DeckComplaint, type KnownDeck, total } from './known-deck.ts';
import { checkLimitedDeck, outsideThePool } from './limited.ts';
import { checkSixtyCardDeck } from './standard-60.ts';
import { checkStickerSheets } from './sticker-sheets.ts';
import { checkPlanarDeck, checkSchemeDeck, checkVanguard } from './supplementary-decks.ts';

/** What is known besides the list. */
export interface DeckCircumstances {
  /** In limited play: the names of the cards drafted or opened, one entry per card. CR 100.2b, 905.1d. */
  readonly pool?: readonly string[];
  /** Names that may be added to the pool as commanders, up to two of each. CR 903.13e. */
  readonly extraCommanders?: readonly string[];
  /** Whether commanders of one color or none have partner. CR 903.13f. */
  readonly fewColorsArePartners?: boolean;
  /** Colors chosen for the commanders. CR 903.4b. */
  readonly chosenColors?: readonly Color[];
  /** How much smaller than the minimum the deck may be, as cards say. CR 100.5, 113.6n. */
  readonly smallerBy?: number;
}

/** Everything wrong with a deck in a format; an empty list means that the deck is legal. */
export function checkDeck(
  deck: DeckList,
  lookup: DeckCardLookup,
  format: DeckRules,
  circumstances: DeckCircumstances = {},
): readonly DeckComplaint[] {
  const designated = designateCommanders(deck, lookup, format);
  const unknown: DeckComplaint[] = [];
  const known = (part: DeckSection): Copies[] => knownCards(section(designated, part), lookup, unknown);
  const cards: KnownDeck = { commanders: known('commanders'), main: known('main'), sideboard: known('sideboard') };
  const companion = known('companion')[0];
  if (companion !== undefined) cards.companion = companion.card;
  return [
    ...unknown,
    ...supplementaryCards(cards),
    ...bannedCards(cards, format),
    ...complaintsOf(cards, format, circumstances),
    ...checkAttractionDeck(known('attractions'), format === 'limited' || format === 'commander-draft'),
    ...checkStickerSheets(section(deck, 'stickers'), format === 'limited' || format === 'commander-draft'),
    ...checkPlanarDeck(known('planes')),
    ...checkSchemeDeck(known('schemes')),
    ...checkVanguard(known('vanguards')),
    ...outsideThePool(cards, circumstances.pool, circumstances.extraCommanders ?? []),
  ];
}

function complaintsOf(cards: KnownDeck, format: DeckRules, circumstances: DeckCircumstances): DeckComplaint[] {
  const { chosenColors } = circumstances;
  const colors = chosenColors === undefined ? {} : { chosenColors };
  switch (format) {
    case 'standard-60':
      return [...checkSixtyCardDeck(cards), ...conspiracies(cards)];
    case 'limited':
      return checkLimitedDeck(cards, circumstances.smallerBy ?? 0);
    case 'commander':
    case 'brawl':
      return [
        ...checkCommanderDeck(cards, { ...LED[format], ...colors }),
        ...checkSideboardSize(total(cards.sideboard)),
        ...conspiracies(cards),
      ];
    case 'commander-draft':
      return checkCommanderDeck(cards, {
        ...COMMANDER_DRAFT,
        fewColorsArePartners: circumstances.fewColorsArePartners === true,
        ...colors,
      });
  }
}
const LED: Readonly<Record<'commander' | 'brawl', CommanderRules>> = { commander: COMMANDER, brawl: BRAWL };

/** CR 315.1: conspiracies are for limited play, also in sideboards. */
function conspiracies(deck: KnownDeck): DeckComplaint[] {
  return deck.sideboard
    .filter(({ card }) => card.types.includes('conspiracy'))
    .map(({ card }) => ({
      rule: '315.1',
      text: `${card.name} is a conspiracy, which only limited play uses; take it out of the sideboard.`,
      card: card.name,
    }));
}

/** Unknown names are complained of once and counted as a card each, so that the deck's size is still judged. */
function knownCards(entries: readonly DeckEntry[], lookup: DeckCardLookup, unknown: DeckComplaint[]): Copies[] {
  const told = new Set(unknown.map(({ card }) => card));
  return entries.map(({ name, count }) => {
    const card = lookup(name);
    if (card !== undefined) return { card, count };
    if (!told.has(name)) {
      told.add(name);
      unknown.push({
        rule: '201.2',
        text: `no card named "${name}" is known; check the spelling or import more cards.`,
        card: name,
      });
    }
    return { card: unknownCard(name), count };
  });
}

function unknownCard(name: string): DeckCard {
  return {
    name,
    supertypes: ['legendary'],
    types: ['creature'],
    subtypes: [],
    hasPowerAndToughness: true,
    colorIdentity: [],
    basicLandColors: [],
    canBeCommander: true,
    partner: [],
    companion: false,
    bannedIn: [],
  };
}

const SUPPLEMENTARY = new Set(['plane', 'phenomenon', 'vanguard', 'scheme', 'conspiracy', 'dungeon']);

/** Nontraditional cards belong to supplementary decks. CR 100.2d, 108.2a. */
function supplementaryCards(deck: KnownDeck): DeckComplaint[] {
  const misplaced = [...deck.commanders, ...deck.main].filter(
    ({ card }) => card.types.some((type) => SUPPLEMENTARY.has(type)) || card.subtypes.includes('attraction'),
  );
  return misplaced.map(({ card }) => ({
    rule: '100.2d',
    text: `${card.name} belongs to a supplementary deck or to no deck; put it under its own heading, such as Planes.`,
    card: card.name,
  }));
}

/** CR 100.6: tournament rules may bar cards; the card's record says which formats do. */
function bannedCards(deck: KnownDeck, format: DeckRules): DeckComplaint[] {
  if (format !== 'commander') return [];
  return [...deck.commanders, ...deck.main]
    .filter(({ card }) => card.bannedIn.includes('commander'))
    .map(({ card }) => ({ rule: '100.6', text: `${card.name} is banned in Commander; take it out.`, card: card.name }));
}
