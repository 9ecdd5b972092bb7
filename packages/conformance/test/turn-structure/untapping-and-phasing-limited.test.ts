/** "Can't untap more than ...", "can't phase in", "can't phase out", with cards read from text. CR 502. */
import { describe, expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { chooses, plays, table } from '../support/text-table.ts';

const SWAY = 'Sway | {0} | Instant | | Tap all permanents.';
const FADE = 'Fade | {0} | Instant | | Target creature phases out.';

const tapped = (player: TestPlayer, name: string): boolean => (player.permanent(name).status & StatusBit.Tapped) !== 0;

/** Whether a card of that name is phased out. */
function phasedOut(player: TestPlayer, name: string): boolean {
  const { game } = player.table;
  const gone = game.battlefield.filter((id) => ((game.objects[id]?.status ?? 0) & StatusBit.PhasedOut) !== 0);
  return player.names(gone).includes(name);
}

describe('"can’t untap more than ... during their untap steps" (CR 502.3)', () => {
  const DRAG =
    'Drag | {0} | Enchantment | | Players can’t untap more than one green or red creature during their untap steps.';
  const BEN = { battlefield: ['Hill Giant', 'Grizzly Bears', 'Forest'] };

  test('each player chooses the one that untaps; what else they have untaps (CR 502.3)', () => {
    const game = table([SWAY, DRAG], [{ battlefield: ['Drag'], hand: ['Sway'] }, BEN]);
    plays(game.ann, 'Sway');
    chooses(game.ben, 'Grizzly Bears');
    game.to('Upkeep', 2);
    expect([tapped(game.ben, 'Hill Giant'), tapped(game.ben, 'Grizzly Bears')]).toEqual([true, false]);
    expect(tapped(game.ben, 'Forest')).toBe(false);
  });

  test('nobody is asked about as many as are allowed (CR 502.3)', () => {
    const two = 'Drag | {0} | Enchantment | | Players can’t untap more than two creatures during their untap steps.';
    const game = table([SWAY, two], [{ battlefield: ['Drag'], hand: ['Sway'] }, BEN]);
    plays(game.ann, 'Sway');
    game.to('Upkeep', 2);
    expect([tapped(game.ben, 'Hill Giant'), tapped(game.ben, 'Grizzly Bears')]).toEqual([false, false]);
  });

  test('"you" is said of its controller only (CR 109.5)', () => {
    const own = 'Drag | {0} | Enchantment | | You can’t untap more than one creature during your untap step.';
    const game = table([SWAY, own], [{ battlefield: ['Drag', 'Goblin Piker', 'Craw Wurm'], hand: ['Sway'] }, BEN]);
    plays(game.ann, 'Sway');
    chooses(game.ann, 'Craw Wurm');
    game.to('Upkeep', 2);
    expect([tapped(game.ben, 'Hill Giant'), tapped(game.ben, 'Grizzly Bears')]).toEqual([false, false]);
    game.to('Upkeep', 3);
    expect([tapped(game.ann, 'Goblin Piker'), tapped(game.ann, 'Craw Wurm')]).toEqual([true, false]);
    expect(tapped(game.ann, 'Drag')).toBe(false);
  });

  test('one that untaps under a second limit is one that the first let untap (CR 502.3)', () => {
    const wide = 'Mire | {0} | Enchantment | | Players can’t untap more than two permanents during their untap steps.';
    const game = table([SWAY, wide, DRAG], [{ battlefield: ['Mire', 'Drag'], hand: ['Sway'] }, BEN]);
    plays(game.ann, 'Sway');
    chooses(game.ben, 'Hill Giant', 'Grizzly Bears');
    chooses(game.ben, 'Hill Giant');
    game.to('Upkeep', 2);
    expect([tapped(game.ben, 'Hill Giant'), tapped(game.ben, 'Grizzly Bears')]).toEqual([false, true]);
    expect(tapped(game.ben, 'Forest')).toBe(true);
  });
});

describe('what can’t phase in or out (CR 101.2 + 502.1)', () => {
  test('what can’t phase in stays phased out as its controller’s turn begins (CR 101.2 + 502.1)', () => {
    const stop = 'Stop | {0} | Enchantment | | Green creatures can’t phase in.';
    const game = table(
      [FADE, stop],
      [{ battlefield: ['Stop'], hand: ['Fade', 'Fade'] }, ['Hill Giant', 'Grizzly Bears']],
    );
    plays(game.ann, 'Fade', 'Hill Giant');
    plays(game.ann, 'Fade', 'Grizzly Bears');
    game.to('Upkeep', 2);
    expect([phasedOut(game.ben, 'Hill Giant'), phasedOut(game.ben, 'Grizzly Bears')]).toEqual([false, true]);
  });

  test('what can’t phase out stays, in its untap step and under an effect (CR 101.2 + 702.26b)', () => {
    const firm = 'Firm | {0} | Enchantment | | Red creatures can’t phase out.';
    const blink = 'Blink | {0} | Creature — Elf | 1/1 | Phasing';
    const ember = 'Ember | {R} | Creature — Elf | 1/1 | Phasing';
    const game = table(
      [FADE, firm, blink, ember],
      [{ battlefield: ['Firm'], hand: ['Fade', 'Fade'] }, ['Hill Giant', 'Grizzly Bears', 'Blink', 'Ember']],
    );
    plays(game.ann, 'Fade', 'Hill Giant');
    plays(game.ann, 'Fade', 'Grizzly Bears');
    expect([phasedOut(game.ben, 'Hill Giant'), phasedOut(game.ben, 'Grizzly Bears')]).toEqual([false, true]);
    game.to('Upkeep', 2);
    expect([phasedOut(game.ben, 'Ember'), phasedOut(game.ben, 'Blink')]).toEqual([false, true]);
    expect(phasedOut(game.ben, 'Grizzly Bears')).toBe(false);
  });

  test('the one that an effect phased out can’t phase in for as long as that is said (CR 611.2b + 502.1)', () => {
    const hold =
      'Hold | {0} | Enchantment | | When this enchantment enters, another target creature phases out. It can’t phase in for as long as you control this enchantment.';
    const game = table([FADE, hold], [{ hand: ['Hold', 'Fade'] }, ['Hill Giant', 'Grizzly Bears']]);
    game.ann.answers('targets', (question) =>
      question.kind === 'targets' ? [game.indexOf(question.legal, 'Hill Giant')] : [-1],
    );
    plays(game.ann, 'Hold');
    plays(game.ann, 'Fade', 'Grizzly Bears');
    game.to('Upkeep', 2);
    expect([phasedOut(game.ben, 'Hill Giant'), phasedOut(game.ben, 'Grizzly Bears')]).toEqual([true, false]);
  });
});

test('"during your next untap step, as you untap your permanents": it is no ability, and happens though the land does not untap (CR 502.3, 610.1)', () => {
  const lines = [
    'Mirage | | Land | | {T}: Add one mana of any color. During your next untap step, as you untap ' +
      'your permanents, return Mirage to its owner’s hand.',
    'Frost | {0} | Enchantment | | Lands don’t untap during their controllers’ untap steps.',
    'Ox | {1} | Creature — Ox | 2/2 |',
  ];
  const game = table(lines, [{ battlefield: ['Mirage', 'Mirage', 'Frost'], hand: ['Ox'] }, {}]);
  game.ann.activates('Mirage');
  game.to('Upkeep', 2);
  expect(game.ann.battlefield).toEqual(['Mirage', 'Mirage', 'Frost']);
  game.to('Upkeep', 3);
  expect([[...game.ann.battlefield].sort(), game.stack, game.ann.hand.includes('Mirage')]).toEqual([
    ['Frost', 'Mirage'],
    [],
    true,
  ]);
  game.to('Upkeep', 5);
  expect([...game.ann.battlefield].sort()).toEqual(['Frost', 'Mirage']);
});

test('"tap that creature as it phases in this way": it phases in tapped, and does not become tapped (CR 610.4, 702.26c)', () => {
  const lines = [
    'Cell | {0} | Enchantment | | When Cell enters, target creature phases out until Cell leaves the battlefield. ' +
      'Tap that creature as it phases in this way.',
    'Bell | {0} | Enchantment | | Whenever a creature becomes tapped, you gain 1 life.',
    'Fire | {0} | Sorcery | | Destroy target enchantment.',
    'Ox | {0} | Creature — Ox | 2/2 |',
  ];
  const game = table(lines, [{ battlefield: ['Bell'], hand: ['Cell', 'Fire'] }, { battlefield: ['Ox'] }]);
  game.ann.casts('Cell');
  game.resolveAll();
  expect(game.ben.permanent('Ox').status & StatusBit.PhasedOut).not.toBe(0);
  game.to('PrecombatMain', 3);
  expect(game.ben.permanent('Ox').status & StatusBit.PhasedOut).not.toBe(0);
  plays(game.ann, 'Fire', 'Cell');
  const { status } = game.ben.permanent('Ox');
  expect([status & StatusBit.PhasedOut, (status & StatusBit.Tapped) !== 0, game.ann.life]).toEqual([0, true, 20]);
});
