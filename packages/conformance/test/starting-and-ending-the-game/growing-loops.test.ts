/** Loops that change something every time round: those that grow for ever, and those in which something runs out. CR 104.4b. */
import { expect, test } from 'vitest';
import type { Seat } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const SPARK = 'Spark Up | {0} | Sorcery | | You gain 1 life.';
const MIRROR = 'Life Mirror | {0} | Artifact | | Whenever you gain life, each opponent gains 1 life.';
const FORGE = 'Soldier Forge | {0} | Artifact | | Whenever you gain life, create a 1/1 white Soldier creature token.';
const CHOIR = 'Choir | {0} | Artifact | | Whenever a creature enters, you gain 1 life.';

/** Ann gains a life; then everybody goes on as planned. */
function sparked(
  lines: readonly string[],
  mine: readonly string[],
  other: Seat | readonly string[] = [],
): ReturnType<typeof table> {
  const game = table([...lines, SPARK], [{ battlefield: mine, hand: ['Spark Up'] }, other]);
  game.ann.casts('Spark Up');
  for (let i = 0; i < 30_000 && !game.isOver && game.game.turn === 1; i++) game.proceed();
  return game;
}

test('two artifacts that make each other trigger are a draw, though life totals grow each time (CR 104.4b)', () => {
  const game = sparked([MIRROR], ['Life Mirror'], ['Life Mirror']);
  expect([game.isOver, game.game.drawn]).toEqual([true, true]);
  expect(game.ann.life).toBeLessThan(400);
});

test('tokens and life that bring each other about for ever are a draw before the table is full of them (CR 104.4b)', () => {
  const game = sparked([FORGE, CHOIR], ['Soldier Forge', 'Choir']);
  expect([game.isOver, game.game.drawn]).toEqual([true, true]);
  expect(game.game.battlefield.length).toBeLessThan(400);
});

test('tokens that double each time are a draw while they can still be counted (CR 104.4b)', () => {
  const lines = [
    FORGE,
    'Crowd Caller | {0} | Artifact | | Whenever one or more creatures enter, create that many 1/1 white Soldier creature tokens.',
    'Twin | {0} | Artifact | | If one or more creature tokens would be created under your control, twice that many of those tokens are created instead.',
  ];
  const game = sparked(lines, ['Soldier Forge', 'Crowd Caller', 'Twin']);
  expect([game.isOver, game.game.drawn]).toEqual([true, true]);
  expect(game.game.battlefield.length).toBeLessThan(10_000);
});

test('triggers that grow on the stack without end are a draw (CR 104.4b)', () => {
  const lines = ['Echo | {0} | Artifact | | Whenever you gain life, you gain 1 life.'];
  const game = sparked(lines, ['Echo', 'Echo']);
  expect([game.isOver, game.game.drawn]).toEqual([true, true]);
});

test('a loop that takes a life each time is played to its end, however many an opponent has (CR 104.4b)', () => {
  const lines = ['Drain | {0} | Artifact | | Whenever you gain life, each opponent loses 1 life. You gain 1 life.'];
  const game = sparked(lines, ['Drain'], { life: 1500 });
  expect([game.isOver, game.game.drawn, game.game.winners]).toEqual([true, false, [game.ann.id]]);
}, 60_000);

test('a loop goes on while a creature in it grows weaker, and until a text has what it waits for (CR 104.4b)', () => {
  const shrink =
    'Shrink | {0} | Artifact | | Whenever you gain life, you gain 1 life. / Whenever you gain life, put a -1/-1 counter on target creature.';
  const giant = 'Vast Giant | {0} | Creature — Giant | 1/400 |';
  const worn = sparked([shrink, giant], ['Shrink', 'Vast Giant']);
  expect([worn.ann.graveyard.includes('Vast Giant'), worn.game.drawn]).toEqual([true, true]);

  const goal = 'Goal | {0} | Artifact | | Whenever you gain life, if you have 600 or more life, you win the game.';
  const won = sparked([MIRROR, goal], ['Life Mirror', 'Goal'], ['Life Mirror']);
  expect([won.game.drawn, won.game.winners, won.ann.life]).toEqual([false, [won.ann.id], 600]);
}, 60_000);

