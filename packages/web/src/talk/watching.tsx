/** Those who watch without a seat: who they are, and what one calls oneself among them. */
import { type FormEvent, type JSX, useState } from 'react';
import { useFacts } from '../regions/facts.ts';
import { watchAs } from '../store/play.ts';
import { watchName } from '../store/watching.ts';
import { WATCHING } from '../words/talk.ts';

/** How many there are, and their names; nothing where nobody watches. */
export function Watchers(): JSX.Element | null {
  const { names, others } = useFacts().snapshot.watching;
  return names.length + others === 0 ? null : <p className="quiet watchers">{WATCHING.here(names, others)}</p>;
}

/** A line for the own name, for somebody who watches. */
export function WatchName(): JSX.Element | null {
  const { seat } = useFacts().snapshot;
  const [name, setName] = useState(watchName);
  if (seat !== null) return null;
  const call = (event: FormEvent): void => {
    event.preventDefault();
    void watchAs(name);
  };
  return (
    <form className="say-line" onSubmit={call} onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
      <input
        type="text"
        aria-label={WATCHING.yourName}
        placeholder={WATCHING.yourName}
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button small">
        {WATCHING.call}
      </button>
    </form>
  );
}
