/** A player leaves while things wait: spells in other hands, abilities to come, turns to come, foretold cards. CR 800.4, 104. */
import { describe, expect, test } from 'vitest';
import type { PlayerId } from '@kitchen-table/engine';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/text-table.ts';

const spell = (name: string, text: string, type = 'Instant'): string => `${name} | {0} | ${type} | | ${text}`;
const OUST = spell('Oust', 'Target player loses the game.');
const HOPE = spell('Hope', 'You gain 3 life.');

/** Three players; Cat holds what makes somebody lose. */
function three(cards: readonly string[], ann: Seat, ben: Seat = {}, cat: Seat = {}): Scenario {
  return table([OUST, HOPE, ...cards], [ann, ben, { ...cat, hand: ['Oust', ...(cat.hand ?? [])] }]);
}
const oust = (game: Scenario, name: string): void => {
  game.cat.casts('Oust', { targets: [name] });
  game.resolve();
};

describe('on the stack (CR 800.4a)', () => {
  test('a spell that the player cast and another owns is exiled', () => {
    const ROB =
      'Rob | {0} | Sorcery | | Exile the top two cards of target player’s library. You may cast those cards this turn without paying their mana costs.';
    const game = three([ROB], { hand: ['Rob'] }, { library: ['Hope', 'Plains'] });
    plays(game.ann, 'Rob', 'ben');
    game.ann.casts('Hope');
    expect([game.stack, game.ben.exile]).toEqual([['Hope'], ['Plains']]);
    oust(game, 'ann');
    expect([game.stack, game.ben.exile, game.ben.graveyard]).toEqual([[], ['Plains', 'Hope'], []]);
    expect(told(game, /^800/)).toEqual(['800.4a Hope is exiled']);
  });

  test('a spell that the player had taken is again that of its owner; what others control stays', () => {
    const game = three(
      [spell('Grab', 'Gain control of target spell.')],
      { hand: ['Grab'] },
      { hand: ['Hope', 'Hope'] },
    );
    game.ben.casts('Hope');
    game.ben.casts('Hope');
    game.ann.casts('Grab', { targets: ['Hope'] });
    game.resolve();
    oust(game, 'ann');
    expect([game.stack, told(game, /^800/)]).toEqual([['Hope', 'Hope'], []]);
    game.resolveAll();
    expect(game.ben.life).toBe(26);
  });
});

describe('what would come later', () => {
  test('abilities that wait are gone with their controller, those of others wait on (CR 800.4d)', () => {
    const LATE = spell('Late', 'At the beginning of the next end step, each player gains 3 life.');
    const game = three([LATE], { hand: ['Late'] }, { hand: ['Late'] });
    plays(game.ann, 'Late');
    plays(game.ben, 'Late');
    oust(game, 'ben');
    expect(game.game.delayed.map(({ context }) => context.controller)).toEqual([0]);
    game.to('End');
    game.resolveAll();
    expect([game.ann.life, game.cat.life]).toEqual([23, 23]);
  });

  test('turns that the player was to take are not taken, those of others are (CR 800.4k)', () => {
    const game = three([spell('Again', 'Target player takes an extra turn after this one.', 'Sorcery')], {
      hand: ['Again', 'Again'],
    });
    plays(game.ann, 'Again', 'ben');
    plays(game.ann, 'Again', 'cat');
    expect(game.game.extraTurns).toEqual([1, 2]);
    oust(game, 'ben');
    expect(game.game.extraTurns).toEqual([2]);
    game.to('Upkeep', 2);
    expect(game.game.activePlayer).toBe(2);
  });

  test('the foretold cards of the player are shown, and only those (CR 702.143f)', () => {
    const GEM = 'Gem | {9} | Creature — Cat | 2/2 | Foretell {4}';
    const PEARL = 'Pearl | {9} | Creature — Cat | 2/2 | Foretell {4}';
    const game = three(
      [GEM, PEARL],
      { hand: ['Gem'], battlefield: ['Plains', 'Plains'] },
      { hand: ['Pearl'], battlefield: ['Plains', 'Plains'], exile: ['Plains'] },
    );
    game.ann.takes('foretell', 'Gem');
    game.to('PrecombatMain', 2);
    game.ben.takes('foretell', 'Pearl');
    const log = game.game.log.length;
    oust(game, 'ben');
    const shown = told(game, /^702\.143f/);
    expect([shown.length, game.game.log.length > log, shown.join().includes('Gem')]).toEqual([1, true, false]);
    expect(shown.join()).toContain('Pearl');
  });
});

describe('the end of it (CR 104)', () => {
  test('who concedes has lost (CR 104.3a); a team that shares its life loses with one of it (CR 810.8a)', () => {
    const game = table([OUST], [{ team: 0 }, { team: 0 }, { team: 1 }, { team: 1 }], { format: 'two-headed-giant' });
    game.session.concede(1 as PlayerId);
    expect([game.isOver, game.game.winners]).toEqual([true, [2, 3]]);
    expect(told(game, /^(104|810)/)).toEqual([
      '104.3a ben concedes',
      '810.8a ann loses the game: ben has lost, and they are one team',
    ]);
  });

  test('all agree: it is a draw, for that reason, whatever somebody has said before (CR 104.4i)', () => {
    const game = table([], [[], []]);
    game.session.agreeToDraw(0 as PlayerId);
    game.session.agreeToDraw(1 as PlayerId);
    expect([game.isOver, game.game.winners, game.game.agreedToDraw]).toEqual([true, [], false]);
    expect(told(game, /^104/)).toEqual(['104.4i The game is a draw: all players agree']);
  });
});
