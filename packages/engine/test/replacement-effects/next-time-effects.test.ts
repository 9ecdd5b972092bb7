/** Effects that replace or prevent the next event, sources of a player's choice, and redirection. CR 609.7, 614.9, 615.8-615.9. */
import { describe, expect, test } from 'vitest';
import type { Ability, Action, Clause, Filter, Noun, Rule } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/surface';
import {
  act,
  printedCard as card,
  printedCreature as creature,
  filter,
  number,
  quantifier,
  self,
  spell,
  target,
  you,
} from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';
import { nodes, stating } from '../support/texts.ts';

const source = (color?: 'red'): Noun => {
  const words: Filter = {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'source' }] },
    ...(color === undefined ? {} : { adjectives: [{ kind: 'colorWord', color }] }),
  };
  return { kind: 'select', quantifier: quantifier('a', { chooser: you }), filter: words };
};
const thatDamage = { kind: 'amountOf', to: 'event.amount', words: 'that damage' } as const;
const forTheTurn = (rule: Rule): Clause => ({ kind: 'rule', rule, during: { kind: 'thisTurn' } });
const nextTime = (would: Partial<Extract<Action, { kind: 'dealDamage' }>>): Rule => ({
  kind: 'replace',
  once: true,
  prevents: true,
  would: { kind: 'dealDamage', ...would },
  instead: act({ kind: 'prevent', amount: thatDamage }),
});
const circle: Card = card('Test Circle', {
  types: ['enchantment'],
  abilities: [{ kind: 'activated', cost: [], clause: forTheTurn(nextTime({ actor: source('red'), to: you })) }],
});

/** Chooses the object of that name when asked for one. */
function chooses(game: Scenario, name: string): void {
  game.plan((question) => (question.kind === 'chooseObjects' ? [game.indexOf(question.from, name)] : null));
}

describe('the next time', () => {
  test('a source of your choice: its next damage to you is prevented, whatever the amount, and no more (CR 615.8, 609.7a)', () => {
    expect(nodes(circle)).toEqual([]);
    const game = scenario(
      [{ battlefield: ['Test Circle'] }, { hand: ['Lightning Bolt', 'Shock'], battlefield: ['Mountain', 'Mountain'] }],
      {
        cards: [circle],
      },
    );
    game.ben.casts('Lightning Bolt', { targets: ['ann'] });
    game.ann.activates('Test Circle');
    chooses(game, 'Lightning Bolt');
    game.resolveAll();
    expect(game.ann.life).toBe(20);
    game.ben.casts('Shock', { targets: ['ann'] });
    game.resolveAll();
    expect(game.ann.life).toBe(18);
  });

  test('only sources of that color may be chosen (CR 609.7a, 615.9)', () => {
    const game = scenario([{ battlefield: ['Test Circle', 'Grizzly Bears'] }, ['Raging Goblin', 'Hill Giant']], {
      cards: [circle],
    });
    let offered = 0;
    game.plan((question) => {
      if (question.kind === 'chooseObjects') offered = question.from.length;
      return null;
    });
    game.ann.activates('Test Circle');
    game.resolve();
    expect(offered).toBe(2);
  });

  test('what the creature deals at the same time to several is one time (CR 615.8)', () => {
    const awe = card('Test Awe', {
      cost: 'R',
      types: ['instant'],
      abilities: [spell(forTheTurn(nextTime({ actor: target(filter('creature')) })))],
    });
    expect(nodes(awe)).toEqual([]);
    const game = scenario(
      [['Craw Wurm'], { hand: ['Test Awe'], battlefield: ['Mountain', 'Grizzly Bears', 'Hill Giant'] }],
      { cards: [awe] },
    );
    game.ann.attacks('Craw Wurm');
    game.ben.blocks([
      ['Grizzly Bears', 'Craw Wurm'],
      ['Hill Giant', 'Craw Wurm'],
    ]);
    game.to('DeclareBlockers');
    game.ben.casts('Test Awe', { targets: ['Craw Wurm'] });
    game.resolve();
    game.ann.answers('assignDamage', [2, 4]);
    game.throughCombat();
    expect([game.ann.graveyard, game.ben.graveyard]).toEqual([['Craw Wurm'], ['Test Awe']]);
  });

  test('the effect waits for its event through others: one that it replaces uses it up, one that it does not leaves it (CR 614.6)', () => {
    const once = card('Test Once', {
      types: ['enchantment'],
      abilities: [
        {
          kind: 'activated',
          cost: [],
          clause: forTheTurn({
            kind: 'replace',
            once: true,
            would: { kind: 'draw', actor: you },
            instead: act({ kind: 'gainLife', amount: number(7) }),
          }),
        },
      ],
    });
    expect(nodes(once)).toEqual([]);
    const game = scenario([{ hand: ['Divination'], battlefield: ['Test Once', 'Island', 'Island', 'Island'] }, []], {
      cards: [once],
    });
    game.ann.activates('Test Once');
    game.resolve();
    game.ann.casts('Divination');
    game.resolve();
    expect([game.ann.life, game.ann.hand.length]).toEqual([27, 1]);
  });
});

