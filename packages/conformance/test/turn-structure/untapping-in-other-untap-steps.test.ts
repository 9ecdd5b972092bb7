/** What untaps in the untap steps of others, and what its controller may leave tapped. CR 502.3. */
import { describe, expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { plays, table, uses } from '../support/text-table.ts';

const SWAY = 'Sway | {0} | Instant | | Tap all permanents.';
const FADE = 'Fade | {0} | Instant | | Target creature phases out.';

const tapped = (player: TestPlayer, name: string): boolean => (player.permanent(name).status & StatusBit.Tapped) !== 0;

/** Everything is tapped in Ann's first turn. */
function allTapped(lines: readonly string[], seats: Parameters<typeof table>[1]): Scenario {
  const [first, ...others] = seats as { battlefield?: readonly string[]; hand?: readonly string[] }[];
  const game = table([SWAY, ...lines], [{ ...first, hand: ['Sway', ...(first?.hand ?? [])] }, ...others]);
  return plays(game.ann, 'Sway');
}

describe('"untap ... during each other player’s untap step" (CR 502.3)', () => {
  test('what its controller has untaps in the step of each other player, what the others have does not', () => {
    const game = allTapped(
      [
        'Muse | {0} | Enchantment | | Untap all nonartifact creatures you control during each other player’s untap step.',
      ],
      [{ battlefield: ['Muse', 'Hill Giant'] }, { battlefield: ['Goblin Piker'] }, { battlefield: ['Craw Wurm'] }],
    );
    game.to('Upkeep', 2);
    expect([tapped(game.ann, 'Hill Giant'), tapped(game.ann, 'Muse')]).toEqual([false, true]);
    expect([tapped(game.ben, 'Goblin Piker'), tapped(game.cat, 'Craw Wurm')]).toEqual([false, true]);
  });

  test('everybody’s creatures untap in those steps, none of the others’ in the step of its controller', () => {
    const muse = 'Muse | {0} | Enchantment | | Untap all creatures during each other player’s untap step.';
    const game = allTapped([muse], [{ battlefield: ['Muse', 'Hill Giant'] }, { battlefield: ['Goblin Piker'] }]);
    game.to('Upkeep', 2);
    expect([tapped(game.ann, 'Hill Giant'), tapped(game.ben, 'Goblin Piker')]).toEqual([false, false]);
    const later = table(
      [SWAY, muse],
      [{ battlefield: ['Muse', 'Hill Giant'] }, { battlefield: ['Goblin Piker'], hand: ['Sway'] }],
    );
    later.to('Upkeep', 2);
    plays(later.ben, 'Sway');
    later.to('Upkeep', 3);
    expect([tapped(later.ann, 'Hill Giant'), tapped(later.ben, 'Goblin Piker')]).toEqual([false, true]);
  });

  test('an opponent’s step only, when it says so; each step, when it says that', () => {
    const game = allTapped(
      [
        'Cog | {1} | Artifact | |',
        'Muse | {0} | Enchantment | | Untap all artifacts you control during each opponent’s untap step.',
        'Song | {0} | Enchantment | | Untap all creatures during each untap step.',
      ],
      [
        { battlefield: ['Muse', 'Cog', 'Forest', 'Hill Giant'] },
        { battlefield: ['Song', 'Cog', 'Craw Wurm'], hand: ['Sway'] },
      ],
    );
    game.to('Upkeep', 2);
    expect(['Cog', 'Forest', 'Hill Giant'].map((name) => tapped(game.ann, name))).toEqual([false, true, false]);
    plays(game.ben, 'Sway');
    game.to('Upkeep', 3);
    expect(['Song', 'Cog', 'Craw Wurm'].map((name) => tapped(game.ben, name))).toEqual([true, true, false]);
  });

  test('what does not untap stays tapped then, and what has phased out stays away (CR 702.26b)', () => {
    const game = allTapped(
      [
        FADE,
        'Muse | {0} | Enchantment | | Untap all nonartifact creatures you control during each other player’s untap step.',
        'Bank | {1} | Creature — Wall | 0/4',
        'Mud | {0} | Enchantment | | Walls don’t untap during their controllers’ untap steps.',
      ],
      [{ battlefield: ['Muse', 'Mud', 'Bank', 'Hill Giant'], hand: ['Fade'] }, {}],
    );
    plays(game.ann, 'Fade', 'Hill Giant');
    const giant = game.game.battlefield.find(
      (id) => game.game.objects[id]?.record.card.name === 'Hill Giant',
    ) as number;
    const status = (): number => game.game.objects[giant]?.status ?? 0;
    game.to('Upkeep', 2);
    expect([tapped(game.ann, 'Bank'), status() & StatusBit.Tapped, tapped(game.ann, 'Muse')]).toEqual([true, 1, true]);
    game.to('Upkeep', 3);
    expect([tapped(game.ann, 'Bank'), status() & StatusBit.Tapped, tapped(game.ann, 'Muse')]).toEqual([true, 0, false]);
  });

  test('two such abilities untap a permanent once', () => {
    const game = allTapped(
      [
        'Muse | {0} | Enchantment | | Untap all nonartifact creatures you control during each other player’s untap step.',
        'Dawn | {0} | Enchantment | | Whenever a creature becomes untapped, you gain 3 life.',
      ],
      [{ battlefield: ['Muse', 'Muse', 'Dawn', 'Hill Giant'] }, ['Goblin Piker']],
    );
    game.to('Upkeep', 2);
    game.resolveAll();
    expect(game.ann.life).toBe(26);
  });
});

describe('"you may choose not to untap" (CR 502.3)', () => {
  test('asked of the player whose permanents they are said of, permanent by permanent, and of nobody else’s', () => {
    const game = allTapped(
      [
        'Cog | {1} | Artifact | |',
        'Slumber | {0} | Enchantment | | You may choose not to untap artifacts you control during your untap step.',
      ],
      [{ battlefield: ['Slumber', 'Cog', 'Goblin Piker'] }, { battlefield: ['Cog'] }],
    );
    const asked: (readonly [number, string])[] = [];
    game.plan((question) => {
      if (question.kind !== 'yesNo' || question.reason.rule !== '502.3') return null;
      asked.push([question.player, question.reason.text]);
      return [0];
    });
    game.to('Upkeep', 2);
    expect([asked, tapped(game.ben, 'Cog')]).toEqual([[], false]);
    game.to('Upkeep', 3);
    expect(asked).toEqual([[0, 'Untap Cog?']]);
    expect([tapped(game.ann, 'Cog'), tapped(game.ann, 'Goblin Piker')]).toEqual([true, false]);
  });

  test('asked once, though two abilities say so; a yes untaps it', () => {
    const game = allTapped(
      [
        'Cog | {1} | Artifact | |',
        'Slumber | {0} | Enchantment | | You may choose not to untap artifacts you control during your untap step.',
      ],
      [{ battlefield: ['Slumber', 'Slumber', 'Cog'] }, {}],
    );
    let asked = 0;
    game.plan((question) => {
      if (question.kind !== 'yesNo') return null;
      asked++;
      return [1];
    });
    game.to('Upkeep', 3);
    expect([asked, tapped(game.ann, 'Cog')]).toEqual([1, false]);
  });

  test('untapped by another’s ability in the step of an opponent, its controller is not asked', () => {
    const game = allTapped(
      [
        'Muse | {0} | Enchantment | | Untap all creatures during each other player’s untap step.',
        'Lair | {0} | Creature — Golem | 1/5 | You may choose not to untap Lair during your untap step. / {T}: You gain 1 life.',
      ],
      [{ battlefield: ['Lair', 'Muse'] }, {}],
    );
    game.to('Upkeep', 2);
    expect(tapped(game.ann, 'Lair')).toBe(false);
    uses(game.ann, 'Lair');
    expect(game.ann.life).toBe(21);
  });
});
