/** Simultaneous damage, life loss, tokens and moves are one event with several recipients. CR 101.4, 510.2, 603.2c, 608.2e. */
import type { Action, Clause, Filter, Noun, Value } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/surface';
import { describe, expect, test } from 'vitest';
import {
  act,
  printedCard as card,
  classFilter,
  printedCreature as creature,
  filter,
  keyword,
  number,
  quantifier,
  self,
  you,
} from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';
import { nodes, place, select, seq, where } from '../support/texts.ts';

const player: Noun = select(classFilter('player'));
const some = (of: Filter): Noun => ({
  kind: 'select',
  quantifier: quantifier('atLeast' as never, { number: number(1) }),
  filter: of,
});
const creatures = filter('creature');
const gain = (amount: Value = number(1)): Clause => act({ kind: 'gainLife', amount });
const thatMuch: Value = { kind: 'amountOf', to: 'event.amount', words: 'that much' };

/** An enchantment: whenever that happens, you gain life. */
const ear = (event: Action, amount?: Value, name = 'Test Ear'): Card =>
  card(name, {
    types: ['enchantment'],
    abilities: [
      { kind: 'triggered', trigger: { kind: 'trigger', word: 'whenever', events: [event] }, clause: gain(amount) },
    ],
  });
const doing = (...clauses: Clause[]): Card =>
  card('Test Act', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [{ kind: 'spell', clause: clauses.length === 1 ? (clauses[0] as Clause) : seq(...clauses) }],
  });
const each = (label: string): Noun => ({
  kind: 'select',
  quantifier: quantifier('each'),
  filter: classFilter('player'),
  label: label as never,
});
const their = (label: string): Noun => ({ kind: 'reference', to: label as never, words: 'they' });

interface Board {
  cards: readonly Card[];
  ann?: string[];
  ben?: string[];
  graveyards?: [string[], string[]];
  hands?: [string[], string[]];
}

/** Ann casts Test Act beside her other cards, and all of it resolves. */
function played({ cards, ann = [], ben = [], graveyards = [[], []], hands = [[], []] }: Board): Scenario {
  for (const made of cards) expect(nodes(made)).toEqual([]);
  const own = cards.filter(({ name }) => name.startsWith('Test Ear')).map(({ name }) => name);
  const game = scenario(
    [
      { battlefield: ['Mountain', ...own, ...ann], hand: ['Test Act', ...hands[0]], graveyard: graveyards[0] },
      { battlefield: ben, graveyard: graveyards[1], hand: hands[1] },
    ],
    { cards },
  );
  game.ann.casts('Test Act');
  game.resolveAll();
  return game;
}

describe('damage', () => {
  const sweep = doing(act({ kind: 'dealDamage', actor: self, amount: number(1), to: select(creatures, 'each') }));
  const board = { ann: ['Hill Giant'], ben: ['Giant Spider', 'Craw Wurm'] };
  const spell: Noun = select(classFilter('spell'));

  test('a source that deals damage to several at once deals it once (CR 120.4, 603.2c)', () => {
    const heard = ear({ kind: 'dealDamage', actor: spell }, number(10));
    expect(played({ cards: [sweep, heard], ...board }).ann.life).toBe(30);
  });

  test('to one or more creatures it is dealt once, to a creature once for each (CR 603.2c)', () => {
    const all = ear({ kind: 'dealDamage', actor: spell, to: some(creatures) });
    expect(played({ cards: [sweep, all], ...board }).ann.life).toBe(21);
    const one = ear({ kind: 'dealDamage', actor: spell, to: select(creatures) });
    expect(played({ cards: [sweep, one], ...board }).ann.life).toBe(23);
  });

  test('a creature with trample that hurts its blockers and a player triggers once (CR 510.2, 603.2c)', () => {
    const heard = creature('Test Brute', 'R', 6, 6, keyword('trample'), {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'dealDamage', actor: self, sort: 'combat' }] },
      clause: gain(thatMuch),
    });
    const game = scenario([['Test Brute'], ['Grizzly Bears', 'Goblin Piker']], { cards: [heard], log: true });
    game.ann.attacks('Test Brute');
    game.ben.blocks([
      ['Grizzly Bears', 'Test Brute'],
      ['Goblin Piker', 'Test Brute'],
    ]);
    game.throughCombat();
    game.resolveAll();
    const told = game.game.log.filter(({ parts }) => parts.join('').endsWith(' gains 6 life'));
    expect([told.length, game.ann.life]).toEqual([1, 26]);
  });

  test('each of several sources triggers by itself (CR 603.2c)', () => {
    const heard = ear({ kind: 'dealDamage', actor: select(creatures), to: you });
    const game = scenario([['Test Ear'], ['Hill Giant', 'Grizzly Bears']], { cards: [heard] });
    game.to('PrecombatMain', 2);
    game.ben.attacks(['Hill Giant', 'Grizzly Bears']);
    game.throughCombat();
    expect(game.ann.life).toBe(20 - 5 + 2);
  });
});

