/** The turn, combat, turn-based and state-based actions, several players. CR 500-514, 703, 704, 800-806, 903. */
import { describe, expect, test } from 'vitest';
import type { Ability, Action, Clause, TurnPart } from '@kitchen-table/language/surface';
import { playerEntity, Step } from '../../src/index.ts';
import { NO_ENTITY } from '../../src/vocabulary/ids.ts';
import {
  a,
  act,
  card,
  creature,
  damage,
  draw,
  filter,
  gain,
  instant,
  number,
  plays,
  quantifier,
  self,
  sorcery,
  table,
  targetCreature,
  whenever,
  you,
} from '../support/single-rule-cards.ts';

const at = (step: TurnPart['step'], clause: Clause, more: Partial<TurnPart> = {}): Ability => ({
  kind: 'triggered',
  trigger: {
    kind: 'trigger',
    word: 'at',
    events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step, ...more } }],
  },
  clause,
});
const clock = (name: string, ability: Ability) =>
  card(name, { cost: '0', types: ['enchantment'], abilities: [ability] });
const murder = instant('Test Murder', act({ kind: 'destroy', object: targetCreature }));
const grab = instant('Test Grab', act({ kind: 'gainControl', object: targetCreature }));
const tapIt = instant('Test Tap', act({ kind: 'tap', object: targetCreature }));

describe('steps', () => {
  test('the active player gets priority in every step of combat and in the end step (CR 507.2, 508.2, 509.4, 510.3, 511.1, 513.1)', () => {
    const game = table([], [['Grizzly Bears'], {}]);
    game.ann.attacks('Grizzly Bears');
    for (const step of [
      'BeginningOfCombat',
      'DeclareAttackers',
      'DeclareBlockers',
      'CombatDamage',
      'EndOfCombat',
      'PostcombatMain',
      'End',
    ] as const) {
      while (game.game.step !== Step[step]) game.proceed();
      while (game.question?.kind !== 'priority') game.proceed();
      expect([step, game.question.player]).toEqual([step, 0]);
    }
  });

  test('abilities that trigger at the beginning of a step are on the stack before the active player gets priority (CR 503.1, 503.1a, 703.1a)', () => {
    const game = table([clock('Test Clock', at('upkeep', gain(1)))], [['Test Clock'], {}]);
    while (game.game.turn < 2 || game.game.step < Step.Upkeep) game.proceed();
    expect([game.game.step, game.stack.length, game.question?.player, game.ann.life]).toEqual([Step.Upkeep, 1, 1, 21]); // one of it was Ann's own upkeep
    game.resolveAll();
    expect(game.ann.life).toBe(22);
  });

  test('the draw of the draw step does not use the stack and comes before what triggers in it (CR 504.1, 703.1, 703.3, 703.4d)', () => {
    const game = table([clock('Test Clock', at('draw', gain(1)))], [['Test Clock'], { library: ['Shock'] }]);
    while (game.game.turn < 2 || game.game.step < Step.Draw) game.proceed();
    expect([game.ben.hand, game.stack.length]).toEqual([['Shock'], 1]);
  });

  test('what enters in the end step triggers "at the beginning of the end step" only in the next turn (CR 513.2)', () => {
    const late = { ...creature('Test Late', '0', 1, 1, { kind: 'keyword', keyword: 'flash' }, at('end', gain(1))) };
    const game = table([late], [{ hand: ['Test Late'] }, {}]);
    game.to('End');
    plays(game, game.ann, 'Test Late');
    expect([game.stack.length, game.ann.life]).toEqual([0, 20]);
    game.to('Upkeep', 3);
    expect(game.ann.life).toBe(21);
  });

  test('damage goes and "until end of turn" ends at the same time in the cleanup step: a shrunken damaged creature does not die there (CR 514.2, 703.4r)', () => {
    const grow: Clause = {
      kind: 'do',
      action: { kind: 'get', object: targetCreature, power: number(0), toughness: number(3) },
      during: { kind: 'untilEndOfTurn' },
    };
    const game = table(
      [instant('Test Grow', grow), instant('Test Hit', damage(3, targetCreature))],
      [{ hand: ['Test Grow', 'Test Hit'], battlefield: ['Grizzly Bears'] }, {}],
    );
    plays(game, game.ann, 'Test Grow', ['Grizzly Bears']);
    plays(game, game.ann, 'Test Hit', ['Grizzly Bears']);
    game.to('Upkeep', 2);
    expect([game.ann.stats('Grizzly Bears'), game.ann.permanent('Grizzly Bears').damage]).toEqual(['2/2', 0]);
  });

  test('nobody gets priority in the cleanup step (CR 514.3), unless something triggers in it; then there is another (CR 514.3a)', () => {
    const steps = (battlefield: string[]): number => {
      const mourner = card('Test Mourner', {
        cost: '0',
        types: ['enchantment'],
        abilities: [
          whenever(
            {
              kind: 'discard',
              actor: you,
              object: a({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } }),
            },
            gain(1),
          ),
        ],
      });
      const game = table([mourner], [{ hand: Array.from({ length: 8 }, () => 'Shock'), battlefield }, {}]);
      let asked = 0;
      while (game.game.turn === 1) {
        if (game.game.step === Step.Cleanup && game.question?.kind === 'priority') asked++;
        game.proceed();
      }
      return asked;
    };
    expect(steps([])).toBe(0);
    expect(steps(['Test Mourner'])).toBeGreaterThan(0);
  });

  test('an extra turn comes right after this one (CR 500.7)', () => {
    const game = table([sorcery('Test Again', act({ kind: 'extraTurn', actor: you }))], [{ hand: ['Test Again'] }, {}]);
    plays(game, game.ann, 'Test Again');
    game.to('Upkeep', 2);
    expect(game.game.activePlayer).toBe(0);
    game.to('Upkeep', 3);
    expect(game.game.activePlayer).toBe(1);
  });
});

