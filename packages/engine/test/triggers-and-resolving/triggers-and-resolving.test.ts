/** Activating, triggering, resolving and what effects do. CR 601-603, 605-610. */
import type { Action, Clause } from '@kitchen-table/language/surface';
import { describe, expect, test } from 'vitest';
import {
  act,
  card,
  classFilter,
  creature,
  filter,
  number,
  quantifier,
  self,
  spell,
  target,
  you,
} from '../support/cards.ts';
import {
  aCreature,
  all,
  any,
  aPlayer,
  bare,
  CREATURE,
  each,
  enchantment,
  ENTERS,
  gain,
  get,
  instant,
  it,
  permanent,
  rule,
  sequence,
  thisTurn,
  when,
  YOURS,
} from '../support/conformance-cards.ts';
import { scenario, type Scenario } from '../support/scenario.ts';
import { draw, plains, play } from '../support/conformance-spell-cards.ts';

const oneDraw: Action = { kind: 'draw', amount: number(1), actor: you };

const nextEnd = {
  kind: 'trigger',
  word: 'at',
  events: [{ kind: 'beginningOf', part: { kind: 'turnPart', next: true, step: 'end' } }],
} as const;

const later = (clause: Clause): Clause => ({ kind: 'delayed', clause, trigger: nextEnd });