test('a thousand triggers of one event are no loop: each resolves, and the game goes on (CR 104.4b)', () => {
  const lines = [
    CHOIR,
    'Twin | {0} | Artifact | | If one or more creature tokens would be created under your control, twice that many of those tokens are created instead.',
    'Muster | {0} | Sorcery | | Create ten 1/1 white Soldier creature tokens.',
  ];
  const game = table(lines, [{ battlefield: ['Choir', ...Array<string>(7).fill('Twin')], hand: ['Muster'] }, []]);
  game.ann.casts('Muster');
  for (let i = 0; i < 30_000 && !game.isOver && game.game.turn === 1; i++) game.proceed();
  expect([game.isOver, game.game.drawn, game.ann.life]).toEqual([false, false, 1300]);
}, 60_000);

test('players who have nothing to do and draw no cards do not go on for ever (CR 104.4b)', () => {
  const still = 'Stillness | {0} | Enchantment | | Players skip their draw steps.';
  const game = table([still], [{ battlefield: ['Stillness'] }, []]);
  for (let i = 0; i < 30_000 && !game.isOver; i++) game.proceed();
  expect([game.isOver, game.game.drawn]).toEqual([true, true]);
}, 60_000);

test('whoever keeps up a loop by choice is asked how often more, and does something else then (CR 729.2a, 729.2c)', () => {
  const lines = ['Kind Echo | {0} | Artifact | | Whenever you gain life, you may gain 1 life.', SPARK];
  for (const more of [0, 1000]) {
    const game = table(lines, [{ battlefield: ['Kind Echo'], hand: ['Spark Up'] }, []]);
    const asked = { yesNo: 0, chooseNumber: 0 };
    game.plan((question) => {
      if (question.kind !== 'yesNo' && question.kind !== 'chooseNumber') return null;
      asked[question.kind]++;
      return [question.kind === 'yesNo' ? 1 : more];
    });
    game.ann.casts('Spark Up');
    for (let i = 0; i < 5000 && game.game.turn === 1; i++) game.proceed();
    expect([asked, game.ann.life, game.isOver]).toEqual([{ yesNo: 100, chooseNumber: 1 }, 121 + more, false]);
  }
});

test('a loop with a choice that can not stop it is a draw once the player has chosen the same often enough (CR 104.4b, 729.2a)', () => {
  const lines = [
    'Whetstone | {0} | Artifact | | Whenever you gain life, target creature gets +1/+0 until end of turn. You gain 1 life.',
  ];
  const game = sparked(lines, ['Whetstone', 'Grizzly Bears', 'Hill Giant']);
  expect([game.isOver, game.game.drawn]).toEqual([true, true]);
});

test('a creature that cannot live and cannot die is a draw: state-based actions have no end (CR 704.3)', () => {
  const lines = [
    'Stubborn | {0} | Creature — Troll | 1/1 | If this creature would die, you gain 1 life instead.',
    'Wither Away | {0} | Sorcery | | Target creature gets -2/-2 until end of turn.',
  ];
  const game = table(lines, [{ battlefield: ['Stubborn'], hand: ['Wither Away'] }, {}]);
  game.ann.casts('Wither Away');
  game.resolve();
  expect([game.isOver, game.game.drawn]).toEqual([true, true]);
});

test('creatures that are weakened one by one are no loop, however many die one after another (CR 704.3)', () => {
  const lines = [
    'Frail | {0} | Creature — Spirit | 1/1 | ',
    'Heart | {0} | Creature — Avatar | 1/1 | Other creatures get +1/+1 for each creature you control.',
    'Wither Away | {0} | Sorcery | | All creatures get -1/-1 until end of turn.',
  ];
  const game = table(lines, [
    { battlefield: ['Heart', ...Array.from({ length: 100 }, () => 'Frail')], hand: ['Wither Away'] },
    {},
  ]);
  game.ann.casts('Wither Away');
  game.resolve();
  expect([game.isOver, game.ann.battlefield]).toEqual([false, []]);
});
