/** The way to watch a game again: here, by its link, or from a file. */
import { type JSX, useState } from 'react';
import { Link } from 'wouter';

/** The link to the game's replay, to follow or to copy, and its file. */
export function WatchAgain({ game, asFile }: { game: string; asFile: boolean }): JSX.Element {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const path = `/replay/${game}`;
  const copy = (): void =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(location.origin + path))
      .then(
        () => setCopied('yes'),
        () => setCopied('failed'),
      );
  return (
    <p className="watch-again">
      <Link className="button" href={path}>
        Watch it again
      </Link>
      <button type="button" className="button" onClick={copy}>
        {copied === 'yes' ? 'Copied' : 'Copy its link'}
      </button>
      {asFile ? (
        <a className="button" href={`/api/games/${game}/replay`} download={`${game}.json`}>
          Save the replay
        </a>
      ) : null}
      {copied === 'failed' ? <small>The link: {location.origin + path}</small> : null}
    </p>
  );
}