describe('combat', () => {
  test('attacking taps the creature, and tapping or untapping an attacker or blocker later takes nobody out of combat (CR 508.1f, 506.4b)', () => {
    const game = table([tapIt], [['Hill Giant'], { battlefield: ['Craw Wurm'], hand: ['Test Tap'] }]);
    game.ann.attacks('Hill Giant');
    game.ben.blocks([['Craw Wurm', 'Hill Giant']]);
    game.to('DeclareBlockers');
    expect(game.ann.permanent('Hill Giant').status & 1).toBe(1);
    plays(game, game.ben, 'Test Tap', ['Craw Wurm']);
    game.throughCombat();
    expect([game.ann.graveyard, game.ben.permanent('Craw Wurm').damage]).toEqual([['Hill Giant'], 3]);
  });

  test('a creature that changes control leaves combat: it deals no damage (CR 506.4)', () => {
    const game = table([grab], [['Hill Giant'], { hand: ['Test Grab'] }]);
    game.ann.attacks('Hill Giant');
    game.to('DeclareAttackers');
    plays(game, game.ben, 'Test Grab', ['Hill Giant']);
    game.throughCombat();
    expect([game.ben.life, game.ann.life, game.ben.battlefield]).toEqual([20, 20, ['Hill Giant']]);
  });

  test('a planeswalker that leaves does not take its attacker out of combat, which deals no damage to anybody (CR 506.4c)', () => {
    const walker = card('Test Walker', { cost: '0', types: ['planeswalker'], subtypes: ['Test'], loyalty: 3 });
    const vanish = instant(
      'Test Vanish',
      act({ kind: 'exile', object: { kind: 'select', quantifier: quantifier('all'), filter: filter('planeswalker') } }),
    );
    const game = table(
      [walker, vanish],
      [['Hill Giant'], { battlefield: ['Test Walker', 'Goblin Piker'], hand: ['Test Vanish'] }],
    );
    game.ann.attacks('Hill Giant', 'Test Walker');
    game.to('DeclareAttackers');
    plays(game, game.ben, 'Test Vanish');
    game.ben.blocks([['Goblin Piker', 'Hill Giant']]);
    game.throughCombat();
    expect([game.ben.life, game.ben.graveyard]).toEqual([20, ['Test Vanish', 'Goblin Piker']]);
  });

  test('a creature is blocked by what blocks it, not by what could: a blocker whose attackers are gone deals no damage (CR 510.1d)', () => {
    const game = table([murder], [['Hill Giant'], { battlefield: ['Craw Wurm'], hand: ['Test Murder'] }]);
    game.ann.attacks('Hill Giant');
    game.ben.blocks([['Craw Wurm', 'Hill Giant']]);
    game.to('DeclareBlockers');
    plays(game, game.ben, 'Test Murder', ['Hill Giant']);
    game.throughCombat();
    expect([game.ann.life, game.ben.permanent('Craw Wurm').damage]).toEqual([20, 0]);
  });

  test('"whenever it attacks" triggers for declared attackers only, and before priority (CR 508.2b, 508.3a)', () => {
    const brave = creature('Test Brave', '0', 1, 1, whenever({ kind: 'attack', object: self }, gain(2)));
    const game = table([brave], [['Test Brave'], {}]);
    game.ann.attacks('Test Brave');
    while (game.game.step !== Step.DeclareAttackers || game.question?.kind !== 'priority') game.proceed();
    expect([game.stack.length, game.question.player, game.ann.life]).toEqual([1, 0, 20]);
  });

  test('a token put onto the battlefield attacking was never declared: its trigger does not go off, and it deals damage (CR 508.3a, 508.4)', () => {
    const token: Action = {
      kind: 'create',
      quantifier: quantifier('a'),
      token: {
        kind: 'token',
        power: number(1),
        toughness: number(1),
        colors: ['red'],
        types: ['creature'],
        subtypes: ['Goblin'],
      },
      entering: { kind: 'entering', tapped: true, attacking: true },
    };
    const captain = creature('Test Captain', '0', 1, 1, whenever({ kind: 'attack', object: self }, act(token)));
    const cheer = clock('Test Cheer', whenever({ kind: 'attack', object: a(filter('creature')) }, gain(1)));
    const game = table([captain, cheer], [['Test Captain', 'Test Cheer'], {}]);
    game.ann.attacks('Test Captain');
    game.throughCombat();
    expect([game.ann.life, game.ben.life]).toEqual([21, 18]);
  });

  test('"whenever it blocks" and "becomes blocked" trigger as blockers are declared, once for two blockers (CR 509.1i, 509.5a, 509.5c)', () => {
    const brave = creature('Test Brave', '0', 1, 9, whenever({ kind: 'becomeBlocked', object: self }, gain(1)));
    const guard = creature('Test Guard', '0', 1, 9, whenever({ kind: 'block', object: self }, gain(3)));
    const game = table([brave, guard], [['Test Brave'], ['Test Guard', 'Test Guard']]);
    game.ann.attacks('Test Brave');
    game.ben.blocks([
      ['Test Guard', 'Test Brave'],
      ['Test Guard', 'Test Brave'],
    ]);
    game.throughCombat();
    expect([game.ann.life, game.ben.life]).toEqual([21, 26]);
  });

  test('"attacks and isn\'t blocked" triggers in the declare blockers step (CR 508.3f, 509.5g)', () => {
    const sly = creature('Test Sly', '0', 1, 1, whenever({ kind: 'attackUnblocked', object: self }, gain(1)));
    const game = table([sly], [['Test Sly'], {}]);
    game.ann.attacks('Test Sly');
    while (game.stack.length === 0) game.proceed();
    expect(game.game.step).toBe(Step.DeclareBlockers);
  });

  test('creatures attack until the end of combat step is over (CR 511.3)', () => {
    const game = table([], [['Hill Giant'], {}]);
    game.ann.attacks('Hill Giant');
    game.to('EndOfCombat');
    expect(game.ann.permanent('Hill Giant').attacking).toBe(playerEntity(game.ben.id));
    game.to('PostcombatMain');
    expect(game.ann.permanent('Hill Giant').attacking).toBe(NO_ENTITY);
  });

  test('what triggers on combat damage is on the stack before priority (CR 510.3, 510.3a)', () => {
    const thief = creature(
      'Test Thief',
      '0',
      1,
      1,
      whenever(
        {
          kind: 'dealDamage',
          actor: self,
          sort: 'combat',
          to: a({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } }),
        },
        draw(1),
      ),
    );
    const game = table([thief], [['Test Thief'], {}]);
    game.ann.attacks('Test Thief');
    while (game.game.step !== Step.CombatDamage || game.question?.kind !== 'priority') game.proceed();
    expect([game.ben.life, game.stack.length, game.question.player]).toEqual([19, 1, 0]);
  });
});

