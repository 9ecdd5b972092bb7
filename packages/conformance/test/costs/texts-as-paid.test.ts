/** Texts that depend on what was paid: which targets are chosen, and what is done. CR 601.2b-c, 702.33e, 608.2. */
import { describe, expect, test } from 'vitest';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/rules-table.ts';

const CARDS = ['Cub | {1} | Creature — Cat | 2/2', 'Cog | {1} | Artifact |', 'Rug | {1} | Enchantment |'];
const lands = (count: number): string[] => Array.from({ length: count }, () => 'Forest');

/** Ann casts the spell, kicked or not; how many targets it has. */
function cast(
  text: string,
  forests: number,
  kicked: boolean,
  theirs: readonly string[],
  mine: Seat = {},
): { game: Scenario; asked: number; cast: boolean } {
  const game = table(
    [...CARDS, `Word | {G} | Sorcery | | ${text}`],
    [
      { ...mine, hand: ['Word'], battlefield: [...lands(forests), ...(mine.battlefield ?? [])] },
      { battlefield: theirs },
    ],
  );
  if (!game.ann.can('cast', 'Word')) return { game, asked: 0, cast: false };
  game.plan((question) => (question.kind === 'yesNo' ? [kicked ? 1 : 0] : null));
  game.ann.casts('Word');
  const asked = game.game.objects[game.game.stack.at(-1) as number]?.stack?.targets.length ?? 0;
  game.resolveAll();
  return { game, asked, cast: true };
}

describe('kicked (CR 702.33e)', () => {
  const both = 'Kicker {1} / Destroy target creature. If this spell was kicked, destroy target artifact.';
  test('a target that only the kicked spell has is chosen only then', () => {
    const plain = cast(both, 1, false, ['Cub', 'Cog']);
    expect([plain.asked, plain.game.ben.battlefield]).toEqual([1, ['Cog']]);
    const kicked = cast(both, 2, true, ['Cub', 'Cog']);
    expect([kicked.asked, kicked.game.ben.battlefield]).toEqual([2, []]);
    const not = cast(both, 2, false, ['Cub', 'Cog']);
    expect([not.asked, not.game.ben.battlefield]).toEqual([1, ['Cog']]);
  });

  test('it cannot be kicked without a legal target for that, but can be cast (CR 601.2c)', () => {
    const only = cast(both, 2, true, ['Cub']);
    expect([only.cast, only.asked, only.game.ben.battlefield]).toEqual([true, 1, []]);
    expect(cast(both, 2, true, ['Cog']).cast).toBe(false);
  });

  test('"if it wasn’t kicked", and otherwise', () => {
    const either =
      "Kicker {1} / If this spell wasn't kicked, destroy target creature. If this spell was kicked, destroy target artifact. You gain 1 life.";
    const plain = cast(either, 1, false, ['Cub', 'Cog']);
    expect([plain.asked, plain.game.ben.battlefield, plain.game.ann.life]).toEqual([1, ['Cog'], 21]);
    const kicked = cast(either, 2, true, ['Cub', 'Cog']);
    expect([kicked.asked, kicked.game.ben.battlefield, kicked.game.ann.life]).toEqual([1, ['Cub'], 21]);
    expect(cast(either, 1, false, ['Cog']).cast).toBe(false);
  });

  test('"instead" about the same target asks for it once', () => {
    const more =
      'Kicker {1} / Word deals 1 damage to target creature. If this spell was kicked, it deals 2 damage to that creature instead.';
    const plain = cast(more, 1, false, ['Cub']);
    expect([plain.asked, plain.game.ben.battlefield]).toEqual([1, ['Cub']]);
    const kicked = cast(more, 2, true, ['Cub']);
    expect([kicked.asked, kicked.game.ben.battlefield]).toEqual([1, []]);
  });

  test('what has no target depends on it as it resolves', () => {
    const gain = 'Kicker {1} / You gain 2 life. If this spell was kicked, draw a card.';
    const plain = cast(gain, 2, false, []);
    expect([plain.game.ann.life, plain.game.ann.hand.length]).toEqual([22, 0]);
    const kicked = cast(gain, 2, true, []);
    expect([kicked.game.ann.life, kicked.game.ann.hand.length]).toEqual([22, 1]);
  });

  test('a permanent remembers it as it enters (CR 702.33e)', () => {
    const bear =
      'Bear | {G} | Creature — Bear | 2/2 | Kicker {1} / When Bear enters, if it was kicked, destroy target creature an opponent controls.';
    for (const kicked of [0, 1]) {
      const game = table([...CARDS, bear], [{ hand: ['Bear'], battlefield: lands(2) }, ['Cub']]);
      game.plan((question) => (question.kind === 'yesNo' ? [kicked] : null));
      game.ann.casts('Bear');
      game.resolveAll();
      expect(game.ben.battlefield).toEqual(kicked === 1 ? [] : ['Cub']);
    }
  });
});

