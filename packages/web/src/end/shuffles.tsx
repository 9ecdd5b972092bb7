/** Whether a game's shuffles were those that were promised when it began. CR 103.3. */
import type { JSX } from 'react';
import { useFacts } from '../regions/facts.ts';
import { promiseKept } from '../store/promises.ts';
import { SHUFFLES } from '../words/end.ts';

/** The promise: before the end its fingerprint, then whether it was kept. */
export function Shuffles(): JSX.Element {
  const { snapshot } = useFacts();
  const kept = promiseKept(snapshot);
  return (
    <div className="shuffles quiet" role={kept === 'broken' ? 'alert' : undefined}>
      <p>{kept === null ? SHUFFLES.promised : SHUFFLES[kept]}</p>
      <dl>
        <dt>{SHUFFLES.fingerprint}</dt>
        <dd>{snapshot.seedHash}</dd>
        {snapshot.seed === null ? null : (
          <>
            <dt>{SHUFFLES.seed}</dt>
            <dd>{snapshot.seed}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
