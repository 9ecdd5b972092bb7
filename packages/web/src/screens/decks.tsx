/** The deck editor: search, deck, figures; lists in and out. */
import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { send } from '../connection/socket.ts';
import { type Carried, CarryingCards } from '../editor/carrying.tsx';
import { Figures } from '../editor/figures.tsx';
import { Head } from '../editor/head.tsx';
import { InAndOut } from '../editor/in-and-out.tsx';
import { summaryOf } from '../editor/summary.ts';
import { Parts, partsFor } from '../editor/parts.tsx';
import { Search } from '../editor/search.tsx';
import { tintOfCost } from '../model/colors.ts';
import {
  countOf,
  type EditedDeck,
  movedTo,
  NO_DECK,
  type Part,
  partFor,
  PARTS,
  withMore,
} from '../editor/deck-editing.ts';
import type { CardLine } from '../model/types.ts';
import { FullCard } from '../pieces/card.tsx';
import { PageTop } from '../start/page-top.tsx';
import { keepDeck, ownDecks } from '../store/own-decks.ts';
import { openConnection } from '../store/play.ts';
import { useTable } from '../store/table.ts';

type Known = Readonly<Record<string, CardLine>>;

/** The lines of the cards of the deck, asked for as they come. */
function useKnown(deck: EditedDeck): { known: Known; learn: (cards: readonly CardLine[]) => void } {
  const [known, setKnown] = useState<Known>({});
  const connected = useTable((state) => state.status === 'connected');
  const tried = useRef(new Set<string>());
  const learn = (cards: readonly CardLine[]): void =>
    setKnown((old) => ({ ...old, ...Object.fromEntries(cards.map((card) => [card.asked, card])) }));
  const missing = PARTS.flatMap((part) => deck.parts[part].map(({ name }) => name)).filter(
    (name) => known[name] === undefined && !tried.current.has(name),
  );
  const wanted = missing.join('\n');
  useEffect(() => {
    if (!connected || wanted === '') return;
    const names = wanted.split('\n').slice(0, 400);
    for (const name of names) tried.current.add(name);
    void send({ kind: 'namedCards', names }).then((reply) => {
      if (reply.kind === 'cardLines') learn(reply.cards);
    });
  }, [wanted, connected]);
  return { known, learn };
}

/** The deck and the ones before it. */
function useDeck(): { deck: EditedDeck; change: (deck: EditedDeck) => void; undo: (() => void) | null } {
  const [steps, setSteps] = useState<readonly EditedDeck[]>([NO_DECK]);
  return {
    deck: steps.at(-1) ?? NO_DECK,
    change: (deck) => setSteps((old) => [...old, deck].slice(-200)),
    undo: steps.length > 1 ? () => setSteps((old) => old.slice(0, -1)) : null,
  };
}

/** "/" goes to the search; + and − change the card that has the focus. */
function useKeys(more: (part: Part, name: string, by: number) => void, undo: (() => void) | null): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const here = event.target as HTMLElement;
      const typing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(here.tagName);
      if (typing || event.altKey || event.metaKey) return;
      const row = here.closest<HTMLElement>('[data-card]');
      if (event.ctrlKey) {
        if (event.key.toLowerCase() === 'z' && undo !== null) undo();
        return;
      }
      if (event.key === '/') document.querySelector<HTMLInputElement>('[data-search]')?.focus();
      else if (row !== null && (event.key === '+' || event.key === '-'))
        more(row.dataset['part'] as Part, row.dataset['card'] ?? '', event.key === '+' ? 1 : -1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
}

function Reading({ card }: { card: CardLine | undefined }): JSX.Element | null {
  if (card === undefined) return null;
  const { name, manaCost, typeLine, lines, corner } = card;
  const tint = tintOfCost(manaCost, typeLine);
  return <FullCard face={{ name, cost: manaCost, typeLine, tint, lines, corner, notes: [] }} />;
}

/** The screen at /decks. */
export function DecksScreen(): JSX.Element {
  useEffect(openConnection, []);
  const { deck, change, undo } = useDeck();
  const { known, learn } = useKnown(deck);
  const [own, setOwn] = useState(ownDecks);
  const [reading, setReading] = useState<string | null>(null);
  const more = (part: Part, name: string, by: number): void => change(withMore(deck, part, name, by));
  useKeys(more, undo);
  const identity = useMemo(() => {
    const leaders = deck.parts.commanders;
    if (leaders.length === 0) return null;
    return leaders.flatMap(({ name }) => known[name]?.colorIdentity ?? []).join('');
  }, [deck.parts.commanders, known]);
  const put = ({ name, from }: Carried, to: Part): void => {
    if (from === 'search') more(to, name, 1);
    else change(movedTo(deck, from, to, name));
    setReading(name);
  };
  const open = async (id: string): Promise<void> => {
    const found = own.find((one) => one.id === id);
    if (found === undefined) return;
    const read = (await import('../editor/exchange.ts')).fromList(found.text, { ...NO_DECK, format: found.format });
    if (typeof read !== 'string') change({ ...read, name: found.name });
  };
  const save = (): string => {
    const id = keepDeck(summaryOf(deck, known));
    setOwn(ownDecks());
    return id;
  };
  return (
    <main className="page editing">
      <PageTop />
      <h1>Deck editor</h1>
      <CarryingCards parts={partsFor(deck.format)} known={known} put={put}>
        <div className="editor">
          <Search
            identity={identity}
            countOf={(name) => PARTS.reduce((sum, part) => sum + countOf(deck, part, name), 0)}
            add={(card) => {
              learn([card]);
              more(partFor(deck, card.typeLine), card.name, 1);
              setReading(card.name);
            }}
            read={(card) => {
              learn([card]);
              setReading(card.name);
            }}
          />
          <section className="box deck-column" aria-label="Your deck">
            <Head deck={deck} own={own} change={change} undo={undo} open={(id) => void open(id)} save={save} />
            <Parts
              deck={deck}
              known={known}
              more={more}
              move={(from, to, name) => change(movedTo(deck, from, to, name))}
              read={setReading}
            />
            <InAndOut deck={deck} others={own} take={change} />
          </section>
          <div className="figures-column">
            <Figures deck={deck} known={known} />
            <Reading card={reading === null ? undefined : known[reading]} />
          </div>
        </div>
      </CarryingCards>
    </main>
  );
}
