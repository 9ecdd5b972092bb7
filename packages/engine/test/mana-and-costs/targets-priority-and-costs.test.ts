/** Targets, special actions, priority and costs. CR 115-118. */
import { expect, test } from 'vitest';
import type { Ability, Rule } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { Step } from '../../src/index.ts';
import { anyTarget } from '../support/cards.ts';
import {
  a,
  act,
  all,
  card,
  classFilter,
  creature,
  damage,
  draw,
  enchantment,
  filter,
  gain,
  instant,
  number,
  plays,
  quantifier,
  self,
  sorcery,
  table,
  target,
  targetCreature,
  targetPlayer,
  whenever,
  you,
} from '../support/single-rule-cards.ts';

const zap = instant('Test Zap', damage(1, anyTarget));
const murder = instant('Test Murder', act({ kind: 'destroy', object: targetCreature }));
const breath = instant('Test Breath', gain(1));
const rest = sorcery('Test Rest', gain(1));
const pay = (...symbols: string[]): Ability => ({
  kind: 'activated',
  cost: [{ kind: 'manaCost', symbols }],
  clause: gain(1),
});

test('a targeted instant chooses its target as it is cast, an activated ability as it is activated (CR 115.1a, 115.1c)', () => {
  const shooter = creature('Test Shooter', '0', 1, 1, {
    kind: 'activated',
    cost: [{ kind: 'manaCost', symbols: ['0'] }],
    clause: damage(1, targetPlayer),
  });
  const game = table([zap, shooter], [{ hand: ['Test Zap'], battlefield: ['Test Shooter'] }, {}]);
  game.ann.casts('Test Zap', { targets: ['ben'] });
  expect(game.game.objects[game.game.stack[0] as never]).toMatchObject({ stack: { targets: [{}] } });
  game.ann.activates('Test Shooter', { targets: ['ben'] });
  expect(game.stack.length).toBe(2);
  game.resolveAll();
  expect(game.ben.life).toBe(18);
});

test('a triggered ability chooses its target as it is put on the stack, before anybody may respond (CR 115.1d)', () => {
  const stinger = creature('Test Stinger', '0', 1, 1, {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'enter', object: self }] },
    clause: damage(2, targetCreature),
  });
  const game = table([stinger], [{ hand: ['Test Stinger'] }, ['Grizzly Bears']]);
  game.ann.answers('targets', (question) => [
    question.kind === 'targets' ? game.indexOf(question.legal, 'Grizzly Bears') : 0,
  ]);
  plays(game, game.ann, 'Test Stinger');
  expect([game.stack.length, game.question?.kind]).toEqual([1, 'priority']);
  game.resolveAll();
  expect(game.ben.graveyard).toEqual(['Grizzly Bears']);
});

test('an Aura spell targets what its enchant ability says, the permanent targets nothing (CR 115.1b, 303.4a)', () => {
  const aura = card('Test Aura', {
    cost: '0',
    types: ['enchantment'],
    subtypes: ['Aura'],
    abilities: [{ kind: 'keyword', keyword: 'enchant', filter: filter('creature') }],
  });
  const shroud = creature('Test Shroud', '0', 2, 2, { kind: 'keyword', keyword: 'shroud' });
  const game = table([aura, shroud], [{ hand: ['Test Aura'] }, ['Test Shroud']]);
  expect(game.ann.can('cast', 'Test Aura')).toBe(false);
  const open = table([aura, shroud], [{ hand: ['Test Aura'] }, ['Test Shroud', 'Grizzly Bears']]);
  plays(open, open.ann, 'Test Aura', ['Grizzly Bears']);
  expect(open.game.objects[open.ann.permanent('Test Aura').id]?.attachedTo).toBe(
    open.ben.permanent('Grizzly Bears').id,
  );
});

test('only permanents are targets unless the text says otherwise: a card in a graveyard is none (CR 115.2)', () => {
  const game = table([murder], [{ hand: ['Test Murder'] }, { graveyard: ['Grizzly Bears'], hand: ['Grizzly Bears'] }]);
  expect(game.ann.can('cast', 'Test Murder')).toBe(false);
});

test('a spell is no target for itself (CR 115.5)', () => {
  const deny = instant('Test Deny', act({ kind: 'counter', object: target(classFilter('spell')) }));
  const game = table([deny, breath], [{ hand: ['Test Deny', 'Test Breath'] }, {}]);
  expect(game.ann.can('cast', 'Test Deny')).toBe(false);
  game.ann.casts('Test Breath');
  game.ann.answers('targets', (question) => {
    expect(question.kind === 'targets' && game.seats[0]?.names(question.legal as never)).toEqual(['Test Breath']);
    return [0];
  });
  game.ann.casts('Test Deny');
  game.resolveAll();
  expect(game.ann.life).toBe(20);
});