describe('redirection', () => {
  const pariah = (amount: 'all' | number): Ability =>
    stating({ kind: 'redirect', amount: amount === 'all' ? 'all' : number(amount), from: you, to: self });

  test('damage to you is dealt to the creature instead, by the same source (CR 614.9)', () => {
    const guard = creature('Test Guard', '2W', 0, 5, pariah('all'));
    expect(nodes(guard)).toEqual([]);
    const game = scenario([['Test Guard'], { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }], {
      cards: [guard],
    });
    game.ben.casts('Lightning Bolt', { targets: ['ann'] });
    game.resolve();
    expect([game.ann.life, game.ann.permanent('Test Guard').damage]).toEqual([20, 3]);
  });

  const carom = (amount: number): Card =>
    card('Test Carom', {
      cost: 'W',
      types: ['instant'],
      abilities: [
        spell(
          forTheTurn({
            kind: 'redirect',
            amount: number(amount),
            from: target(filter('creature'), 'target1'),
            to: {
              kind: 'select',
              quantifier: quantifier('a', { target: true, other: true }),
              filter: filter('creature'),
              label: 'target2',
            },
          }),
        ),
      ],
    });

  test('"the next 2 damage": so much goes elsewhere, the rest is dealt where it was to be (CR 614.9, 615.7)', () => {
    const made = carom(2);
    expect(nodes(made)).toEqual([]);
    const game = scenario(
      [
        {
          hand: ['Test Carom', 'Lightning Bolt', 'Shock'],
          battlefield: ['Plains', 'Mountain', 'Mountain', 'Craw Wurm'],
        },
        ['Colossal Dreadmaw'],
      ],
      { cards: [made] },
    );
    game.ann.casts('Test Carom', { targets: ['Craw Wurm', 'Colossal Dreadmaw'] });
    game.resolve();
    game.ann.casts('Lightning Bolt', { targets: ['Craw Wurm'] });
    game.resolve();
    expect([game.ann.permanent('Craw Wurm').damage, game.ben.permanent('Colossal Dreadmaw').damage]).toEqual([1, 2]);
    game.ann.casts('Shock', { targets: ['Craw Wurm'] });
    game.resolve();
    expect([game.ann.permanent('Craw Wurm').damage, game.ben.permanent('Colossal Dreadmaw').damage]).toEqual([3, 2]);
  });

  test('nothing is redirected to a permanent that is gone (CR 614.9)', () => {
    const game = scenario(
      [
        {
          hand: ['Test Carom', 'Lightning Bolt', 'Murder'],
          battlefield: ['Plains', 'Mountain', 'Swamp', 'Swamp', 'Swamp', 'Craw Wurm'],
        },
        ['Colossal Dreadmaw'],
      ],
      { cards: [carom(9)] },
    );
    game.ann.casts('Test Carom', { targets: ['Craw Wurm', 'Colossal Dreadmaw'] });
    game.resolve();
    game.ann.casts('Murder', { targets: ['Colossal Dreadmaw'] });
    game.resolve();
    game.ann.casts('Lightning Bolt', { targets: ['Craw Wurm'] });
    game.resolve();
    expect(game.ann.permanent('Craw Wurm').damage).toBe(3);
  });

  test('"the next time a source of your choice": that source only, once (CR 614.9, 609.7a)', () => {
    const beacon = creature('Test Beacon', '1W', 1, 9, {
      kind: 'activated',
      cost: [],
      clause: forTheTurn({ kind: 'redirect', amount: 'all', from: you, by: source(), to: self, once: true }),
    });
    expect(nodes(beacon)).toEqual([]);
    const game = scenario(
      [
        { battlefield: ['Test Beacon'] },
        { hand: ['Lightning Bolt', 'Shock', 'Shock'], battlefield: ['Mountain', 'Mountain', 'Mountain'] },
      ],
      { cards: [beacon] },
    );
    game.ben.casts('Lightning Bolt', { targets: ['ann'] });
    game.ann.activates('Test Beacon');
    chooses(game, 'Lightning Bolt');
    game.resolve();
    game.ben.casts('Shock', { targets: ['ann'] });
    game.resolve();
    expect([game.ann.life, game.ann.permanent('Test Beacon').damage]).toEqual([18, 0]);
    game.resolve();
    expect([game.ann.life, game.ann.permanent('Test Beacon').damage]).toEqual([18, 3]);
  });

  test('combat damage only (CR 614.9)', () => {
    const guard = creature(
      'Test Guard',
      '2W',
      0,
      9,
      stating({ kind: 'redirect', amount: 'all', sort: 'combat', from: you, to: self }),
    );
    expect(nodes(guard)).toEqual([]);
    const game = scenario([['Test Guard'], { hand: ['Shock'], battlefield: ['Mountain', 'Hill Giant'] }], {
      cards: [guard],
    });
    game.ben.casts('Shock', { targets: ['ann'] });
    game.resolve();
    game.ben.attacks('Hill Giant');
    game.to('PostcombatMain', 2);
    expect([game.ann.life, game.ann.permanent('Test Guard').damage]).toEqual([18, 3]);
  });
});
