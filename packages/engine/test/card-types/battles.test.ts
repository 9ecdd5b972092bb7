/** Battles: defense, protectors, and who may attack them. CR 310. */
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { card } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

function battle(name: string, defense: string, ...subtypes: string[]): Card {
  const plain = card(name, { cost: '2R', types: ['battle'], subtypes });
  const [face] = plain.faces;
  return { ...plain, faces: [{ ...face, defense }] };
}

const siege = (name: string, defense: string): Card => battle(name, defense, 'Siege');

test('a Siege enters with its defense, and its controller attacks it: damage removes counters (CR 310.4b, 120.3h)', () => {
  const game = scenario([['Test Siege', 'Grizzly Bears'], []], { cards: [siege('Test Siege', '5')] });
  expect(game.ann.permanent('Test Siege').counters['defense']).toBe(5);
  game.ann.attacks('Grizzly Bears', 'Test Siege');
  game.throughCombat();
  expect(game.ann.permanent('Test Siege').counters['defense']).toBe(3);
  expect(game.ben.life).toBe(20);
});

test("the protector's creatures may block what attacks the battle (CR 310.8c, 509.1a)", () => {
  const game = scenario([['Test Siege', 'Grizzly Bears'], ['Hill Giant']], { cards: [siege('Test Siege', '5')] });
  game.ann.attacks('Grizzly Bears', 'Test Siege');
  game.ben.blocks([['Hill Giant', 'Grizzly Bears']]);
  game.throughCombat();
  expect(game.ann.permanent('Test Siege').counters['defense']).toBe(5);
  expect(game.ann.graveyard).toEqual(['Grizzly Bears']);
});

test('a battle without defense is put into its owner’s graveyard (CR 704.5v)', () => {
  const game = scenario([['Hill Giant'], ['Test Feud']], { cards: [battle('Test Feud', '3')] });
  game.ann.attacks('Hill Giant', 'Test Feud');
  game.throughCombat();
  expect(game.ben.graveyard).toEqual(['Test Feud']);
});
