/** What is decided once for all about the abilities of a name: always yes, always no, let them by. */
import type { JSX } from 'react';
import { standingWith, triggerAsking, WORDS_OF } from '../../model/standing-answers.ts';
import type { Asked, ObjectView, StackItemView, StandingAnswer } from '../../model/types.ts';
import { openMenu, setStops } from '../../store/play.ts';
import { useFacts } from '../facts.ts';

/** The ability of the stack that an object is, or whose source it is. */
function abilityOf(stack: readonly StackItemView[], about: ObjectView): StackItemView | undefined {
  return stack.find((item) => item.kind !== 'spell' && (item.id === about.id || item.source === about.id));
}

/** In the menu of an ability on the stack, or of its source: what may be decided for all of its name. */
export function Standing({ about }: { about: ObjectView }): JSX.Element | null {
  const { view, snapshot } = useFacts();
  const item = abilityOf(view.stack, about);
  if (item === undefined || item.sourceName === '' || snapshot.seat === null) return null;
  const source = item.sourceName;
  const { stops } = snapshot;
  const standing = stops.standing ?? [];
  const isOwn = item.kind === 'triggered' && item.controller === view.viewer;
  const offered: readonly StandingAnswer['says'][] = isOwn ? ['yes', 'no', 'pass'] : ['pass'];
  return (
    <>
      {offered.map((says) => {
        const on = standing.some((one) => one.source === source && one.says === says);
        return (
          <button
            key={says}
            type="button"
            aria-pressed={on}
            onClick={() => {
              setStops({ ...stops, standing: standingWith(standing, source, says, !on) });
              openMenu(null);
            }}
          >
            {WORDS_OF[says]} {source}
          </button>
        );
      })}
    </>
  );
}

/** Beside a yes or no that a triggered ability asks: the menu with "always". */
export function AlwaysButton({ question }: { question: Asked<'yesNo'> }): JSX.Element | null {
  const { view } = useFacts();
  const item = triggerAsking(view, question);
  if (item === undefined || item.controller !== view.viewer) return null;
  return (
    <button
      type="button"
      className="button"
      aria-haspopup="menu"
      onClick={(event) => {
        const { left: x, top: y } = event.currentTarget.getBoundingClientRect();
        openMenu({ x, y, ids: [], title: item.sourceName, about: item, everything: false });
      }}
    >
      Always…
    </button>
  );
}

/** Everything decided so, each with a way back; in the settings. */
export function StandingList(): JSX.Element | null {
  const { snapshot } = useFacts();
  const { stops } = snapshot;
  const standing = stops.standing ?? [];
  if (standing.length === 0) return null;
  return (
    <section className="setting standing" aria-label="Decided once for all">
      <h3>Decided once for all</h3>
      <ul>
        {standing.map(({ source, says }) => (
          <li key={`${says} ${source}`}>
            {WORDS_OF[says]} {source}{' '}
            <button
              type="button"
              className="button small"
              aria-label={`Ask again about ${source}`}
              onClick={() => setStops({ ...stops, standing: standingWith(standing, source, says, false) })}
            >
              Ask again
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
