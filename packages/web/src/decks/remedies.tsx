/** Everything wrong with a list, sorted by what to do about it, each with its remedies. */
import type { JSX } from 'react';
import type { DeckTrouble, Reply } from '../model/types.ts';
import { RuleNumber } from '../pieces/mark.tsx';

/** A list looked over. */
export type Checked = Extract<Reply, { kind: 'deckChecked' }>;
/** One card in the place of another. */
export interface Change {
  readonly from: string;
  readonly to: string;
}

const HEADINGS: Readonly<Record<DeckTrouble['kind'], string>> = {
  line: 'Write these lines anew',
  name: 'Spell these names, or play without them',
  card: 'These can’t be played here yet: play without them',
  rule: 'Change the deck',
};

function Trouble({
  one,
  mend,
}: {
  one: DeckTrouble;
  mend: ((changes: readonly Change[]) => void) | null;
}): JSX.Element {
  return (
    <li>
      <p>
        {one.line === 0 ? null : <small>Line {one.line}</small>}
        {one.about === '' ? null : <b>{one.about}</b>} {one.kind === 'line' ? null : one.text}{' '}
        {one.rule === '' ? null : <RuleNumber rule={one.rule} />}
      </p>
      {one.kind === 'line' ? <p>A number and a card name are expected, such as “4 Forest”.</p> : null}
      {mend === null || one.instead.length === 0 ? null : (
        <p className="remedies">
          {one.instead.map(({ kind, to }) => (
            <button
              key={kind + to}
              type="button"
              className="button small"
              onClick={() => mend([{ from: one.about, to }])}
            >
              {kind === 'meant' ? to : `Play ${to} instead`}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}

/** The table of problems. */
export function Troubles({
  checked,
  mend,
}: {
  checked: Checked;
  mend: (changes: readonly Change[]) => void;
}): JSX.Element {
  // A list with lines that can't be read is not written anew: what they say would be lost.
  const unread = checked.problems.some(({ kind }) => kind === 'line');
  const first = checked.problems.flatMap(({ about, instead: [remedy] }) =>
    remedy === undefined ? [] : [{ from: about, to: remedy.to }],
  );
  return (
    <>
      {(['line', 'name', 'card', 'rule'] as const).map((kind) => {
        const here = checked.problems.filter((one) => one.kind === kind);
        return here.length === 0 ? null : (
          <section key={kind} className="troubles" aria-label={HEADINGS[kind]}>
            <h3>{HEADINGS[kind]}</h3>
            <ul>
              {here.map((one, i) => (
                <Trouble key={i} one={one} mend={unread ? null : mend} />
              ))}
            </ul>
          </section>
        );
      })}
      {unread || first.length < 2 ? null : (
        <button type="button" className="button small" onClick={() => mend(first)}>
          Take the first remedy of each of the {first.length}
        </button>
      )}
    </>
  );
}

/** What stands in the place of what was written. */
export function Changed({ changes }: { changes: readonly Change[] }): JSX.Element | null {
  if (changes.length === 0) return null;
  return (
    <section className="troubles" aria-label="Changed in your list">
      <h3>Changed in your list</h3>
      <ul>
        {changes.map(({ from, to }, i) => (
          <li key={i}>
            {from} → <b>{to}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
