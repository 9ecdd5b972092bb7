/** Draws by agreement: CR 104.4i. A bot agrees while nobody has less life than it, and declines else. */
import type { Illegal, Question, Session } from '@kitchen-table/engine';
import type { StoredSeat } from '../../store/store.ts';

/** Agrees or declines for the seat; bots have their say at once when somebody agrees. */
export function sayDraw(session: Session, seats: readonly StoredSeat[], seat: number, agree: boolean): Illegal | null {
  const player = (of: number): Question['player'] => of as Question['player'];
  if (!agree) return session.declineDraw(player(seat));
  const illegal = session.agreeToDraw(player(seat));
  if (illegal !== null) return illegal;
  const least = Math.min(...session.game.players.filter(({ lost }) => !lost).map(({ life }) => life));
  for (const { id, lost, life } of session.game.players) {
    if (session.question === null) return null;
    if (lost || seats[id]?.kind !== 'bot') continue;
    if (life > least) return session.declineDraw(id);
    const refused = session.agreeToDraw(id);
    if (refused !== null) return refused;
  }
  return null;
}