test('"up to one target" may be none, and the spell still resolves (CR 115.6)', () => {
  const perhaps = instant(
    'Test Perhaps',
    act({
      kind: 'destroy',
      object: {
        kind: 'select',
        quantifier: quantifier('upTo', { target: true, number: number(1) }),
        filter: filter('creature'),
      },
    }),
    gain(1),
  );
  const game = table([perhaps], [{ hand: ['Test Perhaps'] }, ['Grizzly Bears']]);
  plays(game, game.ann, 'Test Perhaps');
  expect([game.ann.life, game.ben.battlefield]).toEqual([21, ['Grizzly Bears']]);
});

test('what is affected without the word "target" is no target: hexproof does not stop it, and it is chosen on resolution (CR 115.10, 115.10a, 115.10b)', () => {
  const hidden = creature('Test Hidden', '0', 1, 1, { kind: 'keyword', keyword: 'hexproof' });
  const wave = sorcery('Test Wave', act({ kind: 'destroy', object: all('creature') }));
  const game = table([hidden, wave, murder], [{ hand: ['Test Wave', 'Test Murder'] }, ['Test Hidden']]);
  expect(game.ann.can('cast', 'Test Murder')).toBe(false);
  plays(game, game.ann, 'Test Wave');
  expect(game.ben.graveyard).toEqual(['Test Hidden']);
  const veiled = enchantment('Test Veil', {
    kind: 'changes',
    action: { kind: 'gain', verb: 'have', object: you, abilities: [{ kind: 'keyword', keyword: 'shroud' }] },
  });
  const own = table([veiled, breath], [{ hand: ['Test Breath'], battlefield: ['Test Veil'] }, {}]);
  plays(own, own.ann, 'Test Breath');
  expect(own.ann.life).toBe(21);
});

test('playing a land does not use the stack, its player keeps priority, and it is done once a turn in a main phase with an empty stack (CR 116.2a, 116.3, 305.1, 305.2)', () => {
  const game = table([breath], [{ hand: ['Forest', 'Island', 'Test Breath'] }, { hand: ['Swamp'] }]);
  expect(game.ben.can('playLand', 'Swamp')).toBe(false);
  game.ann.casts('Test Breath');
  expect(game.ann.can('playLand', 'Forest')).toBe(false);
  game.resolveAll();
  game.ann.playsLand('Forest');
  expect([game.stack, game.ann.battlefield, game.question?.player]).toEqual([[], ['Forest'], 0]);
  expect(game.ann.can('playLand', 'Island')).toBe(false);
  const late = table([], [{ hand: ['Forest'] }, {}]);
  late.to('BeginningOfCombat');
  expect(late.ann.can('playLand', 'Forest')).toBe(false);
  late.to('PostcombatMain');
  expect(late.ann.can('playLand', 'Forest')).toBe(true);
});

test('a land put onto the battlefield by an effect is not played: the land for the turn is still there (CR 305.4)', () => {
  const grow = sorcery(
    'Test Grow',
    act({
      kind: 'move',
      verb: 'put',
      object: {
        kind: 'select',
        quantifier: quantifier('a'),
        filter: {
          kind: 'filter',
          noun: {
            kind: 'words',
            words: [
              { kind: 'typeWord', type: 'land' },
              { kind: 'classWord', word: 'card' },
            ],
          },
          qualities: [{ kind: 'inZone', zone: ['hand'], of: you }],
        },
      },
      to: { kind: 'place', zone: 'battlefield' },
    }),
  );
  const game = table([grow], [{ hand: ['Test Grow', 'Forest', 'Forest'] }, {}]);
  plays(game, game.ann, 'Test Grow');
  expect(game.ann.battlefield).toEqual(['Forest']);
  game.ann.playsLand('Forest');
  expect(game.ann.battlefield).toEqual(['Forest', 'Forest']);
});

test('an additional land may be played, and no third (CR 305.2a, 305.2b)', () => {
  const more = enchantment('Test More', { kind: 'additionalLand', player: you, count: number(1) });
  const game = table([more], [{ hand: ['Forest', 'Forest', 'Forest'], battlefield: ['Test More'] }, {}]);
  game.ann.playsLand('Forest');
  game.ann.playsLand('Forest');
  expect(game.ann.can('playLand', 'Forest')).toBe(false);
});

