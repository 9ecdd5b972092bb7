/** Evasion, strikes, damage and what is attached: one scenario for each rule. CR 702.2-702.39, 702.80-702.164. */
import { describe, expect, test } from 'vitest';
import { card, creature, keyword, cost } from '../support/cards.ts';
import {
  act,
  damage,
  filter,
  give,
  instant,
  number,
  plays,
  self,
  table,
  target,
  targetCreature,
  you,
} from '../support/single-rule-cards.ts';
import { classFilter } from '../support/cards.ts';

const strip = (name: string, ...words: string[]) =>
  instant(name, {
    kind: 'do',
    action: {
      kind: 'gain',
      verb: 'lose' as never,
      object: targetCreature,
      abilities: words.map((word) => keyword(word)),
    },
    during: { kind: 'untilEndOfTurn' },
  });

describe('strikes', () => {
  test('without double strike in the second step it deals no more damage (CR 702.4c)', () => {
    const game = table(
      [strip('Test Strip', 'double strike')],
      [{ battlefield: ['Fencing Ace'], hand: ['Test Strip'] }, []],
    );
    game.ann.attacks('Fencing Ace');
    game.to('FirstStrikeDamage');
    expect(game.ben.life).toBe(19);
    plays(game, game.ann, 'Test Strip', ['Fencing Ace']);
    game.throughCombat();
    expect(game.ben.life).toBe(19);
  });

  test('double strike given after the first blow gives a second (CR 702.4d)', () => {
    const game = table(
      [give('Test Give', 'double strike')],
      [{ battlefield: ['White Knight'], hand: ['Test Give'] }, []],
    );
    game.ann.attacks('White Knight');
    game.to('FirstStrikeDamage');
    expect(game.ben.life).toBe(18);
    plays(game, game.ann, 'Test Give', ['White Knight']);
    game.throughCombat();
    expect(game.ben.life).toBe(16);
  });

  test('first strike given late takes no blow away, and taken away late gives none (CR 702.7c)', () => {
    const game = table(
      [give('Test Give', 'first strike'), strip('Test Strip', 'first strike')],
      [{ battlefield: ['White Knight', 'Hill Giant'], hand: ['Test Give', 'Test Strip'] }, []],
    );
    game.ann.attacks(['White Knight', 'Hill Giant']);
    game.to('FirstStrikeDamage');
    plays(game, game.ann, 'Test Give', ['Hill Giant']);
    plays(game, game.ann, 'Test Strip', ['White Knight']);
    game.throughCombat();
    expect(game.ben.life).toBe(15);
  });
});

describe('last known information', () => {
  /** A creature that is sacrificed and then deals damage itself. */
  const bomber = (word: string) =>
    creature('Test Bomber', '1B', 1, 1, keyword(word), {
      kind: 'activated',
      cost: [{ kind: 'actionCost', action: { kind: 'sacrifice', object: self } }],
      clause: act({ kind: 'dealDamage', actor: self, amount: number(1), to: target(filter('creature')) }),
    });
  function bombed(word: string): readonly [readonly string[], number, string] {
    const game = table([bomber(word)], [['Test Bomber'], ['Craw Wurm']]);
    game.ann.activates('Test Bomber', { targets: ['Craw Wurm'] });
    game.resolveAll();
    const { graveyard } = game.ben;
    return [graveyard, game.ann.life, graveyard.length > 0 ? '' : game.ben.stats('Craw Wurm')];
  }

  test('deathtouch of a source that has gone counts as it last was (CR 702.2e)', () => {
    expect(bombed('deathtouch')).toEqual([['Craw Wurm'], 20, '']);
  });
  test('wither of a source that has gone counts as it last was (CR 702.80b)', () => {
    expect(bombed('wither')).toEqual([[], 20, '5/3']);
  });
  test('infect of a source that has gone counts as it last was (CR 702.90d)', () => {
    expect(bombed('infect')).toEqual([[], 20, '5/3']);
  });
  test('lifelink of a source that has gone counts as it last was (CR 702.15c)', () => {
    expect(bombed('lifelink')).toEqual([[], 21, '6/4']);
  });
});

