/** The stickers on an object, one chip each. CR 123. */
import type { JSX } from 'react';
import type { ObjectView, StickerSheetView } from '../model/types.ts';
import { SymbolText } from './symbols.tsx';

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

/** What is printed on a sticker, with what it costs. CR 123.1, 123.3c. */
export function StickerWords({ sticker }: { sticker: StickerSheetView['stickers'][number] }): JSX.Element {
  const { kind, text, ticketCost } = sticker;
  return (
    <>
      {kind}
      {ticketCost === 0 ? '' : ` (${ticketCost} ${ticketCost === 1 ? 'ticket' : 'tickets'})`}:{' '}
      <SymbolText text={text} />
    </>
  );
}
