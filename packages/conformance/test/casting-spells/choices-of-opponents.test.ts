/** Choices that an opponent makes while a spell is cast or an ability activated, with cards read from text. CR 601.6, 602.3. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const LINES = [
  'Bargain | {0} | Sorcery | | Destroy target creature of an opponent’s choice.',
  'Tempt | {0} | Sorcery | | Exile target creature of an opponent’s choice they control.',
  'Duel | {0} | Sorcery | | Destroy target artifact or creature of your choice, then destroy target creature of an opponent’s choice.',
  'Arbiter | {0} | Artifact | | {T}: Destroy target creature of an opponent’s choice.',
  'Feud | {0} | Artifact | | {T}: Destroy target artifact or creature of your choice, then destroy target creature of an opponent’s choice.',
];

describe('targets of an opponent’s choice', () => {
  test('the opponent chooses the target when the controller of the spell would (CR 601.6)', () => {
    const game = table(LINES, [{ hand: ['Bargain'], battlefield: ['Hill Giant'] }, ['Grizzly Bears']]);
    game.ben.answers('targets', (question) => [
      game.indexOf((question as Extract<typeof question, { kind: 'targets' }>).legal, 'Hill Giant'),
    ]);
    game.ann.casts('Bargain');
    expect(game.game.stack.length).toBe(1);
    game.resolveAll();
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([[], ['Grizzly Bears']]);
  });

  test('the controller of the spell decides which of several opponents chooses (CR 601.6a)', () => {
    const game = table(LINES, [{ hand: ['Tempt'] }, ['Hill Giant'], ['Grizzly Bears', 'Goblin Piker'], {}]);
    game.ann.answers('chooseObjects', (question) => {
      const { from } = question as Extract<typeof question, { kind: 'chooseObjects' }>;
      expect(from.length).toBe(2); // dan has nothing to choose
      return [1];
    });
    game.cat.answers('targets', (question) => {
      const { legal } = question as Extract<typeof question, { kind: 'targets' }>;
      expect(legal.length).toBe(2);
      return [game.indexOf(legal, 'Goblin Piker')];
    });
    plays(game.ann, 'Tempt');
    expect([game.ben.battlefield, game.cat.battlefield]).toEqual([['Hill Giant'], ['Grizzly Bears']]);
  });

  test('of two choices made as it is cast, the controller’s comes first (CR 601.6b)', () => {
    const game = table(LINES, [{ hand: ['Duel'] }, ['Hill Giant', 'Grizzly Bears']]);
    const order: string[] = [];
    for (const player of [game.ben, game.ann])
      player.answers('targets', () => {
        order.push(player.name);
        return [0];
      });
    plays(game.ann, 'Duel');
    expect(order).toEqual(['ann', 'ben']);
  });

  test('the same for what an activated ability targets (CR 602.3, 602.3a)', () => {
    const game = table(LINES, [['Arbiter', 'Hill Giant'], ['Grizzly Bears'], {}]);
    game.ann.answers('chooseObjects', [1]);
    game.cat.answers('targets', (question) => [
      game.indexOf((question as Extract<typeof question, { kind: 'targets' }>).legal, 'Grizzly Bears'),
    ]);
    uses(game.ann, 'Arbiter');
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Arbiter', 'Hill Giant'], []]);
  });

  test('the controller of the ability goes first (CR 602.3b)', () => {
    const game = table(LINES, [['Feud'], ['Hill Giant', 'Grizzly Bears']]);
    const order: string[] = [];
    for (const player of [game.ben, game.ann])
      player.answers('targets', () => {
        order.push(player.name);
        return [0];
      });
    uses(game.ann, 'Feud');
    expect(order).toEqual(['ann', 'ben']);
  });
});
