/** What happens in each part of a turn, and what its two marks do. */
import type { JSX } from 'react';
import { PHASE_CELLS } from '../model/phases.ts';
import { RuleNumber } from '../pieces/mark.tsx';
import { useFacts } from './facts.ts';
import { Frame } from './frame.tsx';

/** All parts of the turn, the one that is now marked. */
export function PhaseHelp(): JSX.Element {
  const { view } = useFacts();
  return (
    <Frame title="A turn, step by step">
      <p>
        The round mark stops there on your turns, the square one on the others’. Without a mark you are asked only when
        something concerns you.
      </p>
      <ol className="phase-help">
        {PHASE_CELLS.map(({ label, title, help, rule, steps }) => {
          const now = steps.includes(view.step) && view.turn > 0 && !view.over;
          return (
            <li key={label} aria-current={now ? 'step' : undefined}>
              <b>
                {title}
                {now ? <span className="pill plain">now</span> : null}
              </b>
              <span>
                {help} <RuleNumber rule={rule} />
              </span>
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}
