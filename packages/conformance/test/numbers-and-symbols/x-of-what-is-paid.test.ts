/** X is the mana value of what is sacrificed or discarded to pay. CR 107.3a, 602.2b. */
import { expect, test } from 'vitest';
import { type GameObject, StatusBit } from '@kitchen-table/engine';
import { plays, table, uses } from '../support/text-table.ts';

const POTS = ['Pot | {1} | Artifact |', 'Jug | {3} | Artifact |'];
const WELD =
  'Weld | {0} | Artifact | | {T}, Sacrifice an artifact with mana value X: Tap target creature with mana value less than X.';
const WARP =
  'Warp | {0} | Artifact | | Discard a card with mana value X: Tap target artifact an opponent controls with mana value X.';
const isTapped = ({ status }: GameObject): boolean => (status & StatusBit.Tapped) !== 0;

test('of all that could be sacrificed only that counts which leaves a target (CR 601.2c)', () => {
  const game = table([WELD, ...POTS], [['Weld', 'Jug', 'Pot'], ['Grizzly Bears']]);
  uses(game.ann, 'Weld');
  expect(game.ann.battlefield).toEqual(['Weld', 'Pot']);
});

test('without anything of a fitting mana value it is not activated', () => {
  const game = table([WELD, ...POTS], [['Weld', 'Pot'], ['Grizzly Bears']]);
  expect(game.ann.can('activate', 'Weld')).toBe(false);
});

test('X is announced among the mana values at hand (CR 107.3a)', () => {
  const game = table([WARP, ...POTS], [{ battlefield: ['Warp'], hand: ['Jug', 'Pot', 'Plains'] }, ['Jug', 'Pot']]);
  let offered: readonly string[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseOption') return null;
    offered = question.options;
    return [1];
  });
  uses(game.ann, 'Warp');
  expect(offered).toEqual(['1', '3']);
  expect([game.ann.graveyard, isTapped(game.ben.permanent('Jug')), isTapped(game.ben.permanent('Pot'))]).toEqual([
    ['Jug'],
    true,
    false,
  ]);
});

test('X of life that an instruction has somebody pay is chosen then, and stands for the rest of it (CR 107.3f, 118.3)', () => {
  const plunge =
    'Deep Plunge | {0} | Sorcery | | Pay X life, then look at the top X cards of your library. Put one of those cards into your hand and exile the rest.';
  const rites =
    'Slow Rites | {0} | Sorcery | | You may pay X life. If you do, create X 1/1 white Soldier creature tokens.';
  const game = table(
    [plunge, rites],
    [{ hand: ['Deep Plunge', 'Slow Rites'], library: ['Swamp', 'Forest', 'Island', 'Plains'], life: 6 }, {}],
  );
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.ann.answers('chooseNumber', [3]);
  plays(game.ann, 'Deep Plunge');
  expect([game.ann.life, game.ann.hand.length, game.ann.exile.length, game.ann.library]).toEqual([3, 2, 2, ['Plains']]);
  game.ann.answers('chooseNumber', (question) => {
    expect(question).toMatchObject({ min: 0, max: 3 });
    return [2];
  });
  plays(game.ann, 'Slow Rites');
  expect([game.ann.life, game.ann.battlefield]).toEqual([1, ['Soldier Token', 'Soldier Token']]);
});