describe('triggered abilities', () => {
  const tapped = enchantment('Test Bell', when({ kind: 'becomeTapped', object: any(CREATURE) }, gain(1)));
  const tapIt = instant('Test Tap', { kind: 'tap', object: aCreature });

  test('"becomes tapped" asks for a change: not again, and not as it enters tapped (CR 603.2f, 701.21a)', () => {
    const slow = enchantment(
      'Test Slow',
      rule({ kind: 'entersWith', object: bare(CREATURE), entering: { kind: 'entering', tapped: true } }),
    );
    const game = scenario(
      [
        {
          battlefield: ['Test Bell', 'Test Slow', 'Hill Giant', 'Forest', 'Forest', ...plains(2)],
          hand: ['Grizzly Bears', 'Test Tap', 'Test Tap'],
        },
        [],
      ],
      { cards: [tapped, tapIt, slow] },
    );
    expect(play(game, 'Grizzly Bears').ann.life).toBe(20);
    expect(play(game, 'Test Tap', 'Hill Giant').ann.life).toBe(21);
    expect(play(game, 'Test Tap', 'Hill Giant').ann.life).toBe(21);
  });

  test('damage that is prevented triggers nothing (CR 603.2h, 615.6)', () => {
    const hurt = enchantment('Test Hurt', when({ kind: 'dealDamage', actor: any(YOURS) }, gain(1)));
    const wall = enchantment(
      'Test Wall',
      rule({ kind: 'preventRule', action: { kind: 'prevent', amount: 'all', sort: 'combat' } }),
    );
    for (const [with_, life] of [
      ['Test Wall', 20],
      ['Plains', 21],
    ] as const) {
      const game = scenario([['Test Hurt', 'Grizzly Bears', with_], []], { cards: [hurt, wall] });
      game.ann.attacks('Grizzly Bears');
      expect(game.throughCombat().ann.life).toBe(life);
    }
  });

  test('the controller of the source as it triggered controls the ability (CR 603.3a)', () => {
    const grave = creature('Test Grave', 'B', 1, 1, when({ kind: 'die', object: self }, gain(3)));
    const steal = instant('Test Steal', { kind: 'gainControl', object: aCreature });
    const game = scenario([{ battlefield: ['Plains', 'Mountain'], hand: ['Test Steal', 'Shock'] }, ['Test Grave']], {
      cards: [grave, steal],
    });
    play(game, 'Test Steal', 'Test Grave');
    play(game, 'Shock', 'Test Grave');
    expect([game.ann.life, game.ben.life, game.ben.graveyard]).toEqual([23, 20, ['Test Grave']]);
  });

  test('a mode without a legal target is not offered to a triggered ability (CR 603.3c, 700.2b)', () => {
    const both = creature('Test Choice', 'W', 1, 1, {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'when', events: [ENTERS] },
      clause: {
        kind: 'modes',
        choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
        modes: [
          { kind: 'mode', clause: act({ kind: 'destroy', object: target(filter('artifact')) }) },
          { kind: 'mode', clause: act(gain(2)) },
        ],
      },
    });
    const rock = permanent('Test Rock', ['artifact']);
    const game = scenario([{ battlefield: ['Plains'], hand: ['Test Choice'] }, []], { cards: [both, rock] });
    expect(play(game, 'Test Choice').ann.life).toBe(22);
    const richer = scenario([{ battlefield: ['Plains'], hand: ['Test Choice'] }, ['Test Rock']], {
      cards: [both, rock],
    });
    richer.ann.answers('chooseModes', [0]);
    expect(play(richer, 'Test Choice').ben.graveyard).toEqual(['Test Rock']);
  });

  test('a triggered ability that needs a target and has none is removed from the stack (CR 603.3d)', () => {
    const smith = creature(
      'Test Smith',
      'W',
      1,
      1,
      when(ENTERS, { kind: 'destroy', object: target(filter('artifact')) }),
    );
    const game = scenario([{ battlefield: ['Plains'], hand: ['Test Smith'] }, []], { cards: [smith] });
    game.ann.casts('Test Smith');
    game.resolve();
    expect(game.game.stack).toHaveLength(0);
    expect(game.ann.battlefield).toContain('Test Smith');
  });

  test('"you may" is asked as it resolves; the ability is on the stack all the same (CR 603.5)', () => {
    const study = enchantment('Test Study', {
      kind: 'triggered',
      trigger: {
        kind: 'trigger',
        word: 'at',
        events: [{ kind: 'beginningOf', part: { kind: 'turnPart', of: you, step: 'upkeep' } }],
      },
      clause: { kind: 'may', clause: act(draw(1)) },
    });
    for (const [answer, cards] of [
      [1, 1],
      [0, 0],
    ] as const) {
      const game = scenario([['Test Study'], []], { cards: [study] });
      while (game.game.turn !== 3 || game.game.stack.length === 0) game.proceed();
      const before = game.ann.hand.length;
      game.ann.answers('yesNo', [answer]);
      game.resolve();
      expect(game.ann.hand.length - before).toBe(cards);
    }
  });

  test('a triggered ability triggers also while nobody could cast anything (CR 603.2a)', () => {
    const zeal = enchantment(
      'Test Zeal',
      when({ kind: 'cast', actor: you, object: any(classFilter('spell')) }, gain(1)),
    );
    const fast = card('Test Fast', {
      cost: 'R',
      types: ['instant'],
      abilities: [{ kind: 'keyword', keyword: 'split second' }, spell(act(draw(1)))],
    });
    const game = scenario([{ battlefield: ['Test Zeal', 'Mountain'], hand: ['Test Fast'] }, []], {
      cards: [zeal, fast],
    });
    expect(play(game, 'Test Fast').ann.life).toBe(21);
  });

  test('a delayed ability triggers once, at the next such time (CR 603.7b, 603.7a, 610.2)', () => {
    const promise = instant('Test Promise', later(act(gain(2))));
    const game = scenario([{ battlefield: plains(1), hand: ['Test Promise'] }, []], { cards: [promise] });
    expect(play(game, 'Test Promise').ann.life).toBe(20);
    expect(game.to('Upkeep', 2).ann.life).toBe(22);
    expect(game.to('Upkeep', 3).ann.life).toBe(22);
  });

  test('a delayed ability finds its object though it is no creature now, but not if it has left (CR 603.7c, 700.7)', () => {
    const grow = instant(
      'Test Doom',
      sequence(
        {
          kind: 'do',
          action: {
            kind: 'become',
            verb: 'become',
            object: target(filter('land')),
            as: {
              kind: 'description',
              types: ['creature'],
              power: number(3),
              toughness: number(3),
              inAddition: 'still',
            },
          },
          during: { kind: 'thisTurn' },
        },
        {
          kind: 'delayed',
          clause: act({ kind: 'destroy', object: it }),
          trigger: {
            kind: 'trigger',
            word: 'at',
            events: [{ kind: 'beginningOf', part: { kind: 'turnPart', next: true, step: 'upkeep' } }],
          },
        },
      ),
    );
    const game = scenario([{ battlefield: ['Forest', 'Plains'], hand: ['Test Doom'] }, []], { cards: [grow] });
    play(game, 'Test Doom', 'Forest');
    expect(game.ann.stats('Forest')).toBe('3/3');
    game.to('Draw', 2);
    expect(game.ann.graveyard).toContain('Forest');
    const doom = instant(
      'Test Mark',
      sequence(thisTurn(get(aCreature, 2, 2)), later(act({ kind: 'destroy', object: it }))),
    );
    const blink = instant(
      'Test Blink',
      sequence(
        act({ kind: 'exile', object: aCreature }),
        act({ kind: 'move', verb: 'return', object: it, to: { kind: 'place', zone: 'battlefield' } }),
      ),
    );
    const other = scenario([{ battlefield: ['Grizzly Bears', ...plains(2)], hand: ['Test Mark', 'Test Blink'] }, []], {
      cards: [doom, blink],
    });
    play(other, 'Test Mark', 'Grizzly Bears');
    play(other, 'Test Blink', 'Grizzly Bears');
    expect(other.to('Upkeep', 2).ann.battlefield).toContain('Grizzly Bears');
    const marked = scenario([{ battlefield: ['Grizzly Bears', ...plains(1)], hand: ['Test Mark'] }, []], {
      cards: [doom],
    });
    play(marked, 'Test Mark', 'Grizzly Bears');
    expect(marked.to('Upkeep', 2).ann.graveyard).toContain('Grizzly Bears');
  });

  test('one block by two creatures is one event for "becomes blocked", two for "by a creature" (CR 700.1)', () => {
    const once = creature('Test Once', 'W', 3, 9, when({ kind: 'becomeBlocked', object: self }, gain(1)));
    const many = creature(
      'Test Many',
      'W',
      3,
      9,
      when({ kind: 'becomeBlocked', object: self, whom: any(CREATURE) }, gain(1)),
    );
    for (const [name, life] of [
      ['Test Once', 21],
      ['Test Many', 22],
    ] as const) {
      const game = scenario([[name], ['Grizzly Bears', 'Hill Giant']], { cards: [once, many] });
      game.ann.attacks(name);
      game.ben.blocks([
        ['Grizzly Bears', name],
        ['Hill Giant', name],
      ]);
      expect(game.throughCombat().ann.life).toBe(life);
    }
  });
});

