/** Cards to add: found as one types, in Scryfall's syntax. */
import { type JSX, useEffect, useState } from 'react';
import { send } from '../connection/socket.ts';
import { useCarrying } from './carrying.tsx';
import type { CardLine } from '../model/types.ts';
import { Icon } from '../pieces/icons.tsx';
import { Cost } from '../pieces/symbols.tsx';
import { useTable } from '../store/table.ts';

/** Milliseconds after the last key. */
const PAUSE = 200;

interface Found {
  /** By what it was found: typing goes on meanwhile. */
  readonly query: string;
  readonly cards: readonly CardLine[];
  readonly total: number;
  readonly problem: string | null;
}

/** What the query finds, once typing pauses; within the colors of a leader if there is one. */
function useFound(query: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const lost = useTable((state) => state.status !== 'connected');
  useEffect(() => {
    let wanted = true;
    if (lost) return;
    const timer = setTimeout(() => {
      void send({ kind: 'searchCards', query }).then((reply) => {
        if (!wanted) return;
        if (reply.kind === 'cardLines') setFound({ query, cards: reply.cards, total: reply.total, problem: null });
        else setFound({ query, cards: [], total: 0, problem: reply.kind === 'error' ? reply.sentence : null });
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [query, lost]);
  return found;
}

function words({ cards, total, problem }: Found): string {
  if (problem !== null) return problem;
  if (total === 0) return 'No card is so.';
  return total > cards.length
    ? `The first ${cards.length} of ${total} cards.`
    : `${total} ${total === 1 ? 'card' : 'cards'}.`;
}

function FoundCard(props: {
  card: CardLine;
  count: number;
  add: (card: CardLine) => void;
  read: (card: CardLine) => void;
}): JSX.Element {
  const { card, count, add, read } = props;
  const carrying = useCarrying({ name: card.name, from: 'search' });
  return (
    <li className={card.read ? '' : 'not-played'}>
      <button type="button" className="card-line" onClick={() => read(card)} onFocus={() => read(card)} {...carrying}>
        <span>
          {card.name}
          {card.read ? '' : ' (not read yet)'}
        </span>
        <Cost cost={card.manaCost} />
      </button>
      <b aria-hidden="true">{count === 0 ? '' : count}</b>
      <button
        type="button"
        className="tool"
        data-add=""
        aria-label={`One more ${card.name}`}
        onFocus={() => read(card)}
        onClick={() => add(card)}
      >
        <Icon name="plus" />
      </button>
    </li>
  );
}

/** The column of the search. `countOf`: how many of a card the deck has. */
export function Search(props: {
  identity: string | null;
  countOf: (name: string) => number;
  add: (card: CardLine) => void;
  read: (card: CardLine) => void;
}): JSX.Element {
  const { identity, countOf, add, read } = props;
  const [typed, setTyped] = useState('');
  const [within, setWithin] = useState(true);
  const limit = identity === null || !within ? '' : ` id<=${identity === '' ? 'c' : identity}`;
  const query = `${typed.trim() === '' ? '' : `(${typed})`}${limit}`.trim();
  const found = useFound(query);
  /** Enter was pressed for this query before its cards were there. */
  const [entered, setEntered] = useState<string | null>(null);
  const first = found?.query === query ? found.cards[0] : undefined;
  useEffect(() => {
    if (entered === null) return;
    if (entered === query && found?.query !== query) return; // They are on their way.
    if (entered === query && first !== undefined) add(first);
    setEntered(null);
  }, [entered, query, found, first, add]);
  return (
    <section className="box search-column" aria-label="Search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setEntered(query);
        }}
      >
        <input
          type="search"
          className="search"
          aria-label="Search cards"
          placeholder="t:elf mv<=3, o:draw"
          data-search=""
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      {identity === null ? null : (
        <label className="setting">
          <input type="checkbox" checked={within} onChange={(event) => setWithin(event.target.checked)} /> In the
          commander’s colors
        </label>
      )}
      <p className="hint" role="status">
        {found === null ? 'Looking…' : words(found)}
      </p>
      <ul className="deck-lines" aria-label="Found cards">
        {(found?.cards ?? []).map((card) => (
          <FoundCard key={card.name} card={card} count={countOf(card.name)} add={add} read={read} />
        ))}
      </ul>
    </section>
  );
}
