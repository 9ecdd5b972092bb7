/** A list that was looked over, as a deck to be remembered. */
import type { Playing } from '../model/formats.ts';
import { rulesOf } from '../model/new-game.ts';
import type { DeckSummary } from '../model/types.ts';
import type { Checked } from './remedies.tsx';

/** What it is called: as it calls itself, else as its leaders are called. */
export function deckOf(checked: Checked, text: string, playing: Playing): Omit<DeckSummary, 'id'> {
  const { name, commanders, cards, colors } = checked;
  const led = commanders.join(' and ');
  return {
    name: name ?? (led === '' ? `My ${cards} cards` : led),
    description: led === '' || name === null ? `Yours, ${cards} cards.` : `Yours, ${cards} cards, led by ${led}.`,
    colors,
    format: rulesOf(playing),
    commander: commanders[0] ?? null,
    text,
  };
}
