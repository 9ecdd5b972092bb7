/** The numbers of an Attraction that are lit up. CR 717.1. */
import type { JSX } from 'react';

const ROLLS = [1, 2, 3, 4, 5, 6] as const;

/** All six with the lit ones marked; on a small tile (`few`) only those. */
export function Lights({
  numbers,
  few = false,
}: {
  numbers: readonly number[] | undefined;
  few?: boolean;
}): JSX.Element | null {
  if (numbers === undefined || numbers.length === 0) return null;
  return (
    <span className="lights" role="img" aria-label={`lit up: ${numbers.join(', ')}`}>
      {ROLLS.filter((number) => !few || numbers.includes(number)).map((number) => (
        <i key={number} className={numbers.includes(number) ? 'lit-up' : ''}>
          {number}
        </i>
      ))}
    </span>
  );
}
