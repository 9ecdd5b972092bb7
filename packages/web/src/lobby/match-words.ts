/** How a match of several games stands, in words; pure, so that it can be tested. CR 103.1, 104.4. */
import type { LobbyMatch, LobbySnapshot, MatchScore, TableOptions } from '../model/types.ts';

/** What is counted: games that are over, drawn ones too, and how many each has won. */
type Score = Pick<MatchScore, 'games' | 'wins'>;

/** The score once a game is over, which those seats have won; nobody: it was drawn. */
export function scoreAfter({ games, wins }: Score, winners: readonly number[]): Score {
  return { games: games + 1, wins: wins.map((won, seat) => (winners.includes(seat) ? won + 1 : won)) };
}

/** "Ann 1, Ben 0". */
export function winsWords({ wins }: Pick<Score, 'wins'>, names: readonly string[]): string {
  return wins.map((won, seat) => `${names[seat]} ${won}`).join(', ');
}

/** A sentence on how the match stands between two games, or how it ended. */
export function scoreWords(score: Score, bestOf: TableOptions['bestOf'], names: readonly string[]): string {
  const leaders = names.filter((_, seat) => (score.wins[seat] ?? 0) > bestOf / 2);
  if (bestOf === 1)
    return leaders.length === 0 ? 'The last game was drawn.' : `${leaders.join(' and ')} won the last game.`;
  const stands = winsWords(score, names);
  if (leaders.length > 0) return `${leaders.join(' and ')} won the match: ${stands}.`;
  return `Best of three, after ${score.games === 1 ? 'one game' : `${score.games} games`}: ${stands}.`;
}

/** In the fewest words: "game 2, 1 to 0"; '' for a single game. */
export function scoreInShort(match: MatchScore | null): string {
  if (match === null || match.bestOf === 1) return '';
  return `game ${match.games + 1}${match.games === 0 ? '' : `, ${match.wins.join(' to ')}`}`;
}

/** Who begins, and who has a say in that; as somebody in that seat, or (null) nobody, reads it. CR 103.1. */
export function beginsWords({ begins }: LobbyMatch, names: readonly string[], seat: number | null): string {
  if (begins === null) return 'Chance says who begins.';
  const { chooser, seat: first } = begins;
  if (chooser === seat) return 'You say who begins.';
  const who = first === seat ? 'you begin' : first === chooser ? 'they begin' : `${names[first]} begins`;
  return `${names[chooser]} says who begins: ${who}.`;
}

/** Who of the others wants to play on after the game, as the table says at which it was laid; '' while nobody does. */
export function wantedAgain({ game, seats }: Pick<LobbySnapshot, 'game' | 'seats'>, over: string, own: string): string {
  if (game === over) return '';
  const names = seats.flatMap(({ kind, name, present }) => (kind === 'human' && present && name !== own ? [name] : []));
  if (game !== null) return 'The next game has begun at this table.';
  if (names.length === 0) return 'The table is laid again.';
  return `${names.join(' and ')} ${names.length === 1 ? 'wants' : 'want'} to play on: the table is laid again.`;
}