describe('resolving and effects', () => {
  const jail = card('Test Jail', {
    cost: 'W',
    types: ['enchantment'],
    abilities: [
      when(ENTERS, {
        kind: 'exile',
        object: aCreature,
        until: { kind: 'untilLeaves', object: self, verb: 'leaves the battlefield' },
      }),
    ],
  });
  const fall = card('Test Fall', {
    cost: 'W',
    types: ['instant'],
    abilities: [spell(act({ kind: 'destroy', object: target(filter('enchantment')) }))],
  });

  test('the top of the stack resolves when all have passed, and only it (CR 608.1, 608.2m)', () => {
    const game = scenario([{ battlefield: ['Mountain', 'Mountain'], hand: ['Shock', 'Lightning Bolt'] }, []]);
    game.ann.casts('Shock', { targets: ['ben'] });
    game.ann.casts('Lightning Bolt', { targets: ['ben'] });
    game.resolve();
    expect([game.ben.life, game.stack, game.ann.graveyard]).toEqual([17, ['Shock'], ['Lightning Bolt']]);
  });

  test('a permanent spell enters under the control of its controller, no card of the stack left (CR 608.3a)', () => {
    const game = scenario([{ battlefield: ['Forest', 'Forest'], hand: ['Grizzly Bears'] }, []]);
    expect([play(game, 'Grizzly Bears').ann.battlefield.includes('Grizzly Bears'), game.game.stack.length]).toEqual([
      true,
      0,
    ]);
  });

  test('what is impossible is left out: one card of two is discarded, a library is milled to its end (CR 609.3, 701.13b)', () => {
    const rot = instant('Test Rot', {
      kind: 'discard',
      actor: aPlayer,
      object: { kind: 'select', quantifier: quantifier('number', { number: number(2) }), filter: classFilter('card') },
    });
    const grind = instant('Test Grind', { kind: 'mill', actor: aPlayer, amount: number(10) });
    const game = scenario([{ battlefield: plains(2), hand: ['Test Rot', 'Test Grind'] }, { hand: ['Shock'] }], {
      cards: [rot, grind],
    });
    expect(play(game, 'Test Rot', 'ben').ben.graveyard).toEqual(['Shock']);
    play(game, 'Test Grind', 'ben');
    expect([game.ben.library.length, game.ben.graveyard.length, game.isOver]).toEqual([0, 6, false]);
  });

  test('exile until this leaves: if it has left already, nothing is exiled (CR 610.3a)', () => {
    const start = (): Scenario => {
      const game = scenario([{ battlefield: plains(3), hand: ['Test Jail', 'Test Fall'] }, ['Hill Giant']], {
        cards: [jail, fall],
      });
      game.ann.casts('Test Jail');
      return game.resolve();
    };
    const early = start();
    early.ann.casts('Test Fall', { targets: ['Test Jail'] });
    expect(early.resolve().ann.graveyard).toContain('Test Jail');
    expect(early.resolveAll().ben.battlefield).toEqual(['Hill Giant']);
    const usual = start().resolveAll();
    expect(usual.ben.exile).toEqual(['Hill Giant']);
    play(usual, 'Test Fall', 'Test Jail');
    expect(usual.ben.battlefield).toEqual(['Hill Giant']);
  });

  test('a stolen creature exiled until then returns to its owner (CR 610.3c)', () => {
    const steal = instant('Test Steal', { kind: 'gainControl', object: aCreature });
    const game = scenario(
      [{ battlefield: plains(3), hand: ['Test Steal', 'Test Jail', 'Test Fall'] }, ['Hill Giant']],
      { cards: [jail, fall, steal] },
    );
    play(game, 'Test Steal', 'Hill Giant');
    play(game, 'Test Jail');
    play(game, 'Test Fall', 'Test Jail');
    expect([game.ann.battlefield.includes('Hill Giant'), game.ben.battlefield]).toEqual([false, ['Hill Giant']]);
  });

  test('each player chooses in turn order, then all is done at the same time (CR 608.2e)', () => {
    const both = instant('Test Toll', { kind: 'sacrifice', actor: each(classFilter('player')), object: any(CREATURE) });
    const watch = creature('Test Watch', 'W', 1, 1, when({ kind: 'die', object: any(CREATURE) }, gain(1)));
    const game = scenario(
      [{ battlefield: ['Test Watch', 'Hill Giant', 'Plains'], hand: ['Test Toll'] }, ['Grizzly Bears', 'Goblin Piker']],
      { cards: [both, watch] },
    );
    const asked: string[] = [];
    game.plan((question) => {
      if (question.kind === 'chooseObjects')
        asked.push(`${game.seats[question.player]?.name}: ${game.ann.graveyard.length} dead`);
      return null;
    });
    play(game, 'Test Toll');
    expect(asked).toEqual(['ann: 0 dead', 'ben: 0 dead']);
    expect([game.ann.life, game.ann.graveyard.includes('Test Watch'), game.ben.graveyard.length]).toEqual([
      22,
      true,
      1,
    ]);
  });

  test('drawing is seen card by card by "whenever you draw a card" (CR 603.2c, 121.2)', () => {
    const joy = enchantment('Test Joy', when(oneDraw, gain(1)));
    const game = scenario([{ battlefield: ['Test Joy', 'Island', 'Island', 'Island'], hand: ['Divination'] }, []], {
      cards: [joy],
    });
    expect(play(game, 'Divination').ann.life).toBe(22);
  });

  test('to destroy all creatures puts them into their owners’ graveyards, indestructible ones excepted (CR 701.7a)', () => {
    const sweep = instant('Test Sweep', { kind: 'destroy', object: all(CREATURE) });
    const game = scenario(
      [{ battlefield: ['Hill Giant', 'Plains'], hand: ['Test Sweep'] }, ['Grizzly Bears', 'Darksteel Myr']],
      { cards: [sweep] },
    );
    play(game, 'Test Sweep');
    expect([game.ann.graveyard.sort(), game.ben.battlefield]).toEqual([
      ['Hill Giant', 'Test Sweep'],
      ['Darksteel Myr'],
    ]);
  });
});
