/** Your deck: a starter, one that this browser remembers, or a list pasted now. */
import { type JSX, useState } from 'react';
import { COLOR_CODES } from '../model/colors.ts';
import { decksFor, isOwnDeck } from '../model/new-game.ts';
import type { DeckSummary } from '../model/types.ts';
import { Icon } from '../pieces/icons.tsx';
import { ManaSymbol } from '../pieces/symbols.tsx';
import { PastedDeck } from '../decks/pasted-deck.tsx';
import type { FormProps } from './formats.tsx';

/** So many decks are shown before "All decks" is pressed. */
const FEW = 4;

function DeckCard({ deck, chosen, choose }: { deck: DeckSummary; chosen: boolean; choose: () => void }): JSX.Element {
  return (
    <button type="button" role="radio" className="option" aria-checked={chosen} onClick={choose}>
      <b>
        {deck.name}
        <span>
          {deck.colors.map((color) => (
            <ManaSymbol key={color} code={COLOR_CODES[color]} />
          ))}
        </span>
      </b>
      <span>{deck.description}</span>
    </button>
  );
}

/** The first decks, the chosen one among them. */
function firstOf(decks: readonly DeckSummary[], chosen: string): readonly DeckSummary[] {
  const few = decks.slice(0, FEW);
  const other = decks.find(({ id }) => id === chosen);
  return other === undefined || few.includes(other) ? few : [...few.slice(0, FEW - 1), other];
}

/** What can be done with a deck of one's own. */
function OwnDeckButtons({ deck, form, change, forget }: FormProps & { deck: DeckSummary }): JSX.Element {
  return (
    <p className="more">
      <button
        type="button"
        className="button small"
        onClick={() => change({ ...form, deck: 'paste', pasted: deck.text })}
      >
        Change {deck.name}
      </button>
      <button type="button" className="button small" onClick={() => forget(deck.id)}>
        Forget it
      </button>
    </p>
  );
}

/** The deck's box of the start page. */
export function OwnDeck(props: FormProps): JSX.Element {
  const { form, decks, change } = props;
  const [all, setAll] = useState(false);
  const fitting = decksFor(decks, form.playing);
  const shown = all ? fitting : firstOf(fitting, form.deck);
  const chosen = fitting.find(({ id }) => id === form.deck);
  return (
    <section className="box" aria-label="Your deck">
      <div className="box-head">
        <h2>
          <span className="step">2</span> Your deck
        </h2>
        {fitting.length <= FEW ? null : (
          <button type="button" className="button small" aria-expanded={all} onClick={() => setAll(!all)}>
            <Icon name={all ? 'minus' : 'plus'} /> {all ? 'Fewer decks' : `All ${fitting.length} decks`}
          </button>
        )}
      </div>
      <div className="options decks" role="radiogroup" aria-label="Your deck">
        {shown.map((deck) => (
          <DeckCard
            key={deck.id}
            deck={deck}
            chosen={form.deck === deck.id}
            choose={() => change({ ...form, deck: deck.id })}
          />
        ))}
        <button
          type="button"
          role="radio"
          className="addition"
          aria-checked={form.deck === 'paste'}
          onClick={() => change({ ...form, deck: 'paste' })}
        >
          <Icon name="list" /> Paste a list
        </button>
      </div>
      {chosen === undefined || !isOwnDeck(chosen.id) ? null : <OwnDeckButtons {...props} deck={chosen} />}
      {form.deck !== 'paste' ? null : (
        <PastedDeck
          text={form.pasted}
          playing={form.playing}
          change={(pasted) => change({ ...form, pasted })}
          keep={props.keep}
        />
      )}
    </section>
  );
}
