/** What the rail shows in some games only: other turns at the same time, hands that the viewer may see. CR 807.4, 805.6. */
import type { JSX } from 'react';
import { tintOf, tintStyle } from '../model/colors.ts';
import { objectName, playerName } from '../model/lookup.ts';
import type { Entity } from '../model/types.ts';
import { Mark } from '../pieces/mark.tsx';
import { objectHandlers } from '../pieces/tile.tsx';
import { markClass, useFacts } from './facts.ts';
import { useRoving } from './roving.ts';

/** The turns that others take at the same time, each with the top of its stack. */
export function OtherTurns(): JSX.Element | null {
  const { view } = useFacts();
  const turns = view.otherTurns ?? [];
  if (turns.length === 0) return null;
  return (
    <section className="panel other-turns" aria-label="Other turns">
      <h2>
        Other turns <small>at the same time</small>
      </h2>
      <ul tabIndex={0} aria-label="Turns at the same time">
        {turns.map((turn) => {
          const top = turn.stack.at(-1);
          return (
            <li key={turn.marker}>
              <Mark view={view} player={turn.player} small />
              <span>
                <b>{playerName(view, turn.player)}</b>,{' '}
                {turn.waits ? 'waits for a turn to end' : `turn ${turn.turn}, ${turn.step}`}
                {top === undefined
                  ? ''
                  : `; ${turn.stack.length} on the stack, next ${top.sourceName === '' ? objectName(top) : top.sourceName}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Hands of others that the viewer may look at: teammates', and those of players whom the viewer controls. */
export function SeenHands(): JSX.Element | null {
  const facts = useFacts();
  const { view } = facts;
  const roving = useRoving<HTMLElement>();
  const seen = view.players.filter((player) => player.id !== view.viewer && player.hand.length > 0);
  if (seen.length === 0) return null;
  return (
    <section className="panel seen-hands" aria-label="Hands you may see" data-region="hands" {...roving}>
      {seen.map((player) => (
        <div key={player.id}>
          <h2>
            {player.name}’s hand <small>you may look</small>
          </h2>
          <div className="chips">
            {player.hand.map((object) => {
              const ids = [object.id as number as Entity];
              const mark = markClass(facts, ids);
              return (
                <button
                  key={object.id}
                  type="button"
                  className={`land ${mark === 'unable' ? '' : mark}`}
                  style={tintStyle(tintOf(object.colors, object.types))}
                  data-ids={object.id}
                  data-legal={mark === '' || mark === 'unable' ? undefined : ''}
                  {...objectHandlers(object, ids)}
                >
                  {objectName(object)}
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </section>
  );
}
