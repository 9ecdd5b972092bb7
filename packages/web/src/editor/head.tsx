/** Above the deck: its name, its rules, opening, saving, playing. */
import type { JSX } from 'react';
import { useLocation } from 'wouter';
import type { EditedDeck } from './deck-editing.ts';
import type { DeckSummary } from '../model/types.ts';

const FORMATS: readonly (readonly [EditedDeck['format'], string])[] = [
  ['commander', 'Commander'],
  ['standard-60', 'Sixty cards'],
  ['brawl', 'Brawl'],
];

/** The row. `save` gives the id under which the deck is remembered. */
export function Head(props: {
  deck: EditedDeck;
  own: readonly DeckSummary[];
  change: (deck: EditedDeck) => void;
  undo: (() => void) | null;
  open: (id: string) => void;
  save: () => string;
}): JSX.Element {
  const { deck, own, change, undo, open, save } = props;
  const [, navigate] = useLocation();
  return (
    <div className="fields">
      <input
        type="text"
        aria-label="Name of the deck"
        placeholder="Name of the deck"
        value={deck.name}
        onChange={(event) => change({ ...deck, name: event.target.value })}
      />
      <select
        aria-label="Rules of the deck"
        value={deck.format}
        onChange={(event) => change({ ...deck, format: event.target.value as EditedDeck['format'] })}
      >
        {FORMATS.map(([format, words]) => (
          <option key={format} value={format}>
            {words}
          </option>
        ))}
      </select>
      <select aria-label="Open a deck of yours" value="" onChange={(event) => open(event.target.value)}>
        <option value="">Open…</option>
        {own.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="button small" disabled={undo === null} onClick={() => undo?.()}>
        Undo
      </button>
      <button type="button" className="button small" onClick={() => save()}>
        Save
      </button>
      <button
        type="button"
        className="button small main"
        onClick={() => navigate(`/?deck=${encodeURIComponent(save())}`)}
      >
        Play it
      </button>
    </div>
  );
}
