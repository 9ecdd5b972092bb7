/** Sagas: lore counters and chapters. CR 714, 702.155. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { act, card, creature, filter, keyword, number, target, you } from '../support/cards.ts';
import { enchantment, every, freely } from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';

const chapter = (chapters: number[], life: number): Ability => ({
  kind: 'chapter',
  chapters,
  clause: act({ kind: 'gainLife', actor: you, amount: number(life) }),
});
function saga(name: string, ...abilities: Ability[]): Card {
  return { ...card(name, { cost: 'W', types: ['enchantment'], subtypes: ['Saga'], abilities }), layout: 'saga' };
}
/** I: 1 life. II, III: 10 life. */
const tale = saga('Test Tale', chapter([1], 1), chapter([2, 3], 10));
const ahead = saga(
  'Test Ahead',
  keyword('read ahead'),
  keyword('read ahead'),
  chapter([1], 1),
  chapter([2], 10),
  chapter([3], 100),
);
const lore = (game: ReturnType<typeof scenario>, name: string): number | undefined =>
  game.game.objects[game.ann.permanent(name).id]?.counters['lore'];
const cast = (card: Card, more: readonly string[] = [], others: readonly Card[] = []) =>
  scenario([{ battlefield: ['Plains', ...more], hand: [card.name] }, []], { cards: [card, ...others] });

test('it enters with a lore counter, and the first chapter triggers (CR 714.3a, 714.2, 714.2b, 714.3, 107.15)', () => {
  const game = cast(tale);
  game.ann.casts('Test Tale');
  game.resolve();
  expect(lore(game, 'Test Tale')).toBe(1);
  expect(game.stack).toHaveLength(1);
  game.resolveAll();
  expect(game.ann.life).toBe(21);
});

test('each precombat main phase of its controller brings a counter; a chapter with two numbers triggers at both (CR 714.3b, 714.2c, 505.4, 703.4f, 107.15b)', () => {
  const game = cast(tale);
  game.ann.casts('Test Tale');
  game.resolveAll();
  game.to('PrecombatMain', 2);
  expect(lore(game, 'Test Tale')).toBe(1);
  game.to('PrecombatMain', 3);
  expect(game.ann.life).toBe(31);
  expect(lore(game, 'Test Tale')).toBe(2);
  game.to('PostcombatMain', 3);
  expect(lore(game, 'Test Tale')).toBe(2);
  game.to('PrecombatMain', 5);
  expect(game.ann.life).toBe(41);
});

test('the counter is put there without the stack (CR 714.3b)', () => {
  const game = scenario([['Test Tale'], []], { cards: [tale] });
  // As the main phase begins the counter is there, and only the chapter waits.
  expect(lore(game, 'Test Tale')).toBeGreaterThan(0);
});

test('it is sacrificed when its final chapter has left the stack, not before (CR 714.4, 714.2d, 714.2e, 704.5s)', () => {
  const game = cast(tale);
  game.ann.casts('Test Tale');
  game.resolveAll();
  game.to('PrecombatMain', 3);
  for (let i = 0; !(game.game.turn === 5 && game.game.stack.length > 0) && i < 500; i++) game.proceed();
  expect(lore(game, 'Test Tale')).toBe(3);
  expect(game.ann.battlefield).toContain('Test Tale');
  game.resolveAll();
  expect(game.ann.graveyard).toEqual(['Test Tale']);
});

test('an ability of it that is no chapter does not keep it (CR 714.4)', () => {
  const talkative = saga('Test Gossip', chapter([1], 1), freely({ kind: 'gainLife', actor: you, amount: number(5) }));
  const game = cast(talkative);
  game.ann.casts('Test Gossip');
  game.resolve();
  game.ann.activates('Test Gossip');
  game.ann.activates('Test Gossip');
  game.resolve();
  game.resolve();
  expect(game.ann.battlefield).toContain('Test Gossip');
  // The chapter was at the bottom; with it gone the Saga goes at once.
  game.resolve();
  expect(game.ann.graveyard).toEqual(['Test Gossip']);
});

test('several counters at once set off every chapter that they reach; none reached before triggers again (CR 714.2b, 107.15a)', () => {
  const scribe = creature(
    'Test Scribe',
    '1',
    1,
    1,
    freely({ kind: 'putCounters', number: number(2), counter: 'lore', on: target(filter('enchantment')) }),
  );
  const game = cast(tale, ['Test Scribe'], [scribe]);
  game.ann.casts('Test Tale');
  game.resolveAll();
  game.ann.activates('Test Scribe', { targets: ['Test Tale'] });
  game.resolve();
  expect(game.stack).toHaveLength(2);
  game.resolveAll();
  expect(game.ann.life).toBe(41);
});

test('without chapter abilities the final chapter number is 0: sacrificed by the rules of 2024, left alone by today’s (CR 714.2d, 714.4)', () => {
  const silence = enchantment('Test Silence', {
    kind: 'static',
    rules: [
      {
        kind: 'changes',
        action: {
          kind: 'gain',
          verb: 'lose',
          object: every({ ...filter('enchantment'), adjectives: [{ kind: 'subtypeAdjective', subtype: 'Saga' }] }),
          abilities: 'all',
        },
      },
    ],
  });
  const position = (edition: 'today' | '2024-03-08') =>
    scenario([['Test Silence', 'Test Tale'], []], { cards: [silence, tale], edition }).ann.battlefield;
  expect(position('2024-03-08')).toEqual(['Test Silence']);
  expect(position('today')).toEqual(['Test Silence', 'Test Tale']);
});

test('read ahead: its controller chooses the chapter, and only that one triggers this turn (CR 702.155a, 702.155b, 714.3a)', () => {
  const game = cast(ahead);
  game.ann.answers('chooseNumber', [2]);
  game.ann.casts('Test Ahead');
  game.resolveAll();
  expect(lore(game, 'Test Ahead')).toBe(2);
  expect(game.ann.life).toBe(30);
  game.to('PrecombatMain', 3);
  expect(game.ann.life).toBe(130);
});

test('several instances of read ahead are one: asked once, counted once (CR 702.155c)', () => {
  const game = cast(ahead);
  let asked = 0;
  for (let i = 0; i < 3; i++)
    game.ann.answers('chooseNumber', (question) => {
      if (question.kind === 'chooseNumber') expect([question.min, question.max]).toEqual([1, 3]);
      asked++;
      return [1];
    });
  game.ann.casts('Test Ahead');
  game.resolveAll();
  expect([asked, lore(game, 'Test Ahead'), game.ann.life]).toEqual([1, 1, 21]);
});

test('a copy of a Saga gets its counters too (CR 714.3b, 714.3a, 707.2)', () => {
  const again = card('Test Again', {
    cost: '0',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        clause: act({
          kind: 'create',
          quantifier: { kind: 'quantifier', amount: 'a' },
          token: { kind: 'tokenCopy', of: target(filter('enchantment')) },
        }),
      },
    ],
  });
  const game = scenario([{ battlefield: ['Plains'], hand: ['Test Tale', 'Test Again'] }, []], { cards: [tale, again] });
  game.ann.casts('Test Tale');
  game.resolveAll();
  game.ann.casts('Test Again', { targets: ['Test Tale'] });
  game.resolveAll();
  expect(game.ann.life).toBe(22);
  game.to('PrecombatMain', 3);
  expect(game.ann.life).toBe(42);
});
