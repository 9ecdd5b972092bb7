/** Restrictions and requirements on a whole declaration of attackers or blockers. CR 508.1c-d, 509.1b. */
import { expect, test } from 'vitest';
import type { Ability } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { checkAnswer, enumerateAnswers, randomAnswer, StatusBit } from '../../src/index.ts';
import { act, card, creature, filter, self, spell, target } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const never: Ability = {
  kind: 'static',
  rules: [
    {
      kind: 'cant',
      action: { kind: 'attack', object: self, alone: true },
      also: [{ kind: 'block', object: self, alone: true }],
    },
  ],
};
const timid = creature('Timid Goblin', 'R', 3, 3, never);
const taunt: Card = card('Taunt', {
  cost: 'R',
  types: ['sorcery'],
  abilities: [spell(act({ kind: 'goad', object: target(filter('creature')) }))],
});

test('a creature that can’t attack alone attacks with another (CR 508.1c, 506.5)', () => {
  const game = scenario([['Timid Goblin', 'Grizzly Bears'], []], { cards: [timid] });
  let checked = false;
  game.ann.answers('attackers', (question) => {
    expect(checkAnswer(question, [0, 0])).toMatchObject({ rule: '508.1c' });
    expect(checkAnswer(question, [1, 0])).toBeNull();
    expect(enumerateAnswers(question, 10)).toHaveLength(3);
    for (const number of [0.1, 0.4, 0.6, 0.9])
      expect(
        checkAnswer(
          question,
          randomAnswer(question, () => number),
        ),
      ).toBeNull();
    checked = true;
    return [0, 0, 1, 0];
  });
  game.throughCombat();
  expect(checked).toBe(true);
  expect(game.ben.life).toBe(15);
});

test('a creature that can’t block alone blocks with another (CR 509.1b)', () => {
  const game = scenario([['Craw Wurm'], ['Timid Goblin', 'Grizzly Bears']], { cards: [timid] });
  game.ann.attacks('Craw Wurm');
  game.ben.answers('blockers', (question) => {
    expect(checkAnswer(question, [0, 0])).toMatchObject({ rule: '509.1b' });
    expect(checkAnswer(question, [1, 0])).toBeNull();
    return [0, 0, 1, 0];
  });
  game.throughCombat();
  expect(game.ann.graveyard).toEqual(['Craw Wurm']);
});

test('a goaded creature attacks another player than the one who goaded it, until that player’s next turn (CR 701.38b)', () => {
  const game = scenario([{ hand: ['Taunt'], battlefield: ['Mountain'] }, ['Grizzly Bears'], []], { cards: [taunt] });
  game.ann.casts('Taunt', { targets: ['Grizzly Bears'] });
  game.resolve();
  let seen = 0;
  game.ben.answers('attackers', (question) => {
    if (question.kind !== 'attackers') throw new Error('attackers are declared');
    expect(question.mustAttack).toEqual([0]);
    expect(question.defenders).toEqual([[-3]]);
    seen++;
    return [0, 0];
  });
  game.to('PostcombatMain', 2);
  expect([seen, game.ann.life, game.cat.life]).toEqual([1, 20, 18]);
  game.to('PrecombatMain', 4);
  expect(game.ben.permanent('Grizzly Bears').status & StatusBit.Goaded).toBe(0);
});
