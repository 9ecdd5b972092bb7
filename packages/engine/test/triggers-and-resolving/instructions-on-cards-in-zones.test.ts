/** What instructions do with cards in the zones. CR 400, 608.2, 701. */
import { describe, expect, test } from 'vitest';
import type { Action, Clause, Noun, Place } from '@kitchen-table/language/surface';
import { characteristics, type ObjectId } from '../../src/index.ts';
import { act, classFilter, creature, filter, number, quantifier, self, target, you } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';
import { it, play, seq, some, sorcery } from '../support/effects-cards.ts';

const place = (zone: Place['zone'], of?: Noun): Place => ({ kind: 'place', zone, ...(of === undefined ? {} : { of }) });

describe('zones', () => {
  test('an exiled permanent that returns is a new object (CR 400.7)', () => {
    const game = play(
      seq(
        act({ kind: 'exile', object: target(filter('creature')), label: 'step1' }),
        act({
          kind: 'move',
          verb: 'return',
          object: it('step1'),
          to: place('battlefield'),
          entering: { kind: 'entering', under: { kind: 'playerOf', relation: 'owner', of: it('step1') } },
        }),
      ),
      { theirs: ['Hill Giant'], targets: ['Hill Giant'] },
    );
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
    expect(game.ben.permanent('Hill Giant').enteredTurn).toBe(1);
  });

  test('a delayed trigger returns the card at the next end step (CR 603.7)', () => {
    const back: Clause = {
      kind: 'delayed',
      trigger: {
        kind: 'trigger',
        word: 'at',
        events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end', next: true } }],
      },
      clause: act({
        kind: 'move',
        verb: 'return',
        object: it('step1'),
        to: place('battlefield'),
        entering: { kind: 'entering', under: { kind: 'playerOf', relation: 'owner', of: it('step1') } },
      }),
    };
    const game = play(seq(act({ kind: 'exile', object: target(filter('creature')), label: 'step1' }), back), {
      theirs: ['Hill Giant'],
      targets: ['Hill Giant'],
    });
    expect(game.ben.exile).toEqual(['Hill Giant']);
    game.to('End');
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
  });

  test('"until this leaves the battlefield" ends at once, without the stack (CR 610.3)', () => {
    const ring = creature('Test Jailer', 'R', 1, 1, {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'enter', object: self }] },
      clause: act({
        kind: 'exile',
        object: {
          kind: 'select',
          quantifier: quantifier('a', { target: true, other: true }),
          filter: filter('creature'),
          label: 'target1',
        },
        until: { kind: 'untilLeaves', object: self, verb: 'leaves' },
      }),
    });
    const game = scenario([{ hand: ['Test Jailer', 'Shock'], battlefield: ['Mountain', 'Mountain'] }, ['Hill Giant']], {
      cards: [ring],
    });
    game.ann.casts('Test Jailer');
    game.resolveAll();
    expect(game.ben.battlefield).toEqual([]);
    game.ann.casts('Shock', { targets: ['Test Jailer'] });
    game.resolve();
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
    expect(game.stack).toEqual([]);
  });

  test('each player sacrifices what they choose, all at the same time (CR 701.17a, 101.4)', () => {
    const each = { kind: 'select', quantifier: quantifier('each'), filter: classFilter('player') } as const;
    const game = play(act({ kind: 'sacrifice', actor: each, object: some('a', 1, filter('creature')) }), {
      mine: ['Grizzly Bears'],
      theirs: ['Hill Giant', 'Goblin Piker'],
      ready: (ready) => ready.ben.answers('chooseObjects', [1]),
    });
    expect(game.ann.graveyard).toContain('Grizzly Bears');
    expect(game.ben.graveyard).toEqual(['Goblin Piker']);
  });

  test('among several players each is offered only creatures of their own to sacrifice (CR 701.17a)', () => {
    const each = { kind: 'select', quantifier: quantifier('each'), filter: classFilter('player') } as const;
    const decree = sorcery(act({ kind: 'sacrifice', actor: each, object: some('a', 1, filter('creature')) }));
    const pair = ['Hill Giant', 'Goblin Piker'];
    const game = scenario(
      [{ battlefield: ['Grizzly Bears', 'Hill Giant', 'Mountain'], hand: [decree.name] }, pair, pair, pair],
      { cards: [decree] },
    );
    const offered: string[] = [];
    for (const seat of game.seats)
      seat.answers('chooseObjects', (question, now) => {
        const from = question.kind === 'chooseObjects' ? question.from : [];
        offered.push(...from.map((id) => `${seat.id} ${characteristics(now, id as number as ObjectId).controller}`));
        return [1];
      });
    game.ann.casts(decree.name);
    game.resolve();
    expect(offered).toEqual(['0 0', '0 0', '1 1', '1 1', '2 2', '2 2', '3 3', '3 3']);
    for (const seat of game.seats) expect(seat.battlefield).toHaveLength(seat === game.ann ? 2 : 1);
  });

  test('a search takes what fits, and the library is shuffled (CR 701.19a, 701.20a)', () => {
    const land = {
      kind: 'filter',
      adjectives: [{ kind: 'supertypeWord', supertype: 'basic' }],
      noun: {
        kind: 'words',
        words: [
          { kind: 'typeWord', type: 'land' },
          { kind: 'classWord', word: 'card' },
        ],
      },
    } as const;
    const found: Action = {
      kind: 'search',
      of: you,
      zones: ['library'],
      object: { kind: 'select', quantifier: quantifier('a'), filter: land, label: 'chosen1' },
    };
    const game = play(
      seq(
        act(found),
        act({
          kind: 'move',
          verb: 'put',
          object: it('chosen1'),
          to: place('battlefield'),
          entering: { kind: 'entering', tapped: true },
        }),
        act({ kind: 'shuffle' }),
      ),
      {
        library: ['Shock', 'Forest', 'Hill Giant'],
        ready: (ready) => ready.ann.answers('chooseObjects', [0]),
      },
    );
    expect(game.ann.battlefield).toEqual(['Mountain', 'Forest']);
    expect(game.ann.permanent('Forest').status & 1).toBe(1);
    expect(game.ann.library.length).toBe(2);
  });

  test('look at the top cards, put one into the hand and the rest on the bottom (CR 701.16)', () => {
    const looked = { kind: 'libraryCards', position: 'top', count: number(3), library: you, label: 'chosen1' } as const;
    const game = play(
      seq(
        act({ kind: 'look', object: looked, label: 'step1' }),
        act({
          kind: 'move',
          verb: 'put',
          object: { kind: 'reference', to: 'step1', words: 'one of them', one: true },
          to: place('hand', you),
        }),
        act({
          kind: 'move',
          verb: 'put',
          object: { kind: 'reference', to: 'step1', words: 'the rest', rest: true },
          to: { kind: 'place', zone: 'library', of: you, position: 'bottom', order: 'any order' },
        }),
      ),
      {
        library: ['Shock', 'Forest', 'Hill Giant', 'Island'],
        ready: (ready) => ready.ann.answers('chooseObjects', [1]),
      },
    );
    expect(game.ann.hand).toEqual(['Forest']);
    expect(game.ann.library.length).toBe(3);
    expect(game.ann.library.at(-1)).toBe('Island');
  });

  test('reveal until: stops at the first that fits (CR 701.16)', () => {
    const until = {
      kind: 'select',
      quantifier: quantifier('a'),
      filter: filter('creature'),
      label: 'chosen1',
    } as const;
    const game = play(
      seq(
        act({
          kind: 'revealUntil',
          library: { kind: 'zoneOfPlayer', zone: ['library'], player: you },
          until,
          label: 'step1',
        }),
        act({ kind: 'move', verb: 'put', object: it('chosen1'), to: place('hand', you) }),
      ),
      { library: ['Shock', 'Forest', 'Hill Giant', 'Island'] },
    );
    expect(game.ann.hand).toEqual(['Hill Giant']);
  });

  test('mill puts the top cards into the graveyard (CR 701.13a)', () => {
    const game = play(act({ kind: 'mill', actor: target(classFilter('player')), amount: number(2) }), {
      targets: ['ann'],
    });
    expect(game.ann.graveyard).toEqual(['Plains', 'Island', 'Test Sorcery']);
  });

  test('"you may play it this turn" (CR 601.3, 611.2)', () => {
    const exiled = { kind: 'libraryCards', position: 'top', count: number(1), library: you, label: 'chosen1' } as const;
    const game = play(
      seq(act({ kind: 'exile', object: exiled, label: 'step1' }), {
        kind: 'do',
        action: { kind: 'play', object: it('step1') },
        during: { kind: 'thisTurn' },
      }),
      { library: ['Raging Goblin', 'Plains'], mine: ['Mountain'] },
    );
    expect(game.ann.can('cast', 'Raging Goblin')).toBe(true);
    game.ann.casts('Raging Goblin');
    game.resolve();
    expect(game.ann.battlefield).toContain('Raging Goblin');
  });

  test('discarding: the player chooses, at random nobody does (CR 701.8)', () => {
    const game = play(act({ kind: 'discard', object: some('number', 2) }), {
      hand: ['Shock', 'Forest', 'Hill Giant'],
      ready: (ready) => ready.ann.answers('chooseObjects', [0, 2]),
    });
    expect(game.ann.hand).toEqual(['Forest']);
    const random = play(act({ kind: 'discard', object: some('number', 2), atRandom: true }), {
      hand: ['Shock', 'Forest', 'Hill Giant'],
    });
    expect(random.ann.hand.length).toBe(1);
  });
});