describe('enchant', () => {
  const aura = (...abilities: ReturnType<typeof keyword>[]) =>
    card('Test Aura', { cost: '0', types: ['enchantment'], subtypes: ['Aura'], abilities });

  test('it restricts what an Aura spell targets (CR 702.5a)', () => {
    const game = table(
      [aura(keyword('enchant', { filter: filter('land') }))],
      [{ battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Test Aura'] }, []],
    );
    let legal: readonly number[] = [];
    game.ann.answers('targets', (question) => {
      if (question.kind === 'targets') legal = question.legal;
      return [0];
    });
    game.ann.casts('Test Aura');
    game.resolveAll();
    expect(game.ann.permanent('Test Aura').attachedTo).toBe(game.ann.permanent('Mountain').id);
    expect(legal.length).toBeLessThan(2);
  });

  test('an Aura that can enchant a player is attached to one, and to no permanent (CR 702.5d)', () => {
    const game = table(
      [aura(keyword('enchant', { filter: classFilter('player') }))],
      [{ battlefield: ['Grizzly Bears'], hand: ['Test Aura'] }, []],
    );
    let legal: readonly number[] = [];
    game.ann.answers('targets', (question) => {
      if (question.kind !== 'targets') return [0];
      legal = question.legal;
      return [game.indexOf(question.legal, 'ben')];
    });
    game.ann.casts('Test Aura');
    game.resolveAll();
    expect(legal.every((entity) => entity < 0)).toBe(true);
    expect(game.ann.permanent('Test Aura').attachedTo).toBe(-1 - game.ben.id);
  });
});

test('equip with a quality targets only such a creature of yours, but stays on what loses it (CR 702.6c)', () => {
  const sword = card('Test Sword', {
    cost: '0',
    types: ['artifact'],
    subtypes: ['Equipment'],
    abilities: [
      keyword('equip', {
        ...cost('0'),
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
          qualities: [{ kind: 'withKeyword', keyword: 'flying' }],
        },
      }),
    ],
  });
  const game = table(
    [sword, strip('Test Strip', 'flying')],
    [{ battlefield: ['Test Sword', 'Grizzly Bears', 'Wind Drake'], hand: ['Test Strip'] }, ['Serra Angel']],
  );
  game.ann.activates('Test Sword');
  game.resolveAll();
  const drake = game.ann.permanent('Wind Drake').id;
  expect(game.ann.permanent('Test Sword').attachedTo).toBe(drake);
  plays(game, game.ann, 'Test Strip', ['Wind Drake']);
  expect(game.ann.permanent('Test Sword').attachedTo).toBe(drake);
});

test('a creature with flash is cast at instant speed (CR 702.8a)', () => {
  const sudden = creature('Test Sudden', 'G', 2, 2, keyword('flash'));
  const slow = creature('Test Slow', 'G', 2, 2);
  const game = table([sudden, slow], [{ battlefield: ['Forest'], hand: ['Test Sudden', 'Test Slow'] }, []]);
  game.to('Upkeep', 2);
  expect([game.ann.can('cast', 'Test Sudden'), game.ann.can('cast', 'Test Slow')]).toEqual([true, false]);
});

describe('hexproof', () => {
  test('a player with hexproof is no target for opponents, but for themselves (CR 702.11c)', () => {
    const shield = card('Test Shield', {
      cost: '0',
      types: ['enchantment'],
      abilities: [
        {
          kind: 'static',
          rules: [
            { kind: 'changes', action: { kind: 'gain', verb: 'have', object: you, abilities: [keyword('hexproof')] } },
          ],
        },
      ],
    });
    const game = table(
      [shield],
      [
        { battlefield: ['Test Shield', 'Mountain'], hand: ['Shock'] },
        { battlefield: ['Mountain'], hand: ['Shock'] },
      ],
    );
    const legalFor = (seat: typeof game.ann): number[] => {
      let legal: readonly number[] = [];
      seat.answers('targets', (question) => {
        if (question.kind === 'targets') legal = question.legal;
        return [0];
      });
      seat.casts('Shock');
      game.resolveAll();
      return [...legal].sort();
    };
    // With one legal target nothing is asked.
    game.ben.casts('Shock');
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([20, 18]);
    expect(legalFor(game.ann)).toEqual([-1, -2].sort());
  });
});

test('landwalk names any land description, and only such lands count (CR 702.14a)', () => {
  for (const [land, life] of [
    ['Island', 18],
    ['Forest', 20],
  ] as const) {
    const walker = creature('Test Walker', 'U', 2, 2, keyword('islandwalk'));
    const game = table([walker], [['Test Walker'], [land, 'Grizzly Bears']]);
    game.ann.attacks('Test Walker');
    game.plan((question) => (question.kind === 'blockers' && question.canBlock[0]?.length === 1 ? [0, 0] : null));
    game.throughCombat();
    expect(game.ben.life).toBe(life);
  }
});

describe('trample', () => {
  test('a blocker with trample assigns nothing past the attacker, nor does other damage (CR 702.19a)', () => {
    const zap = creature('Test Zapper', '1R', 5, 5, keyword('trample'), {
      kind: 'activated',
      cost: [{ kind: 'tapCost' }],
      clause: damage(5, target(filter('creature'))),
    });
    const game = table([zap], [['Grizzly Bears'], ['Colossal Dreadmaw']]);
    game.ann.attacks('Grizzly Bears');
    game.ben.blocks([['Colossal Dreadmaw', 'Grizzly Bears']]);
    game.throughCombat();
    expect([game.ann.life, game.ann.graveyard]).toEqual([20, ['Grizzly Bears']]);
    const other = table([zap], [['Test Zapper'], ['Grizzly Bears']]);
    other.ann.activates('Test Zapper', { targets: ['Grizzly Bears'] });
    other.resolveAll();
    expect([other.ben.life, other.ben.graveyard]).toEqual([20, ['Grizzly Bears']]);
  });

  const walker = (name: string, loyalty: number) =>
    card(name, { cost: '1', types: ['planeswalker'], loyalty, abilities: [] });
  const walkerSeat = { battlefield: ['Test Walker'] };

  test('without trample over planeswalkers nothing goes past a planeswalker, even one that has gone (CR 702.19f)', () => {
    const banish = instant('Test Banish', act({ kind: 'destroy', object: target(filter('planeswalker')) }));
    for (const leaves of [false, true]) {
      const game = table(
        [walker('Test Walker', 2), banish],
        [{ battlefield: ['Colossal Dreadmaw'], hand: ['Test Banish'] }, walkerSeat],
      );
      game.ann.attacks('Colossal Dreadmaw', 'Test Walker');
      game.to('DeclareBlockers');
      if (leaves) plays(game, game.ann, 'Test Banish', ['Test Walker']);
      game.throughCombat();
      expect([game.ben.life, game.ben.battlefield]).toEqual([20, []]);
    }
  });

  test('with it the rest goes to the player, and all of it when the planeswalker has gone (CR 702.19c, 702.19e)', () => {
    const over = creature('Test Over', '4R', 6, 6, keyword('trample over planeswalkers'));
    const banish = instant('Test Banish', act({ kind: 'destroy', object: target(filter('planeswalker')) }));
    const there = table(
      [walker('Test Walker', 3), over],
      [['Test Over'], { battlefield: ['Test Walker', 'Grizzly Bears'] }],
    );
    there.ann.attacks('Test Over', 'Test Walker');
    there.ben.blocks([['Grizzly Bears', 'Test Over']]);
    there.plan((question) => (question.kind === 'assignDamage' ? [2, 3, 1] : null));
    there.throughCombat();
    expect([there.ben.life, there.ben.battlefield]).toEqual([19, []]);
    const gone = table(
      [walker('Test Walker', 2), banish, over],
      [{ battlefield: ['Test Over'], hand: ['Test Banish'] }, { battlefield: ['Test Walker', 'Grizzly Bears'] }],
    );
    gone.ann.attacks('Test Over', 'Test Walker');
    gone.ben.blocks([['Grizzly Bears', 'Test Over']]);
    gone.to('DeclareBlockers');
    plays(gone, gone.ann, 'Test Banish', ['Test Walker']);
    gone.plan((question) => (question.kind === 'assignDamage' ? [2, 4] : null));
    gone.throughCombat();
    expect(gone.ben.life).toBe(16);
  });
});
