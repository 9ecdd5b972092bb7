/** Supplementary decks of nontraditional cards, which stay in the command zone. CR 100.2d, 311.2, 314.2, 901.3, 904.3. */
import type { ObjectId, PlayerId } from '../ids.ts';

/** The face-down cards of these decks; those that are face up are in the command zone's list. Replaced whole. */
export interface SupplementaryDecks {
  /** By seat, the top card last. A communal deck is everybody's: it stands at every seat. CR 901.15c. */
  readonly planar: readonly (readonly ObjectId[])[];
  /** The single planar deck option. CR 901.15. */
  readonly communal: boolean;
  /** Who is planar controller: nobody in other games, several only in Grand Melee. CR 311.5, 901.14a. */
  readonly planarControllers: readonly PlayerId[];
  /** By seat, the top card last; only archenemies have schemes. CR 904.3, 904.12a. */
  readonly schemes: readonly (readonly ObjectId[])[];
}

export const NO_DECKS: SupplementaryDecks = { planar: [], communal: false, planarControllers: [], schemes: [] };
