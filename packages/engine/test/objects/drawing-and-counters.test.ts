/** Drawing cards, and counters. CR 121, 122. */
import { expect, test } from 'vitest';
import type { Filter } from '@kitchen-table/language/surface';
import { characteristics } from '../../src/index.ts';
import { anyTarget } from '../support/cards.ts';
import {
  act,
  card,
  counters,
  damage,
  draw,
  each,
  enchantment,
  gain,
  instant,
  it,
  number,
  plays,
  sorcery,
  table,
  targetCreature,
  whenever,
  you,
} from '../support/single-rule-cards.ts';
import { walker } from '../support/life-and-counter-cards.ts';

const library = ['Island', 'Swamp', 'Forest', 'Mountain'];

test('cards are drawn one at a time: drawing two triggers twice (CR 121.2)', () => {
  const mind = card('Test Mind', {
    cost: '0',
    types: ['enchantment'],
    abilities: [whenever({ kind: 'draw', actor: you }, gain(1))],
  });
  const game = table(
    [mind, sorcery('Test Study', draw(2))],
    [{ hand: ['Test Study'], battlefield: ['Test Mind'], library }, {}],
  );
  plays(game, game.ann, 'Test Study');
  expect(game.stack.length).toBe(2);
  game.resolveAll();
  expect([game.ann.life, game.ann.hand]).toEqual([22, ['Island', 'Swamp']]);
});

test('when several players draw, the active player does so first, then the others in turn order (CR 121.2c)', () => {
  const game = table(
    [sorcery('Test Gift', act({ kind: 'draw', actor: each('player'), amount: number(1) }))],
    [{ hand: ['Test Gift'], library }, { library }, { library }],
    { log: true },
  );
  const before = game.seats.map((seat) => seat.hand.length);
  plays(game, game.ann, 'Test Gift');
  expect(game.seats.map((seat, i) => seat.hand.length - (before[i] as number))).toEqual([0, 1, 1]);
  const drawn = game.seats.map((seat) => Math.max(...seat.state.hand));
  expect([...drawn].sort((x, y) => x - y)).toEqual(drawn);
});

test('an offer to draw from an empty library may be taken (CR 121.3)', () => {
  const game = table(
    [sorcery('Test Offer', { kind: 'may', clause: draw(1) })],
    [{ hand: ['Test Offer'], library: [] }, {}],
  );
  game.ann.answers('yesNo', [1]);
  plays(game, game.ann, 'Test Offer');
  expect(game.game.winners).toEqual([1]);
});

test('a card put into the hand from the library is not drawn (CR 121.5)', () => {
  const mind = card('Test Mind', {
    cost: '0',
    types: ['enchantment'],
    abilities: [whenever({ kind: 'draw', actor: you }, gain(1))],
  });
  const tutor = sorcery(
    'Test Take',
    act({
      kind: 'move',
      verb: 'put',
      object: { kind: 'libraryCards', position: 'top', count: number(1), library: you },
      to: { kind: 'place', zone: 'hand', of: you },
    }),
  );
  const game = table([mind, tutor], [{ hand: ['Test Take'], battlefield: ['Test Mind'], library: ['Island'] }, {}]);
  plays(game, game.ann, 'Test Take');
  game.resolveAll();
  expect([game.ann.life, game.ann.hand]).toEqual([20, ['Island']]);
  const empty = table([mind, tutor], [{ hand: ['Test Take'], battlefield: ['Test Mind'], library: [] }, {}]);
  plays(empty, empty.ann, 'Test Take');
  expect(empty.isOver).toBe(false);
});

const insteadOfDrawing = enchantment('Test Instead', {
  kind: 'replace',
  would: { kind: 'draw', actor: you },
  instead: gain(1),
});

test('a draw is replaced though the library is empty (CR 121.6a), each draw of several for itself (CR 121.6b)', () => {
  const game = table(
    [insteadOfDrawing, sorcery('Test Study', draw(2))],
    [{ hand: ['Test Study'], battlefield: ['Test Instead'], library: [] }, {}],
  );
  plays(game, game.ann, 'Test Study');
  expect([game.isOver, game.ann.life]).toEqual([false, 22]);
});

