import type { Reply } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import type { Scenario } from '../../engine/test/support/scenario.ts';
import { table } from '../../conformance/test/support/text-table.ts';
import { whyOf } from '../src/match/why.ts';

type Why = Extract<Reply, { kind: 'why' }>;

const CARDS = [
  'Test Lanternkeeper | {2}{W} | Creature — Camel | 2/3 | Vigilance / When this creature enters, you gain 7 life.',
  'Test Harness | {1} | Artifact — Equipment | | Equipped creature has "{T}: You gain 9 life." / Equip {0}',
  'Test Burrower | {4}{R} | Creature — Camel | 5/4 | Trample / Morph {R}',
  'Test Herding | {0} | Sorcery | | Create a 1/1 green Camel creature token with "{T}: You gain 8 life."',
];

/** What the viewer is told of an object. */
function asked(game: Scenario, viewer: number, id: number): Why {
  const reply = whyOf(game.game, game.session.view(viewer as never), id, null);
  if (reply.kind !== 'why') throw new Error('no answer');
  return reply;
}

/** The sentences, printed abilities before given ones. */
function told({ abilities }: Why): readonly (readonly [number | null, string])[] {
  return abilities.flatMap(({ face, does }) => does.map(({ text }) => [face, text] as const));
}

test('a permanent is told ability by ability, what an effect gave it behind its own (CR 113.3, 113.10)', () => {
  const game = table(CARDS, [['Test Lanternkeeper', 'Test Harness'], []]);
  const keeper = game.ann.permanent('Test Lanternkeeper').id;
  const own = asked(game, 0, keeper);
  expect(own.abilities.map(({ face, text }) => [face, text])).toEqual([
    [0, 'Vigilance'],
    [0, 'When Test Lanternkeeper enters, you gain 7 life.'],
  ]);
  expect(told(own).slice(-1)).toEqual([[0, 'Whenever this creature enters, you gain 7 life.']]);
  game.ann.activates('Test Harness', { targets: ['Test Lanternkeeper'] });
  game.resolveAll();
  const given = asked(game, 0, keeper).abilities.filter(({ face }) => face === null);
  expect(given).toMatchObject([
    {
      text: '{T}: You gain 9 life.',
      does: [{ text: 'Tap this creature:', steps: [{ text: 'You gain 9 life.' }] }],
    },
  ]);
});

test('a token is told by the abilities that it was created with (CR 111.3)', () => {
  const game = table(CARDS, [{ hand: ['Test Herding'] }, []]);
  game.ann.casts('Test Herding');
  game.resolveAll();
  const token = game.ann.permanent('Camel Token').id;
  expect(asked(game, 1, token).abilities).toMatchObject([{ face: 0, text: '{T}: You gain 8 life.' }]);
});

test('an ability on the stack is told by itself (CR 113.7a)', () => {
  const game = table(CARDS, [{ hand: ['Test Lanternkeeper'], battlefield: ['Plains', 'Plains', 'Plains'] }, []]);
  game.ann.casts('Test Lanternkeeper');
  game.resolve();
  const [ability] = game.game.stack;
  expect(told(asked(game, 1, ability as number))).toEqual([[0, 'Whenever this creature enters, you gain 7 life.']]);
});

test('what is face down is told to its controller alone (CR 708.5)', () => {
  const game = table(CARDS, [
    { hand: ['Test Burrower'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain'] },
    [],
  ]);
  game.ann.casts('Test Burrower', { via: 'morph' });
  game.resolveAll();
  const burrower = game.game.battlefield.find((id) => game.game.objects[id]?.record.card.name === 'Test Burrower');
  expect(asked(game, 0, burrower as number).abilities.map(({ text }) => text)).toContain('Trample');
  expect(asked(game, 1, burrower as number)).toEqual({
    kind: 'why',
    explanation: null,
    lines: [],
    abilities: [],
    whyNot: [],
  });
});
