/** "Creatures you control enter as a copy of this creature": of others, and before what they say of themselves. CR 614.12, 616.1c, 707.5. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { now, plays, table } from '../support/text-table.ts';

const WILD = 'Wild Shape | {0} | Creature — Avatar | 6/6 | Creatures you control enter as a copy of this creature.';
const AURA =
  'Hall of Glass | {0} | Enchantment — Aura | | Enchant creature / Nontoken colorless creatures you control enter as a copy of enchanted creature.';
const GREETER = 'Greeter | {0} | Creature — Human | 2/2 | When this creature enters, you gain 3 life.';
const SLOW = 'Slow Ox | {0} | Creature — Ox | 3/3 | This creature enters tapped with two +1/+1 counters on it.';
const MIRROR =
  'Mirror | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any Human on the battlefield.';
const BREED = 'Breed | {0} | Sorcery | | Create two 1/1 colorless Insect creature tokens.';
const PRISON = 'Prison | {0} | Enchantment | | Creatures your opponents control enter tapped.';
const CARDS = [WILD, AURA, GREETER, SLOW, MIRROR, BREED, PRISON];

function at(battlefield: readonly string[], hand: readonly string[], theirs: readonly string[] = []): Scenario {
  return table(CARDS, [{ battlefield, hand }, { battlefield: theirs }]);
}
const isTapped = (game: Scenario, index: number): boolean => (game.ann.permanent('Wild Shape', index).status & 1) === 1;

test('its own "when this enters" does not trigger: it is another creature (CR 707.5)', () => {
  const game = plays(at(['Wild Shape'], ['Greeter']).ann, 'Greeter');
  expect([game.ann.battlefield, game.ann.life]).toEqual([['Wild Shape', 'Wild Shape'], 20]);
});

test('nor is it read how it would have entered (CR 616.1c)', () => {
  const game = plays(at(['Wild Shape'], ['Slow Ox']).ann, 'Slow Ox');
  expect(now(game.ann, 'Wild Shape', 1)).toMatchObject({ power: 6, toughness: 6 });
  expect(isTapped(game, 1)).toBe(false);
});

test('what others say of what enters still counts (CR 616.1f)', () => {
  const game = plays(at(['Wild Shape'], ['Greeter'], ['Prison']).ann, 'Greeter');
  expect(isTapped(game, 1)).toBe(true);
});

test('tokens enter so too; noncreature permanents do not (CR 614.12)', () => {
  const game = at(['Wild Shape'], ['Breed', 'Prison']);
  plays(game.ann, 'Breed');
  plays(game.ann, 'Prison');
  expect([...game.ann.battlefield].sort()).toEqual(['Prison', 'Wild Shape', 'Wild Shape', 'Wild Shape']);
});

test('a creature that could copy another becomes this one in whatever order (CR 616.1c)', () => {
  for (const first of [0, 1]) {
    const game = at(['Wild Shape', 'Hall of Glass'], ['Mirror'], ['Greeter']);
    game.plan((question) => (question.kind === 'order' || question.kind === 'chooseOption' ? [first] : null));
    plays(game.ann, 'Mirror');
    expect(game.ann.battlefield.filter((name) => name === 'Wild Shape')).toHaveLength(2);
  }
});

test('without it, or on the other side, creatures enter as themselves (CR 614.12)', () => {
  const game = plays(at([], ['Greeter'], ['Wild Shape']).ann, 'Greeter');
  expect([game.ann.battlefield, game.ann.life]).toEqual([['Greeter'], 23]);
});

test('of the enchanted creature: nontoken creatures enter as copies of it, tokens as they are (CR 303.4b, 707.2)', () => {
  const game = at(['Greeter'], ['Hall of Glass', 'Slow Ox', 'Breed']);
  plays(game.ann, 'Hall of Glass', 'Greeter');
  plays(game.ann, 'Slow Ox');
  expect(game.ann.life).toBe(23);
  expect(now(game.ann, 'Greeter', 1).name).toBe('Greeter');
  plays(game.ann, 'Breed');
  expect(game.ann.battlefield.slice(3)).toEqual(['Insect Token', 'Insect Token']);
});
