/** Small pieces of sentences, read from text: lost flips of others, what died this way, who is being attacked, several qualities. CR 705.2, 700.4, 508.1b, 702.16. */
import { expect, test } from 'vitest';
import { maximumBlocked } from '../../../engine/src/questions/combat-phase/block-rules.ts';
import { plays, table, uses } from '../support/text-table.ts';

test('"that died this way": what a destruction did not destroy is not counted (CR 700.4, 702.12b)', () => {
  const lines = [
    'Great Fire | {0} | Sorcery | | Destroy all creatures. For each creature that died this way, you gain 3 life.',
    'Sure Bear | {G} | Creature — Bear | 2/2 | Indestructible',
    'Old Bear | {G} | Creature — Bear | 2/2 |',
  ];
  const game = table(lines, [
    { hand: ['Great Fire'], battlefield: ['Sure Bear', 'Old Bear'] },
    { battlefield: ['Old Bear'] },
  ]);
  expect(plays(game.ann, 'Great Fire').ann.life).toBe(26);
});

test('"if they lose the flip": of the player who flipped (CR 705.2)', () => {
  const lines = [
    'Hazard | {0} | Enchantment | | Whenever a player casts a spell, that player flips a coin. If they lose the flip, they lose 5 life.',
    'Note | {0} | Sorcery | | You gain 1 life.',
  ];
  const game = table(lines, [{ hand: ['Note'], battlefield: ['Hazard'] }, {}]);
  expect([16, 21]).toContain(plays(game.ann, 'Note').ann.life);
  expect(game.ben.life).toBe(20);
});

test('"for each opponent you’re attacking": those whom your creatures attack (CR 508.1b)', () => {
  const line = 'War Drum | {0} | Instant | | You gain 4 life for each opponent you’re attacking.';
  const game = table([line], [{ hand: ['War Drum'], battlefield: ['Grizzly Bears'] }, {}, {}]);
  game.ann.attacks('Grizzly Bears', 'ben');
  game.to('DeclareAttackers');
  game.ann.casts('War Drum');
  game.resolve();
  expect(game.ann.life).toBe(24);
});

test('protection from things of a sort and from a color is from each of them (CR 702.16g)', () => {
  const lines = [
    'Safe Bear | {G} | Creature — Bear | 2/2 | Protection from artifacts and from all colors',
    'Red Jolt | {R} | Instant | | Red Jolt deals 1 damage to target creature.',
    'Gray Jolt | {1} | Instant | | Gray Jolt deals 1 damage to target creature.',
  ];
  const game = table(lines, [
    { hand: ['Red Jolt', 'Gray Jolt'], battlefield: ['Safe Bear', 'Mountain', 'Mountain'] },
    {},
  ]);
  expect([game.ann.can('cast', 'Red Jolt'), game.ann.can('cast', 'Gray Jolt')]).toEqual([false, true]);
});

test('an additional creature may be blocked for each Equipment attached (CR 509.1a)', () => {
  const lines = [
    'Armed Guard | {W} | Creature — Cat | 2/2 | Armed Guard can block an additional creature each combat for each Equipment attached to it.',
    'Plain Hat | {0} | Artifact — Equipment | | Equip {0}',
  ];
  const game = table(lines, [{ battlefield: ['Armed Guard', 'Plain Hat'] }, {}]);
  const most = (): number => maximumBlocked(game.game, game.ann.permanent('Armed Guard').id);
  expect(most()).toBe(1);
  uses(game.ann, 'Plain Hat', 'Armed Guard');
  expect(most()).toBe(2);
});

test('"each of one or two targets": all of it to each (CR 115.1, 120.3)', () => {
  const line = 'Steel Rain | {0} | Instant | | Steel Rain deals 3 damage to each of one or two targets.';
  const game = table([line], [{ hand: ['Steel Rain'], battlefield: ['Hill Giant'] }, {}]);
  plays(game.ann, 'Steel Rain', 'ben', 'Hill Giant');
  expect([game.ben.life, game.ann.battlefield]).toEqual([17, []]);
});
