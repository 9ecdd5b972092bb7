/** More rules of keywords: protection, hexproof, aura swap, transfigure, crew, backup, ... CR 702. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { card, creature, keyword, cost } from '../support/cards.ts';
import { act, filter, instant, number, plays, table, targetCreature, whenever } from '../support/single-rule-cards.ts';

const color = (name: 'black' | 'red' | 'green') => ({ kind: 'colorWord' as const, color: name });
const strip = (name: string, ability: ReturnType<typeof keyword>) =>
  instant(name, {
    kind: 'do',
    action: { kind: 'gain', verb: 'lose' as never, object: targetCreature, abilities: [ability] },
    during: { kind: 'untilEndOfTurn' },
  });
const aura = (name: string, bonus: number, ...more: ReturnType<typeof keyword>[]) =>
  card(name, {
    cost: '0',
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
              power: number(bonus),
              toughness: number(bonus),
            },
          },
        ],
      },
      ...more,
    ],
  });

describe('protection', () => {
  const guarded = (from: Parameters<typeof keyword>[1]) =>
    creature('Test Guarded', '1W', 2, 2, keyword('protection', from));

  test('from two qualities works against each (CR 702.16g)', () => {
    const both = guarded({ from: [color('red'), color('green')] });
    const game = table(
      [both],
      [['Test Guarded'], { battlefield: ['Mountain', 'Swamp', 'Swamp', 'Swamp'], hand: ['Shock', 'Murder'] }],
    );
    let legal: readonly number[] = [];
    game.ben.answers('targets', (question) => {
      if (question.kind === 'targets') legal = question.legal;
      return [0];
    });
    game.ben.casts('Shock');
    game.resolveAll();
    // The two players are targets, the creature is not; for a black spell it is.
    expect(legal).toHaveLength(2);
    game.ben.casts('Murder');
    game.resolveAll();
    expect(game.ann.graveyard).toEqual(['Test Guarded']);
    const blocked = table([both], [['Test Guarded'], ['Grizzly Bears', 'Goblin Piker', 'Typhoid Rats']]);
    blocked.ann.attacks('Test Guarded');
    let able: readonly (readonly number[])[] = [];
    blocked.ben.answers('blockers', (question) => {
      if (question.kind === 'blockers') able = question.canBlock;
      return [];
    });
    blocked.throughCombat();
    expect(able).toHaveLength(1);
  });

  test('from everything: no damage, no targets, no blockers (CR 702.16j)', () => {
    const all = guarded({ from: [{ kind: 'everything' }] });
    const game = table(
      [all, aura('Test Aura', 1)],
      [['Test Guarded'], { battlefield: ['Hill Giant', 'Mountain'], hand: ['Shock'] }],
    );
    game.ann.attacks('Test Guarded');
    game.throughCombat();
    expect(game.ben.life).toBe(18);
    const other = table([all, aura('Test Aura', 1)], [{ battlefield: ['Test Guarded'], hand: ['Test Aura'] }, []]);
    expect(other.ann.can('cast', 'Test Aura')).toBe(false);
  });
});

describe('hexproof from', () => {
  const hidden = creature(
    'Test Hidden',
    '1G',
    2,
    2,
    keyword('hexproof', { from: [color('red')] }),
    keyword('hexproof', { from: [color('black')] }),
  );

  test('two qualities are two abilities: losing one leaves the other (CR 702.11f)', () => {
    const game = table(
      [hidden, strip('Test Strip', keyword('hexproof', { from: [color('red')] }))],
      [
        { battlefield: ['Test Hidden'], hand: ['Test Strip'] },
        { battlefield: ['Mountain', 'Swamp', 'Swamp'], hand: ['Murder'] },
      ],
    );
    plays(game, game.ann, 'Test Strip', ['Test Hidden']);
    expect(game.ben.can('cast', 'Murder')).toBe(false);
  });

  test('losing hexproof takes them all, and a search for hexproof finds them (CR 702.11e)', () => {
    const game = table(
      [hidden, strip('Test Strip', keyword('hexproof'))],
      [
        { battlefield: ['Test Hidden'], hand: ['Test Strip'] },
        { battlefield: ['Mountain', 'Swamp', 'Swamp'], hand: ['Murder'] },
      ],
    );
    expect(game.ben.can('cast', 'Murder')).toBe(false);
    const found = (): boolean =>
      characteristics(game.game, game.ann.permanent('Test Hidden').id).abilities.some(
        ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'hexproof',
      );
    expect(found()).toBe(true);
    plays(game, game.ann, 'Test Strip', ['Test Hidden']);
    expect(found()).toBe(false);
  });
});

describe('aura swap', () => {
  const swap = aura('Test Swap', 1, keyword('aura swap', cost('0')));
  const begin = (hand: string[], cards = [swap, aura('Test Grand', 5)]) => {
    const game = table(cards, [{ battlefield: ['Grizzly Bears'], hand: ['Test Swap', ...hand] }, []]);
    plays(game, game.ann, 'Test Swap', ['Grizzly Bears']);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.activates('Test Swap');
    game.resolveAll();
    return game;
  };

  test('it goes to the hand, and an Aura card of the hand takes its place (CR 702.65a)', () => {
    const game = begin(['Test Grand']);
    expect([game.ann.hand, game.ann.stats('Grizzly Bears')]).toEqual([['Test Swap'], '7/7']);
  });

  test('nothing happens without an Aura card that could be there (CR 702.65b)', () => {
    const land = card('Test Ground', {
      cost: '0',
      types: ['enchantment'],
      subtypes: ['Aura'],
      abilities: [keyword('enchant', { filter: filter('land') })],
    });
    const game = begin(['Test Ground'], [swap, land]);
    expect([game.ann.hand, game.ann.stats('Grizzly Bears')]).toEqual([['Test Ground'], '3/3']);
  });
});

test('transfigure finds a creature card of the same mana value and puts it onto the battlefield (CR 702.71a)', () => {
  const shifter = creature('Test Shifter', '1G', 1, 1, keyword('transfigure', cost('0')));
  const game = table(
    [shifter],
    [{ battlefield: ['Test Shifter'], library: ['Hill Giant', 'Grizzly Bears', 'Divination'] }, []],
  );
  game.ann.activates('Test Shifter');
  game.plan((question) => (question.kind === 'chooseObjects' && question.from.length === 1 ? [0] : null));
  game.resolveAll();
  expect([game.ann.battlefield, game.ann.graveyard]).toEqual([['Grizzly Bears'], ['Test Shifter']]);
});

test('an X in the disguise cost is known to the other abilities (CR 702.168e)', () => {
  const hydra = creature(
    'Test Hydra',
    '4R',
    1,
    1,
    keyword('disguise', cost('X', 'R')),
    whenever(
      { kind: 'turnedFaceUp', object: { kind: 'self' } },
      act({ kind: 'putCounters', number: { kind: 'x' }, counter: '+1/+1', on: { kind: 'self' } }),
    ),
  );
  const game = table([hydra], [{ battlefield: Array.from({ length: 6 }, () => 'Mountain'), hand: ['Test Hydra'] }, []]);
  game.ann.casts('Test Hydra', { via: 'disguise' });
  game.resolveAll();
  game.plan((question) => (question.kind === 'chooseNumber' ? [2] : null));
  game.ann.takes('turn face up', '');
  game.resolveAll();
  expect(game.ann.stats('Test Hydra')).toBe('3/3');
});

test('a creature crews by being tapped for the cost, and a copy of it is nothing to the Vehicle (CR 702.122b)', () => {
  const car = card('Test Car', {
    cost: '0',
    types: ['artifact'],
    subtypes: ['Vehicle'],
    power: 5,
    toughness: 5,
    abilities: [keyword('crew', { amount: number(3) })],
  });
  const game = table([car], [['Test Car', 'Grizzly Bears', 'Raging Goblin'], []]);
  game.plan((question) => (question.kind === 'chooseObjects' && question.purpose === 'tap' ? [0] : null));
  game.ann.activates('Test Car');
  expect([game.ann.permanent('Grizzly Bears').status & 1, game.ann.permanent('Raging Goblin').status & 1]).toEqual([
    1, 1,
  ]);
  game.resolveAll();
  expect(characteristics(game.game, game.ann.permanent('Test Car').id).types & 8).toBe(8);
});

describe('backup', () => {
  const helper = creature('Test Helper', '0', 1, 1, keyword('backup', { amount: number(1) }), keyword('flying'));
  const fly = (game: ReturnType<typeof table>, name: string): boolean =>
    (characteristics(game.game, game.ann.permanent(name).id).keywords & 32) !== 0;

  test('only printed abilities are lent, not what it was given (CR 702.165c)', () => {
    const lord = card('Test Lord', {
      cost: '0',
      types: ['enchantment'],
      abilities: [
        {
          kind: 'static',
          rules: [
            {
              kind: 'changes',
              action: {
                kind: 'gain',
                verb: 'have',
                object: {
                  kind: 'select',
                  quantifier: { kind: 'quantifier', amount: 'all' },
                  filter: { ...filter('creature'), qualities: [{ kind: 'named', name: 'Test Helper' }] },
                },
                abilities: [keyword('trample')],
              },
            },
          ],
        },
      ],
    });
    const game = table([helper, lord], [{ battlefield: ['Grizzly Bears', 'Test Lord'], hand: ['Test Helper'] }, []]);
    plays(game, game.ann, 'Test Helper');
    game.plan((question) => (question.kind === 'targets' ? [game.indexOf(question.legal, 'Grizzly Bears')] : null));
    while (game.question?.kind !== 'priority') game.proceed();
    game.resolveAll();
    const now = characteristics(game.game, game.ann.permanent('Grizzly Bears').id);
    expect([now.power, now.keywords]).toEqual([3, 32]);
  });

  test('what is lent was settled as the ability was put on the stack (CR 702.165d)', () => {
    const game = table(
      [helper, strip('Test Strip', keyword('flying'))],
      [{ battlefield: ['Grizzly Bears'], hand: ['Test Helper', 'Test Strip'] }, []],
    );
    game.plan((question) =>
      question.kind === 'targets' && question.reason.text.includes('Helper')
        ? [game.indexOf(question.legal, 'Grizzly Bears')]
        : null,
    );
    plays(game, game.ann, 'Test Helper');
    while (game.question?.kind !== 'priority') game.proceed();
    game.ann.casts('Test Strip', { targets: ['Test Helper'] });
    game.resolve();
    expect(fly(game, 'Test Helper')).toBe(false);
    game.resolveAll();
    expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
    expect(fly(game, 'Grizzly Bears')).toBe(true);
  });
});

test('the number of a keyword that an effect gives is worked out anew each time (CR 702.1b)', () => {
  const wall = card('Test Annals', {
    cost: '0',
    types: ['enchantment'],
    abilities: [
      {
        kind: 'static',
        rules: [
          {
            kind: 'changes',
            action: {
              kind: 'gain',
              verb: 'have',
              object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'all' }, filter: filter('creature') },
              abilities: [
                keyword('annihilator', {
                  amount: { kind: 'count', of: { ...filter('artifact') } },
                }),
              ],
            },
          },
        ],
      },
    ],
  });
  const relic = card('Test Relic', { cost: '0', types: ['artifact'] });
  const game = table(
    [wall, relic],
    [
      ['Test Annals', 'Grizzly Bears', 'Test Relic', 'Test Relic'],
      ['Mountain', 'Mountain', 'Mountain'],
    ],
  );
  game.ann.attacks('Grizzly Bears');
  game.throughCombat();
  expect(game.ben.battlefield).toHaveLength(1);
});
