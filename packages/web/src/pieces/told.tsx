/** What abilities do, in plain sentences; the steps that a sentence announces are set in. */
import type { JSX } from 'react';
import type { ReadSentence, ToldAbility } from '../model/types.ts';
import { SymbolText } from './symbols.tsx';

type Lines = ToldAbility['does'];

/** Sentences one below the other; several are numbered, for they are done in that order (CR 608.2c). */
export function Sentences({ lines }: { lines: Lines }): JSX.Element {
  const List = lines.length > 1 ? 'ol' : 'ul';
  return (
    <List className="sentences">
      {lines.map(({ text, steps }, i) => (
        <li key={i}>
          <SymbolText text={text} />
          {steps.length === 0 ? null : <Sentences lines={steps} />}
        </li>
      ))}
    </List>
  );
}

/** Abilities in the order printed. */
export function Told({ title, abilities }: { title: string; abilities: readonly ToldAbility[] }): JSX.Element | null {
  if (abilities.length === 0) return null;
  return (
    <section className="told" aria-label={title}>
      <h3>{title}</h3>
      {abilities.map(({ does }, i) => (
        <Sentences key={i} lines={does} />
      ))}
    </section>
  );
}

function Tree({ title, tree }: { title: string; tree: unknown }): JSX.Element {
  return (
    <details>
      <summary>{title}</summary>
      <pre tabIndex={0}>{JSON.stringify(tree, null, 2)}</pre>
    </details>
  );
}

/** An ability as printed, what it does, and on request its trees. */
export function AbilityRead({ sentence }: { sentence: ReadSentence }): JSX.Element {
  return (
    <section className="ability-read">
      <p>
        <SymbolText text={sentence.text} /> <span className="pill plain">{sentence.kind}</span>
      </p>
      {sentence.does.length === 0 ? null : <Sentences lines={sentence.does} />}
      <Tree title="What it says, as a tree" tree={sentence.tree} />
      {sentence.core.length === 0 ? null : (
        <Tree title="What is played, as a tree" tree={sentence.core.length === 1 ? sentence.core[0] : sentence.core} />
      )}
    </section>
  );
}
