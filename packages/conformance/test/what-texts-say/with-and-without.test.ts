/** Descriptions of things by what they have not, and by one of three kinds. CR 109.2, 605.1. */
import { expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

test('an artifact without mana abilities is one whose abilities all are of another sort, or that has none (CR 605.1a)', () => {
  const game = table(
    [
      'Lamp | {1} | Artifact | | {T}: Add {C}.',
      'Bell | {1} | Artifact | | {T}: You gain 1 life.',
      'Slab | {1} | Artifact | |',
      'Rust | {0} | Sorcery | | Destroy all artifacts without mana abilities.',
    ],
    [{ hand: ['Rust'] }, { battlefield: ['Lamp', 'Bell', 'Slab'] }],
  );
  plays(game.ann, 'Rust');
  expect(game.ben.battlefield).toEqual(['Lamp']);
});

test('whatever has one of three subtypes gets the bonus, and only once with two of them (CR 109.2)', () => {
  const game = table(
    [
      "Banner | {1} | Artifact | | Each creature that's an Elf, an Ox, or a Knight gets +1/+1.",
      'Both | {1} | Creature — Elf Knight | 2/2 |',
      'Ox | {1} | Creature — Ox | 2/2 |',
      'Cat | {1} | Creature — Cat | 2/2 |',
    ],
    [{ battlefield: ['Banner', 'Both', 'Ox', 'Cat'] }, {}],
  );
  expect(['Both', 'Ox', 'Cat'].map((name) => now(game.ann, name).power)).toEqual([3, 3, 2]);
});