test("instants and abilities come any time with priority, everything else in one's own main phase with an empty stack (CR 117.1a, 117.1b, 301.1, 303.1, 304.1, 306.1, 307.1)", () => {
  const cards: Card[] = [
    breath,
    rest,
    card('Test Relic', { cost: '0', types: ['artifact'] }),
    enchantment('Test Hush'),
    creature('Test Free', '0', 1, 1),
    card('Test Walker', { cost: '0', types: ['planeswalker'], subtypes: ['Test'], loyalty: 3 }),
    card('Test Siege', { cost: '0', types: ['battle'], subtypes: ['Siege'] }),
  ];
  const slow = ['Test Rest', 'Test Relic', 'Test Hush', 'Test Free', 'Test Walker'];
  const sprite = creature('Test Sprite', '0', 1, 1, pay('0'));
  const game = table(
    [...cards, sprite],
    [
      { hand: ['Test Breath', 'Test Breath', ...slow], battlefield: ['Test Sprite'] },
      { hand: ['Test Breath', ...slow], battlefield: ['Test Sprite'] },
    ],
  );
  for (const name of slow)
    expect([name, game.ann.can('cast', name), game.ben.can('cast', name)]).toEqual([name, true, false]);
  game.ann.casts('Test Breath');
  for (const name of slow) expect([name, game.ann.can('cast', name)]).toEqual([name, false]);
  expect(game.ann.can('cast', 'Test Breath')).toBe(true);
  expect(game.ann.can('activate', 'Test Sprite')).toBe(true);
  game.resolveAll();
  game.to('Upkeep', 2);
  for (const name of slow) expect([name, game.ann.can('cast', name)]).toEqual([name, false]);
  game.ben.casts('Test Breath');
  game.ben.activates('Test Sprite');
  game.ann.casts('Test Breath');
  expect(game.stack.length).toBe(3);
});

test('the active player gets priority first, and again after a spell resolves; who acts keeps it; who passes hands it on in turn order (CR 117.3a, 117.3b, 117.3c, 117.3d)', () => {
  const game = table([breath], [{ hand: ['Test Breath', 'Test Breath'] }, {}, {}]);
  expect(game.question).toMatchObject({ kind: 'priority', player: 0 });
  game.ann.casts('Test Breath');
  expect(game.question?.player).toBe(0);
  const asked: number[] = [];
  while (game.stack.length > 0) {
    asked.push(game.question?.player as number);
    game.proceed();
  }
  expect(asked).toEqual([0, 1, 2]);
  expect(game.question?.player).toBe(0);
});

test('only when all pass in succession does the top of the stack resolve; with an empty stack the step ends (CR 117.4, 405.5)', () => {
  const game = table([breath], [{ hand: ['Test Breath'] }, { hand: ['Test Breath'] }]);
  game.ann.casts('Test Breath');
  game.proceed();
  game.ben.casts('Test Breath');
  expect(game.stack.length).toBe(2);
  game.proceed(); // ben passes
  expect(game.stack.length).toBe(2); // ann has not passed since
  game.proceed();
  expect([game.stack.length, game.ben.life, game.ann.life]).toEqual([1, 21, 20]);
  game.resolveAll();
  const { step } = game.game;
  game.proceed();
  expect(game.game.step).toBe(step);
  game.proceed();
  expect(game.game.step).not.toBe(step);
});

test('what is cast in response resolves first (CR 117.7, 405.2)', () => {
  const game = table([zap, breath], [{ hand: ['Test Zap'] }, { hand: ['Test Breath'] }]);
  game.ann.casts('Test Zap', { targets: ['ben'] });
  game.ben.casts('Test Breath');
  expect(game.stack).toEqual(['Test Zap', 'Test Breath']);
  game.resolve();
  expect([game.stack, game.ben.life]).toEqual([['Test Zap'], 21]);
});

test('before a player gets priority state-based actions are performed, then triggered abilities are put on the stack (CR 117.5, 117.2a, 117.2d)', () => {
  const mourner = creature(
    'Test Mourner',
    '0',
    1,
    5,
    whenever(
      { kind: 'die', object: { ...a(filter('creature')), quantifier: quantifier('a', { other: true }) } },
      gain(3),
    ),
  );
  const game = table([mourner, zap], [{ hand: ['Test Zap'], battlefield: ['Test Mourner', 'Goblin Piker'] }, {}]);
  plays(game, game.ann, 'Test Zap', ['Goblin Piker']);
  expect([game.ann.graveyard, game.stack.length, game.ann.life, game.question?.kind]).toEqual([
    ['Test Zap', 'Goblin Piker'],
    1,
    20,
    'priority',
  ]);
});

test('nobody has priority in the untap step (CR 117.3a, 502.4) and turn-based actions come before priority (CR 117.2c, 504.1, 504.2)', () => {
  const game = table([], [{}, { library: ['Shock', 'Plains'] }]);
  const seen: number[] = [];
  while (game.game.turn < 2 || game.game.step < Step.Draw) {
    if (game.game.turn === 2) seen.push(game.game.step);
    game.proceed();
  }
  expect(seen).not.toContain(Step.Untap);
  expect([game.ben.hand, game.question?.kind, game.question?.player]).toEqual([['Shock'], 'priority', 1]);
});

