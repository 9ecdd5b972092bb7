/** Descriptions joined of which each is said by itself: "all black and all red", "creatures and/or other planeswalkers". CR 109.2, 115.1. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const DAWN =
  'Dawn | {0} | Sorcery | | Each player returns all black and all red creature cards from their graveyard to the battlefield.';
const BAT = 'Bat | {B} | Creature — Bat | 1/1 | ';
const IMP = 'Imp | {R} | Creature — Imp | 1/1 | ';
const ELF = 'Elf | {G} | Creature — Elf | 1/1 | ';
const BOLT = 'Burn | {R} | Instant | | Draw a card.';

test('cards of either color come back to whoever has them, others stay (CR 109.2)', () => {
  const cards = [DAWN, BAT, IMP, ELF, BOLT];
  const game = table(cards, [{ hand: ['Dawn'], graveyard: ['Bat', 'Elf', 'Burn'] }, { graveyard: ['Imp', 'Elf'] }]);
  plays(game.ann, 'Dawn');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Bat'], ['Imp']]);
  expect(game.ann.graveyard).toEqual(['Elf', 'Burn', 'Dawn']);
});

const SORCERER = {
  name: 'Ral of Tests',
  type_line: 'Legendary Planeswalker — Ral',
  mana_cost: '{0}',
  loyalty: '5',
  oracle_text:
    '0: You gain 1 life.\n−2: Destroy up to two target creatures and/or other planeswalkers. You gain 1 life. Return each card put into a graveyard this way to the battlefield tapped under your control.',
};
const FOE = { ...SORCERER, name: 'Foe', type_line: 'Planeswalker — Jace', oracle_text: '0: You gain 1 life.' };
const STONE = 'Stone | {0} | Creature — Golem | 1/1 | Indestructible';

function destroying(...targets: string[]): ReturnType<typeof table> {
  const game = table(
    [SORCERER, FOE, ELF, STONE],
    [{ battlefield: [SORCERER.name] }, { battlefield: ['Foe', 'Elf', 'Stone'] }],
  );
  game.ann.activates(SORCERER.name, { ability: 1, targets });
  return game.resolveAll();
}

test('what is destroyed comes back under the control of its destroyer (CR 608.2c)', () => {
  const game = destroying('Foe', 'Elf');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([[SORCERER.name, 'Foe', 'Elf'], ['Stone']]);
});

test('what is not destroyed stays where it is; no target at all does nothing (CR 702.12b, 115.6)', () => {
  expect(destroying('Stone').ben.battlefield).toEqual(['Foe', 'Elf', 'Stone']);
  expect(destroying().ben.battlefield).toEqual(['Foe', 'Elf', 'Stone']);
});

test('the planeswalker itself is no target (CR 115.1)', () => {
  expect(() => destroying(SORCERER.name)).toThrow();
});
