/** Flavor words with full stops and letters of other languages. CR 207.2d. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

test('a flavor word with full stops or a long vowel means nothing: the ability behind it is all (CR 207.2d)', () => {
  const game = table(
    [
      'Hero | {0} | Creature — Cat | 1/1 | Throw ... — {0}, {T}: You gain 1 life.\n... Catch — Whenever you cast an instant spell, you gain 2 life.\nOh. MY. Word! — Whenever you cast a sorcery spell, you gain 4 life.\nSāma Sevā — Whenever you cast an artifact spell, you gain 8 life.',
      'Hum | {0} | Instant | | Each player loses 1 life.',
      'Song | {0} | Sorcery | | Each player loses 1 life.',
      'Drum | {0} | Artifact | |',
    ],
    [{ battlefield: ['Hero'], hand: ['Hum', 'Song', 'Drum'] }, []],
  );
  expect(uses(game.ann, 'Hero').ann.life).toBe(21);
  expect(plays(game.ann, 'Hum').ann.life).toBe(22);
  expect(plays(game.ann, 'Song').ann.life).toBe(25);
  expect(plays(game.ann, 'Drum').ann.life).toBe(33);
});

test('a sentence before a dash is no flavor word (CR 207.2d)', () => {
  expect(() =>
    table(
      ['Wrong | {0} | Creature — Cat | 1/1 | Flying. Then draw — Whenever you cast a spell, you gain 1 life.'],
      [[], []],
    ),
  ).toThrow();
});
