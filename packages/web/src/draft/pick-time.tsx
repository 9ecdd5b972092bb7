/** The time that is left for one's own pick, where time is counted. */
import { type JSX, useEffect, useState } from 'react';
import { useDraft } from '../store/draft.ts';
import { timeWords } from '../time/clock.tsx';
import { TIME } from '../words/playing.ts';

/** Counts down since the picture came. */
export function PickTime(): JSX.Element | null {
  const pickTime = useDraft((state) => state.snapshot?.pickTime ?? null);
  const at = useDraft((state) => state.pictureAt);
  const [now, setNow] = useState(() => performance.now());
  const isCounted = pickTime !== null;
  useEffect(() => {
    if (!isCounted) return;
    const ticking = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(ticking);
  }, [isCounted]);
  if (pickTime === null) return null;
  const left = pickTime - Math.max(0, now - at);
  return (
    <span
      className={left <= 10_000 ? 'time-left soon' : 'time-left'}
      role="timer"
      title={TIME.whole(TIME.left('You'), timeWords(left), TIME.botPicks)}
    >
      <span className="unseen">{TIME.left('You')} </span>
      <b>{timeWords(left)}</b>
      <span className="unseen">, {TIME.botPicks}</span>
    </span>
  );
}
