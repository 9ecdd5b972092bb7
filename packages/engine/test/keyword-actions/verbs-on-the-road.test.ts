/** Verbs on the one road: forbidden, replaced, done, and then they have happened. CR 101.2, 614.6, 603.2. */
import type { Ability, Action, Clause, Noun, Rule } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/surface';
import { describe, expect, test } from 'vitest';
import {
  act,
  printedCard as card,
  classFilter,
  printedCreature as creature,
  filter,
  number,
  quantifier,
  self,
  you,
} from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';
import { it, nodes, place, select, seq, stating } from '../support/texts.ts';

const anyone: Noun = select(classFilter('player'));
const library = (): { of: Noun; zones: ['library'] } => ({ of: anyone, zones: ['library'] });
const aCard = (label?: string): Noun => select(classFilter('card'), 'a', label);
const gain = (amount = 1): Clause => act({ kind: 'gainLife', amount: number(amount) });

/** An enchantment that says so. */
const saying = (name: string, ...abilities: Ability[]): Card => card(name, { types: ['enchantment'], abilities });
const replacing = (would: Action, instead: Clause): Card =>
  saying('Test Omen', stating({ kind: 'replace', would, instead }));
const forbidding = (action: Action): Card => saying('Test Ban', stating({ kind: 'cant', action } as Rule));
/** "Whenever ..., you gain 10 life." */
const hearing = (event: Action): Card =>
  saying('Test Ear', {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [event] },
    clause: gain(10),
  });
const doing = (...clauses: Clause[]): Card =>
  card('Test Act', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [{ kind: 'spell', clause: clauses.length === 1 ? (clauses[0] as Clause) : seq(...clauses) }],
  });

const search = (more: object = {}): Clause =>
  act({ kind: 'search', of: you, zones: ['library'], object: aCard('chosen1'), ...more } as Action);
const intoHand = act({ kind: 'move', verb: 'put', object: it('chosen1'), to: place('hand', { of: you }) });
const shuffle = act({ kind: 'shuffle' });

/** Ann casts Test Act, beside these cards; all of it resolves. */
function played(
  cards: readonly Card[],
  more: { hand?: string[]; graveyard?: string[]; board?: string[] } = {},
): Scenario {
  for (const each of cards) expect(nodes(each)).toEqual([]);
  const permanents = cards.map(({ name }) => name).filter((name) => name !== 'Test Act');
  const game = scenario(
    [
      {
        battlefield: ['Mountain', ...permanents, ...(more.board ?? [])],
        hand: ['Test Act', ...(more.hand ?? [])],
        graveyard: more.graveyard ?? [],
        library: ['Forest', 'Island', 'Swamp', 'Plains'],
      },
      { library: ['Forest', 'Island'] },
    ],
    { cards, log: true },
  );
  game.ann.casts('Test Act');
  game.resolveAll();
  return game;
}

/** The lines of the log that hold the words. */
function told(game: Scenario, words: string): number {
  return game.game.log.filter(({ parts }) => parts.some((part) => typeof part === 'string' && part.includes(words)))
    .length;
}

describe('search (CR 701.19)', () => {
  const searches = { kind: 'search', actor: anyone, ...library(), object: aCard(), words: 'a library' } as Action;

  test('what is done instead of a search is no search: nothing is found, nothing hears of it (CR 614.6, 701.19a)', () => {
    const game = played([
      doing(search(), intoHand, shuffle),
      replacing({ ...searches, actor: you } as Action, gain()),
      hearing(searches),
    ]);
    expect(game.ann.life).toBe(21);
    expect(game.ann.hand).toEqual([]);
    expect([told(game, 'searches'), told(game, 'shuffles')]).toEqual([0, 1]);
  });

  test('a search of the top cards alone is a search: abilities trigger (CR 701.19f)', () => {
    const top = { ...searches, actor: it('event.player'), top: number(2) } as Action;
    let offered: readonly unknown[] = [];
    const cards = [
      doing(search(), intoHand, shuffle),
      replacing({ ...searches, actor: you } as Action, act(top)),
      hearing(searches),
    ];
    const game = scenario(
      [
        {
          battlefield: ['Mountain', 'Test Omen', 'Test Ear'],
          hand: ['Test Act'],
          library: ['Forest', 'Island', 'Swamp', 'Plains'],
        },
        {},
      ],
      { cards },
    );
    game.plan((question) => {
      if (question.kind === 'chooseObjects') offered = question.from;
      return null;
    });
    game.ann.casts('Test Act');
    game.resolveAll();
    expect(offered).toHaveLength(2);
    expect(game.ann.hand).toHaveLength(1);
    expect(game.ann.life).toBe(30);
  });

  test('who can’t search is not asked whether to; who must shuffles all the same (CR 101.2, 101.3, 608.2d)', () => {
    const ban = forbidding({ ...searches, words: 'libraries' } as Action);
    const mandatory = played([doing(search(), intoHand, shuffle), ban, hearing(searches)]);
    expect([mandatory.ann.hand, mandatory.ann.life, told(mandatory, 'shuffles')]).toEqual([[], 20, 1]);
    const may: Clause = { kind: 'may', clause: seq(search(), intoHand, shuffle) };
    const offered = played([doing(may), ban, hearing(searches)]);
    expect([offered.ann.hand, told(offered, 'shuffles')]).toEqual([[], 0]);
  });

  test('a graveyard may be searched where libraries may not (CR 101.2, 101.3)', () => {
    const ban = forbidding({ ...searches, words: 'libraries' } as Action);
    const game = played([doing(search({ zones: ['library', 'graveyard'] }), intoHand), ban], { graveyard: ['Shock'] });
    expect(game.ann.hand).toEqual(['Shock']);
  });
});

