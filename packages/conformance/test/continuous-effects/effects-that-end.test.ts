/** How long effects last, and what untaps: to the end of which turn, of whose step, until what is gone. CR 611.2, 514.2, 502.3. */
import { describe, expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { facts, plays, table } from '../support/rules-table.ts';

const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const spell = (name: string, text: string): string => `${name} | {0} | Instant | | ${text}`;
const stats = (game: Scenario, name = 'Cub'): string => `${facts(game, name).power}/${facts(game, name).toughness}`;
const cast = (text: string): Scenario => {
  const game = table([CUB, spell('Word', text)], [{ hand: ['Word'], battlefield: ['Cub'] }, []]);
  return plays(game, game.ann, 'Word', ['Cub']);
};
const isTapped = (game: Scenario, name: string, index = 0): boolean => {
  const id = game.game.battlefield.filter((each) => game.game.objects[each]?.record.faces[0]?.name === name)[index];
  return ((game.game.objects[id as number]?.status ?? 0) & StatusBit.Tapped) !== 0;
};

describe('durations (CR 611.2a)', () => {
  test('"until end of turn" ends as the cleanup step begins (CR 514.2)', () => {
    const game = cast('Target creature gets +3/+1 until end of turn.');
    game.to('End');
    expect(stats(game)).toBe('5/3');
    game.to('Upkeep', 2);
    expect(stats(game)).toBe('2/2');
  });

  test('"until end of combat" ends with the combat phase, before the second main phase (CR 511.3)', () => {
    const game = cast('Target creature gets +3/+1 until end of combat.');
    game.to('EndOfCombat');
    expect(stats(game)).toBe('5/3');
    game.to('PostcombatMain');
    expect(stats(game)).toBe('2/2');
  });

  test('"until your next turn" ends as that turn begins, not as another’s does (CR 500.1)', () => {
    const game = cast('Until your next turn, target creature gets +3/+1.');
    game.to('Upkeep', 2);
    expect(stats(game)).toBe('5/3');
    game.to('End', 2);
    expect(stats(game)).toBe('5/3');
    game.to('Upkeep', 3);
    expect(stats(game)).toBe('2/2');
  });

  test('"until the end of your next turn" ends at the cleanup of that turn, not of this one', () => {
    const game = cast('Until the end of your next turn, target creature gets +3/+1.');
    game.to('End', 2);
    expect(stats(game)).toBe('5/3');
    game.to('End', 3);
    expect(stats(game)).toBe('5/3');
    game.to('Upkeep', 4);
    expect(stats(game)).toBe('2/2');
  });

  test('"until your next upkeep" and "until your next end step" end as that step begins', () => {
    const upkeep = cast('Until your next upkeep, target creature gets +3/+1.');
    upkeep.to('Upkeep', 2);
    expect(stats(upkeep)).toBe('5/3');
    upkeep.to('Upkeep', 3);
    expect(stats(upkeep)).toBe('2/2');
    const end = cast('Until your next end step, target creature gets +3/+1.');
    end.to('EndOfCombat');
    expect(stats(end)).toBe('5/3');
    end.to('End');
    expect(stats(end)).toBe('2/2');
  });

  test('"for as long as" something is so, and never again (CR 611.2b)', () => {
    const cards = [
      CUB,
      'Ward | {0} | Artifact | | {0}: For as long as you control a Mountain, target creature gets +3/+1.',
      spell('Raze', 'Destroy target land.'),
    ];
    const game = table(cards, [{ hand: ['Raze', 'Mountain'], battlefield: ['Ward', 'Cub', 'Mountain'] }, []]);
    game.ann.activates('Ward', { targets: ['Cub'] });
    game.resolve();
    expect(stats(game)).toBe('5/3');
    plays(game, game.ann, 'Raze', ['Mountain']);
    expect(stats(game)).toBe('2/2');
    game.ann.playsLand('Mountain');
    expect(stats(game)).toBe('2/2');
  });

  test('"until it leaves the battlefield": what was exiled comes back when it does (CR 610.3)', () => {
    const cards = [
      CUB,
      'Cage | {0} | Artifact | | When Cage enters, exile target creature an opponent controls until Cage leaves the battlefield.',
      spell('Raze', 'Destroy target artifact.'),
    ];
    const game = table(cards, [{ hand: ['Cage', 'Raze'], battlefield: ['Forest'] }, ['Cub']]);
    game.ann.casts('Cage');
    game.resolveAll();
    expect([game.ben.battlefield, game.ben.exile]).toEqual([[], ['Cub']]);
    game.to('End', 2).to('PrecombatMain', 3);
    expect(game.ben.exile).toEqual(['Cub']);
    plays(game, game.ann, 'Raze', ['Cage']);
    expect([game.ben.battlefield, game.ben.exile]).toEqual([['Cub'], []]);
  });

  test('a shield lasts for its turn (CR 615.1)', () => {
    const game = table(
      [
        spell('Shield', 'Prevent the next 5 damage that would be dealt to you this turn.'),
        spell('Burn', 'Burn deals 3 damage to target player.'),
      ],
      [{ hand: ['Shield', 'Burn', 'Burn', 'Burn'] }, []],
    );
    plays(game, game.ann, 'Shield');
    plays(game, game.ann, 'Burn', ['ann']);
    expect(game.ann.life).toBe(20);
    plays(game, game.ann, 'Burn', ['ann']);
    expect(game.ann.life).toBe(19);
    const later = table(
      [
        spell('Shield', 'Prevent the next 5 damage that would be dealt to you this turn.'),
        spell('Burn', 'Burn deals 3 damage to target player.'),
      ],
      [{ hand: ['Shield', 'Burn'] }, []],
    );
    plays(later, later.ann, 'Shield');
    later.to('Upkeep', 2);
    plays(later, later.ann, 'Burn', ['ann']);
    expect(later.ann.life).toBe(17);
  });

  test('a trigger that waits "this turn" waits no longer (CR 603.7c)', () => {
    const game = table(
      [
        CUB,
        spell('Oath', 'Whenever a creature dies this turn, you gain 2 life.'),
        spell('Kill', 'Destroy target creature.'),
      ],
      [{ hand: ['Oath', 'Kill', 'Kill'], battlefield: ['Cub', 'Cub'] }, []],
    );
    plays(game, game.ann, 'Oath');
    plays(game, game.ann, 'Kill', ['Cub']);
    game.resolveAll();
    expect(game.ann.life).toBe(22);
    game.to('Upkeep', 2);
    plays(game, game.ann, 'Kill', ['Cub']);
    game.resolveAll();
    expect(game.ann.life).toBe(22);
  });
});

describe('goaded (CR 701.38a)', () => {
  const cards = [CUB, spell('Taunt', 'Goad target creature.')];
  const goaded = (game: Scenario): boolean[] =>
    game.game.battlefield.map((id) => ((game.game.objects[id]?.status ?? 0) & StatusBit.Goaded) !== 0);

  test('until the next turn of the player who goaded it, and only what was goaded', () => {
    const game = table(cards, [{ hand: ['Taunt'] }, ['Cub', 'Cub']]);
    plays(game, game.ann, 'Taunt', ['Cub']);
    expect(goaded(game)).toEqual([true, false]);
    game.ben.attacks('Cub');
    game.to('End', 2);
    expect(goaded(game)).toEqual([true, false]);
    game.to('Upkeep', 3);
    expect(goaded(game)).toEqual([false, false]);
  });

  test('goaded by two players, until the turns of both have come', () => {
    const game = table(cards, [{ hand: ['Taunt'] }, { hand: ['Taunt'] }, ['Cub']]);
    plays(game, game.ann, 'Taunt', ['Cub']);
    plays(game, game.ben, 'Taunt', ['Cub']);
    game.to('Upkeep', 2);
    expect(goaded(game)).toEqual([true]);
    game.to('Upkeep', 3);
    expect(goaded(game)).toEqual([true]);
    game.to('Upkeep', 4);
    expect(goaded(game)).toEqual([false]);
  });
});

describe('untapping (CR 502.3)', () => {
  const FREEZE = spell('Freeze', "Tap target creature. It doesn't untap during its controller's next untap step.");

  test('the next untap step of its controller, one only; that of others does not count', () => {
    const game = table([CUB, FREEZE], [{ hand: ['Freeze'] }, ['Cub', 'Cub']]);
    plays(game, game.ann, 'Freeze', ['Cub']);
    expect([isTapped(game, 'Cub'), isTapped(game, 'Cub', 1)]).toEqual([true, false]);
    game.to('Upkeep', 2);
    expect(isTapped(game, 'Cub')).toBe(true);
    game.to('Upkeep', 3);
    expect(isTapped(game, 'Cub')).toBe(true);
    game.to('Upkeep', 4);
    expect(isTapped(game, 'Cub')).toBe(false);
  });

  test('of several, each waits for its own controller', () => {
    const all = spell('Winter', "Tap each Cat. Those Cats don't untap during their controllers' next untap steps.");
    const game = table(
      [CUB, all, 'Lion | {1} | Creature — Cat | 3/3'],
      [{ hand: ['Winter'], battlefield: ['Lion'] }, ['Cub']],
    );
    plays(game, game.ann, 'Winter');
    game.to('Upkeep', 2);
    expect([isTapped(game, 'Cub'), isTapped(game, 'Lion')]).toEqual([true, true]);
    game.to('Upkeep', 3);
    expect(isTapped(game, 'Lion')).toBe(true);
    game.to('Upkeep', 4);
    expect(isTapped(game, 'Cub')).toBe(false);
    game.to('Upkeep', 5);
    expect(isTapped(game, 'Lion')).toBe(false);
  });

  test('what untaps in the untap steps of the other players, and nothing else does then', () => {
    const cards = [
      CUB,
      "Muse | {0} | Enchantment | | Untap all Cats you control during each other player's untap step.",
      spell('Sway', 'Tap all creatures. Tap all artifacts.'),
      'Cog | {1} | Artifact | |',
    ];
    const game = table(cards, [{ hand: ['Sway'], battlefield: ['Muse', 'Cub', 'Cog'] }, []]);
    plays(game, game.ann, 'Sway');
    game.to('Upkeep', 2);
    expect([isTapped(game, 'Cub'), isTapped(game, 'Cog')]).toEqual([false, true]);
    game.to('Upkeep', 3);
    expect(isTapped(game, 'Cog')).toBe(false);
  });

  test('"you may choose not to untap": asked in the own untap step, of what is tapped', () => {
    const cards = [
      'Vault | {0} | Artifact | | You may choose not to untap Vault during your untap step. / {T}: You gain 1 life.',
    ];
    const game = table(cards, [['Vault', 'Vault'], []]);
    game.ann.activates('Vault');
    game.resolve();
    const asked: unknown[] = [];
    game.plan((question) => {
      if (question.kind !== 'yesNo') return null;
      asked.push({ player: question.player, ...question.reason, yes: question.yes, no: question.no });
      return [0];
    });
    game.to('Upkeep', 2);
    expect(asked).toEqual([]);
    game.to('Upkeep', 3);
    expect(asked).toMatchObject([
      { player: 0, text: 'Untap Vault?', rule: '502.3', yes: 'Untap', no: 'Leave it tapped' },
    ]);
    expect([isTapped(game, 'Vault'), isTapped(game, 'Vault', 1)]).toEqual([true, false]);
  });
});
