/** What effects make of creatures for a time: shapes to choose from, numbers that stay, spells still to come. CR 208.2b, 608.2h, 611.2. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { now, picks, plays, table, uses } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/3 |';
const NAP = 'Nap | {0} | Sorcery | | You gain 1 life.';

/** What Ann is offered when next asked to choose an option, and by which rule. */
function offered(game: ReturnType<typeof table>): { options: readonly string[]; rules: string[] } {
  const found: { options: readonly string[]; rules: string[] } = { options: [], rules: [] };
  game.plan((question: Question) => {
    if (question.kind !== 'chooseOption') return null;
    found.options = question.options;
    found.rules.push(question.reason.rule);
    return null;
  });
  return found;
}

describe('shapes to choose from', () => {
  test('are named by size, types and abilities (CR 208.2b)', () => {
    const shape =
      'Shape | {0} | Creature — Shape | 0/0 | As ~ enters, it becomes your choice of a 3/3 Ape creature, a 2/2 creature with flying and haste, or a 1/6 artifact creature with defender.';
    const game = table([shape], [{ hand: ['Shape'] }, {}]);
    const found = offered(game);
    picks(game.ann, '1/6 artifact creature with defender');
    plays(game.ann, 'Shape');
    expect(game.ann.stats('Shape')).toBe('1/6');
    const again = table([shape], [{ hand: ['Shape'] }, {}]);
    const list = offered(again);
    plays(again.ann, 'Shape');
    expect(list).toEqual({
      options: ['3/3 Ape creature', '2/2 creature with flying, haste', '1/6 artifact creature with defender'],
      rules: ['208.2b'],
    });
    expect([again.ann.stats('Shape'), found.rules]).toEqual(['3/3', ['208.2b']]);
  });

  test('for a time: it is over at the end of the turn, and no copy has it (CR 611.2a, 707.2)', () => {
    const lines = [
      CUB,
      'Morph It | {0} | Instant | | Until end of turn, target creature becomes your choice of a blue Frog creature with base power and toughness 1/1 or a red Ape creature with base power and toughness 4/4.',
      'Twin | {0} | Sorcery | | Create a token that’s a copy of target creature.',
    ];
    const game = table(lines, [{ battlefield: ['Cub'], hand: ['Morph It', 'Twin'] }, {}]);
    game.ann.answers('chooseOption', [1]);
    plays(game.ann, 'Morph It', 'Cub');
    expect([game.ann.stats('Cub'), now(game.ann, 'Cub').subtypes]).toEqual(['4/4', ['Ape']]);
    plays(game.ann, 'Twin', 'Cub');
    expect([now(game.ann, 'Cub', 1).power, now(game.ann, 'Cub', 1).subtypes]).toEqual([2, ['Bear']]);
    game.to('Upkeep', 2);
    expect([game.ann.stats('Cub'), now(game.ann, 'Cub').subtypes]).toEqual(['2/3', ['Bear']]);
  });

  test('of several abilities one is gained: the one that was chosen (CR 608.2d)', () => {
    const boon =
      'Boon | {0} | Instant | | Target creature gets +1/+1 and gains your choice of trample or protection from red until end of turn.';
    const game = table([CUB, boon], [{ battlefield: ['Cub'], hand: ['Boon'] }, {}]);
    const found = offered(game);
    plays(game.ann, 'Boon', 'Cub');
    expect([found.options, found.rules]).toEqual([['trample', 'protection'], ['608.2d']]);
    const gained = now(game.ann, 'Cub').abilities.map(({ ability }) => ability.kind === 'keyword' && ability.keyword);
    expect([gained, game.ann.stats('Cub')]).toEqual([['trample'], '3/4']);
  });
});

describe('numbers are worked out once, as the effect begins (CR 608.2h)', () => {
  const counted = 'where X is the number of cards in your hand';
  test.each([
    [`Target creature has base power and toughness X/X until end of turn, ${counted}.`, '2/2', '2/2'],
    [`Target creature has base power and toughness X/1 until end of turn, ${counted}.`, '2/1', '2/1'],
    [`Target creature becomes an X/X Ape creature until end of turn, ${counted}.`, '2/2', '2/2'],
    [`Target creature gets +X/-1 until end of turn, ${counted}.`, '4/2', '4/2'],
  ])('%s', (words, first, later) => {
    const game = table(
      [CUB, NAP, `Deed | {0} | Instant | | ${words}`],
      [{ battlefield: ['Cub'], hand: ['Deed', 'Nap', 'Nap'] }, {}],
    );
    plays(game.ann, 'Deed', 'Cub');
    expect(game.ann.stats('Cub')).toBe(first);
    plays(game.ann, 'Nap');
    expect(game.ann.stats('Cub')).toBe(later);
  });
});

