/** Sticker sheets: set aside and chosen for every player who brings some, whatever the format. CR 103.2d, 123.2. */
import { chooseSheets, sheetsAreChosen, SHEETS_CHOSEN } from '../rules/starting-the-game/sticker-sheets.ts';
import type { GameSetup } from '../vocabulary/setup.ts';
import type { ChosenVariant } from './rulebook.ts';
import type { Variant } from './variant.ts';

/** How many sheets a player must bring to a constructed game. CR 123.2a. */
const FEWEST = 10;

function wrongWith(setup: GameSetup): string | null {
  for (const player of setup.players) {
    const { name, stickerSheets = [] } = player;
    const unknown = stickerSheets.find((sheet) => setup.stickerSheets?.[sheet] === undefined);
    if (unknown !== undefined)
      return `${name}'s sticker sheet '${unknown}' is not among the sheets of the setup: add it to stickerSheets (CR 123.2)`;
    if (sheetsAreChosen(setup)) {
      if (stickerSheets.length > SHEETS_CHOSEN)
        return `${name} has ${stickerSheets.length} sticker sheets: choose up to three (CR 123.2b)`;
    } else {
      const twice = stickerSheets.find((sheet, at) => stickerSheets.indexOf(sheet) !== at);
      if (twice !== undefined) return `${name} has the sticker sheet '${twice}' twice: each one is unique (CR 123.2a)`;
      if (stickerSheets.length > 0 && stickerSheets.length < FEWEST)
        return `${name} has ${stickerSheets.length} sticker sheets: bring ten or more, or none (CR 123.2a)`;
    }
  }
  return null;
}

/** In no format's name: it is there when somebody has sticker sheets. */
export const stickers: Variant = {
  name: 'stickers',
  contribute: (rules) => rules,
  setUp: chooseSheets,
  check: wrongWith,
};

/** The variants of a format, and stickers when they are played with. CR 123.2a. */
export function withStickers(setup: GameSetup, chosen: readonly ChosenVariant[]): readonly ChosenVariant[] {
  const played = setup.players.some((player) => (player?.stickerSheets ?? []).length > 0);
  return played ? [...chosen, { variant: stickers, options: {} }] : chosen;
}
