/** Casting spells and activating abilities, with cards read from text. CR 601, 602, 605, 606. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import { plays, table, uses } from '../support/text-table.ts';

describe('casting', () => {
  test('a spell is moved to the stack first, as the topmost object, with all characteristics of the card, under its caster; it stays until it resolves or is countered (CR 601.2a, 701.4a, 701.4b)', () => {
    const game = table(
      ['Stop | {0} | Instant | | Counter target spell.'],
      [{ hand: ['Shock', 'Grizzly Bears'], battlefield: ['Mountain', 'Forest', 'Forest'] }, { hand: ['Stop'] }],
    );
    game.ann.casts('Grizzly Bears');
    const [bears] = game.game.stack;
    const facts = characteristics(game.game, bears as never);
    expect([facts.name, facts.manaValue, facts.controller, facts.power]).toEqual(['Grizzly Bears', 2, 0, 2]);
    game.ann.casts('Shock', { targets: ['ben'] });
    expect(game.stack).toEqual(['Grizzly Bears', 'Shock']);
    game.ben.casts('Stop', { targets: ['Grizzly Bears'] });
    game.resolve();
    expect([game.stack, game.ann.graveyard]).toEqual([['Shock'], ['Grizzly Bears']]);
  });

  test('"play a card" is to play it as a land or to cast it (CR 601.1a, 701.14b)', () => {
    const line = 'Glimpse | {0} | Sorcery | | Exile the top card of your library. You may play it this turn.';
    for (const top of ['Forest', 'Llanowar Elves']) {
      const game = table([line], [{ hand: ['Glimpse'], battlefield: ['Mountain', 'Forest'], library: [top] }, {}]);
      plays(game.ann, 'Glimpse');
      if (top === 'Forest') game.ann.playsLand(top);
      else plays(game.ann, top);
      expect([game.ann.battlefield.includes(top), game.ann.exile]).toEqual([true, []]);
    }
  });

  test('an Aura spell by bestow may be cast as though it had flash where Auras may (CR 601.3b)', () => {
    const lines = [
      'Quick | {0} | Enchantment | | You may cast Aura spells as though they had flash.',
      'Satyr | {1} | Enchantment Creature — Satyr | 2/2 | Bestow {1} / Enchanted creature gets +2/+2.',
    ];
    const game = table(lines, [['Grizzly Bears'], { battlefield: ['Quick', 'Forest'], hand: ['Satyr'] }]);
    game.to('End');
    expect(game.ben.can('cast', 'Satyr')).toBe(true);
    game.ben.casts('Satyr', { via: 'bestow', targets: ['Grizzly Bears'] });
    expect(game.resolveAll().ann.stats('Grizzly Bears')).toBe('4/4');
    expect(() => game.ben.casts('Satyr', { via: '' })).toThrow();
  });

  test('a spell has flash while its condition holds; once begun it is cast even if the condition stops (CR 601.3d, 601.5a)', () => {
    const lines = [
      'Ambush | {0} | Sorcery | | You may cast this spell as though it had flash if you control a Forest. / As an additional cost to cast this spell, sacrifice a land. / You gain 1 life.',
    ];
    const game = table(lines, [[], { battlefield: ['Forest'], hand: ['Ambush', 'Ambush'] }]);
    game.to('End');
    plays(game.ben, 'Ambush');
    expect([game.ben.life, game.ben.graveyard, game.ben.can('cast', 'Ambush')]).toEqual([
      21,
      ['Forest', 'Ambush'],
      false,
    ]);
  });

  test('what is prohibited or out of season is not begun (CR 601.2e, 602.5)', () => {
    const lines = [
      'Ban | {0} | Enchantment | | Players can’t cast creature spells.',
      'Lock | {0} | Enchantment | | Activated abilities of artifacts can’t be activated.',
      'Cub | {0} | Creature — Bear | 2/2 |',
      'Mill | {0} | Artifact | | {0}: You gain 1 life.',
    ];
    for (const [extra, legal] of [
      [[], true],
      [['Ban', 'Lock'], false],
    ] as const) {
      const game = table(lines, [{ battlefield: ['Mill', ...extra], hand: ['Cub', 'Shock'] }, {}]);
      expect([game.ann.can('cast', 'Cub'), game.ann.can('activate', 'Mill')]).toEqual([legal, legal]);
      expect(game.ann.can('cast', 'Shock')).toBe(false);
    }
  });
});

describe('activating', () => {
  test('the cost is all that stands before the colon, and who activates pays it: two mana and tapping (CR 602.1, 602.1a, 602.2b)', () => {
    const lines = ['Well | {0} | Artifact | | {2}, {T}: You gain 1 life.'];
    const game = table(lines, [['Well', 'Plains', 'Plains', 'Plains'], {}]);
    uses(game.ann, 'Well');
    const tapped = game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) !== 0).length;
    expect([game.ann.life, tapped, game.ann.can('activate', 'Well')]).toEqual([21, 3, false]);
    expect(table(lines, [['Well', 'Plains'], {}]).ann.can('activate', 'Well')).toBe(false);
  });

  test('instructions after the effect say who may activate and when; else only the controller may (CR 602.1b, 701.2a)', () => {
    const lines = [
      'Shared | {0} | Artifact | | {0}: You gain 1 life. Any player may activate this ability.',
      'Own | {0} | Artifact | | {0}: You gain 1 life. Activate only once each turn.',
    ];
    const game = table(lines, [['Shared', 'Own'], {}]);
    expect([game.ben.can('activate', 'Shared'), game.ben.can('activate', 'Own')]).toEqual([true, false]);
    uses(game.ben, 'Shared');
    expect([game.ann.life, game.ben.life]).toEqual([20, 21]);
    uses(game.ann, 'Own');
    expect([game.ann.life, game.ann.can('activate', 'Own')]).toEqual([21, false]);
  });

  test('the ability is an object on the stack that is no card and has no characteristics but its text; a card that was hidden is shown (CR 602.2a)', () => {
    const lines = ['Imp | {3}{R} | Creature — Imp | 2/2 | {0}, Discard this card: You gain 1 life.'];
    const game = table(lines, [{ hand: ['Imp'] }, {}], { log: true });
    game.ann.activates('Imp');
    const [ability] = game.game.stack;
    const { manaValue, power, types, controller } = characteristics(game.game, ability as never);
    expect([manaValue, power, types, controller]).toEqual([0, Number.NaN, 0, 0]);
    expect(game.resolveAll().ann.life).toBe(21);
  });

  test('a limit on an ability that comes from elsewhere is a limit on that ability alone (CR 602.5c)', () => {
    const lines = [
      'Own | {0} | Creature — Elf | 1/1 | {0}: You gain 1 life. Activate only once each turn.',
      'Lend | {0} | Enchantment | | All creatures have "{0}: You gain 1 life. Activate only once each turn."',
    ];
    const game = table(lines, [{ battlefield: ['Own'], hand: ['Lend'] }, {}]);
    uses(game.ann, 'Own');
    expect(game.ann.can('activate', 'Own')).toBe(false);
    plays(game.ann, 'Lend');
    uses(game.ann, 'Own');
    expect([game.ann.life, game.ann.can('activate', 'Own')]).toEqual([22, false]);
  });

  test('a cost that is paid is paid, whatever changes costs while the ability is on the stack (CR 602.4)', () => {
    const lines = [
      'Mill | {0} | Artifact | | {1}: You gain 1 life.',
      'Toll | {0} | Enchantment | | Flash / Activated abilities cost {2} more to activate.',
    ];
    const game = table(lines, [{ battlefield: ['Mill', 'Plains', 'Plains'], hand: ['Toll'] }, {}]);
    game.ann.activates('Mill');
    game.ann.casts('Toll');
    game.resolveAll();
    expect([game.ann.life, game.ann.can('activate', 'Mill')]).toEqual([21, false]);
  });
});

describe('mana abilities and loyalty abilities', () => {
  test('it is a mana ability also when it gives no mana now: it does not use the stack (CR 605.2, 605.1)', () => {
    const lines = ['Grove | {0} | Artifact | | {T}: Add {G} for each creature you control.'];
    const game = table(lines, [['Grove'], {}]);
    game.ann.activates('Grove');
    expect(game.game.stack).toHaveLength(0);
  });

  test('an ability with a loyalty cost is a loyalty ability: counters are its cost, once in a turn, when a sorcery could be cast (CR 606.2, 606.4)', () => {
    const lines = ['Old Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life. / −5: You gain 9 life.'];
    const game = table(lines, [['Old Sage'], {}]);
    const loyalty = (): number => game.ann.permanent('Old Sage').counters['loyalty'] ?? 0;
    const options = game.session.options(0 as never).filter((option) => option.kind === 'activate');
    expect([loyalty(), options.length]).toEqual([4, 1]);
    game.ann.activates('Old Sage');
    expect([loyalty(), game.game.stack.length, game.ann.life]).toEqual([5, 1, 20]);
    game.resolveAll();
    expect(game.ann.can('activate', 'Old Sage')).toBe(false);
    game.to('PrecombatMain', 3).ann.activates('Old Sage', { ability: 1 });
    game.resolveAll();
    expect([game.ann.life, game.ann.graveyard]).toEqual([30, ['Old Sage']]);
  });
});
