/** "You may cast it if it's ...": asked of the spell as it would be cast. CR 601.3e, 715.3b. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const GIANT = {
  name: 'Giant',
  layout: 'adventure',
  card_faces: [
    { name: 'Giant', mana_cost: '{5}{G}', type_line: 'Creature — Giant', power: '6', toughness: '6', oracle_text: '' },
    { name: 'Stomp', mana_cost: '{G}', type_line: 'Instant — Adventure', oracle_text: 'You gain 2 life.' },
  ],
} as never;
const BEAR = 'Bear | {2} | Creature — Bear | 2/2 |';
const RITE = 'Rite | {3} | Sorcery | | You gain 7 life.';
const KIND = `Kind | {0} | Sorcery | | Look at the top card of your library. You may cast it without paying its mana cost if it’s an instant or ${'sorcery'} spell. If you don’t, you gain 20 life.`;
const SIZE = `Size | {0} | Sorcery | | Exile the top card of your library. You may cast that card without paying its mana cost if that ${'spell’s'} mana value is 3 or less. If you don’t, put that card into your hand.`;

test.each([
  [KIND, 'Giant', 22, []],
  [KIND, 'Rite', 27, []],
  [KIND, 'Bear', 40, []],
  [SIZE, 'Giant', 22, []],
  [SIZE, 'Rite', 27, []],
  [SIZE, 'Bear', 20, ['Bear']],
] as const)(
  'what it says is asked of the spell, so that the half of a card that is such a one may be cast (CR 715.3b) %s %s',
  (spell, top, life, battlefield) => {
    const game = table([GIANT, BEAR, RITE, spell], [{ hand: [spell.split(' ')[0] as string], library: [top] }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    plays(game.ann, spell.split(' ')[0] as string);
    expect([game.ann.life, game.ann.battlefield]).toEqual([life, battlefield]);
  },
);

test('what is too big goes to the hand (CR 608.2c)', () => {
  const game = table(['Wurm | {6} | Creature — Wurm | 6/6 |', SIZE], [{ hand: ['Size'], library: ['Wurm'] }, {}]);
  plays(game.ann, 'Size');
  expect([game.ann.hand, game.ann.battlefield]).toEqual([['Wurm'], []]);
});

test.each([
  ['Rite', 27, []],
  ['Bear', 20, ['Bear']],
])('of a card that was exiled face down, as what it is turned face up to be cast (CR 406.3) %s', (top, life, hand) => {
  const hidden = `Hidden | {0} | Sorcery | | Exile the top card of your library face down. You may cast the exiled card without paying its mana cost if it’s an instant or ${'sorcery'} spell. If you don’t, put that card into your hand.`;
  const game = table([BEAR, RITE, hidden], [{ hand: ['Hidden'], library: [top] }, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  plays(game.ann, 'Hidden');
  expect([game.ann.life, game.ann.hand, game.ann.exile]).toEqual([life, hand, []]);
});
