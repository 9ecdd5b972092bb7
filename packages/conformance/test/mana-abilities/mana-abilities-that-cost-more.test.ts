/** What mana abilities cost in addition, paid by hand or while something else is paid. CR 118.8, 601.2f, 602.2b, 605.1a. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const GATE =
  'Toll Gate | | Land | | {T}: Add {R}. / Mana abilities of this land cost an additional 2 life to activate.';
const TAX = 'Rust Tax | {0} | Enchantment | | Activated abilities of artifacts cost {2} more to activate.';
const ROCK = 'Fat Rock | {0} | Artifact | | {T}: Add {C}{C}{C}.';
const MILD =
  "Mild Tax | {0} | Enchantment | | Activated abilities of artifacts cost {2} more to activate unless they're mana abilities.";

test('life is paid besides, activated by itself or to cast a spell (CR 605.1a, 602.2b)', () => {
  const cub = 'Red Cub | {R} | Creature — Bear | 1/1 |';
  const game = table(
    [GATE, cub],
    [{ battlefield: ['Toll Gate', 'Toll Gate', 'Mountain'], hand: ['Red Cub', 'Red Cub', 'Red Cub'] }, {}],
  );
  game.ann.activates('Toll Gate');
  expect(game.ann.life).toBe(18);
  // The pool and the land that costs nothing come first.
  for (const life of [18, 18, 16]) {
    plays(game.ann, 'Red Cub');
    expect(game.ann.life).toBe(life);
  }
});

test('a player whose life can’t be paid has no such mana (CR 118.3, 119.4)', () => {
  const oath = 'Firm Oath | {0} | Enchantment | | Your life total can’t change.'.replaceAll('’', "'");
  const both = [true, false].map((free) => {
    const game = table(
      [GATE, oath],
      [{ battlefield: ['Toll Gate', ...(free ? [] : ['Firm Oath'])], hand: ['Shock'] }, {}],
    );
    return game.ann.can('cast', 'Shock');
  });
  expect(both).toEqual([true, false]);
});

test.each([
  { tax: 'Rust Tax', lands: 1, can: false },
  { tax: 'Rust Tax', lands: 2, can: true },
  { tax: 'Mild Tax', lands: 0, can: true },
])(
  'mana for the mana: with $tax and $lands lands a rock pays for three: $can (CR 601.2f, 605.1a)',
  ({ tax, lands, can }) => {
    const ogre = 'Grey Ogre | {3} | Creature — Ogre | 2/2 |';
    const battlefield = [tax, 'Fat Rock', ...Array<string>(lands).fill('Forest')];
    const game = table([TAX, MILD, ROCK, ogre], [{ battlefield, hand: ['Grey Ogre'] }, {}]);
    expect(game.ann.can('cast', 'Grey Ogre')).toBe(can);
    if (!can) return;
    plays(game.ann, 'Grey Ogre');
    expect(game.ann.battlefield).toContain('Grey Ogre');
    expect(game.ann.can('activate', 'Forest')).toBe(false);
  },
);
