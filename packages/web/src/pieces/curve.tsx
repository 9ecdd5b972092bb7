/** How many cards cost how much: creatures solid, others pale. */
import type { JSX } from 'react';
import type { CurveColumn } from '../model/deck-building.ts';

/** The columns of a curve, from cost 1 on; the last is "or more". */
export function Curve({ columns }: { columns: readonly CurveColumn[] }): JSX.Element {
  const most = Math.max(1, ...columns.map(({ creatures, others }) => creatures + others));
  return (
    <section className="panel curve" aria-label="Curve">
      <h2>
        Curve <small>solid: creatures</small>
      </h2>
      <ol>
        {columns.map(({ creatures, others }, i) => {
          const cost = i === 5 ? '6+' : String(i + 1);
          return (
            <li key={cost}>
              <span className="unseen">{`Cost ${cost}: ${creatures} creatures, ${others} others`}</span>
              <b aria-hidden="true">{creatures + others === 0 ? '' : creatures + others}</b>
              <i style={{ height: `${(others / most) * 3.25}rem` }} className="others" />
              <i style={{ height: `${(creatures / most) * 3.25}rem` }} />
              <span aria-hidden="true">{cost}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
