/** The deck, part by part and kind by kind, each card with fewer, more, and where else it may go. */
import type { JSX } from 'react';
import { byKind, type Copies, type EditedDeck, type Part, PARTS, sizeOf, TITLES } from './deck-editing.ts';
import { useCarrying, usePlace } from './carrying.tsx';
import type { CardLine } from '../model/types.ts';
import { Icon } from '../pieces/icons.tsx';
import { Cost } from '../pieces/symbols.tsx';

interface Props {
  readonly deck: EditedDeck;
  readonly known: Readonly<Record<string, CardLine>>;
  readonly more: (part: Part, name: string, by: number) => void;
  readonly move: (from: Part, to: Part, name: string) => void;
  readonly read: (name: string) => void;
}

/** Parts that the rules of the deck have. */
export function partsFor(format: EditedDeck['format']): readonly Part[] {
  return PARTS.filter((part) => (format === 'standard-60' ? part !== 'commanders' : part !== 'sideboard'));
}

function Row({ one, part, props }: { one: Copies; part: Part; props: Props }): JSX.Element {
  const { name, count } = one;
  const { known, more, move, read, deck } = props;
  const carrying = useCarrying({ name, from: part });
  return (
    <li data-card={name} data-part={part}>
      <button type="button" className="tool" aria-label={`One fewer ${name}`} onClick={() => more(part, name, -1)}>
        <Icon name="minus" />
      </button>
      <b>{count}</b>
      <button type="button" className="tool" aria-label={`One more ${name}`} onClick={() => more(part, name, 1)}>
        <Icon name="plus" />
      </button>
      <button type="button" className="card-line" onClick={() => read(name)} onFocus={() => read(name)} {...carrying}>
        <span>{name}</span>
        <Cost cost={known[name]?.manaCost ?? ''} />
      </button>
      <select
        aria-label={`Where ${name} goes`}
        value={part}
        onChange={(event) => move(part, event.target.value as Part, name)}
      >
        {partsFor(deck.format).map((to) => (
          <option key={to} value={to}>
            {TITLES[to]}
          </option>
        ))}
      </select>
    </li>
  );
}

function PartOfDeck({ part, props }: { part: Part; props: Props }): JSX.Element {
  const { deck, known } = props;
  const { ref, over } = usePlace(part, 'deck');
  const copies = deck.parts[part];
  return (
    <section ref={ref} aria-label={TITLES[part]} className={`deck-part${over ? ' over' : ''}`}>
      <h2>
        {TITLES[part]} <small>{sizeOf(copies)}</small>
      </h2>
      {copies.length === 0 ? <p className="hint">Add cards from the search, or import a list.</p> : null}
      <div className="kinds">
        {byKind(copies, known).map(({ kind, copies: of }) => (
          <div key={kind}>
            <h3>
              {kind} <small>{sizeOf(of)}</small>
            </h3>
            <ul className="deck-lines">
              {of.map((one) => (
                <Row key={one.name} one={one} part={part} props={props} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** All parts. */
export function Parts(props: Props): JSX.Element {
  const { deck } = props;
  return (
    <>
      {partsFor(deck.format)
        .filter((part) => part === 'main' || deck.parts[part].length > 0)
        .map((part) => (
          <PartOfDeck key={part} part={part} props={props} />
        ))}
    </>
  );
}
