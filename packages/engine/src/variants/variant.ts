/** What a variant or option contributes to the rules of a game. CR 800.2, section 9. */
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { Rulebook } from '../vocabulary/rulebook.ts';
import type { GameSetup } from '../vocabulary/setup.ts';

/** The parts of the rulebook that variants decide. */
export type VariantRules = Pick<
  Rulebook,
  | 'stateBasedActions'
  | 'replacements'
  | 'accounts'
  | 'rulesInForce'
  | 'additionalGenericCost'
  | 'castableFrom'
  | 'mayBringIn'
  | 'startingLife'
  | 'ranges'
  | 'startingLifeOf'
  | 'beforeHands'
  | 'beforeFirstTurn'
  | 'forAnte'
  | 'precombatMain'
  | 'specialActions'
  | 'beforeLeaving'
  | 'afterLeaving'
  | 'attack'
  | 'fates'
  | 'turnMarkers'
  | 'teams'
  | 'freeMulligan'
  | 'firstDraw'
>;

export interface Variant {
  /** As written in a setup's format: 'commander'. */
  readonly name: string;
  /** Changes what came before it in the list of variants. */
  readonly contribute: (
    rules: VariantRules,
    setup: GameSetup,
    options: Readonly<Record<string, string>>,
  ) => VariantRules;
  /** The teams of the seats in order, when the setup names none. CR 808.2, 810.3, 811.3. */
  readonly seating?: (setup: GameSetup, options: Readonly<Record<string, string>>) => readonly number[];
  /** Who takes the first turn, when the setup does not say. CR 103.1, 808.4. */
  readonly startingSeat?: (game: Game) => PlayerId | null;
  /** What happens as the game is set up, after the libraries are made. */
  readonly setUp?: (game: Game, options: Readonly<Record<string, string>>) => void;
  /** A clear sentence when the setup does not suit the variant. */
  readonly check?: (setup: GameSetup, options: Readonly<Record<string, string>>) => string | null;
}
