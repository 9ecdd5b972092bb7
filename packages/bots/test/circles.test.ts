import { type ActionOption, characteristics } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../conformance/test/support/text-table.ts';
import { greedyBot } from '../src/index.ts';

const CARDS = [
  'Test Sandals | {1} | Artifact — Equipment | | Equipped creature has shroud. / Equip {0}',
  'Test Small Camel | {1} | Creature — Camel | 1/4',
  'Test Large Camel | {1} | Creature — Camel | 4/6',
  'Test Glass | {1} | Artifact | | {0}: Scry 1.',
];

/** What a greedy player activates in so many of its turns, beginning now: by turn, the names. */
function activated(permanents: readonly string[], turns: number): readonly (readonly string[])[] {
  const { session } = table(CARDS, [[...permanents], []]);
  const bots = [greedyBot(), greedyBot()];
  const begun = session.game.turn;
  const found = Array.from({ length: turns }, (): string[] => []);
  for (;;) {
    const { question, game } = session;
    const turn = (game.turn - begun) / 2;
    if (question === null || turn >= turns) return found;
    const answer = bots[question.player]?.(question, session.seenFrom(question.player)) ?? [];
    const option = question.kind === 'priority' ? (question.options[answer[0] as number] as ActionOption) : null;
    if (option?.kind === 'activate' && Number.isInteger(turn))
      found[turn]?.push(characteristics(game, option.object).name);
    session.answer(answer);
  }
}

describe('a greedy player', () => {
  test('gives equipment to its best creature once, and never moves it back (CR 301.5, 702.6a)', () => {
    const permanents = ['Test Sandals', 'Test Small Camel', 'Test Large Camel'];
    expect(activated(permanents, 3)).toEqual([['Test Sandals'], [], []]);
  });

  test('does not do again in a turn what led back to a position of that turn', () => {
    expect(activated(['Test Glass'], 2)).toEqual([['Test Glass'], ['Test Glass']]);
  });
});