describe('bargained (CR 702.166b)', () => {
  const bargain = 'Bargain / Destroy target creature. If this spell was bargained, destroy target enchantment.';
  test('an artifact, enchantment or token is sacrificed for it, and the further target chosen', () => {
    const plain = cast(bargain, 1, false, ['Cub', 'Rug'], { battlefield: ['Cog'] });
    expect([plain.asked, plain.game.ben.battlefield, plain.game.ann.battlefield]).toEqual([
      1,
      ['Rug'],
      ['Forest', 'Cog'],
    ]);
    const paid = cast(bargain, 1, true, ['Cub', 'Rug'], { battlefield: ['Cog'] });
    expect([paid.asked, paid.game.ben.battlefield, paid.game.ann.battlefield]).toEqual([2, [], ['Forest']]);
    const without = cast(bargain, 1, true, ['Cub', 'Rug']);
    expect([without.asked, without.game.ben.battlefield]).toEqual([1, ['Rug']]);
  });
});

describe('as it resolves (CR 608.2)', () => {
  const KILL = 'Kill | {0} | Instant | | Destroy target creature.';
  test('all its targets are gone: nothing of it is done; some are: the rest is (CR 608.2b)', () => {
    const split =
      'Split | {0} | Sorcery | | Split deals 1 damage to target creature and 3 damage to target player. You gain 1 life.';
    const one = 'One | {0} | Sorcery | | Tap target creature. You gain 1 life.';
    const game = table(
      [...CARDS, KILL, split, one],
      [{ hand: ['Split', 'One'] }, { hand: ['Kill', 'Kill'], battlefield: ['Cub', 'Cub'] }],
    );
    game.ann.casts('One', { targets: ['Cub'] });
    game.ben.casts('Kill', { targets: ['Cub'] });
    game.resolveAll();
    expect(game.ann.life).toBe(20);
    game.ann.casts('Split', { targets: ['ben'] });
    game.ben.casts('Kill', { targets: ['Cub'] });
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([21, 17]);
  });

  test('an "if" that was true as it triggered is asked again as it resolves (CR 603.4, 608.2a)', () => {
    const bell =
      'Bell | {0} | Enchantment | | At the beginning of your upkeep, if you control a creature, you gain 3 life.';
    const seats: [Seat, Seat] = [{ battlefield: ['Bell', 'Cub'] }, { hand: ['Kill'] }];
    const kept = table([...CARDS, bell, KILL], seats);
    kept.to('Draw', 3);
    expect(kept.ann.life).toBe(26);
    const lost = table([...CARDS, bell, KILL], seats);
    while (lost.game.turn < 3 || lost.game.stack.length === 0) lost.proceed();
    lost.ben.casts('Kill', { targets: ['Cub'] });
    lost.resolveAll();
    expect(lost.ann.life).toBe(23);
    const none = table([...CARDS, bell, KILL], [['Bell'], []]);
    none.to('Draw', 3);
    expect(none.ann.life).toBe(20);
  });

  test('an Aura cast with bestow whose target is gone comes as a creature (CR 702.103e)', () => {
    const wisp = 'Wisp | {G} | Enchantment Creature — Spirit | 1/1 | Bestow {1}{G} / Enchanted creature gets +1/+1.';
    const game = table(
      [...CARDS, wisp, KILL],
      [{ hand: ['Wisp'], battlefield: [...lands(2), 'Cub'] }, { hand: ['Kill'] }],
    );
    game.ann.casts('Wisp', { via: 'bestow', targets: ['Cub'] });
    game.ben.casts('Kill', { targets: ['Cub'] });
    game.resolveAll();
    expect([
      game.ann.battlefield.includes('Wisp'),
      game.ann.stats('Wisp'),
      game.ann.permanent('Wisp').attachedTo < 0,
    ]).toEqual([true, '1/1', true]);
    const stays = table([...CARDS, wisp], [{ hand: ['Wisp'], battlefield: [...lands(2), 'Cub'] }, {}]);
    stays.ann.casts('Wisp', { via: 'bestow', targets: ['Cub'] });
    stays.resolveAll();
    expect([stays.ann.stats('Cub'), stays.ann.permanent('Wisp').attachedTo]).toEqual([
      '3/3',
      stays.ann.permanent('Cub').id,
    ]);
  });

  test('an Aura that is no creature and whose target is gone goes to the graveyard (CR 608.3b)', () => {
    const cloak = 'Cloak | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+1.';
    const game = table([...CARDS, cloak, KILL], [{ hand: ['Cloak'], battlefield: ['Cub'] }, { hand: ['Kill'] }]);
    game.ann.casts('Cloak', { targets: ['Cub'] });
    game.ben.casts('Kill', { targets: ['Cub'] });
    game.resolveAll();
    expect([game.ann.battlefield, game.ann.graveyard.toSorted()]).toEqual([[], ['Cloak', 'Cub']]);
  });
});

