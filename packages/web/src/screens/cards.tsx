/** The card reader: how a card is read, sentence by sentence. */
import { type FormEvent, type JSX, useEffect, useState } from 'react';
import { send } from '../connection/socket.ts';
import { tintOfCost } from '../model/colors.ts';
import type { FaceText, Reply } from '../model/types.ts';
import { FullCard } from '../pieces/card.tsx';
import { AbilityRead } from '../pieces/told.tsx';
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

/** The screen at /cards. */
export function CardsScreen(): JSX.Element {
  const [name, setName] = useState('');
  const [reply, setReply] = useState<Reply | null>(null);
  useEffect(openConnection, []);
  const look = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() !== '') setReply(await send({ kind: 'reading', card: name.trim() }));
  };
  return (
    <main className="page">
      <PageTop />
      <h1>Card reader</h1>
      <p className="lede">Every card is read whole or refused. Name one to see how, or make one of your own.</p>
      <section className="box">
        <form className="fields" onSubmit={(event) => void look(event)}>
          <input
            type="text"
            aria-label="Card name"
            placeholder="Card name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />{' '}
          <button type="submit" className="button small">
            Read it
          </button>
        </form>
        {reply?.kind === 'error' ? (
          <p className="refusal" role="alert">
            {reply.sentence}
          </p>
        ) : null}
      </section>
      {reply?.kind !== 'reading' ? null : (
        <div className="reader" style={{ marginTop: 16 }}>
          <section className="box">
            <h2>How it is read</h2>
            {reply.sentences.map((sentence, i) => (
              <AbilityRead key={i} sentence={sentence} />
            ))}
          </section>
          <div className="column">
            {reply.card.faces.map((face) => (
              <Face key={face.name} face={face} />
            ))}
          </div>
        </div>
      )}
      <CardLab />
    </main>
  );
}
