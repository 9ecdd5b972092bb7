/** Cards of a pool as lines: letter, name, how many, cost. */
import type { JSX } from 'react';
import { lettersOf, tintStyle } from '../model/colors.ts';
import type { Line } from '../model/deck-building.ts';
import { Cost } from '../pieces/symbols.tsx';
import { readName, useDraft } from '../store/draft.ts';
import { faceNamed } from './card-of-pack.tsx';

/** A list of cards; with `act`, a click does it, and `does` says what. */
export function CardLines(props: { lines: readonly Line[]; does?: string; act?: (name: string) => void }): JSX.Element {
  const cards = useDraft((state) => state.cards);
  return (
    <ul className="card-lines">
      {props.lines.map(({ name, count }) => {
        const face = faceNamed(cards, name);
        const inside = (
          <>
            <span className="letter" style={tintStyle(face.tint)} aria-hidden="true">
              {lettersOf(face.tint)
                .map(({ letter }) => letter)
                .join('')
                .slice(0, 2)}
            </span>
            <span className="name">{name}</span>
            {count > 1 ? <b>×{count}</b> : null}
            <Cost cost={face.cost} />
          </>
        );
        const { act } = props;
        return (
          <li key={name} onMouseEnter={() => readName(name)}>
            {act === undefined ? (
              <span className="line">{inside}</span>
            ) : (
              <button type="button" className="line" onFocus={() => readName(name)} onClick={() => act(name)}>
                <span className="unseen">{props.does} </span>
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
