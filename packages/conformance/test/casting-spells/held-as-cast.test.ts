/** What was so as a spell was cast. CR 601.2i, 400.7d, 707.10. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

const BEAR = 'Brown Bear | {1}{G} | Creature — Bear | 2/2 | ';
const COST = 'As an additional cost to cast this spell, you may reveal a Bear card from your hand.';
const ROAR = `Low Roar | {G} | Sorcery | | ${COST} / You gain 1 life. If you revealed a Bear card or controlled a Bear as you cast this spell, you gain 6 life.`;

test('revealing such a card is enough (CR 601.2b)', () => {
  for (const [yes, life] of [
    [1, 27],
    [0, 21],
  ] as const) {
    const game = table([ROAR, BEAR], [{ hand: ['Low Roar', 'Brown Bear'], battlefield: ['Forest'] }, {}]);
    game.ann.answers('yesNo', [yes]);
    game.ann.casts('Low Roar');
    game.resolve();
    expect(game.ann.life).toBe(life);
  }
});

test('so is controlling one as the spell becomes cast, whatever becomes of it (CR 601.2i)', () => {
  const bolt = 'Hot Bolt | {0} | Instant | | Destroy target creature.';
  const game = table(
    [ROAR, BEAR, bolt],
    [{ hand: ['Low Roar', 'Hot Bolt'], battlefield: ['Forest', 'Brown Bear'] }, {}],
  );
  game.ann.casts('Low Roar');
  game.ann.casts('Hot Bolt', { targets: ['Brown Bear'] });
  game.resolveAll();
  expect(game.ann.life).toBe(27);
});

test('one that comes later does not count (CR 601.2i)', () => {
  const late = 'Late Bear | {0} | Creature — Bear | 1/1 | Flash';
  const game = table([ROAR, late], [{ hand: ['Low Roar', 'Late Bear'], battlefield: ['Forest'] }, {}]);
  game.ann.answers('yesNo', [0]);
  game.ann.casts('Low Roar');
  game.ann.casts('Late Bear');
  game.resolveAll();
  expect(game.ann.life).toBe(21);
});

test('the permanent that the spell becomes knows it, as it enters and when it has entered (CR 400.7d)', () => {
  const keeper = `Old Keeper | {G} | Creature — Elf | 1/1 | ${COST} / Old Keeper enters with two +1/+1 counters on it if you revealed a Bear card or controlled a Bear as you cast this spell. / When Old Keeper enters, if you revealed a Bear card or controlled a Bear as you cast this spell, you gain 6 life.`;
  for (const [there, size, life] of [
    ['Brown Bear', '3/3', 26],
    ['Elvish Visionary', '1/1', 20],
  ] as const) {
    const game = table(
      [keeper, BEAR, 'Elvish Visionary | {1}{G} | Creature — Elf | 1/1 | '],
      [{ hand: ['Old Keeper'], battlefield: ['Forest', there] }, {}],
    );
    game.ann.casts('Old Keeper');
    game.resolveAll();
    expect([game.ann.stats('Old Keeper'), game.ann.life]).toEqual([size, life]);
  }
});

test('the spell itself may be what changes while it is on the stack (CR 601.2i)', () => {
  const sure = `Sure Word | {G} | Instant | | ${COST} / If you revealed a Bear card or controlled a Bear as you cast this spell, this spell can't be countered. / You gain 5 life.`;
  const no = 'Plain No | {0} | Instant | | Counter target spell.';
  for (const [there, life] of [
    [['Brown Bear'], 25],
    [[], 20],
  ] as const) {
    const game = table([sure, BEAR, no], [{ hand: ['Sure Word', 'Plain No'], battlefield: ['Forest', ...there] }, {}]);
    game.ann.casts('Sure Word');
    game.ann.casts('Plain No', { targets: ['Sure Word'] });
    game.resolveAll();
    expect(game.ann.life).toBe(life);
  }
});

test('a copy was not cast: only what was revealed counts for it (CR 707.10)', () => {
  const again = 'Twice Said | {0} | Instant | | Copy target sorcery spell.';
  for (const [yes, battlefield, life] of [
    [0, ['Forest', 'Brown Bear'], 28],
    [1, ['Forest'], 34],
  ] as const) {
    const game = table(
      [ROAR, BEAR, again],
      [{ hand: ['Low Roar', 'Twice Said', 'Brown Bear'], battlefield: [...battlefield] }, {}],
    );
    game.ann.answers('yesNo', [yes]);
    game.ann.casts('Low Roar');
    game.ann.casts('Twice Said', { targets: ['Low Roar'] });
    game.resolveAll();
    expect(game.ann.life).toBe(life);
  }
});
