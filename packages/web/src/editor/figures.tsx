/** What is known of a deck at a glance: size, legality, curve, colors. */
import { type JSX, useEffect, useState } from 'react';
import { send } from '../connection/socket.ts';
import { curveOf } from '../model/deck-building.ts';
import { asked, asList, type EditedDeck, sizeOf } from './deck-editing.ts';
import type { CardLine, DeckTrouble } from '../model/types.ts';
import { Curve } from '../pieces/curve.tsx';
import { RuleNumber } from '../pieces/mark.tsx';
import { ManaSymbol } from '../pieces/symbols.tsx';
import { useTable } from '../store/table.ts';

/** Milliseconds after the last change. */
const PAUSE = 300;

/** What keeps it from the table, once changing pauses; null while that is not known. */
function useTroubles(deck: EditedDeck): readonly DeckTrouble[] | null {
  const [troubles, setTroubles] = useState<readonly DeckTrouble[] | null>(null);
  const connected = useTable((state) => state.status === 'connected');
  const text = asList({ ...deck, parts: { ...deck.parts, maybeboard: [] } });
  const { format } = deck;
  useEffect(() => {
    let wanted = true;
    setTroubles(null);
    if (!connected || text === '') return;
    const timer = setTimeout(() => {
      void send({ kind: 'deckCheck', text, format }).then((reply) => {
        if (wanted && reply.kind === 'deckChecked') setTroubles(reply.problems);
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, format, connected]);
  return text === '' ? [] : troubles;
}

function Colors({ deck, known }: { deck: EditedDeck; known: Readonly<Record<string, CardLine>> }): JSX.Element | null {
  const sums = Object.entries(asked(deck.parts.main, known)).sort(([, one], [, other]) => other - one);
  if (sums.length === 0) return null;
  return (
    <section className="panel" aria-label="Colors asked">
      <h2>
        Colors asked <small>symbols in costs</small>
      </h2>
      <p className="colors-asked">
        {sums.map(([letter, count]) => (
          <span key={letter}>
            <ManaSymbol code={letter} /> {count}
          </span>
        ))}
      </p>
    </section>
  );
}

/** The column of figures. */
export function Figures({ deck, known }: { deck: EditedDeck; known: Readonly<Record<string, CardLine>> }): JSX.Element {
  const troubles = useTroubles(deck);
  const { main, commanders } = deck.parts;
  const names = [...main, ...commanders].flatMap(({ name, count }) => Array.from({ length: count }, () => name));
  const size = sizeOf(main) + sizeOf(commanders);
  return (
    <>
      <section className="panel" aria-label="Legality" aria-live="polite">
        <h2>
          {size} {size === 1 ? 'card' : 'cards'}{' '}
          <small className={troubles?.length === 0 && size > 0 ? 'legal-mark' : ''}>
            {troubles === null ? 'looking…' : size === 0 ? '' : troubles.length === 0 ? '✓ legal' : 'not ready'}
          </small>
        </h2>
        <ul className="deck-troubles">
          {(troubles ?? []).slice(0, 8).map(({ kind, text, rule, about }, i) => (
            <li key={`${i} ${about}`}>
              {kind === 'rule' ? null : <b>{about}: </b>}
              {text} {rule === '' ? null : <RuleNumber rule={rule} />}
            </li>
          ))}
          {(troubles ?? []).length > 8 ? <li>And {(troubles ?? []).length - 8} more.</li> : null}
        </ul>
      </section>
      <Curve columns={curveOf((name) => known[name], names)} />
      <Colors deck={deck} known={known} />
    </>
  );
}
