/** What lobby and table share of the talk: a line to say something, ready words, and whom not to hear. */
import { READY_WORDS } from '@kitchen-table/protocol';
import { type JSX, type KeyboardEvent, useState } from 'react';
import { mute, useMuted } from '../store/muted.ts';
import { TALK } from '../words/talk.ts';

/** A line to write in. Its keys are not those of the game; Esc goes back to it. */
export function SayLine({ say }: { say: (text: string) => void }): JSX.Element {
  const [text, setText] = useState('');
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && event.target instanceof HTMLElement && event.target.closest('.dialog') === null)
      event.target.blur();
    else if (event.key === 'Escape') return;
    event.stopPropagation();
  };
  return (
    <form
      className="say-line"
      onKeyDown={key}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        say(text);
        setText('');
      }}
    >
      <input
        type="text"
        aria-label={TALK.say}
        placeholder={TALK.say}
        maxLength={300}
        data-first=""
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button small">
        {TALK.send}
      </button>
    </form>
  );
}

/** Words that one click says; `few`: those that are said most. */
export function ReadyWords({ say, few = false }: { say: (text: string) => void; few?: boolean }): JSX.Element {
  return (
    <p className="ready-words" role="group" aria-label={TALK.readyWords}>
      {(few ? READY_WORDS.slice(0, 6) : READY_WORDS).map((words) => (
        <button key={words} type="button" className="button small" onClick={() => say(words)}>
          {words}
        </button>
      ))}
    </p>
  );
}

/** A button for each of them, not to hear or to hear them again. */
export function Mutes({ speakers }: { speakers: readonly string[] }): JSX.Element | null {
  const muted = useMuted((state) => state.names);
  if (speakers.length === 0) return null;
  return (
    <p className="quiet seat-buttons">
      {speakers.map((name) => (
        <button
          key={name}
          type="button"
          className="button small"
          aria-pressed={muted.includes(name)}
          onClick={() => mute(name)}
        >
          {muted.includes(name) ? TALK.hearAgain(name) : TALK.mute(name)}
        </button>
      ))}
    </p>
  );
}
