/** What instructions do with tokens, copies and counters. CR 111, 122, 707. */
import { describe, expect, test } from 'vitest';
import type { Action } from '@kitchen-table/language/surface';
import { act, filter, keyword, number, quantifier, self, target } from '../support/cards.ts';
import { it, play, seq } from '../support/effects-cards.ts';

describe('tokens and copies', () => {
  test('created tokens are what the text says (CR 111.3, 111.4)', () => {
    const game = play(
      act({
        kind: 'create',
        quantifier: quantifier('number', { number: number(2) }),
        token: {
          kind: 'token',
          power: number(1),
          toughness: number(1),
          colors: ['red'],
          types: ['creature'],
          subtypes: ['Goblin'],
          abilities: [keyword('haste')],
        },
      }),
    );
    expect(game.ann.battlefield).toEqual(['Mountain', 'Goblin Token', 'Goblin Token']);
    expect(game.ann.stats('Goblin Token')).toBe('1/1');
  });

  test('a Treasure is sacrificed for one mana of any color (CR 111.10a)', () => {
    const game = play(
      act({ kind: 'create', quantifier: quantifier('a'), token: { kind: 'predefinedToken', name: 'Treasure' } }),
      { hand: ['Giant Growth'], mine: ['Grizzly Bears'] },
    );
    game.ann.casts('Giant Growth', { targets: ['Grizzly Bears'] });
    expect(game.ann.battlefield).toEqual(['Mountain', 'Grizzly Bears']);
  });

  test('a token copy has the copiable values only (CR 707.2)', () => {
    const game = play(
      seq(
        act({ kind: 'putCounters', number: number(1), counter: '+1/+1', on: target(filter('creature')) }),
        act({ kind: 'create', quantifier: quantifier('a'), token: { kind: 'tokenCopy', of: it('target1') } }),
      ),
      { theirs: ['Hill Giant'], targets: ['Hill Giant'] },
    );
    expect(game.ben.stats('Hill Giant')).toBe('4/4');
    expect(game.ann.stats('Hill Giant')).toBe('3/3');
  });

  test('exceptions of a copy effect apply to the copy (CR 707.9)', () => {
    const game = play(
      act({
        kind: 'create',
        quantifier: quantifier('a'),
        token: {
          kind: 'tokenCopy',
          of: target(filter('creature')),
          except: [{ kind: 'gain', verb: 'have', object: self, abilities: [keyword('haste')] }],
        },
      }),
      { theirs: ['Hill Giant'], targets: ['Hill Giant'] },
    );
    game.ann.attacks('Hill Giant');
    game.throughCombat();
    expect(game.ben.life).toBe(17);
  });

  test('investigate, populate, amass (CR 701.36a, 701.30a, 701.44a)', () => {
    const clue = play(act({ kind: 'keywordAction', action: 'investigate' }));
    expect(clue.ann.battlefield).toContain('Clue');
    const goblin: Action = {
      kind: 'create',
      quantifier: quantifier('a'),
      token: {
        kind: 'token',
        power: number(2),
        toughness: number(2),
        colors: ['red'],
        types: ['creature'],
        subtypes: ['Goblin'],
      },
    };
    const two = play(seq(act(goblin), act({ kind: 'keywordAction', action: 'populate' })));
    expect(two.ann.battlefield.filter((name) => name === 'Goblin Token').length).toBe(2);
    const army = play(
      seq(
        act({ kind: 'keywordAction', action: 'amass', amount: number(2), detail: 'Orcs' }),
        act({ kind: 'keywordAction', action: 'amass', amount: number(1), detail: 'Orcs' }),
      ),
    );
    expect(army.ann.stats('Orc Army Token')).toBe('3/3');
  });
});

describe('counters', () => {
  test('proliferate adds one of each kind to what is chosen (CR 701.27a)', () => {
    const game = play(
      seq(
        act({ kind: 'putCounters', number: number(1), counter: '+1/+1', on: target(filter('creature')) }),
        act({ kind: 'keywordAction', action: 'proliferate' }),
      ),
      {
        mine: ['Grizzly Bears'],
        targets: ['Grizzly Bears'],
        ready: (ready) => ready.ann.answers('chooseObjects', [0]),
      },
    );
    expect(game.ann.stats('Grizzly Bears')).toBe('4/4');
  });

  test('explore: a land to the hand, else a counter (CR 701.40a)', () => {
    const land = play(act({ kind: 'keywordAction', action: 'explore', object: target(filter('creature')) }), {
      mine: ['Grizzly Bears'],
      targets: ['Grizzly Bears'],
    });
    expect(land.ann.hand).toEqual(['Plains']);
    const other = play(act({ kind: 'keywordAction', action: 'explore', object: target(filter('creature')) }), {
      mine: ['Grizzly Bears'],
      targets: ['Grizzly Bears'],
      library: ['Shock', 'Plains'],
      ready: (ready) => ready.ann.answers('yesNo', [1]),
    });
    expect(other.ann.stats('Grizzly Bears')).toBe('3/3');
    expect(other.ann.graveyard).toContain('Shock');
  });

  test('connive: draw, discard, a counter for a nonland card (CR 701.47a)', () => {
    const game = play(act({ kind: 'keywordAction', action: 'connive', object: target(filter('creature')) }), {
      mine: ['Grizzly Bears'],
      hand: ['Shock'],
      targets: ['Grizzly Bears'],
      ready: (ready) => ready.ann.answers('chooseObjects', [0]),
    });
    expect(game.ann.hand).toEqual(['Plains']);
    expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
  });

  test('counters move from one to another (CR 122.5)', () => {
    const onto = {
      kind: 'select',
      quantifier: quantifier('a', { target: true }),
      filter: filter('creature'),
      label: 'target2',
    } as const;
    const game = play(
      seq(
        act({ kind: 'putCounters', number: number(2), counter: '+1/+1', on: target(filter('creature')) }),
        act({ kind: 'moveCounters', number: number(1), counter: '+1/+1', from: it('target1'), onto }),
      ),
      { mine: ['Grizzly Bears', 'Hill Giant'], targets: ['Grizzly Bears', 'Hill Giant'] },
    );
    expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Hill Giant')]).toEqual(['3/3', '4/4']);
  });
});
