/** The line of the first game under the table's top: what to do next, and where to look. */
import { type JSX, useEffect } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pieces/icons.tsx';
import { useTable } from '../store/table.ts';
import { followTable, leaveLesson, skipStep, useLesson } from './lesson.ts';
import { type Place, STEPS } from './steps.ts';

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
    <section className="lesson" aria-label="Your first game">
      <div aria-live="polite">
        {step === undefined ? (
          <p>
            <b>That was a whole game.</b> Next time with a deck of yours, and as many at the table as you like.
          </p>
        ) : (
          <p key={at}>
            <b>
              {at + 1} of {STEPS.length} · {step.title}.
            </b>{' '}
            {step.words} <i>Look at {step.look}.</i>
          </p>
        )}
      </div>
      {step === undefined ? (
        <Link className="button small" href="/" onClick={leaveLesson}>
          Deal your own
        </Link>
      ) : (
        <button type="button" className="button small" onClick={skipStep}>
          Next step
        </button>
      )}
      <button type="button" className="tool" aria-label="Leave the lesson; the game goes on" onClick={leaveLesson}>
        <Icon name="close" />
      </button>
    </section>
  );
}
