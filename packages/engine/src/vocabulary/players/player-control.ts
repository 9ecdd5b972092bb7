/** Players who are controlled by players. CR 720. */
import type { PlayerId } from '../ids.ts';

/** One player-controlling effect. They are kept in the order in which they were created. CR 720.1a. */
export interface PlayerControl {
  readonly controlled: PlayerId;
  readonly by: PlayerId;
  /** `next turn` and `next combat` wait for it; `turn` and `combat` are at work until it is over. CR 720.1, 720.2. */
  readonly during: 'next turn' | 'turn' | 'next combat' | 'combat';
  /** The controlled player takes an extra turn after that turn. */
  readonly extraTurn: boolean;
}