describe('state-based actions', () => {
  test('of world permanents only the newest stays (CR 704.5k)', () => {
    const world = (name: string) => card(name, { cost: '0', types: ['enchantment'], supertypes: ['world'] });
    const game = table([world('Test Old'), world('Test New')], [{ hand: ['Test New'] }, ['Test Old']]);
    plays(game, game.ann, 'Test New');
    expect([game.ann.battlefield, game.ben.graveyard]).toEqual([['Test New'], ['Test Old']]);
  });

  test('what was so only while a spell resolved does not matter to them (CR 704.4)', () => {
    const dip = sorcery(
      'Test Dip',
      act({ kind: 'discard', actor: you, object: { kind: 'zoneOfPlayer', zone: ['hand'], player: you } }),
      draw(2),
    );
    const keen = creature('Test Keen', '0', 0, 0, {
      kind: 'static',
      rules: [
        {
          kind: 'changes',
          action: {
            kind: 'get',
            object: self,
            power: { kind: 'count', of: handCards() },
            toughness: { kind: 'count', of: handCards() },
          },
        },
      ],
    });
    const game = table([dip, keen], [{ hand: ['Test Dip', 'Shock', 'Shock'], battlefield: ['Test Keen'] }, {}]);
    plays(game, game.ann, 'Test Dip');
    expect(game.ann.stats('Test Keen')).toBe('2/2');
  });
});

