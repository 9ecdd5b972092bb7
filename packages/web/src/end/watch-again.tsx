/** The way to watch a game again: here, by its link, or from a file. */
import { type JSX, useState } from 'react';
import { Link } from 'wouter';
import { REPLAY } from '../words/end.ts';

/** The link to the game's replay, to follow or (where others may watch) to copy, and its file. */
export function WatchAgain({ game, asFile, byLink }: { game: string; asFile: boolean; byLink: boolean }): JSX.Element {
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
        {REPLAY.name}
      </Link>
      {byLink ? (
        <button type="button" className="button" onClick={copy}>
          {copied === 'yes' ? REPLAY.copied : REPLAY.copy}
        </button>
      ) : null}
      {asFile ? (
        <a className="button" href={`/api/games/${game}/replay`} download={`${game}.json`}>
          {REPLAY.save}
        </a>
      ) : null}
      {copied === 'failed' ? (
        <small>
          {REPLAY.link} {location.origin + path}
        </small>
      ) : null}
    </p>
  );
}
