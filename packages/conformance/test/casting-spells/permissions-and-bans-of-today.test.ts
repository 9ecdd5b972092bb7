/** Where spells may be cast from, how often, and who can't cast them, counter them or block. CR 101.2, 601.3, 509.1b. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const imp = 'Stubborn Imp | {0} | Creature — Imp | 1/1 | You may cast this card from your graveyard or from exile.';
const keeper =
  'Night Keeper | {0} | Creature — Cat | 3/2 | During each of your turns, you may cast one permanent spell with mana value 1 or less from your graveyard.';
const ring = 'Thin Ring | {0} | Artifact | |';
const warden =
  "Tidy Warden | {0} | Creature — Human | 2/2 | Each player who has cast a noncreature spell this turn can't cast additional noncreature spells.";
const chant = 'Short Chant | {0} | Instant | | You gain 1 life.';
const moth = 'Pale Moth | {0} | Creature — Insect | 1/1 |';
const fence = "High Fence | {0} | Enchantment | | Your opponents can't block with creatures with odd mana values.";
const two = 'Paired Ox | {1}{W} | Creature — Ox | 2/3 |';
const three = 'Third Ox | {2}{W} | Creature — Ox | 3/3 |';
const leaf =
  "Leaf Cover | {0} | Instant | | Spells you control can't be countered by blue or black spells this turn, and Insects you control can't be the targets of blue or black spells this turn.";
const deny = (name: string, color: string): object => ({
  name,
  mana_cost: '{0}',
  color_indicator: [color],
  type_line: 'Instant',
  oracle_text: 'Counter target spell.',
});

test('a card may be cast from either of two places (CR 601.3e)', () => {
  for (const zone of ['graveyard', 'exile'] as const) {
    const game = table([imp], [{ [zone]: ['Stubborn Imp'] }, {}]);
    expect(plays(game.ann, 'Stubborn Imp').ann.battlefield).toEqual(['Stubborn Imp']);
  }
  const game = table([imp], [{ library: ['Stubborn Imp'] }, {}]);
  expect(game.ann.can('cast', 'Stubborn Imp')).toBe(false);
});

test('one spell during each of your turns, and none in another turn (CR 601.3b)', () => {
  const game = table(
    [keeper, ring, moth],
    [{ battlefield: ['Night Keeper'], graveyard: ['Thin Ring', 'Pale Moth'] }, {}],
  );
  plays(game.ann, 'Thin Ring');
  expect(game.ann.can('cast', 'Pale Moth')).toBe(false);
  game.to('PrecombatMain', 2);
  expect(game.ann.can('cast', 'Pale Moth')).toBe(false);
  game.to('PrecombatMain', 3);
  expect(game.ann.can('cast', 'Pale Moth')).toBe(true);
});

test('who has cast such a spell can’t cast another; it counts what was cast before the rule began (CR 101.2)', () => {
  const game = table(
    [warden, chant, moth],
    [{ hand: ['Short Chant', 'Short Chant', 'Tidy Warden', 'Pale Moth'] }, { hand: ['Short Chant', 'Short Chant'] }],
  );
  plays(game.ann, 'Short Chant');
  plays(game.ann, 'Tidy Warden');
  expect([game.ann.can('cast', 'Short Chant'), game.ann.can('cast', 'Pale Moth')]).toEqual([false, true]);
  game.ann.casts('Pale Moth');
  game.ben.casts('Short Chant');
  expect(game.ben.can('cast', 'Short Chant')).toBe(false);
});

test('creatures of odd mana value can’t block; zero is even (CR 509.1b, 107.1)', () => {
  const game = table(
    [fence, moth, two, three],
    [
      ['High Fence', 'Pale Moth'],
      ['Paired Ox', 'Third Ox', 'Pale Moth'],
    ],
  );
  game.ann.attacks('Pale Moth');
  for (let i = 0; i < 20 && game.question?.kind !== 'blockers'; i++) game.proceed();
  const { question } = game;
  expect(question?.kind === 'blockers' ? game.ben.names(question.blockers) : []).toEqual(['Paired Ox', 'Pale Moth']);
});

test('spells of those colors don’t counter, and can’t target; others do both (CR 101.2, 115.4)', () => {
  for (const [color, left] of [
    ['B', ['Pale Moth']],
    ['R', []],
  ] as const) {
    const game = table(
      [leaf, moth, deny('Sharp No', color) as never],
      [{ hand: ['Leaf Cover', 'Pale Moth'] }, { hand: ['Sharp No'] }],
    );
    plays(game.ann, 'Leaf Cover');
    game.ann.casts('Pale Moth');
    game.ben.casts('Sharp No', { targets: ['Pale Moth'] });
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(left);
  }
});

test('"only one more spell this turn": besides all that were cast before, until the turn ends (CR 101.2, 608.2h)', () => {
  const lines = [
    'Surge | {0} | Sorcery | | Add {R}{R}. You can cast only one more spell this turn.',
    'Ox | {0} | Creature — Ox | 2/2 |',
  ];
  const game = table(lines, [{ hand: ['Ox', 'Surge', 'Ox', 'Ox', 'Ox'], battlefield: ['Forest'] }, { hand: ['Ox'] }]);
  plays(game.ann, 'Ox');
  plays(game.ann, 'Surge');
  expect(game.ann.can('cast', 'Ox')).toBe(true);
  plays(game.ann, 'Ox');
  expect(game.ann.can('cast', 'Ox')).toBe(false);
  game.to('PrecombatMain', 2);
  expect(game.ben.can('cast', 'Ox')).toBe(true);
  game.to('PrecombatMain', 3);
  expect(game.ann.can('cast', 'Ox')).toBe(true);
});
