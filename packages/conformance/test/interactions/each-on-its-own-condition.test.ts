/** One thing whatever it is, and each of two others on a condition of its own. CR 608.2c, 611.2a. */
import { expect, test } from 'vitest';
import { hasKeyword } from '../../../engine/src/questions/objects/keywords.ts';
import { now, plays, table } from '../support/text-table.ts';

test('each is gained only where it applies, all of it until end of turn (CR 608.2c)', () => {
  const lines = [
    'Bless | {0} | Sorcery | | Until end of turn, target creature gets +2/+0, gains trample if it’s red, and gains vigilance if it’s green.',
    'Both | {R}{G} | Creature — Elf | 1/1 |',
    'Neither | {1} | Artifact Creature — Golem | 1/1 |',
  ];
  for (const [name, trample, vigilance] of [
    ['Both', true, true],
    ['Neither', false, false],
    ['Goblin Piker', true, false],
    ['Grizzly Bears', false, true],
  ] as const) {
    const library = ['Forest', 'Forest'];
    const game = table(lines, [{ hand: ['Bless'], battlefield: [name], library }, { library }]);
    const power = now(game.ann, name).power as number;
    plays(game.ann, 'Bless', name);
    const is = now(game.ann, name);
    expect([is.power, hasKeyword(is, 'trample'), hasKeyword(is, 'vigilance')]).toEqual([power + 2, trample, vigilance]);
    game.to('PrecombatMain', game.game.turn + 1);
    expect([now(game.ann, name).power, hasKeyword(now(game.ann, name), 'trample')]).toEqual([power, false]);
  }
});
