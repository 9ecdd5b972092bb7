/** Somebody proposes a fix of the board: either answer has consequences, so neither button lights up. */
import type { JSX } from 'react';
import type { FixView } from '../model/types.ts';
import { sayFix } from '../store/fixes.ts';
import { TimeForAnswers } from './time-for-answers.tsx';
import { FIX } from '../words/fix.ts';

/** The bar in which the viewer says whether they agree. */
export function FixPrompt({ by, fix }: { by: string; fix: FixView }): JSX.Element {
  return (
    <section className="prompt" aria-label={FIX.decision} data-region="prompt" data-question="fix">
      <div className="question">
        <b>{FIX.asked(by)}</b>
        <small>
          {FIX.now} {fix.now} {FIX.then} {fix.then} <TimeForAnswers fix={fix} />
        </small>
      </div>
      <div className="buttons">
        <button type="button" className="button" onClick={() => sayFix(fix.number, false)}>
          {FIX.refuse}
        </button>
        <button type="button" className="button" onClick={() => sayFix(fix.number, true)}>
          {FIX.agree}
        </button>
      </div>
    </section>
  );
}
