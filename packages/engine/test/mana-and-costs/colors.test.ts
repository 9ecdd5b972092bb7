/** Colors. CR 105. */
import { COLORS, type Color } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { characteristics, type Question } from '../../src/index.ts';
import { act, card, instant, plays, table, you } from '../support/single-rule-cards.ts';
import type { Scenario } from '../support/scenario.ts';

/** A free creature with colors of a color indicator. */
function tinted(name: string, ...colors: Color[]): Card {
  const plain = card(name, { cost: '0', types: ['creature'], power: 2, toughness: 2 });
  return { ...plain, faces: [{ ...plain.faces[0], colorIndicator: colors }] };
}

function colorsOf(game: Scenario, name: string): readonly string[] {
  const { colors } = characteristics(game.game, game.ann.permanent(name).id);
  return ['white', 'blue', 'black', 'red', 'green'].filter((_, i) => (colors & (1 << i)) !== 0);
}

test('an object is the colors of the mana symbols in its mana cost, or of its color indicator, or none (CR 105.1, 105.2, 105.2c)', () => {
  const both = card('Test Both', { cost: '1WU', types: ['creature'], power: 1, toughness: 1 });
  const game = table(
    [both, tinted('Test Red', 'red')],
    [['Test Both', 'Test Red', 'Darksteel Myr', 'Llanowar Elves'], {}],
  );
  expect(['Test Both', 'Test Red', 'Darksteel Myr', 'Llanowar Elves'].map((name) => colorsOf(game, name))).toEqual([
    ['white', 'blue'],
    ['red'],
    [],
    ['green'],
  ]);
});

test('a color pair is exactly two colors, whichever: one, three and no colors make none, the same pair counts once (CR 105.5)', () => {
  const count = instant(
    'Test Count',
    act({
      kind: 'gainLife',
      actor: you,
      amount: {
        kind: 'kindsAmong',
        what: 'color pairs',
        of: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] },
          qualities: [{ kind: 'controlledBy', player: you }],
        },
      },
    }),
  );
  const pairs: Color[][] = [];
  for (let i = 0; i < 5; i++) for (let j = i + 1; j < 5; j++) pairs.push([COLORS[i] as Color, COLORS[j] as Color]);
  expect(pairs.length).toBe(10);
  const cards = pairs.map((pair) => tinted(`Test ${pair.join(' ')}`, ...pair));
  const others = [tinted('Test One', 'red'), tinted('Test Three', 'red', 'green', 'blue'), tinted('Test None')];
  const gained = (names: readonly string[]): number => {
    const game = table([count, ...cards, ...others], [{ battlefield: names, hand: ['Test Count'] }, {}]);
    plays(game, game.ann, 'Test Count');
    return game.ann.life - 20;
  };
  expect(gained(cards.map(({ name }) => name))).toBe(10);
  expect(gained(['Test white blue', 'Test white blue', 'Test One', 'Test Three', 'Test None'])).toBe(1);
});

test('who chooses a color chooses one of the five (CR 105.4)', () => {
  const choice = instant('Test Choice', act({ kind: 'choose', what: 'a color' }));
  const game = table([choice], [{ hand: ['Test Choice'] }, {}]);
  let options: readonly string[] = [];
  game.ann.answers('chooseOption', (question: Question) => {
    if (question.kind === 'chooseOption') ({ options } = question);
    return [0];
  });
  plays(game, game.ann, 'Test Choice');
  expect(options.map((word) => word.toLowerCase())).toEqual(['white', 'blue', 'black', 'red', 'green']);
});
