/** Ending the turn, and ending the combat phase. CR 721. */
import type { Action, Clause } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { Step } from '../../src/index.ts';
import {
  a,
  act,
  card,
  damage,
  draw,
  gain,
  instant,
  lose,
  pump,
  sorcery,
  table,
  targetCreature,
  whenever,
  filter,
  you,
} from '../support/single-rule-cards.ts';
import type { Scenario } from '../support/scenario.ts';

const endTurn = act({ kind: 'endTurn' });
const endCombat = act({ kind: 'endTurn', part: { kind: 'turnPart', step: 'combat' } });
const stop = instant('Test Stop', endTurn);
const truce = instant('Test Truce', endCombat);

/** An enchantment with one triggered ability. */
function watcher(name: string, event: Action, clause: Clause): Card {
  return card(name, { cost: '0', types: ['enchantment'], abilities: [whenever(event, clause)] });
}
const gladness = watcher('Test Gladness', { kind: 'gainLife', actor: you }, draw(1));
const mourning = watcher('Test Mourning', { kind: 'die', object: a(filter('creature')) }, lose(you, 3));
const dusk = watcher('Test Dusk', { kind: 'beginningOf', part: { kind: 'turnPart', step: 'end' } }, gain(7));
const farewell = watcher(
  'Test Farewell',
  { kind: 'beginningOf', part: { kind: 'turnPart', step: 'end of combat' } },
  gain(7),
);

/** Passes for everybody until the named step, noting every step in which somebody had priority. */
function stepsWithPriority(game: Scenario, until: (game: Scenario) => boolean): number[] {
  const seen: number[] = [];
  for (let i = 0; i < 200 && !until(game); i++) {
    if (game.question?.kind === 'priority' && seen.at(-1) !== game.game.step) seen.push(game.game.step);
    game.proceed();
  }
  return seen;
}

test('the engine knows what these words mean', () => {});

test('every object on the stack is exiled, the resolving spell too; abilities and copies cease to exist (CR 721.1b)', () => {
  const tapper = card('Test Tapper', {
    cost: '0',
    types: ['artifact'],
    abilities: [{ kind: 'activated', cost: [{ kind: 'tapCost' }], clause: gain(5) }],
  });
  const twin = instant(
    'Test Twin',
    act({
      kind: 'copy',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a', target: true },
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
      },
    }),
  );
  const game = table(
    [stop, tapper, twin],
    [{ battlefield: ['Test Tapper', 'Mountain'], hand: ['Shock', 'Test Twin', 'Test Stop'] }, {}],
  );
  game.ann.casts('Shock', { targets: ['ben'] });
  game.ann.casts('Test Twin', { targets: ['Shock'] });
  game.resolve(); // a copy of Shock above Shock
  game.ann.activates('Test Tapper');
  game.ann.casts('Test Stop');
  expect(game.stack.length).toBe(4);
  game.resolve();
  expect(game.stack).toEqual([]);
  expect(game.ann.exile.sort()).toEqual(['Shock', 'Test Stop']);
  expect([game.ann.graveyard, game.ann.life, game.ben.life]).toEqual([['Test Twin'], 20, 20]);
});

test('what had triggered before is not put onto the stack (CR 721.1a), what triggers during the process is, in the cleanup step, after which comes another (CR 721.1c, 721.1f)', () => {
  const last = sorcery('Test Last Word', gain(1), damage(2, targetCreature), endTurn);
  const game = table(
    [last, gladness, mourning],
    [{ battlefield: ['Test Gladness', 'Test Mourning'], hand: ['Test Last Word'] }, ['Grizzly Bears']],
  );
  game.ann.casts('Test Last Word', { targets: ['Grizzly Bears'] });
  const turn = game.game.turn;
  const seen: { step: number; stack: string[]; life: number }[] = [];
  for (let i = 0; i < 100 && game.game.turn === turn; i++) {
    if (game.question?.kind === 'priority' && game.game.step !== Step.PrecombatMain)
      seen.push({ step: game.game.step, stack: game.stack, life: game.ann.life });
    game.proceed();
  }
  // The gain of life had triggered before: no card is drawn. The creature died in the process: 3 life in cleanup.
  expect(game.ben.graveyard).toEqual(['Grizzly Bears']);
  expect(new Set(seen.map(({ step }) => step))).toEqual(new Set([Step.Cleanup]));
  expect(seen[0]?.stack).toEqual(['Test Mourning']);
  expect(game.ann.hand).toEqual([]);
  expect(game.ann.life).toBe(18);
});

