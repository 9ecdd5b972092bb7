/** Spells cast by a permission that names another price: life for mana. CR 118.9. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const TOWER =
  'High Tower | {0} | Artifact | | You may play lands and cast red spells from the top of your library. If you cast a spell this way, pay life equal to its power rather than pay its mana cost.';

test('the spell on top is cast for its power in life, without mana (CR 118.9)', () => {
  const game = table([TOWER], [{ battlefield: ['High Tower'], library: ['Hill Giant', 'Island'] }, {}]);
  game.ann.casts('Hill Giant');
  expect(game.resolveAll().ann.battlefield).toContain('Hill Giant');
  expect(game.ann.life).toBe(17);
});

test('it can be paid in no other way: not with mana, and not by whoever has less life (CR 118.9, 119.4)', () => {
  const lands = ['Mountain', 'Mountain', 'Mountain', 'Mountain'];
  const game = table([TOWER], [{ battlefield: ['High Tower', ...lands], library: ['Hill Giant'], life: 2 }, {}]);
  expect(() => game.ann.casts('Hill Giant')).toThrow("can't cast");
});

test('a land is played from there for nothing, and a spell from the hand costs what it costs (CR 305.1)', () => {
  const game = table([TOWER], [{ battlefield: ['High Tower'], hand: ['Hill Giant'], library: ['Island'] }, {}]);
  expect(() => game.ann.casts('Hill Giant')).toThrow("can't cast");
  game.ann.playsLand('Island');
  expect(game.ann.life).toBe(20);
  expect(game.ann.battlefield).toContain('Island');
});

test('of a card with an Adventure it is the life for the spell that is cast (CR 715.3, 118.9)', () => {
  const ranger = {
    name: 'Ranger',
    layout: 'adventure',
    card_faces: [
      {
        name: 'Ranger',
        mana_cost: '{1}{G}{G}',
        type_line: 'Creature — Human',
        power: '2',
        toughness: '2',
        oracle_text: '',
      },
      { name: 'Range', mana_cost: '{G}', type_line: 'Sorcery — Adventure', oracle_text: 'You gain 0 life.' },
    ],
  } as never;
  const spring =
    'Deep Spring | {0} | Artifact | | You may cast spells from the top of your library. If you cast a spell this way, pay life equal to twice its mana value rather than pay its mana cost.';
  for (const [face, life] of [
    [0, 14],
    [1, 18],
  ] as const) {
    const game = table([spring, ranger], [{ battlefield: ['Deep Spring'], library: ['Ranger'] }, {}]);
    game.ann.casts('Ranger', { face });
    expect(game.resolveAll().ann.life).toBe(life);
  }
});
