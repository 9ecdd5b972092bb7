/** The table's server, and what the command line shares with it: finding cards, preparing games, printing texts. */
import type { RunningServer, ServerOptions } from './start-server.ts';

export type { Decision, Wishes, Yielding } from './match/auto-pass.ts';
export { decide } from './match/auto-pass.ts';
export type { CardPlaces, CardSource, FoundCard } from './cards/card-source.ts';
export { fromRecord, openCardSource, whyUnplayable } from './cards/card-source.ts';
export type { CheckedDeck } from './cards/deck-check.ts';
export { searchedCards } from './cards/card-search.ts';
export { checkDeckText } from './cards/deck-check.ts';
export { abilityLines, cardText, typeLine } from './cards/card-text.ts';
export type { GameRequest, Prepared, Seat } from './cards/prepare-game.ts';
export { deckFromText, deckRules, namesIn, prepareGame } from './cards/prepare-game.ts';
export { cardReading } from './cards/reading.ts';
export type { AddressShares } from './address-shares.ts';
export { USUAL_SHARES } from './address-shares.ts';
export type { TrustedProxies } from './client-address.ts';
export type { GameBudget } from './games/budget.ts';
export { USUAL_BUDGET } from './games/budget.ts';
export { optionText } from './match/option-texts.ts';
export type { RunningServer, ServerOptions } from './start-server.ts';

/** Starts the server; it answers when the promise is kept. Its libraries are loaded when it is first called. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  return (await import('./start-server.ts')).startServer(options);
}
export { withMissingSupplementary } from './cards/supplementary.ts';
