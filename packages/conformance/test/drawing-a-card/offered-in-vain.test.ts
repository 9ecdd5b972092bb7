/** What a player is not asked, because it could not be done: drawing and sacrificing. CR 121.2b, 121.3, 608.2d, 701.17a. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';
const ORE = 'Ore | {0} | Artifact | |';

/** Who is asked yes or no by the sorcery with these words, everybody saying yes. */
function asked(
  words: string,
  mine: readonly string[],
  theirs: readonly string[],
  ...targets: string[]
): { who: string[]; game: ReturnType<typeof table> } {
  const lines = [
    CUB,
    ORE,
    'No Draws | {0} | Enchantment | | Your opponents can’t draw cards.',
    'One Draw | {0} | Enchantment | | Each player can’t draw more than one card each turn.',
    `Deed | {0} | Sorcery | | ${words}`,
  ];
  const game = table(lines, [{ battlefield: mine, hand: ['Deed'] }, { battlefield: theirs }]);
  const who: string[] = [];
  game.plan((question) => {
    if (question.kind !== 'yesNo') return null;
    who.push(game.seats[question.player]?.name ?? '');
    expect(question.reason.rule).toBe('608.2d');
    return [1];
  });
  plays(game.ann, 'Deed', ...targets);
  return { who, game };
}

describe('drawing (CR 121.2b, 121.3)', () => {
  test('is offered to whoever may draw so many cards', () => {
    const three = 'You may draw three cards. If you do, you lose 3 life.';
    expect(asked(three, [], []).who).toEqual(['ann']);
    expect(asked(three, ['No Draws'], []).who).toEqual(['ann']);
    expect(asked(three, [], ['No Draws']).who).toEqual([]);
    expect(asked(three, [], ['One Draw']).who).toEqual([]);
    expect(asked(three, [], ['One Draw']).game.ann.life).toBe(20);
    const one = three.replace('three cards', 'a card');
    expect(asked(one, [], ['One Draw']).who).toEqual(['ann']);
    expect(asked(one, [], ['One Draw']).game.ann.life).toBe(17);
  });

  test('of each player: those who may not are left out', () => {
    const each = 'Each player may draw a card.';
    expect(asked(each, [], []).who).toEqual(['ann', 'ben']);
    expect(asked(each, ['No Draws'], []).who).toEqual(['ann']);
    expect(asked(each, [], ['No Draws']).who).toEqual(['ben']);
  });

  test('by somebody else: it is that player who must be able to', () => {
    const other = 'You may have target opponent draw two cards.';
    expect(asked(other, [], [], 'ben').who).toEqual(['ann']);
    expect(asked(other, ['No Draws'], [], 'ben').who).toEqual([]);
    expect(asked(other, [], ['No Draws'], 'ben').who).toEqual(['ann']);
    const they = 'Target opponent may draw two cards. If they do, you gain 2 life.';
    const { who, game } = asked(they, [], [], 'ben');
    expect([who, game.ann.life, game.ben.hand.length]).toEqual([['ben'], 22, 2]);
    expect(asked(they, ['One Draw'], [], 'ben').who).toEqual([]);
    const all = 'You may have each player draw a card.';
    expect(asked(all, [], []).who).toEqual(['ann']);
    expect(asked(all, ['No Draws'], []).who).toEqual([]);
  });
});

describe('sacrificing (CR 608.2d, 701.17a)', () => {
  test('is offered to whoever controls such a permanent', () => {
    const words = 'You may sacrifice a creature. If you do, draw a card.';
    expect(asked(words, ['Cub'], []).who).toEqual(['ann']);
    expect(asked(words, ['Ore'], ['Cub']).who).toEqual([]);
    expect(asked(words, ['Cub'], []).game.ann.hand).toHaveLength(1);
    const each = 'Each player may sacrifice an artifact.';
    expect(asked(each, ['Ore'], ['Cub']).who).toEqual(['ann']);
    expect(asked(each, ['Cub'], ['Ore']).who).toEqual(['ben']);
    const they = 'Each opponent may sacrifice a creature. If they do, you draw a card.';
    expect(asked(they, ['Cub'], ['Cub']).who).toEqual(['ben']);
    expect(asked(they, ['Cub'], []).who).toEqual([]);
    const target = 'Target player may sacrifice a creature you don’t control.';
    expect(asked(target, [], ['Cub'], 'ben').who).toEqual(['ben']);
  });

  test('of any number, or by somebody else, is offered always: nothing may be enough', () => {
    expect(asked('You may sacrifice any number of creatures.', [], []).who).toEqual(['ann']);
    const have = 'You may have target player sacrifice a creature. If you do, draw a card.';
    expect(asked(have, [], [], 'ben').who).toEqual(['ann']);
  });

  test('of one that was named before: its controller, while it is there', () => {
    const words = 'Choose target creature. Its controller may sacrifice it. If they do, draw a card.';
    expect(asked(words, [], ['Cub'], 'Cub').who).toEqual(['ben']);
    const taken = 'Choose target creature. You may sacrifice it. If you do, draw a card.';
    expect(asked(taken, [], ['Cub'], 'Cub').who).toEqual([]);
    expect(asked(taken, ['Cub'], [], 'Cub').who).toEqual(['ann']);
    const gone = 'Destroy target creature. You may sacrifice it. If you do, draw a card.';
    expect(asked(gone, ['Cub'], [], 'Cub').who).toEqual([]);
  });

  test('of itself: only by the player who controls it by then', () => {
    const moth = 'Moth | {0} | Creature — Insect | 1/1 | {0}: You may sacrifice ~. If you do, draw a card.';
    const take = 'Take | {0} | Instant | | Gain control of target creature until end of turn.';
    const game = table([moth, take], [{ battlefield: ['Moth'] }, { hand: ['Take'] }]);
    const who: number[] = [];
    game.plan((question) => {
      if (question.kind === 'yesNo') who.push(question.player);
      return null;
    });
    game.ann.activates('Moth');
    game.ben.casts('Take', { targets: ['Moth'] });
    game.resolveAll();
    expect([who, game.ben.battlefield]).toEqual([[], ['Moth']]);
    const own = table([moth], [{ battlefield: ['Moth'] }, {}]);
    own.ann.answers('yesNo', [1]);
    expect(uses(own.ann, 'Moth').ann.graveyard).toEqual(['Moth']);
  });
});
