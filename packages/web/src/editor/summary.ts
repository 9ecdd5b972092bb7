/** An edited deck as one that is remembered. */
import { asList, type EditedDeck } from './deck-editing.ts';
import type { CardLine, DeckSummary } from '../model/types.ts';

const LETTERS = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' } as const;

/** Its name, else that of its leaders; the colors of its leaders, else of its cards. CR 903.4. */
export function summaryOf(deck: EditedDeck, known: Readonly<Record<string, CardLine>>): Omit<DeckSummary, 'id'> {
  const commanders = deck.parts.commanders.map(({ name }) => name);
  const led = commanders.join(' and ');
  const of = commanders.length > 0 ? commanders : deck.parts.main.map(({ name }) => name);
  const letters = new Set(of.flatMap((name) => known[name]?.colorIdentity ?? []));
  const colors = (Object.keys(LETTERS) as (keyof typeof LETTERS)[]).filter((color) => letters.has(LETTERS[color]));
  const name = deck.name.trim() !== '' ? deck.name.trim() : led === '' ? 'My deck' : led;
  const description = led === '' ? 'Yours.' : `Yours, led by ${led}.`;
  return { name, description, colors, format: deck.format, commander: commanders[0] ?? null, text: asList(deck) };
}
