/** What mana may be spent on besides spells of a sort, read from text. CR 106.6, 116.2. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

test('mana for costs that contain {X} pays for a spell with {X} and an ability with {X}, and nothing else (CR 106.6, 107.3)', () => {
  const lines = [
    'Void Lens | {0} | Artifact | | {T}: Add {C}{C}{C}. Spend this mana only on costs that contain {X}.',
    'Grow So Far | {X}{1} | Sorcery | | You gain X life.',
    'Grow Two | {2} | Sorcery | | You gain 2 life.',
    'Deep Vat | {0} | Artifact | | {X}: You gain X life. / {2}: Draw a card.',
    'Small Vat | {0} | Artifact | | {2}: Draw a card.',
  ];
  const game = table(lines, [
    { battlefield: ['Void Lens', 'Deep Vat', 'Small Vat'], hand: ['Grow So Far', 'Grow Two'], library: ['Forest'] },
    {},
  ]);
  expect([
    game.ann.can('cast', 'Grow So Far'),
    game.ann.can('cast', 'Grow Two'),
    game.ann.can('activate', 'Deep Vat'),
    game.ann.can('activate', 'Small Vat'),
  ]).toEqual([true, false, true, false]);
  game.ann.casts('Grow So Far', { x: 2 });
  game.resolveAll();
  expect(game.ann.life).toBe(22);
});

test('mana for artifact spells and equip abilities pays for no other ability of an Equipment (CR 106.6, 702.6a)', () => {
  const lines = [
    'Smith Lamp | {0} | Artifact | | {T}: Add {R}. Spend this mana only to cast an artifact spell or activate an equip ability.',
    'Plain Sword | {0} | Artifact — Equipment | | Equipped creature gets +2/+0. / Equip {1}',
    'Odd Sword | {0} | Artifact — Equipment | | {1}: You gain 1 life.',
    'New Sword | {1} | Artifact — Equipment | | Equipped creature gets +1/+0. / Equip {3}',
  ];
  const game = table(lines, [
    { battlefield: ['Smith Lamp', 'Plain Sword', 'Odd Sword', 'Grizzly Bears'], hand: ['New Sword', 'Grizzly Bears'] },
    {},
  ]);
  expect([
    game.ann.can('activate', 'Plain Sword'),
    game.ann.can('activate', 'Odd Sword'),
    game.ann.can('cast', 'New Sword'),
    game.ann.can('cast', 'Grizzly Bears'),
  ]).toEqual([true, false, true, false]);
});

test('mana for turning permanents face up pays for that special action alone (CR 106.6, 116.2b)', () => {
  const lines = [
    'Dawn Lamp | {0} | Artifact | | {T}: Add two mana of any one color. Spend this mana only to turn permanents face up.',
    'Hide Away | {0} | Sorcery | | Manifest the top card of your library.',
    'Hidden Bear | {3} | Creature — Bear | 3/3 | Morph {1}{G}',
    'Plain Bear | {1}{G} | Creature — Bear | 2/2 |',
  ];
  const game = table(lines, [
    { battlefield: ['Dawn Lamp'], hand: ['Hide Away', 'Plain Bear'], library: ['Hidden Bear'] },
    {},
  ]);
  plays(game.ann, 'Hide Away');
  expect(game.ann.can('cast', 'Plain Bear')).toBe(false);
  game.ann.takes('turn face up', '');
  expect(game.ann.stats('Hidden Bear')).toBe('3/3');
});
