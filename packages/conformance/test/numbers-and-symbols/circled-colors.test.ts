/** Colors circled as a deck is made. CR 207.5. */
import { refusalsOf } from '@kitchen-table/lower';
import { expect, test } from 'vitest';
import type { PrintedCard } from '@kitchen-table/oracle';
import { read, readPrinted } from '../support/read-cards.ts';
import { table } from '../support/text-table.ts';

const spires = (circled?: readonly string[]): PrintedCard => ({
  name: 'Twin Towers',
  type_line: 'Land',
  oracle_text:
    'As you create your deck, circle two of the colors below.\n{T}: Add one mana of either of the circled colors.\n{T}: You gain 1 life.',
  ...(circled === undefined ? {} : { circled_colors: circled }),
});
const SPELLS = ['W', 'U', 'B', 'R', 'G'].map(
  (letter) => `Spell of ${letter} | {${letter}} | Sorcery | | You gain 1 life.`,
);

test('the circled colors are part of its text: it makes mana of these, and of no other (CR 207.5)', () => {
  const hand = ['W', 'U', 'B', 'R', 'G'].map((letter) => `Spell of ${letter}`);
  const game = table([spires(['U', 'R']), ...SPELLS], [{ battlefield: ['Twin Towers'], hand }, {}]);
  expect(hand.filter((name) => game.ann.can('cast', name))).toEqual(['Spell of U', 'Spell of R']);
});

test('they count for its color identity (CR 207.5, 903.4)', () => {
  expect(read(spires(['U', 'R']))[0]?.colorIdentity).toEqual(['blue', 'red']);
});

test('before any are circled it is no card to play with (CR 207.5)', () => {
  const [card] = readPrinted(spires());
  expect([card?.colorIdentity, refusalsOf(card as never).length]).toEqual([[], 1]);
});
