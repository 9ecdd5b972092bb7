import { botOf } from '@kitchen-table/bots';
import { type PlayerId, randomAnswer, randomStream } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { actionsFor, Environment, OpenQuestion } from '@kitchen-table/gym';

/** Plays games by whole answers, and counts by kind of question how many of them actions can make. */
function made(format: string, seeds: number, level: 'greedy' | 'random'): Map<string, { yes: number; no: number }> {
  const counts = new Map<string, { yes: number; no: number }>();
  for (let seed = 0; seed < seeds; seed++) {
    const environment = new Environment({ format, maximumTurns: 20 });
    environment.reset(seed);
    const random = randomStream(`answers ${seed}`);
    const { session } = environment;
    const bots = session.game.players.map((_, seat) => botOf(level, `${seed} ${seat}`));
    while (session.question !== null && session.game.turn < 20) {
      const { question } = session;
      const bot = bots[question.player];
      if (bot === undefined) throw new Error('no bot');
      const answer =
        level === 'random' ? randomAnswer(question, random) : bot(question, session.seenFrom(question.player));
      const count = counts.get(question.kind) ?? { yes: 0, no: 0 };
      counts.set(question.kind, count);
      const actions = actionsFor(question, answer, 'automatic');
      if (actions === null) count.no++;
      else {
        count.yes++;
        const open = new OpenQuestion(question, 'automatic');
        for (const action of actions) {
          expect(open.allows(action)).toBe(true);
          open.take(action);
        }
        expect(open.answer?.toSorted()).toEqual([...answer].toSorted());
      }
      session.answer(answer);
    }
  }
  return counts;
}

test('what bots answer, actions say too', () => {
  const counts = made('two-player', 4, 'greedy');
  for (const [kind, { no }] of counts) expect([kind, no]).toEqual([kind, 0]);
  expect([...counts.keys()]).toEqual(expect.arrayContaining(['priority', 'targets', 'attackers', 'blockers']));
});

test('random answers too, but for mana made by hand', () => {
  const counts = made('commander', 2, 'random');
  for (const [kind, { no }] of counts) if (kind !== 'priority') expect([kind, no]).toEqual([kind, 0]);
  expect(counts.size).toBeGreaterThan(6);
});

test('an answer on another page is reached by turning it; one that there is not, by nothing', () => {
  const reason = { text: 'a question', source: -1 as never, rule: '115.1' };
  const legal = Array.from({ length: 100 }, (_, at) => at as never);
  const question = {
    player: 0 as PlayerId,
    reason,
    kind: 'targets',
    legal,
    min: 2,
    max: 2,
    slot: 0,
    helps: null,
  } as const;
  expect(actionsFor(question, [70, 3], 'automatic')).toEqual([1, 10, 5]);
  expect(actionsFor(question, [100, 3], 'automatic')).toBeNull();
});
