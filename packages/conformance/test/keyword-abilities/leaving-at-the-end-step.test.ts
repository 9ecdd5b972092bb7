/** Dash, blitz and warp: a delayed ability of the spell, not one of the permanent. CR 603.7, 702.109a, 702.152a, 702.185a of today. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';
import type { Scenario } from '../../../engine/test/support/scenario.ts';

const CARDS = [
  'Runner | {6} | Creature — Elf | 2/2 | Dash {0}',
  'Bruiser | {6} | Creature — Elf | 2/2 | Blitz {0}',
  'Comet | {6} | Creature — Elf | 2/2 | Warp {0}',
  'Sap | {0} | Instant | | Target creature loses all abilities.',
  'Steal | {0} | Instant | | Gain control of target creature.',
  'Hush | {0} | Instant | | Counter target triggered ability.',
  'Twin | {0} | Instant | | Copy target creature spell.',
];
type Keyword = 'dash' | 'blitz' | 'warp';
const NAMES: Readonly<Record<Keyword, string>> = { dash: 'Runner', blitz: 'Bruiser', warp: 'Comet' };

function cast(keyword: Keyword, seats: { ann?: readonly string[]; ben?: readonly string[] }): Scenario {
  const game = table(CARDS, [{ hand: [NAMES[keyword], ...(seats.ann ?? [])] }, { hand: seats.ben ?? [] }]);
  game.ann.casts(NAMES[keyword], { via: keyword });
  return game;
}
function annHas(game: Scenario, keyword: Keyword): string {
  const name = NAMES[keyword];
  const zones = { hand: game.ann.hand, graveyard: game.ann.graveyard, exile: game.ann.exile };
  return Object.entries(zones).find(([, names]) => names.includes(name))?.[0] ?? 'elsewhere';
}

describe.each([
  ['dash', 'hand'],
  ['blitz', 'graveyard'],
  ['warp', 'exile'],
] as const)('%s', (keyword, zone) => {
  test('goes on though the permanent has lost its abilities (CR 603.7)', () => {
    const game = cast(keyword, { ann: ['Sap'] }).resolveAll();
    plays(game.ann, 'Sap', NAMES[keyword]);
    expect(annHas(game.to('Upkeep', 2), keyword)).toBe(zone);
  });

  test('triggers once: countered, it does not come again (CR 603.7b)', () => {
    const game = cast(keyword, { ben: ['Hush'] }).resolveAll();
    game.to('PostcombatMain', 1);
    for (let i = 0; game.stack.length === 0 && i < 20; i++) game.proceed();
    const [target] = game.game.stack;
    game.ben.answers('targets', (question) => [
      question.kind === 'targets' ? question.legal.indexOf(target as number as never) : -1,
    ]);
    game.ben.casts('Hush');
    game.to('Upkeep', 5);
    expect(game.ann.battlefield).toContain(NAMES[keyword]);
  });

  test('is the ability of whoever cast the spell (CR 603.7d)', () => {
    const game = cast(keyword, { ben: ['Steal'] }).resolveAll();
    plays(game.ben, 'Steal', NAMES[keyword]);
    game.to('Upkeep', 2);
    // CR 701.17a: nobody sacrifices what somebody else controls.
    if (keyword === 'blitz') expect(game.ben.battlefield).toContain('Bruiser');
    else expect(annHas(game, keyword)).toBe(zone);
  });

  test('is the same for a copy of the spell (CR 707.10)', () => {
    const game = cast(keyword, { ann: ['Twin'] });
    plays(game.ann, 'Twin', NAMES[keyword]);
    expect(game.ann.battlefield).toEqual([NAMES[keyword], NAMES[keyword]]);
    game.to('Upkeep', 2);
    expect(game.ann.battlefield).toEqual([]);
  });
});