test('a keyword counter gives the keyword (CR 122.1b)', () => {
  const game = table(
    [sorcery('Test Lift', counters('flying', 1, targetCreature))],
    [{ hand: ['Test Lift'], battlefield: ['Grizzly Bears'] }, ['Hill Giant']],
  );
  plays(game, game.ann, 'Test Lift', ['Grizzly Bears']);
  game.ann.attacks('Grizzly Bears');
  game.ben.blocks([['Hill Giant', 'Grizzly Bears']]);
  game.throughCombat(); // nobody is asked to block: Ben has no creature that could
  expect(game.ben.life).toBe(18);
});

test('a stun counter is removed in place of untapping (CR 122.1d)', () => {
  const game = table(
    [sorcery('Test Stun', counters('stun', 1, targetCreature))],
    [{ hand: ['Test Stun'] }, { battlefield: [{ card: 'Hill Giant', tapped: true }] }],
  );
  plays(game, game.ann, 'Test Stun', ['Hill Giant']);
  game.to('PrecombatMain', 2);
  expect([game.ben.permanent('Hill Giant').status & 1, game.ben.permanent('Hill Giant').counters['stun']]).toEqual([
    1,
    undefined,
  ]);
  game.to('PrecombatMain', 4);
  expect(game.ben.permanent('Hill Giant').status & 1).toBe(0);
});

test('the loyalty of a planeswalker is the number of its loyalty counters; at 0 it is put into the graveyard (CR 122.1e, 306.5c, 306.8, 306.9)', () => {
  const weak: Filter = {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'planeswalker' }] },
    qualities: [{ kind: 'withStat', stat: 'loyalty', comparison: 'atMost', to: number(2) }],
  };
  const game = table(
    [
      walker,
      sorcery('Test Hit', damage(3, anyTarget)),
      sorcery(
        'Test Purge',
        act({
          kind: 'exile',
          object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'all' }, filter: weak },
        }),
      ),
    ],
    [{ hand: ['Test Hit', 'Test Purge', 'Test Purge'] }, ['Test Walker']],
  );
  plays(game, game.ann, 'Test Purge');
  expect(game.ben.battlefield).toEqual(['Test Walker']);
  plays(game, game.ann, 'Test Hit', ['Test Walker']);
  plays(game, game.ann, 'Test Purge');
  expect(game.ben.exile).toEqual(['Test Walker']);
  const dead = table([walker, sorcery('Test Hit', damage(5, anyTarget))], [{ hand: ['Test Hit'] }, ['Test Walker']]);
  plays(dead, dead.ann, 'Test Hit', ['Test Walker']);
  expect([dead.ben.graveyard, characteristics(dead.game, dead.ben.state.graveyard[0] as never).name]).toEqual([
    ['Test Walker'],
    'Test Walker',
  ]);
});

test('counters do not go along when an object changes zones (CR 122.2, 400.7)', () => {
  const flicker = instant(
    'Test Flicker',
    act({ kind: 'exile', object: targetCreature, label: 'step1' }),
    act({ kind: 'move', verb: 'return', object: it('step1'), to: { kind: 'place', zone: 'battlefield' } }),
  );
  const game = table(
    [flicker, sorcery('Test Grow', counters('+1/+1', 2, targetCreature))],
    [{ hand: ['Test Grow', 'Test Flicker'], battlefield: ['Grizzly Bears'] }, {}],
  );
  plays(game, game.ann, 'Test Grow', ['Grizzly Bears']);
  expect(game.ann.stats('Grizzly Bears')).toBe('4/4');
  plays(game, game.ann, 'Test Flicker', ['Grizzly Bears']);
  expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
});

test('+1/+1 and -1/-1 counters on one permanent take each other away in pairs (CR 122.3)', () => {
  const game = table(
    [
      sorcery('Test Mix', counters('+1/+1', 3, targetCreature)),
      sorcery('Test Rot', counters('-1/-1', 2, targetCreature)),
    ],
    [{ hand: ['Test Mix', 'Test Rot'], battlefield: ['Grizzly Bears'] }, {}],
  );
  plays(game, game.ann, 'Test Mix', ['Grizzly Bears']);
  plays(game, game.ann, 'Test Rot', ['Grizzly Bears']);
  expect([game.ann.permanent('Grizzly Bears').counters, game.ann.stats('Grizzly Bears')]).toEqual([
    { '+1/+1': 1 },
    '3/3',
  ]);
});
