/** Spells cast by a permission that names another price: life for mana. CR 118.9. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

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

const RIDDLES =
  'Riddles | {0} | Sorcery | | Exile the top card of each player’s library. This turn, you may play one of those cards. If you cast a spell this way, pay life equal to its toughness rather than paying its mana cost.';
const BARGAIN =
  'Bargain | {0} | Sorcery | | Exile the top two cards of your library. You may cast spells from among those cards this turn. If you cast a spell this way, pay life equal to twice that spell’s mana value rather than pay its mana cost.';

test('of cards exiled by an instruction, one is cast for life, and no second one (CR 118.9, 601.3)', () => {
  for (const [cast, other] of [
    ['Hill Giant', 'Grizzly Bears'],
    ['Grizzly Bears', 'Hill Giant'],
  ] as const) {
    const game = table([RIDDLES], [{ hand: ['Riddles'], library: ['Hill Giant'] }, { library: ['Grizzly Bears'] }]);
    plays(game.ann, 'Riddles');
    expect([game.ann.can('cast', cast), game.ann.can('cast', other)]).toEqual([true, true]);
    game.ann.casts(cast);
    expect(game.ann.can('cast', other)).toBe(false);
    expect(game.resolveAll().ann.battlefield).toEqual([cast]);
    expect(game.ann.life).toBe(cast === 'Hill Giant' ? 17 : 18);
  }
});

test('a land among them is played for nothing and is the one, and the next turn is too late (CR 305.1, 514.2)', () => {
  const seats = [{ hand: ['Riddles'], library: ['Island', 'Swamp'] }, { library: ['Grizzly Bears', 'Swamp'] }] as const;
  const game = table([RIDDLES], seats);
  plays(game.ann, 'Riddles');
  game.ann.playsLand('Island');
  expect([game.ann.battlefield, game.ann.life, game.ann.can('cast', 'Grizzly Bears')]).toEqual([['Island'], 20, false]);
  const late = table([RIDDLES], seats);
  plays(late.ann, 'Riddles');
  late.to('PrecombatMain', 3);
  expect([late.ann.can('cast', 'Grizzly Bears'), late.ann.can('playLand', 'Island')]).toEqual([false, false]);
});

test('whoever has less life than is asked does not cast it, whatever mana is there (CR 119.4, 118.9)', () => {
  const lands = ['Mountain', 'Mountain', 'Mountain', 'Mountain'];
  const game = table([RIDDLES], [{ hand: ['Riddles'], battlefield: lands, library: ['Hill Giant'], life: 2 }, {}]);
  plays(game.ann, 'Riddles');
  expect(game.ann.can('cast', 'Hill Giant')).toBe(false);
});

test('spells from among them are each cast for their own price (CR 118.9, 202.3)', () => {
  const game = table([BARGAIN], [{ hand: ['Bargain'], library: ['Hill Giant', 'Grizzly Bears'] }, {}]);
  plays(game.ann, 'Bargain');
  plays(game.ann, 'Hill Giant');
  expect(game.ann.life).toBe(12);
  plays(game.ann, 'Grizzly Bears');
  expect(game.ann.life).toBe(8);
});
