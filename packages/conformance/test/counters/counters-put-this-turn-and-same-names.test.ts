/** Same names elsewhere, all but some, counters put this turn, control for as long as two things are so: cards as text. CR 107.1, 122.6, 201.2, 508.1b, 611.2b. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

test('no other creature of yours has its name (CR 201.2)', () => {
  const project =
    'Odd Project | {0} | Enchantment | | Whenever a nontoken creature you control enters, if it doesn’t have the same name as another creature you control, you gain 2 life.';
  const bear = 'New Bear | {0} | Creature — Bear | 2/2 |';
  const game = table([project, bear], [{ battlefield: ['Odd Project'], hand: ['New Bear', 'New Bear'] }, {}]);
  plays(game.ann, 'New Bear');
  expect(game.ann.life).toBe(22);
  plays(game.ann, 'New Bear');
  expect(game.ann.life).toBe(22);
});

test('destroyed only if another with its name is there (CR 201.2a)', () => {
  const thin =
    'Thin Out | {0} | Sorcery | | Destroy target creature if another creature with the same name is on the battlefield.';
  const one = table([thin], [{ hand: ['Thin Out'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }]);
  plays(one.ann, 'Thin Out', 'Grizzly Bears');
  expect(one.ben.battlefield).toEqual(['Grizzly Bears', 'Hill Giant']);
  const two = table(
    [thin],
    [{ hand: ['Thin Out'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Grizzly Bears'] }],
  );
  plays(two.ann, 'Thin Out', 'Grizzly Bears');
  expect(two.ann.battlefield.length + two.ben.battlefield.length).toBe(1);
});

test('all but two; who has fewer keeps them all (CR 107.1b)', () => {
  const fire = 'Wide Fire | {0} | Sorcery | | Each player sacrifices all lands they control except for two.';
  const game = table(
    [fire],
    [{ hand: ['Wide Fire'], battlefield: ['Plains', 'Island', 'Swamp', 'Forest'] }, { battlefield: ['Plains'] }],
  );
  plays(game.ann, 'Wide Fire');
  expect([game.ann.battlefield.length, game.ben.battlefield.length]).toEqual([2, 1]);
});

test('counters that you put on your creatures this turn, each of them (CR 122.6)', () => {
  const beetle =
    'Odd Beetle | {0} | Creature — Insect | 1/1 | {0}: Put two +1/+1 counters on target creature. / {0}: You gain 1 life for each +1/+1 counter you’ve put on creatures under your control this turn.';
  const game = table([beetle], [{ battlefield: ['Odd Beetle', 'Grizzly Bears'] }, { battlefield: ['Hill Giant'] }]);
  game.ann.activates('Odd Beetle', { ability: 0, targets: ['Grizzly Bears'] }).table.resolveAll();
  game.ann.activates('Odd Beetle', { ability: 0, targets: ['Hill Giant'] }).table.resolveAll();
  game.ann.activates('Odd Beetle', { ability: 1 }).table.resolveAll();
  expect(game.ann.life).toBe(22);
});

test('control ends as soon as its power is greater (CR 611.2b)', () => {
  const elder =
    'Odd Elder | {0} | Creature — Djinn | 2/3 | {T}: Gain control of target creature for as long as ~ remains tapped and that creature’s power remains less than or equal to ~’s power.';
  const game = table(
    [elder],
    [{ battlefield: ['Odd Elder', 'Forest'], hand: ['Giant Growth'] }, { battlefield: ['Grizzly Bears'] }],
  );
  uses(game.ann, 'Odd Elder', 'Grizzly Bears');
  expect(game.ann.battlefield).toContain('Grizzly Bears');
  plays(game.ann, 'Giant Growth', 'Grizzly Bears');
  expect(game.ben.battlefield).toEqual(['Grizzly Bears']);
});

test('a player who attacked you or your planeswalker, not one who attacked another player (CR 508.1b)', () => {
  const watch =
    'Odd Threshold | {0} | Enchantment | | Whenever an opponent attacks, if they attacked you and/or a planeswalker you control, you gain 2 life.';
  const seats = [{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Odd Threshold'] }, {}] as const;
  const game = table([watch], seats);
  game.ann.attacks('Grizzly Bears', 'cat');
  game.to('DeclareBlockers');
  expect(game.ben.life).toBe(20);
  const other = table([watch], seats);
  other.ann.attacks('Grizzly Bears', 'ben');
  other.to('DeclareBlockers');
  expect(other.ben.life).toBe(22);
});
