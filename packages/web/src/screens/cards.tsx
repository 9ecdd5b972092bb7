/** The card reader: how a card is read, sentence by sentence. */
import { type FormEvent, type JSX, useEffect, useState } from 'react';
import { send } from '../connection/socket.ts';
import { ImportCards } from '../decks/import-cards.tsx';
import { tintOfCost } from '../model/colors.ts';
import type { FaceText, Reply } from '../model/types.ts';
import { FullCard } from '../pieces/card.tsx';
import { SymbolText } from '../pieces/symbols.tsx';
import { AbilityRead } from '../pieces/told.tsx';
import { TryIt } from '../lab/try-it.tsx';
import { openConnection } from '../store/play.ts';
import { CardLab } from './card-lab.tsx';
import { PageTop } from '../start/page-top.tsx';

function cornerOf(face: FaceText): string {
  if (face.power !== null) return `${face.power}/${face.toughness ?? ''}`;
  return face.loyalty ?? face.defense ?? '';
}

function Face({ face }: { face: FaceText }): JSX.Element {
  return (
    <FullCard
      face={{
        name: face.name,
        cost: face.manaCost,
        typeLine: face.typeLine,
        tint: tintOfCost(face.manaCost, face.typeLine),
        lines: face.lines,
        corner: cornerOf(face),
        notes: [],
      }}
    />
  );
}

function Rulings({ rulings }: Pick<Extract<Reply, { kind: 'reading' }>, 'rulings'>): JSX.Element | null {
  if (rulings.length === 0) return null;
  return (
    <section className="rulings" aria-label="Rulings">
      <h3>Rulings</h3>
      <ul>
        {rulings.map(({ date, text }, i) => (
          <li key={i}>
            <SymbolText text={text} /> <time dateTime={date}>{date}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Milliseconds after the last key. */
const PAUSE = 150;

/** Names that may be meant, once typing pauses. */
function useSuggestions(typed: string): readonly string[] {
  const [found, setFound] = useState<{ typed: string; names: readonly string[] }>({ typed: '', names: [] });
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      void send({ kind: 'cardNames', typed: typed.slice(0, 100) }).then((reply) => {
        if (wanted) setFound({ typed, names: reply.kind === 'cardNames' ? reply.names : [] });
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return found.typed === typed ? found.names : [];
}

function Search({ look }: { look: (name: string) => void }): JSX.Element {
  const [typed, setTyped] = useState('');
  const names = useSuggestions(typed);
  const choose = (name: string): void => {
    setTyped(name);
    look(name);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') choose(names[0] ?? typed.trim());
  };
  return (
    <>
      <form className="fields" onSubmit={submit}>
        <input
          type="text"
          aria-label="Card name"
          placeholder="Card name"
          data-home=""
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />{' '}
        <button type="submit" className="button small">
          Read it
        </button>
      </form>
      {typed.trim() === '' || names.length === 0 ? null : (
        <ul className="more" aria-label="Cards that may be meant">
          {names.map((name) => (
            <li key={name}>
              <button type="button" className="button small" aria-current={name === typed} onClick={() => choose(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The screen at /cards. */
export function CardsScreen(): JSX.Element {
  const [reply, setReply] = useState<Reply | null>(null);
  useEffect(openConnection, []);
  return (
    <main className="page">
      <PageTop />
      <h1>Card reader</h1>
      <p className="lede">Every card is read whole or refused. Name one to see how, or make one of your own.</p>
      <section className="box">
        <Search look={(card) => void send({ kind: 'reading', card }).then(setReply)} />
        {reply?.kind === 'error' ? (
          <p className="refusal" role="alert">
            {reply.sentence}
          </p>
        ) : null}
        <ImportCards />
      </section>
      {reply?.kind !== 'reading' ? null : (
        <div className="reader" style={{ marginTop: 16 }}>
          <section className="box">
            <h2>How it is read</h2>
            {reply.sentences.map((sentence, i) => (
              <AbilityRead key={i} sentence={sentence} />
            ))}
            <Rulings rulings={reply.rulings} />
          </section>
          <div className="column">
            {reply.card.faces.map((face) => (
              <Face key={face.name} face={face} />
            ))}
            <TryIt key={reply.card.name} card={reply.card.name} />
          </div>
        </div>
      )}
      <CardLab />
    </main>
  );
}
