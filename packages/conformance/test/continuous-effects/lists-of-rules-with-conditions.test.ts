/** Lists of rules with conditions of their own, and casting with consequences: cards as text. */
import { expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

test('each of several rules in a list holds while its own condition does (CR 611.3a)', () => {
  const golem =
    'Borrowing Golem | {4} | Artifact Creature — Golem | 2/2 | Borrowing Golem gets +0/+3 as long as you control a Plains, gets +3/+0 as long as you control a Swamp, and has flying as long as you control an Island.';
  const game = table([golem], [{ battlefield: ['Borrowing Golem', 'Swamp'], hand: ['Plains'] }, {}]);
  expect([now(game.ann, 'Borrowing Golem').power, now(game.ann, 'Borrowing Golem').toughness]).toEqual([5, 2]);
  game.ann.playsLand('Plains');
  expect([now(game.ann, 'Borrowing Golem').power, now(game.ann, 'Borrowing Golem').toughness]).toEqual([5, 5]);
});

test('"if it’s white" in such a list is asked of each creature by itself (CR 611.3a)', () => {
  const banner =
    'Two Banner | {2} | Artifact | | Each creature you control has vigilance if it’s white, and trample if it’s green.';
  const cub = 'Pale Cub | {W} | Creature — Bear | 1/1';
  const lines = [banner.replace(', and', ' and'), cub];
  const game = table(lines, [{ battlefield: ['Two Banner', 'Pale Cub', 'Grizzly Bears'] }, {}]);
  const keywords = (name: string): readonly unknown[] =>
    now(game.ann, name).abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));
  expect([keywords('Pale Cub'), keywords('Grizzly Bears')]).toEqual([['vigilance'], ['trample']]);
});

test('a creature cast that way enters with what the permission says (CR 614.1c, 601.3)', () => {
  const rite =
    'Last Rite | {0} | Enchantment | | You may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a charge counter on it.';
  const pup = 'Quick Pup | {0} | Creature — Dog | 1/1';
  const game = table([rite, pup], [{ battlefield: ['Last Rite'], graveyard: ['Quick Pup'], hand: ['Quick Pup'] }, {}]);
  plays(game.ann, 'Quick Pup');
  plays(game.ann, 'Quick Pup');
  const counters = [0, 1].map((index) => game.ann.permanent('Quick Pup', index).counters['charge'] ?? 0);
  expect(counters.sort()).toEqual([0, 1]);
});

test('{X} to attack is as much as X is then, for each attacker (CR 508.1h)', () => {
  const wall =
    "Dear Wall | {2}{W} | Enchantment | | Creatures can't attack you unless their controller pays {X} for each of those creatures, where X is the number of Forests you control.";
  const lines = [wall];
  const poor = table(lines, [
    { battlefield: ['Grizzly Bears', 'Mountain'] },
    { battlefield: ['Dear Wall', 'Forest', 'Forest'] },
  ]);
  poor.ann.attacks(['Grizzly Bears']);
  poor.throughCombat();
  expect(poor.ben.life).toBe(20);
  const rich = table(lines, [
    { battlefield: ['Grizzly Bears', 'Mountain', 'Mountain'] },
    { battlefield: ['Dear Wall', 'Forest', 'Forest'] },
  ]);
  rich.ann.answers('yesNo', [1]).attacks(['Grizzly Bears']);
  rich.throughCombat();
  expect(rich.ben.life).toBe(18);
});

test('"as it enters or is turned face up" is done whichever way it comes (CR 614.1c, 708.11)', () => {
  const warden =
    'Slow Warden | {3} | Creature — Golem | 1/1 | As Slow Warden enters or is turned face up, put two +1/+1 counters on it. / Morph {1}';
  const game = table([warden], [{ hand: ['Slow Warden'], battlefield: ['Forest', 'Forest', 'Forest', 'Forest'] }, {}]);
  plays(game.ann, 'Slow Warden');
  expect(now(game.ann, 'Slow Warden').power).toBe(3);
});
