/** What permanents are and have: types lost, loyalty, vehicles, what is attached to what. CR 110, 301-306. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import { facts, plays, table, typeNames } from '../support/rules-table.ts';

describe('permanents', () => {
  test('a permanent that loses all its card types stays on the battlefield and is a permanent (CR 110.4c)', () => {
    const lines = [
      'Bare All | {0} | Instant | | Target creature isn’t a creature until end of turn.'.replace('’', "'"),
      'Hit Any | {0} | Sorcery | | Return target permanent to its owner’s hand.'.replace('’', "'"),
    ];
    const game = table(lines, [{ hand: ['Bare All', 'Hit Any'] }, ['Grizzly Bears']]);
    plays(game, game.ann, 'Bare All', ['Grizzly Bears']);
    expect([game.ben.battlefield, typeNames(facts(game, 'Grizzly Bears'))]).toEqual([['Grizzly Bears'], []]);
    plays(game, game.ann, 'Hit Any', ['Grizzly Bears']);
    expect([game.ben.battlefield, game.ben.hand]).toEqual([[], ['Grizzly Bears']]);
  });

  test('"can’t have counters put on it" holds as the permanent enters, too (CR 113.6i)', () => {
    const lines = [
      'Pure Cat | {0} | Creature — Cat | 1/1 | Pure Cat can’t have counters put on it.'.replace('’', "'"),
      'Gift | {0} | Enchantment | | Each creature you control enters with an additional +1/+1 counter on it.',
    ];
    const game = table(lines, [{ battlefield: ['Gift'], hand: ['Pure Cat'] }, {}]);
    plays(game, game.ann, 'Pure Cat');
    expect([game.ann.stats('Pure Cat'), game.ann.permanent('Pure Cat').counters]).toEqual(['1/1', {}]);
  });

  test('"equipped creature" on what is no Equipment, "enchanted creature" on what is no Aura: what it is attached to (CR 301.5f, 303.4m)', () => {
    const lines = [
      'Odd Wrap | {0} | Enchantment — Aura | | Enchant creature / Equipped creature gets +1/+1.',
      'Odd Blade | {0} | Artifact — Equipment | | Enchanted creature gets +2/+0. / Equip {0}',
    ];
    const game = table(lines, [{ battlefield: ['Grizzly Bears', 'Odd Blade'], hand: ['Odd Wrap'] }, {}]);
    plays(game, game.ann, 'Odd Wrap', ['Grizzly Bears']);
    expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
    game.ann.activates('Odd Blade', { targets: ['Grizzly Bears'] });
    game.resolve();
    expect(game.ann.stats('Grizzly Bears')).toBe('5/3');
  });

  test('a Vehicle that is no creature has no power: an effect that asks for it finds 0 (CR 301.7a)', () => {
    const lines = [
      'Old Cart | {0} | Artifact — Vehicle | 4/5 | Crew 1',
      'Weigh | {0} | Sorcery | | Destroy target permanent with power 3 or greater.',
    ];
    const game = table(lines, [{ battlefield: ['Old Cart', 'Grizzly Bears'], hand: ['Weigh'] }, {}]);
    const power = (): number => characteristics(game.game, game.ann.permanent('Old Cart').id).power;
    expect([power(), game.ann.can('cast', 'Weigh')]).toEqual([Number.NaN, false]);
    game.ann.activates('Old Cart');
    game.resolve();
    expect([power(), game.ann.can('cast', 'Weigh')]).toEqual([4, true]);
  });
});

test('an ability that says in which zone it does not function functions in all others (CR 113.6c)', () => {
  const lines = [
    "Bug Queen | {0} | Planeswalker — Queen | 3 | As long as Bug Queen isn't on the battlefield, it's a 2/2 Insect creature in addition to its other types. / +1: You gain 1 life.",
    'Beast Trap | {0} | Instant | | Counter target creature spell.',
    'Beast Call | {0} | Sorcery | | Return target creature card with mana value 7 or less from your graveyard to your hand.',
    'Beast Net | {0} | Sorcery | | Destroy target creature.',
    'Beast Wish | {0} | Sorcery | | Put a creature card you own from outside the game into your hand.',
  ];
  const game = table(lines, [
    { hand: ['Bug Queen', 'Beast Call', 'Beast Wish'], graveyard: ['Bug Queen'], sideboard: ['Bug Queen', 'Shock'] },
    { hand: ['Beast Trap', 'Beast Net'] },
  ]);
  plays(game, game.ann, 'Beast Call', ['Bug Queen']);
  plays(game, game.ann, 'Beast Wish');
  expect(game.ann.hand).toEqual(['Bug Queen', 'Bug Queen', 'Bug Queen']);
  game.ann.casts('Bug Queen');
  expect(typeNames(characteristics(game.game, game.game.stack[0] as never))).toEqual(['creature', 'planeswalker']);
  plays(game, game.ben, 'Beast Trap', ['Bug Queen']);
  expect(game.ann.graveyard).toContain('Bug Queen');
  plays(game, game.ann, 'Bug Queen');
  const { id } = game.ann.permanent('Bug Queen');
  expect([typeNames(characteristics(game.game, id)), characteristics(game.game, id).power]).toEqual([
    ['planeswalker'],
    Number.NaN,
  ]);
  expect(game.ann.permanent('Bug Queen').counters).toEqual({ loyalty: 3 });
});
