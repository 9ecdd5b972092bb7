/** The names that players may choose where a card asks for one: of every card that is known. CR 108.1, 201.4. */
import type { GameSetup } from '@kitchen-table/engine';
import { some } from '@kitchen-table/language/core';

interface NamedRecord {
  readonly name: string;
  readonly type_line?: string;
  readonly card_faces?: readonly { readonly type_line?: string }[];
}

/** Names by the supertypes and types of what bears them: a game needs no more of cards that are not in it. CR 201.4a. */
export class NamesByTypes {
  private readonly names = new Map<string, Set<string>>();

  /** Enters one face. */
  add(name: string, types: string): void {
    const known = this.names.get(types) ?? new Set();
    this.names.set(types, known.add(name));
  }

  /** Enters each face of a record whose names and type lines stand side by side. Tokens are no cards (CR 111.1, 201.4). */
  addLines({ name, type_line, card_faces }: NamedRecord): void {
    const names = name.split(' // ');
    (type_line ?? (card_faces ?? []).map((face) => face.type_line ?? '').join(' // '))
      .split(' // ')
      .forEach((line, face) => {
        const types = (line.split(/ [—–-] /)[0] as string).toLowerCase().trim();
        const one = names[face];
        if (one !== undefined && types !== '' && types !== 'card' && !types.startsWith('token')) this.add(one, types);
      });
  }

  /** All that were entered. */
  all(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries([...this.names].map(([types, known]) => [types, [...known]]));
  }
}

/** The setup with all names that are known, where a card of it lets somebody choose one. */
export async function withKnownNames(
  setup: GameSetup,
  source: { namesByTypes(): Promise<Readonly<Record<string, readonly string[]>>> },
): Promise<GameSetup> {
  const asks = Object.values(setup.cards).some((card) =>
    some(card.faces, ({ kind, what }) => kind === 'choose' && what === 'a card name'),
  );
  return asks ? { ...setup, knownNames: await source.namesByTypes() } : setup;
}
