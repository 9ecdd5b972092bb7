/** "Dash costs you pay cost {2} less": only where that keyword's cost is paid. CR 118.7, 118.9d, 601.2f, 602.2b. */
import { expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

const HERALD = 'War Herald | {0} | Creature — Orc | 2/2 | Dash costs you pay cost {3} less.';
const SMITH = 'Old Smith | {0} | Creature — Dwarf | 2/2 | Equip costs you pay cost {2} less.';
const MOB = 'Mob Boss | {0} | Artifact | | Blitz costs you pay cost {1} less for each artifact you control.';
const RAIDER = 'Raider | {4}{R} | Creature — Orc | 3/3 | Dash {2}{R}';
const BRAWLER = 'Brawler | {6}{R} | Creature — Orc | 3/3 | Blitz {3}{R}';
const AXE = 'Axe | {0} | Artifact — Equipment | | Equipped creature gets +2/+2. / Equip {3}';
const BELL = 'Bell | {0} | Artifact | | {3}: You gain 1 life.';
const TAX = 'Tax | {0} | Enchantment | | Creature spells you cast cost {1} more to cast.';
const CARDS = [HERALD, SMITH, MOB, RAIDER, BRAWLER, AXE, BELL, TAX];
const MOUNTAIN = 'Mountain';

const withHand = (battlefield: readonly string[], ...hand: readonly string[]) =>
  table(CARDS, [{ battlefield, hand }, {}]);
const tapped = ({ game }: ReturnType<typeof table>): number =>
  game.battlefield.filter((id) => ((game.objects[id]?.status ?? 0) & 1) === 1).length;

test('the generic mana of the dash cost falls away, its colored mana does not (CR 118.7c)', () => {
  const game = withHand(['War Herald', MOUNTAIN, MOUNTAIN], 'Raider');
  game.ann.casts('Raider', { via: 'dash' });
  expect([game.stack, tapped(game)]).toEqual([['Raider'], 1]);
  expect(withHand(['War Herald', 'Island'], 'Raider').ann.can('cast', 'Raider')).toBe(false);
});

test('what the spell costs otherwise stays as it is (CR 118.9d)', () => {
  const game = withHand(['War Herald', MOUNTAIN, MOUNTAIN, MOUNTAIN, MOUNTAIN], 'Raider', 'Brawler');
  expect(game.ann.can('cast', 'Raider')).toBe(true);
  expect(() => game.ann.casts('Raider', { via: '' })).toThrow("can't cast");
  const blitz = withHand(['War Herald', MOUNTAIN, MOUNTAIN, MOUNTAIN], 'Brawler');
  expect(blitz.ann.can('cast', 'Brawler')).toBe(false);
});

test('nor is anything taken off what is added to that cost (CR 601.2f)', () => {
  expect(withHand(['War Herald', 'Tax', MOUNTAIN], 'Raider').ann.can('cast', 'Raider')).toBe(false);
  const game = withHand(['War Herald', 'Tax', MOUNTAIN, MOUNTAIN], 'Raider');
  game.ann.casts('Raider', { via: 'dash' });
  expect(tapped(game)).toBe(2);
});

test('another player’s dash costs are none that you pay (CR 109.5)', () => {
  const game = table(CARDS, [{ battlefield: [MOUNTAIN], hand: ['Raider'] }, ['War Herald']]);
  expect(game.ann.can('cast', 'Raider')).toBe(false);
});

test('so much less for each thing that is counted as the cost is worked out (CR 601.2f)', () => {
  const game = withHand(['Mob Boss', 'Bell', MOUNTAIN, MOUNTAIN], 'Brawler');
  game.ann.casts('Brawler', { via: 'blitz' });
  expect(tapped(game)).toBe(2);
});

test('equip costs are those of equip abilities, and of no other ability (CR 702.6a)', () => {
  const game = withHand(['Old Smith', 'Axe', 'Bell', MOUNTAIN, MOUNTAIN]);
  expect(game.ann.can('activate', 'Bell')).toBe(false);
  expect([uses(game.ann, 'Axe', 'Old Smith').ann.stats('Old Smith'), tapped(game)]).toEqual(['4/4', 1]);
});