test('nobody gets priority in the cleanup step when nothing has triggered (CR 721.1f)', () => {
  const game = table([stop], [{ hand: ['Test Stop'] }, {}]);
  game.ann.casts('Test Stop');
  const turn = game.game.turn;
  const seen = stepsWithPriority(game, (now) => now.game.turn > turn);
  expect(seen).toEqual([Step.PrecombatMain]);
});

test('the game skips straight to the cleanup step: no end step, no "at the beginning of the end step" (CR 721.1d, 721.1e)', () => {
  const game = table([stop, dusk], [{ battlefield: ['Test Dusk'], hand: ['Test Stop'] }, {}]);
  game.ann.casts('Test Stop');
  const turn = game.game.turn;
  stepsWithPriority(game, (now) => now.game.turn > turn);
  expect([game.ann.life, game.game.activePlayer]).toEqual([20, 1]);
});

test('effects until end of turn wear off, damage too, and the active player discards to the hand size (CR 721.1d)', () => {
  const big = sorcery('Test Big', pump(3, 3), damage(1, targetCreature));
  const game = table(
    [stop, big],
    [
      { battlefield: ['Grizzly Bears'], hand: ['Test Stop', 'Test Big', ...Array.from({ length: 8 }, () => 'Plains')] },
      {},
    ],
  );
  game.ann.casts('Test Big', { targets: ['Grizzly Bears', 'Grizzly Bears'] });
  game.resolve();
  expect([game.ann.stats('Grizzly Bears'), game.ann.permanent('Grizzly Bears').damage]).toEqual(['5/5', 1]);
  game.ann.casts('Test Stop');
  game.to('Upkeep');
  expect([game.ann.stats('Grizzly Bears'), game.ann.permanent('Grizzly Bears').damage]).toEqual(['2/2', 0]);
  expect(game.ann.hand.length).toBe(7);
});

test('during combat everything is removed from combat: no damage is dealt (CR 721.1d)', () => {
  const game = table([stop], [{ battlefield: ['Grizzly Bears'], hand: ['Test Stop'] }, {}]);
  game.ann.attacks('Grizzly Bears');
  game.to('DeclareAttackers');
  expect(game.ann.permanent('Grizzly Bears').attacking).not.toBe(-1_000_000);
  game.ann.casts('Test Stop');
  game.resolve();
  expect(game.ann.permanent('Grizzly Bears').attacking).toBe(-1_000_000);
  expect([game.ben.life, game.game.turn]).toEqual([20, 2]);
});

test('during the cleanup step a new cleanup step begins (CR 721.1d)', () => {
  const discarded: Action = {
    kind: 'discard',
    actor: you,
    object: a({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } }),
  };
  const late = instant('Test Late', draw(3), endTurn);
  const game = table(
    [late, watcher('Test Reaper', discarded, gain(1))],
    [{ battlefield: ['Test Reaper'], hand: ['Test Late', ...Array.from({ length: 8 }, () => 'Plains')] }, {}],
  );
  // Discarding two cards down to seven triggers, so that players get priority in the cleanup step.
  game.ann.answers('chooseObjects', (question) => (question.kind === 'chooseObjects' ? [1, 2] : []));
  while (game.game.step !== Step.Cleanup || game.question?.kind !== 'priority') game.proceed();
  expect(game.ann.hand.length).toBe(7);
  game.ann.casts('Test Late');
  game.resolve();
  // Six in hand, three drawn: the new cleanup step discards two again, and that triggers again.
  while (game.question?.kind !== 'priority') game.proceed();
  expect([game.game.step, game.ann.hand.length, game.stack.length]).toEqual([Step.Cleanup, 7, 2]);
});

