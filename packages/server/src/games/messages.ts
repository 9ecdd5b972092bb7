/** What the server and a thread of games say to each other. */
import type { GameHost, HostNews, Opening } from './host.ts';

/** What a thread is told: as a host is, and by which number the guard knows the game. */
export interface ThreadHost extends Omit<GameHost, 'open'> {
  open(opening: Opening, number: number): Promise<string | null>;
}

/** What a thread tells: errors as text. */
export interface NewsOfThread extends Omit<HostNews, 'fault'> {
  fault(text: string): void;
}

/** News that nobody waits to be answered. */
export const NEWS_WITHOUT_ANSWER: readonly (keyof NewsOfThread)[] = [
  'picture',
  'talk',
  'tell',
  'unseat',
  'words',
  'fault',
  'closed',
];

/** An error as text that can be sent. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
