/** How good a position is for a player, from 0 (lost) to 1 (won). */
import type { PlayerId, SeenGame } from '@kitchen-table/engine';
import { isLand, opponentsOf, permanentsOf, worthOf } from '../judgement/worth.ts';

const CARD_IN_HAND = 2.5;
const LAND = 1.6;
/** More lands than these are worth little. */
const ENOUGH_LANDS = 7;
const SPARE_LAND = 0.3;
/** A difference of so many points makes the better one win about three games in four. */
const SCALE = 11;
/** Whose library is smaller is in danger. CR 104.3c. */
const FEW_CARDS = 6;
/** Of many opponents the leading one counts so much, all together the rest. */
const LEADING = 0.6;

/** The chance, by rough judgement, that the player's side wins. */
export function valueOf(seen: SeenGame, me: PlayerId): number {
  if (seen.player(me).lost) return 0;
  const others = opponentsOf(seen, me);
  if (others.length === 0) return 1;
  const { team } = seen.player(me);
  const mates = seen.players.filter((player) => !player.lost && player.team === team);
  const own = mates.reduce((sum, { id }) => sum + pointsOf(seen, id), 0) / mates.length;
  const theirs = others.map(({ id }) => pointsOf(seen, id));
  const most = Math.max(...theirs);
  const mean = theirs.reduce((sum, points) => sum + points, 0) / theirs.length;
  const difference = own - most * LEADING - mean * (1 - LEADING);
  return 0.01 + 0.98 / (1 + Math.exp(-difference / SCALE));
}

/** What a player has: life, of which the last counts most, permanents, cards. */
function pointsOf(seen: SeenGame, id: PlayerId): number {
  const { life, handSize, librarySize, counters } = seen.player(id);
  let points = 3.2 * Math.sqrt(Math.max(0, life)) + handSize * CARD_IN_HAND;
  points -= (counters['poison'] ?? 0) * 1.5;
  if (librarySize < FEW_CARDS) points -= (FEW_CARDS - librarySize) * 3;
  let lands = 0;
  for (const permanent of permanentsOf(seen, id)) {
    if (isLand(seen.now(permanent))) lands++;
    else points += worthOf(seen, permanent);
  }
  return points + Math.min(lands, ENOUGH_LANDS) * LAND + Math.max(0, lands - ENOUGH_LANDS) * SPARE_LAND;
}
