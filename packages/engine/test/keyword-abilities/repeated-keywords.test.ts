/** A keyword that an object has twice: redundant, or working twice. CR 702. */
import { describe, expect, test } from 'vitest';
import { act, card, creature, keyword, spell } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';
import { attack, three, twice } from '../support/repeated-keyword-cards.ts';

describe('redundant', () => {
  test('lifelink twice gains the damage once (CR 702.15f)', () => {
    expect(attack(twice('lifelink')).throughCombat().ann.life).toBe(22);
  });

  test('infect twice gives as many poison counters as damage (CR 702.90f, 702.90b)', () => {
    const game = attack(twice('infect')).throughCombat();
    expect([game.ben.state.counters['poison'], game.ben.life]).toEqual([2, 20]);
  });

  test('wither twice leaves as many counters as damage, and no damage (CR 702.80d, 702.80a)', () => {
    const game = attack(twice('wither', {}, 2, 9), ['Craw Wurm'], [['Craw Wurm', 'Test Twice']]).throughCombat();
    expect(game.ben.stats('Craw Wurm')).toBe('4/2');
    expect(game.ben.permanent('Craw Wurm').damage).toBe(0);
  });

  test('infect leaves -1/-1 counters on a creature instead of damage (CR 702.90c)', () => {
    const game = attack(twice('infect', {}, 2, 9), ['Craw Wurm'], [['Craw Wurm', 'Test Twice']]).throughCombat();
    expect(game.ben.stats('Craw Wurm')).toBe('4/2');
    expect(game.ben.permanent('Craw Wurm').damage).toBe(0);
  });

  test('double strike twice is two blows, not three (CR 702.4e)', () => {
    expect(attack(twice('double strike')).throughCombat().ben.life).toBe(16);
  });

  test('first strike twice is one blow, and first (CR 702.7d)', () => {
    const game = attack(twice('first strike'), ['Grizzly Bears'], [['Grizzly Bears', 'Test Twice']]).throughCombat();
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Test Twice'], []]);
    expect(attack(twice('first strike')).throughCombat().ben.life).toBe(18);
  });

  test('deathtouch twice: one damage is lethal, and none is not (CR 702.2f)', () => {
    expect(
      attack(twice('deathtouch', {}, 1, 1), ['Craw Wurm'], [['Craw Wurm', 'Test Twice']]).throughCombat().ben
        .battlefield,
    ).toEqual([]);
    expect(
      attack(twice('deathtouch', {}, 0, 1), ['Craw Wurm'], [['Craw Wurm', 'Test Twice']]).throughCombat().ben
        .battlefield,
    ).toEqual(['Craw Wurm']);
  });

  test('menace twice asks for two blockers, not more (CR 702.111c)', () => {
    const both: [string, string][] = [
      ['Grizzly Bears', 'Test Twice'],
      ['Hill Giant', 'Test Twice'],
    ];
    expect(attack(twice('menace'), ['Grizzly Bears', 'Hill Giant'], both).throughCombat().ben.life).toBe(20);
  });

  test('trample twice carries the rest over once (CR 702.19g)', () => {
    const game = attack(
      twice('trample', {}, 5, 5),
      ['Grizzly Bears'],
      [['Grizzly Bears', 'Test Twice']],
    ).throughCombat();
    expect([game.ben.life, game.ben.battlefield]).toEqual([17, []]);
  });

  test('vigilance twice leaves the attacker untapped (CR 702.20c)', () => {
    const game = attack(twice('vigilance')).throughCombat();
    expect([game.ann.permanent('Test Twice').status & 1, game.ben.life]).toEqual([0, 18]);
  });

  test('indestructible twice survives destruction, not a toughness of 0 (CR 702.12c)', () => {
    const game = attack(twice('indestructible'), ['Craw Wurm'], [['Craw Wurm', 'Test Twice']]).throughCombat();
    expect(game.ann.battlefield).toEqual(['Test Twice']);
  });

  const evasions: [string, string, string[], string[]][] = [
    ['shadow twice: only shadow blocks it (CR 702.28c)', 'shadow', ['Grizzly Bears'], ['Shade']],
    ['horsemanship twice: only horsemanship blocks it (CR 702.31c)', 'horsemanship', ['Grizzly Bears'], ['Rider']],
    ['fear twice: artifact and black creatures block it (CR 702.36c)', 'fear', ['Grizzly Bears'], ['Typhoid Rats']],
    [
      'intimidate twice: creatures that share its color block it (CR 702.13c)',
      'intimidate',
      ['Grizzly Bears'],
      ['Hill Giant'],
    ],
    ['skulk twice: no greater power blocks it (CR 702.118c)', 'skulk', ['Hill Giant'], ['Grizzly Bears']],
    ['flying twice: fliers and reach block it (CR 702.9c)', 'flying', ['Grizzly Bears'], ['Giant Spider']],
  ];
  test.each(evasions)('%s', (_, word, cannot, can) => {
    const shade = creature('Shade', 'B', 1, 1, keyword('shadow'));
    const rider = creature('Rider', 'B', 1, 1, keyword('horsemanship'));
    const blockers = (names: string[]): boolean => {
      const game = scenario([['Test Twice'], names], { cards: [twice(word), shade, rider] });
      game.ann.attacks('Test Twice');
      let blocked = false;
      game.plan((question) => {
        if (question.kind !== 'blockers') return null;
        blocked = question.blockers.length > 0;
        return blocked ? [0, 0] : [];
      });
      game.throughCombat();
      return blocked && game.ben.life === 20;
    };
    expect(blockers(can)).toBe(true);
    expect(blockers(cannot)).toBe(false);
  });

  test('reach twice blocks fliers (CR 702.17c)', () => {
    const game = scenario([['Wind Drake'], ['Test Twice']], { cards: [twice('reach')] });
    game.ann.attacks('Wind Drake');
    game.ben.blocks([['Test Twice', 'Wind Drake']]);
    expect(game.throughCombat().ben.life).toBe(20);
  });

  test('defender twice can’t attack (CR 702.3c)', () => {
    const game = scenario([['Test Twice', 'Grizzly Bears'], []], { cards: [twice('defender')] });
    let offered: number | null = null;
    game.plan((question) => {
      if (question.kind === 'attackers') offered = question.attackers.length;
      return null;
    });
    game.throughCombat();
    expect(offered).toBe(1);
  });

  test('flash twice and haste twice: cast at instant speed, attacks at once (CR 702.8b, 702.10d)', () => {
    const quick = creature(
      'Test Twice',
      'R',
      2,
      2,
      keyword('flash'),
      keyword('flash'),
      keyword('haste'),
      keyword('haste'),
    );
    const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Twice'] }, []], { cards: [quick] });
    game.to('BeginningOfCombat', 1);
    game.ann.casts('Test Twice').attacks('Test Twice');
    game.resolveAll().throughCombat();
    expect(game.ben.life).toBe(18);
  });

  test('hexproof twice and shroud twice keep targeting away, hexproof only that of opponents (CR 702.11g, 702.18b)', () => {
    for (const [word, own] of [
      ['hexproof', true],
      ['shroud', false],
    ] as const) {
      const game = scenario(
        [
          { battlefield: ['Test Twice', 'Forest'], hand: ['Giant Growth'] },
          { battlefield: ['Forest'], hand: ['Giant Growth'] },
        ],
        { cards: [twice(word)] },
      );
      expect([game.ann.can('cast', 'Giant Growth'), game.ben.can('cast', 'Giant Growth')]).toEqual([own, false]);
    }
  });

  test('protection twice from one color prevents its damage (CR 702.16m, 702.16e)', () => {
    const safe = twice('protection', { from: [{ kind: 'colorWord', color: 'red' }] });
    const game = attack(safe, ['Hill Giant'], []);
    expect(game.throughCombat().ben.life).toBe(18);
    const wall = scenario([['Hill Giant'], ['Test Twice']], { cards: [safe] });
    wall.ann.attacks('Hill Giant');
    wall.ben.blocks([['Test Twice', 'Hill Giant']]);
    wall.throughCombat();
    expect([wall.ben.battlefield, wall.ben.life]).toEqual([['Test Twice'], 20]);
  });

  test('islandwalk twice passes only where there is an Island, and an own islandwalk does not stop it (CR 702.14e, 702.14d)', () => {
    const walker = twice('islandwalk');
    const block: [string, string][] = [['Test Twice', 'Test Twice']];
    expect(attack(walker, ['Test Twice', 'Island'], block).throughCombat().ben.life).toBe(18);
    expect(attack(walker, ['Test Twice', 'Forest'], block).throughCombat().ben.life).toBe(20);
  });

  test('split second twice: no spells, but mana abilities (CR 702.61c, 702.61b)', () => {
    const fast = card('Test Twice', {
      cost: 'R',
      types: ['instant'],
      abilities: [keyword('split second'), keyword('split second'), spell(act(three))],
    });
    const game = scenario(
      [
        { battlefield: ['Mountain'], hand: ['Test Twice'] },
        { battlefield: ['Mountain', 'Llanowar Elves'], hand: ['Shock'] },
      ],
      { cards: [fast] },
    );
    expect(game.ben.can('cast', 'Shock')).toBe(true);
    game.ann.casts('Test Twice');
    expect([game.ben.can('cast', 'Shock'), game.ben.can('activate', 'Llanowar Elves')]).toEqual([false, true]);
    expect(game.resolveAll().ben.life).toBe(17);
  });

  test('rebound twice exiles the spell once and casts it again once (CR 702.88c)', () => {
    const again = card('Test Twice', {
      cost: 'R',
      types: ['sorcery'],
      abilities: [spell(act(three)), keyword('rebound'), keyword('rebound')],
    });
    const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Twice'] }, []], { cards: [again] });
    game.ann.casts('Test Twice');
    game.resolveAll();
    expect(game.ann.exile).toEqual(['Test Twice']);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.to('PostcombatMain', 3);
    expect(game.ben.life).toBe(14);
  });

  test('delve, convoke and improvise twice pay one mana per card or permanent (CR 702.66c, 702.51d, 702.126c)', () => {
    for (const [word, ann] of [
      ['delve', { graveyard: ['Shock'] }],
      ['convoke', { battlefield: ['Grizzly Bears'] }],
      ['improvise', { battlefield: ['Test Rock'] }],
    ] as const) {
      const big = (cost: string): boolean => {
        const made = card('Test Big', {
          cost,
          types: ['sorcery'],
          abilities: [keyword(word), keyword(word), spell(act(three))],
        });
        const rock = card('Test Rock', { cost: '1', types: ['artifact'] });
        return scenario([{ hand: ['Test Big'], ...ann }, []], { cards: [made, rock] }).ann.can('cast', 'Test Big');
      };
      expect([word, big('1'), big('2')]).toEqual([word, true, false]);
    }
  });
});
