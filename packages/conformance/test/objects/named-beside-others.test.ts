/** What a description names beside what it describes goes on being spoken of: what it is attached to, what it targets. CR 608.2c. */
import { type GameObject, StatusBit } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

function isTapped({ status }: GameObject): boolean {
  return (status & StatusBit.Tapped) !== 0;
}

const ROD = 'Long Rod | {0} | Artifact — Equipment | | Equip {0}';

test('"if it was attached to a creature, ... that creature": the one that the destroyed Equipment was on (CR 608.2c + 608.2h)', () => {
  const melt =
    'Melt It | {0} | Sorcery | | Destroy target Equipment. If that Equipment was attached to a creature, Melt It deals 1 damage to that creature.';
  const game = table(
    [ROD, melt],
    [{ battlefield: ['Long Rod', 'Grizzly Bears', 'Hill Giant'], hand: ['Melt It'] }, {}],
  );
  uses(game.ann, 'Long Rod', 'Hill Giant');
  plays(game.ann, 'Melt It', 'Long Rod');
  expect(game.ann.permanent('Hill Giant').damage).toBe(1);
  expect(game.ann.permanent('Grizzly Bears').damage).toBe(0);
});

test('"if it was attached to a creature": of one that was on nothing, nothing follows (CR 608.2c)', () => {
  const melt =
    'Melt It | {0} | Sorcery | | Destroy target Equipment. If that Equipment was attached to a creature, destroy that creature.';
  const game = table([ROD, melt], [{ battlefield: ['Long Rod', 'Grizzly Bears'], hand: ['Melt It'] }, {}]);
  expect(plays(game.ann, 'Melt It', 'Long Rod').ann.battlefield).toEqual(['Grizzly Bears']);
});

test('"you may pay if it is attached to a creature. If you do, ... that creature" (CR 608.2c + 608.2d)', () => {
  const moth =
    'Moth Veil | {0} | Enchantment — Aura | | Enchant creature / Whenever a land you control enters, you may pay {0} if Moth Veil is attached to a creature you control. If you do, create a token that’s a copy of that creature.';
  for (const [mine, tokens] of [
    ['Hill Giant', 2],
    ['Wind Drake', 0],
  ] as const) {
    const game = table([moth], [{ battlefield: ['Hill Giant'], hand: ['Moth Veil', 'Island'] }, ['Wind Drake']]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    plays(game.ann, 'Moth Veil', mine);
    game.ann.playsLand('Island').table.resolveAll();
    expect(game.ann.battlefield.filter((name) => name === 'Hill Giant')).toHaveLength(Math.max(1, tokens));
  }
});

test('"unattach an Equipment from a creature. If you do, tap that creature": the one that it was on (CR 701.3d + 608.2c)', () => {
  const fighter =
    'Rope Fighter | {0} | Creature — Human | 2/2 | {0}: You may unattach an Equipment from a creature you control. If you do, tap that creature.';
  const game = table([ROD, fighter], [{ battlefield: ['Long Rod', 'Rope Fighter', 'Hill Giant'] }, {}]);
  uses(game.ann, 'Long Rod', 'Hill Giant');
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  uses(game.ann, 'Rope Fighter');
  expect(isTapped(game.ann.permanent('Hill Giant'))).toBe(true);
  expect(isTapped(game.ann.permanent('Rope Fighter'))).toBe(false);
});

test('"if it targets one or more other permanents you control, ... one of those permanents" (CR 115.9b + 608.2c)', () => {
  const mirror =
    'Mirror Beast | {0} | Creature — Beast | 1/1 | Whenever you cast a sorcery spell, if it targets one or more other creatures you control, create two tokens that are copies of one of those creatures.';
  const pair = 'Two Pats | {0} | Sorcery | | Tap two target creatures.';
  const game = table(
    [mirror, pair],
    [{ battlefield: ['Mirror Beast', 'Hill Giant'], hand: ['Two Pats'] }, ['Wind Drake']],
  );
  plays(game.ann, 'Two Pats', 'Hill Giant', 'Wind Drake');
  expect(game.ann.battlefield).toEqual(['Mirror Beast', 'Hill Giant', 'Hill Giant', 'Hill Giant']);
});

test('"if all lands are Islands, remove all counters from them": from all that were found (CR 603.4 + 608.2c)', () => {
  const well =
    'Deep Well | {0} | Artifact | | {0}: Put a flood counter on target land. / At the beginning of each upkeep, if all lands are Islands, remove all flood counters from them.';
  for (const lands of [['Island'], ['Island', 'Forest']]) {
    const game = table([well], [{ battlefield: ['Deep Well', ...lands] }, ['Island']]);
    uses(game.ann, 'Deep Well', 'Island');
    game.to('Upkeep', 2);
    expect(game.ann.permanent('Island').counters['flood'] ?? 0).toBe(lands.length - 1);
  }
});
