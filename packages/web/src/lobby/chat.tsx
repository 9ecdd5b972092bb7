/** What is said at a lobby; anybody can be muted on one's own page. */
import { type FormEvent, type JSX, useState } from 'react';
import type { LobbySnapshot } from '../model/types.ts';
import { mute, tellLobby, useLobby } from '../store/lobby.ts';

/** The last words, and a line to say something. */
export function LobbyChat({ snapshot }: { snapshot: LobbySnapshot }): JSX.Element {
  const muted = useLobby((state) => state.muted);
  const [text, setText] = useState('');
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    void tellLobby((lobby) => ({ kind: 'lobbySay', lobby, text }));
    setText('');
  };
  const own = snapshot.seat === null ? null : snapshot.seats[snapshot.seat]?.name;
  const speakers = [...new Set(snapshot.chat.map(({ name }) => name))].filter((name) => name !== own);
  const heard = snapshot.chat.filter(({ name }) => !muted.includes(name));
  return (
    <section className="box lobby-chat" aria-label="Chat">
      <h2>Chat</h2>
      <ul aria-live="polite">
        {heard.slice(-12).map(({ name, text: said }, i) => (
          <li key={snapshot.chat.length - i}>
            <b>{name}</b> {said}
          </li>
        ))}
      </ul>
      {snapshot.seat === null ? (
        <p className="quiet">Sit down to talk.</p>
      ) : (
        <form onSubmit={say}>
          <input
            type="text"
            aria-label="Say something"
            placeholder="Say something"
            maxLength={300}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button small">
            Say it
          </button>
        </form>
      )}
      {speakers.length === 0 ? null : (
        <p className="quiet seat-buttons">
          {speakers.map((name) => (
            <button
              key={name}
              type="button"
              className="button small"
              aria-pressed={muted.includes(name)}
              onClick={() => mute(name)}
            >
              {muted.includes(name) ? `Hear ${name} again` : `Mute ${name}`}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}
