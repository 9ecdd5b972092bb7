/** How a draft begins: plain data, JSON. With the decisions it is the whole draft. CR 903.13, 905.1. */
import type { Card } from '@kitchen-table/language/core';

/** How a draft begins: players, packs and seed. The same setup and the same decisions are the same draft. */
export interface DraftSetup {
  /** How many cards a player takes from a pack before passing it: two in a Commander Draft. CR 903.13b, 905.1a. */
  readonly picks: 1 | 2;
  /** Every card of the packs, by name. */
  readonly cards: Readonly<Record<string, Card>>;
  /** In seating order: the player to one's left is the next. */
  readonly players: readonly { readonly name: string }[];
  /** By round, then by seat: the names of the cards of each pack. CR 905.1a. */
  readonly packs: readonly (readonly (readonly string[])[])[];
  /** By round, then by seat: the sticker sheets found in those packs. They are not drafted: who opens a pack has them. CR 123.2b. */
  readonly stickerSheets?: readonly (readonly (readonly string[])[])[];
  /** Packs that cards may add to the draft, in the order in which they are opened. */
  readonly extraPacks?: readonly (readonly string[])[];
  /** Any text; what happens by chance follows from it. */
  readonly seed: string;
}

/** What is wrong with a setup, as one sentence with its remedy; null when nothing is. */
export function wrongWithDraft(setup: DraftSetup): string | null {
  if (typeof setup !== 'object' || setup === null || !Array.isArray(setup.players)) return 'A draft needs its players';
  if (setup.picks !== 1 && setup.picks !== 2) return 'In a draft players pick 1 or 2 cards at a time';
  if (setup.players.length < 2 || setup.players.length > 16)
    return `A draft has 2 to 16 players, not ${setup.players.length}`;
  if (!Array.isArray(setup.packs) || setup.packs.length === 0) return 'A draft needs a list of packs for each round';
  for (const [round, packs] of setup.packs.entries()) {
    if (!Array.isArray(packs) || packs.length !== setup.players.length)
      return `Round ${round + 1} of the draft needs ${setup.players.length} packs, one for each player`;
  }
  for (const [round, sheets] of (setup.stickerSheets ?? []).entries()) {
    if (round >= setup.packs.length || sheets.length !== setup.players.length)
      return `Sticker sheets lie in packs: round ${round + 1} of the draft needs a list of them for each of ${setup.players.length} packs`;
  }
  for (const pack of [...setup.packs.flat(), ...(setup.extraPacks ?? [])]) {
    for (const name of pack)
      if (!Object.hasOwn(setup.cards, name))
        return `A pack holds '${name}', which is not among the cards of the draft: add its data`;
  }
  return null;
}
