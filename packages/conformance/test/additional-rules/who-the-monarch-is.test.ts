/** What goes by who the monarch is: "that player", "they". CR 722. */
import { playerEntity, StatusBit } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { now, plays, table, until } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 4/4 |';
const STAYS_TAPPED = 'doesn’t untap during its controller’s untap step';
const CROWN = 'Crown | {0} | Instant | | Target player becomes the monarch.';

describe('a permanent that is held down but for the monarch', () => {
  const SHAME = `Shame | {0} | Enchantment — Aura | | Enchant creature / When ~ enters, tap enchanted creature. / Enchanted creature ${STAYS_TAPPED} unless that player is the monarch.`;
  const held = (crowned: string): boolean => {
    const game = table([SHAME, OX, CROWN], [{ hand: ['Shame', 'Crown'] }, ['Ox']]);
    plays(game.ann, 'Shame', 'Ox');
    plays(game.ann, 'Crown', crowned);
    game.to('Upkeep', 2);
    return (game.ben.permanent('Ox').status & StatusBit.Tapped) !== 0;
  };

  test('untaps for its controller while they are the monarch, and for nobody else (CR 502.3, 722.1)', () => {
    expect([held('ben'), held('ann')]).toEqual([false, true]);
  });
});

test('whoever became the monarch is who they are, for as long as that lasts (CR 611.2b, 722.3)', () => {
  const game = table(
    [
      'Thief | {0} | Creature — Human | 2/2 | Whenever an opponent becomes the monarch, gain control of target permanent that player controls for as long as they’re the monarch.',
      CROWN,
      OX,
    ],
    [{ battlefield: ['Thief'], hand: ['Crown', 'Crown'] }, ['Ox']],
  );
  plays(game.ann, 'Crown', 'ben');
  const mine = now(game.ann, 'Ox').controller;
  plays(game.ann, 'Crown', 'ann');
  expect([mine, now(game.ben, 'Ox').controller]).toEqual([game.ann.id, game.ben.id]);
});

describe('attacking the monarch for a payment', () => {
  const WATCH =
    'Watch | {0} | Creature — Human | 2/2 | When ~ enters, you become the monarch. / At the beginning of combat on each opponent’s turn, if you’re the monarch, that opponent may pay {2}. If they don’t, they can’t attack you this combat.';
  const attackable = (pays: boolean): readonly unknown[] => {
    const game = table([WATCH, OX], [{ hand: ['Watch'] }, ['Ox', 'Forest', 'Forest'], {}]);
    game.ben.answers('yesNo', [pays ? 1 : 0]);
    plays(game.ann, 'Watch');
    const { defenders } = until(game.ben, 'attackers');
    return defenders.map((each) =>
      each.map((entity) => [game.ann, game.cat].find(({ id }) => playerEntity(id) === entity)?.name),
    );
  };

  test('who does not pay may attack others only that combat (CR 508.1c, 722.1)', () => {
    expect(attackable(false)).toEqual([['cat']]);
  });

  test('who pays may attack the monarch (CR 508.1c)', () => {
    expect(attackable(true)).toEqual([['cat', 'ann']]);
  });
});

test('a player who cannot attack another may attack a third (CR 506.2, 508.1c)', () => {
  const game = table(
    ['Truce | {0} | Sorcery | | Choose target opponent. You can’t attack that player this turn.', OX],
    [{ battlefield: ['Ox'], hand: ['Truce'] }, {}, {}],
  );
  plays(game.ann, 'Truce', 'ben');
  expect(until(game.ann, 'attackers').defenders).toEqual([[playerEntity(game.cat.id)]]);
});
