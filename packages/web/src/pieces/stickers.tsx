/** The stickers on an object, one chip each. CR 123. */
import type { JSX } from 'react';
import type { ObjectView } from '../model/types.ts';

/** A name sticker is in the name already; the others say what is on them. */
export function Stickers({ of }: { of: ObjectView }): JSX.Element | null {
  if (of.stickers === undefined) return null;
  return (
    <>
      {of.stickers.map(({ kind, text }, index) => (
        <span key={index} className="chip sticker" title={`${kind} sticker`}>
          <span className="unseen">{kind} sticker: </span>
          {text}
        </span>
      ))}
    </>
  );
}
