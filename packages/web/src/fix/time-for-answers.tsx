/** How long a proposal still waits for answers. */
import type { JSX } from 'react';
import type { FixView } from '../model/types.ts';
import { timeWords, useSince } from '../time/clock.tsx';
import { FIX } from '../words/fix.ts';

/** What happens when nobody answers, and when; nothing once all have agreed. */
export function TimeForAnswers({ fix: { left } }: { fix: FixView }): JSX.Element | null {
  const since = useSince(left !== null);
  return left === null ? null : (
    <span className="time-for-answers" role="timer">
      {FIX.ends(timeWords(left - since))}
    </span>
  );
}
