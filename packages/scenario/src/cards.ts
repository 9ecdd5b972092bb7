/** Cards for scenarios: found by any of their names, read once, refused when the engine does not understand them. */
import { lowerCard } from '@kitchen-table/lower';
import { type PrintedCard, readCard } from '@kitchen-table/oracle';
import type { CardLookup } from './position/set-up.ts';

/** Finds a printed card by a name. */
export type CardSource = (name: string) => PrintedCard | undefined;

/** A lookup over printed cards, in Scryfall's shape. Later cards of the same name win. */
export function cardLookup(printed: Iterable<PrintedCard> | CardSource): CardLookup {
  const source = typeof printed === 'function' ? printed : byName(printed);
  const known = new Map<string, ReturnType<CardLookup>>();
  return (name) => {
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = readable(name, source(name))));
    return found;
  };
}

function byName(printed: Iterable<PrintedCard>): CardSource {
  const whole = new Map<string, PrintedCard>();
  const faces = new Map<string, PrintedCard>();
  for (const card of printed) {
    whole.set(card.name, card);
    for (const face of card.card_faces ?? []) if (face.name !== undefined) faces.set(face.name, card);
  }
  return (name) => whole.get(name) ?? faces.get(name);
}

function readable(name: string, printed: PrintedCard | undefined): ReturnType<CardLookup> {
  if (printed === undefined) return { missing: `no card is named ${name}` };
  const read = readCard(printed);
  if (!('card' in read)) {
    const [refusal] = read.refusals;
    return { missing: `${name} is not read: ${refusal?.text.slice(0, 80) ?? ''}` };
  }
  const lowered = lowerCard(read.card);
  return 'card' in lowered ? lowered : { missing: `${name} is not understood: ${lowered.refusals[0].node}` };
}
