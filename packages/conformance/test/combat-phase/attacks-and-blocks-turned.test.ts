/** Effects by which a creature blocks, and an attack is turned to somebody else. CR 508.7, 509.6. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { NO_ENTITY, playerEntity } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';
const ELK = 'Elk | {0} | Creature — Elk | 3/3 |';
const BAT = 'Bat | {0} | Creature — Bat | 1/1 | Flying';
const SAGE = 'Sage | {0} | Planeswalker — Sage | 4 | 0: You gain 1 life.';
const DRAW = 'If you do, draw a card.';

/** Ann attacks Ben with these; the instant with these words is cast by Ben. */
function turned(
  words: string,
  attackers: readonly string[],
  others: readonly string[],
  targets: readonly string[],
  answer: (question: Extract<Question, { kind: 'chooseObjects' }>, game: Scenario) => readonly number[] | null,
): Scenario {
  const lines = [CUB, ELK, BAT, SAGE, `Deed | {0} | Instant | | ${words}`];
  const game = table(lines, [
    { battlefield: [...attackers, 'Elk'] },
    { battlefield: ['Cub', ...others], hand: ['Deed'] },
    { battlefield: ['Sage', 'Elk'] },
  ]);
  game.ann.attacks(attackers, 'ben');
  game.plan((question) => (question.kind === 'chooseObjects' ? answer(question, game) : null));
  game.to('DeclareAttackers');
  game.ben.casts('Deed', { targets });
  game.resolveAll();
  return game;
}

describe('reselecting what is attacked (CR 508.7)', () => {
  const names = (game: Scenario, { from }: { from: readonly number[] }): string[] =>
    from.map((entity) =>
      entity < 0 ? (game.seats[-1 - entity]?.name ?? '') : (game.game.objects[entity]?.record.card.name ?? ''),
    );
  test.each([
    ['player', ['ben', 'cat']],
    ['player or planeswalker', ['ben', 'cat', 'Sage']],
    ['player or permanent', ['ben', 'cat', 'Sage']],
  ] as const)('which %s: among those it could attack, and of that sort', (what, offered) => {
    const asked: string[][] = [];
    const game = turned(
      `Reselect which ${what} target attacking creature is attacking. ${DRAW}`,
      ['Bat'],
      [],
      ['Bat'],
      (question, now) => {
        asked.push(names(now, question));
        expect([question.reason.rule, question.min, question.max, question.player]).toEqual(['508.7', 1, 1, 1]);
        return [now.indexOf(question.from, 'cat')];
      },
    );
    expect(asked.map((each) => each.toSorted())).toEqual([[...offered].toSorted()]);
    expect(game.ann.permanent('Bat').attacking).toBe(playerEntity(game.cat.id));
    expect(game.ben.hand).toHaveLength(1);
    game.throughCombat();
    expect([game.ben.life, game.cat.life]).toEqual([20, 19]);
  });

  test('only what attacks, and each by itself; if nothing does, it is not done', () => {
    const words = `Reselect which player each creature is attacking. ${DRAW}`;
    let asked = 0;
    const game = turned(words, ['Bat', 'Cub'], [], [], (question, now) => [
      now.indexOf(question.from, asked++ === 0 ? 'cat' : 'ben'),
    ]);
    expect([asked, game.ben.hand.length]).toEqual([2, 1]);
    expect(game.ann.permanent('Elk').attacking).toBe(NO_ENTITY);
    const one = `Reselect which player target creature is attacking. ${DRAW}`;
    const not = turned(one, ['Bat'], [], ['Elk'], () => {
      throw new Error('it does not attack');
    });
    expect(not.ben.hand).toEqual([]);
  });
});

describe('blocking as an effect says (CR 509.6)', () => {
  const words = (who: string): string => `${who} target attacking creature. ${DRAW}`;
  /** Ann attacks Ben with the Elk and Cat with the Bat; Ben casts the instant with these words. */
  function blocks(who: string, attacker: string, targets: readonly string[]): Scenario {
    const game = table(
      [CUB, ELK, BAT, `Deed | {0} | Instant | | ${words(who)}`],
      [{ battlefield: ['Elk', 'Bat'] }, { battlefield: ['Cub', 'Elk'], hand: ['Deed'] }, {}],
    );
    game.plan((question) => {
      if (question.kind !== 'attackers') return null;
      return question.attackers.flatMap((_, i) => [
        i,
        game.indexOf(question.defenders[i] ?? [], i === 0 ? 'ben' : 'cat'),
      ]);
    });
    game.ben.answers('chooseObjects', (question) => {
      if (question.kind !== 'chooseObjects') return [];
      expect([question.reason.rule, question.purpose, question.player]).toEqual(['509.6', 'choose', 1]);
      return question.from.map((_, i) => i);
    });
    game.to('DeclareBlockers');
    game.ben.answers('targets', (question) => [
      question.kind === 'targets' ? game.indexOf(question.legal, targets[0] ?? attacker) : 0,
    ]);
    if (targets.length > 0)
      game.ben.answers('targets', (question) => [
        question.kind === 'targets' ? game.indexOf(question.legal, attacker) : 0,
      ]);
    game.ben.casts('Deed');
    return game.resolveAll();
  }

  test('a creature blocks what attacks its controller; of another attack it is not done (CR 509.6)', () => {
    const done = blocks('Target untapped creature you control blocks', 'Elk', ['Cub']);
    expect([done.ben.hand.length, done.ben.permanent('Cub').blocking.length]).toEqual([1, 1]);
    expect(done.throughCombat().ben.life).toBe(20);
    const not = blocks('Target untapped creature you control blocks', 'Bat', ['Cub']);
    expect([not.ben.hand.length, not.ben.permanent('Cub').blocking]).toEqual([0, []]);
  });

  test('any number of creatures that are chosen as it resolves (CR 509.6, 608.2d)', () => {
    const game = blocks('Any number of creatures you control block', 'Elk', []);
    const blocking = game.ben.battlefield.filter((name) => game.ben.permanent(name).blocking.length > 0);
    expect([blocking, game.ben.hand.length]).toEqual([['Cub', 'Elk'], 1]);
  });
});
