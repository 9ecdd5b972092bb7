/** A static ability with the triggered abilities that are linked to it. CR 603.11, 607.1. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const BLOOM =
  'Bloom | {0} | Enchantment | | Reveal the first card you draw each turn. Whenever you reveal a basic land card this way, you gain 4 life.';
const DIG = 'Dig | {0} | Sorcery | | Draw a card.';
const OX = 'Ox | {0} | Creature — Ox | 3/3 |';

describe('"Reveal the first card you draw each turn. Whenever you reveal a basic land card this way, ..."', () => {
  test('the card is revealed, and the linked ability triggers if it is such a card (CR 603.11)', () => {
    for (const [top, life] of [
      ['Plains', 24],
      ['Ox', 20],
    ] as const) {
      const game = table([BLOOM, DIG, OX], [{ battlefield: ['Bloom'], hand: ['Dig'], library: [top, 'Swamp'] }, {}], {
        log: true,
      });
      plays(game.ann, 'Dig');
      expect([game.ann.hand, game.ann.life]).toEqual([[top], life]);
      const told = game.session.log(game.ben.id).filter(({ rule }) => rule === '603.11');
      expect(JSON.stringify(told)).toContain(`"${top}"`);
    }
  });

  test('only the first card of a turn, and only of its controller (CR 603.11)', () => {
    const game = table([BLOOM, DIG], [{ battlefield: ['Bloom'], hand: ['Dig', 'Dig'] }, { hand: [] }]);
    plays(game.ann, 'Dig');
    plays(game.ann, 'Dig');
    expect(game.ann.life).toBe(24);
    game.to('PrecombatMain', 2);
    expect(game.ann.life).toBe(24);
    game.to('PrecombatMain', 3);
    expect(game.ann.life).toBe(28);
  });

  test('it does not trigger for what is revealed otherwise (CR 603.11, 607.1)', () => {
    const show = 'Show | {0} | Sorcery | | Reveal the top card of your library. Put it into your hand.';
    const game = table([BLOOM, show], [{ battlefield: ['Bloom'], hand: ['Show'] }, {}]);
    expect(plays(game.ann, 'Show').ann.life).toBe(20);
  });

  test('two linked abilities look each for its own cards; "on each of your turns" means no other turn (CR 603.11)', () => {
    const storm =
      'Storm | {0} | Enchantment | | Reveal the first card you draw on each of your turns. Whenever you reveal a land card this way, you gain 1 life. Whenever you reveal a nonland card this way, you gain 10 life.';
    const gust = 'Gust | {0} | Instant | | Draw a card.';
    const game = table(
      [storm, gust, OX],
      [{ battlefield: ['Storm'], hand: ['Gust', 'Gust'], library: ['Ox', 'Plains', 'Swamp'] }, {}],
    );
    expect(plays(game.ann, 'Gust').ann.life).toBe(30);
    game.to('Upkeep', 2);
    expect(plays(game.ann, 'Gust').ann.life).toBe(30);
    game.to('PrecombatMain', 3);
    expect(game.ann.life).toBe(31);
  });

  test('"you may reveal it" is asked as it is drawn (CR 603.11)', () => {
    const eye =
      'Eye | {0} | Enchantment | | You may reveal the first card you draw on each of your turns as you draw it. Whenever you reveal a land card this way, you gain 4 life.';
    for (const [answer, life] of [
      [1, 24],
      [0, 20],
    ] as const) {
      const game = table([eye, DIG], [{ battlefield: ['Eye'], hand: ['Dig'] }, {}]);
      game.ann.answers('yesNo', [answer]);
      expect(plays(game.ann, 'Dig').ann.life).toBe(life);
    }
  });
});
