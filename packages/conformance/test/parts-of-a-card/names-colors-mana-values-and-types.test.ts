/** Names, colors, mana values, types and printed numbers. CR 200-210. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import { facts, plays, table } from '../support/rules-table.ts';

describe('names', () => {
  const RAZE =
    'Same Fate | {0} | Sorcery | | Destroy target creature and all other creatures with the same name as that creature.';

  test('objects with a name in common have the same name, others do not (CR 201.2a)', () => {
    const game = table([RAZE], [{ hand: ['Same Fate'] }, ['Grizzly Bears', 'Hill Giant', 'Grizzly Bears']]);
    plays(game, game.ann, 'Same Fate', ['Grizzly Bears']);
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
  });

  test('an object without a name has the same name as no other, not even as another without one (CR 201.2a)', () => {
    const morph = 'Veiled Elk | {0} | Creature — Elk | 2/2 | Morph {0}';
    const game = table(
      [RAZE, morph],
      [
        {
          hand: ['Same Fate', 'Veiled Elk', 'Veiled Elk'],
          battlefield: 'Forest,Forest,Forest,Forest,Forest,Forest'.split(','),
        },
        {},
      ],
    );
    game.ann.casts('Veiled Elk', { via: 'morph' });
    game.resolve();
    game.ann.casts('Veiled Elk', { via: 'morph' });
    game.resolve();
    plays(game, game.ann, 'Same Fate', ['']);
    expect(game.ann.battlefield.filter((name) => name === '').length).toBe(1);
  });

  test('a chosen name is that of a card; a token’s name is none (CR 201.4)', () => {
    const cards = [
      'Name Hush | {0} | Enchantment | | As Name Hush enters, choose a card name. / Spells with the chosen name can’t be cast.'.replace(
        '’',
        "'",
      ),
      'Call Two | {0} | Sorcery | | Create two 1/1 white Soldier creature tokens.',
    ];
    const game = table(cards, [{ hand: ['Call Two', 'Name Hush', 'Shock'], battlefield: ['Mountain'] }, {}]);
    plays(game, game.ann, 'Call Two');
    let options: readonly string[] = [];
    game.ann.answers('chooseOption', (question) => {
      options = question.kind === 'chooseOption' ? question.options : [];
      return [options.indexOf('Shock')];
    });
    plays(game, game.ann, 'Name Hush');
    expect([options.includes('Shock'), options.includes('Forest'), options.includes('Soldier Token')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(game.ann.can('cast', 'Shock')).toBe(false);
  });

  test('the name of the back face of a double-faced card may be chosen (CR 201.4d)', () => {
    const hush =
      "Name Hush | {0} | Enchantment | | As Name Hush enters, choose a card name. / Spells with the chosen name can't be cast.";
    const door = {
      name: 'Day Door // Night Door',
      layout: 'transform',
      card_faces: [
        { name: 'Day Door', mana_cost: '{5}', type_line: 'Artifact', oracle_text: '' },
        { name: 'Night Door', mana_cost: '', type_line: 'Artifact', oracle_text: '' },
      ],
    };
    const game = table([hush, door], [{ hand: ['Name Hush', 'Day Door // Night Door'] }, {}]);
    let options: readonly string[] = [];
    game.ann.answers('chooseOption', (question) => {
      options = question.kind === 'chooseOption' ? question.options : [];
      return [0];
    });
    plays(game, game.ann, 'Name Hush');
    expect([
      options.includes('Day Door'),
      options.includes('Night Door'),
      options.includes('Day Door // Night Door'),
    ]).toEqual([true, true, false]);
  });

  test('a spliced text that names its own card means the spell it is spliced onto (CR 201.5b)', () => {
    const ray = 'Cold Ray | {0} | Instant — Arcane | | Cold Ray deals 2 damage to any target. / Splice onto Arcane {0}';
    const reach = 'Deep Reach | {0} | Instant — Arcane | | You gain 1 life.';
    const game = table([ray, reach], [{ hand: ['Cold Ray', 'Deep Reach'] }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Deep Reach', { targets: ['ben'] });
    game.resolve();
    expect([game.ann.life, game.ben.life, game.ann.hand]).toEqual([21, 18, ['Cold Ray']]);
  });
});

describe('mana cost and color', () => {
  const FORESTS = ['Forest', 'Forest', 'Forest'];
  test('the mana cost is what is spent: its colors and its generic mana (CR 202.1a)', () => {
    const elk = 'Green Elk | {1}{G}{G} | Creature — Elk | 2/2 |';
    const able = (...battlefield: string[]): boolean =>
      table([elk], [{ hand: ['Green Elk'], battlefield }, {}]).ann.can('cast', 'Green Elk');
    expect([
      able(...FORESTS),
      able('Forest', 'Forest', 'Plains'),
      able('Forest', 'Plains', 'Plains'),
      able('Forest', 'Forest'),
    ]).toEqual([true, true, false, false]);
  });

  test('no mana cost is a cost that nobody can pay (CR 202.1b)', () => {
    const game = table(
      [
        'Lost Vision | | Sorcery | | Draw two cards.',
        'Free Show | {0} | Sorcery | | You may cast a spell from your hand without paying its mana cost.',
      ],
      [{ hand: ['Lost Vision', 'Free Show'], battlefield: FORESTS }, {}],
    );
    expect(game.ann.can('cast', 'Lost Vision')).toBe(false);
    expect(facts(game, 'Lost Vision').manaValue).toBe(0);
    game.ann.answers('yesNo', [1]);
    plays(game, game.ann, 'Free Show').resolveAll();
    expect(game.ann.graveyard).toContain('Lost Vision');
  });

  test.each([
    ['{2}{W}: white', '{2}{W}', 0b00001],
    ['{2}: colorless', '{2}', 0],
    ['{2}{W}{B}: white and black', '{2}{W}{B}', 0b00101],
    ['{W}{U}{B}{R}{G}: all five', '{W}{U}{B}{R}{G}', 0b11111],
    ['{X}{C}: colorless', '{X}{C}', 0],
  ])('an object is the colors of the mana symbols in its cost, %s (CR 202.2, 202.2a-c)', (_name, cost, colors) => {
    const game = table([`Odd Elk | ${cost} | Creature — Elk | 2/2 |`], [['Odd Elk'], {}]);
    expect(facts(game, 'Odd Elk').colors).toBe(colors);
  });

  test.each([
    ['{W/U}', 0b00011],
    ['{2/B}', 0b00100],
    ['{R/P}', 0b01000],
    ['{G}{W/P}', 0b10001],
  ])('hybrid and Phyrexian symbols give all their colors: %s (CR 202.2d)', (cost, colors) => {
    const game = table([`Odd Elk | ${cost} | Creature — Elk | 2/2 |`], [['Odd Elk'], {}]);
    expect(facts(game, 'Odd Elk').colors).toBe(colors);
  });

  test('a color indicator gives its colors to a card without a mana cost (CR 107.13, 202.2e, 204.2)', () => {
    const elk = {
      name: 'Blue Elk',
      type_line: 'Creature — Elk',
      power: '1',
      toughness: '1',
      oracle_text: '',
      color_indicator: ['U', 'R'],
    };
    const game = table([elk], [['Blue Elk'], {}]);
    expect(facts(game, 'Blue Elk').colors).toBe(0b01010);
  });

  test('effects change the color, give one to what has none, and take it away (CR 202.2f)', () => {
    const paint = 'Wet Paint | {0} | Instant | | Target permanent becomes red until end of turn.';
    const fade = 'Fade Out | {0} | Instant | | Target permanent becomes colorless until end of turn.';
    const game = table(
      [paint, fade],
      [{ hand: ['Wet Paint', 'Fade Out'], battlefield: ['Forest', 'Grizzly Bears'] }, {}],
    );
    plays(game, game.ann, 'Wet Paint', ['Forest']);
    expect(facts(game, 'Forest').colors).toBe(0b01000);
    plays(game, game.ann, 'Fade Out', ['Grizzly Bears']);
    expect(facts(game, 'Grizzly Bears').colors).toBe(0);
  });

  test.each([
    ['{1}{W/U}{W/U}', 3],
    ['{2/B}{2/B}{2/B}', 6],
    ['{1}{W/P}{W/P}', 3],
  ])('the mana value of %s is %i (CR 202.3f, 202.3g)', (cost, value) => {
    const game = table([`Odd Elk | ${cost} | Creature — Elk | 2/2 |`], [['Odd Elk'], {}]);
    expect(facts(game, 'Odd Elk').manaValue).toBe(value);
  });

  test('without a mana cost the mana value is 0 (CR 202.3a)', () => {
    const game = table(
      ['Call One | {0} | Sorcery | | Create a 1/1 white Soldier creature token.'],
      [{ hand: ['Call One'], battlefield: ['Forest'] }, {}],
    );
    plays(game, game.ann, 'Call One');
    expect([facts(game, 'Forest').manaValue, facts(game, 'Soldier Token').manaValue]).toEqual([0, 0]);
  });

  test('a split card has the mana value of both halves, on the stack that of the half cast (CR 202.3d)', () => {
    const split = {
      name: 'Left // Right',
      layout: 'split',
      card_faces: [
        { name: 'Left', mana_cost: '{G}', type_line: 'Sorcery', oracle_text: 'You gain 1 life.' },
        { name: 'Right', mana_cost: '{1}{G}', type_line: 'Sorcery', oracle_text: 'You gain 2 life.' },
      ],
    };
    const game = table([split], [{ hand: ['Left // Right'], battlefield: FORESTS }, {}]);
    const values = (): number[] =>
      [...game.ann.state.hand, ...game.game.stack].map((id) => characteristics(game.game, id).manaValue);
    expect(values()).toEqual([3]);
    game.ann.casts(game.ann.hand[0] as string, { face: 1 });
    expect(values()).toEqual([2]);
  });

  test('additional costs are no part of the mana cost (CR 202.4, 118.8d)', () => {
    const tax = 'Grim Toll | {0} | Enchantment | | Spells cost {2} more to cast.';
    const elk =
      'Green Elk | {G} | Creature — Elk | 2/2 | Kicker {1} / When Green Elk enters, if it was kicked, you gain 1 life.';
    const game = table([tax, elk], [{ hand: ['Green Elk'], battlefield: ['Grim Toll', ...FORESTS, 'Forest'] }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Green Elk');
    expect(facts(game, 'Green Elk').manaValue).toBe(1);
  });
});

test('a card that is all colors is so in every zone, whatever its identity; those spells convoke (CR 604.3, 702.51a)', () => {
  const scout =
    "Wayfinder | {0} | Creature — Scout | 2/4 | Wayfinder is all colors. This ability doesn't affect its color identity. / Multicolored spells you cast have convoke.";
  const rite = 'Rite | {1}{W}{U} | Sorcery | | You gain 3 life.';
  const plain = 'Plain | {1}{W} | Sorcery | | You gain 2 life.';
  const game = table(
    [scout, rite, plain],
    [{ battlefield: ['Wayfinder', 'Wayfinder', 'Wayfinder'], hand: ['Rite', 'Plain', 'Wayfinder'] }, {}],
  );
  expect(characteristics(game.game, game.ann.permanent('Wayfinder').id).colors).toBe(31);
  expect([game.ann.can('cast', 'Rite'), game.ann.can('cast', 'Plain')]).toEqual([true, false]);
});
