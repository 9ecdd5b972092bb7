/** One's own deck for the table: a starter, or a list that is looked over as it is pasted. */
import { type JSX, useEffect, useState } from 'react';
import { playingOf } from '../model/formats.ts';
import { asBrought, decksFor } from '../model/new-game.ts';
import type { DeckSummary, LobbySnapshot } from '../model/types.ts';
import { PastedDeck } from '../decks/pasted-deck.tsx';
import { tellLobby } from '../store/lobby.ts';
import { ownDecks } from '../store/own-decks.ts';

function useDecks(): readonly DeckSummary[] {
  const [decks, setDecks] = useState<readonly DeckSummary[]>([]);
  useEffect(() => {
    fetch('/api/decks')
      .then((response) => response.json() as Promise<readonly DeckSummary[]>)
      .then((starters) => setDecks([...ownDecks(), ...starters]))
      .catch(() => setDecks(ownDecks())); // Then a list is pasted.
  }, []);
  return decks;
}

/** Chooses the deck, and hands it in. */
export function LobbyDeck({ snapshot }: { snapshot: LobbySnapshot }): JSX.Element {
  const decks = useDecks();
  const playing = playingOf(snapshot.format);
  const fitting = decksFor(decks, playing);
  const brought = decks.find(({ id }) => asBrought(id, decks) === snapshot.deck);
  const [pasting, setPasting] = useState(false);
  const [text, setText] = useState(snapshot.deck.includes('\n') ? snapshot.deck : '');
  const bring = (id: string): void =>
    void tellLobby((lobby) => ({ kind: 'lobbyDeck', lobby, deck: asBrought(id, decks) }));
  const chosen = pasting ? 'paste' : brought !== undefined ? brought.id : snapshot.deck === '' ? '' : 'paste';
  return (
    <section className="box" aria-label="Your deck">
      <h2>Your deck</h2>
      <select
        aria-label="Choose a deck"
        value={chosen}
        onChange={({ target: { value } }) => {
          setPasting(value === 'paste');
          if (value !== 'paste' && value !== '') bring(value);
        }}
      >
        <option value="">Choose…</option>
        {fitting.map(({ id, name, description }) => (
          <option key={id} value={id}>
            {name}: {description}
          </option>
        ))}
        <option value="paste">Paste a list, or drop its file</option>
      </select>
      {chosen !== 'paste' ? null : (
        <>
          <PastedDeck text={text} playing={playing} change={setText} />
          <button
            type="button"
            className="button"
            disabled={text.trim() === '' || text === snapshot.deck}
            onClick={() => bring(text)}
          >
            {text !== '' && text === snapshot.deck ? 'This deck is on the table' : 'Bring this deck'}
          </button>
        </>
      )}
    </section>
  );
}