describe('shuffle (CR 701.20)', () => {
  const shuffles: Action = { kind: 'shuffle', actor: anyone };

  test('what is done instead of shuffling is no shuffling (CR 614.6, 701.20a)', () => {
    const game = played([doing(shuffle), replacing({ kind: 'shuffle', actor: you }, gain()), hearing(shuffles)]);
    expect([game.ann.life, told(game, 'shuffles')]).toEqual([21, 0]);
  });

  test('a library is shuffled, and abilities hear of it; not if it can’t be (CR 101.2, 701.20e)', () => {
    expect(played([doing(shuffle), hearing(shuffles)]).ann.life).toBe(30);
    const game = played([doing(shuffle), hearing(shuffles), forbidding(shuffles)]);
    expect([game.ann.life, told(game, 'shuffles')]).toEqual([20, 0]);
  });
});

describe('discard (CR 701.8)', () => {
  const discards: Action = { kind: 'discard', actor: anyone, object: aCard() };
  const discard = act({ kind: 'discard', object: aCard() });
  const hand = { hand: ['Shock', 'Giant Growth'] };

  test('what is done instead of discarding is no discarding (CR 614.6, 701.8a)', () => {
    const game = played(
      [doing(discard), replacing({ ...discards, actor: you } as Action, gain()), hearing(discards)],
      hand,
    );
    expect([game.ann.life, game.ann.hand.length]).toEqual([21, 2]);
  });

  test('who can’t discard keeps the card, and can’t pay with it (CR 101.2, 614.17b)', () => {
    const costly = saying('Test Forge', {
      kind: 'activated',
      cost: [{ kind: 'actionCost', action: { kind: 'discard', object: aCard() } }],
      clause: gain(),
    });
    const free = played([doing(discard), hearing(discards), costly], hand);
    expect([free.ann.life, free.ann.hand.length, free.ann.can('activate', 'Test Forge')]).toEqual([30, 1, true]);
    const game = played([doing(discard), hearing(discards), costly, forbidding(discards)], hand);
    expect([game.ann.life, game.ann.hand.length, game.ann.can('activate', 'Test Forge')]).toEqual([20, 2, false]);
  });

  test('what is said of a discard that can’t happen is not said: it is not asked for (CR 101.2, 608.2d)', () => {
    const may: Clause = { kind: 'may', clause: discard };
    const game = played([doing(may, { kind: 'ifDone', clause: gain() } as Clause), forbidding(discards)], hand);
    expect([game.ann.life, game.ann.hand.length]).toEqual([20, 2]);
  });

  test('nobody discards down to a maximum hand size who can’t discard (CR 101.2, 514.1)', () => {
    const game = scenario([{ battlefield: ['Test Ban'], hand: Array<string>(9).fill('Shock') }, {}], {
      cards: [forbidding(discards)],
    });
    game.to('Upkeep', 2);
    expect(game.ann.hand).toHaveLength(9);
  });
});

