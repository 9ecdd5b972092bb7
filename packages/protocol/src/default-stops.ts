/** Where a new player stops: both main phases of the own turn; combat decisions are questions and always asked. */
import type { Stops } from './client-messages.ts';

/** The stops of a player who has set none. */
export function defaultStops(): Stops {
  return { ownTurn: ['precombat main', 'postcombat main'], othersTurns: [], fullControl: false };
}