test('life is paid by subtracting it, and only by a player who has that much (CR 118.3, 118.3b, 119.4)', () => {
  const sac: Ability = { kind: 'activated', cost: [{ kind: 'lifeCost', amount: 3 }], clause: draw(1) };
  const altar = card('Test Altar', { cost: '0', types: ['artifact'], abilities: [sac] });
  const game = table([altar], [{ battlefield: ['Test Altar'], life: 5 }, {}]);
  game.ann.activates('Test Altar');
  expect(game.ann.life).toBe(2);
  game.resolveAll();
  expect([game.ann.hand.length, game.ann.can('activate', 'Test Altar')]).toEqual([1, false]);
  const last = table([altar], [{ battlefield: ['Test Altar'], life: 3 }, {}]);
  expect(last.ann.can('activate', 'Test Altar')).toBe(true);
});

test('a spell that costs {0} is not cast by itself, it must be cast (CR 118.5a)', () => {
  const game = table([breath], [{ hand: ['Test Breath'] }, {}]);
  game.to('End');
  expect([game.ann.hand, game.ann.life]).toEqual([['Test Breath'], 20]);
});

const change = (name: string, how: 'more' | 'less', ...symbols: string[]): Card =>
  enchantment(name, {
    kind: 'costChange',
    of: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] },
      qualities: [{ kind: 'castBy', player: you }],
    },
    change: how,
    symbols,
    toDo: 'cast',
  } as Rule);
const priced = (...cost: string[]): Card => ({
  ...instant('Test Priced', gain(1)),
  faces: [{ ...(instant('Test Priced', gain(1)).faces[0] as Card['faces'][0]), manaCost: cost }],
});
test.each([
  ['a generic reduction takes nothing of the colored part (CR 118.7a)', ['3'], ['1', 'R'], ['Mountain'], true],
  ['a generic reduction takes nothing of the colored part (CR 118.7a)', ['3'], ['1', 'R'], [], false],
  ['a colored reduction beyond that color takes generic mana (CR 118.7c)', ['R', 'R'], ['2', 'R'], ['Forest'], true],
  [
    'a colored reduction without that color in the cost takes generic mana (CR 118.7b)',
    ['G'],
    ['1', 'R'],
    ['Mountain'],
    true,
  ],
  ['a colored reduction does not take another color (CR 118.7b)', ['G'], ['R'], [], false],
  ['a colorless reduction takes colorless first, the rest is generic (CR 118.7d)', ['C', 'C'], ['1', 'C'], [], true],
  ['a Phyrexian reduction is one of its color (CR 118.7f)', ['R/P'], ['R'], [], true],
  ['a snow reduction is generic (CR 118.7g)', ['S'], ['1', 'R'], ['Mountain'], true],
  ['a cost reduced to nothing is {0} (CR 118.7)', ['2'], ['2'], [], true],
])('%s', (_name, less, cost, lands, castable) => {
  const game = table(
    [change('Test Discount', 'less', ...less), priced(...cost)],
    [{ hand: ['Test Priced'], battlefield: ['Test Discount', ...lands] }, {}],
  );
  expect(game.ann.can('cast', 'Test Priced')).toBe(castable);
  if (castable) plays(game, game.ann, 'Test Priced');
});

test('a cost that is increased must be paid in full (CR 118.7, 118.3)', () => {
  const tax = change('Test Tax', 'more', '1');
  const game = table([tax, breath], [{ hand: ['Test Breath'], battlefield: ['Test Tax'] }, {}]);
  expect(game.ann.can('cast', 'Test Breath')).toBe(false);
  const rich = table([tax, breath], [{ hand: ['Test Breath'], battlefield: ['Test Tax', 'Forest'] }, {}]);
  rich.ann.casts('Test Breath');
  expect(rich.ann.permanent('Forest').status & 1).toBe(1);
});

test('each payment pays for one thing: one creature sacrificed activates one ability (CR 118.10)', () => {
  const altar = (name: string): Card =>
    card(name, {
      cost: '0',
      types: ['artifact'],
      abilities: [
        {
          kind: 'activated',
          cost: [{ kind: 'actionCost', action: { kind: 'sacrifice', object: a(filter('creature')) } }],
          clause: gain(1),
        },
      ],
    });
  const game = table([altar('Test One'), altar('Test Two')], [['Test One', 'Test Two', 'Grizzly Bears'], {}]);
  game.ann.activates('Test One');
  expect(game.ann.graveyard).toEqual(['Grizzly Bears']);
  expect(game.ann.can('activate', 'Test Two')).toBe(false);
});
