/** "You may exile a Human and an artifact. If you do, ...": both, and not the same one twice. CR 118.3, 608.2d. */
import { expect, test } from 'vitest';
import { plays, table } from '../../support/text-table.ts';

const HUMAN = 'Tin Guard | {0} | Creature — Human | 2/2 |';
const ROBOT = 'Tin Robot | {0} | Artifact Creature — Human Robot | 2/2 |';
const DEAL = `Deal | {0} | Sorcery | | You may exile a Human you control and an artifact you control. If you do, you gain 5 life.`;

test('who could not do both is not offered it (CR 118.3)', () => {
  for (const [battlefield, life] of [
    [['Tin Guard', 'Tin Robot'], 25],
    [['Tin Robot'], 20],
    [['Tin Guard'], 20],
    [['Tin Robot', 'Tin Robot'], 25],
  ] as const) {
    const game = table([HUMAN, ROBOT, DEAL], [{ hand: ['Deal'], battlefield: [...battlefield] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Deal');
    expect([battlefield, game.ann.life]).toEqual([battlefield, life]);
    expect(game.ann.exile).toHaveLength(life === 25 ? 2 : 0);
  }
});

test('a spell and others of its name: all of them or none (CR 118.3)', () => {
  const approach = `Approach | {0} | Sorcery | | You may exile ${'~'} and two cards named ${'~'} from your graveyard. If you do, you gain 5 life.`;
  for (const [cards, life] of [
    [1, 20],
    [2, 25],
  ] as const) {
    const graveyard = Array.from({ length: cards }, () => 'Approach');
    const game = table([approach], [{ hand: ['Approach'], graveyard }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Approach');
    expect([cards, game.ann.life, game.ann.exile.length]).toEqual([cards, life, life === 25 ? 3 : 0]);
  }
});
