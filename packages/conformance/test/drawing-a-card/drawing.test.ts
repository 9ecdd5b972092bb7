/** How many cards are drawn, by whom, and when. CR 121. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

const LIBRARY = Array<string>(12).fill('Island');
const THREE = 'Deep Study | {0} | Sorcery | | Draw three cards.';
const ONE = 'Small Study | {0} | Sorcery | | Draw a card.';

/** How many times the player is asked yes or no while the stack resolves; every answer is yes. */
function offers(game: Scenario): number {
  let asked = 0;
  game.plan((question) => {
    if (question.kind !== 'yesNo') return null;
    asked++;
    return [1];
  });
  game.resolveAll();
  game.unplan();
  return asked;
}

describe('instructions to draw several cards', () => {
  test('an effect that refers to the number changes the instruction before any single draw (CR 121.2a)', () => {
    const lines = [
      THREE,
      ONE,
      'One More | {0} | Enchantment | | If you would draw two or more cards, you draw that many cards plus one instead.',
      'Two For One | {0} | Enchantment | | If you would draw a card, draw two cards instead.',
    ];
    const drawn = (spell: string, ...permanents: string[]): number => {
      const game = table(lines, [{ hand: [spell], battlefield: permanents, library: LIBRARY }, {}]);
      plays(game.ann, spell);
      return game.ann.hand.length;
    };
    expect([drawn('Deep Study', 'One More'), drawn('Small Study', 'One More')]).toEqual([4, 1]);
    // Each single draw is replaced by itself after that, and is no instruction to draw several any more.
    expect(drawn('Deep Study', 'One More', 'Two For One')).toBe(8);
  });

  test('... and may do something else for the whole of it (CR 121.2a)', () => {
    const share =
      'Fair Share | {0} | Enchantment | | If an opponent would draw three or more cards, instead you and that player each draw a card.';
    const game = table(
      [THREE, share],
      [
        { hand: ['Deep Study'], library: LIBRARY },
        { battlefield: ['Fair Share'], library: LIBRARY },
      ],
    );
    const before = game.ben.hand.length;
    plays(game.ann, 'Deep Study');
    expect([game.ann.hand.length, game.ben.hand.length - before]).toEqual([1, 1]);
  });

  const LIMIT = "Thin Air | {0} | Enchantment | | Each player can't draw more than one card each turn.";

  test('"can’t draw more than one card each turn" lets the first of several be drawn (CR 121.2b)', () => {
    const game = table(
      [THREE, ONE, LIMIT],
      [{ hand: ['Deep Study', 'Small Study'], battlefield: ['Thin Air'], library: LIBRARY }, {}],
    );
    plays(game.ann, 'Deep Study');
    expect(game.ann.hand.length).toBe(2);
    plays(game.ann, 'Small Study');
    expect(game.ann.hand.length).toBe(1);
    game.to('PrecombatMain', 3);
    expect(game.ann.hand.length).toBe(2);
  });

  test('... but no choice to draw several, nor a cost of it, can be taken (CR 121.2b)', () => {
    const lines = [
      THREE,
      LIMIT,
      'Offer One | {0} | Sorcery | | You may draw a card.',
      'Offer Two | {0} | Sorcery | | You may draw two cards.',
    ];
    const offered = (name: string): number => {
      const game = table(lines, [{ hand: [name], battlefield: ['Thin Air'], library: LIBRARY }, {}]);
      game.ann.casts(name);
      return offers(game);
    };
    expect([offered('Offer One'), offered('Offer Two')]).toEqual([1, 0]);
  });

  test('the same holds when another player makes the choice: not if they can’t draw, but from an empty library (CR 121.3a)', () => {
    const lines = [
      "No Books | {0} | Enchantment | | Your opponents can't draw cards.",
      'Gift | {0} | Sorcery | | You may have target opponent draw a card. If you do, you gain 5 life.',
    ];
    const life = (battlefield: string[], library: string[]): number | string => {
      const game = table(lines, [{ hand: ['Gift'], battlefield }, { library }]);
      game.ann.casts('Gift', { targets: ['ben'] });
      game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
      while (game.stack.length > 0 && !game.isOver) game.proceed();
      return game.isOver ? 'ben has lost' : game.ann.life;
    };
    expect([life([], LIBRARY), life([], []), life(['No Books'], LIBRARY)]).toEqual([25, 'ben has lost', 20]);
  });
});

test('what is left of the event happens before the cards that its replacement draws (CR 121.7)', () => {
  const lines = [
    'Rich Life | {0} | Enchantment | | If you would gain life, you gain that much life plus 1 and draw a card instead.',
    'Read Life | {0} | Enchantment | | If you would draw a card, draw cards equal to your life total instead.',
    'Sip | {0} | Artifact | | {0}: You gain 1 life.',
  ];
  const game = table(lines, [
    { battlefield: ['Rich Life', 'Read Life', 'Sip'], library: Array<string>(9).fill('Island'), life: 3 },
    {},
  ]);
  uses(game.ann, 'Sip');
  expect([game.ann.life, game.ann.hand.length]).toEqual([5, 5]);
});
