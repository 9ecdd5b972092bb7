/** Who may say what at a table, and what is heard there; pure, so that it can be tested. */
import type { GuestWords, Saying, Snapshot } from '../model/types.ts';

/** Whether there is anybody to talk to: another person in a seat, or one who watches. */
export function canTalk(
  { seat, bots, watching }: Pick<Snapshot, 'bots' | 'seat' | 'watching'>,
  said: readonly unknown[],
): boolean {
  const others = bots.filter((bot) => !bot).length - 1 + watching.names.length + watching.others;
  return seat === null || said.length > 0 || others > 0;
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
