/** Additional, optional and shared costs of a spell: what is asked, in which words, and who pays. CR 601.2b, 601.2f-h, 702. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId } from '@kitchen-table/engine';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const DOE = 'Doe | {1} | Creature — Elk | 1/3';
const lands = (count: number, name = 'Plains'): string[] => Array.from({ length: count }, () => name);
const named = (game: Scenario, entities: readonly number[]): string =>
  entities
    .map((entity) =>
      entity < 0 ? (game.seats[-1 - entity]?.name ?? '') : characteristics(game.game, entity as ObjectId).name,
    )
    .join();

/** Casts Deed, and everything resolves; every question about its cost, answered in turn by these; null: it can't be cast. */
function deed(
  cost: string,
  text: string,
  ann: Seat,
  answers: readonly (readonly number[])[] = [],
  others: readonly Seat[] = [{}],
): { game: Scenario; asked: string[] } | null {
  const game = table(
    [CUB, DOE, `Deed | ${cost} | Sorcery | | ${text}`],
    [{ ...ann, hand: ['Deed', ...(ann.hand ?? [])] }, ...others],
  );
  if (!game.ann.can('cast', 'Deed')) return null;
  const asked: string[] = [];
  game.plan((question) => {
    const { text: why, rule } = question.reason;
    const head = `${question.player} ${rule} ${why}`;
    if (question.kind === 'chooseOption') asked.push(`${head}: ${question.options.join(' / ')}`);
    else if (question.kind === 'yesNo') asked.push(head);
    else if (question.kind === 'chooseNumber') asked.push(`${head}: ${question.min}-${question.max}`);
    else if (question.kind === 'chooseModes')
      asked.push(`${head}: ${question.options.length}, ${question.min}-${question.max}`);
    else if (question.kind === 'chooseObjects')
      asked.push(
        `${head}: ${named(game, question.from)}, ${question.min}-${question.max} ${question.purpose} ${question.helps}`,
      );
    else return null;
    return answers[asked.length - 1] ?? null;
  });
  plays(game.ann, 'Deed');
  return { game, asked };
}

describe('costs that must be paid (CR 118.8, 601.2b)', () => {
  const WAYS =
    'As an additional cost to cast this spell, pay {1}, tap an untapped creature you control, or pay 2 life. / You gain 10 life.';

  test('one of several: those that can be paid are offered, by what they are; a single one is not asked for', () => {
    const all = deed('{0}', WAYS, { battlefield: ['Plains', 'Cub'] }, [[2]]);
    expect(all?.asked).toEqual([
      '0 601.2b Choose an additional cost for Deed: {1} / tap an untapped creature you control / pay 2 life',
    ]);
    expect(all?.game.ann.life).toBe(28);
    const two = deed('{0}', WAYS, { battlefield: ['Cub'] }, [[0]]);
    expect(two?.asked).toEqual([
      '0 601.2b Choose an additional cost for Deed: tap an untapped creature you control / pay 2 life',
    ]);
    expect([two?.game.ann.life, (two?.game.ann.permanent('Cub').status ?? 0) & 1]).toEqual([30, 1]);
    const one = deed('{0}', WAYS, { battlefield: ['Plains'], life: 1 });
    expect([one?.asked, one?.game.ann.life]).toEqual([[], 11]);
    expect(deed('{0}', WAYS, { life: 1 })).toBeNull();
    expect(deed('{1}', WAYS, { battlefield: ['Plains'], life: 1 })).toBeNull();
  });
});

