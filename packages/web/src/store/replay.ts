/** A game that is over, watched again: where it is looked at, by whose eyes, and going on by itself. */
import { send } from '../connection/socket.ts';
import { asFromBefore, type Replay, useTable, withSnapshot } from './table.ts';

/** Milliseconds between two acts that are played by themselves. */
const PACE = 900;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Only the picture that was asked for last is shown. */
let asked = 0;

function change(to: Partial<Replay>): void {
  useTable.setState(({ replay }) => (replay === null ? {} : { replay: { ...replay, ...to } }));
}

/** Shows the table as it stood after so many decisions, as the seat saw it. */
export async function show(at: number, seat: number | null): Promise<void> {
  const { game, replay, log } = useTable.getState();
  if (game === null || replay === null) return;
  const goesOn = seat === replay.seat && at >= replay.at;
  const number = ++asked;
  const reply = await send({ kind: 'replayAt', game, at, seat, logFrom: goesOn ? log.length : 0 });
  if (number !== asked) return;
  if (reply.kind === 'replayed')
    useTable.setState((state) =>
      state.replay === null
        ? state
        : { ...withSnapshot(asFromBefore(state), reply.snapshot), replay: { ...state.replay, at, seat }, notice: null },
    );
  else {
    pause();
    if (reply.kind === 'error') useTable.setState({ notice: reply.sentence });
  }
}

/** Begins once the end of the game is on the page: at the beginning of the game, by one's own eyes. */
export async function beginReplay(): Promise<void> {
  const { game, snapshot, replay } = useTable.getState();
  if (game === null || snapshot === null || replay === null || replay.course !== null) return;
  const reply = await send({ kind: 'course', game });
  if (reply.kind !== 'course' || reply.course === null) {
    const notice =
      reply.kind === 'error' ? reply.sentence : 'The game goes on; it can be watched again when it is over.';
    useTable.setState({ notice });
    return;
  }
  useTable.setState({ log: [] });
  change({ course: reply.course, at: 0, seat: snapshot.seat });
  await show(0, snapshot.seat);
}

/** The act before or after the one that is shown; null where there is none. */
export function actFrom({ course, at }: Replay, way: 1 | -1): number | null {
  const acts = course?.acts ?? [];
  return (way === 1 ? acts.find((act) => act > at) : acts.findLast((act) => act < at)) ?? null;
}

/** The beginning of the turn before or after the one that is shown; null where there is none. */
export function turnFrom({ course, at }: Replay, way: 1 | -1): number | null {
  const begun = course?.turns.map((turn) => turn.at) ?? [];
  return (way === 1 ? begun.find((one) => one > at) : begun.findLast((one) => one < at)) ?? null;
}

/** One act on or back, or one turn; at the ends nothing. */
export function step(what: 'act' | 'turn', way: 1 | -1): void {
  const { replay } = useTable.getState();
  if (replay === null) return;
  const to = what === 'act' ? actFrom(replay, way) : turnFrom(replay, way);
  pause();
  if (to !== null) void show(to, replay.seat);
}

/** Stands still. */
export function pause(): void {
  clearTimeout(timer);
  change({ playing: false });
}

/** Goes on by itself, act by act; from the end it begins anew. */
export function playOn(): void {
  const { replay } = useTable.getState();
  if (replay === null) return;
  change({ playing: true });
  const next = async (): Promise<void> => {
    const now = useTable.getState().replay;
    const to = now === null ? null : actFrom(now, 1);
    if (now === null || to === null) return pause();
    await show(to, now.seat);
    if (useTable.getState().replay?.playing === true) timer = setTimeout(() => void next(), PACE);
  };
  void (actFrom(replay, 1) === null ? show(0, replay.seat).then(next) : next());
}
