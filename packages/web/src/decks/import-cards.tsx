/** All cards at once: a card file of Scryfall or MTGJSON, dropped or chosen, read by the server with its progress shown. */
import { type JSX, useEffect, useState } from 'react';
import type { ImportedCards, ImportLine } from '../model/types.ts';
import { dropsFiles, FileButton } from './file.tsx';

type State = ImportLine | { readonly kind: 'sending' } | null;

/** The file's way to the server; each line of its answer is told. */
async function bring(file: File, tell: (line: ImportLine) => void): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await fetch('/api/cards', { method: 'POST', headers, body: file });
  if (!response.ok || response.body === null) {
    const { error } = (await response.json()) as { error: string };
    throw new Error(error);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) tell(JSON.parse(line) as ImportLine);
  }
}

function wordsOf(known: ImportedCards, state: State): string {
  switch (state?.kind) {
    case 'sending':
      return 'Handing the file over…';
    case 'going':
      return `${state.cards} cards read so far…`;
    case 'imported':
      return `${state.cards} cards imported; the text of ${state.read} is understood. They can be played at once.`;
    case 'imported rulings':
      return `${state.rulings} rulings imported; the pages of their cards show them.`;
    case 'failed':
      return `Nothing was changed. ${state.because}`;
    default:
      return known.imported === null
        ? 'Only the starter cards are known here.'
        : `${known.imported.cards} cards are known here; the text of ${known.imported.read} is understood.`;
  }
}

/** The box. `done` is told when cards have come. */
export function ImportCards({ done }: { done?: () => void }): JSX.Element | null {
  const [known, setKnown] = useState<ImportedCards | null>(null);
  const [state, setState] = useState<State>(null);
  useEffect(() => {
    fetch('/api/cards')
      .then((response) => response.json() as Promise<ImportedCards>)
      .then(setKnown)
      .catch(() => setKnown(null)); // Then there is nothing to say about it.
  }, []);
  const take = (file: File): void => {
    setState({ kind: 'sending' });
    const tell = (line: ImportLine): void => {
      setState(line);
      if (line.kind === 'imported') done?.();
    };
    bring(file, tell).catch((error: unknown) =>
      setState({ kind: 'failed', because: error instanceof Error ? error.message : '' }),
    );
  };
  if (known === null) return null;
  const busy = state?.kind === 'sending' || state?.kind === 'going';
  return (
    <section className="import" aria-label="All cards" {...dropsFiles(take)}>
      <p aria-live="polite">{wordsOf(known, state)}</p>
      {busy ? (
        <progress aria-label="How far the import has come" value={state.kind === 'going' ? state.part : undefined} />
      ) : known.mayImport ? (
        <p className="more">
          <FileButton words="Import all cards" take={take} />
          <small>
            Drop or choose “Oracle Cards” from{' '}
            <a href="https://scryfall.com/docs/api/bulk-data" target="_blank" rel="noreferrer">
              Scryfall
            </a>{' '}
            or “AtomicCards” from{' '}
            <a href="https://mtgjson.com/downloads/all-files/" target="_blank" rel="noreferrer">
              MTGJSON
            </a>
            ; “Rulings” from Scryfall likewise.
          </small>
        </p>
      ) : (
        <p>
          <small>More are imported in a browser of the machine that the server runs on.</small>
        </p>
      )}
    </section>
  );
}
