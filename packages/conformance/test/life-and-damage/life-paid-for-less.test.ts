/** Life that may be paid in addition, as another permanent offers, for a spell that then costs less. CR 118.8b, 601.2b, 601.2f. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const DEFILER =
  'Defiler | {0} | Creature — Wurm | 6/6 | As an additional cost to cast green creature spells, you may pay 3 life. Those spells cost {G}{G} less to cast if you paid life this way. This effect reduces only the amount of green mana you pay. / Whenever you cast a green creature spell, put a +1/+1 counter on each creature you control.';
const ELF = 'Elf | {G}{G}{G}{G} | Creature — Elf | 1/1 |';
const OX = 'Ox | {2} | Creature — Ox | 2/2 |';
const HERB = 'Herb | {1} | Creature — Plant | 0/2 | Herb is green.';
const LEAF = 'Leaf | {G} | Instant | | You gain 1 life.';
const CARDS = [DEFILER, ELF, OX, HERB, LEAF];
const forests = (count: number): string[] => Array.from({ length: count }, () => 'Forest');

/** Whether it is paid where that is not the only way. */
function paying(game: Scenario, pays: boolean): void {
  game.plan((question) => (question.kind === 'yesNo' ? [question.only ?? (pays ? 1 : 0)] : null));
}

test('with the life two green mana less are paid, without it the whole cost (CR 601.2f)', () => {
  for (const [count, pays, life] of [
    [2, true, 17],
    [4, true, 17],
    [4, false, 20],
  ] as const) {
    const game = table(CARDS, [{ battlefield: ['Defiler', ...forests(count)], hand: ['Elf'] }, {}]);
    paying(game, pays);
    expect(game.ann.can('cast', 'Elf')).toBe(true);
    game.ann.casts('Elf');
    game.resolveAll();
    expect([game.ann.life, game.ann.stats('Defiler')]).toEqual([life, '7/7']);
    expect(game.ann.battlefield).toContain('Elf');
  }
});

test('two of them each offer it: each is paid for by itself (CR 118.8b)', () => {
  for (const [count, pays, life] of [
    [2, false, 17],
    [2, true, 14],
    [0, true, 14],
  ] as const) {
    const game = table(CARDS, [{ battlefield: ['Defiler', 'Defiler', ...forests(count)], hand: ['Elf'] }, {}]);
    paying(game, pays);
    expect(game.ann.can('cast', 'Elf')).toBe(true);
    game.ann.casts('Elf');
    expect(game.ann.life).toBe(life);
  }
  const poor = table(CARDS, [{ battlefield: ['Defiler', 'Defiler'], hand: ['Elf'], life: 5 }, {}]);
  expect(poor.ann.can('cast', 'Elf')).toBe(false);
});

test('generic mana is not reduced; no other spells, and not those of opponents (CR 118.7a)', () => {
  const game = table(CARDS, [{ battlefield: ['Defiler'], hand: ['Herb', 'Leaf', 'Ox'] }, { hand: ['Elf'] }]);
  expect(['Herb', 'Leaf', 'Ox'].map((name) => game.ann.can('cast', name))).toEqual([false, false, false]);
  expect(game.ben.can('cast', 'Elf')).toBe(false);
});

test('who has less than 3 life can not pay it (CR 119.4)', () => {
  const game = table(CARDS, [{ battlefield: ['Defiler', ...forests(2)], hand: ['Elf'], life: 2 }, {}]);
  expect(game.ann.can('cast', 'Elf')).toBe(false);
});
