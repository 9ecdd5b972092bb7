/** Parts of a text that are there only if a cost was paid: which targets are asked for. CR 601.2c, 702.33g, 702.166d. */
import { describe, expect, test } from 'vitest';
import { type Question, StatusBit } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const COG = 'Cog | {0} | Artifact | |';
const LANDS = ['Island', 'Island'];

/** Ann casts it, with its kicker paid or not; what was asked about targets. */
function cast(card: string, kicked: boolean, mine: readonly string[] = []): { game: Scenario; legal: number[] } {
  const game = table(
    [COG, card],
    [{ battlefield: [...LANDS, ...mine], hand: ['Foe'] }, ['Cog', 'Hill Giant', 'Goblin Piker']],
  );
  const legal: number[] = [];
  game.plan((question: Question) => {
    if (question.kind === 'yesNo') return [kicked ? 1 : 0];
    if (question.kind === 'chooseObjects' && question.purpose === 'sacrifice') return [0];
    if (question.kind !== 'targets') return null;
    legal.push(question.legal.length);
    return [0];
  });
  plays(game.ann, 'Foe');
  game.unplan();
  return { game, legal };
}

const there = (game: Scenario): readonly string[] => game.ben.battlefield;

describe('kicked (CR 702.33g)', () => {
  test('a target of its own is asked for only when kicked', () => {
    for (const start of [
      'Foe deals 1 damage to target player. If it was kicked',
      'Each opponent loses 1 life. If this spell was kicked',
    ]) {
      const foe = `Foe | {0} | Instant | | Kicker {2} / ${start}, destroy target creature.`;
      const first = start.startsWith('Foe') ? [2] : [];
      const plain = cast(foe, false);
      expect([plain.legal, there(plain.game)]).toEqual([first, ['Cog', 'Hill Giant', 'Goblin Piker']]);
      const kicked = cast(foe, true);
      expect([kicked.legal, there(kicked.game)]).toEqual([
        [...first, 2],
        ['Cog', 'Goblin Piker'],
      ]);
    }
  });

  test('"if it wasn’t kicked" and "if it was": one of the two is there', () => {
    const foe =
      'Foe | {0} | Instant | | Kicker {2} / If this spell wasn’t kicked, destroy target artifact. If this spell was kicked, destroy target creature.';
    expect(there(cast(foe, false).game)).toEqual(['Hill Giant', 'Goblin Piker']);
    expect(there(cast(foe, true).game)).toEqual(['Cog', 'Goblin Piker']);
  });

  test('"unless it was kicked" is there when it was not', () => {
    const foe =
      'Foe | {0} | Instant | | Kicker {2} / Destroy target artifact unless this spell was kicked. You gain 1 life.';
    expect(there(cast(foe, false).game)).toEqual(['Hill Giant', 'Goblin Piker']);
    const kicked = cast(foe, true);
    expect([there(kicked.game).length, kicked.game.ann.life]).toEqual([3, 21]);
  });

  test('the parts before and after it are done either way, in order', () => {
    const foe =
      'Foe | {0} | Instant | | Kicker {2} / You gain 2 life. If this spell was kicked, destroy target creature. Draw a card.';
    const plain = cast(foe, false);
    expect([plain.legal, plain.game.ann.life, plain.game.ann.hand.length, there(plain.game).length]).toEqual([
      [],
      22,
      1,
      3,
    ]);
    const kicked = cast(foe, true);
    expect([kicked.legal, kicked.game.ann.life, kicked.game.ann.hand.length, there(kicked.game).length]).toEqual([
      [2],
      22,
      1,
      2,
    ]);
  });

  test('without the kicker it can be cast though there is nothing for the other target; kicked it can not', () => {
    const foe =
      'Foe | {0} | Instant | | Kicker {2} / You gain 2 life. If this spell was kicked, destroy target creature.';
    const game = table([foe], [{ battlefield: LANDS, hand: ['Foe'] }, {}]);
    let asked = 0;
    game.plan((question) => {
      if (question.kind !== 'yesNo') return null;
      asked++;
      return [1];
    });
    plays(game.ann, 'Foe');
    expect([asked, game.ann.life, game.ann.graveyard]).toEqual([0, 22, ['Foe']]);
  });

  test('what speaks of the same target with more of it has the target either way', () => {
    const foe =
      'Foe | {0} | Instant | | Kicker {2} / Foe deals 1 damage to target creature. If this spell was kicked, it deals 3 damage instead.';
    const plain = cast(foe, false);
    expect([plain.legal, there(plain.game)]).toEqual([[2], ['Cog', 'Hill Giant', 'Goblin Piker']]);
    const kicked = cast(foe, true);
    expect([kicked.legal, there(kicked.game)]).toEqual([[2], ['Cog', 'Goblin Piker']]);
  });
});

describe('bargained (CR 702.166d)', () => {
  test('"otherwise" has its own target: one of the two is asked for', () => {
    const foe =
      'Foe | {0} | Instant | | Bargain / If this spell was bargained, destroy target creature. Otherwise, destroy target artifact.';
    const plain = cast(foe, false, ['Cog']);
    expect([plain.legal, there(plain.game), plain.game.ann.graveyard]).toEqual([
      [2],
      ['Cog', 'Hill Giant', 'Goblin Piker'],
      ['Cog', 'Foe'],
    ]);
    const bargained = cast(foe, true, ['Cog']);
    expect([bargained.legal, there(bargained.game), bargained.game.ann.graveyard]).toEqual([
      [2],
      ['Cog', 'Goblin Piker'],
      ['Cog', 'Foe'],
    ]);
  });

  test('"otherwise" that speaks of the same target: it is asked for either way', () => {
    const foe =
      'Foe | {0} | Instant | | Bargain / If this spell was bargained, destroy target creature. Otherwise, tap that creature.';
    const tapped = (game: Scenario): number => game.ben.permanent('Hill Giant').status & StatusBit.Tapped;
    const plain = cast(foe, false, ['Cog']);
    expect([plain.legal, there(plain.game).length, tapped(plain.game)]).toEqual([[2], 3, StatusBit.Tapped]);
    const bargained = cast(foe, true, ['Cog']);
    expect([bargained.legal, there(bargained.game)]).toEqual([[2], ['Cog', 'Goblin Piker']]);
  });

  test('a part that is there for another reason has its target whatever is paid', () => {
    const foe =
      'Foe | {0} | Instant | | Kicker {2} / If you control an artifact, destroy target creature. If this spell was kicked, destroy target artifact.';
    const without = cast(foe, false);
    expect([without.legal, there(without.game)]).toEqual([[2], ['Cog', 'Hill Giant', 'Goblin Piker']]);
    const having = cast(foe, true, ['Cog']);
    expect([having.legal, there(having.game)]).toEqual([
      [2, 2],
      ['Cog', 'Goblin Piker'],
    ]);
    expect(having.game.ann.graveyard).toEqual(['Cog', 'Foe']);
  });
});
