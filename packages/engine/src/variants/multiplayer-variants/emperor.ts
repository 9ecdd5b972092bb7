/** Emperor: teams around an emperor, whose fate is the team's. CR 809. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../../vocabulary/ids.ts';
import { randomBelow } from '../../vocabulary/random.ts';
import type { GameSetup } from '../../vocabulary/setup.ts';
import { type Defaults, type Options, setUpOptions, withOptions, wrongOption } from './multiplayer-options.ts';
import { sideBySide, teamCount, teamsInSeats, teamSizes, wrongWithAdjacency, wrongWithTeams } from './seating.ts';
import type { Variant } from '../variant.ts';
import { notePlayer } from '../../vocabulary/game-notes.ts';
import type { Player } from '../../vocabulary/players/players.ts';

/** Attacks on neighbors only (CR 809.3c), creatures that deploy (CR 809.3b). */
const DEFAULTS: Defaults = { attack: 'neighbors', deploy: true, sharedTurns: false };

function teamsOf(setup: GameSetup, options: Options): readonly number[] {
  return teamsInSeats(setup, sideBySide(setup.players.length, Number(options['teams'] ?? 2)));
}

/** The seats of the emperors: those that the setup names, else the middle of each team. CR 809.2. */
function emperorsOf(setup: GameSetup, teams: readonly number[]): readonly number[] {
  return [...new Set(teams)].map((team) => {
    const seats = inOrder(teams, team);
    const named = seats.find((seat) => setup.players[seat]?.emperor === true);
    return named ?? (seats[Math.floor((seats.length - 1) / 2)] as number);
  });
}

/** The seats of a team from its first to its last around the table. */
function inOrder(teams: readonly number[], team: number): readonly number[] {
  const count = teams.length;
  const first = teams.findIndex((one, seat) => one === team && teams[(seat + count - 1) % count] !== team);
  const seats: number[] = [];
  for (let i = 0; i < count; i++) if (teams[(first + i) % count] === team) seats.push((first + i) % count);
  return seats;
}

function distance(from: number, to: number, count: number): number {
  const apart = Math.abs(from - to);
  return Math.min(apart, count - apart);
}

/** Generals reach one opposing general, emperors two: with teams of three that is 1 and 2. CR 809.3a, 809.6a. */
export function emperorRanges(teams: readonly number[], emperors: readonly number[]): readonly number[] {
  const count = teams.length;
  return teams.map((team, seat) => {
    const near = teams
      .map((other, there) => (other === team || emperors.includes(there) ? count : distance(seat, there, count)))
      .sort((one, other) => one - other);
    return near[emperors.includes(seat) ? 1 : 0] ?? count;
  });
}

/** The emperor of the player's team. CR 809.2. */
function emperorOf(emperors: readonly number[], game: Game, player: PlayerId): PlayerId | undefined {
  const team = game.players[player]?.team;
  return emperors.find((seat) => game.players[seat]?.team === team) as PlayerId | undefined;
}

/** A team loses with its emperor, and the game is a draw for it as for its emperor. CR 809.5b, 809.5c. */
function followEmperors(game: Game, emperors: readonly number[]): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const { id, lost } of game.players) {
    const emperor = lost ? undefined : emperorOf(emperors, game, id);
    if (emperor === undefined || game.players[emperor]?.lost !== true) continue;
    const because = 'so it is for their emperor';
    if ((game.drawnFor & (1 << emperor)) !== 0)
      events.push({ kind: 'drawGame', because, players: [id], cause: NO_OBJECT, rule: '809.5c' });
    else events.push({ kind: 'loseGame', player: id, because, cause: NO_OBJECT, rule: '809.5b' });
  }
  return events;
}

/** CR 809. */
export const emperor: Variant = {
  name: 'emperor',
  contribute: (rules, setup, options) => {
    const chosen = withOptions(rules, options, DEFAULTS);
    const teams = teamsOf(setup, options);
    const emperors = emperorsOf(setup, teams);
    return {
      ...chosen,
      ranges: emperorRanges(teams, emperors),
      // Also in a game that is restarted, and in a subgame.
      beforeHands: [...rules.beforeHands, (game) => nameEmperors(game, emperors)],
      fates: [...rules.fates, (game) => followEmperors(game, emperors)],
      teams: { ...chosen.teams, review: 'teammates' }, // CR 809.7
    };
  },
  seating: (setup, options) => sideBySide(setup.players.length, Number(options['teams'] ?? 2)),
  startingSeat: (game) => {
    const emperors = game.players.filter(({ designations }) => designations.includes(EMPEROR));
    return (emperors[randomBelow(game, emperors.length)] as { id: PlayerId }).id; // CR 809.4
  },
  setUp: (game, options) => {
    setUpOptions(game, options, DEFAULTS);
    nameEmperors(game, emperorsOf(game.setup, teamsOf(game.setup, options)));
  },
  check: (setup, options) => {
    const count = teamCount('emperor', options['teams']);
    if (typeof count === 'string') return count;
    const { length } = setup.players;
    if (length < 3 * count || length % count !== 0)
      return `An emperor game of ${count} teams needs teams of equal size, at least ${3 * count} players: there are ${length} (CR 809.1, 809.6)`;
    const wrong = wrongWithTeams(setup);
    if (wrong !== null) return wrong;
    const teams = teamsOf(setup, options);
    if (new Set(teamSizes(teams)).size > 1 || (teamSizes(teams)[0] ?? 0) < 3)
      return 'In emperor all teams have the same size, three players or more (CR 809.1, 809.6)';
    return (
      wrongWithAdjacency(setup, teams) ??
      wrongWithEmperors(setup, teams) ??
      wrongOption('emperor', setup, options, DEFAULTS, ['teams', 'range'], teams)
    );
  },
};
const EMPEROR = 'emperor';

/** Everybody sees who the emperors are. CR 809.2. */
function nameEmperors(game: Game, emperors: readonly number[]): void {
  for (const seat of emperors) {
    const { id, designations } = game.players[seat] as Player;
    if (!designations.includes(EMPEROR)) notePlayer(game, id, 'designations', [...designations, EMPEROR]);
  }
}

/** Emperors are one to a team, surrounded by their generals, and out of one another's range. CR 809.2, 809.6a. */
function wrongWithEmperors(setup: GameSetup, teams: readonly number[]): string | null {
  for (const team of new Set(teams)) {
    const seats = inOrder(teams, team);
    const named = seats.filter((seat) => setup.players[seat]?.emperor === true);
    if (named.length > 1)
      return `Team ${team} has ${named.length} emperors: name one, or none for the middle seat (CR 809.2)`;
    if (named.length === 1 && (named[0] === seats[0] || named[0] === seats[seats.length - 1]))
      return `${setup.players[named[0] as number]?.name} is the emperor at the edge of team ${team}: emperors sit between their generals (CR 809.2)`;
  }
  const emperors = emperorsOf(setup, teams);
  const ranges = emperorRanges(teams, emperors);
  const close = emperors.some((one) =>
    emperors.some((other) => other !== one && distance(one, other, teams.length) <= (ranges[one] as number)),
  );
  return close
    ? 'No emperor begins within the range of influence of another emperor: seat them farther apart (CR 809.6a)'
    : null;
}
