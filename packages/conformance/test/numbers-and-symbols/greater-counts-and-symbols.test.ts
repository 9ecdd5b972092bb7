/** Amounts of which the greater counts, mana symbols and mana spent, numbers as an ability was activated. Cards as text. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('amounts', () => {
  test('of two numbers the greater is meant (CR 107.1)', () => {
    const bite =
      'Wolf Bite | {0} | Sorcery | | Wolf Bite deals damage to target opponent equal to 4 or the greatest power among creatures you control, whichever is greater.';
    const small = table([bite], [{ battlefield: ['Grizzly Bears'], hand: ['Wolf Bite'] }, {}]);
    expect(plays(small.ann, 'Wolf Bite', 'ben').ben.life).toBe(16);
    const large = table([bite], [{ battlefield: ['Craw Wurm'], hand: ['Wolf Bite'] }, {}]);
    expect(plays(large.ann, 'Wolf Bite', 'ben').ben.life).toBe(14);
  });

  test('hybrid symbols count among those of a color (CR 107.4e)', () => {
    const lines = [
      'Grave Song | {0} | Sorcery | | You gain life equal to the number of green mana symbols in the mana costs of cards in your graveyard.',
      'Half Elf | {G/W}{G} | Creature — Elf | 1/1',
    ];
    const game = table(lines, [{ graveyard: ['Half Elf', 'Grizzly Bears'], hand: ['Grave Song'] }, {}]);
    expect(plays(game.ann, 'Grave Song').ann.life).toBe(23);
  });

  test('X is what it was as the ability was activated (CR 602.2b + 601.2c)', () => {
    const lines = [
      'Call Bell | {0} | Artifact | | {0}, Sacrifice Call Bell: Up to X target creatures you control get +1/+0 until end of turn, where X is the number of artifacts you control as you activate this ability.',
      'Spare Idol | {1} | Artifact | |',
    ];
    const game = table(lines, [
      { battlefield: ['Call Bell', 'Spare Idol', 'Grizzly Bears', 'Hill Giant', 'Craw Wurm'] },
      {},
    ]);
    // The bell is still there as targets are chosen: it goes only as the costs are paid.
    uses(game.ann, 'Call Bell', 'Grizzly Bears', 'Hill Giant');
    expect([now(game.ann, 'Grizzly Bears').power, now(game.ann, 'Hill Giant').power]).toEqual([3, 4]);
  });

  test('counters that it had are counted as it last was (CR 608.2h)', () => {
    const lines = [
      'Old Elder | {2} | Creature — Bear | 2/2 | Old Elder enters with three +1/+1 counters on it. / When Old Elder dies, if it had counters on it, draw X cards, where X is the number of counters it had on it.',
      'Last Word | {0} | Sorcery | | Destroy target creature.',
      'First Word | {0} | Sorcery | | Return target Bear card from your graveyard to the battlefield.',
    ];
    const game = table(lines, [{ graveyard: ['Old Elder'], hand: ['First Word', 'Last Word'] }, {}]);
    plays(game.ann, 'First Word', 'Old Elder');
    plays(game.ann, 'Last Word', 'Old Elder');
    expect(game.ann.hand).toHaveLength(3);
  });
});

describe('mana spent', () => {
  const TEST = 'Even Guide | {4} | Creature — Elf | 1/1';
  const text =
    'When Even Guide enters, if at least three mana of the same color was spent to cast it, you gain 7 life.';

  test.each([
    [['Forest', 'Forest', 'Forest', 'Plains'], 27],
    [['Forest', 'Forest', 'Plains', 'Plains'], 20],
  ])('three of the same color, whichever it is: %j (CR 106.3)', (lands, life) => {
    const game = table([`${TEST} | ${text}`], [{ battlefield: lands, hand: ['Even Guide'] }, {}]);
    expect(plays(game.ann, 'Even Guide').ann.life).toBe(life);
  });

  test('only mana from snow sources counts as snow mana (CR 107.4h)', () => {
    const lines = [
      'Cold Song | {2} | Sorcery | | You gain X life, where X is the amount of {S} spent to cast this spell.',
      'Snow Field | | Basic Snow Land — Forest | |',
    ];
    const game = table(lines, [{ battlefield: ['Snow Field', 'Plains'], hand: ['Cold Song'] }, {}]);
    expect(plays(game.ann, 'Cold Song').ann.life).toBe(21);
  });
});
