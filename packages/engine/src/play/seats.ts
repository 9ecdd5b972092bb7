/** Teams and the starting player, as the setup says or as the variants have it. CR 102.3, 103.1. */
import type { Game, OpenGame } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { randomBelow } from '../vocabulary/random.ts';
import type { GameSetup } from '../vocabulary/setup.ts';
import { primaryPlayer } from '../questions/players/teams.ts';
import type { ChosenVariant } from '../variants/rulebook.ts';
import { editPlayer } from '../vocabulary/door.ts';

/** The team of each seat: said in the setup, or made by a variant; else everybody is alone. CR 102.3. */
export function teamsOf(setup: GameSetup, chosen: readonly ChosenVariant[]): readonly number[] {
  const seated = chosen.find(({ variant }) => variant.seating !== undefined);
  const said = setup.players.some(({ team }) => team !== undefined);
  const made = said ? undefined : seated?.variant.seating?.(setup, seated.options);
  return setup.players.map(({ team }, seat) => team ?? made?.[seat] ?? seat);
}

/** Who takes the first turn; with shared team turns the primary player of the starting team. CR 103.1, 103.1a, 805.3. */
export function firstPlayer(game: Game, chosen: readonly ChosenVariant[]): PlayerId {
  const said = game.setup.startingPlayer as PlayerId | undefined;
  const seat = said ?? chosenFor(game, chosen);
  return primaryPlayer(game, seat);
}

function chosenFor(game: Game, chosen: readonly ChosenVariant[]): PlayerId {
  for (const { variant } of chosen) {
    const seat = variant.startingSeat?.(game) ?? null;
    if (seat !== null) return seat;
  }
  return randomBelow(game, game.players.length) as PlayerId;
}

/** A team that shares its life begins with the differences of all its members: CR 810.4. */
export function joinLife(game: OpenGame): void {
  if (!game.rules.teams.sharedLife) return;
  const begun = game.players.map(({ team, life }) => ({ team, life }));
  for (const player of game.players) {
    const base = game.setup.players[player.id]?.startingLife ?? game.rules.startingLife;
    let joined = player.life - (begun[player.id]?.life ?? base) + base;
    for (const { team, life } of begun) if (team === player.team) joined += life - base;
    editPlayer(game, player.id).life = joined;
  }
}
