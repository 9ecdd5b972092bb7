/** The line of the first game under the table's top: what to do next, and where to look. */
import { type JSX, useEffect } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pieces/icons.tsx';
import { useTable } from '../store/table.ts';
import { followTable, leaveLesson, skipStep, useLesson } from './lesson.ts';
import { type Place, STEPS } from './steps.ts';
import { LESSON } from '../words/playing.ts';

/** Where the open step looks; null when the open game teaches nothing. */
export function useLessonPlace(): Place | 'end' | null {
  const game = useTable((state) => state.game);
  const lesson = useLesson((state) => state.lesson);
  if (lesson === null || lesson.game !== game) return null;
  return STEPS[lesson.progress.step]?.place ?? 'end';
}

/** The line; nothing at any other game. */
export function LessonPanel(): JSX.Element | null {
  const game = useTable((state) => state.game);
  const lesson = useLesson((state) => state.lesson);
  useEffect(followTable, []);
  if (lesson === null || lesson.game !== game) return null;
  const at = lesson.progress.step;
  const step = STEPS[at];
  return (
    <section className="lesson" aria-label={LESSON.name}>
      <div aria-live="polite">
        {step === undefined ? (
          <p>
            <b>{LESSON.over}</b> {LESSON.next}
          </p>
        ) : (
          <p key={at}>
            <b>{LESSON.step(at + 1, STEPS.length, step.title)}</b> {step.words} <i>{LESSON.lookAt(step.look)}</i>
          </p>
        )}
      </div>
      {step === undefined ? (
        <Link className="button small" href="/" onClick={leaveLesson}>
          {LESSON.dealOwn}
        </Link>
      ) : (
        <button type="button" className="button small" onClick={skipStep}>
          {LESSON.skip}
        </button>
      )}
      <button type="button" className="tool" aria-label={LESSON.leave} onClick={leaveLesson}>
        <Icon name="close" />
      </button>
    </section>
  );
}
