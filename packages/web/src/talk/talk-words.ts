/** Who may say what at a table, and what is heard there; pure, so that it can be tested. */
import type { GuestWords, Saying, Snapshot } from '../model/types.ts';

/** Whether there is anybody to talk to: another person in a seat, or one who watches and said something. */
export function canTalk(snapshot: Pick<Snapshot, 'bots' | 'seat'>, said: readonly unknown[]): boolean {
  return snapshot.seat === null || said.length > 0 || snapshot.bots.filter((bot) => !bot).length > 1;
}

/** What somebody in the seat (null: without one) may say. */
export function mayWrite(seat: number | null, guests: GuestWords): GuestWords {
  return seat === null ? guests : 'anything';
}

/** What is said without those who are muted here. */
export function heard<Line extends Pick<Saying, 'name'>>(
  said: readonly Line[],
  muted: readonly string[],
): readonly Line[] {
  return said.filter(({ name }) => !muted.includes(name));
}
