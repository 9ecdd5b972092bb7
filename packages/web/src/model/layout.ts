/** Which board stands where: by number of seats, and with teams by team. */
import type { GameView, PlayerSummary, TeamView } from './types.ts';

/** Where everybody sits. */
export interface Layout {
  /** The class of the table. */
  readonly name: 'seats-two' | 'seats-few' | 'seats-teams' | 'seats-many' | 'seats-ten';
  readonly own: PlayerSummary;
  /** Teammates whose boards stand beside the own one; none where all others are summaries. */
  readonly partners: readonly PlayerSummary[];
  /** In turn order, the next player first; teammates too where all others are summaries. */
  readonly others: readonly PlayerSummary[];
}

/** The most boards side by side in a row of a team. */
const ROW = 3;

/** The layout for the viewer. */
export function layoutOf(view: GameView): Layout | null {
  const at = Math.max(
    0,
    view.players.findIndex((player) => player.id === (view.viewer ?? 0)),
  );
  const [own, ...rest] = [...view.players.slice(at), ...view.players.slice(0, at)];
  if (own === undefined) return null;
  const mine = teamOf(view, own)?.players ?? [];
  const partners = rest.filter((player) => mine.includes(player.id));
  const others = rest.filter((player) => !partners.includes(player));
  if (partners.length > 0 && partners.length < ROW && others.length <= ROW)
    return { name: 'seats-teams', own, partners, others };
  const count = rest.length;
  const name = count <= 1 ? 'seats-two' : count <= ROW ? 'seats-few' : count <= 7 ? 'seats-many' : 'seats-ten';
  return { name, own, partners: [], others: rest };
}

/** On a phone everybody else is a summary, and one board of theirs is open above the own one. */
export function onPhone(layout: Layout): Layout {
  return { name: 'seats-many', own: layout.own, partners: [], others: [...layout.others, ...layout.partners] };
}

/** The team of two or more that the player is on. */
export function teamOf(view: GameView, player: PlayerSummary): TeamView | undefined {
  return view.teams.find(({ players }) => players.includes(player.id));
}

/** What the team is called: 'Your team', or by its number around the table. */
export function teamName(view: GameView, team: TeamView): string {
  if (view.viewer !== null && team.players.includes(view.viewer)) return 'Your team';
  return `Team ${view.teams.indexOf(team) + 1}`;
}

/** Whether the player is beyond the viewer's range of influence. CR 801.2. */
export function isOutOfRange(view: GameView, player: PlayerSummary): boolean {
  return view.inRange !== undefined && !view.inRange.includes(player.id);
}
