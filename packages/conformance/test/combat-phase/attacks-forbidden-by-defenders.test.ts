/** What the defending player controls, or is, lets creatures attack or forbids it: asked of each who could be attacked. CR 508.1c, 508.5. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const LION = 'Lion | {0} | Creature — Cat | 3/3 |';
const WALKER = 'Sage | {0} | Legendary Planeswalker — Sage | 4 | +1: You gain 1 life.';
const creature = (text: string): string => `Eel | {0} | Creature — Fish | 5/5 | This creature ${text}.`;

/** Whom the Eel with that text could attack, by name; nobody: no attack is possible. */
function couldAttack(text: string, seats: readonly (Seat | readonly string[])[]): readonly string[] {
  const game = table([creature(text), LION, WALKER], [['Eel'], ...seats]);
  for (let i = 0; i < 40 && game.question !== null && game.game.turn === 1; i++) {
    const { question } = game;
    if (question.kind === 'attackers')
      return (question.defenders[0] ?? []).map((one) =>
        one < 0 ? (game.seats[-1 - one]?.name ?? '') : (game.seats[1]?.names([one as never])[0] ?? ''),
      );
    game.proceed();
  }
  return [];
}

describe('"unless" is asked of who would be attacked, before anybody is (CR 508.1c, 508.5)', () => {
  const unlessIsland = `can't attack unless defending player controls an Island`;
  test('of two players the one with such a land, and what that player controls', () => {
    expect(couldAttack(unlessIsland, [['Island']])).toEqual(['ben']);
    expect(couldAttack(unlessIsland, [['Forest']])).toEqual([]);
    expect(couldAttack(unlessIsland, [['Forest'], ['Island']])).toEqual(['cat']);
    expect(couldAttack(unlessIsland, [['Island', 'Sage'], ['Forest']])).toEqual(['ben', 'Sage']);
    expect(couldAttack(unlessIsland, [['Forest', 'Sage'], ['Island']])).toEqual(['cat']);
  });
  test('of what is in their graveyard', () => {
    const text = `can't attack unless defending player has two or more cards in their graveyard`;
    expect(couldAttack(text, [{ graveyard: ['Forest', 'Forest'] }, { graveyard: ['Forest'] }])).toEqual(['ben']);
  });
});

describe('"if" likewise (CR 508.1c, 508.5)', () => {
  test('an untapped land stops attacks on its controller alone', () => {
    const text = `can't attack if defending player controls an untapped land`;
    expect(couldAttack(text, [['Forest']])).toEqual([]);
    expect(couldAttack(text, [{ battlefield: [{ card: 'Forest', tapped: true }] }])).toEqual(['ben']);
    expect(couldAttack(text, [['Forest'], ['Lion']])).toEqual(['cat']);
  });
  test('so does a creature of some size', () => {
    const text = `can't attack if defending player controls an untapped creature with power 3 or greater`;
    expect(couldAttack(text, [['Lion'], ['Forest']])).toEqual(['cat']);
    expect(couldAttack(text, [['Lion']])).toEqual([]);
  });
});
