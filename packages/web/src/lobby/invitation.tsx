/** How friends come to the table: a link to copy, and the same link as a square for phones. */
import { type JSX, useEffect, useState } from 'react';
import { renderSVG } from 'uqr';
import type { WatchRule } from '../model/types.ts';
import { INVITING } from '../words/talk.ts';

/** Whether a page at that host is on the machine of the server itself. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** The address to give to others; null where nobody else can come. */
function useShared(path: string): { link: string; reachable: boolean } {
  const [base, setBase] = useState(location.origin);
  const local = isThisMachine(location.hostname);
  useEffect(() => {
    if (!local) return;
    fetch('/api/addresses')
      .then((response) => response.json() as Promise<readonly string[]>)
      .then(([first]) => first !== undefined && setBase(first))
      .catch(() => undefined); // Then the link shown is this machine's own, and said to be so.
  }, [local]);
  return { link: base + path, reachable: !isThisMachine(new URL(base).hostname) };
}

/** What the link does, before and after the cards are dealt. */
function afterwards(watching: WatchRule): string {
  if (watching === 'at once') return INVITING.thenWatch;
  return watching === 'nobody' ? INVITING.thenNothing : INVITING.thenWatchLate(watching);
}

/** The link with its copy button and its square. */
export function Invitation({ path, watching }: { path: string; watching: WatchRule }): JSX.Element {
  const { link, reachable } = useShared(path);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  const square = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(link, { border: 2 }))}`;
  return (
    <section className="box invitation" aria-label="Ask friends to the table">
      <h2>Ask friends to the table</h2>
      <div className="by-link">
        <img src={square} alt={`QR code of ${link}`} width="150" height="150" />
        <div>
          <p>Show the square to a phone, or send the link. No account, no install.</p>
          <input
            type="text"
            aria-label="Link to this table"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <button type="button" className="button main" onClick={() => void copy()}>
            {copied === 'yes' ? 'Copied' : 'Copy link'}
          </button>
        </div>
      </div>
      {copied === 'failed' ? <p className="quiet">The browser would not copy; select the link and copy it.</p> : null}
      <p className="quiet">
        {reachable
          ? afterwards(watching)
          : 'This link works on this machine only. For friends on your network, start the server with --host 0.0.0.0.'}
      </p>
    </section>
  );
}