function handCards() {
  return {
    kind: 'filter' as const,
    noun: { kind: 'words' as const, words: [{ kind: 'classWord' as const, word: 'card' as const }] },
    qualities: [{ kind: 'inZone' as const, zone: ['hand' as const], of: you }],
  };
}

describe('several players', () => {
  test('each defending player blocks what attacks them only, in turn order (CR 802.4, 802.4a)', () => {
    const game = table([], [['Hill Giant', 'Craw Wurm'], ['Goblin Piker'], ['Grizzly Bears']]);
    game.ann.answers('attackers', [0, 0, 1, 1]);
    const asked: [number, string[]][] = [];
    for (const seat of [game.ben, game.cat])
      seat.answers('blockers', (question) => {
        if (question.kind === 'blockers')
          asked.push([
            question.player,
            game.ann.names(question.attackers.filter((_, i) => question.canBlock.some((can) => can.includes(i)))),
          ]);
        return [];
      });
    game.throughCombat();
    expect(asked).toEqual([
      [1, ['Hill Giant']],
      [2, ['Craw Wurm']],
    ]);
  });

  test('the option to attack right allows the player to the right only (CR 803.1b), to attack left the one to the left (CR 803.1a)', () => {
    for (const [side, defender] of [
      ['left', -2],
      ['right', -3],
    ] as const) {
      const game = table([], [['Grizzly Bears'], {}, {}], { format: `free-for-all:attack=${side}` });
      while (game.question?.kind !== 'attackers') game.proceed();
      expect(game.question.defenders).toEqual([[defender]]);
    }
  });

  test('the game goes on after a player has left, whose turns do not begin (CR 800.4, 800.4k)', () => {
    const game = table([], [{}, {}, {}]);
    game.session.concede(game.ben.id);
    game.to('Upkeep', 2);
    expect([game.isOver, game.game.activePlayer]).toEqual([false, 2]);
  });

  test('the starting player of a multiplayer game draws in the first turn (CR 800.7)', () => {
    expect(table([], [{}, {}, {}]).ann.hand).toHaveLength(1);
    expect(table([], [{}, {}]).ann.hand).toHaveLength(0);
  });

  test('an attacker whose defending player has left deals that player no damage (CR 800.4e)', () => {
    const game = table([], [['Hill Giant'], {}, {}]);
    game.ann.answers('attackers', [0, 0]);
    game.to('DeclareAttackers');
    game.session.concede(game.ben.id);
    game.throughCombat();
    expect([game.ben.life, game.cat.life]).toEqual([20, 20]);
  });
});
