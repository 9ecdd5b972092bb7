/** The time that is left, where time is counted: for the open decision, and for each seat in all. */
import { type JSX, useEffect, useState } from 'react';
import { playerName } from '../model/lookup.ts';
import type { ClockView, PlayerId } from '../model/types.ts';
import { useTable } from '../store/table.ts';
import { useFacts } from '../regions/facts.ts';
import { TIME } from '../words/playing.ts';

/** "0:42", "24:05": what is left is never said to be less than it is. */
export function timeWords(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What of a time is left now, so long after the picture came. */
export function leftNow(
  clocks: ClockView,
  seat: number,
  since: number,
): { decision: number | null; game: number | null } {
  const gone = clocks.running === seat ? since : 0;
  const { decision, game } = clocks;
  const whole = game?.[seat];
  return { decision: decision === null ? null : decision - gone, game: whole === undefined ? null : whole - gone };
}

/** Milliseconds since the picture came, while something runs. */
export function useSince(runs: boolean): number {
  const at = useTable((state) => state.pictureAt);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return;
    const ticking = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(ticking);
  }, [runs]);
  return Math.max(0, now - at);
}

/** How long the table still waits for whoever decides. */
export function TimeLeft(): JSX.Element | null {
  const { snapshot, view } = useFacts();
  const { clocks } = snapshot;
  const since = useSince((clocks?.running ?? null) !== null);
  const seat = clocks?.running ?? null;
  if (clocks === null || seat === null) return null;
  const { decision, game } = leftNow(clocks, seat, since);
  const left = Math.min(decision ?? Number.POSITIVE_INFINITY, game ?? Number.POSITIVE_INFINITY);
  const name = playerName(view, seat as PlayerId);
  const whose = TIME.left(name);
  const then = decision === left ? TIME.botDecides : TIME.concedes(name);
  return (
    <span
      className={left <= 10_000 ? 'time-left soon' : 'time-left'}
      role="timer"
      title={TIME.whole(whose, timeWords(left), then)}
    >
      <span className="unseen">{whose} </span>
      <b>{timeWords(left)}</b>
      <span className="unseen">, {then}</span>
    </span>
  );
}

/** What a seat has left in all. */
export function SeatClock({ player }: { player: PlayerId }): JSX.Element | null {
  const { snapshot, view } = useFacts();
  const since = useSince((snapshot.clocks?.running ?? null) !== null);
  if (snapshot.clocks === null || snapshot.clocks.game === null || view.over) return null;
  const { game } = leftNow(snapshot.clocks, player, since);
  return game === null ? null : (
    <span className="pill plain" title={TIME.ofGame}>
      <span className="unseen">{TIME.seat} </span>
      {timeWords(game)}
    </span>
  );
}
