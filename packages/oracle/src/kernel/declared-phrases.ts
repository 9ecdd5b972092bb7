/** Every phrase that is declared, by a name that tells it from all others. */
import { Category, Union } from './category.ts';
import { Phrase } from './phrase.ts';

/** A phrase, and the declaration it comes from: one in a loop over words makes many phrases. */
export interface DeclaredPhrase {
  /** The category, the words with their slots, the kind of tree where there is one. */
  readonly name: string;
  /** The category and the words that all phrases of the declaration share, with `...` for what differs or is a slot. */
  readonly declaration: string;
}

/** All phrases by their numbers. */
export function declaredPhrases(): ReadonlyMap<number, DeclaredPhrase> {
  const rooms = new Map<number, string>();
  for (const each of Category.all)
    if (each instanceof Union)
      for (const { id } of each.alternatives) if (!rooms.has(id)) rooms.set(id, `${each.name}: `);
  const phrases = new Map<number, DeclaredPhrase>();
  const places = new Map<object, string>();
  const names = new Map<string, number>();
  for (const each of Category.all) {
    if (!(each instanceof Phrase)) continue;
    const room = rooms.get(each.id) ?? '';
    const kinds = [...each.kinds()].filter((kind) => kind !== null);
    const name = unlike(names, `${room}${each.name}${kinds.length === 1 ? ` => ${kinds[0]}` : ''}`);
    const known = places.get(each.declaration);
    const declaration = known ?? unlike(names, `${room}${each.declaration.join('...').trim()}`);
    if (known === undefined) places.set(each.declaration, declaration);
    phrases.set(each.id, { name, declaration });
  }
  return phrases;
}

/** The name, with a number behind it if it was given before. */
function unlike(names: Map<string, number>, name: string): string {
  const times = (names.get(name) ?? 0) + 1;
  names.set(name, times);
  return times === 1 ? name : `${name} (${times})`;
}