describe('costs that may be paid (CR 118.8b, 702.33)', () => {
  test('said with the cost; declined, nothing is paid; not asked where it can’t be', () => {
    const LIFE = 'Kicker—Pay 3 life. / You gain 1 life. If this spell was kicked, you gain 9 life instead.';
    expect(deed('{0}', LIFE, { life: 3 }, [[0]])?.asked).toEqual(['0 601.2b Pay the kicker cost pay 3 life of Deed?']);
    expect(deed('{0}', LIFE, { life: 4 }, [[1]])?.game.ann.life).toBe(10);
    expect(deed('{0}', LIFE, { life: 4 }, [[0]])?.game.ann.life).toBe(5);
    expect(deed('{0}', LIFE, { life: 2 })?.asked).toEqual([]);
    const MANA = 'Kicker {1}{G} / You gain 1 life. If this spell was kicked, you gain 9 life instead.';
    const kicked = deed('{0}', MANA, { battlefield: ['Plains', 'Forest'] }, [[1]]);
    expect([kicked?.asked, kicked?.game.ann.life]).toEqual([['0 601.2b Pay the kicker cost {1}{G} of Deed?'], 29]);
    expect(deed('{0}', MANA, { battlefield: ['Plains', 'Plains'] })?.asked).toEqual([]);
  });

  test('kicker "and/or": each by itself (CR 702.33b); multikicker: as long as it can be paid (CR 702.33c)', () => {
    const BOTH =
      'Kicker {1} and/or {G} / If this spell was kicked with its {1} kicker, you gain 1 life. If this spell was kicked with its {G} kicker, you gain 4 life.';
    const rich = { battlefield: ['Plains', 'Forest'] };
    expect(deed('{0}', BOTH, rich, [[1], [1]])?.game.ann.life).toBe(25);
    expect(deed('{0}', BOTH, rich, [[0], [1]])?.game.ann.life).toBe(24);
    const one = deed('{0}', BOTH, rich, [[1], [0]]);
    expect([one?.asked.length, one?.game.ann.life]).toEqual([2, 21]);
    const MANY = 'Multikicker {1} / You gain 2 life for each time this spell was kicked.';
    const three = deed('{0}', MANY, { battlefield: lands(3) }, [[1], [1], [1]]);
    expect([three?.asked.length, three?.game.ann.life]).toEqual([3, 26]);
    const stopped = deed('{0}', MANY, { battlefield: lands(3) }, [[1], [0]]);
    expect([stopped?.asked.length, stopped?.game.ann.life]).toEqual([2, 22]);
  });

  test('any number of things: at least as many as make the spell affordable (CR 601.2f)', () => {
    const HOARD =
      'As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {1} less to cast for each creature sacrificed this way. / If this spell’s additional cost was paid, you gain 5 life.';
    const creatures = ['Cub', 'Doe', 'Cub'];
    const some = deed('{4}', HOARD, { battlefield: [...lands(2), ...creatures] }, [[0, 1]], [{ battlefield: ['Cub'] }]);
    expect(some?.asked).toEqual(['0 601.2b Choose what to sacrifice to cast Deed: Cub,Doe,Cub, 2-3 sacrifice false']);
    expect([some?.game.ann.life, some?.game.ann.graveyard]).toEqual([25, ['Cub', 'Doe', 'Deed']]);
    const none = deed('{4}', HOARD, { battlefield: [...lands(4), ...creatures] }, [[]]);
    expect(none?.asked).toEqual(['0 601.2b Choose what to sacrifice to cast Deed: Cub,Doe,Cub, 0-3 sacrifice false']);
    expect([none?.game.ann.life, none?.game.ann.graveyard]).toEqual([20, ['Deed']]);
    expect(deed('{4}', HOARD, { battlefield: [...lands(1), 'Cub', 'Cub'] })).toBeNull();
    const TAPPED =
      'As an additional cost to cast this spell, you may tap any number of untapped Cats you control. This spell costs {1} less to cast for each Cat tapped this way. / You gain 5 life.';
    const tapped = deed('{4}', TAPPED, { battlefield: [...lands(3), ...creatures] }, [[1]]);
    expect([tapped?.asked.length, tapped?.game.ann.life]).toEqual([1, 25]);
    expect(creatures.map((name, i) => (tapped?.game.ann.permanent(name, i === 2 ? 1 : 0).status ?? 0) & 1)).toEqual([
      0, 0, 1,
    ]);
  });

  test('escalate: as many modes as can be paid for (CR 702.120a)', () => {
    const ESCALATE =
      'Escalate {1} / Choose one or more — / • You gain 1 life. / • You gain 10 life. / • Each opponent loses 1 life.';
    const modes = (count: number): string => `0 700.2 Choose one or more for Deed: 3, 1-${count}`;
    expect(deed('{1}', ESCALATE, { battlefield: lands(1) }, [[0]])?.asked).toEqual([modes(1)]);
    expect(deed('{1}', ESCALATE, { battlefield: lands(2) }, [[0, 1]])?.asked).toEqual([modes(2)]);
    const all = deed('{1}', ESCALATE, { battlefield: lands(9) }, [[2, 0]]);
    expect([all?.asked, all?.game.ann.life, all?.game.ben.life]).toEqual([[modes(3)], 21, 19]);
    expect(
      all?.game.game.battlefield.filter((id) => ((all.game.game.objects[id]?.status ?? 0) & 1) !== 0),
    ).toHaveLength(2);
  });
});

