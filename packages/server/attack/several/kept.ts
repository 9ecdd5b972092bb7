/** Whether what was acknowledged is what is stored. */
import type { Attempt } from './player.ts';

/** What is wrong with the stored answers to a person's attempts, in a word; null: nothing. */
export function wrongWith(
  attempts: readonly Pick<Attempt, 'answer' | 'outcome'>[],
  stored: readonly unknown[],
): string | null {
  const texts = stored.map((answer) => JSON.stringify(answer));
  // How many of the stored answers may be accounted for by the attempts so far: one of which nobody knows may be there or not.
  let accounted = new Set([0]);
  for (const { answer, outcome } of attempts) {
    const text = JSON.stringify(answer);
    const next = new Set<number>();
    for (const count of accounted) {
      if (texts[count] === text && outcome !== 'refused') next.add(count + 1);
      if (outcome !== 'done') next.add(count);
    }
    if (next.size === 0) return 'LOST';
    accounted = next;
  }
  if (accounted.has(texts.length)) return null;
  return 'DOUBLED';
}
