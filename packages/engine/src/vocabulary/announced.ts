/** What stays hidden while a spell is being cast or an ability activated. */
import type { GameEvent } from './events.ts';
import type { ObjectId } from './ids.ts';

/** The spell or ability that is being announced, from CR 601.2a to 601.2i. Immutable. */
export interface Announced {
  /** By seat, the top card of the library when it began: a new one is not seen yet. CR 401.5. */
  readonly tops: readonly ObjectId[];
  /** Cards drawn meanwhile: face down in their owners' hands. CR 121.8. */
  readonly drawn: readonly ObjectId[];
  /** The events of those draws, for what may be revealed as it is drawn. */
  readonly draws: readonly (readonly GameEvent[])[];
}