describe('others help (CR 702.132a)', () => {
  test('assist: a player who can pay is chosen, and pays as much of the generic mana as they like', () => {
    const others: Seat[] = [{ battlefield: lands(3) }, {}, { battlefield: lands(9) }];
    const ASSIST = 'Assist / You gain 5 life.';
    const helped = deed('{4}{G}', ASSIST, { battlefield: ['Forest', 'Forest', 'Forest'] }, [[0], [2]], others);
    expect(helped?.asked).toEqual([
      '0 702.132a Choose a player to assist with Deed, or none: ben,dan, 0-1 choose null',
      '1 702.132a Pay how much of the generic mana of Deed?: 0-3',
    ]);
    expect([helped?.game.ann.life, helped?.game.ben.can('activate', 'Plains')]).toEqual([25, true]);
    const more = deed('{4}{G}', ASSIST, { battlefield: ['Forest'] }, [[1], [4]], others);
    expect(more?.asked[1]).toBe('3 702.132a Pay how much of the generic mana of Deed?: 0-4');
    expect(more?.game.ann.life).toBe(25);
    const mean = deed('{4}{G}', ASSIST, { battlefield: ['Forest'] }, [[1], [3]], others);
    expect([mean?.game.ann.life, mean?.game.ann.hand.includes('Deed')]).toEqual([20, true]);
    const alone = deed('{4}{G}', ASSIST, { battlefield: lands(5, 'Forest') }, [], [{}, {}]);
    expect([alone?.asked, alone?.game.ann.life]).toEqual([[], 25]);
    expect(deed('{4}{G}', ASSIST, { battlefield: lands(4) }, [], others)).toBeNull();
    expect(deed('{4}', 'You gain 5 life.', { battlefield: lands(3) }, [], others)).toBeNull();
  });

  test('convoke and improvise: what is tapped pays once, a creature for its color too (CR 702.51a, 702.126a)', () => {
    const GOLEM = 'Moss Golem | {4}{G} | Artifact Creature — Golem | 1/1';
    const BOX = 'Box | {1} | Artifact | |';
    const BEAST = 'Beast | {2}{G} | Creature — Beast | 4/4 | Convoke / Improvise';
    const can = (ann: readonly string[], ben: readonly string[] = []): boolean =>
      table([CUB, GOLEM, BOX, BEAST], [{ hand: ['Beast'], battlefield: ann }, ben]).ann.can('cast', 'Beast');
    expect([can(['Moss Golem', 'Cub', 'Box']), can(['Cub', 'Cub', 'Box']), can(['Moss Golem', 'Box'])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(can(['Moss Golem', 'Cub'], ['Cub', 'Box'])).toBe(false);
    expect(can(['Moss Golem', 'Box', 'Plains'])).toBe(true);
    const game = table(
      [CUB, GOLEM, BOX, BEAST],
      [{ hand: ['Beast', 'Beast'], battlefield: ['Moss Golem', 'Cub', 'Box'] }, []],
    );
    plays(game.ann, 'Beast');
    expect(game.ann.battlefield).toContain('Beast');
    expect(told(game, /^702\.(51|126)a/).toSorted()).toEqual([
      '702.126a Box becomes tapped',
      '702.51a Cub becomes tapped',
      '702.51a Moss Golem becomes tapped',
    ]);
    expect(game.ann.can('cast', 'Beast')).toBe(false);
  });

  test('delve: cards of the own graveyard, for generic mana only (CR 702.66a)', () => {
    const MAW = 'Maw | {2}{B} | Creature — Horror | 5/5 | Delve';
    const can = (graveyard: readonly string[], ...battlefield: string[]): boolean =>
      table([CUB, MAW], [{ hand: ['Maw'], graveyard, battlefield }, { graveyard: ['Cub', 'Cub'] }]).ann.can(
        'cast',
        'Maw',
      );
    expect([can(['Cub', 'Cub'], 'Swamp'), can(['Cub'], 'Swamp'), can(['Cub', 'Cub', 'Cub'], 'Plains')]).toEqual([
      true,
      false,
      false,
    ]);
    const game = table([CUB, MAW], [{ hand: ['Maw'], graveyard: ['Cub', 'Cub'], battlefield: ['Swamp'] }, {}]);
    plays(game.ann, 'Maw');
    expect([game.ann.exile, told(game, /^702\.66a/)]).toEqual([['Cub', 'Cub'], ['702.66a Cub is exiled (2 times)']]);
  });
});
