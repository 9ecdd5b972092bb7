/** What is true of all the cards of a game together, worked out once: so that games without some kind of card pay nothing for it. */
import type { Game } from './game.ts';
import { noteFacts } from './game-notes.ts';

/** Where the cards of a game can be cast from or have activated abilities, besides hand and battlefield. CR 113.6, 601.3. */
export interface Reach {
  readonly activated: number;
  readonly castsFromGraveyard: boolean;
}

/** One answer for each question about the cards; undefined until somebody asks it. */
export class TableFacts {
  /** The words of mentions.ts in their texts; null: none, as in most games. */
  words: ReadonlySet<string> | null | undefined = undefined;
  /** The kinds of events that their abilities watch. CR 603.2. */
  watched: ReadonlySet<string> | undefined = undefined;
  /** Whether one looks back on what has happened. CR 608.2i. */
  looksBack: boolean | undefined = undefined;
  /** Whether one replaces or prevents events. CR 614.1, 615.1. */
  replaces: boolean | undefined = undefined;
  /** Whether one looks at the step or phase. */
  looksAtStep: boolean | undefined = undefined;
  /** Whether one allows a special action, or is cast from exile by its own keyword. CR 116.2. */
  specialActions: boolean | undefined = undefined;
  /** Whether one has a keyword that makes something true at any time. CR 702.131b. */
  standing: boolean | undefined = undefined;
  /** Whether one gives spells a keyword to cast them by. CR 601.3e. */
  givesWays: boolean | undefined = undefined;
  reach: Reach | undefined = undefined;
  /** The zones besides battlefield and command zone in which abilities work, as bits. CR 113.6. */
  zones: number | undefined = undefined;
}

/** By the table of records, which is new whenever a card comes to it. */
const known = new WeakMap<Game['records'], TableFacts>();

/** The facts about the cards of the game, granted abilities and tokens too. */
export function tableFacts(game: Game): TableFacts {
  if (game.factsOf === game.records) return game.facts as TableFacts;
  let facts = known.get(game.records);
  if (facts === undefined) known.set(game.records, (facts = new TableFacts()));
  noteFacts(game, facts);
  return facts;
}