describe('copies for other targets (CR 707.10c)', () => {
  const HEAT = 'Heat | {0} | Instant | | Heat deals 1 damage to target creature.';
  const zada =
    'Zeal | {0} | Enchantment | | Whenever you cast an instant or sorcery spell that targets only a single creature, copy that spell for each other creature that spell could target. Each copy targets a different one of those creatures.';
  test('a copy for each other creature that it could target, each at another', () => {
    const sly = 'Sly | {1} | Creature — Cat | 2/2 | Hexproof';
    const game = table(
      [...CARDS, HEAT, zada, sly],
      [{ hand: ['Heat'], battlefield: ['Zeal', 'Cub', 'Cog'] }, ['Cub', 'Sly', 'Cub']],
    );
    game.ann.casts('Heat', { targets: ['Cub'] });
    game.resolveAll();
    expect(game.game.battlefield.map((id) => game.game.objects[id]?.damage)).toEqual([0, 1, 0, 1, 0, 1]);
  });
  test('none where there is no other, or where the spell has two targets', () => {
    const pair = 'Pair | {0} | Instant | | Pair deals 1 damage to each of two target creatures.';
    const game = table([...CARDS, HEAT, zada, pair], [{ hand: ['Heat', 'Pair'], battlefield: ['Zeal', 'Cub'] }, []]);
    game.ann.casts('Heat', { targets: ['Cub'] });
    game.resolveAll();
    expect(game.stack).toEqual([]);
    expect(game.ann.permanent('Cub').damage).toBe(1);
    const two = table(
      [...CARDS, zada, pair],
      [{ hand: ['Pair'], battlefield: ['Zeal', 'Cub', 'Hill Giant', 'Craw Wurm'] }, []],
    );
    two.ann.casts('Pair', { targets: ['Cub', 'Craw Wurm'] });
    two.resolveAll();
    expect(two.game.battlefield.reduce((sum, id) => sum + (two.game.objects[id]?.damage ?? 0), 0)).toBe(2);
  });
});
