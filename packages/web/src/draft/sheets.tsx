/** The sticker sheets that the player opened, and which of them come into the games. CR 103.2d, 123.2b. */
import { type JSX, useId } from 'react';
import { MOST_SHEETS, sheetsChosen, withSheet } from '../model/sheets-chosen.ts';
import type { DraftDeck, StickerSheetView } from '../model/types.ts';
import { StickerWords } from '../pieces/stickers.tsx';

function Sheet(props: { sheet: StickerSheetView; chosen: boolean; toggle: () => void }): JSX.Element {
  const { name, stickers } = props.sheet;
  const content = useId();
  return (
    <li>
      <button
        type="button"
        className="sheet"
        aria-pressed={props.chosen}
        aria-describedby={content}
        onClick={props.toggle}
      >
        <b>{name}</b> {props.chosen ? <small>chosen</small> : null}
      </button>
      <ul id={content} aria-label={`On ${name}`}>
        {stickers.map((sticker, index) => (
          <li key={index}>
            <StickerWords sticker={sticker} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A button for each sheet; what is on it stands below. */
export function Sheets(props: {
  sheets: readonly StickerSheetView[];
  deck: DraftDeck;
  change: (deck: DraftDeck) => void;
}): JSX.Element {
  const opened = props.sheets.map(({ name }) => name);
  const chosen = sheetsChosen(opened, props.deck);
  return (
    <section className="panel leaders sheets" aria-label="Sticker sheets">
      <h2>
        Sticker sheets{' '}
        <small>
          {chosen.filter(Boolean).length} of up to {MOST_SHEETS} chosen (CR 123.2b)
        </small>
      </h2>
      <ul>
        {props.sheets.map((sheet, at) => (
          <Sheet
            key={at}
            sheet={sheet}
            chosen={chosen[at] === true}
            toggle={() => props.change(withSheet(opened, props.deck, at))}
          />
        ))}
      </ul>
    </section>
  );
}
