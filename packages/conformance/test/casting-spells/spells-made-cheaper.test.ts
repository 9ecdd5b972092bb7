/** What is sacrificed or tapped to make one spell cheaper: emerge, offering, harmonize. CR 702.48, 702.119a. */
import { describe, expect, test } from 'vitest';
import { type Question, StatusBit } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const islands = (count: number): string[] => Array.from({ length: count }, () => 'Island');
const spent = (game: Scenario): number =>
  game.game.battlefield.filter((id) => {
    const object = game.game.objects[id];
    return object?.record.card.name === 'Island' && (object.status & StatusBit.Tapped) !== 0;
  }).length;
/** Who could be chosen, and the one of that name. */
function choosing(game: Scenario, name: string): { offered: readonly string[] } {
  const seen: { offered: readonly string[] } = { offered: [] };
  game.plan((question: Question) => {
    if (question.kind !== 'chooseObjects') return null;
    seen.offered = game.ann.names(question.from as never);
    return seen.offered.includes(name) ? [seen.offered.indexOf(name)] : [];
  });
  return seen;
}

describe('emerge (CR 702.119a)', () => {
  const EEL = 'Eel | {9} | Creature — Eel | 5/5 | Emerge {5}{U}';

  test('costs less by the mana value of the creature that is sacrificed, one’s own, and of generic mana only', () => {
    const game = table(
      [EEL, 'Cog | {4} | Artifact | |'],
      [{ battlefield: ['Hill Giant', 'Grizzly Bears', 'Cog', ...islands(4)], hand: ['Eel'] }, ['Craw Wurm']],
    );
    const seen = choosing(game, 'Grizzly Bears');
    game.ann.casts('Eel', { via: 'emerge' });
    expect([seen.offered.toSorted(), game.ann.graveyard, spent(game)]).toEqual([
      ['Grizzly Bears', 'Hill Giant'],
      ['Grizzly Bears'],
      4,
    ]);
  });

  test('what is dear enough is the only one offered; without any it can not be cast so', () => {
    const poor = table([EEL], [{ battlefield: ['Hill Giant', 'Grizzly Bears', ...islands(2)], hand: ['Eel'] }, {}]);
    choosing(poor, 'Hill Giant');
    poor.ann.casts('Eel', { via: 'emerge' });
    expect([poor.ann.graveyard, spent(poor)]).toEqual([['Hill Giant'], 2]);
    const poorer = table([EEL], [{ battlefield: ['Grizzly Bears', ...islands(3)], hand: ['Eel'] }, {}]);
    const none = table([EEL], [{ battlefield: islands(6), hand: ['Eel'] }, ['Craw Wurm']]);
    expect([poorer.ann.can('cast', 'Eel'), none.ann.can('cast', 'Eel')]).toEqual([false, false]);
  });

  test('the colored mana is paid whatever is sacrificed', () => {
    const game = table([EEL], [{ battlefield: ['Craw Wurm', ...islands(3)], hand: ['Eel'] }, {}]);
    choosing(game, 'Craw Wurm');
    game.ann.casts('Eel', { via: 'emerge' });
    expect([game.ann.graveyard, spent(game)]).toEqual([['Craw Wurm'], 1]);
  });

  test('what can’t be sacrificed is no help (CR 101.2)', () => {
    const game = table(
      [EEL, 'Oath | {0} | Enchantment | | Creatures you control can’t be sacrificed.'],
      [{ battlefield: ['Oath', 'Craw Wurm', ...islands(3)], hand: ['Eel'] }, {}],
    );
    expect(game.ann.can('cast', 'Eel')).toBe(false);
  });
});

describe('harmonize of today', () => {
  const SONG = 'Song | {4} | Sorcery | | You gain 3 life. / Harmonize {4}{U}';

  test('an untapped creature may be tapped for its power in generic mana, or none', () => {
    for (const [name, lands, left] of [
      ['Hill Giant', 2, ['Hill Giant']],
      ['nobody', 5, []],
    ] as const) {
      const game = table(
        [SONG],
        [{ battlefield: ['Hill Giant', 'Grizzly Bears', ...islands(5)], graveyard: ['Song'] }, ['Craw Wurm']],
      );
      const seen = choosing(game, name);
      game.ann.casts('Song', { via: 'harmonize' });
      const tapped = ['Hill Giant', 'Grizzly Bears'].filter(
        (each) => (game.ann.permanent(each).status & StatusBit.Tapped) !== 0,
      );
      expect([seen.offered.toSorted(), tapped, spent(game)]).toEqual([['Grizzly Bears', 'Hill Giant'], left, lands]);
      game.resolveAll();
      expect([game.ann.life, game.ann.exile]).toEqual([23, ['Song']]);
    }
  });

  test('a tapped creature is no help', () => {
    const seat = { battlefield: ['Hill Giant', ...islands(2)], graveyard: ['Song'], hand: ['Sway'] };
    const game = table([SONG, 'Sway | {0} | Instant | | Tap all creatures.'], [seat, {}]);
    expect(game.ann.can('cast', 'Song')).toBe(true);
    game.ann.casts('Sway');
    game.resolve();
    expect(game.ann.can('cast', 'Song')).toBe(false);
  });
});

describe('offering (CR 702.48a)', () => {
  const MAW = 'Maw | {3}{U}{U} | Creature — Spirit | 5/5 | Snake offering';
  const lines = [MAW, 'Asp | {1}{U} | Creature — Snake | 1/1', 'Adder | {2}{G} | Creature — Snake | 1/1'];

  test('a Snake is sacrificed: its colored mana reduces the same color, what is over generic mana; any time an instant could be', () => {
    for (const [name, mana] of [
      ['Asp', 3],
      ['Adder', 2],
    ] as const) {
      const game = table(lines, [{ battlefield: ['Asp', 'Adder', 'Hill Giant', ...islands(5)], hand: ['Maw'] }, {}]);
      game.to('End');
      const seen = choosing(game, name);
      game.ann.casts('Maw', { via: 'offering' });
      expect([seen.offered.toSorted(), game.ann.graveyard, spent(game)]).toEqual([['Adder', 'Asp'], [name], mana]);
    }
  });

  test('without a Snake it can not be cast so', () => {
    const game = table(lines, [{ battlefield: ['Hill Giant', ...islands(5)], hand: ['Maw'] }, ['Asp']]);
    game.to('End');
    expect(game.ann.can('cast', 'Maw')).toBe(false);
  });
});
