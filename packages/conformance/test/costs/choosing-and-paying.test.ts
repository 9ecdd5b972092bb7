/** Words, numbers and payments that a resolving text asks for. CR 107.3f, 118.12, 608.2d, 702.24. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';
const ELF = 'Elf | {1} | Creature — Elf | 1/1 |';
const GOLEM = 'Golem | {1} | Creature — Golem | 1/1 |';

type Asked = Extract<Question, { kind: 'chooseOption' | 'chooseNumber' | 'yesNo' }>;

/** Ann casts the sorcery with these words; what she is asked on the way, and answers by that. */
function deed(words: string, seat: Record<string, unknown> = {}, answer: (asked: Asked) => number | null = () => null) {
  const hand = ['Deed', ...((seat['hand'] as string[] | undefined) ?? [])];
  const game = table(
    [CUB, ELF, GOLEM, `Deed | {0} | Sorcery | | ${words}`],
    [{ ...seat, hand }, { battlefield: ['Cub'] }],
  );
  const asked: Asked[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseOption' && question.kind !== 'chooseNumber' && question.kind !== 'yesNo') return null;
    asked.push(question);
    const given = answer(question);
    return given === null ? null : [given];
  });
  plays(game.ann, 'Deed');
  return { game, asked };
}

const optionsOf = ([first]: readonly Asked[]): readonly string[] =>
  first?.kind === 'chooseOption' ? first.options : [];
const named =
  (name: string) =>
  (asked: Asked): number =>
    asked.kind === 'chooseOption' ? asked.options.indexOf(name) : 1;

describe('words', () => {
  const PERMANENTS = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'];
  test('the types of permanents are six; the one chosen is meant afterwards (CR 110.4, 608.2d)', () => {
    const words = 'Choose a permanent type. Put all cards of the chosen type from your graveyard into your hand.';
    const { game, asked } = deed(words, { graveyard: ['Cub', 'Forest', 'Shock'] }, named('land'));
    expect([optionsOf(asked), asked[0]?.reason.rule]).toEqual([PERMANENTS, '608.2d']);
    expect(asked[0]?.reason.text).toBe('Choose a permanent type');
    expect([game.ann.hand, game.ann.graveyard.toSorted()]).toEqual([['Forest'], ['Cub', 'Deed', 'Shock']]);
  });

  test('a card type may be one of spells, too (CR 205.2a)', () => {
    const words = 'Choose a card type. Put all cards of the chosen type from your graveyard into your hand.';
    const { game, asked } = deed(words, { graveyard: ['Cub', 'Shock'] }, named('instant'));
    expect(optionsOf(asked)).toEqual(expect.arrayContaining([...PERMANENTS, 'instant', 'sorcery']));
    expect(game.ann.hand).toEqual(['Shock']);
  });

  test('a land type may be one that is no basic land type (CR 205.3i)', () => {
    const all = optionsOf(deed('Choose a land type. Each land you control becomes that type until end of turn.').asked);
    expect([all.includes('Swamp'), all.includes('Desert'), all.includes('Cave')]).toEqual([true, true, true]);
    const seat = { battlefield: ['Forest'] };
    const { game, asked } = deed(
      'Choose a basic land type. Each land you control becomes that type until end of turn.',
      seat,
      named('Island'),
    );
    expect(optionsOf(asked)).toEqual(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);
    game.ann.activates('Forest');
    expect(game.ann.state.pool.amounts[1]).toBe(1);
  });

  test('a type that is excepted can’t be chosen (CR 205.3m)', () => {
    const words = 'Choose a creature type other than Elf. Each creature becomes that type until end of turn.';
    const { asked } = deed(words, { battlefield: ['Elf', 'Golem', 'Cub'] });
    const options = optionsOf(asked);
    expect([options.includes('Elf'), options.includes('Golem'), options.includes('Bear')]).toEqual([false, true, true]);
  });

  test('odd or even: zero is even (CR 107.1)', () => {
    for (const [word, left] of [
      ['even', ['Elf']],
      ['odd', ['Cub']],
    ] as const) {
      const words = 'Choose odd or even. Destroy each nonland permanent with mana value of the chosen quality.';
      const { game, asked } = deed(words, { battlefield: ['Cub', 'Elf'] }, named(word));
      expect([optionsOf(asked), game.ann.battlefield]).toEqual([['odd', 'even'], left]);
    }
  });

  test('an ability that is chosen at random is asked of nobody (CR 608.2d)', () => {
    const words = (how: string): string =>
      `Choose flying, reach, or haste${how}. Creatures you control gain that ability until end of turn.`;
    const { game, asked } = deed(words(' at random'), { battlefield: ['Cub'] });
    expect([asked, game.ann.battlefield]).toEqual([[], ['Cub']]);
    const chosen = deed(words(''), { battlefield: ['Cub'] });
    expect([optionsOf(chosen.asked), chosen.asked[0]?.reason.rule]).toEqual([['flying', 'reach', 'haste'], '608.2d']);
  });

  test('a number: any, or one between two, and the amount is that number (CR 107.1c)', () => {
    for (const [words, min, max] of [
      ['Choose a number between 2 and 4.', 2, 4],
      ['Choose a number.', 0, 99],
    ] as const) {
      const { game, asked } = deed(`${words} You gain life equal to the chosen number.`, {}, () => 3);
      const [question] = asked;
      expect(question).toMatchObject({ kind: 'chooseNumber', min, max, reason: { rule: '608.2d' } });
      expect(game.ann.life).toBe(23);
    }
  });
});

