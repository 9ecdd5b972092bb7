/** Waterbending: artifacts and creatures that help to pay. CR 701.67. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

const HERON = 'Rain Heron | {U} | Creature — Bird | 1/1 | Waterbend {2}: Rain Heron gets +2/+0 until end of turn.';
const TIDE =
  'Cold Tide | {U} | Sorcery | | As an additional cost to cast this spell, waterbend {3}. / You gain 9 life.';
const tapped = (game: ReturnType<typeof table>): readonly string[] =>
  game.game.battlefield
    .map((id) => game.game.objects[id])
    .filter((object) => ((object?.status ?? 0) & 1) === 1)
    .map((object) => object?.record.card.faces[0]?.name ?? '')
    .sort();

test('creatures and artifacts are tapped for the generic mana of a waterbend cost (CR 701.67a)', () => {
  const anvil = 'Wet Anvil | {1} | Artifact | | ';
  const game = table([HERON, anvil], [['Rain Heron', 'Wet Anvil', 'Island'], {}]);
  game.ann.activates('Rain Heron');
  expect(tapped(game)).toEqual(['Island', 'Wet Anvil']);
  game.resolve();
  expect([game.ann.stats('Rain Heron'), game.ann.can('activate', 'Rain Heron')]).toEqual(['3/1', false]);
});

test('each creature pays for one mana, other permanents for none (CR 701.67a)', () => {
  const shrine = 'Dry Shrine | {1} | Enchantment | | ';
  const game = table([HERON, shrine], [['Rain Heron', 'Dry Shrine'], { battlefield: ['Grizzly Bears'] }]);
  expect(game.ann.can('activate', 'Rain Heron')).toBe(false);
});

test('only the generic mana of the waterbend cost is paid so, not that of the spell (CR 701.67b)', () => {
  const wave =
    'Slow Wave | {2}{U} | Sorcery | | As an additional cost to cast this spell, waterbend {1}. / You gain 9 life.';
  const bears = ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'];
  const poor = table([wave], [{ hand: ['Slow Wave'], battlefield: [...bears, 'Island', 'Island'] }, {}]);
  expect(poor.ann.can('cast', 'Slow Wave')).toBe(false);
  const rich = table([wave], [{ hand: ['Slow Wave'], battlefield: [...bears, 'Island', 'Island', 'Island'] }, {}]);
  rich.ann.casts('Slow Wave');
  rich.resolve();
  expect([rich.ann.life, tapped(rich).filter((name) => name === 'Grizzly Bears').length]).toEqual([29, 1]);
});

test('as an additional cost it adds to the total cost, and colored mana is still paid (CR 701.67b)', () => {
  const bears = ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'];
  const dry = table([TIDE], [{ hand: ['Cold Tide'], battlefield: [...bears, 'Grizzly Bears'] }, {}]);
  expect(dry.ann.can('cast', 'Cold Tide')).toBe(false);
  const game = table([TIDE], [{ hand: ['Cold Tide'], battlefield: [...bears, 'Island'] }, {}]);
  game.ann.casts('Cold Tide');
  game.resolve();
  expect([game.ann.life, tapped(game).length]).toEqual([29, 4]);
});

test('what is tapped for the same cost does not help to pay it (CR 701.67a)', () => {
  const seer = 'Tide Seer | {U} | Creature — Wizard | 1/1 | Waterbend {1}, {T}: You gain 4 life.';
  const alone = table([seer], [['Tide Seer'], {}]);
  expect(alone.ann.can('activate', 'Tide Seer')).toBe(false);
  const two = table([seer], [['Tide Seer', 'Grizzly Bears'], {}]);
  two.ann.activates('Tide Seer');
  two.resolve();
  expect([two.ann.life, tapped(two)]).toEqual([24, ['Grizzly Bears', 'Tide Seer']]);
});

test('X of a waterbend cost may be as large as there are creatures to tap (CR 701.67a)', () => {
  const swell =
    'High Swell | {U} | Sorcery | | As an additional cost to cast this spell, waterbend {X}. / You gain X life.';
  const game = table(
    [swell],
    [{ hand: ['High Swell'], battlefield: ['Grizzly Bears', 'Grizzly Bears', 'Island'] }, {}],
  );
  game.ann.casts('High Swell', { x: 2 });
  game.resolve();
  expect([game.ann.life, tapped(game).length]).toEqual([22, 3]);
});

test('a player may waterbend while a spell resolves (CR 701.67a)', () => {
  const lesson = 'Deep Study | {U} | Sorcery | | You gain 3 life. You lose 5 life unless you waterbend {1}.';
  const game = table([lesson], [{ hand: ['Deep Study'], battlefield: ['Grizzly Bears', 'Island'] }, {}]);
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Deep Study');
  game.resolve();
  expect([game.ann.life, tapped(game)]).toEqual([23, ['Grizzly Bears', 'Island']]);
});
