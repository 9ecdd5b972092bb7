/** Creatures that block because an effect says so, and attacks that are turned to somebody else. CR 506.3d, 508.7, 509.6, 509.7. */
import { describe, expect, test } from 'vitest';
import { playerEntity, type PlayerId } from '@kitchen-table/engine';
import type { PrintedCard } from '@kitchen-table/oracle';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, until } from '../support/text-table.ts';

const LEAVES = {
  token:
    "Sudden Root | {0} | Instant | | Create a 2/2 green Plant creature token that's blocking target creature attacking you.",
  rise: 'Rise Up | {0} | Instant | | Put target creature card from your graveyard onto the battlefield blocking.',
  step: 'Step In | {0} | Instant | | Target creature you control blocks target attacking creature.',
};
const BELL =
  'Blow Bell | {0} | Enchantment | | Whenever a creature blocks, you gain 1 life. / Whenever a creature becomes blocked, you gain 10 life. / Whenever a creature becomes blocked by a creature, you gain 100 life.';

/** The names of what blocks Ann's attacker, in order. */
function blockersOf(game: Scenario, name: string): readonly string[] {
  return game.ann.names(game.ann.permanent(name).blockers);
}

describe('put onto the battlefield blocking', () => {
  test('its controller chooses which attacking creature it blocks (CR 509.7)', () => {
    const game = table(
      [LEAVES.rise],
      [['Grizzly Bears', 'Hill Giant'], { graveyard: ['Craw Wurm'], hand: ['Rise Up'] }],
    );
    game.ann.attacks(['Grizzly Bears', 'Hill Giant']);
    game.to('DeclareAttackers');
    game.ben.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Hill Giant')] : [],
    );
    plays(game.ben, 'Rise Up', 'Craw Wurm');
    expect([blockersOf(game, 'Grizzly Bears'), blockersOf(game, 'Hill Giant')]).toEqual([[], ['Craw Wurm']]);
    game.throughCombat();
    expect([game.ben.life, game.ann.graveyard]).toEqual([18, ['Hill Giant']]);
  });

  test('Example: the active player announces its place in the damage assignment order; it never "blocked" (CR 509.7)', () => {
    for (const [place, order] of [
      [0, ['Plant Token', 'Hill Giant']],
      [1, ['Hill Giant', 'Plant Token']],
    ] as const) {
      const game = table(
        [LEAVES.token, BELL],
        [['Craw Wurm'], { battlefield: ['Hill Giant', 'Blow Bell'], hand: ['Sudden Root'] }],
        {
          edition: '2024-03-08',
        },
      );
      game.ann.attacks('Craw Wurm');
      game.ben.blocks([['Hill Giant', 'Craw Wurm']]);
      game.to('DeclareBlockers');
      expect(game.ben.life).toBe(20 + 111);
      game.ann.answers('chooseOption', [place]);
      plays(game.ben, 'Sudden Root', 'Craw Wurm');
      expect([blockersOf(game, 'Craw Wurm'), game.ben.life]).toEqual([order, 20 + 111 + 100]);
    }
  });

  test('an attacker that was not blocked becomes blocked by it (CR 509.5c)', () => {
    const game = table([LEAVES.token, BELL], [['Craw Wurm'], { battlefield: ['Blow Bell'], hand: ['Sudden Root'] }]);
    game.ann.attacks('Craw Wurm');
    game.to('DeclareBlockers');
    plays(game.ben, 'Sudden Root', 'Craw Wurm');
    expect(game.throughCombat().ben.life).toBe(20 + 110);
  });

  test('nothing is blocking a creature that does not attack its controller: it only enters (CR 506.3d, 509.7a)', () => {
    const here =
      'Stand Here | {0} | Instant | | Put a creature card from your hand onto the battlefield blocking target attacking creature.';
    const seats = [
      ['Hill Giant'],
      { hand: ['Stand Here', 'Grizzly Bears'] },
      { hand: ['Stand Here', 'Grizzly Bears'] },
    ];
    for (const [whom, seat, blocks] of [
      ['ben', 1, ['Grizzly Bears']],
      ['ben', 2, []],
      ['cat', 2, ['Grizzly Bears']],
    ] as const) {
      const game = table([here], seats);
      game.ann.attacks('Hill Giant', whom);
      game.to('DeclareAttackers');
      const player = game.seats[seat] as (typeof game.seats)[number];
      plays(player, 'Stand Here', 'Hill Giant');
      expect([player.battlefield, blockersOf(game, 'Hill Giant')]).toEqual([['Grizzly Bears'], blocks]);
    }
  });

  test('nor one that attacks no more (CR 509.7a)', () => {
    const lines = [
      'Trade Place | {0} | Creature — Shape | 1/1 | Whenever Trade Place blocks a creature, you may put a creature card with power 2 or less from your hand onto the battlefield blocking that creature.',
      'Call Back | {0} | Instant | | Remove target attacking creature from combat.',
    ];
    for (const [back, blocks] of [
      [false, ['Trade Place', 'Grizzly Bears']],
      [true, []],
    ] as const) {
      const game = table(lines, [
        { battlefield: ['Hill Giant'], hand: ['Call Back'] },
        { battlefield: ['Trade Place'], hand: ['Grizzly Bears'] },
      ]);
      game.ann.attacks('Hill Giant');
      game.ben.blocks([['Trade Place', 'Hill Giant']]);
      while (game.stack.length === 0) game.proceed();
      if (back) {
        game.ann.casts('Call Back', { targets: ['Hill Giant'] });
        game.resolve();
      }
      game.ben.answers('yesNo', [1]);
      game.resolveAll();
      expect([game.ben.battlefield, blockersOf(game, 'Hill Giant')]).toEqual([
        ['Trade Place', 'Grizzly Bears'],
        blocks,
      ]);
      expect(game.ben.permanent('Grizzly Bears').blocking.length).toBe(back ? 0 : 1);
    }
  });

  test('what can’t block, and what can’t be blocked, is no matter to it (CR 509.7b)', () => {
    const lines = [
      LEAVES.rise,
      "Sneak | {0} | Creature — Rogue | 3/3 | Sneak can't be blocked.",
      "Coward | {0} | Creature — Rabbit | 1/4 | Coward can't block.",
    ];
    const game = table(lines, [['Sneak'], { graveyard: ['Coward'], hand: ['Rise Up'] }]);
    game.ann.attacks('Sneak');
    game.to('DeclareAttackers');
    plays(game.ben, 'Rise Up', 'Coward');
    expect(blockersOf(game, 'Sneak')).toEqual(['Coward']);
    expect(game.throughCombat().ben.life).toBe(20);
  });
});