describe('payments', () => {
  const paid = (game: ReturnType<typeof table>): readonly string[] =>
    game.game.log.filter(({ parts }) => JSON.stringify(parts).includes('pays')).map(({ rule }) => rule);

  test('any amount of life: at most all of it, and none is no payment (CR 118.3, 119.4, 118.12)', () => {
    const words = 'You may pay any amount of life. If you do, draw a card.';
    for (const [amount, hand] of [
      [0, 0],
      [3, 1],
    ] as const) {
      const { game, asked } = deed(words, { life: 120 }, (question) => (question.kind === 'yesNo' ? 1 : amount));
      expect(asked[1]).toMatchObject({ kind: 'chooseNumber', min: 0, max: 120, reason: { rule: '118.12' } });
      expect([game.ann.life, game.ann.hand.length]).toEqual([120 - amount, hand]);
    }
  });

  test('{X}: at most what there is mana for, and X is what was paid (CR 107.3f)', () => {
    const words = 'You may pay {X}. If you do, you gain X life.';
    const seat = { battlefield: ['Swamp', 'Swamp', 'Island'] };
    const { game, asked } = deed(words, seat, (question) => (question.kind === 'yesNo' ? 1 : 2));
    expect(asked[1]).toMatchObject({ kind: 'chooseNumber', min: 0, max: 3, reason: { rule: '107.3f' } });
    expect([game.ann.life, paid(game).length]).toEqual([22, 0]);
  });

  test('so much and so much more for each: in one sum, or not at all (CR 118.12a, 118.3)', () => {
    const ban = (life: string): string =>
      `Ban | {0} | Instant | | Counter target spell unless its controller pays {1} plus an additional {2} for each Elf on the battlefield.${life}`;
    const sip = 'Sip | {0} | Instant | | You gain 5 life.';
    for (const [lands, life, tapped] of [
      [4, 20, 0],
      [5, 25, 5],
      [6, 25, 5],
    ] as const) {
      const seat = { battlefield: Array.from({ length: lands }, () => 'Island'), hand: ['Sip'] };
      const game = table([ban(''), sip, ELF], [seat, { battlefield: ['Elf', 'Elf'], hand: ['Ban'] }]);
      game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
      game.ann.casts('Sip');
      game.ben.casts('Ban', { targets: ['Sip'] });
      game.resolveAll();
      const spent = game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) !== 0);
      expect([game.ann.life, spent.length]).toEqual([life, tapped]);
    }
  });

  test('cumulative upkeep is paid for each counter, or not at all: life, mana, what is given up (CR 702.24a)', () => {
    const after = (cost: string, seat: Record<string, unknown>): readonly [boolean, number, number, number] => {
      const moth = `Moth | {0} | Creature — Insect | 1/1 | Cumulative upkeep${cost}`;
      const game = table([moth, ELF], [{ ...seat, hand: ['Moth', ...((seat['hand'] as string[]) ?? [])] }, {}]);
      game.plan((question) => (question.kind === 'yesNo' && question.player === 0 ? [1] : null));
      plays(game.ann, 'Moth');
      game.to('Draw', 5);
      const others = game.ann.battlefield.filter((name) => name !== 'Moth').length;
      return [game.ann.battlefield.includes('Moth'), game.ann.life, others, game.ann.graveyard.length];
    };
    // Once in turn 3, twice in turn 5.
    const rows = [
      ['—Pay 2 life.', { life: 7 }, [true, 1, 0, 0]],
      ['—Pay 2 life.', { life: 5 }, [false, 3, 0, 1]],
      [' {1}', { battlefield: ['Elf', 'Swamp', 'Swamp'] }, [true, 20, 3, 0]],
      [' {1}', { battlefield: ['Elf', 'Swamp'] }, [false, 20, 2, 1]],
      ['—Sacrifice an Elf.', { battlefield: ['Elf', 'Elf', 'Elf', 'Swamp'] }, [true, 20, 1, 3]],
      ['—Sacrifice an Elf.', { battlefield: ['Elf', 'Elf', 'Swamp'] }, [false, 20, 2, 2]],
      ['—Discard a card.', { hand: ['Elf', 'Elf'] }, [true, 20, 0, 3]],
      ['—Discard a card.', { hand: ['Elf'] }, [false, 20, 0, 2]],
    ] as const;
    for (const [cost, seat, result] of rows) expect([cost, seat, after(cost, seat)]).toEqual([cost, seat, result]);
  });
});
