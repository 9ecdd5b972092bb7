/** An X in an activation cost that the text of the ability defines. CR 107.3c. */
import { describe, expect, test } from 'vitest';
import { type GameObject, StatusBit } from '@kitchen-table/engine';
import { chooses, table, uses } from '../support/text-table.ts';

const lands = (count: number): string[] => Array.from({ length: count }, () => 'Plains');
const isTapped = ({ status }: GameObject): boolean => (status & StatusBit.Tapped) !== 0;
const LEDGER = 'Ledger | {2} | Artifact | | {X}, {T}: You gain 7 life. X is the number of cards in an opponent’s hand.';
const MOLD =
  'Mold | {2} | Artifact | | When Mold enters, exile a creature card from your graveyard. / {X}, {T}: Create a token that’s a copy of the exiled card. X is the mana value of that card.';

describe('X is what the text says (CR 107.3c)', () => {
  test('it is not asked for, and all of it is paid', () => {
    const game = table([LEDGER], [{ battlefield: ['Ledger', ...lands(3)] }, { hand: lands(2) }]);
    const untapped = (): number => lands(3).filter((land, i) => !isTapped(game.ann.permanent(land, i))).length;
    game.plan((question) => {
      if (question.kind === 'chooseNumber') throw new Error('X is asked for');
      return null;
    });
    uses(game.ann, 'Ledger');
    expect([game.ann.life, untapped()]).toEqual([27, 1]);
  });

  test('who cannot pay that much cannot activate it', () => {
    const game = table([LEDGER], [{ battlefield: ['Ledger', ...lands(2)] }, { hand: lands(3) }]);
    expect(game.ann.can('activate', 'Ledger')).toBe(false);
  });

  test('of several opponents one is chosen, whose number is paid', () => {
    const game = table([LEDGER], [{ battlefield: ['Ledger', ...lands(2)] }, { hand: lands(3) }, { hand: lands(2) }]);
    chooses(game.ann, 'cat');
    uses(game.ann, 'Ledger');
    expect(game.ann.life).toBe(27);
  });

  test('a definition after another sentence counts as well', () => {
    const seats = [{ hand: ['Mold'], graveyard: ['Hill Giant'], battlefield: lands(5) }, {}];
    const game = table([MOLD], seats);
    game.ann.casts('Mold');
    game.resolveAll();
    expect(game.ann.can('activate', 'Mold')).toBe(false);
  });
});
