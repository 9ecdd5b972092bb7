/** Counters moved from several permanents onto one. CR 122.5, 608.2d. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { picks, plays, table } from '../support/text-table.ts';

const CARDS = [
  'Bonder | {0} | Creature — Druid | 3/3 | When this creature enters, put a shield counter on target creature. Then move any number of counters from among artifacts and creatures you control onto that creature.',
  'Gather | {0} | Sorcery | | Move all +1/+1 counters from creatures you control onto target creature.',
  'Marauder | {0} | Creature — Vampire | 0/1 | When this creature enters, move any number of +1/+1 counters from other creatures you control onto this creature.',
  'Ox | {1} | Creature — Ox | 2/2 | This creature enters with two +1/+1 counters on it.',
  'Cat | {0} | Creature — Cat | 1/1 | This creature enters with a +1/+1 counter on it. / When this creature enters, put a flying counter on it.',
];
function herd(): Scenario {
  const game = table(CARDS, [{ hand: ['Bonder', 'Gather', 'Marauder', 'Ox', 'Cat'], battlefield: ['Forest'] }, {}]);
  plays(game.ann, 'Ox');
  return plays(game.ann, 'Cat');
}
const countersOn = (game: Scenario, name: string): Readonly<Record<string, number>> => ({
  ...game.ann.permanent(name).counters,
});

test('all of a kind, from each of them, but none from the one itself (CR 122.5)', () => {
  const game = plays(herd().ann, 'Gather', 'Cat');
  expect([countersOn(game, 'Ox'), countersOn(game, 'Cat')]).toEqual([{}, { '+1/+1': 3, flying: 1 }]);
});

test('any number of a kind: so many from each as the player says (CR 608.2d)', () => {
  const game = herd();
  game.ann.answers('chooseNumber', [1]);
  game.ann.answers('chooseNumber', [1]);
  plays(game.ann, 'Marauder');
  expect([countersOn(game, 'Marauder'), countersOn(game, 'Ox'), countersOn(game, 'Cat')]).toEqual([
    { '+1/+1': 2 },
    { '+1/+1': 1 },
    { flying: 1 },
  ]);
});

test('of any kinds, from among them, after the counter that is put there first (CR 608.2c, 608.2d)', () => {
  const game = herd();
  for (const kind of ['+1/+1', 'no more', 'flying', 'no more']) picks(game.ann, kind);
  game.ann.casts('Bonder');
  game.ann.answers('targets', (question) => [
    (question as { legal: readonly unknown[] }).legal.indexOf(game.ann.permanent('Bonder').id),
  ]);
  game.resolveAll();
  expect([countersOn(game, 'Bonder'), countersOn(game, 'Ox'), countersOn(game, 'Cat')]).toEqual([
    { shield: 1, '+1/+1': 1, flying: 1 },
    { '+1/+1': 1 },
    { '+1/+1': 1 },
  ]);
});

test('none at all may be moved (CR 608.2d)', () => {
  const game = herd();
  for (const _ of [0, 1]) picks(game.ann, 'no more');
  game.ann.casts('Bonder');
  game.ann.answers('targets', (question) => [
    (question as { legal: readonly unknown[] }).legal.indexOf(game.ann.permanent('Bonder').id),
  ]);
  game.resolveAll();
  expect(countersOn(game, 'Bonder')).toEqual({ shield: 1 });
});
