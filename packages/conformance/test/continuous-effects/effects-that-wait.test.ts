/** Effects that wait for what ends them: another card in exile, a permanent that leaves, one untap step among several effects. CR 611.2, 502.3. */
import { describe, expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const spell = (name: string, text: string, cost = '{0}'): string => `${name} | ${cost} | Instant | | ${text}`;

describe('until another card is exiled with it (CR 611.2a)', () => {
  const BOX =
    'Box | {0} | Artifact | | {0}: Exile the top card of your library. Until you exile another card with Box, you may play that card.';

  test('the permission is for the last card only, and a second Box does not end that of the first', () => {
    const game = table(
      [CUB, BOX, 'Owl | {0} | Creature — Bird | 1/1', 'Ram | {0} | Creature — Sheep | 1/1'],
      [{ battlefield: ['Box', 'Box'], library: ['Owl', 'Ram', 'Owl', 'Plains'] }, []],
    );
    uses(game.ann, 'Box');
    expect(game.ann.can('cast', 'Owl')).toBe(true);
    game.to('PrecombatMain', 3);
    expect(game.ann.can('cast', 'Owl')).toBe(true);
  });

  test('what was exiled before can no longer be played', () => {
    const game = table(
      [BOX, 'Owl | {0} | Creature — Bird | 1/1', 'Ram | {0} | Creature — Sheep | 1/1'],
      [{ battlefield: ['Box'], library: ['Owl', 'Ram', 'Plains'] }, []],
    );
    uses(game.ann, 'Box');
    uses(game.ann, 'Box');
    expect([game.ann.can('cast', 'Owl'), game.ann.can('cast', 'Ram')]).toEqual([false, true]);
    plays(game.ann, 'Ram');
    expect([game.ann.exile, game.ann.battlefield]).toEqual([['Owl'], ['Box', 'Ram']]);
  });
});

describe('until it leaves the battlefield (CR 611.2b)', () => {
  test('a land is what it has become until the permanent leaves, not only this turn; another that leaves ends nothing', () => {
    const game = table(
      [
        'Hag | {0} | Creature — Hag | 1/1 | {0}: Target land becomes an Island until Hag leaves the battlefield.',
        CUB,
        spell('Kill', 'Destroy target creature.'),
      ],
      [{ hand: ['Kill', 'Kill'], battlefield: ['Hag', 'Cub', 'Mountain', 'Plains'] }, []],
    );
    const kinds = (): string[] => ['Mountain', 'Plains'].flatMap((land) => now(game.ann, land).subtypes);
    uses(game.ann, 'Hag', 'Mountain');
    game.to('PrecombatMain', 3);
    plays(game.ann, 'Kill', 'Cub');
    expect(kinds()).toEqual(['Island', 'Plains']);
    plays(game.ann, 'Kill', 'Hag');
    expect(kinds()).toEqual(['Mountain', 'Plains']);
  });
});

describe('what does not untap in one untap step to come (CR 502.3)', () => {
  const tapped = (player: TestPlayer, name: string, index = 0): boolean =>
    (player.permanent(name, index).status & StatusBit.Tapped) !== 0;

  test('other effects go on while that one ends', () => {
    const game = table(
      [
        CUB,
        spell('Freeze', "Tap target creature. It doesn't untap during its controller's next untap step."),
        spell('Oak', 'Until the end of your next turn, target creature gets +1/+3.'),
        spell('Elm', 'Until your next turn, target creature gets +2/+0.'),
      ],
      [{ hand: ['Freeze', 'Oak', 'Elm'] }, { battlefield: ['Cub'] }],
    );
    plays(game.ann, 'Oak', 'Cub');
    plays(game.ann, 'Freeze', 'Cub');
    plays(game.ann, 'Elm', 'Cub');
    game.to('Upkeep', 2);
    expect([tapped(game.ben, 'Cub'), game.ben.stats('Cub')]).toEqual([true, '5/5']);
    game.to('Upkeep', 4);
    expect([tapped(game.ben, 'Cub'), game.ben.stats('Cub')]).toEqual([false, '2/2']);
  });

  test('creatures in the untap step of one player: those it controls then, whenever they came; nobody else waits', () => {
    const game = table(
      [
        CUB,
        spell('Frost', "Creatures and artifacts don't untap during target player's next untap step."),
        spell('Sway', 'Tap all creatures.'),
        'Fawn | {0} | Creature — Elk | 1/1 | Flash',
      ],
      [{ hand: ['Frost', 'Sway'], battlefield: ['Cub'] }, { battlefield: ['Cub'], hand: ['Fawn'] }, ['Cub']],
    );
    plays(game.ann, 'Frost', 'ben');
    plays(game.ben, 'Fawn');
    plays(game.ann, 'Sway');
    game.to('Upkeep', 2);
    expect([tapped(game.ben, 'Cub'), tapped(game.ben, 'Fawn')]).toEqual([true, true]);
    game.to('Upkeep', 3);
    expect(tapped(game.cat, 'Cub')).toBe(false);
    game.to('Upkeep', 4);
    expect(tapped(game.ann, 'Cub')).toBe(false);
    game.to('Upkeep', 5);
    expect([tapped(game.ben, 'Cub'), tapped(game.ben, 'Fawn')]).toEqual([false, false]);
  });

  test('creatures of a target opponent in that player’s next untap step, also one that comes later', () => {
    const game = table(
      [
        CUB,
        spell('Hail', "Creatures target opponent controls don't untap during that player's next untap step."),
        spell('Sway', 'Tap all creatures.'),
        'Fawn | {0} | Creature — Elk | 1/1 | Flash',
      ],
      [{ hand: ['Hail', 'Sway'], battlefield: ['Cub'] }, ['Cub'], { hand: ['Fawn'], battlefield: ['Cub'] }],
    );
    plays(game.ann, 'Hail', 'cat');
    plays(game.cat, 'Fawn');
    plays(game.ann, 'Sway');
    game.to('Upkeep', 3);
    expect([tapped(game.ben, 'Cub'), tapped(game.cat, 'Cub'), tapped(game.cat, 'Fawn')]).toEqual([false, true, true]);
    game.to('Upkeep', 6);
    expect([tapped(game.ann, 'Cub'), tapped(game.cat, 'Cub'), tapped(game.cat, 'Fawn')]).toEqual([false, false, false]);
  });

  test('what somebody gained control of untaps in the untap step of its new controller', () => {
    const game = table(
      [CUB, spell('Theft', 'Gain control of target creature.'), spell('Sway', 'Tap all creatures.')],
      [['Cub', 'Cub'], { hand: ['Theft', 'Sway'] }],
    );
    plays(game.ben, 'Theft', 'Cub');
    plays(game.ben, 'Sway');
    game.to('Upkeep', 2);
    expect([tapped(game.ann, 'Cub'), tapped(game.ben, 'Cub')]).toEqual([true, false]);
    game.to('Upkeep', 3);
    expect(tapped(game.ann, 'Cub')).toBe(false);
  });

  test('"your next untap step" is that of the player who was said, whoever has the permanent by then', () => {
    const game = table(
      [
        "Well | {0} | Artifact | | {T}: You gain 1 life. Well doesn't untap during your next untap step.",
        spell('Theft', 'Gain control of target artifact.'),
      ],
      [['Well', 'Well'], { hand: ['Theft'] }],
    );
    uses(game.ann, 'Well');
    plays(game.ben, 'Theft', 'Well');
    expect([tapped(game.ben, 'Well'), game.ann.battlefield]).toEqual([true, ['Well']]);
    game.to('Upkeep', 2);
    expect(tapped(game.ben, 'Well')).toBe(false);
  });
});
