/** "Keep blue up": the kinds of mana that automatic payment leaves where it can. CR 601.2g. */
import type { JSX } from 'react';
import { ManaSymbol, SymbolText } from '../pieces/symbols.tsx';
import { keepMana } from '../store/play.ts';
import { useTable } from '../store/table.ts';

/** The kinds of mana in the order of the color pie, by letter and in words: the n-th has bit 1 << n. CR 105.1, 106.1b. */
const KINDS: readonly (readonly [string, string])[] = [
  ['W', 'white'],
  ['U', 'blue'],
  ['B', 'black'],
  ['R', 'red'],
  ['G', 'green'],
  ['C', 'colorless'],
];

/** A button for each kind of mana: pressed, it is left for later wherever something else pays. */
export function KeptMana(): JSX.Element {
  const kept = useTable((state) => state.keptMana);
  return (
    <fieldset className="setting kept-mana">
      <legend>Leave this mana for later when something else can pay</legend>
      {KINDS.map(([letter, kind], index) => (
        <button
          key={letter}
          type="button"
          className="tool"
          aria-label={`Leave ${kind} mana`}
          aria-pressed={(kept & (1 << index)) !== 0}
          onClick={() => keepMana(kept ^ (1 << index))}
        >
          <ManaSymbol code={letter} />
        </button>
      ))}
    </fieldset>
  );
}

/** What is being kept, in the line at the top, where it can be stopped; nothing otherwise. */
export function KeptManaSign(): JSX.Element | null {
  const kept = useTable((state) => state.keptMana);
  const kinds = KINDS.filter((_, index) => (kept & (1 << index)) !== 0);
  if (kinds.length === 0) return null;
  const words = `Leaving ${kinds.map(([, kind]) => kind).join(', ')} mana; press to stop`;
  return (
    <button
      type="button"
      className="tool kept-mana-sign"
      aria-pressed
      aria-label={words}
      title={words}
      onClick={() => keepMana(0)}
    >
      <span className="label">Leaving</span> <SymbolText text={kinds.map(([letter]) => `{${letter}}`).join('')} />
    </button>
  );
}
