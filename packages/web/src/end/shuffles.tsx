/** Whether a game's shuffles were those that were promised when it began. CR 103.3. */
import type { JSX } from 'react';
import { useFacts } from '../regions/facts.ts';
import { type PromiseKept, promiseKept } from '../store/promises.ts';

const WORDS: Readonly<Record<PromiseKept, string>> = {
  kept: 'The shuffles were as promised: their seed has the fingerprint that this browser was shown at the start.',
  unheard: 'The seed of the shuffles has its fingerprint; this browser was not there when it was promised.',
  broken: 'The shuffles were NOT as promised: their seed has another fingerprint than the one shown at the start.',
};

/** The promise: before the end its fingerprint, then whether it was kept. */
export function Shuffles(): JSX.Element {
  const { snapshot } = useFacts();
  const kept = promiseKept(snapshot);
  return (
    <div className="shuffles quiet" role={kept === 'broken' ? 'alert' : undefined}>
      <p>
        {kept === null
          ? 'Every shuffle follows from a seed that nobody at the table knows. This is its fingerprint (SHA-256); the seed itself is shown when the game is over.'
          : WORDS[kept]}
      </p>
      <dl>
        <dt>Fingerprint</dt>
        <dd>{snapshot.seedHash}</dd>
        {snapshot.seed === null ? null : (
          <>
            <dt>Seed</dt>
            <dd>{snapshot.seed}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
