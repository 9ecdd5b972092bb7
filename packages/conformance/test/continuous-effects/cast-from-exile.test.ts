/** Casting what an effect has exiled, for as long as it says, with cards read from text. CR 400.7j, 609.4b, 611.2b. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

test('a permanent that an effect exiles may be cast while it is there, with mana of any type, also from the pool (CR 400.7j, 609.4b)', () => {
  const lines = [
    'Corsair | {0} | Creature — Human Pirate | 2/3 | When this creature enters, exile another target creature with mana value 5 or less until this creature leaves the battlefield. You may cast that creature card for as long as it remains exiled, and mana of any type can be spent to cast that spell.',
    'Lion | {1}{W} | Creature — Cat | 2/2',
  ];
  for (const inPool of [false, true]) {
    const game = table(lines, [{ hand: ['Corsair'], battlefield: ['Mountain', 'Mountain'] }, ['Lion']]);
    game.ann.answers('targets', (question) => [
      game.indexOf((question as Extract<typeof question, { kind: 'targets' }>).legal, 'Lion'),
    ]);
    plays(game.ann, 'Corsair');
    if (inPool) game.ann.activates('Mountain').activates('Mountain');
    plays(game.ann, 'Lion');
    expect(game.ann.battlefield).toContain('Lion');
  }
});

test('it can no longer be cast once it has left exile (CR 611.2b)', () => {
  const lines = [
    'Corsair | {0} | Creature — Human Pirate | 2/3 | When this creature enters, exile another target creature with mana value 5 or less until this creature leaves the battlefield. You may cast that creature card for as long as it remains exiled, and mana of any type can be spent to cast that spell.',
    'Lion | {1}{W} | Creature — Cat | 2/2',
    'Cut | {0} | Instant | | Destroy target creature.',
  ];
  const game = table(lines, [{ hand: ['Corsair', 'Cut', 'Cut'], battlefield: ['Mountain', 'Mountain', 'Lion'] }, {}]);
  plays(game.ann, 'Corsair');
  expect(game.ann.can('cast', 'Lion')).toBe(true);
  plays(game.ann, 'Cut', 'Corsair');
  expect(game.ann.battlefield).toContain('Lion');
  plays(game.ann, 'Cut', 'Lion');
  expect(game.ann.can('cast', 'Lion')).toBe(false);
});

test('"you may cast a spell from your graveyard this turn" is used up by one, and each such effect allows another (CR 601.3, 611.2a)', () => {
  const lines = [
    'Ferry | {0} | Artifact | | {0}: You may cast an Elf spell from your graveyard this turn.',
    'Sprig | {0} | Creature — Elf | 1/1',
    'Twig | {0} | Creature — Elf | 1/1',
    'Oak | {0} | Creature — Plant | 1/1',
  ];
  const game = table(lines, [{ battlefield: ['Ferry'], graveyard: ['Sprig', 'Twig', 'Twig', 'Oak'] }, {}]);
  for (let i = 0; i < 2; i++) {
    game.ann.activates('Ferry');
    game.resolveAll();
  }
  expect(game.ann.can('cast', 'Oak')).toBe(false);
  plays(game.ann, 'Sprig');
  expect(game.ann.can('cast', 'Twig')).toBe(true);
  plays(game.ann, 'Twig');
  expect(game.ann.can('cast', 'Twig')).toBe(false);
  const later = table(lines, [{ battlefield: ['Ferry'], graveyard: ['Sprig'] }, {}]);
  later.ann.activates('Ferry');
  later.resolveAll();
  later.to('PrecombatMain', 3);
  expect(later.ann.can('cast', 'Sprig')).toBe(false);
});

test('a rule that an effect makes about a card it has returned is about the permanent (CR 400.7j)', () => {
  const game = table(
    [
      'Lash | {0} | Artifact | | {T}: Return target red creature card from your graveyard to the battlefield. If that permanent would leave the battlefield, exile it instead of putting it anywhere else.',
      'Bounce | {0} | Instant | | Return target creature to its owner’s hand.',
    ],
    [{ battlefield: ['Lash', 'Grizzly Bears'], hand: ['Bounce', 'Bounce'], graveyard: ['Hill Giant'] }, {}],
  );
  uses(game.ann, 'Lash', 'Hill Giant');
  plays(game.ann, 'Bounce', 'Hill Giant');
  plays(game.ann, 'Bounce', 'Grizzly Bears');
  expect([game.ann.exile, game.ann.hand]).toEqual([['Hill Giant'], ['Grizzly Bears']]);
});
