/** "If the {1}{B} cost was paid": an alternative cost that a spell names by its mana. CR 118.9, 601.2b, 608.2c. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

const GRIP =
  "Grip | {3}{B} | Instant | | You may pay {1}{B} rather than pay this spell's mana cost. / If the {1}{B} cost was paid, an opponent draws a card. / Exile target creature.";
const FLOOD =
  "Flood | {2}{W}{W}{W}{W} | Sorcery | | You may pay {1}{W}{W} rather than pay this spell's mana cost. / If the {1}{W}{W} cost was paid, an opponent chooses up to three nonland permanents they control and returns them to their owner's hand. / Destroy all nonland permanents.";
const TAX = 'Tax | {0} | Artifact | | Spells cost {1} more to cast.';
const swamps = (count: number): string[] => Array.from({ length: count }, () => 'Swamp');

function grip(via: string, lands: number, more: readonly string[] = []): { drawn: number; exiled: readonly string[] } {
  const game = table(
    [GRIP, TAX],
    [
      { hand: ['Grip'], battlefield: [...swamps(lands), ...more] },
      { battlefield: ['Hill Giant'], hand: [] },
    ],
  );
  game.ann.casts('Grip', { via, targets: ['Hill Giant'] });
  game.resolve();
  return { drawn: game.ben.hand.length, exiled: game.ben.exile };
}

test('with that cost paid the opponent draws, with the mana cost paid nobody does (CR 118.9)', () => {
  expect(grip('alternative', 2)).toEqual({ drawn: 1, exiled: ['Hill Giant'] });
  expect(grip('', 4)).toEqual({ drawn: 0, exiled: ['Hill Giant'] });
});

test('a cost that is increased has still been paid (CR 601.2f)', () => {
  expect(grip('alternative', 3, ['Tax'])).toEqual({ drawn: 1, exiled: ['Hill Giant'] });
});

test('what the opponent takes back is not there when the rest is destroyed (CR 608.2c)', () => {
  const plains = Array.from({ length: 6 }, () => 'Plains');
  for (const [via, hand] of [
    ['alternative', ['Hill Giant']],
    ['', []],
  ] as const) {
    const game = table([FLOOD], [{ hand: ['Flood'], battlefield: plains }, ['Hill Giant']]);
    game.plan((question) => (question.kind === 'chooseObjects' ? [0] : null));
    game.ann.casts('Flood', { via });
    game.resolve();
    expect(game.ben.hand).toEqual(hand);
    expect(game.ben.battlefield).toEqual([]);
  }
});
