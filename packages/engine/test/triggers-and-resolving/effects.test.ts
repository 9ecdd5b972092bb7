/** What instructions do. CR 608.2, 701, 111, 120, 122, 707. */
import { describe, expect, test } from 'vitest';
import type { Noun } from '@kitchen-table/language/surface';
import { act, filter, number, quantifier, self, target, you } from '../support/cards.ts';
import { it, play, seq } from '../support/effects-cards.ts';

const all = (...types: ('creature' | 'artifact')[]): Noun => ({
  kind: 'select',
  quantifier: quantifier('all'),
  filter: filter(...types),
});

describe('damage and life', () => {
  test('"to each creature": all at once (CR 120.3, 608.2f)', () => {
    const game = play(act({ kind: 'dealDamage', actor: self, amount: number(2), to: all('creature') }), {
      mine: ['Grizzly Bears'],
      theirs: ['Goblin Piker', 'Hill Giant'],
    });
    expect(game.ann.battlefield).toEqual(['Mountain']);
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
  });

  test('fighting creatures deal damage equal to their power to each other (CR 701.12a)', () => {
    const mine = {
      kind: 'select',
      quantifier: quantifier('a', { target: true }),
      filter: { ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you }] },
      label: 'target1',
    } as const;
    const theirs = {
      kind: 'select',
      quantifier: quantifier('a', { target: true }),
      filter: { ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you, not: true }] },
      label: 'target2',
    } as const;
    const game = play(act({ kind: 'fight', object: mine, with: theirs }), {
      mine: ['Hill Giant'],
      theirs: ['Grizzly Bears'],
      targets: ['Hill Giant', 'Grizzly Bears'],
    });
    expect(game.ben.graveyard).toEqual(['Grizzly Bears']);
    expect(game.ann.permanent('Hill Giant').damage).toBe(2);
  });

  test('"that much": the amount of the step before (CR 608.2c)', () => {
    const game = play(
      seq(
        act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(3), label: 'step1' }),
        act({ kind: 'gainLife', amount: { kind: 'amountOf', to: 'step1', words: 'that much' } }),
      ),
    );
    expect([game.ann.life, game.ben.life]).toEqual([23, 17]);
  });

  test('prevented damage is not dealt (CR 615.7)', () => {
    const game = play(
      seq(
        act({ kind: 'prevent', amount: number(2), to: target(filter('creature')), next: true }),
        act({ kind: 'dealDamage', actor: self, amount: number(3), to: it('target1') }),
      ),
      { theirs: ['Hill Giant'], targets: ['Hill Giant'] },
    );
    expect(game.ben.permanent('Hill Giant').damage).toBe(1);
  });

  test('a regeneration shield replaces destruction once (CR 701.15a)', () => {
    const game = play(
      seq(
        act({ kind: 'regenerate', object: target(filter('creature')) }),
        act({ kind: 'destroy', object: it('target1') }),
      ),
      { theirs: ['Hill Giant'], targets: ['Hill Giant'] },
    );
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
    expect(game.ben.permanent('Hill Giant').status & 1).toBe(1);
  });
});
