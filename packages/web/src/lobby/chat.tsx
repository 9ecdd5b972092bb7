/** What is said at a lobby; anybody can be muted in one's own browser. */
import type { JSX } from 'react';
import { heard } from '../talk/talk-words.ts';
import type { LobbySnapshot } from '../model/types.ts';
import { tellLobby } from '../store/lobby.ts';
import { useMuted } from '../store/muted.ts';
import { Mutes, ReadyWords, SayLine } from '../talk/parts.tsx';

/** The last words, and a line to say something. */
export function LobbyChat({ snapshot }: { snapshot: LobbySnapshot }): JSX.Element {
  const muted = useMuted((state) => state.names);
  const say = (text: string): void => void tellLobby((lobby) => ({ kind: 'lobbySay', lobby, text }));
  const own = snapshot.seat === null ? null : snapshot.seats[snapshot.seat]?.name;
  const speakers = [...new Set(snapshot.chat.map(({ name }) => name))].filter((name) => name !== own);
  return (
    <section className="box lobby-chat" aria-label="Chat">
      <h2>Chat</h2>
      <ul aria-live="polite">
        {heard(snapshot.chat, muted)
          .slice(-12)
          .map(({ name, text: said }, i) => (
            <li key={snapshot.chat.length - i}>
              <b>{name}</b> {said}
            </li>
          ))}
      </ul>
      {snapshot.seat === null ? (
        <p className="quiet">Sit down to talk.</p>
      ) : (
        <>
          <ReadyWords say={say} />
          <SayLine say={say} />
        </>
      )}
      <Mutes speakers={speakers} />
    </section>
  );
}
