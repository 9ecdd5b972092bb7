/** Stickers on cards that become one permanent. CR 123.5a, 123.5c. */
import type { Ability, StickerSheet } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { perform } from '../../src/events/perform.ts';
import { characteristics, type ObjectId } from '../../src/index.ts';
import { act, self, you } from '../support/cards.ts';
import { beast, KILL } from '../support/merging-cards.ts';
import { scenario } from '../support/scenario.ts';

const JOIN: Ability = {
  kind: 'activated',
  cost: [{ kind: 'manaCost', symbols: ['0'] }],
  clause: {
    kind: 'sequence',
    steps: [
      act({
        kind: 'exile',
        object: {
          kind: 'nounList',
          join: 'and',
          of: [
            self,
            {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'a' },
              filter: {
                kind: 'filter',
                noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
                qualities: [
                  { kind: 'named', name: 'Test Right' },
                  { kind: 'controlledBy', player: you },
                ],
              },
            },
          ],
        },
        label: 'step1',
      } as never),
      act({ kind: 'meld', object: { kind: 'reference', to: 'step1', words: 'they' }, into: 'Test Whole' }),
    ],
    joins: [', then'],
  },
};
const part = (name: string, ...abilities: Ability[]): Card => ({ ...beast(name, 1, 1, ...abilities), layout: 'meld' });
const CARDS: readonly Card[] = [part('Test Left', JOIN), part('Test Right'), part('Test Whole'), KILL];
const SHEET: StickerSheet = {
  name: 'Test Sheet',
  stickers: [3, 7].map((size) => ({ kind: 'power and toughness', ticketCost: 0, power: size, toughness: size })),
};

for (const [first, second, size] of [
  ['Test Left', 'Test Right', 7],
  ['Test Right', 'Test Left', 3],
] as const)
  test(`the stickers of both cards are on the melded permanent, in the order of the cards' exile, ${first} stuck first; one card keeps them (CR 123.5a, 123.5c, 613.7k)`, () => {
    const game = scenario(
      [{ battlefield: ['Test Left', 'Test Right'], hand: ['Test Kill'], stickerSheets: ['Test Sheet'] }, []],
      { cards: CARDS, stickerSheets: [SHEET] },
    );
    const put = (sticker: number, name: string): void => {
      const object = game.ann.permanent(name).id;
      const [player, cause] = [game.ann.id, object];
      game.alter((now) => {
        perform(now, [{ kind: 'putSticker', object, player, sticker, after: 0, cause, rule: '123.3' }]);
      });
    };
    put(0, first);
    put(1, second);
    game.ann.activates('Test Left');
    game.resolve();
    expect(game.ann.battlefield).toEqual(['Test Whole']);
    expect(game.ann.stats('Test Whole')).toBe(`${size}/${size}`);
    game.ann.answers('chooseObjects', (question, now) => {
      if (question.kind !== 'chooseObjects') throw new Error(question.kind);
      return [question.from.findIndex((id) => characteristics(now, id as number as ObjectId).name === 'Test Right')];
    });
    game.ann.casts('Test Kill', { targets: ['Test Whole'] });
    game.resolve();
    const toughness = (name: string): number | undefined =>
      game.ann.state.graveyard.map((id) => characteristics(game.game, id)).find((now) => now.name === name)?.toughness;
    expect([toughness('Test Right'), toughness('Test Left')]).toEqual([size, 1]);
  });
