/** The sticker sheets of a game: which of those that players bring they have in it. CR 103.2d, 123.2. */
import type { Card, Sticker, StickerSheet } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import { shuffleInPlace } from '../../vocabulary/random.ts';
import type { GameSetup, PlayerSetup } from '../../vocabulary/setup.ts';
import { recordOf } from '../objects/card-records.ts';
import { note } from '../../vocabulary/game-notes.ts';

/** How many sheets a player has in a game. CR 103.2d. */
export const SHEETS_CHOSEN = 3;

/** Formats in which players choose from the sheets that they opened. CR 123.2b. */
const LIMITED: ReadonlySet<string> = new Set([
  'booster-draft',
  'sealed',
  'cube',
  'conspiracy-draft',
  'commander-draft',
]);

/** Whether the sheets that a player brings are those chosen already: after a draft, and in a given position. */
export function sheetsAreChosen({ format, start }: GameSetup): boolean {
  return start !== undefined || format.split('+').some((part) => LIMITED.has(part.trim().split(':')[0] as string));
}

/** The sheets that a player brings. */
export function sheetsOf(setup: GameSetup, { stickerSheets = [] }: PlayerSetup): readonly StickerSheet[] {
  return stickerSheets.flatMap((name) => setup.stickerSheets?.[name] ?? []);
}

/** The abilities of a sheet's stickers as cards that are in no zone: what their words mean, and mention, is then known. */
export function abilityCards(sheet: StickerSheet): readonly Card[] {
  return sheet.stickers.flatMap((sticker) => (sticker.kind === 'ability' ? [asCard(sheet, sticker)] : []));
}

function asCard({ name }: StickerSheet, { text, abilities }: Extract<Sticker, { kind: 'ability' }>): Card {
  const called = `${name}: ${text}`;
  return {
    name: called,
    layout: 'normal',
    faces: [{ name: called, manaCost: null, supertypes: [], types: ['creature'], subtypes: [], text: null, abilities }],
    colorIdentity: [],
  };
}

/** Three of each player's sheets at random; of what was opened, those that were chosen. CR 103.2d. */
export function chooseSheets(game: Game): void {
  if (!game.setup.players.some(({ stickerSheets = [] }) => stickerSheets.length > 0)) return;
  const chosen = game.setup.players.map((player) => {
    const sheets = sheetsOf(game.setup, player).slice();
    if (!sheetsAreChosen(game.setup)) shuffleInPlace(game, sheets);
    return sheets.slice(0, SHEETS_CHOSEN);
  });
  note(game, 'stickerSheets', chosen);
  for (const sheet of game.stickerSheets.flat()) for (const card of abilityCards(sheet)) recordOf(game, card);
}
