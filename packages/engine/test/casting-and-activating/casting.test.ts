/** Casting spells and activating abilities. CR 601, 602, 605, 118. */
import { describe, expect, test } from 'vitest';
import type { Cost } from '@kitchen-table/language/surface';
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
import { cardChoice, mana } from '../support/casting-cards.ts';

const zap = (name: string, amount: number, cost: string) =>
  card(name, {
    cost,
    types: ['instant'],
    abilities: [spell(act({ kind: 'dealDamage', actor: self, amount: number(amount), to: anyTarget }))],
  });

const creatureChoice = { kind: 'select', quantifier: quantifier('a'), filter: filter('creature') } as const;

describe('casting', () => {
  test('a sorcery-speed spell waits for an empty stack in a main phase of its controller (CR 307.1, 117.1a)', () => {
    const game = scenario([
      { hand: ['Grizzly Bears', 'Shock'], battlefield: ['Forest', 'Forest', 'Mountain'] },
      { hand: ['Grizzly Bears'], battlefield: ['Forest', 'Forest'] },
    ]);
    expect(game.ann.can('cast', 'Grizzly Bears')).toBe(true);
    expect(game.ben.can('cast', 'Grizzly Bears')).toBe(false);
    game.ann.casts('Shock', { targets: ['ben'] });
    expect(game.ann.can('cast', 'Grizzly Bears')).toBe(false);
  });

  test('a spell that targets cannot be cast without a legal target (CR 601.2c)', () => {
    const game = scenario([{ hand: ['Murder'], battlefield: ['Swamp', 'Swamp', 'Swamp'] }, {}]);
    expect(game.ann.can('cast', 'Murder')).toBe(false);
  });

  test('X is announced and paid, and the spell knows it (CR 107.3a, 601.2b)', () => {
    const blaze = card('Test Blaze', {
      cost: 'XR',
      types: ['sorcery'],
      abilities: [spell(act({ kind: 'dealDamage', actor: self, amount: { kind: 'x' }, to: anyTarget }))],
    });
    const game = scenario(
      [{ hand: ['Test Blaze'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain'] }, {}],
      { cards: [blaze] },
    );
    game.ann.casts('Test Blaze', { targets: ['ben'], x: 3 });
    game.resolve();
    expect(game.ben.life).toBe(17);
    expect(game.ann.can('cast', 'Test Blaze')).toBe(false);
  });

  test('kicker is an optional additional cost, and the spell remembers it (CR 702.33a, 702.33d)', () => {
    const kicked = card('Test Kick', {
      cost: 'R',
      types: ['instant'],
      abilities: [
        keyword('kicker', { cost: [mana('2')] }),
        spell({
          kind: 'if',
          condition: { kind: 'castFact', fact: 'kicked', subject: self },
          clause: act({ kind: 'dealDamage', actor: self, amount: number(4), to: anyTarget }),
          otherwise: act({
            kind: 'dealDamage',
            actor: self,
            amount: number(1),
            to: { kind: 'reference', to: 'target1', words: 'that' },
          }),
        }),
      ],
    });
    const play = (pay: number): number => {
      const game = scenario([{ hand: ['Test Kick'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}], {
        cards: [kicked],
      });
      game.ann.answers('yesNo', [pay]);
      game.ann.casts('Test Kick', { targets: ['ben'] });
      game.resolve();
      return game.ben.life;
    };
    expect(play(1)).toBe(16);
    expect(play(0)).toBe(19);
  });

  test('flashback is cast from the graveyard and exiled afterwards (CR 702.34a)', () => {
    const again = card('Test Again', {
      cost: '3R',
      types: ['sorcery'],
      abilities: [
        spell(act({ kind: 'dealDamage', actor: self, amount: number(2), to: anyTarget })),
        keyword('flashback', { cost: [mana('R')] }),
      ],
    });
    const game = scenario([{ graveyard: ['Test Again'], battlefield: ['Mountain'] }, {}], { cards: [again] });
    game.ann.casts('Test Again', { targets: ['ben'], via: 'flashback' });
    game.resolve();
    expect(game.ben.life).toBe(18);
    expect(game.ann.exile).toEqual(['Test Again']);
    expect(game.ann.graveyard).toEqual([]);
  });

  test('an additional cost must be paid: no creature, no spell (CR 601.2b, 118.8)', () => {
    const rite = card('Test Rite', {
      cost: 'B',
      types: ['sorcery'],
      abilities: [
        {
          kind: 'static',
          rules: [],
          spellCost: { additional: [{ kind: 'actionCost', action: { kind: 'sacrifice', object: creatureChoice } }] },
        },
        spell(act({ kind: 'draw', amount: number(2) })),
      ],
    });
    const poor = scenario([{ hand: ['Test Rite'], battlefield: ['Swamp'] }, {}], { cards: [rite] });
    expect(poor.ann.can('cast', 'Test Rite')).toBe(false);
    const game = scenario([{ hand: ['Test Rite'], battlefield: ['Swamp', 'Grizzly Bears'] }, {}], { cards: [rite] });
    game.ann.casts('Test Rite');
    expect(game.ann.battlefield).toEqual(['Swamp']);
    game.resolve();
    expect(game.ann.hand.length).toBe(2);
  });

  test('convoke taps creatures for mana (CR 702.51a)', () => {
    const convoked = creature('Test Convoker', '2G', 3, 3, keyword('convoke'));
    const game = scenario([{ hand: ['Test Convoker'], battlefield: ['Forest', 'Grizzly Bears', 'Hill Giant'] }, {}], {
      cards: [convoked],
    });
    game.ann.casts('Test Convoker');
    game.resolve();
    expect(game.ann.battlefield).toContain('Test Convoker');
    expect(game.ann.permanent('Hill Giant').status & 1).toBe(1);
  });

  test('delve exiles cards from the graveyard for generic mana only (CR 702.66a)', () => {
    const delver = creature('Test Delver', '3U', 3, 3, keyword('delve'));
    const game = scenario(
      [{ hand: ['Test Delver'], battlefield: ['Island'], graveyard: ['Shock', 'Shock', 'Shock'] }, {}],
      { cards: [delver] },
    );
    game.ann.casts('Test Delver');
    expect(game.ann.graveyard).toEqual([]);
    const blocked = scenario(
      [{ hand: ['Test Delver'], battlefield: ['Mountain'], graveyard: ['Shock', 'Shock', 'Shock', 'Shock'] }, {}],
      { cards: [delver] },
    );
    expect(blocked.ann.can('cast', 'Test Delver')).toBe(false);
  });

  test('overload changes each "target" to "each" (CR 702.96a)', () => {
    const storm = card('Test Overload', {
      cost: 'R',
      types: ['instant'],
      abilities: [
        spell(
          act({
            kind: 'dealDamage',
            actor: self,
            amount: number(2),
            to: target({ ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you, not: true }] }),
          }),
        ),
        keyword('overload', { cost: [mana('2', 'R')] }),
      ],
    });
    const game = scenario(
      [
        { hand: ['Test Overload'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Grizzly Bears'] },
        ['Grizzly Bears', 'Goblin Piker'],
      ],
      { cards: [storm] },
    );
    game.ann.casts('Test Overload', { via: 'overload' });
    game.resolve();
    expect(game.ben.battlefield).toEqual([]);
    expect(game.ann.battlefield).toContain('Grizzly Bears');
  });

  test('damage is divided as the spell is announced, at least one each (CR 601.2d)', () => {
    const split = card('Test Split', {
      cost: 'R',
      types: ['instant'],
      abilities: [
        spell(
          act({
            kind: 'dealDamage',
            actor: self,
            amount: number(3),
            divided: 'as you choose',
            to: {
              kind: 'anyTarget',
              quantifier: quantifier('upTo', { number: number(3), target: true }),
              label: 'target1',
            },
          }),
        ),
      ],
    });
    const game = scenario([{ hand: ['Test Split'], battlefield: ['Mountain'] }, ['Grizzly Bears']], { cards: [split] });
    game.ann.answers('distribute', [2, 1]);
    game.ann.casts('Test Split', { targets: ['Grizzly Bears', 'ben'] });
    game.resolve();
    expect(game.ben.battlefield).toEqual([]);
    expect(game.ben.life).toBe(19);
  });
});

test('an option names identical cards once (CR 117.1)', () => {
  const game = scenario([{ hand: ['Shock', 'Shock', 'Shock'], battlefield: ['Mountain'] }, {}], {
    cards: [zap('Other', 1, 'R')],
  });
  const casts = game.session.options(game.ann.id).filter((option) => option.kind === 'cast');
  expect(casts.length).toBe(1);
  expect(casts[0]).toMatchObject({ same: [expect.any(Number), expect.any(Number)] });
});

test('a target that would make the spell too dear is not offered (CR 601.2f, 601.2c)', () => {
  const proud = creature('Test Proud', 'G', 2, 2, {
    kind: 'static',
    rules: [
      {
        kind: 'costChange',
        of: classFilter('spell'),
        change: 'more',
        symbols: ['2'],
        toDo: 'cast',
        whenTargeting: self,
      },
    ],
  });
  const seats = (lands: number) =>
    scenario(
      [
        { hand: ['Shock'], battlefield: Array.from({ length: lands }, () => 'Mountain') },
        ['Test Proud', 'Grizzly Bears'],
      ],
      { cards: [proud] },
    );
  const offered = (lands: number): number => {
    const game = seats(lands);
    let count = 0;
    game.ann.answers('targets', (question) => {
      count = question.kind === 'targets' ? question.legal.length : 0;
      return [0];
    });
    game.ann.casts('Shock');
    return count;
  };
  expect(offered(1)).toBe(3);
  expect(offered(3)).toBe(4);
});

test('"discard a card or pay {2}": only what can be paid together with the rest is offered (CR 601.2b, 118.3)', () => {
  const either: Cost = [
    {
      kind: 'eitherCost',
      of: [[{ kind: 'actionCost', action: { kind: 'discard', object: cardChoice } }], [mana('2')]],
    },
  ];
  const made = card('Test Either', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      { kind: 'static', rules: [], spellCost: { additional: either } },
      spell(act({ kind: 'draw', amount: number(1) })),
    ],
  });
  const can = (lands: number, hand: string[]): boolean =>
    scenario([{ hand: ['Test Either', ...hand], battlefield: Array.from({ length: lands }, () => 'Mountain') }, {}], {
      cards: [made],
    }).ann.can('cast', 'Test Either');
  expect(can(1, [])).toBe(false);
  expect(can(2, [])).toBe(false);
  expect(can(3, [])).toBe(true);
  expect(can(1, ['Shock'])).toBe(true);
  const game = scenario([{ hand: ['Test Either'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}], {
    cards: [made],
  });
  game.ann.casts('Test Either');
  game.resolve();
  expect(game.ann.hand).toEqual(['Plains']);
});
