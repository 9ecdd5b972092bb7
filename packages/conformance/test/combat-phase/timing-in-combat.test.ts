/** When in combat a spell may be cast, exerting, piles, splicing and other things that work together. CR 506.7, 607, 700.3. */
import { describe, expect, test } from 'vitest';
import { plays, table, until, uses } from '../support/text-table.ts';

describe('"cast only ..." in combat', () => {
  const lines = [
    'Late | {0} | Artifact | | {0}: You gain 1 life. Activate only during combat after blockers are declared.',
    'Early | {0} | Artifact | | {0}: You gain 1 life. Activate only during combat before blockers are declared.',
  ];
  const STEPS = [
    'PrecombatMain',
    'BeginningOfCombat',
    'DeclareAttackers',
    'DeclareBlockers',
    'CombatDamage',
    'PostcombatMain',
  ] as const;
  const when = (attackers: string[], name: string): string[] => {
    const game = table(lines, [{ battlefield: ['Grizzly Bears', 'Late', 'Early'] }, {}]);
    game.ann.attacks(attackers);
    const found: string[] = [];
    for (const step of STEPS) {
      if (attackers.length === 0 && (step === 'DeclareBlockers' || step === 'CombatDamage')) continue;
      game.to(step);
      if (game.ann.can('activate', name)) found.push(step);
    }
    return found;
  };

  test('before or after blockers are declared is before or after the declare blockers step begins (CR 506.7, 506.7b, 506.7g)', () => {
    expect(when(['Grizzly Bears'], 'Late')).toEqual(['DeclareBlockers', 'CombatDamage']);
    expect(when(['Grizzly Bears'], 'Early')).toEqual(['BeginningOfCombat', 'DeclareAttackers']);
  });

  test('without a declare blockers step there is no "after blockers are declared" in that combat (CR 506.7f)', () => {
    expect(when([], 'Late')).toEqual([]);
  });
});

describe('exerting', () => {
  const line =
    'Zealot | {0} | Creature — Elf | 2/2 | You may exert this creature as it attacks. When you do, you gain 3 life.';

  test('the player chooses as attackers are declared; an exerted creature does not untap in the next untap step; "when you do" is about that (CR 508.1g, 607.2h, 701.39d)', () => {
    for (const [answer, life] of [
      [1, 23],
      [0, 20],
    ] as const) {
      const game = table([line], [['Zealot'], {}]);
      game.ann.attacks('Zealot');
      game.plan((question) => {
        if (question.kind === 'yesNo') return [answer];
        if (question.kind === 'chooseObjects') return answer === 1 ? question.from.map((_, i) => i) : [];
        return null;
      });
      game.to('DeclareAttackers');
      expect(game.ann.life).toBe(life);
      game.unplan();
      game.unplan();
      game.plan((question) => (question.kind === 'attackers' ? [] : null));
      game.to('Upkeep', 3);
      const { status } = game.ann.permanent('Zealot');
      expect((status & 1) !== 0).toBe(answer === 1);
      game.to('Upkeep', 5);
      expect((game.ann.permanent('Zealot').status & 1) !== 0).toBe(false);
    }
  });

  test('a permanent may be exerted twice and untapped; both effects end in the same untap step (CR 701.39b)', () => {
    const lines = [
      'Push | {0} | Instant | | Exert target creature you control.',
      'Sleep | {0} | Instant | | Tap target permanent.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Push', 'Push', 'Sleep'] }, {}]);
    plays(game.ann, 'Push', 'Hill Giant');
    plays(game.ann, 'Push', 'Hill Giant');
    plays(game.ann, 'Sleep', 'Hill Giant');
    game.to('Upkeep', 3);
    expect((game.ann.permanent('Hill Giant').status & 1) !== 0).toBe(true);
    game.to('Upkeep', 5);
    expect((game.ann.permanent('Hill Giant').status & 1) !== 0).toBe(false);
  });
});

describe('piles', () => {
  test('every card is in one of two piles, one may be empty; until they are moved they are in the library, in its order (CR 700.3a, 700.3b, 700.3c, 700.3d)', () => {
    const line =
      'Facts | {0} | Sorcery | | Reveal the top three cards of your library. An opponent separates those cards into two piles. Put one pile into your graveyard and the other into your hand.';
    for (const all of [true, false]) {
      const game = table([line], [{ hand: ['Facts'], library: ['Forest', 'Plains', 'Island', 'Swamp'] }, {}]);
      const library = game.ann.library;
      game.ann.casts('Facts');
      const question = until(game.ben, 'chooseObjects');
      expect([question.from.length, question.min, question.max]).toEqual([3, 0, 3]);
      expect(game.ann.library).toEqual(library);
      game.answer(all ? [0, 1, 2] : [0]);
      while (game.game.stack.length > 0) game.proceed();
      const { hand } = game.ann;
      const everything = [...game.ann.library, ...hand, ...game.ann.graveyard.filter((name) => name !== 'Facts')];
      expect([everything.length, new Set(everything).size]).toEqual([4, 4]);
      expect(all ? [0, 3] : [1, 2]).toContain(hand.length);
    }
  });
});

describe('text and transforming', () => {
  test('splice adds the text after the spell’s own and takes nothing from it (CR 612.10)', () => {
    const lines = [
      'Glacial Word | {0} | Instant — Arcane | | Splice onto Arcane {0} / You gain 5 life.',
      'Reach Word | {0} | Instant — Arcane | | You gain 1 life.',
    ];
    const game = table(lines, [{ hand: ['Glacial Word', 'Reach Word'] }, {}]);
    game.plan((question) => {
      if (question.kind === 'chooseObjects') return question.from.map((_, i) => i);
      return question.kind === 'yesNo' ? [1] : null;
    });
    plays(game.ann, 'Reach Word');
    expect([game.ann.life, game.ann.hand]).toEqual([26, ['Glacial Word']]);
  });

  const moth = {
    name: 'Larva // Moth',
    layout: 'transform',
    card_faces: [
      {
        name: 'Larva',
        mana_cost: '{0}',
        type_line: 'Creature — Insect',
        power: '1',
        toughness: '1',
        oracle_text: '{0}: Transform this creature.',
      },
      {
        name: 'Moth',
        mana_cost: '',
        type_line: 'Creature — Insect',
        power: '4',
        toughness: '4',
        oracle_text: '{0}: Transform this creature.',
      },
    ],
  };

  test('its own ability transforms a permanent only if it has not transformed since that ability was put on the stack (CR 701.28f)', () => {
    const game = table([moth], [{ hand: ['Larva // Moth'] }, {}]);
    plays(game.ann, 'Larva');
    game.ann.activates('Larva');
    game.ann.activates('Larva');
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Moth']);
    uses(game.ann, 'Moth');
    expect(game.ann.battlefield).toEqual(['Larva']);
  });

  test('transforming is not turning face up or down (CR 701.28b); it gives a new timestamp (CR 613.7g)', () => {
    const lines = [
      {
        ...moth,
        card_faces: [
          moth.card_faces[0] as object,
          {
            ...(moth.card_faces[1] as object),
            oracle_text:
              'Whenever a permanent you control transforms, you gain 1 life.\nWhen this creature is turned face up, you gain 9 life.',
          },
        ],
      } as typeof moth,
    ];
    const game = table(lines, [{ hand: ['Larva // Moth'], battlefield: ['Hill Giant'] }, {}]);
    plays(game.ann, 'Larva');
    const before = game.ann.permanent('Larva').timestamp;
    uses(game.ann, 'Larva');
    expect([game.ann.life, game.ann.permanent('Moth').timestamp > before]).toEqual([21, true]);
  });
});
