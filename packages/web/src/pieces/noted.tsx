/** That an object bears a note, by consent of the table; the Reading panel and the label have its words. */
import type { JSX } from 'react';
import type { ObjectView } from '../model/types.ts';
import { Icon } from './icons.tsx';

/** The sign, if there is a note. */
export function Noted({ of }: { of: ObjectView }): JSX.Element | null {
  if (of.note === undefined) return null;
  return (
    <span className="chip noted" title={of.note} aria-hidden="true">
      <Icon name="note" />
      <span>note</span>
    </span>
  );
}
