/** In the place of the prompt while a game is watched again: play, act by act, turn by turn, by whose eyes. */
import { type JSX, useEffect } from 'react';
import { playerName } from '../model/lookup.ts';
import type { GameView, PlayerId } from '../model/types.ts';
import { actFrom, pause, playOn, show, step } from '../store/replay.ts';
import { type Replay, useTable } from '../store/table.ts';
import { useFacts } from '../regions/facts.ts';
import { END, REPLAY } from '../words/end.ts';

/** Arrows, with Shift for turns, and Space: outside of what takes them itself. */
function useReplayKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (target.closest('input, select, textarea, dialog') !== null || event.altKey || event.ctrlKey) return;
      if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
        step(event.shiftKey ? 'turn' : 'act', event.key === 'ArrowRight' ? 1 : -1);
      else if (event.key === ' ' && target.closest('button, a') === null)
        if (useTable.getState().replay?.playing === true) pause();
        else playOn();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}

function Turns({ replay, view }: { replay: Replay; view: GameView }): JSX.Element {
  const turns = replay.course?.turns ?? [];
  const shown = turns.findLast(({ at }) => at <= replay.at) ?? turns[0];
  return (
    <select
      aria-label={REPLAY.turn}
      value={shown?.at ?? 0}
      onChange={({ target }) => {
        pause();
        void show(Number(target.value), replay.seat);
      }}
    >
      {turns.map(({ turn, active, at }) => (
        <option key={at} value={at}>
          {turn === 0 ? REPLAY.start : REPLAY.turnOf(turn, playerName(view, active as PlayerId))}
        </option>
      ))}
    </select>
  );
}

function Eyes({ replay, view }: { replay: Replay; view: GameView }): JSX.Element {
  return (
    <select
      aria-label={REPLAY.eyes}
      value={replay.seat ?? ''}
      onChange={({ target: { value } }) => {
        pause();
        void show(replay.at, value === '' ? null : Number(value));
      }}
    >
      <option value="">{REPLAY.everybody}</option>
      {view.players.map(({ id, name }) => (
        <option key={id} value={id}>
          {REPLAY.eyesOf(name)}
        </option>
      ))}
    </select>
  );
}

/** The bar. */
export function ReplayBar({ replay }: { replay: Replay }): JSX.Element {
  const { view } = useFacts();
  useReplayKeys();
  const { course, at, playing } = replay;
  const last = course?.acts.at(-1) ?? 0;
  return (
    <section className="prompt waiting replay" aria-label={REPLAY.name} data-region="prompt" data-at={at}>
      <div className="question">
        <b>{course === null ? END.looking : at >= last ? REPLAY.end : REPLAY.name}</b>
        <small>{REPLAY.decision(at, last)}</small>
      </div>
      <div className="buttons">
        <button
          type="button"
          className="button"
          disabled={actFrom(replay, -1) === null}
          onClick={() => step('act', -1)}
        >
          {REPLAY.back} <kbd aria-hidden="true">←</kbd>
        </button>
        <button
          type="button"
          className="button main"
          disabled={course === null}
          onClick={() => (playing ? pause() : playOn())}
        >
          {playing ? REPLAY.pause : REPLAY.play} <kbd aria-hidden="true">{REPLAY.space}</kbd>
        </button>
        <button type="button" className="button" disabled={actFrom(replay, 1) === null} onClick={() => step('act', 1)}>
          {REPLAY.on} <kbd aria-hidden="true">→</kbd>
        </button>
        <Turns replay={replay} view={view} />
        <Eyes replay={replay} view={view} />
      </div>
    </section>
  );
}
