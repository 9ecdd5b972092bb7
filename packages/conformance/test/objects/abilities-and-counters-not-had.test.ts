/** Abilities and counters that can't be had, and who puts the counters there are. CR 113.11, 122. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

const KEEN =
  "Keen Lord | {0} | Enchantment | | Creatures your opponents control lose vigilance and can't have or gain vigilance.";

/** Whether it is untapped while it attacks. */
function vigilant(...how: readonly string[]): boolean {
  const lines = [
    KEEN,
    'Guard | {W} | Creature — Soldier | 2/2 | Vigilance',
    'Watch All | {0} | Enchantment | | Creatures you control have vigilance.',
    'Watch Now | {0} | Instant | | Target creature gets +1/+1 and gains vigilance until end of turn.',
    'Watch Mark | {0} | Instant | | Put a vigilance counter on target creature.',
  ];
  const [spell] = how.filter((name) => name.endsWith('Now') || name.endsWith('Mark'));
  const permanents = how.filter((name) => name !== spell && name !== 'Keen Lord');
  const game = table(lines, [
    { battlefield: ['Guard', ...permanents], hand: spell === undefined ? [] : [spell] },
    how.includes('Keen Lord') ? ['Keen Lord'] : [],
  ]);
  if (spell !== undefined) plays(game.ann, spell, 'Guard');
  if (spell === 'Watch Now') expect(game.ann.stats('Guard')).toBe('3/3');
  game.ann.attacks('Guard');
  game.to('DeclareAttackers');
  return (game.ann.permanent('Guard').status & 1) === 0;
}

describe('"can\'t have or gain"', () => {
  test('the object loses the ability, and no static ability, no effect and no counter gives it (CR 113.11)', () => {
    expect([vigilant(), vigilant('Keen Lord')]).toEqual([true, false]);
    for (const way of ['Watch All', 'Watch Now', 'Watch Mark'])
      expect([way, vigilant(way), vigilant(way, 'Keen Lord')]).toEqual([way, true, false]);
  });
});

describe('counters', () => {
  test('whoever controls what enters with counters puts them there (CR 122.6a)', () => {
    const lines = [
      'Count Up | {0} | Enchantment | | If you would put one or more +1/+1 counters on a creature, put that many plus one +1/+1 counters on it instead.',
      'Grown Ox | {0} | Creature — Ox | 1/1 | Grown Ox enters with two +1/+1 counters on it.',
      "Lend | {0} | Sorcery | | Put target creature card from your graveyard onto the battlefield under an opponent's control.",
    ];
    const game = table(lines, [{ hand: ['Grown Ox'], battlefield: ['Count Up'] }, {}]);
    plays(game.ann, 'Grown Ox');
    expect(game.ann.stats('Grown Ox')).toBe('4/4');
    const other = table(lines, [{ hand: ['Grown Ox'] }, ['Count Up']]);
    plays(other.ann, 'Grown Ox');
    expect(other.ann.stats('Grown Ox')).toBe('3/3');
  });

  test("what a permanent can't have more than N of is removed down to N by a state-based action (CR 122.4)", () => {
    const lines = [
      "Dreamer | {0} | Artifact | | Dreamer enters with three dream counters on it. / Dreamer can't have more than three dream counters on it. / {0}: Put two dream counters on Dreamer.",
    ];
    const game = table(lines, [{ hand: ['Dreamer'] }, {}]);
    plays(game.ann, 'Dreamer');
    expect(game.ann.permanent('Dreamer').counters).toEqual({ dream: 3 });
    uses(game.ann, 'Dreamer');
    expect(game.ann.permanent('Dreamer').counters).toEqual({ dream: 3 });
  });

  test('"the third counter" is put there with those after which there are three or more and before which there were fewer (CR 122.7)', () => {
    const lines = [
      'Third Bell | {0} | Artifact | | When the third charge counter is put on Third Bell, you gain 5 life. / {0}: Put two charge counters on Third Bell. / {0}: Remove a charge counter from Third Bell.',
    ];
    const game = table(lines, [['Third Bell'], {}]);
    const lives: number[] = [];
    for (const ability of [0, 0, 0, 1, 1, 1, 1, 0]) {
      game.ann.activates('Third Bell', { ability: ability + 1 });
      lives.push(game.resolveAll().ann.life);
    }
    expect(lives).toEqual([20, 25, 25, 25, 25, 25, 25, 30]);
    expect(now(game.ann, 'Third Bell').name).toBe('Third Bell');
  });
});