test('an effect causes a creature to block: it takes its place in both damage assignment orders, and it does block (CR 509.6)', () => {
  const game = table(
    [LEAVES.step, BELL],
    [['Craw Wurm', 'Hill Giant'], { battlefield: ['Grizzly Bears', 'White Knight', 'Blow Bell'], hand: ['Step In'] }],
    { edition: '2024-03-08' },
  );
  game.ann.attacks(['Craw Wurm', 'Hill Giant']);
  game.ben.blocks([
    ['Grizzly Bears', 'Craw Wurm'],
    ['White Knight', 'Hill Giant'],
  ]);
  game.to('DeclareBlockers');
  expect(game.ben.life).toBe(20 + 2 * 111);
  const asked: string[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseOption') return null;
    asked.push(`${question.player}: ${question.options.join(', ')}`);
    return [0];
  });
  plays(game.ben, 'Step In', 'White Knight', 'Craw Wurm');
  expect(asked).toEqual(['0: first, after Grizzly Bears', '1: first, after Hill Giant']);
  expect(blockersOf(game, 'Craw Wurm')).toEqual(['White Knight', 'Grizzly Bears']);
  expect(game.ann.names(game.ben.permanent('White Knight').blocking)).toEqual(['Craw Wurm', 'Hill Giant']);
  // It was a blocking creature before, and the Wurm a blocked one.
  expect(game.ben.life).toBe(20 + 2 * 111 + 100);
});

