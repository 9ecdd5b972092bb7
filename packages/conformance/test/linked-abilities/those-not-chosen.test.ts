/** "The rest", after a choice: those that could have been chosen and were not. CR 608.2c. */
import { describe, expect, test } from 'vitest';
import { chooses, plays, table, uses } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Cat | 2/2';
const OWL = 'Owl | {0} | Creature — Bird | 1/1';
const RAM = 'Ram | {0} | Creature — Sheep | 3/3';
const spell = (name: string, text: string, cost = '{0}'): string => `${name} | ${cost} | Sorcery | | ${text}`;

describe('the rest are those not chosen (CR 608.2c)', () => {
  test('each player sacrifices what they did not choose', () => {
    const cull = spell('Cull', 'Each player chooses two creatures they control, then sacrifices the rest.');
    const game = table(
      [CUB, OWL, RAM, cull],
      [{ hand: ['Cull'], battlefield: ['Cub', 'Owl', 'Ram', 'Forest'] }, { battlefield: ['Owl', 'Ram', 'Cub'] }],
    );
    chooses(game.ann, 'Cub', 'Ram');
    chooses(game.ben, 'Owl', 'Ram');
    plays(game.ann, 'Cull');
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([
      ['Cub', 'Ram', 'Forest'],
      ['Owl', 'Ram'],
    ]);
  });

  test('cards in hand are discarded but for the chosen ones', () => {
    const purge = spell('Purge', 'Draw two cards, then choose two cards in your hand and discard the rest.');
    const game = table([CUB, OWL, RAM, purge], [{ hand: ['Purge', 'Ram'], library: ['Cub', 'Owl'] }, []]);
    chooses(game.ann, 'Owl', 'Ram');
    plays(game.ann, 'Purge');
    expect([game.ann.hand.toSorted(), game.ann.graveyard.toSorted()]).toEqual([
      ['Owl', 'Ram'],
      ['Cub', 'Purge'],
    ]);
  });

  test('of cards that were found before, an opponent chooses', () => {
    const gift = spell(
      'Gift',
      'Search your library for up to three cards with different names and reveal them. An opponent chooses one of those cards. Put the chosen card into your graveyard and the rest into your hand. Then shuffle.',
    );
    const game = table([CUB, OWL, RAM, gift], [{ hand: ['Gift'], library: ['Cub', 'Owl', 'Ram', 'Plains'] }, []]);
    for (const name of ['Cub', 'Owl', 'Ram']) chooses(game.ann, name);
    chooses(game.ben, 'Owl');
    plays(game.ann, 'Gift');
    expect([game.ann.hand.toSorted(), game.ann.graveyard.toSorted()]).toEqual([
      ['Cub', 'Ram'],
      ['Gift', 'Owl'],
    ]);
  });

  test('nobody chooses any: all of them are the rest', () => {
    const mill = 'Mill | {0} | Artifact | | {0}: Choose up to two creatures, then destroy the rest.';
    const game = table([CUB, OWL, mill], [{ battlefield: ['Mill', 'Cub'] }, { battlefield: ['Owl'] }]);
    game.ann.answers('chooseObjects', []);
    uses(game.ann, 'Mill');
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Mill'], []]);
  });
});
