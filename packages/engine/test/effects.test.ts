/** What instructions do. CR 608.2, 701, 111, 120, 122, 707. */
import { describe, expect, test } from 'vitest';
import type { Ability, Action, Card, Clause, Noun, Place } from '@kitchen-table/language';
import { characteristics, missingMeanings, type ObjectId } from '../src/index.ts';
import {
  act,
  anyTarget,
  card,
  classFilter,
  creature,
  filter,
  keyword,
  number,
  quantifier,
  self,
  spell,
  target,
  you,
} from './cards.ts';
import { type Scenario, scenario } from './scenario.ts';

const seq = (...steps: Clause[]): Clause => ({
  kind: 'sequence',
  steps,
  joins: steps.slice(1).map(() => '.' as const),
});
const it = (to: string): Noun => ({ kind: 'reference', to, words: 'it' });
const place = (zone: Place['zone'], of?: Noun): Place => ({ kind: 'place', zone, ...(of === undefined ? {} : { of }) });
const sorcery = (...clauses: Clause[]): Card =>
  card('Test Sorcery', { cost: 'R', types: ['sorcery'], abilities: clauses.map(spell) });
const some = (amount: 'a' | 'number' | 'upTo', n: number, of = classFilter('card')): Noun => ({
  kind: 'select',
  quantifier: quantifier(amount, amount === 'a' ? {} : { number: number(n) }),
  filter: of,
});
const all = (...types: ('creature' | 'artifact')[]): Noun => ({
  kind: 'select',
  quantifier: quantifier('all'),
  filter: filter(...types),
});

/** Casts a sorcery of those clauses and resolves it. */
function play(
  clause: Clause | Clause[],
  seats: {
    mine?: string[];
    theirs?: string[];
    library?: string[];
    hand?: string[];
    graveyard?: string[];
    targets?: string[];
    cards?: Card[];
    ready?: (game: Scenario) => void;
  } = {},
): Scenario {
  const made = sorcery(...(Array.isArray(clause) ? clause : [clause]));
  expect(missingMeanings(made)).toEqual([]);
  const game = scenario(
    [
      {
        hand: ['Test Sorcery', ...(seats.hand ?? [])],
        battlefield: ['Mountain', ...(seats.mine ?? [])],
        library: seats.library ?? ['Plains', 'Island', 'Swamp', 'Forest'],
        graveyard: seats.graveyard ?? [],
      },
      { battlefield: seats.theirs ?? [] },
    ],
    { cards: [made, ...(seats.cards ?? [])] },
  );
  game.ann.casts('Test Sorcery', { targets: seats.targets ?? [] });
  seats.ready?.(game);
  return game.resolve();
}

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
          object: { kind: 'reference', to: 'step1', words: 'one of them' },
          to: place('hand', you),
        }),
        act({
          kind: 'move',
          verb: 'put',
          object: { kind: 'reference', to: 'step1', words: 'the rest' },
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
      missingMeanings(sorcery(seq(act({ kind: 'draw' }), act({ kind: 'keywordAction', action: 'frobnicate' })))),
    ).toEqual([{ node: 'keyword action frobnicate', ability: 0, text: 'frobnicate' }]);
    expect(missingMeanings(creature('Test Odd', 'G', 1, 1, keyword('unheard of'))).length).toBe(1);
    expect(
      missingMeanings(sorcery(act({ kind: 'destroy', object: { kind: 'reference', to: null, words: 'it' } }))).length,
    ).toBe(1);
  });
});
