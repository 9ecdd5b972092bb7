/** Choices that belong to paying: X, hybrid and Phyrexian symbols, mana of any type. CR 107, 118. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/rules-table.ts';

describe('a cost with a choice', () => {
  test('X in a morph cost is chosen as the special action is taken and paid then (CR 107.3d)', () => {
    const cat =
      'Late Cat | {3} | Creature — Cat | 2/2 | Morph {X}{G} / When Late Cat is turned face up, you gain X life.';
    const game = table(
      [cat],
      [{ battlefield: ['Plains', 'Plains', 'Plains', 'Forest', 'Forest', 'Forest', 'Forest'], hand: ['Late Cat'] }, {}],
    );
    game.ann.casts('Late Cat', { via: 'morph' });
    game.resolve();
    let most = 0;
    game.ann.answers('chooseNumber', (question) => {
      most = question.kind === 'chooseNumber' ? question.max : 0;
      return [2];
    });
    game.ann.takes('turn face up', '');
    game.resolveAll();
    const untapped = game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 0);
    expect([most, game.ann.life, untapped.length]).toEqual([3, 22, 2]);
  });

  test('a cost reduced by a hybrid symbol: its payer chooses the half, a color or generic mana (CR 118.7e)', () => {
    const less = 'Cheap Both | {0} | Enchantment | | Creature spells you cast cost {G/U} less to cast.';
    const cost = 'Dear Cat | {1}{U}{G} | Creature — Cat | 2/2 |';
    const castable = (...lands: string[]): boolean =>
      table([less, cost], [{ battlefield: ['Cheap Both', ...lands], hand: ['Dear Cat'] }, {}]).ann.can(
        'cast',
        'Dear Cat',
      );
    expect([castable('Island', 'Plains'), castable('Forest', 'Plains'), castable('Plains', 'Plains')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('... of a color, or of the number in the symbol: then so much generic mana (CR 118.7e)', () => {
    const less = 'Cheap Some | {0} | Enchantment | | Creature spells you cast cost {2/U} less to cast.';
    const cost = 'Dear Fox | {3}{U} | Creature — Fox | 2/2 |';
    const castable = (...lands: string[]): boolean =>
      table([less, cost], [{ battlefield: ['Cheap Some', ...lands], hand: ['Dear Fox'] }, {}]).ann.can(
        'cast',
        'Dear Fox',
      );
    expect([
      castable('Plains', 'Plains', 'Plains'),
      castable('Plains', 'Island'),
      castable('Plains', 'Plains'),
    ]).toEqual([true, true, false]);
  });

  test('a hybrid symbol in a cost paid while an ability resolves is paid with either color, chosen then (CR 118.13b)', () => {
    const well = 'Soft Well | {0} | Artifact | | {T}: You may pay {W/U}. If you do, you gain 2 life.';
    for (const land of ['Plains', 'Island']) {
      const game = table([well], [['Soft Well', land], {}]);
      game.ann.answers('yesNo', [1]);
      game.ann.activates('Soft Well');
      game.resolve();
      expect([land, game.ann.life]).toEqual([land, 22]);
    }
    const rich = table([well], [['Soft Well', 'Plains', 'Island'], {}]);
    rich.ann.answers('yesNo', [1]);
    rich.ann.activates('Soft Well');
    rich.resolve();
    expect([rich.ann.life, rich.ann.can('activate', 'Plains') !== rich.ann.can('activate', 'Island')]).toEqual([
      22,
      true,
    ]);
    const poor = table([well], [['Soft Well', 'Forest'], {}]);
    poor.ann.answers('yesNo', [1]);
    poor.ann.activates('Soft Well');
    expect(poor.resolve().ann.life).toBe(20);
  });

  test('a Phyrexian symbol in a cost paid while an ability resolves: mana or 2 life, chosen just before it is paid (CR 118.13b)', () => {
    const sink = 'Pale Sink | {0} | Artifact | | {T}: You may pay {B/P}. If you do, draw a card.';
    for (const [byLife, life] of [
      [1, 18],
      [0, 20],
    ] as const) {
      const game = table([sink], [['Pale Sink', 'Swamp'], {}]);
      const answers = [1, byLife];
      game.plan((question) => (question.kind === 'yesNo' ? [answers.shift() as number] : null));
      game.ann.activates('Pale Sink');
      expect(answers).toHaveLength(2);
      game.resolve();
      expect([answers, game.ann.life, game.ann.hand, game.ann.can('activate', 'Swamp')]).toEqual([
        [],
        life,
        ['Plains'],
        byLife === 1,
      ]);
    }
  });

  test('a Phyrexian symbol in a morph cost is paid as the special action is taken: with mana or 2 life (CR 118.13c)', () => {
    const cat = 'Pale Cat | {3} | Creature — Cat | 4/4 | Morph {G/P}';
    const left = (land: string, byLife: number): number => {
      const game = table([cat], [{ battlefield: ['Plains', 'Plains', 'Plains', land], hand: ['Pale Cat'] }, {}]);
      game.ann.casts('Pale Cat', { via: 'morph' });
      game.resolve();
      game.ann.answers('yesNo', [byLife]);
      game.ann.takes('turn face up', '');
      expect(game.ann.stats('Pale Cat')).toBe('4/4');
      return game.ann.life;
    };
    expect([left('Plains', 1), left('Forest', 1), left('Forest', 0)]).toEqual([18, 18, 20]);
  });

  test('mana of any type can be spent: only to cast the spell so permitted (CR 118.14)', () => {
    const lines = [
      'Found Page | {0} | Sorcery | | Exile the top card of your library. You may cast that card this turn, and mana of any type can be spent to cast that spell.',
      'Blue Cat | {U}{U} | Creature — Cat | 2/2 |',
    ];
    const game = table(lines, [
      { battlefield: ['Plains', 'Forest'], hand: ['Found Page', 'Blue Cat'], library: ['Blue Cat', 'Plains'] },
      {},
    ]);
    expect(game.ann.can('cast', 'Blue Cat')).toBe(false);
    plays(game, game.ann, 'Found Page');
    game.ann.casts('Blue Cat');
    game.resolve();
    expect([game.ann.hand, game.ann.battlefield.at(-1)]).toEqual([['Blue Cat'], 'Blue Cat']);
  });

  test('the mana cost of an object that is to be paid: X is 0, for a spell on the stack it is what was chosen (CR 107.3h)', () => {
    const lines = [
      'Needy Bear | {X}{G} | Creature — Bear | 2/2 | At the beginning of your upkeep, sacrifice Needy Bear unless you pay its mana cost.',
      'Big Blaze | {X}{R} | Sorcery | | You gain X life.',
      'Tithe | {0} | Enchantment | | Whenever an opponent casts a spell, you may pay its mana cost. If you do, you gain 5 life.',
    ];
    const kept = (land: string): readonly string[] => {
      const game = table(lines, [{}, ['Needy Bear', land]]);
      game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
      return game.to('PrecombatMain', 2).ben.battlefield;
    };
    expect([kept('Forest'), kept('Plains')]).toEqual([['Needy Bear', 'Forest'], ['Plains']]);
    for (const [lands, life] of [
      [3, 25],
      [2, 20],
    ] as const) {
      const mountains = (count: number): readonly string[] => Array<string>(count).fill('Mountain');
      const game = table(lines, [{ battlefield: mountains(3), hand: ['Big Blaze'] }, ['Tithe', ...mountains(lands)]]);
      game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
      game.ann.casts('Big Blaze', { x: 2 });
      expect([lands, game.resolveAll().ben.life]).toEqual([lands, life]);
    }
  });

  test('{P} means any Phyrexian mana symbol, hybrid ones too (CR 107.4g)', () => {
    const lines = [
      'Pay In Blood | {0} | Enchantment | | Whenever you cast a spell with {P} in its mana cost, you gain 3 life.',
      'One Way | {W/P} | Sorcery | | You gain 10 life.',
      'Two Ways | {R/G/P} | Sorcery | | You gain 10 life.',
      'No Way | {R/G} | Sorcery | | You gain 10 life.',
    ];
    const life = (spell: string): number => {
      const game = table(lines, [{ battlefield: ['Pay In Blood', 'Forest', 'Plains'], hand: [spell] }, {}]);
      game.plan((question) => (question.kind === 'yesNo' ? [0] : null));
      game.ann.casts(spell);
      return game.resolveAll().ann.life;
    };
    expect([life('One Way'), life('Two Ways'), life('No Way')]).toEqual([33, 33, 30]);
  });

  test('of two costs one must be payable whole, its mana included (CR 118.3, 602.2b)', () => {
    const lines = ['Blue Switch | {0} | Artifact | | {4}, {T} or {U}, {T}: You gain 2 life.'];
    for (const [lands, can] of [
      [['Forest', 'Forest', 'Forest'], false],
      [['Forest', 'Island'], true],
    ] as const) {
      const game = table(lines, [['Blue Switch', ...lands], {}]);
      expect([lands, game.ann.can('activate', 'Blue Switch')]).toEqual([lands, can]);
    }
  });
});

describe('cards of a library as a cost', () => {
  const lines = [
    'Tome | {0} | Artifact | | Exile the top three cards of your library: You gain 2 life.',
    'Wheel | {0} | Artifact | | Mill two cards: You gain 1 life.',
    'Reach | {0} | Sorcery | | As an additional cost to cast this spell, exile the top four cards of your library. / You gain 5 life.',
    'Span | {0} | Artifact | | {X}, Exile the top X cards of your library: You gain X life.',
  ];
  const seat = (library: readonly string[]) => ({ battlefield: ['Tome', 'Wheel'], hand: ['Reach'], library });

  test('cannot be paid with fewer cards (CR 118.3)', () => {
    const game = table(lines, [seat(['Forest', 'Forest']), {}]);
    expect([game.ann.can('activate', 'Tome'), game.ann.can('activate', 'Wheel')]).toEqual([false, true]);
    const last = table(lines, [seat(['Forest']), {}]);
    expect(last.ann.can('activate', 'Wheel')).toBe(false);
    expect(last.ann.can('cast', 'Reach')).toBe(false);
  });

  test('are all exiled where there are enough (CR 602.2b)', () => {
    const game = table(lines, [seat(['Forest', 'Plains', 'Island', 'Swamp']), {}]);
    expect(game.ann.can('cast', 'Reach')).toBe(true);
    game.ann.activates('Tome');
    expect([game.ann.exile.length, game.ann.library.length]).toEqual([3, 1]);
  });

  test('bound how large X may be (CR 118.3 + 107.3a)', () => {
    const lands = ['Forest', 'Forest', 'Forest', 'Forest'];
    const game = table(lines, [{ battlefield: ['Span', ...lands], library: ['Plains', 'Island'] }, {}]);
    game.ann.answers('chooseNumber', (question) => {
      if (question.kind !== 'chooseNumber') throw new Error('no number');
      expect(question.max).toBe(2);
      return [2];
    });
    game.ann.activates('Span');
    game.resolveAll();
    expect([game.ann.life, game.ann.library.length]).toEqual([22, 0]);
  });
});