describe('dice (CR 706)', () => {
  const roll = act({ kind: 'rollDie', sides: 6, count: number(2) });
  const rolls: Action = { kind: 'rollDie', actor: anyone, count: { kind: 'atLeast', number: 1 } };
  const one = { ...rolls, actor: you } as Action;

  test('what is done instead of rolling is no rolling (CR 614.6, 706.2)', () => {
    const game = played([doing(roll), replacing(one, gain()), hearing(rolls)]);
    expect([game.ann.life, told(game, 'rolls')]).toEqual([21, 0]);
  });

  test('of several effects each has its say once: the dice are as many more (CR 616.1, 706.6)', () => {
    const more: Rule = {
      kind: 'replace',
      would: one,
      instead: act({
        kind: 'rollDie',
        count: { kind: 'sum', of: [{ kind: 'amountOf', to: 'event.amount', words: 'that many' }, number(1)] },
        ignore: 'lowest',
      } as unknown as Action),
    };
    const game = played([doing(roll), saying('Test Omen', stating(more), stating(more)), hearing(rolls)]);
    // Four dice are rolled, and two rolls never happened.
    expect([game.ann.life, told(game, 'rolls a 6-sided die')]).toEqual([30, 2]);
  });

  test('nobody rolls who can’t (CR 101.2)', () => {
    const game = played([doing(roll), hearing(rolls), forbidding({ kind: 'rollDie', actor: anyone })]);
    expect([game.ann.life, told(game, 'rolls')]).toEqual([20, 0]);
  });
});

describe('coins (CR 705)', () => {
  const flips: Action = { kind: 'flipCoin', actor: anyone };
  const flip = act({ kind: 'flipCoin', count: number(2) } as Action);

  test('each coin of several is replaced by itself (CR 614.6, 705.1)', () => {
    const game = played([doing(flip), replacing({ kind: 'flipCoin', actor: you }, gain(3)), hearing(flips)]);
    expect([game.ann.life, told(game, 'flips')]).toEqual([26, 0]);
  });

  test('each coin is heard of, none if it can’t be flipped (CR 101.2, 705.2)', () => {
    expect(played([doing(flip), hearing(flips)]).ann.life).toBe(40);
    expect(played([doing(flip), hearing(flips), forbidding(flips)]).ann.life).toBe(20);
  });
});

describe('fight (CR 701.12)', () => {
  const named = (name: string): Noun =>
    ({
      kind: 'select',
      quantifier: quantifier('a'),
      filter: { ...filter('creature'), qualities: [{ kind: 'named', name }] },
    }) as Noun;
  const fight = act({ kind: 'fight', object: named('Hill Giant'), with: named('Wind Drake') });
  const drakeFights: Action = { kind: 'fight', object: named('Wind Drake') };
  const board = { board: ['Hill Giant', 'Wind Drake'] };

  test('each of the two fights, and both are heard of (CR 701.12a)', () => {
    const game = played([doing(fight), hearing({ kind: 'fight', object: select(filter('creature')) })], board);
    expect([game.ann.life, game.ann.graveyard]).toEqual([40, ['Test Act', 'Wind Drake']]);
  });

  test('if something else is done instead of one fighting, neither fights (CR 614.6, 701.12a)', () => {
    const game = played(
      [doing(fight), replacing(drakeFights, gain()), hearing({ kind: 'fight', object: select(filter('creature')) })],
      board,
    );
    expect([game.ann.life, game.ann.graveyard]).toEqual([21, ['Test Act']]);
    expect(game.ann.permanent('Hill Giant').damage).toBe(0);
  });

  test('if one of them can’t fight, neither fights (CR 101.2, 701.12b)', () => {
    const game = played([doing(fight), forbidding(drakeFights)], board);
    expect([game.ann.graveyard, game.ann.permanent('Hill Giant').damage]).toEqual([['Test Act'], 0]);
  });

  test('a creature that fights itself is dealt twice its power (CR 701.12c)', () => {
    const itself = doing(act({ kind: 'fight', object: named('Giant Spider'), with: named('Giant Spider') }));
    const game = played([itself], { board: ['Giant Spider'] });
    expect(game.ann.graveyard).toEqual(['Test Act', 'Giant Spider']);
  });
});

describe('goad (CR 701.38)', () => {
  const goad = act({ kind: 'goad', object: select(filter('creature'), 'each') });
  const goaded: Action = { kind: 'goad', object: select(filter('creature')) };

  test('a creature that can’t be goaded is not, and nothing hears of it (CR 101.2, 701.38a)', () => {
    expect(played([doing(goad), hearing(goaded)], { board: ['Hill Giant'] }).ann.life).toBe(30);
    const game = played([doing(goad), hearing(goaded), forbidding(goaded)], { board: ['Hill Giant'] });
    expect([game.ann.life, told(game, 'goads')]).toEqual([20, 0]);
  });

  test('something else may be done instead (CR 614.6, 701.38a)', () => {
    const game = played([doing(goad), hearing(goaded), replacing(goaded, gain())], { board: ['Hill Giant'] });
    expect([game.ann.life, told(game, 'goads')]).toEqual([21, 0]);
  });
});

test('a trigger of its own hears of what it does itself (CR 603.2)', () => {
  const boxer = creature('Test Boxer', 'R', 2, 2, {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'fight', object: self }] },
    clause: gain(),
  });
  expect(nodes(boxer)).toEqual([]);
});
