/** State triggers on how few counters something has, in each gender. CR 603.8. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

test('a permanent with few counters left turns, whichever word its text has for it (CR 603.8)', () => {
  for (const who of ['it', 'him', 'her']) {
    const keeper = `Gate Keeper | {0} | Artifact Creature — Human | 2/2 | Gate Keeper enters with three charge counters on it. / When Gate Keeper has one or fewer charge counters on ${who}, you gain 4 life and sacrifice Gate Keeper. / Remove a charge counter from Gate Keeper: You lose 1 life.`;
    const game = table([keeper], [{ hand: ['Gate Keeper'] }, {}]);
    plays(game.ann, 'Gate Keeper');
    game.ann.activates('Gate Keeper');
    game.resolveAll();
    expect([game.ann.life, game.ann.battlefield]).toEqual([19, ['Gate Keeper']]);
    game.ann.activates('Gate Keeper');
    game.resolveAll();
    expect([game.ann.life, game.ann.battlefield]).toEqual([22, []]);
  }
});
