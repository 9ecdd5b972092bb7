/** Targets and resolution. CR 115, 608, 700.2. */
import { describe, expect, test } from 'vitest';
import type { Clause } from '@kitchen-table/language/surface';
import {
  act,
  anyTarget,
  card,
  classFilter,
  creature,
  filter,
  keyword,
  number,
  quantifier,
  self,
  spell,
  target,
  you,
} from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const drain: Clause = {
  kind: 'sequence',
  joins: ['.'],
  steps: [
    act({ kind: 'dealDamage', actor: self, amount: number(2), to: target(filter('creature')) }),
    act({ kind: 'gainLife', amount: number(2) }),
  ],
};

describe('targets', () => {
  test('a spell whose only target is gone does nothing at all (CR 608.2b)', () => {
    const cards = [card('Test Drain', { cost: 'B', types: ['instant'], abilities: [spell(drain)] })];
    const game = scenario([{ hand: ['Test Drain', 'Shock'], battlefield: ['Swamp', 'Mountain'] }, ['Grizzly Bears']], {
      cards,
    });
    game.ann.casts('Test Drain', { targets: ['Grizzly Bears'] });
    game.ann.casts('Shock', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect(game.ann.life).toBe(20);
    expect(game.ann.graveyard).toContain('Test Drain');
  });

  test('with one of two targets gone the rest still happens (CR 608.2b)', () => {
    const both = {
      kind: 'select',
      quantifier: quantifier('number', { number: number(2), target: true }),
      filter: filter('creature'),
      label: 'target1',
    } as const;
    const cards = [
      card('Test Pair', { cost: 'B', types: ['instant'], abilities: [spell(act({ kind: 'destroy', object: both }))] }),
    ];
    const game = scenario(
      [{ hand: ['Test Pair', 'Shock'], battlefield: ['Swamp', 'Mountain'] }, ['Grizzly Bears', 'Hill Giant']],
      { cards },
    );
    game.ann.casts('Test Pair', { targets: ['Grizzly Bears', 'Hill Giant'] });
    game.ann.casts('Shock', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect(game.ben.battlefield).toEqual([]);
  });

  test('a creature with hexproof is no target for opponents (CR 702.11b)', () => {
    const cards = [creature('Test Hexer', 'G', 2, 2, keyword('hexproof'))];
    const game = scenario([{ hand: ['Murder'], battlefield: ['Swamp', 'Swamp', 'Swamp'] }, ['Test Hexer']], { cards });
    expect(game.ann.can('cast', 'Murder')).toBe(false);
  });

  test('"another target": not the same one twice (CR 115.3)', () => {
    const clause: Clause = {
      kind: 'sequence',
      joins: ['and'],
      steps: [
        act({ kind: 'get', object: target(filter('creature'), 'target1'), power: number(2), toughness: number(0) }),
        act({
          kind: 'get',
          object: {
            kind: 'select',
            quantifier: quantifier('a', { target: true, other: true }),
            filter: filter('creature'),
            label: 'target2',
          },
          power: number(1),
          toughness: number(0),
        }),
      ],
    };
    const cards = [
      card('Test Twice', {
        cost: 'R',
        types: ['instant'],
        abilities: [spell({ kind: 'during', clause, during: { kind: 'untilEndOfTurn' } })],
      }),
    ];
    const alone = scenario([{ hand: ['Test Twice'], battlefield: ['Mountain', 'Grizzly Bears'] }, {}], { cards });
    expect(alone.ann.can('cast', 'Test Twice')).toBe(false);
    const game = scenario([{ hand: ['Test Twice'], battlefield: ['Mountain', 'Grizzly Bears', 'Hill Giant'] }, {}], {
      cards,
    });
    game.ann.casts('Test Twice', { targets: ['Grizzly Bears', 'Hill Giant'] });
    game.resolve();
    expect(game.ann.stats('Grizzly Bears')).toBe('4/2');
    expect(game.ann.stats('Hill Giant')).toBe('4/3');
  });

  test('an Aura spell targets, and enters attached (CR 303.4a, 608.3)', () => {
    const aura = card('Test Aura', {
      cost: 'G',
      types: ['enchantment'],
      subtypes: ['Aura'],
      abilities: [
        keyword('enchant', { filter: filter('creature') }),
        {
          kind: 'static',
          rules: [
            {
              kind: 'changes',
              action: {
                kind: 'get',
                object: { kind: 'host', how: 'enchanted', filter: filter('creature') },
                power: number(1),
                toughness: number(1),
              },
            },
          ],
        },
      ],
    });
    const game = scenario([{ hand: ['Test Aura'], battlefield: ['Forest', 'Grizzly Bears'] }, {}], { cards: [aura] });
    game.ann.casts('Test Aura', { targets: ['Grizzly Bears'] });
    game.resolve();
    expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
  });

  test('an Aura spell whose target is gone goes to the graveyard (CR 608.3b)', () => {
    const aura = card('Test Aura', {
      cost: 'G',
      types: ['enchantment'],
      subtypes: ['Aura'],
      abilities: [keyword('enchant', { filter: filter('creature') })],
    });
    const game = scenario(
      [
        { hand: ['Test Aura'], battlefield: ['Forest', 'Grizzly Bears'] },
        { hand: ['Shock'], battlefield: ['Mountain'] },
      ],
      { cards: [aura] },
    );
    game.ann.casts('Test Aura', { targets: ['Grizzly Bears'] });
    game.ben.casts('Shock', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Forest']);
    expect(game.ann.graveyard).toContain('Test Aura');
  });
});

describe('modes', () => {
  const modal = (min: number, max: number, repeat?: true) =>
    card('Test Charm', {
      cost: 'G',
      types: ['instant'],
      abilities: [
        spell({
          kind: 'modes',
          choose: { kind: 'modeCount', min, max, words: 'one', ...(repeat === undefined ? {} : { repeat }) },
          modes: [
            { kind: 'mode', clause: act({ kind: 'gainLife', amount: number(4) }) },
            { kind: 'mode', clause: act({ kind: 'dealDamage', actor: self, amount: number(2), to: anyTarget }) },
            { kind: 'mode', clause: act({ kind: 'destroy', object: target(filter('artifact')) }) },
          ],
        }),
      ],
    });

  test('a mode without a legal target can’t be chosen (CR 700.2a)', () => {
    const game = scenario([{ hand: ['Test Charm'], battlefield: ['Forest'] }, {}], { cards: [modal(1, 1)] });
    let offered: readonly number[] = [];
    game.ann.answers('chooseModes', (question) => {
      if (question.kind === 'chooseModes') offered = question.options.map((option) => option.index);
      return [0];
    });
    game.ann.casts('Test Charm');
    game.resolve();
    expect(offered).toEqual([0, 1]);
    expect(game.ann.life).toBe(24);
  });

  test('two modes happen in printed order, each with its targets (CR 700.2d, 608.2c)', () => {
    const game = scenario([{ hand: ['Test Charm'], battlefield: ['Forest'] }, {}], { cards: [modal(2, 2)] });
    game.ann.casts('Test Charm', { targets: ['ben'], modes: [1, 0] });
    game.resolve();
    expect(game.ann.life).toBe(24);
    expect(game.ben.life).toBe(18);
  });

  test('the same mode twice has targets of its own each time (CR 700.2d)', () => {
    const game = scenario([{ hand: ['Test Charm'], battlefield: ['Forest'] }, ['Grizzly Bears']], {
      cards: [modal(2, 2, true)],
    });
    game.ann.casts('Test Charm', { targets: ['Grizzly Bears', 'ben'], modes: [1, 1] });
    game.resolve();
    expect(game.ben.life).toBe(18);
    expect(game.ben.battlefield).toEqual([]);
  });
});

describe('resolving', () => {
  test('counter target spell: it goes to the graveyard without effect (CR 701.5a)', () => {
    const cancel = card('Test Cancel', {
      cost: 'U',
      types: ['instant'],
      abilities: [spell(act({ kind: 'counter', object: target(classFilter('spell')) }))],
    });
    const game = scenario(
      [
        { hand: ['Grizzly Bears'], battlefield: ['Forest', 'Forest'] },
        { hand: ['Test Cancel'], battlefield: ['Island'] },
      ],
      { cards: [cancel] },
    );
    game.ann.casts('Grizzly Bears');
    game.ben.casts('Test Cancel', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect(game.ann.graveyard).toEqual(['Grizzly Bears']);
    expect(game.ann.battlefield).toEqual(['Forest', 'Forest']);
  });

  test('"unless its controller pays": asked only when it can be paid (CR 118.12a)', () => {
    const leak = card('Test Leak', {
      cost: 'U',
      types: ['instant'],
      abilities: [
        spell({
          kind: 'unless',
          clause: act({ kind: 'counter', object: target(classFilter('spell')) }),
          actor: { kind: 'playerOf', relation: 'controller', of: { kind: 'reference', to: 'target1', words: 'it' } },
          action: { kind: 'pay', cost: [{ kind: 'manaCost', symbols: ['2'] }] },
        }),
      ],
    });
    const play = (lands: number, pay: number): string[] => {
      const game = scenario(
        [
          { hand: ['Shock'], battlefield: Array.from({ length: lands }, () => 'Mountain') },
          { hand: ['Test Leak'], battlefield: ['Island'] },
        ],
        { cards: [leak] },
      );
      game.ann.casts('Shock', { targets: ['ben'] });
      game.ann.answers('yesNo', [pay]);
      game.ben.casts('Test Leak', { targets: ['Shock'] });
      game.resolveAll();
      return [String(game.ben.life)];
    };
    expect(play(3, 1)).toEqual(['18']);
    expect(play(3, 0)).toEqual(['20']);
    expect(play(1, 1)).toEqual(['20']);
  });

  test('"you may ... If you do": nothing follows when it was declined (CR 608.2d)', () => {
    const clause: Clause = {
      kind: 'sequence',
      joins: ['.'],
      steps: [
        {
          kind: 'may',
          clause: act({
            kind: 'sacrifice',
            object: { kind: 'select', quantifier: quantifier('a'), filter: filter('creature') },
          }),
        },
        { kind: 'ifDone', words: 'if you do', clause: act({ kind: 'draw', amount: number(2) }) },
      ],
    };
    const play = (answer: number): number => {
      const game = scenario([{ hand: ['Test Offer'], battlefield: ['Swamp', 'Grizzly Bears'] }, {}], {
        cards: [card('Test Offer', { cost: 'B', types: ['sorcery'], abilities: [spell(clause)] })],
      });
      game.ann.casts('Test Offer');
      game.ann.answers('yesNo', [answer]);
      game.resolve();
      return game.ann.hand.length;
    };
    expect(play(1)).toBe(2);
    expect(play(0)).toBe(0);
  });

  test('a reference means what was targeted (CR 608.2c)', () => {
    const clause: Clause = {
      kind: 'sequence',
      joins: ['.'],
      steps: [
        act({ kind: 'exile', object: target(filter('creature')) }),
        act({
          kind: 'gainLife',
          actor: { kind: 'playerOf', relation: 'controller', of: { kind: 'reference', to: 'target1', words: 'it' } },
          amount: { kind: 'stat', stat: 'power', of: { kind: 'reference', to: 'target1', words: 'it' } },
        }),
      ],
    };
    const game = scenario([{ hand: ['Test Plow'], battlefield: ['Plains'] }, ['Hill Giant']], {
      cards: [card('Test Plow', { cost: 'W', types: ['instant'], abilities: [spell(clause)] })],
    });
    game.ann.casts('Test Plow', { targets: ['Hill Giant'] });
    game.resolve();
    expect(game.ben.exile).toEqual(['Hill Giant']);
    expect(game.ben.life).toBe(23);
  });

  test('a copy of a spell may have new targets, and ceases to exist (CR 707.10, 707.10c)', () => {
    const twin = card('Test Twin', {
      cost: 'U',
      types: ['instant'],
      abilities: [spell(act({ kind: 'copy', object: target(classFilter('spell')), newTargets: true }))],
    });
    const game = scenario([{ hand: ['Shock', 'Test Twin'], battlefield: ['Mountain', 'Island'] }, {}], {
      cards: [twin],
    });
    game.ann.casts('Shock', { targets: ['ben'] });
    game.ann.casts('Test Twin', { targets: ['Shock'] });
    game.ann.answers('yesNo', [0]);
    game.resolveAll();
    expect(game.ben.life).toBe(16);
    expect(game.ann.graveyard.slice().sort()).toEqual(['Shock', 'Test Twin']);
  });

  test('a copy of a spell was not cast: not from a hand, nor from anywhere else (CR 707.10)', () => {
    const twin = card('Test Twin', {
      cost: 'U',
      types: ['instant'],
      abilities: [spell(act({ kind: 'copy', object: target(classFilter('spell')) }))],
    });
    const fromHand: Clause = {
      kind: 'if',
      condition: { kind: 'castFact', fact: 'cast from', subject: self, from: { kind: 'place', zone: 'hand', of: you } },
      clause: act({ kind: 'gainLife', actor: you, amount: number(1) }),
    };
    const fromElsewhere: Clause = {
      kind: 'if',
      condition: {
        kind: 'castFact',
        fact: 'cast from',
        subject: self,
        from: { kind: 'place', zone: 'hand', of: you, not: true },
      },
      clause: act({ kind: 'gainLife', actor: you, amount: number(10) }),
    };
    const echo = card('Test Echo', {
      cost: 'W',
      types: ['instant'],
      abilities: [spell({ kind: 'sequence', steps: [fromHand, fromElsewhere], joins: ['.'] })],
    });
    const game = scenario([{ hand: ['Test Echo', 'Test Twin'], battlefield: ['Plains', 'Island'] }, {}], {
      cards: [twin, echo],
    });
    game.ann.casts('Test Echo');
    game.ann.casts('Test Twin', { targets: ['Test Echo'] });
    game.resolveAll();
    expect(game.ann.life).toBe(21);
  });

  test('you are the one who gains: controller of the spell (CR 109.5)', () => {
    const game = scenario([{ hand: ['Test Gain'], battlefield: ['Plains'] }, {}], {
      cards: [
        card('Test Gain', {
          cost: 'W',
          types: ['instant'],
          abilities: [spell(act({ kind: 'gainLife', actor: you, amount: number(3) }))],
        }),
      ],
    });
    game.ann.casts('Test Gain');
    game.resolve();
    expect([game.ann.life, game.ben.life]).toEqual([23, 20]);
  });
});
