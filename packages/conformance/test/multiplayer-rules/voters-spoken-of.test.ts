/** "For each wild vote, ... owned by the voter": whoever gave that vote, once for each of theirs. CR 701.32a. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { chooses, plays, table } from '../support/text-table.ts';

const TOLL =
  'Toll | {0} | Sorcery | | Starting with you, each player votes for truth or taxes. For each truth vote, you gain 3 life. For each taxes vote, choose an artifact owned by the voter and gain control of it.';
const COURT =
  'Court | {0} | Sorcery | | Starting with you, each player votes for truth or wild. For each wild vote, the voter chooses an artifact they control. You gain control of each artifact chosen this way, and they gain "{T}: You gain 1 life."';
const TWICE = 'Twice | {0} | Enchantment | | While voting, you may vote an additional time.';
const ART = ['Cup', 'Lamp', 'Ring', 'Vase'].map((name) => `${name} | {0} | Artifact | |`);
const CARDS = [TOLL, COURT, TWICE, ...ART];

function at(seats: Parameters<typeof table>[1], votes: readonly number[]): Scenario {
  const game = table(CARDS, seats);
  game.plan((question) => (question.kind === 'vote' ? [votes[question.player] as number] : null));
  return game;
}

test('you choose among what the voter owns, whoever controls it, and nothing of those who voted otherwise (CR 701.32a)', () => {
  const game = at([{ hand: ['Toll'] }, ['Cup', 'Lamp'], ['Ring']], [0, 1, 0]);
  chooses(game.ann, 'Lamp');
  plays(game.ann, 'Toll');
  expect([game.ann.life, game.ann.battlefield]).toEqual([26, ['Lamp']]);
  expect([game.ben.battlefield, game.cat.battlefield]).toEqual([['Cup'], ['Ring']]);
});

test('your own vote is one for what you own; who owns none gives none (CR 609.3)', () => {
  const game = at([{ hand: ['Toll'], battlefield: ['Vase'] }, [], ['Ring']], [1, 1, 1]);
  plays(game.ann, 'Toll');
  expect([game.ann.life, game.ann.battlefield]).toEqual([20, ['Vase', 'Ring']]);
});

test('who votes twice gives two (CR 701.32d)', () => {
  const game = at([{ hand: ['Toll'] }, ['Twice', 'Cup', 'Lamp']], [0, 1]);
  game.ben.answers('yesNo', [1]);
  chooses(game.ann, 'Cup');
  chooses(game.ann, 'Lamp');
  plays(game.ann, 'Toll');
  expect(game.ann.battlefield).toEqual(['Cup', 'Lamp']);
});

test('where the voter chooses, all that were chosen are taken, and have what is said of them (CR 701.32a)', () => {
  const game = at([{ hand: ['Court'] }, ['Cup', 'Lamp'], ['Ring', 'Vase'], ['Lamp']], [0, 1, 1, 0]);
  chooses(game.ben, 'Cup');
  chooses(game.cat, 'Vase');
  plays(game.ann, 'Court');
  expect([game.ann.battlefield, game.ben.battlefield, game.cat.battlefield]).toEqual([
    ['Cup', 'Vase'],
    ['Lamp'],
    ['Ring'],
  ]);
  for (const name of ['Cup', 'Vase']) game.ann.activates(name);
  expect(game.resolveAll().ann.life).toBe(22);
});

test('without such a vote nothing is chosen (CR 701.32b)', () => {
  const game = at([{ hand: ['Court'] }, ['Cup']], [0, 0]);
  expect(plays(game.ann, 'Court').ben.battlefield).toEqual(['Cup']);
});
