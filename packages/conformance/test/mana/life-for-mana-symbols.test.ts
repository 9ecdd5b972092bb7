/** "For each {B} in a cost, life may be paid rather than that mana": in costs of every sort. CR 118.9, 601.2h, 602.2b. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const RATHER = 'rather than pay that mana';
const IDOL = `Idol | {0} | Artifact | | For each {B} in a cost, you may pay 2 life ${RATHER}.`;
const RED = 'Red Idol | {0} | Artifact | | For each {R} in a cost, you may pay 3 life rather than pay that mana.';
const NOTE = 'Note | {1}{B}{B} | Sorcery | | You gain 1 life.';
const PIT = 'Pit | {0} | Artifact | | {B}: Each opponent loses 1 life. / {1}, Sacrifice Pit: Draw a card.';
const DRAIN =
  'Drain | {X}{B} | Sorcery | | Spend only black mana on X. / Each opponent loses X life and you gain X life.';
const swamps = (count: number): string[] => Array.from({ length: count }, () => 'Swamp');

test('for each symbol the player says whether life or mana is paid, generic mana is paid with mana (CR 601.2h)', () => {
  for (const symbols of [0, 1, 2]) {
    const game = table([IDOL, NOTE], [{ hand: ['Note'], battlefield: ['Idol', ...swamps(3)] }, {}]);
    game.ann.answers('chooseNumber', [symbols]);
    game.ann.casts('Note');
    const untapped = game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 0).length;
    expect([symbols, untapped - 1, game.resolve().ann.life]).toEqual([symbols, symbols, 21 - 2 * symbols]);
  }
});

test('where there is not enough mana, life is paid for the rest; where there is no other mana, nothing is (CR 118.3, 119.4)', () => {
  const bounds: (readonly number[])[] = [];
  const game = table([IDOL, NOTE], [{ hand: ['Note'], battlefield: ['Idol', ...swamps(2)] }, {}]);
  game.ann.answers('chooseNumber', (question) => {
    if (question.kind === 'chooseNumber') bounds.push([question.min, question.max]);
    return [2];
  });
  plays(game.ann, 'Note');
  expect([bounds, game.ann.life]).toEqual([[[1, 2]], 17]);
  const forest = table([IDOL, NOTE], [{ hand: ['Note'], battlefield: ['Idol', 'Forest'] }, {}]);
  expect(plays(forest.ann, 'Note').ann.life).toBe(17);
  const none = table([IDOL, NOTE], [{ hand: ['Note'], battlefield: ['Idol'] }, {}]);
  expect(none.ann.can('cast', 'Note')).toBe(false);
  const poor = table([IDOL, NOTE], [{ hand: ['Note'], battlefield: ['Idol', 'Forest'], life: 3 }, {}]);
  expect(poor.ann.can('cast', 'Note')).toBe(false);
  const theirs = table([IDOL, NOTE], [{ hand: ['Note'], battlefield: ['Forest'] }, { battlefield: ['Idol'] }]);
  expect(theirs.ann.can('cast', 'Note')).toBe(false);
});

test('in the cost of an ability, and of what is paid as an effect resolves (CR 602.2b, 118.12)', () => {
  const game = table([IDOL, PIT], [{ battlefield: ['Idol', 'Pit'] }, {}]);
  game.ann.activates('Pit', { ability: 0 });
  game.resolve();
  expect([game.ann.life, game.ben.life]).toEqual([18, 19]);
  expect(() => game.ann.activates('Pit', { ability: 1 })).toThrow("can't activate");
  const toll = 'Toll | {0} | Sorcery | | You may pay {B}. If you do, draw a card.';
  const paying = table([IDOL, toll], [{ hand: ['Toll'], battlefield: ['Idol'], library: ['Forest'] }, {}]);
  paying.ann.answers('yesNo', [1]);
  plays(paying.ann, 'Toll');
  expect([paying.ann.life, paying.ann.hand]).toEqual([18, ['Forest']]);
});

test('a symbol of two colors is of the one that is paid, and what black mana alone pays on X is no symbol (CR 107.4e, 107.3)', () => {
  const gold = 'Gold | {B/R} | Sorcery | | You gain 1 life.';
  const phyrexian = 'Oil | {B/P} | Sorcery | | You gain 1 life.';
  const oil = table([IDOL, phyrexian], [{ hand: ['Oil'], battlefield: ['Idol'] }, {}]);
  expect(plays(oil.ann, 'Oil').ann.life).toBe(19);
  const game = table([IDOL, RED, gold], [{ hand: ['Gold'], battlefield: ['Idol'] }, {}]);
  expect(plays(game.ann, 'Gold').ann.life).toBe(19); // 2 life, not 3.
  const drain = table([IDOL, DRAIN], [{ hand: ['Drain'], battlefield: ['Idol', ...swamps(1)] }, {}]);
  let most = 0;
  drain.ann.answers('chooseNumber', (question) => {
    if (question.kind === 'chooseNumber') most = question.max;
    return [most];
  });
  plays(drain.ann, 'Drain');
  expect([most, drain.ann.life, drain.ben.life]).toEqual([1, 19, 19]);
});

test('another color at another price (CR 118.9)', () => {
  const bolt = 'Bolt | {R} | Instant | | Bolt deals 3 damage to any target.';
  const game = table([IDOL, RED, bolt], [{ hand: ['Bolt'], battlefield: ['Idol', 'Red Idol'] }, {}]);
  plays(game.ann, 'Bolt', 'ben');
  expect([game.ann.life, game.ben.life]).toEqual([17, 17]);
});