test('ending the combat phase removes everything from combat and goes to the main phase; "until end of combat" is over (CR 721.2d)', () => {
  const rage = instant('Test Rage', {
    kind: 'do',
    action: {
      kind: 'get',
      object: targetCreature,
      power: { kind: 'number', number: 3 },
      toughness: { kind: 'number', number: 3 },
    },
    during: { kind: 'untilEndOfCombat' },
  });
  const game = table([truce, rage], [{ battlefield: ['Grizzly Bears'], hand: ['Test Truce', 'Test Rage'] }, {}]);
  game.ann.attacks('Grizzly Bears');
  game.to('DeclareAttackers');
  game.ann.casts('Test Rage', { targets: ['Grizzly Bears'] });
  game.resolve();
  expect(game.ann.stats('Grizzly Bears')).toBe('5/5');
  game.ann.casts('Test Truce');
  game.resolve();
  while (game.question?.kind !== 'priority') game.proceed();
  expect([game.game.step, game.game.turn]).toEqual([Step.PostcombatMain, 1]);
  expect([game.ann.stats('Grizzly Bears'), game.ben.life]).toEqual(['2/2', 20]);
  expect(game.ann.exile).toEqual(['Test Truce']);
});

test('"at end of combat" does not trigger: that step is skipped (CR 721.2e)', () => {
  const game = table(
    [truce, farewell],
    [{ battlefield: ['Grizzly Bears', 'Test Farewell'], hand: ['Test Truce'] }, {}],
  );
  game.ann.attacks('Grizzly Bears');
  game.to('DeclareAttackers');
  game.ann.casts('Test Truce');
  game.to('PostcombatMain');
  expect(game.ann.life).toBe(20);
});

test('ending combat: the stack is exiled, earlier triggers are gone, later ones wait for the next phase (CR 721.2a, 721.2b, 721.2c, 721.2f)', () => {
  const last = instant('Test Ceasefire', gain(1), damage(2, targetCreature), endCombat);
  const game = table(
    [last, gladness, mourning],
    [
      { battlefield: ['Hill Giant', 'Mountain', 'Test Gladness', 'Test Mourning'], hand: ['Test Ceasefire', 'Shock'] },
      ['Grizzly Bears'],
    ],
  );
  game.ann.attacks('Hill Giant');
  game.to('DeclareAttackers');
  game.ann.casts('Shock', { targets: ['ben'] });
  game.ann.casts('Test Ceasefire', { targets: ['Grizzly Bears'] });
  game.resolve();
  while (game.question?.kind !== 'priority') game.proceed();
  expect(game.ann.exile.sort()).toEqual(['Shock', 'Test Ceasefire']);
  expect([game.ben.graveyard, game.ben.life, game.ann.life]).toEqual([['Grizzly Bears'], 20, 21]);
  expect([game.game.step, game.stack, game.question.player]).toEqual([Step.PostcombatMain, ['Test Mourning'], 0]);
  game.resolve();
  expect([game.ann.life, game.ann.hand]).toEqual([18, []]);
});

test('outside combat, ending the combat phase does nothing (CR 721.2g)', () => {
  const game = table([truce], [{ hand: ['Test Truce', 'Shock'], battlefield: ['Mountain'] }, {}]);
  game.ann.casts('Shock', { targets: ['ben'] });
  game.ann.casts('Test Truce');
  game.resolve();
  expect([game.stack, game.ann.graveyard, game.game.step]).toEqual([['Shock'], ['Test Truce'], Step.PrecombatMain]);
});

test('an extra combat phase after this one still comes (CR 721.2d, 500.8)', () => {
  const more = sorcery('Test More', act({ kind: 'extraPhase', phases: ['combat'] }));
  const game = table([truce, more], [{ battlefield: ['Grizzly Bears'], hand: ['Test Truce', 'Test More'] }, {}]);
  game.ann.casts('Test More');
  game.resolve();
  game.to('BeginningOfCombat');
  game.ann.casts('Test Truce');
  game.resolve();
  while (game.question?.kind !== 'priority') game.proceed();
  expect(game.game.step).toBe(Step.BeginningOfCombat);
});
