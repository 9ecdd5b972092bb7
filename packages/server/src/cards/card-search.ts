/** Cards looked for in Scryfall's syntax, or by name, as lines of a deck editor. */
import { type CardRecord, matches, nameKey, nameKeys, parseQuery } from '@kitchen-table/cards';
import type { CardLine, Reply } from '@kitchen-table/protocol';
import type { CardSource, KnownRecord } from './card-source.ts';

/** So many lines are told of. */
const MOST = 60;

/** The lines of what a query finds: names that begin with what was typed come first. */
export async function searchedCards(query: string, source: CardSource): Promise<Reply> {
  const parsed = parseQuery(query);
  if (parsed.kind === 'refused')
    return { kind: 'error', sentence: `At letter ${parsed.offset + 1}: ${parsed.sentence}` };
  const found = (await source.records()).filter(({ record }) => matches(parsed.query, record));
  const key = nameKey(query);
  const rank = ({ record }: KnownRecord): number => (nameKey(record.name).startsWith(key) ? 0 : 1);
  found.sort(
    (one, other) =>
      rank(one) - rank(other) ||
      Number(other.read) - Number(one.read) ||
      (one.record.name < other.record.name ? -1 : 1),
  );
  return { kind: 'cardLines', cards: found.slice(0, MOST).map(lineOf), total: found.length };
}

/** The lines of cards by their names; those that nobody knows are left out. */
export async function namedCards(names: readonly string[], source: CardSource): Promise<Reply> {
  const wanted = new Map(names.map((name) => [nameKey(name), name]));
  const cards = (await source.records()).flatMap((known): CardLine[] => {
    const asked = nameKeys(known.record.name).find((key) => wanted.has(key));
    return asked === undefined ? [] : [{ ...lineOf(known), asked: wanted.get(asked) ?? known.record.name }];
  });
  return { kind: 'cardLines', cards, total: cards.length };
}

function lineOf({ record, read }: KnownRecord): CardLine {
  const front = record.card_faces?.[0] ?? record;
  const faces = record.card_faces ?? [record];
  return {
    name: record.name,
    asked: record.name,
    manaCost: record.mana_cost ?? front.mana_cost ?? '',
    typeLine: record.type_line ?? front.type_line ?? '',
    lines: faces.flatMap((face) => (face.oracle_text ?? '').split('\n').filter((line) => line !== '')),
    corner: cornerOf(front),
    colorIdentity: [...(record.color_identity ?? [])],
    read,
  };
}

function cornerOf(face: Pick<CardRecord, 'power' | 'toughness' | 'loyalty' | 'defense'>): string {
  if (face.power !== undefined) return `${face.power}/${face.toughness ?? ''}`;
  return face.loyalty ?? face.defense ?? '';
}
