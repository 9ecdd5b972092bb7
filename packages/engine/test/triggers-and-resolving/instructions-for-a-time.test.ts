/** What instructions do for a time, and to the game itself. CR 611, 104, 608.2. */
import { refusalsOf } from '@kitchen-table/lower';
import { describe, expect, test } from 'vitest';
import type { Ability, Clause } from '@kitchen-table/language/surface';
import {
  act,
  anyTarget,
  filter,
  keyword,
  number,
  quantifier,
  self,
  target,
  you,
  printedCreature,
} from '../support/cards.ts';
import { it, play, printedSorcery, seq, some } from '../support/effects-cards.ts';

describe('continuous effects', () => {
  test('control is gained until end of turn (CR 611.2a, 514.2)', () => {
    const steal: Clause = {
      kind: 'during',
      clause: seq(
        act({ kind: 'gainControl', object: target(filter('creature')) }),
        act({ kind: 'untap', object: it('target1') }),
        act({ kind: 'gain', verb: 'gain', object: it('target1'), abilities: [keyword('haste')] }),
      ),
      during: { kind: 'untilEndOfTurn' },
    };
    const game = play(steal, { theirs: ['Hill Giant'], targets: ['Hill Giant'] });
    game.ann.attacks('Hill Giant');
    game.throughCombat();
    expect(game.ben.life).toBe(17);
    game.to('Upkeep', 2);
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
  });

  test('a bonus is worked out once, as the effect begins (CR 608.2h)', () => {
    const count = {
      kind: 'count',
      of: {
        kind: 'select',
        quantifier: quantifier('bare'),
        filter: { ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you }] },
      },
    } as const;
    const game = play(
      {
        kind: 'do',
        action: { kind: 'get', object: target(filter('creature')), power: count, toughness: number(0) },
        during: { kind: 'untilEndOfTurn' },
      },
      { mine: ['Grizzly Bears', 'Hill Giant', 'Mountain'], hand: ['Shock'], targets: ['Hill Giant'] },
    );
    expect(game.ann.stats('Hill Giant')).toBe('5/3');
    game.ann.casts('Shock', { targets: ['Grizzly Bears'] });
    game.resolve();
    expect(game.ann.stats('Hill Giant')).toBe('5/3');
  });

  test('"can’t block this turn" (CR 509.1b)', () => {
    const game = play(
      {
        kind: 'rule',
        rule: { kind: 'cant', action: { kind: 'block', object: target(filter('creature')) } },
        during: { kind: 'thisTurn' },
      },
      { mine: ['Grizzly Bears'], theirs: ['Hill Giant'], targets: ['Hill Giant'] },
    );
    game.ann.attacks('Grizzly Bears');
    game.throughCombat();
    expect(game.ben.life).toBe(18);
  });

  test('a clone keeps what it copied (CR 707.2)', () => {
    const game = play(
      act({
        kind: 'becomeCopy',
        object: target(filter('creature'), 'target1'),
        of: {
          kind: 'select',
          quantifier: quantifier('a', { target: true, other: true }),
          filter: filter('creature'),
          label: 'target2',
        },
      }),
      { mine: ['Grizzly Bears'], theirs: ['Hill Giant'], targets: ['Grizzly Bears', 'Hill Giant'] },
    );
    expect(game.ann.battlefield).toEqual(['Mountain', 'Hill Giant']);
  });
});

describe('the game itself', () => {
  test('an extra turn follows this one (CR 500.7)', () => {
    const game = play(act({ kind: 'extraTurn' }));
    game.to('Upkeep', 2);
    expect(game.game.activePlayer).toBe(game.ann.id);
  });

  test('an emblem’s ability works from the command zone (CR 114.4)', () => {
    const anthem: Ability = {
      kind: 'static',
      rules: [
        {
          kind: 'changes',
          action: {
            kind: 'get',
            object: {
              kind: 'select',
              quantifier: quantifier('bare'),
              filter: { ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you }] },
            },
            power: number(1),
            toughness: number(1),
          },
        },
      ],
    };
    const game = play(act({ kind: 'getEmblem', abilities: [anthem] }), {
      mine: ['Grizzly Bears'],
      theirs: ['Hill Giant'],
    });
    expect([game.ann.stats('Grizzly Bears'), game.ben.stats('Hill Giant')]).toEqual(['3/3', '3/3']);
  });

  test('a die’s result decides what happens (CR 706.3)', () => {
    const game = play(
      act({
        kind: 'rollDie',
        sides: 6,
        results: [{ from: 1, to: 6, clause: act({ kind: 'gainLife', amount: number(5) }) }],
      }),
    );
    expect(game.ann.life).toBe(25);
  });

  test('"for each": once for every one there is (CR 608.2c)', () => {
    const game = play(
      { kind: 'forEach', of: filter('creature'), clause: act({ kind: 'gainLife', amount: number(1) }) },
      { mine: ['Grizzly Bears'], theirs: ['Hill Giant', 'Goblin Piker'] },
    );
    expect(game.ann.life).toBe(23);
  });

  test('"when you do": a reflexive trigger with a target of its own (CR 603.12)', () => {
    const clause = seq(act({ kind: 'sacrifice', object: some('a', 1, filter('creature')) }), {
      kind: 'ifDone',
      words: 'when you do',
      reflexive: true,
      clause: act({ kind: 'dealDamage', actor: self, amount: number(3), to: anyTarget }),
    });
    const game = play(clause, {
      mine: ['Grizzly Bears'],
      ready: (ready) =>
        ready.ann.answers('targets', (asked) => [asked.kind === 'targets' ? ready.indexOf(asked.legal, 'ben') : 0]),
    });
    expect(game.stack.length).toBe(1);
    game.resolve();
    expect(game.ben.life).toBe(17);
  });

  test('a word without a meaning is reported, also deep inside', () => {
    expect(
      refusalsOf(printedSorcery(seq(act({ kind: 'draw' }), act({ kind: 'keywordAction', action: 'frobnicate' })))),
    ).toEqual([{ node: 'keyword action frobnicate', ability: 0, text: 'frobnicate' }]);
    expect(refusalsOf(printedCreature('Test Odd', 'G', 1, 1, keyword('unheard of'))).length).toBe(1);
    expect(
      refusalsOf(printedSorcery(act({ kind: 'destroy', object: { kind: 'reference', to: null, words: 'it' } }))).length,
    ).toBe(1);
  });
});