describe('the next spell', () => {
  test('has what was said of it; those after it, and those of a later turn, have not (CR 611.2f)', () => {
    const rush = 'Rush | {0} | Sorcery | | The next creature spell you cast this turn has haste.';
    const cast = 'Cub Two | {0} | Creature — Bear | 2/2 |';
    const hasty = (game: ReturnType<typeof table>, name: string): boolean =>
      now(game.ann, name).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'haste');
    const lines = [rush, CUB, cast, NAP, 'Sow | {0} | Instant | | You gain 1 life.'];
    const game = table(lines, [{ hand: ['Rush', 'Nap', 'Cub', 'Cub Two'] }, {}]);
    plays(game.ann, 'Rush');
    plays(game.ann, 'Nap');
    game.ann.casts('Cub');
    const onStack = game.game.stack[0] as number;
    expect(game.game.effects.some(({ affected }) => affected?.includes(onStack as never) === true)).toBe(true);
    game.resolveAll();
    plays(game.ann, 'Cub Two');
    expect([hasty(game, 'Cub'), hasty(game, 'Cub Two')]).toEqual([true, false]);
    const late = table(lines, [{ hand: ['Rush', 'Cub'] }, {}]);
    plays(late.ann, 'Rush');
    late.to('PrecombatMain', 3);
    late.ann.casts('Cub');
    expect(late.game.effects).toEqual([]);
  });
});

describe('players who gain', () => {
  test('an ability have it as long as is said; nobody there to gain it, and it is not done (CR 113.10, 611.2a)', () => {
    const ward = 'Ward | {0} | Instant | | Each other player gains hexproof until end of turn. If you do, draw a card.';
    const prod = 'Prod | {0} | Artifact | | {T}: Target player gains 1 life.';
    const game = table([ward, prod], [{ battlefield: ['Prod'], hand: ['Ward'] }, {}]);
    plays(game.ann, 'Ward');
    expect(game.ann.hand).toHaveLength(1);
    // Nobody else is left to target.
    uses(game.ann, 'Prod');
    expect([game.ann.life, game.ben.life]).toEqual([21, 20]);
    const next = table([ward, prod], [{ battlefield: ['Prod'], hand: ['Ward'] }, {}]);
    plays(next.ann, 'Ward');
    next.to('Upkeep', 2);
    expect(uses(next.ann, 'Prod', 'ben').ben.life).toBe(21);
  });
});

describe('words of a text', () => {
  const rewrite =
    'Rewrite | {0} | Instant | | Change the text of target spell or nonartifact permanent by replacing all instances of one color word with another or one basic land type with another.';
  const slay = 'Slay | {0} | Sorcery | | Destroy target black creature.';
  const elf = 'Elf | {B} | Creature — Elf | 1/1 |';

  test('of either sort: first the sort, then the word, then another (CR 612.2)', () => {
    const game = table([rewrite, CUB], [{ battlefield: ['Swamp'], hand: ['Rewrite'] }, {}]);
    const asked: [string, readonly string[]][] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseOption') return null;
      asked.push([question.reason.text, question.options]);
      return [[1, 2, 3][asked.length - 1] as number];
    });
    plays(game.ann, 'Rewrite', 'Swamp');
    const types = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
    expect(asked).toEqual([
      ['Choose which kind of word to replace', ['color word', 'basic land type']],
      ['Choose the word to replace', types],
      ['Choose the word to put in its place', types.filter((type) => type !== 'Swamp')],
    ]);
    expect(now(game.ann, 'Swamp').subtypes).toEqual(['Forest']);
  });

  test('of a spell: what it will do is changed; of another object on the stack nothing is (CR 612.1)', () => {
    const game = table([rewrite, slay, elf], [{ battlefield: ['Elf'], hand: ['Rewrite', 'Slay'] }, {}]);
    game.ann.casts('Slay', { targets: ['Elf'] });
    picks(game.ann, 'color word');
    picks(game.ann, 'black');
    picks(game.ann, 'green');
    game.ann.casts('Rewrite', { targets: ['Slay'] });
    expect(game.resolveAll().ann.battlefield).toEqual(['Elf']);
  });

  test('that a copy has by an exception are part of its text (CR 612.1, 707.9a)', () => {
    const twin =
      'Twin | {0} | Creature — Shapeshifter | 0/0 | You may have Twin enter as a copy of any creature on the battlefield, except it has protection from red.';
    const zap = (color: string): string =>
      `Zap ${color} | {${color}} | Instant | | Zap ${color} deals 1 damage to target creature.`;
    const game = table(
      [rewrite, twin, CUB, zap('R'), zap('G')],
      [{ battlefield: ['Forest', 'Mountain'], hand: ['Twin', 'Rewrite', 'Zap R', 'Zap G'] }, { battlefield: ['Cub'] }],
    );
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Twin');
    picks(game.ann, 'color word');
    picks(game.ann, 'red');
    picks(game.ann, 'green');
    game.ann.answers('targets', (question) => [
      question.kind === 'targets' ? question.legal.indexOf(game.ann.permanent('Cub').id as never) : -1,
    ]);
    plays(game.ann, 'Rewrite');
    const legal = (spell: string): boolean => {
      let found = false;
      game.ann.answers('targets', (question) => {
        found = question.kind === 'targets' && question.legal.includes(game.ann.permanent('Cub').id as never);
        return [question.kind === 'targets' ? question.legal.indexOf(game.ben.permanent('Cub').id as never) : -1];
      });
      plays(game.ann, spell);
      return found;
    };
    expect([legal('Zap R'), legal('Zap G')]).toEqual([true, false]);
  });
});
