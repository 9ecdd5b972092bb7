/** Choices of players who are out of range. CR 801.5b, 801.5c. */
import { expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { RANGE_1 } from '../../../engine/test/support/range-table.ts';
import type { Options } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';
const ELF = 'Elf | {0} | Creature — Elf | 1/1 |';
const VERDICT =
  'Verdict | {0} | Sorcery | | An opponent chooses a card type. Return each card of the chosen type from your graveyard to your hand.';

/** Ann casts it where players of these teams sit around the table; who chooses, and what she has in hand then. */
function verdict(teams: readonly number[], options: Options, gone: readonly number[] = []) {
  const seats = teams.map((team, i) => ({
    team,
    ...(i === 0 ? { graveyard: ['Cub', 'Elf'], hand: ['Verdict'] } : {}),
  }));
  const game = table([CUB, ELF, VERDICT], seats, options);
  for (const seat of gone) game.session.concede(game.seats[seat]?.id as never);
  const asked: Question[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseOption') return null;
    asked.push(question);
    return [question.options.indexOf('creature')];
  });
  game.ann.casts('Verdict');
  game.resolveAll();
  return { players: asked.map(({ player }) => player), graveyard: game.ann.graveyard };
}

test('an opponent within range chooses; if none is near, the nearest opponent to the left who is in the game (CR 801.5c, 801.5b)', () => {
  const graveyard = ['Verdict'];
  expect(verdict([0, 1, 1, 1, 1, 1], RANGE_1)).toEqual({ players: [1], graveyard });
  expect(verdict([0, 0, 1, 1, 1, 0], RANGE_1)).toEqual({ players: [2], graveyard });
  expect(verdict([0, 0, 0, 1, 1, 0], RANGE_1)).toEqual({ players: [3], graveyard });
  // The nearest has left: those at her sides are her team mates still.
  expect(verdict([0, 0, 1, 1, 0, 0], RANGE_1, [2])).toEqual({ players: [3], graveyard });
  expect(verdict([0, 0, 0, 0, 0, 1], {})).toEqual({ players: [5], graveyard });
});
