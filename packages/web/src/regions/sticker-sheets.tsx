/** A player's sticker sheets, which stay revealed: what is on them, and what is used. CR 103.2d, 123.2c. */
import type { JSX } from 'react';
import { playerName } from '../model/lookup.ts';
import type { PlayerSummary } from '../model/types.ts';
import { StickerWords } from '../pieces/stickers.tsx';
import { useFacts } from './facts.ts';
import { Frame } from './frame.tsx';

/** How many stickers are on no object. CR 123.3. */
export function unusedStickers({ stickerSheets = [] }: PlayerSummary): number {
  return stickerSheets.flatMap(({ stickers }) => stickers.filter(({ used }) => !used)).length;
}

/** The sheets as lists; a sticker that is on an object says so. */
export function StickerSheetsDialog(props: { player: number }): JSX.Element | null {
  const { view } = useFacts();
  const player = view.players.find(({ id }) => id === props.player);
  if (player?.stickerSheets === undefined) return null;
  const name = playerName(view, player.id);
  return (
    <Frame title={`${name === 'You' ? 'Your' : `${name}’s`} sticker sheets`} narrow>
      {player.stickerSheets.map((sheet) => (
        <section key={sheet.name}>
          <h3>{sheet.name}</h3>
          <ul>
            {sheet.stickers.map((sticker, index) => (
              <li key={index}>
                <StickerWords sticker={sticker} />
                {sticker.used ? <small> (on an object)</small> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}
