/** Mana that can't be spent on generic costs, or not on spells of a sort, however it is added. CR 106.6, 107.4b. */
import { describe, expect, test } from 'vitest';
import { uses } from '../support/text-table.ts';
import { table } from '../support/rules-table.ts';
import { among, payable, source } from '../support/paying-table.ts';

const FIVE = source("{T}: Add {W}{U}{B}{R}{G}. This mana can't be spent to pay generic mana costs.");

describe('mana that no generic cost takes', () => {
  test('pays for colored and hybrid symbols, not for generic ones or {C} (CR 107.4b)', () => {
    const costs = [
      '{W}',
      '{G}{G}',
      '{R}{U}',
      '{W}{U}{B}{R}{G}',
      '{G/U}{B}',
      '{1}',
      '{1}{W}',
      '{C}',
      '{2/W}',
      '{2/W}{W}',
    ];
    expect(among(costs, [FIVE])).toEqual(['{W}', '{R}{U}', '{W}{U}{B}{R}{G}', '{G/U}{B}', '{2/W}']);
  });

  test('other mana pays the generic part, whichever is tapped first (CR 601.2h)', () => {
    for (const [cost, lands, can] of [
      ['{2}{W}', ['Plains', 'Plains'], true],
      ['{2}{W}', ['Plains'], false],
      ['{1}{W}{W}', ['Plains', 'Plains'], true],
      ['{1}{W}{W}', ['Plains', 'Forest'], true],
      ['{1}{W}{W}', ['Forest', 'Forest'], false],
      ['{3}', ['Plains', 'Plains'], false],
    ] as const)
      expect([cost, lands, payable(cost, [FIVE], ['Spring', ...lands])]).toEqual([cost, lands, can]);
  });

  test('in the pool it is the same: {X} is generic, X can only be 0 (CR 107.4b)', () => {
    const spell = 'Surge | {X}{R} | Sorcery | | You gain X life.';
    const game = table([FIVE, spell], [{ battlefield: ['Spring'], hand: ['Surge'] }, []]);
    game.ann.activates('Spring');
    expect(game.ann.state.pool.special.length).toBe(5);
    game.ann.answers('chooseNumber', (question) => {
      expect(question.kind === 'chooseNumber' && question.max).toBe(0);
      return [0];
    });
    game.ann.casts('Surge');
    game.resolveAll();
    expect(game.ann.graveyard).toContain('Surge');
  });

  test('a payment as something resolves is a cost too: {2} is not paid with it (CR 118.12)', () => {
    const tax = 'Toll | {0} | Instant | | Counter target spell unless its controller pays {1}.';
    for (const [lands, countered] of [
      [[], true],
      [['Plains'], false],
    ] as const) {
      const goal = 'Goal | {0} | Sorcery | | You gain 5 life.';
      const seats = [{ battlefield: ['Spring', ...lands], hand: ['Goal'] }, { hand: ['Toll'] }];
      const game = table([FIVE, goal, tax], seats);
      game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
      game.ann.casts('Goal');
      while (game.question?.player !== 1) game.proceed();
      game.ben.casts('Toll', { targets: ['Goal'] });
      game.resolveAll();
      expect(game.ann.life).toBe(countered ? 20 : 25);
    }
  });
});

describe('mana for each of several, not for spells of a sort', () => {
  const line = source(
    "{T}: Add {C} for each artifact you control. This mana can't be spent to cast nonartifact spells.",
  );
  const kept = source(
    "{T}: Add {C} for each artifact you control. This mana can't be spent to cast nonartifact spells. Until end of combat, you don't lose this mana as steps end.",
  );
  const engine = 'Engine | {2} | Artifact | | When this artifact enters, you gain 1 life.';
  const dial = 'Dial | {0} | Artifact | | {2}: You gain 3 life.';

  test('it pays for artifacts and for abilities, not for another spell (CR 106.6)', () => {
    expect(payable('{2}', [line, dial], ['Spring', 'Dial'])).toBe(false);
    const game = table([line, engine, dial], [{ battlefield: ['Spring', 'Dial'], hand: ['Engine'] }, []]);
    game.ann.casts('Engine');
    game.resolveAll();
    expect([game.ann.life, game.ann.battlefield.length]).toEqual([21, 3]);
    const other = table([line, dial], [{ battlefield: ['Spring', 'Dial'] }, []]);
    uses(other.ann, 'Dial');
    expect(other.ann.life).toBe(23);
  });

  test('what is kept until end of combat keeps its limit in the next step (CR 500.4, 106.6)', () => {
    const seats = [{ battlefield: ['Spring', 'Dial'], hand: ['Engine', 'Goal'] }, []];
    const game = table([kept, engine, dial, 'Goal | {2} | Instant | | You gain 9 life.'], seats);
    game.to('BeginningOfCombat');
    game.ann.activates('Spring');
    game.to('EndOfCombat');
    expect([game.ann.state.pool.special.length, game.ann.can('cast', 'Goal')]).toEqual([2, false]);
    uses(game.ann, 'Dial');
    expect(game.ann.life).toBe(23);
  });
});
