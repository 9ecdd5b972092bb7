/** What can end a loop by running out. CR 104.4b. */
import type { Game } from '../vocabulary/game.ts';

/** Numbers that end a loop when they have gone, by player; and how far the players are apart, which may end one too. CR 104.4b. */
export function whatMayRunOut(game: Game): number[] {
  const numbers = [game.stack.length];
  const owned = game.players.map(() => [0, 0] as [number, number]);
  for (const id of game.battlefield) {
    const permanent = game.objects[id];
    const own = owned[permanent?.controller ?? -1];
    if (own === undefined) continue;
    own[0]++;
    if (((permanent?.status ?? 0) & 1) === 0) own[1]++;
  }
  const rows = game.players.map((player, seat) => {
    const { life, library, hand, graveyard, counters } = player;
    const total = Object.values(counters).reduce((sum, many) => sum + many, 0);
    const [permanents, untapped] = owned[seat] as [number, number];
    return [life, library.length, hand.length, graveyard.length, total, permanents, untapped];
  });
  for (const [seat, row] of rows.entries()) {
    numbers.push(...row);
    const { counters, commanderDamage } = game.players[seat] as Game['players'][number];
    numbers.push(10 - (counters['poison'] ?? 0)); // CR 704.5c
    for (const damage of Object.values(commanderDamage)) numbers.push(21 - damage); // CR 903.10a
    for (const other of rows.slice(seat + 1)) row.forEach((each, i) => numbers.push(Math.abs(each - (other[i] ?? 0))));
  }
  return numbers;
}
