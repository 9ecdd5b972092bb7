/** Starter cards and decks, deck lists, deck construction, import of card files. */
export type { CardRecord, FaceRecord } from './card-record.ts';
export type {
  DeckEntry,
  DeckFormat,
  DeckList,
  DeckListProblem,
  DeckListResult,
  DeckSection,
} from './deck-lists/deck-list.ts';
export { countCopies, DECK_FORMATS, DECK_SECTIONS, section } from './deck-lists/deck-list.ts';
export { readDeckList, writeDeckList } from './deck-lists/files.ts';
export { cardNames, seatWith } from './deck-lists/seat.ts';
export type { NameIndex } from './deck-lists/names.ts';
export { indexByName, nameKey, nameKeys } from './deck-lists/names.ts';
export type {
  DeckChange,
  DeckInQuestion,
  DeckProblem,
  DeckRemedy,
  KnownDeckCard,
} from './deck-problems/deck-problems.ts';
export { DECK_PROBLEMS, deckProblems, readableDeckList, withChanges } from './deck-problems/deck-problems.ts';
export { NamesMeant, nearestNames } from './deck-problems/nearest-names.ts';
export { manaValueOfCost, substituteFor } from './deck-problems/substitutes.ts';
export type { DeckCircumstances } from './formats/check-deck.ts';
export type { DeckCardLookup, DeckRules } from './formats/deck-rules.ts';
export type { DeckComplaint } from './formats/known-deck.ts';
export { checkDeck } from './formats/check-deck.ts';
export { DECK_RULES } from './formats/deck-rules.ts';
export { designateCommanders, ledBy, possibleLeaders } from './formats/designate.ts';
export type { DeckCard, Partner } from './formats/deck-card.ts';
export { deckCardFromRecord } from './formats/deck-card.ts';
export { recordFromCard } from './formats/print-record.ts';
export { deckCardFromCard } from './formats/read-deck-card.ts';
export type { CardCounts, CardDatabase, StoredCard } from './import/database.ts';
export type { BadRecord, ImportReport } from './import/import-file.ts';
export {
  allCards,
  allRecords,
  cardRecords,
  closeCardDatabase,
  countCards,
  dataFolder,
  findCard,
  holdsRulings,
  importFile,
  importRulings,
  openCardDatabase,
  openSqlite,
  rulingsOf,
  storedNames,
  updateCards,
} from './import/lazy.ts';
export type { ImportProgress } from './import/open-file.ts';
export type { Ruling } from './import/rulings.ts';
export type { UpdateOptions, UpdateProgress } from './import/update.ts';
export { matches } from './search/match.ts';
export type { Query, QueryResult } from './search/query.ts';
export { parseQuery } from './search/query.ts';
export { putsStickers, stickerSheets, withSheetsInPacks, withStickerSheets } from './starter/stickers.ts';
export { attractionCards, attractionDeck, opensAttractions, withAttractionDecks } from './starter/attractions.ts';
export type { DraftFormat } from './limited/product.ts';
export {
  boosterPack,
  cubeNames,
  DRAFT_FORMATS,
  draftSetup,
  extraCommanders,
  limitedCards,
  sealedPools,
} from './limited/product.ts';
export { starterBrawlDecks } from './starter/brawl.ts';
export { starterCard, starterCards } from './starter/cards.ts';
export { dungeonCards, withDungeons } from './starter/dungeons.ts';
export type { SupplementaryKind } from './starter/supplementary.ts';
export { missingSupplementary, supplementaryCard, supplementaryCards } from './starter/supplementary.ts';
export type { StarterDeck } from './starter/decks.ts';
export { starterDecks } from './starter/decks.ts';