describe('life', () => {
  test('the life that a player loses to several sources at once is lost once (CR 120.4c, 510.2, 603.2c)', () => {
    const heard = ear({ kind: 'loseLife', actor: you }, number(10));
    const game = scenario([['Test Ear'], ['Hill Giant', 'Grizzly Bears']], { cards: [heard] });
    game.to('PrecombatMain', 2);
    game.ben.attacks(['Hill Giant', 'Grizzly Bears']);
    game.throughCombat();
    expect(game.ann.life).toBe(25);
  });

  test('how much it is is all of it (CR 603.2c)', () => {
    const heard = ear({ kind: 'loseLife', actor: you }, thatMuch);
    const game = scenario([['Test Ear'], ['Hill Giant', 'Grizzly Bears']], { cards: [heard] });
    game.to('PrecombatMain', 2);
    game.ben.attacks(['Hill Giant', 'Grizzly Bears']);
    game.throughCombat();
    expect(game.ann.life).toBe(20);
  });

  test('each player who loses life is heard of, one or more of them once (CR 603.2c, 608.2e)', () => {
    const loss = doing(act({ kind: 'loseLife', actor: select(classFilter('player'), 'each'), amount: number(2) }));
    expect(played({ cards: [loss, ear({ kind: 'loseLife', actor: player })] }).ann.life).toBe(20);
    expect(played({ cards: [loss, ear({ kind: 'loseLife', actor: some(classFilter('player')) })] }).ann.life).toBe(19);
  });

  test('each loses by their own count, all at once (CR 101.4, 608.2e)', () => {
    const count: Value = {
      kind: 'count',
      of: where(creatures, { kind: 'controlledBy', player: their('each1') }),
    };
    const loss = doing(act({ kind: 'loseLife', actor: each('each1'), amount: count }));
    const heard = ear({ kind: 'loseLife', actor: some(classFilter('player')) }, number(10));
    const game = played({ cards: [loss, heard], ann: ['Hill Giant'], ben: ['Craw Wurm', 'Wind Drake'] });
    expect([game.ann.life, game.ben.life]).toEqual([29, 18]);
  });
});

