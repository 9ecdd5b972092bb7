import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, creature, filter, keyword, number, self, spell, target } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

test('melee: +1/+1 for each opponent attacked with a creature, as often as the creature has it (CR 702.121a-b)', () => {
  const twice = creature('Test Brawler', '1R', 1, 1, keyword('melee'), keyword('melee'));
  const once = creature('Test Fighter', '1R', 1, 1, keyword('melee'));
  const game = scenario([['Test Brawler', 'Test Fighter'], [], []], { cards: [twice, once] });
  game.ann.answers('attackers', (question) => {
    if (question.kind !== 'attackers') throw new Error('not asked for attackers');
    const brawler = question.attackers.findIndex((id) => characteristics(game.game, id).name === 'Test Brawler');
    return [
      brawler,
      game.indexOf(question.defenders[brawler] ?? [], 'ben'),
      1 - brawler,
      game.indexOf(question.defenders[1 - brawler] ?? [], 'cat'),
    ];
  });
  game.to('DeclareAttackers');
  game.resolveAll();
  expect(game.ann.stats('Test Fighter')).toBe('3/3');
  expect(game.ann.stats('Test Brawler')).toBe('5/5');
});

test('melee counts players attacked, not attackers (CR 702.121a)', () => {
  const fighter = creature('Test Fighter', '1R', 1, 1, keyword('melee'));
  const game = scenario([['Test Fighter', 'Grizzly Bears'], []], { cards: [fighter] });
  game.ann.attacks(['Test Fighter', 'Grizzly Bears']);
  game.to('DeclareAttackers');
  game.resolveAll();
  expect(game.ann.stats('Test Fighter')).toBe('2/2');
});

test('firebending: red mana stays until the end of combat, and no longer', () => {
  const bender = creature('Test Bender', '1R', 1, 1, keyword('firebending', { amount: number(2) }));
  const game = scenario([{ battlefield: ['Test Bender'], hand: ['Lightning Bolt', 'Shock'] }, []], { cards: [bender] });
  game.ann.attacks('Test Bender');
  game.to('DeclareBlockers');
  expect(game.ann.can('cast', 'Lightning Bolt')).toBe(true);
  game.ann.casts('Lightning Bolt', { targets: ['ben'] });
  game.resolveAll();
  game.to('EndOfCombat');
  expect(game.ann.can('cast', 'Shock')).toBe(true);
  game.to('PostcombatMain');
  expect(game.ann.can('cast', 'Shock')).toBe(false);
});

const stationed = (name: string, power: number): Card =>
  card(name, {
    cost: '2',
    types: ['artifact'],
    subtypes: ['Spacecraft'],
    power,
    toughness: 5,
    abilities: [
      keyword('station'),
      {
        kind: 'static',
        keyword: 'station',
        condition: { kind: 'hasCounters', subject: self, counter: 'charge', comparison: 'atLeast', to: number(3) },
        rules: [
          { kind: 'changes', action: { kind: 'gain', verb: 'have', object: self, abilities: [keyword('flying')] } },
        ],
      },
    ],
  });

test('station: charge counters for the power of another creature, and what they unlock', () => {
  const game = scenario([['Test Ship', 'Hill Giant', 'Grizzly Bears'], []], { cards: [stationed('Test Ship', 4)] });
  game.ann.answers('chooseObjects', (question) =>
    question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Grizzly Bears')] : [],
  );
  game.ann.activates('Test Ship');
  game.resolveAll();
  expect(game.ann.permanent('Test Ship').counters).toEqual({ charge: 2 });
  expect(characteristics(game.game, game.ann.permanent('Test Ship').id).types & 8).toBe(0);
  game.ann.activates('Test Ship');
  game.resolveAll();
  expect(game.ann.permanent('Test Ship').counters).toEqual({ charge: 5 });
  expect(game.ann.stats('Test Ship')).toBe('4/5');
  expect(game.ann.can('activate', 'Test Ship')).toBe(false);
});

const bonded = (name: string) =>
  creature(name, '1W', 1, 1, keyword('soulbond'), {
    kind: 'static',
    condition: { kind: 'paired', subject: self },
    rules: [
      {
        kind: 'changes',
        action: {
          kind: 'get',
          object: { kind: 'reference', to: 'pair', words: 'both' } as never,
          power: number(2),
          toughness: number(2),
        },
      },
    ],
  });
