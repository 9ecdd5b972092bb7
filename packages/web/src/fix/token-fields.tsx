/** A creature token made by hand: what it is. CR 111.3. */
import { FIX_COLORS, FIX_KEYWORDS, FIX_MOST } from '@kitchen-table/protocol';
import type { JSX } from 'react';
import type { Draft } from './fix-draft.ts';
import { FIX } from '../words/fix.ts';

/** Its subtypes, strength, colors and keywords. */
export function TokenFields({ draft, change }: { draft: Draft; change: (to: Partial<Draft>) => void }): JSX.Element {
  const number = (field: 'power' | 'toughness'): JSX.Element => (
    <input
      type="number"
      aria-label={field === 'power' ? FIX.power : FIX.toughness}
      min={0}
      max={FIX_MOST}
      value={draft[field]}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  return (
    <>
      <label className="setting">
        {FIX.creatureTypes}
        <input
          type="text"
          value={draft.subtypes}
          maxLength={80}
          onChange={(event) => change({ subtypes: event.target.value })}
        />
      </label>
      <div className="setting">
        {FIX.strength}
        <span className="strength">
          {number('power')} / {number('toughness')}
        </span>
      </div>
      <Ticks legend={FIX.colors} of={FIX_COLORS} ticked={draft.colors} change={(colors) => change({ colors })} />
      <Ticks
        legend={FIX.keywords}
        of={FIX_KEYWORDS}
        ticked={draft.keywords}
        change={(keywords) => change({ keywords })}
      />
    </>
  );
}

function Ticks<Word extends string>({
  legend,
  of,
  ticked,
  change,
}: {
  legend: string;
  of: readonly Word[];
  ticked: readonly Word[];
  change: (to: readonly Word[]) => void;
}): JSX.Element {
  const toggle = (word: Word, on: boolean): void =>
    change(on ? [...ticked, word] : ticked.filter((other) => other !== word));
  return (
    <fieldset className="setting ticks">
      <legend>{legend}</legend>
      {of.map((word) => (
        <label key={word}>
          <input
            type="checkbox"
            checked={ticked.includes(word)}
            onChange={(event) => toggle(word, event.target.checked)}
          />{' '}
          {word}
        </label>
      ))}
    </fieldset>
  );
}
