/** The table of what a game holds, and what is made of it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_FIELDS } from '../../src/vocabulary/game-fields.ts';
import { Game } from '../../src/vocabulary/game.ts';
import { createGame } from '../../src/play/new-game.ts';
import { duelSetup } from '../../src/play/workloads.ts';
import { COPIES, copiesText } from '../../tools/write-copies.ts';
import { CARDS, REFERENCE_DECK } from '../support/cards.ts';
import { fork } from '../../src/vocabulary/fork.ts';

test('the copying code is what the table says: else run packages/engine/tools/write-copies.ts', () => {
  expect(readFileSync(COPIES, 'utf8')).toBe(copiesText());
});

test('the table has every field that a game really has, and no other', () => {
  const game = createGame(duelSetup(CARDS, REFERENCE_DECK, 'fields'));
  expect(Object.keys(GAME_FIELDS).toSorted()).toEqual(Object.keys(game).toSorted());
});

test('a fork has of every field what the table says', () => {
  const game = createGame(duelSetup(CARDS, REFERENCE_DECK, 'fields'));
  if (!(game instanceof Game)) throw new Error(game.message);
  const fields = game as unknown as Record<string, unknown>;
  const fresh = new Game(game.setup, game.rules, game.ask) as unknown as Record<string, unknown>;
  for (const [field, plan] of Object.entries(GAME_FIELDS)) {
    if (['token', 'ownedLists'].includes(field)) continue;
    const before = fields[field];
    const marked = plan.fork === 'copied' ? [before] : { marked: field };
    fields[field] = marked;
    const copy = fork(game) as unknown as Record<string, unknown>;
    if (plan.fork === 'shared' || plan.fork === 'lent') expect(copy[field], field).toBe(marked);
    else if (plan.fork === 'copied') expect([copy[field], copy[field] === marked], field).toEqual([marked, false]);
    else expect(copy[field], field).toEqual(fresh[field]);
    fields[field] = before;
  }
});