const yes = (game: ReturnType<typeof scenario>) => game.plan((question) => (question.kind === 'yesNo' ? [1] : null));

test('soulbond pairs it with another creature as either of them enters (CR 702.95a-b)', () => {
  const first = scenario([{ battlefield: ['Plains', 'Plains', 'Grizzly Bears'], hand: ['Test Friend'] }, []], {
    cards: [bonded('Test Friend')],
  });
  yes(first);
  first.ann.casts('Test Friend');
  first.resolveAll();
  expect(first.ann.stats('Test Friend')).toBe('3/3');
  expect(first.ann.stats('Grizzly Bears')).toBe('4/4');
  const second = scenario([{ battlefield: ['Mountain', 'Test Friend'], hand: ['Raging Goblin'] }, []], {
    cards: [bonded('Test Friend')],
  });
  yes(second);
  second.ann.casts('Raging Goblin');
  second.resolveAll();
  expect(second.ann.stats('Raging Goblin')).toBe('3/3');
});

test('a creature is paired with one other only (CR 702.95d)', () => {
  const game = scenario(
    [{ battlefield: ['Mountain', 'Mountain', 'Test Friend'], hand: ['Raging Goblin', 'Raging Goblin'] }, []],
    { cards: [bonded('Test Friend')] },
  );
  yes(game);
  game.ann.casts('Raging Goblin');
  game.resolveAll();
  game.ann.casts('Raging Goblin');
  game.resolveAll();
  const sizes = [0, 1].map((n) => characteristics(game.game, game.ann.permanent('Raging Goblin', n).id).power);
  expect(sizes.sort()).toEqual([1, 3]);
});

test('nothing is paired when the other creature has gone before the ability resolves (CR 702.95c)', () => {
  const game = scenario(
    [
      { battlefield: ['Mountain', 'Test Friend'], hand: ['Raging Goblin'] },
      { battlefield: ['Mountain'], hand: ['Shock'] },
    ],
    { cards: [bonded('Test Friend')] },
  );
  yes(game);
  game.ann.casts('Raging Goblin');
  game.resolve();
  game.ben.casts('Shock', { targets: ['Raging Goblin'] });
  game.resolveAll();
  expect(game.ann.stats('Test Friend')).toBe('1/1');
});

const changing = (name: string, action: Parameters<typeof act>[0]) =>
  card(name, {
    cost: 'R',
    types: ['instant'],
    abilities: [spell({ kind: 'do', action, during: { kind: 'untilEndOfTurn' } })],
  });

test('a pair ends when another player gains control of one, or one leaves (CR 702.95e)', () => {
  const steal = changing('Test Steal', { kind: 'gainControl', object: target(filter('creature')) });
  const game = scenario(
    [
      { battlefield: ['Mountain', 'Test Friend'], hand: ['Raging Goblin'] },
      { battlefield: ['Mountain'], hand: ['Test Steal'] },
    ],
    { cards: [bonded('Test Friend'), steal] },
  );
  yes(game);
  game.ann.casts('Raging Goblin');
  game.resolveAll();
  expect(game.ann.stats('Test Friend')).toBe('3/3');
  game.ben.casts('Test Steal', { targets: ['Raging Goblin'] });
  game.resolveAll();
  expect(game.ann.stats('Test Friend')).toBe('1/1');
  game.to('Upkeep', 2);
  expect(game.ann.battlefield).toContain('Raging Goblin');
  expect(game.ann.stats('Test Friend')).toBe('1/1');
  const left = scenario(
    [{ battlefield: ['Mountain', 'Mountain', 'Test Friend'], hand: ['Raging Goblin', 'Lightning Bolt'] }, []],
    {
      cards: [bonded('Test Friend')],
    },
  );
  yes(left);
  left.ann.casts('Raging Goblin');
  left.resolveAll();
  left.ann.casts('Lightning Bolt', { targets: ['Raging Goblin'] });
  left.resolveAll();
  expect(left.ann.stats('Test Friend')).toBe('1/1');
});
