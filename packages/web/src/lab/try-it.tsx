/** "Try it": a board with the card in hand and mana to spare. */
import { type JSX, useState } from 'react';
import { useLocation } from 'wouter';
import { rememberSeats } from '../connection/seat-tokens.ts';
import { send } from '../connection/socket.ts';
import type { TypedCard } from '../model/types.ts';
import { TRYING } from '../words/playing.ts';

/** The button; `card` is a name that is known, or a card that was typed. */
export function TryIt({ card }: { card: string | TypedCard }): JSX.Element {
  const [, navigate] = useLocation();
  const [laying, setLaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    setLaying(true);
    setRefusal(null);
    const reply = await send({ kind: 'tryCard', card });
    setLaying(false);
    if (reply.kind === 'created') {
      rememberSeats(reply.game, reply.seats);
      navigate(`/game/${reply.game}`);
    } else if (reply.kind === 'error') setRefusal(reply.sentence);
  };
  return (
    <div className="box try-it">
      <p>
        <button type="button" className="button main" disabled={laying} onClick={() => void begin()}>
          {laying ? TRYING.laying : TRYING.begin}
        </button>
      </p>
      <p className="hint">{TRYING.how}</p>
      {refusal === null ? null : (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
