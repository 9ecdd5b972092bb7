/** Face-down cards in exile: chosen by the pile, unless one may look at them. CR 406.4. */
import { expect, test } from 'vitest';
import type { Entity } from '@kitchen-table/engine';
import { table } from '../support/text-table.ts';

const LIBRARY = ['Island', 'Swamp', 'Mountain', 'Forest', 'Plains', 'Plains'];

/** Ann's box is filled twice with two cards each, the first two again and again; among what she chooses, and what she gets. */
function taken(text: string, seed: string, pick: number): { readonly from: readonly Entity[]; readonly got: string } {
  const box = `Box | {0} | Artifact | | {0}: Exile the top two cards of your library face down. / {1}: Put a card exiled with Box into its owner's hand. ${text}`;
  const game = table([box], [{ battlefield: ['Box', 'Plains'], library: LIBRARY }, {}], { seed });
  for (let i = 0; i < 2; i++) {
    game.ann.activates('Box', { ability: 0 });
    game.resolve();
  }
  let from: readonly Entity[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseObjects') return null;
    from = question.from;
    return [pick];
  });
  game.ann.activates('Box', { ability: 1 });
  game.resolve();
  return { from, got: game.ann.hand[0] as string };
}

test('of cards that the player may not look at, a pile is chosen, and then a card of it at random (CR 406.4)', () => {
  const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`);
  const first = seeds.map((seed) => taken('', seed, 0));
  expect(new Set(first.map(({ from }) => from.length))).toEqual(new Set([2]));
  expect(new Set(first.map(({ got }) => got))).toEqual(new Set(['Island', 'Swamp']));
  expect(new Set(seeds.map((seed) => taken('', seed, 1).got))).toEqual(new Set(['Mountain', 'Forest']));
});

test('a player who may look at the cards chooses a specific one (CR 406.4)', () => {
  const look = '/ You may look at cards exiled with Box any time.';
  const all = [0, 1, 2, 3].map((pick) => taken(look, 'seed', pick));
  expect(new Set(all.map(({ from }) => from.length))).toEqual(new Set([4]));
  expect(all.map(({ got }) => got).toSorted()).toEqual(['Forest', 'Island', 'Mountain', 'Swamp']);
});
