/** Keyword actions and keywords that are costs. CR 701, 702. */
import { describe, expect, test } from 'vitest';
import type { Ability } from '@kitchen-table/language/surface';
import { act, card, filter, keyword, number, self, spell, target } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const scry: Ability = spell(act({ kind: 'scry', amount: number(2) }));
const surveil: Ability = spell(act({ kind: 'surveil', amount: number(2) }));

describe('scry and surveil', () => {
  test('scry: any to the bottom, the rest on top in any order (CR 701.18a)', () => {
    const game = scenario(
      [{ hand: ['Test Scry'], battlefield: ['Island'], library: ['Shock', 'Forest', 'Swamp'] }, {}],
      { cards: [card('Test Scry', { cost: 'U', types: ['sorcery'], abilities: [scry] })] },
    );
    game.ann.casts('Test Scry');
    game.ann.answers('arrange', [1, 0]);
    game.resolve();
    expect(game.ann.library).toEqual(['Shock', 'Swamp', 'Forest']);
  });

  test('scry: both on top, swapped', () => {
    const game = scenario(
      [{ hand: ['Test Scry'], battlefield: ['Island'], library: ['Shock', 'Forest', 'Swamp'] }, {}],
      { cards: [card('Test Scry', { cost: 'U', types: ['sorcery'], abilities: [scry] })] },
    );
    game.ann.casts('Test Scry');
    game.ann.answers('arrange', [0, 0, 1, 0]);
    game.resolve();
    expect(game.ann.library).toEqual(['Swamp', 'Shock', 'Forest']);
  });

  test('surveil: any into the graveyard (CR 701.42a)', () => {
    const game = scenario(
      [{ hand: ['Test Look'], battlefield: ['Island'], library: ['Shock', 'Forest', 'Swamp'] }, {}],
      { cards: [card('Test Look', { cost: 'U', types: ['sorcery'], abilities: [surveil] })] },
    );
    game.ann.casts('Test Look');
    game.ann.answers('arrange', [1, 0]);
    game.resolve();
    expect(game.ann.library).toEqual(['Swamp', 'Forest']);
    expect(game.ann.graveyard).toEqual(['Shock', 'Test Look']);
  });
});

describe('keyword actions on creatures', () => {
  const cast = (action: string, amount: number) => {
    const made = card('Test Act', {
      cost: 'R',
      types: ['sorcery'],
      abilities: [
        spell(act({ kind: 'keywordAction', action, object: target(filter('creature')), amount: number(amount) })),
      ],
    });
    const game = scenario([{ hand: ['Test Act', 'Test Act'], battlefield: ['Mountain', 'Mountain'] }, ['Hill Giant']], {
      cards: [made],
    });
    game.ann.casts('Test Act', { targets: ['Hill Giant'] });
    game.resolve();
    return game;
  };

  test('monstrosity works once (CR 701.31a)', () => {
    const game = cast('monstrosity', 2);
    game.ann.casts('Test Act', { targets: ['Hill Giant'] });
    game.resolve();
    expect(game.ben.stats('Hill Giant')).toBe('5/5');
  });

  test('adapt only without +1/+1 counters (CR 701.43a)', () => {
    const game = cast('adapt', 1);
    game.ann.casts('Test Act', { targets: ['Hill Giant'] });
    game.resolve();
    expect(game.ben.stats('Hill Giant')).toBe('4/4');
  });

  test('a detained creature can’t block (CR 701.29a)', () => {
    const made = card('Test Act', {
      cost: 'R',
      types: ['sorcery'],
      abilities: [spell(act({ kind: 'keywordAction', action: 'detain', object: target(filter('creature')) }))],
    });
    const game = scenario([{ hand: ['Test Act'], battlefield: ['Mountain', 'Grizzly Bears'] }, ['Hill Giant']], {
      cards: [made],
    });
    game.ann.casts('Test Act', { targets: ['Hill Giant'] });
    game.resolve();
    game.ann.attacks('Grizzly Bears');
    game.throughCombat();
    expect(game.ben.life).toBe(18);
  });

  test('a goaded creature attacks if able (CR 701.38a)', () => {
    const made = card('Test Goad', {
      cost: 'R',
      types: ['sorcery'],
      abilities: [spell(act({ kind: 'goad', object: target(filter('creature')) }))],
    });
    const game = scenario([{ hand: ['Test Goad'], battlefield: ['Mountain'] }, ['Hill Giant']], { cards: [made] });
    game.ann.casts('Test Goad', { targets: ['Hill Giant'] });
    game.resolve();
    game.to('PostcombatMain', 2);
    expect(game.ann.life).toBe(17);
  });
});

describe('crew', () => {
  const car = card('Test Car', {
    cost: '2',
    types: ['artifact'],
    subtypes: ['Vehicle'],
    power: 4,
    toughness: 4,
    abilities: [keyword('crew', { amount: number(3) })],
  });

  test('tapping creatures with enough power makes it a creature (CR 702.122a)', () => {
    const game = scenario([['Test Car', 'Grizzly Bears', 'Goblin Piker'], {}], { cards: [car] });
    game.ann.activates('Test Car');
    game.resolve();
    expect(game.ann.permanent('Grizzly Bears').status & 1).toBe(1);
    expect(game.ann.permanent('Goblin Piker').status & 1).toBe(1);
    game.ann.attacks('Test Car');
    game.throughCombat();
    expect(game.ben.life).toBe(16);
  });

  test('without enough power it can’t be crewed (CR 702.122a)', () => {
    const game = scenario([['Test Car', 'Grizzly Bears'], {}], { cards: [car] });
    expect(game.ann.can('activate', 'Test Car')).toBe(false);
  });
});

test('"instead" after a step replaces that step (CR 614.15)', () => {
  const clause = {
    kind: 'sequence' as const,
    joins: ['.' as const],
    steps: [
      act({ kind: 'dealDamage', actor: self, amount: number(2), to: target(filter('creature')) }),
      {
        kind: 'if' as const,
        condition: {
          kind: 'controls' as const,
          player: { kind: 'you' as const },
          object: {
            kind: 'select' as const,
            quantifier: { kind: 'quantifier' as const, amount: 'a' as const },
            filter: filter('artifact'),
          },
        },
        instead: true as const,
        clause: act({
          kind: 'dealDamage',
          actor: self,
          amount: number(3),
          to: { kind: 'reference', to: 'target1', words: 'that' },
        }),
      },
    ],
  };
  const made = card('Test Instead', { cost: 'R', types: ['sorcery'], abilities: [spell(clause)] });
  const play = (...mine: string[]): number => {
    const game = scenario([{ hand: ['Test Instead'], battlefield: ['Mountain', ...mine] }, ['Charging Rhino']], {
      cards: [made, card('Test Trinket', { cost: '1', types: ['artifact'] })],
    });
    game.ann.casts('Test Instead', { targets: ['Charging Rhino'] });
    game.resolve();
    return game.ben.permanent('Charging Rhino').damage;
  };
  expect(play()).toBe(2);
  expect(play('Test Trinket')).toBe(3);
});
