/** Names that are chosen, loyalty, dungeon types, Auras that are turned face up. CR 201, 205.3p, 303.4k, 306.5. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import type { PrintedCard } from '@kitchen-table/oracle';
import { read } from './read-cards.ts';
import { facts, plays, table } from './rules-table.ts';

describe('a card name is chosen', () => {
  const BAN =
    'Ban Beast | {0} | Sorcery | | Choose a creature card name. Target opponent reveals their hand and discards all cards with that name.';
  const CLAY = 'Wake All | {0} | Enchantment | | All lands are 1/1 creatures that are still lands.';

  /** The names that Ann may choose. */
  function offered(lines: readonly (string | PrintedCard)[], battlefield: readonly string[] = []): readonly string[] {
    const game = table(lines, [{ battlefield, hand: ['Ban Beast'] }, { hand: ['Hill Giant'] }]);
    let options: readonly string[] = [];
    game.plan((question: Question) => {
      if (question.kind !== 'chooseOption' || question.player !== 0) return null;
      options = question.options;
      return [0];
    });
    plays(game, game.ann, 'Ban Beast', ['ben']);
    return options;
  }

  test('with certain characteristics: of a card that has them as written, whatever is on the battlefield (CR 201.4a)', () => {
    const names = offered([BAN, CLAY, 'Odd Stone | {0} | Artifact | |'], ['Wake All', 'Forest']);
    expect([names.includes('Hill Giant'), names.includes('Grizzly Bears')]).toEqual([true, true]);
    expect([names.includes('Forest'), names.includes('Odd Stone'), names.includes('Shock')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('of the combined back face of a meld pair, by its own characteristics (CR 201.4e)', () => {
    const half = (name: string): PrintedCard => ({
      name,
      mana_cost: '{2}',
      type_line: 'Artifact',
      oracle_text: '',
      layout: 'meld',
    });
    const whole: PrintedCard = {
      ...half('Whole Engine'),
      mana_cost: '',
      type_line: 'Artifact Creature — Construct',
      power: '6',
      toughness: '6',
    };
    const names = offered([BAN, half('Left Engine'), half('Right Engine'), whole]);
    expect([names.includes('Whole Engine'), names.includes('Left Engine')]).toEqual([true, false]);
  });
});

describe('loyalty', () => {
  test('only planeswalkers have it: what is no planeswalker any more has none, and does not die of having none (CR 306.5)', () => {
    const lines = [
      'Tired Sage | {0} | Planeswalker — Sage | 1 | −1: You gain 1 life.',
      "Plain Life | {0} | Instant | | Target planeswalker isn't a planeswalker until end of turn.",
    ];
    const game = table(lines, [{ hand: ['Tired Sage', 'Plain Life'] }, {}]);
    plays(game, game.ann, 'Tired Sage');
    const loyalty = (): number | null | undefined =>
      game.session.view(null).battlefield.find(({ name }) => name === 'Tired Sage')?.loyalty;
    expect(loyalty()).toBe(1);
    game.ann.activates('Tired Sage');
    expect(game.ann.battlefield).toEqual([]);
    const other = table(lines, [{ hand: ['Tired Sage', 'Plain Life'] }, {}]);
    plays(other, other.ann, 'Tired Sage');
    plays(other, other.ann, 'Plain Life', ['Tired Sage']);
    expect(other.session.view(null).battlefield[0]?.loyalty).toBe(null);
    other.ann.activates('Tired Sage');
    other.resolve();
    expect([other.ann.life, other.ann.battlefield]).toEqual([21, ['Tired Sage']]);
  });
});

test('the subtype of a dungeon card is a dungeon type (CR 205.3p)', () => {
  const [card] = read({
    name: 'Deep Street',
    mana_cost: '',
    type_line: 'Dungeon — Undercity',
    oracle_text: 'Gate — You gain 1 life.',
    layout: 'dungeon',
  } as never);
  expect([card?.faces[0]?.types, card?.faces[0]?.subtypes]).toEqual([['dungeon'], ['Undercity']]);
});

test('an Aura that is turned face up is attached only to what it, as it then is, can enchant (CR 303.4k)', () => {
  const lines = [
    'Sudden Gift | {0} | Enchantment — Aura | | Enchant creature you control / Morph {0} / Enchanted creature gets +2/+2. / As Sudden Gift is turned face up, you may attach it to a creature.',
  ];
  const game = table(lines, [
    { battlefield: ['Plains', 'Plains', 'Plains', 'Grizzly Bears', 'White Knight'], hand: ['Sudden Gift'] },
    ['Hill Giant'],
  ]);
  game.ann.casts('Sudden Gift', { via: 'morph' });
  game.resolve();
  let among: readonly string[] = [];
  game.plan((question) => {
    if (question.kind === 'yesNo') return [1];
    if (question.kind !== 'chooseObjects') return null;
    among = game.ann.names(question.from as never);
    return [game.indexOf(question.from, 'White Knight')];
  });
  game.ann.takes('turn face up', '');
  game.resolveAll();
  expect([among, game.ann.stats('White Knight')]).toEqual([['Grizzly Bears', 'White Knight'], '4/4']);
  expect(facts(game, 'Sudden Gift').subtypes).toEqual(['Aura']);
});

test('objects with different names: each has a name, and no two of them have one in common (CR 201.2b)', () => {
  const lines = [
    'Name Count | {0} | Enchantment | | At the beginning of combat on your turn, if you control three or more creatures with different names, you gain 1 life.',
    'Cat One | {0} | Creature — Cat | 1/1 |',
    'Cat Two | {0} | Creature — Cat | 1/1 |',
    'Cat Three | {0} | Creature — Cat | 1/1 |',
    'Veiled Cat | {3} | Creature — Cat | 2/2 | Morph {5}',
  ];
  const life = (...creatures: string[]): number =>
    table(lines, [['Name Count', ...creatures], {}])
      .to('BeginningOfCombat')
      .resolveAll().ann.life;
  expect([life('Cat One', 'Cat Two', 'Cat Three'), life('Cat One', 'Cat Two', 'Cat Two', 'Cat One')]).toEqual([21, 20]);
  const game = table(lines, [
    { battlefield: ['Name Count', 'Cat One', 'Cat Two', 'Plains', 'Plains', 'Plains'], hand: ['Veiled Cat'] },
    {},
  ]);
  game.ann.casts('Veiled Cat', { via: 'morph' });
  game.resolve();
  expect(game.to('BeginningOfCombat').resolveAll().ann.life).toBe(20);
});
