/** The phase bar: where the turn is, and the stops. Circle: on your turn; square: on others' turns. */
import type { JSX } from 'react';
import { PHASE_CELLS, type PhaseCell } from '../model/phases.ts';
import { isTurnOf } from '../model/turns.ts';
import type { Stops } from '../model/types.ts';
import { openDialog, setStops } from '../store/play.ts';
import { useFacts } from './facts.ts';
import { useRoving } from './roving.ts';

function toggled(stops: Stops, whose: 'ownTurn' | 'othersTurns', cell: PhaseCell, on: boolean): Stops {
  const rest = stops[whose].filter((step) => !cell.stops.includes(step));
  return { ...stops, [whose]: on ? [...rest, ...cell.stops] : rest };
}

function Stop({ cell, whose }: { cell: PhaseCell; whose: 'ownTurn' | 'othersTurns' }): JSX.Element {
  const { snapshot } = useFacts();
  const on = cell.stops.some((step) => snapshot.stops[whose].includes(step));
  const words = `${cell.title}: stop on ${whose === 'ownTurn' ? 'your turn' : 'others’ turns'}`;
  return (
    <button
      type="button"
      className={whose === 'othersTurns' ? 'others' : ''}
      aria-pressed={on}
      aria-label={words}
      title={words}
      onClick={() => setStops(toggled(snapshot.stops, whose, cell, !on))}
    >
      <i />
    </button>
  );
}

/** Eleven cells. */
export function PhaseBar(): JSX.Element {
  const { view, snapshot } = useFacts();
  const roving = useRoving<HTMLElement>();
  const own = isTurnOf(view, view.viewer);
  return (
    <section aria-label="Phases and stops" className="phase-region" data-region="phase" {...roving}>
      <ol className="phase">
        {PHASE_CELLS.map((cell) => {
          const now = cell.steps.includes(view.step) && !view.over && view.turn > 0;
          return (
            <li
              key={cell.label}
              className={`${cell.combat ? 'combat' : ''}${now ? ' now' : ''}${now && !own ? ' others' : ''}`}
              aria-current={now ? 'step' : undefined}
            >
              <button
                type="button"
                className="step-name"
                title={`${cell.title}. ${cell.help} CR ${cell.rule}`}
                onClick={() => openDialog({ kind: 'phases' })}
              >
                {cell.label}
                <span className="unseen"> ({cell.title}): what happens there</span>
              </button>
              {cell.stops.length === 0 || snapshot.seat === null ? null : (
                <span className="stops">
                  <Stop cell={cell} whose="ownTurn" />
                  <Stop cell={cell} whose="othersTurns" />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
