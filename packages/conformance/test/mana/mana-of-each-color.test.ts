/** Mana of that color for each color, of the chosen color for each thing, of different colors. CR 106. */
import { describe, expect, test } from 'vitest';
import { among, payable, source } from '../support/paying-table.ts';
import { picks, plays, table } from '../support/text-table.ts';

describe('mana that colors decide', () => {
  const EACH = source('{T}: For each color among creatures you control, add one mana of that color.');

  test('one mana of each color that is there, and no more (CR 106.1a)', () => {
    const two = ['Spring', 'Grizzly Bears', 'Hill Giant', 'Goblin Piker'];
    expect(among(['{R}{G}', '{G}{G}', '{2}', '{3}', '{W}'], [EACH], two)).toEqual(['{R}{G}', '{2}']);
    expect(payable('{1}', [EACH], ['Spring'])).toBe(false);
  });

  test('it adds each of them once (CR 106.4)', () => {
    const game = table(
      ['Bloom | {0} | Artifact | | {T}: For each color among creatures you control, add one mana of that color.'],
      [['Bloom', 'Grizzly Bears', 'Hill Giant', 'Goblin Piker'], ['Craw Wurm']],
    );
    game.ann.activates('Bloom');
    expect(game.ann.state.pool.amounts).toEqual([0, 0, 0, 1, 1, 0]);
  });

  test('of one chosen color for each creature (CR 608.2d)', () => {
    const game = table(
      ['Horn | {0} | Artifact | | {T}: Choose a color. Add one mana of that color for each creature you control.'],
      [['Horn', 'Grizzly Bears', 'Hill Giant'], ['Craw Wurm']],
    );
    picks(game.ann, 'blue');
    game.ann.activates('Horn');
    expect(game.ann.state.pool.amounts).toEqual([0, 2, 0, 0, 0, 0]);
  });

  test('mana of different colors pays for no two of the same (CR 106.1a)', () => {
    const both = source('{T}: Add two mana of different colors.');
    expect(among(['{2}', '{U}', '{U}{U}', '{3}'], [both])).toEqual(['{2}', '{U}']);
  });

  test('the second color is another one than the first (CR 106.1a)', () => {
    const game = table(['Jar | {0} | Artifact | | {T}: Add three mana of different colors.'], [['Jar'], {}]);
    const offered: (readonly string[])[] = [];
    for (let i = 0; i < 3; i++)
      game.ann.answers('chooseOption', (question) => {
        if (question.kind === 'chooseOption') offered.push(question.options);
        return [0];
      });
    game.ann.activates('Jar');
    expect(offered).toEqual([
      ['white', 'blue', 'black', 'red', 'green'],
      ['blue', 'black', 'red', 'green'],
      ['black', 'red', 'green'],
    ]);
    expect(game.ann.state.pool.amounts).toEqual([1, 1, 1, 0, 0, 0]);
  });

  test('mana of different colors pays for generic mana, whatever the second color is (CR 106.1a, 118.3)', () => {
    const jar = 'Jar | {0} | Artifact | | {T}: Add two mana of different colors.';
    const dues = 'Dues | {0} | Sorcery | | You may pay {1}{U}. If you do, you gain 5 life.';
    const pipe = 'Pipe | {0} | Enchantment | | Whenever you tap an artifact for mana, you gain 1 life.';
    const game = table(
      [jar, dues, pipe, 'Elk | {2} | Creature — Elk | 2/4'],
      [{ battlefield: ['Jar', 'Jar', 'Pipe'], hand: ['Dues', 'Elk'] }, {}],
    );
    game.ann.answers('chooseOption', [3]);
    plays(game.ann, 'Elk');
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Dues');
    expect([game.ann.life, game.ann.battlefield, game.ann.state.pool.amounts]).toEqual([
      27,
      ['Jar', 'Jar', 'Pipe', 'Elk'],
      [0, 0, 0, 0, 0, 0],
    ]);
  });
});
