/** Cards in exile that have been given leave to be cast from there, for as long as something is controlled. CR 113.6, 601.3, 611.2. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const SMITH = {
  name: 'Basri, Smith of Tests',
  type_line: 'Legendary Planeswalker — Basri',
  mana_cost: '{0}',
  loyalty: '5',
  oracle_text:
    '+1: Exile the top two cards of your library. Artifact creature cards exiled this way gain "You may cast this card from exile as long as you control two or more lands or a Basri planeswalker."\n−2: Exile target creature you control. Reveal cards from the top of your library until you reveal an artifact or creature card with higher mana value. Put that card onto the battlefield tapped and the rest into your graveyard.',
};
const OTHER = { ...SMITH, name: 'Basri, Another', oracle_text: '0: You gain 1 life.' };
const PUP = 'Pup | {0} | Artifact Creature — Dog | 1/1 | ';
const HOUND = 'Hound | {2} | Creature — Dog | 2/2 | ';
const BEAST = 'Beast | {5} | Creature — Beast | 5/5 | ';
const TOOL = 'Tool | {0} | Artifact | | ';
const FALL = 'Fall | {0} | Instant | | Destroy target planeswalker.';
const CARDS = [SMITH, OTHER, PUP, HOUND, BEAST, TOOL, FALL];
const NAME = SMITH.name;

function exiled(hand: readonly string[] = []): Scenario {
  const game = table(CARDS, [{ battlefield: [NAME], hand: ['Fall', ...hand], library: ['Pup', 'Tool', 'Hound'] }, {}]);
  game.to('PrecombatMain');
  game.ann.activates(NAME, { ability: 0 });
  return game.resolveAll();
}

test('creature cards may be cast from exile, other cards may not (CR 601.3)', () => {
  const game = exiled();
  expect([game.ann.can('cast', 'Pup'), game.ann.can('cast', 'Tool')]).toEqual([true, false]);
  expect(plays(game.ann, 'Pup').ann.battlefield).toContain('Pup');
});

test('only while such a planeswalker is there; another of that type will do (CR 611.2a)', () => {
  const game = exiled([OTHER.name]);
  plays(game.ann, 'Fall', NAME);
  expect(game.ann.can('cast', 'Pup')).toBe(false);
  plays(game.ann, OTHER.name);
  expect(game.ann.can('cast', 'Pup')).toBe(true);
});

test('the first creature card dearer than what was exiled is put there, the rest away (CR 608.2h)', () => {
  const library = ['Tool', 'Pup', 'Beast', 'Hound'];
  const game = table(CARDS, [{ battlefield: [NAME, 'Hound'], library }, {}]);
  game.ann.activates(NAME, { ability: 1, targets: ['Hound'] });
  game.resolveAll();
  expect([game.ann.battlefield, game.ann.exile]).toEqual([[NAME, 'Beast'], ['Hound']]);
});

test('where none is dearer the whole library is revealed and nothing is put there (CR 609.3)', () => {
  const game = table(CARDS, [{ battlefield: [NAME, 'Beast'], library: ['Pup', 'Hound'] }, {}]);
  game.ann.activates(NAME, { ability: 1, targets: ['Beast'] });
  game.resolveAll();
  expect(game.ann.battlefield).toEqual([NAME]);
});
