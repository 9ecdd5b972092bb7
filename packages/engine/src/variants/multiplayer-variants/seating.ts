/** Who sits where: the teams that variants make when a setup names none, and whether those it names sit as they must. CR 805.1, 808.2, 811.3. */
import type { GameSetup } from '../../vocabulary/setup.ts';

/** The team of each seat: as the setup says, else as the variant seats them. */
export function teamsInSeats(setup: GameSetup, byDefault: readonly number[]): readonly number[] {
  const said = setup.players.some((player) => player.team !== undefined);
  return setup.players.map((player, seat) => (said ? player.team : byDefault[seat]) ?? -1 - seat);
}

/** Teams side by side, as equal as can be, the bigger ones first: AABB. CR 808.2, 810.3. */
export function sideBySide(players: number, teams: number): readonly number[] {
  const found: number[] = [];
  for (let team = 0; team < teams; team++) {
    const size = Math.floor(players / teams) + (team < players % teams ? 1 : 0);
    for (let i = 0; i < size; i++) found.push(team);
  }
  return found;
}

/** Teams in turn around the table: ABAB. CR 811.3. */
export function alternating(players: number, teams: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => seat % teams);
}

/** How many players each team has. */
export function teamSizes(teams: readonly number[]): readonly number[] {
  const sizes = new Map<number, number>();
  for (const team of teams) sizes.set(team, (sizes.get(team) ?? 0) + 1);
  return [...sizes.values()];
}

/** The number of teams that the options ask for, by default two; or a sentence. */
export function teamCount(format: string, said: string | undefined): number | string {
  if (said === undefined) return 2;
  const count = Number(said);
  return Number.isInteger(count) && count >= 2 && count <= 8
    ? count
    : `In ${format}, teams is a number from 2 to 8, not '${said}'`;
}

/** A sentence when only some players have a team. */
export function wrongWithTeams(setup: GameSetup): string | null {
  const without = setup.players.find((player) => player.team === undefined);
  if (without === undefined || setup.players.every((player) => player.team === undefined)) return null;
  return `${without.name} has no team, but others have: give every player a team, or none (CR 102.3)`;
}

/** A sentence when the members of a team do not sit next to each other. CR 805.1, 808.2, 810.3. */
export function wrongWithAdjacency(setup: GameSetup, teams: readonly number[]): string | null {
  const seats = teams.length;
  const changes = teams.filter((team, seat) => team !== teams[(seat + 1) % seats]).length;
  const different = new Set(teams).size;
  if (different < 2) return 'All players are on one team: there must be two or more (CR 808.1)';
  if (changes === different) return null;
  const names = setup.players.map(({ name }, seat) => `${name} (team ${teams[seat]})`).join(', ');
  return `Teammates must sit next to each other (CR 805.1, 808.2), but the seats are ${names}`;
}

/** A sentence when teams of equal size do not sit in turn around the table. CR 811.3. */
export function wrongWithAlternation(setup: GameSetup, teams: readonly number[]): string | null {
  const different = new Set(teams).size;
  if (different < 2) return 'All players are on one team: there must be two or more (CR 811.1)';
  if (new Set(teamSizes(teams)).size > 1) return 'In alternating-teams all teams have the same size (CR 811.1)';
  const inTurn = teams.every((team, seat) => team === teams[(seat + different) % teams.length]);
  if (inTurn && new Set(teams.slice(0, different)).size === different) return null;
  const names = setup.players.map(({ name }, seat) => `${name} (team ${teams[seat]})`).join(', ');
  return `In alternating-teams the teams sit in turn, no one next to a teammate (CR 811.3), but the seats are ${names}`;
}
