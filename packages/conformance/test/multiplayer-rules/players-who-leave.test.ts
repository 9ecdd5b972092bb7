/** What goes with a player who leaves the game, and what stays. CR 800.4, 104. */
import { describe, expect, test } from 'vitest';
import type { Seat, Scenario } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/rules-table.ts';

const spell = (name: string, text: string): string => `${name} | {0} | Instant | | ${text}`;
const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const OUST = spell('Oust', 'Target player loses the game.');
const GRAB = spell('Grab', 'Gain control of target creature.');

/** Three players or more; Ann holds what makes Ben lose. */
function three(cards: readonly string[], ann: Seat, ben: Seat, cat: Seat = {}): Scenario {
  return table([CUB, OUST, ...cards], [{ ...ann, hand: ['Oust', ...(ann.hand ?? [])] }, ben, cat]);
}
const oust = (game: Scenario, name = 'ben'): Scenario => plays(game, game.ann, 'Oust', [name]);

describe('objects (CR 800.4a)', () => {
  test('all that the player owns leaves: from every zone, whoever controls it', () => {
    const game = three(
      [GRAB],
      { hand: ['Grab'], battlefield: ['Cub'] },
      { battlefield: ['Cub', 'Forest'], hand: ['Forest'], graveyard: ['Cub'], exile: ['Forest'] },
    );
    const theirs = game.ben.permanent('Cub').id;
    game.ann.answers('targets', (question) =>
      question.kind === 'targets' ? [question.legal.findIndex((entity) => (entity as number) === theirs)] : [],
    );
    plays(game, game.ann, 'Grab');
    expect(game.ann.battlefield).toEqual(['Cub', 'Cub']);
    oust(game);
    expect(game.ann.battlefield).toEqual(['Cub']);
    expect([game.ben.hand, game.ben.library, game.ben.graveyard, game.ben.exile]).toEqual([[], [], [], []]);
    expect(game.game.battlefield).toHaveLength(1);
    expect([game.ben.state.left, game.cat.state.left, game.isOver]).toEqual([true, false, false]);
  });

  test('effects that gave the player control end: the owner has it back', () => {
    const game = three([GRAB], { battlefield: ['Cub'] }, { hand: ['Grab'] });
    plays(game, game.ben, 'Grab', ['Cub']);
    expect(game.ben.battlefield).toEqual(['Cub']);
    oust(game);
    expect([game.ann.battlefield, game.ann.exile]).toEqual([['Cub'], []]);
  });

  test('other effects of the player go on as long as they last (CR 611.2)', () => {
    const grow = spell('Grow', 'Target creature gets +3/+3 until end of turn.');
    const game = three([grow], { battlefield: ['Cub'] }, { hand: ['Grow'] });
    plays(game, game.ben, 'Grow', ['Cub']);
    oust(game);
    expect(game.ann.stats('Cub')).toBe('5/5');
    game.to('Upkeep', 3);
    expect(game.ann.stats('Cub')).toBe('2/2');
  });

  test('what the player still controls of others is exiled', () => {
    const steal = spell(
      'Steal',
      "Put target Cat card from an opponent's graveyard onto the battlefield under your control.",
    );
    const game = three([steal], { graveyard: ['Cub'] }, { hand: ['Steal'] });
    plays(game, game.ben, 'Steal', ['Cub']);
    expect(game.ben.battlefield).toEqual(['Cub']);
    oust(game);
    expect([game.ann.exile, game.ann.graveyard]).toEqual([['Cub'], ['Oust']]);
    expect(told(game, /^800/)).toEqual(['800.4a Cub is exiled']);
  });

  test('spells and abilities of the player leave the stack, those of others stay', () => {
    const gain = spell('Hope', 'You gain 3 life.');
    const bell = 'Bell | {0} | Artifact | | {T}: Each opponent loses 4 life.';
    const game = three([gain, bell], { hand: ['Hope'] }, { battlefield: ['Bell'] });
    game.ann.casts('Hope');
    game.ben.activates('Bell');
    game.ann.casts('Oust', { targets: ['ben'] });
    game.resolveAll();
    expect([game.ann.life, game.cat.life]).toEqual([23, 20]);
  });

  test('triggers that wait and turns to come are gone (CR 800.4d)', () => {
    const vow = spell('Vow', 'At the beginning of the next end step, each opponent loses 5 life.');
    const more = spell('More', 'Take an extra turn after this one.');
    const game = three([vow, more], {}, { hand: ['Vow', 'More'] });
    plays(game, game.ben, 'Vow');
    plays(game, game.ben, 'More');
    oust(game);
    game.to('Upkeep', 2);
    expect(game.ann.life).toBe(20);
    expect(game.game.activePlayer).toBe(game.cat.id);
  });

  test('triggers of the others wait on', () => {
    const vow = spell('Vow', 'At the beginning of the next end step, you gain 5 life.');
    const game = three([vow], { hand: ['Vow'] }, {});
    plays(game, game.ann, 'Vow');
    oust(game);
    game.to('Upkeep', 2);
    expect(game.ann.life).toBe(25);
  });

  test('foretold cards of the player are shown (CR 702.143f)', () => {
    const omen = 'Omen | {6}{U} | Instant | | Scry 1. / Foretell {U}';
    const game = three([omen], {}, { hand: ['Omen'], battlefield: ['Island', 'Island'], exile: ['Cub'] });
    game.to('PrecombatMain', 2);
    game.ben.takes('foretell', 'Omen');
    game.ann.casts('Oust', { targets: ['ben'] });
    game.resolveAll();
    expect(told(game, /^702\.143f/)).toEqual(['702.143f ben reveals Omen']);
    const none = three([omen], {}, { exile: ['Cub'] });
    oust(none);
    expect(told(none, /^702\.143f/)).toEqual([]);
  });
});