test('a battle does not become a blocking creature: that part of the effect does nothing (CR 506.3f)', () => {
  const fort: PrintedCard = {
    name: 'Walking Fort',
    mana_cost: '{0}',
    type_line: 'Creature Battle — Wall',
    oracle_text: '',
    power: '0',
    toughness: '7',
    defense: '3',
  };
  const both =
    'Step Up | {0} | Instant | | Target creature you control blocks target attacking creature. You gain 1 life.';
  for (const [name, blocks] of [
    ['Walking Fort', []],
    ['Wall of Wood', ['Wall of Wood']],
  ] as const) {
    const game = table([both, fort], [['Hill Giant'], { battlefield: [name], hand: ['Step Up'] }]);
    game.ann.attacks('Hill Giant', 'ben');
    game.to('DeclareBlockers');
    plays(game.ben, 'Step Up', name, 'Hill Giant');
    expect([blockersOf(game, 'Hill Giant'), game.ben.life]).toEqual([blocks, 21]);
  }
});

describe('whom it attacks is reselected', () => {
  const TURN =
    'Turn Aside | {0} | Instant | | You may reselect which player or permanent target attacking creature is attacking.';
  const WALKER = 'Old Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life.';
  const player = (seat: number): number => playerEntity(seat as PlayerId);

  test('the creature goes on attacking and has attacked once, whom it was declared to attack (CR 508.7a)', () => {
    const alarm = 'Alarm | {0} | Enchantment | | Whenever a creature attacks you, you gain 1 life.';
    const game = table([TURN, alarm], [['Hill Giant'], { battlefield: ['Alarm'], hand: ['Turn Aside'] }, ['Alarm']]);
    game.ann.attacks('Hill Giant', 'ben');
    game.to('DeclareAttackers');
    game.ben.answers('yesNo', [1]);
    game.ben.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [question.from.indexOf(player(2) as never)] : [],
    );
    plays(game.ben, 'Turn Aside', 'Hill Giant');
    expect(game.ann.permanent('Hill Giant').attacking).toBe(player(2));
    game.throughCombat();
    expect(game.seats.map(({ life }) => life)).toEqual([20, 21, 17]);
  });

  /** Among whom Ben (or Ann) chooses when Ann's Giant attacks him. */
  function offered(
    lines: readonly string[],
    seats: Parameters<typeof table>[1],
    format: string,
    caster: 0 | 1 = 1,
  ): readonly number[] {
    const game = table([TURN, WALKER, ...lines], seats, { format });
    game.plan((question) => (question.reason.rule === '507.1' ? [0] : null));
    game.ann.attacks('Hill Giant', 'ben');
    game.to('DeclareAttackers');
    const chooser = game.seats[caster] as (typeof game.seats)[number];
    chooser.answers('yesNo', [1]);
    chooser.casts('Turn Aside', { targets: ['Hill Giant'] });
    return until(chooser, 'chooseObjects').from as readonly number[];
  }

  test('restrictions and requirements of the declaration do not matter (CR 508.7b)', () => {
    const fort = 'Calm Fort | {0} | Enchantment | | Creatures can’t attack you.'.replace('’', "'");
    expect(offered([fort], [['Hill Giant'], { hand: ['Turn Aside'] }, ['Calm Fort']], 'free-for-all')).toEqual([
      player(1),
      player(2),
    ]);
  });

  test('it is an opponent of its controller or their planeswalker, never the controller (CR 508.7c)', () => {
    const from = offered([], [['Hill Giant', 'Old Sage'], { hand: ['Turn Aside'] }, ['Old Sage']], 'free-for-all');
    expect([from.length, from.slice(0, 2)]).toEqual([3, [player(1), player(2)]]);
  });

  test('without the attack multiple players option it is the chosen defending player or theirs (CR 508.7d)', () => {
    const teams = [
      { team: 0, battlefield: ['Hill Giant'] },
      { team: 1, battlefield: ['Old Sage'], hand: ['Turn Aside'] },
      { team: 2, battlefield: ['Old Sage'] },
      { team: 3 },
    ];
    const from = offered([], teams, 'team-vs-team:attack=one');
    expect([from.length, from[0]]).toEqual([2, player(1)]);
  });

  test('with a limited range of influence it is within the range of its controller (CR 508.7e)', () => {
    const seats = [{ battlefield: ['Hill Giant'], hand: ['Turn Aside'] }, {}, ['Old Sage'], {}, {}];
    expect(offered([], seats, 'free-for-all:range=1', 0)).toEqual([player(1), player(4)]);
  });
});