describe('moves', () => {
  const theirs = (label: string): Filter => where(creatures, { kind: 'controlledBy', player: their(label) });
  const dying = creature('Test Mourner', 'R', 1, 1, {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'whenever',
      events: [
        { kind: 'die', object: { kind: 'select', quantifier: quantifier('a', { other: true }), filter: creatures } },
      ],
    },
    clause: gain(),
  });

  test('what each player sacrifices of their own leaves at the same time: each sees the others die (CR 101.4, 603.10a, 608.2e)', () => {
    const act1 = doing(
      act({ kind: 'sacrifice', actor: each('each1'), object: select(theirs('each1'), 'all' as never) }),
    );
    const game = played({
      cards: [act1, dying],
      ann: ['Test Mourner', 'Hill Giant'],
      ben: ['Wind Drake', 'Craw Wurm'],
    });
    expect(game.ann.life).toBe(23);
    expect(game.ben.battlefield).toEqual([]);
  });

  test('what each player returns of their own enters at the same time (CR 101.4, 603.6a, 608.2e)', () => {
    const back = doing(
      act({
        kind: 'move',
        verb: 'return',
        actor: each('each1'),
        object: select(filter('creature'), 'each'),
        from: place('graveyard', { of: their('each1') }),
        to: place('battlefield'),
      } as Action),
    );
    const heard = ear({ kind: 'enter', object: some(creatures) }, number(10));
    const game = played({ cards: [back, heard], graveyards: [['Hill Giant'], ['Craw Wurm']] });
    expect([game.ann.life, game.ben.battlefield]).toEqual([30, ['Craw Wurm']]);
  });

  test('hands are discarded at the same time (CR 101.4, 608.2e)', () => {
    const hand: Noun = { kind: 'zoneOfPlayer', zone: ['hand'], player: their('each1') };
    const discard = doing(act({ kind: 'discard', actor: each('each1'), object: hand }));
    const heard = ear(
      { kind: 'discard', actor: some(classFilter('player')), object: some(classFilter('card')) },
      number(10),
    );
    const game = played({ cards: [discard, heard], hands: [['Shock'], ['Shock', 'Giant Growth']] });
    expect([game.ann.hand, game.ben.hand, game.ann.life]).toEqual([[], [], 30]);
  });
});

describe('tokens', () => {
  const token = (subtype: string): object => ({
    kind: 'token',
    types: ['creature'],
    subtypes: [subtype],
    colors: ['red'],
    power: number(1),
    toughness: number(1),
  });
  const create = (subtype: string, more: object = {}): Clause =>
    act({ kind: 'create', quantifier: quantifier('a'), token: token(subtype), ...more } as Action);
  const heard = ear({ kind: 'enter', object: some(creatures) }, number(10));

  test('tokens that each player creates enter at the same time (CR 101.4, 608.2e)', () => {
    const game = played({ cards: [doing(create('Bear', { actor: select(classFilter('player'), 'each') })), heard] });
    expect([game.ann.life, game.ben.battlefield.length]).toEqual([30, 1]);
  });

  test('each player’s own number of tokens is created at the same time (CR 101.4, 608.2e)', () => {
    const count: Value = { kind: 'count', of: where(creatures, { kind: 'controlledBy', player: their('each1') }) };
    const many = doing(create('Bear', { actor: each('each1'), quantifier: quantifier('number', { number: count }) }));
    const game = played({ cards: [many, heard], ann: ['Hill Giant'], ben: ['Wind Drake', 'Craw Wurm'] });
    expect([game.ann.life, game.ben.battlefield.length]).toEqual([30, 4]);
  });

  test('tokens of several kinds that one verb creates enter at the same time (CR 603.2c, 608.2c)', () => {
    const both = doing(
      create('Bear'),
      create('Wolf', { words: 'also', quantifier: quantifier('number', { number: number(2) }) }),
    );
    const game = played({ cards: [both, heard] });
    expect([game.ann.life, game.ann.battlefield.length]).toEqual([30, 5]);
    const apart = played({ cards: [doing(create('Bear'), create('Wolf')), heard] });
    expect(apart.ann.life).toBe(40);
  });

  test('"instead" behind tokens of one verb replaces the last of them (CR 614.15)', () => {
    const both = doing(create('Bear'), create('Wolf', { words: 'also' }), {
      kind: 'if',
      condition: { kind: 'controls', player: you, object: select(filter('land')) },
      instead: true,
      clause: gain(number(5)),
    } as Clause);
    const game = played({ cards: [both, heard] });
    expect([game.ann.life, game.ann.battlefield.length]).toEqual([35, 3]);
  });
});