describe('designations', () => {
  test('the active player becomes the monarch, or the next in turn order when it is the monarch who leaves in the own turn (CR 722.4)', () => {
    const crown = spell('Crown', 'Target player becomes the monarch.');
    const game = three([crown], { hand: ['Crown'] }, {});
    plays(game, game.ann, 'Crown', ['ben']);
    oust(game);
    expect(game.game.monarch).toBe(game.ann.id);
    expect(told(game, /^722\.4/)).toEqual(['722.4 ann gets this designation: monarch']);
    const own = three([crown], { hand: ['Crown'] }, {});
    plays(own, own.ann, 'Crown', ['ben']);
    own.to('Upkeep', 2);
    own.ann.casts('Oust', { targets: ['ben'] });
    own.resolveAll();
    expect(own.game.monarch).toBe(own.cat.id);
  });

  test('the initiative likewise (CR 723.4)', () => {
    const take = spell('Lead', 'You take the initiative.');
    const game = three([take], {}, { hand: ['Lead'] });
    plays(game, game.ben, 'Lead');
    oust(game);
    expect(game.game.initiative).toBe(game.ann.id);
    expect(told(game, /^723\.4/)).toHaveLength(1);
    const other = three([take], { hand: ['Lead'] }, {});
    plays(other, other.ann, 'Lead');
    oust(other);
    expect([other.game.initiative, told(other, /^723\.4/).length]).toEqual([other.ann.id, 0]);
  });
});

describe('who wins', () => {
  test('the last one left wins; with two left the game goes on (CR 104.2a)', () => {
    const game = table([CUB, OUST], [{ hand: ['Oust', 'Oust'] }, [], []]);
    oust(game);
    expect(game.isOver).toBe(false);
    oust(game, 'cat');
    expect([game.isOver, game.game.winners, game.game.drawn]).toEqual([true, [game.ann.id], false]);
  });

  test('all at once: the game is drawn, and nobody has won (CR 104.4a)', () => {
    const game = table([spell('Doom', 'Each player loses the game.')], [{ hand: ['Doom'] }, [], []]);
    plays(game, game.ann, 'Doom');
    expect([game.isOver, game.game.winners, game.game.drawn]).toEqual([true, [], true]);
  });

  test('a team loses together when its members share their life, and each of them once (CR 810.8a)', () => {
    const seats = [{ hand: ['Oust'], team: 0 }, { team: 0 }, { team: 1 }, { team: 1 }];
    const game = table([OUST], seats, { format: 'two-headed-giant' });
    oust(game, 'cat');
    expect(game.game.winners).toEqual([game.ann.id, game.ben.id]);
    expect(told(game, /^810\.8/)).toEqual(['810.8a dan loses the game: cat has lost, and they are one team']);
    expect(game.game.players.map(({ lost }) => lost)).toEqual([false, false, true, true]);
  });
});

const WARDEN =
  "Warden | {0} | Creature — Angel | 5/5 | When ~ enters, exile up to two other target creatures.\nWhen ~ leaves the battlefield, return the exiled cards to their owners' hands.";

test('a permanent that leaves with its owner has left the battlefield: what triggers then is of the one who controlled it (CR 603.6c, 800.4a)', () => {
  for (const grabbed of [true, false]) {
    const game = three([GRAB, WARDEN], { hand: ['Grab'] }, { hand: ['Warden'] }, { battlefield: ['Cub', 'Cub'] });
    game.to('PrecombatMain', 2);
    game.ben.answers('targets', (question) => (question.kind === 'targets' ? question.legal.map((_, i) => i) : []));
    plays(game, game.ben, 'Warden').resolveAll();
    expect(game.cat.exile).toEqual(['Cub', 'Cub']);
    if (grabbed) plays(game, game.ann, 'Grab', ['Warden']);
    plays(game, game.ann, 'Oust', ['ben']).resolveAll();
    expect([game.cat.exile.length, game.cat.hand.filter((name) => name === 'Cub').length]).toEqual(
      grabbed ? [0, 2] : [2, 0],
    );
  }
});
