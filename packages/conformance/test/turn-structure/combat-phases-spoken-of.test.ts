/** Combat phases that effects add, and what is said of them. CR 500.8, 603.7. */
import { expect, test } from 'vitest';
import { StatusBit, Step } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { plays, table } from '../support/text-table.ts';

const ADDED = 'an additional combat phase';
const THAT = 'At the beginning of that combat, untap all creatures you control.';
const BULL = `Bull | {9} | Creature — Ox | 0/4 | Landfall — Whenever a land you control enters, if it’s your main phase, there’s ${ADDED} after this phase. ${THAT}`;
const TURN = 'this turn';
const MEMORY = `Memory | {0} | Enchantment | | Each creature you control gets +1/+0 for each time it has attacked ${TURN}.`;
const ROAR = `Roar | {0} | Instant | | After the first second main phase this turn, there’s ${ADDED} followed by an additional main phase. ${THAT}`;
const OX = 'Ox | {9} | Creature — Ox | 2/2 | Trample';
const COW = 'Cow | {9} | Creature — Ox | 2/2 | Trample';

const isTapped = (player: TestPlayer, name: string): boolean =>
  (player.permanent(name).status & StatusBit.Tapped) !== 0;

/** The steps in which somebody may act from here to the end of the turn, those of combat by their beginning only. */
function phases(game: Scenario): readonly Step[] {
  const { turn } = game.game;
  const steps: Step[] = [game.game.step];
  while (game.question !== null && game.game.turn === turn) {
    game.proceed();
    if (game.game.turn === turn && steps.at(-1) !== game.game.step) steps.push(game.game.step);
  }
  const main: readonly Step[] = [Step.BeginningOfCombat, Step.PrecombatMain, Step.PostcombatMain];
  return steps.filter((step) => main.includes(step));
}

test('creatures untap as that combat begins, not as another does (CR 500.8, 603.7b)', () => {
  const game = table([BULL, OX], [{ battlefield: ['Bull', 'Ox'], hand: ['Forest'] }, {}]);
  game.ann.playsLand('Forest');
  game.resolveAll();
  game.ann.attacks('Ox');
  game.to('EndOfCombat');
  expect(isTapped(game.ann, 'Ox')).toBe(true);
  game.to('BeginningOfCombat');
  game.resolveAll();
  expect(isTapped(game.ann, 'Ox')).toBe(true);
});

test('of two that were added each has its own: the last added comes first (CR 500.8)', () => {
  const game = table([BULL, OX], [{ battlefield: ['Bull', 'Bull', 'Ox'], hand: ['Forest'] }, {}]);
  game.ann.playsLand('Forest');
  game.resolveAll();
  for (const tapped of [false, true]) {
    game.ann.attacks('Ox');
    game.to('DeclareBlockers');
    expect(isTapped(game.ann, 'Ox')).toBe(true);
    game.to('BeginningOfCombat');
    game.resolveAll();
    expect(isTapped(game.ann, 'Ox')).toBe(tapped);
  }
});

test('each creature counts its own attacks of the turn, also those made before (CR 613.4c)', () => {
  const game = table([BULL, OX, COW, MEMORY], [{ battlefield: ['Bull', 'Ox', 'Cow', 'Memory'], hand: ['Forest'] }, {}]);
  game.ann.playsLand('Forest');
  game.resolveAll();
  game.ann.attacks(['Ox', 'Cow']);
  game.to('DeclareBlockers');
  expect([game.ann.stats('Ox'), game.ann.stats('Cow')]).toEqual(['3/2', '3/2']);
  game.to('BeginningOfCombat');
  expect([game.ann.stats('Ox'), game.ann.stats('Bull')]).toEqual(['3/2', '0/4']);
});

test('behind the first second main phase, once that is known or while it lasts; later nothing is added (CR 500.8)', () => {
  const before = table([ROAR, OX], [{ battlefield: ['Ox'], hand: ['Roar', 'Roar'] }, {}]);
  plays(before.ann, 'Roar');
  const C = Step.BeginningOfCombat;
  const M = Step.PostcombatMain;
  expect(phases(before)).toEqual([Step.PrecombatMain, C, M, C, M]);
  const twice = table([ROAR, OX], [{ battlefield: ['Ox'], hand: ['Roar', 'Roar'] }, {}]);
  plays(twice.ann, 'Roar');
  twice.to('PostcombatMain');
  plays(twice.ann, 'Roar');
  expect(phases(twice)).toEqual([M, C, M, C, M]);
  const late = table([ROAR, OX], [{ battlefield: ['Ox'], hand: ['Roar', 'Roar'] }, {}]);
  plays(late.ann, 'Roar');
  late.to('PostcombatMain').to('BeginningOfCombat');
  plays(late.ann, 'Roar');
  expect(phases(late)).toEqual([C, M]);
});
