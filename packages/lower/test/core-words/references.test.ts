/** "It", "that player", "each", X: a card is refused where nothing says what is meant, and only there. */
import { describe, expect, test } from 'vitest';
import type { Ability, Clause, Filter, Noun, Rule } from '@kitchen-table/language/surface';
import {
  act,
  classFilter,
  filter,
  keyword,
  number,
  printedCard as card,
  self,
  target,
  you,
} from '../../../engine/test/support/cards.ts';
import {
  it,
  loose,
  nodes,
  place,
  says,
  select,
  seq,
  sorcery,
  stating,
  where,
} from '../../../engine/test/support/texts.ts';

const rules = (...of: unknown[]): string[] => says(stating(...(of as Rule[])));
const mana = [{ kind: 'manaCost', symbols: ['1'] }];
const destroyed = (to: string): Clause => act({ kind: 'destroy', object: it(to) });
const trigger = { kind: 'trigger', word: 'when', events: [{ kind: 'attack', object: self }] };
const all = (of: Filter, label?: string): Noun => select(of, 'bare', label);

describe('what is paid for each creature that fights', () => {
  const attackers = all(filter('creature'), 'those');
  const unless = (action: object, pay: object): string[] =>
    rules({ kind: 'cant', action: { object: attackers, ...action }, unlessPaid: { kind: 'pay', cost: mana, ...pay } });
  const attack = { kind: 'attack', whom: you };
  const lacks = ['cant unless paid for each'];

  test('mana is paid to attack or block, nothing else is and for nothing else', () => {
    expect(unless(attack, {})).toEqual([]);
    expect(unless({ kind: 'block' }, {})).toEqual([]);
    expect(unless({ kind: 'untap' }, {})).toContain('cant unless paid');
    expect(unless(attack, { kind: 'sacrifice', object: self })).toContain('cant unless paid');
    expect(rules({ kind: 'cant', action: { kind: 'untap', object: self } })).not.toContain('cant unless paid');
  });

  test('"for each of those creatures" is said of those that are forbidden', () => {
    expect(unless(attack, { forEach: it('those') })).toEqual([]);
    expect(unless(attack, { forEach: it('host') })).toEqual(lacks);
    expect(unless({ ...attack, object: all(filter('creature')) }, { forEach: it('host') })).toEqual(lacks);
    expect(unless({ kind: 'block' }, { forEach: it('those') })).toEqual([]);
  });

  test('"for each attacking creature they control" is said of attackers, "blocking" of blockers', () => {
    const theirs = { kind: 'controlledBy', player: it('candidate') };
    const creatures = (status: string, ...qualities: unknown[]): Noun =>
      select({ ...where(filter('creature'), ...qualities), adjectives: [{ kind: 'statusWord', status }] as never });
    const some = { object: all(filter('creature')) };
    const refused = (action: object, of: Noun): boolean =>
      unless(action, { forEach: of, cost: [{ kind: 'lifeCost', amount: 1 }] }).includes('cant unless paid for each');
    expect(refused({ kind: 'attack', ...some }, creatures('attacking', theirs))).toBe(false);
    expect(refused({ kind: 'block', ...some }, creatures('blocking', theirs))).toBe(false);
    expect(refused({ kind: 'attack', ...some }, creatures('blocking', theirs))).toBe(true);
    expect(refused({ kind: 'block', ...some }, creatures('attacking', theirs))).toBe(true);
    expect(refused({ ...attack, ...some }, creatures('attacking', theirs))).toBe(true);
    expect(refused({ kind: 'attack', ...some }, creatures('attacking', theirs, theirs))).toBe(true);
    expect(refused({ kind: 'attack', ...some }, creatures('attacking'))).toBe(true);
    expect(refused({ kind: 'attack', ...some }, creatures('attacking', { ...theirs, player: you }))).toBe(true);
    expect(refused({ kind: 'attack', ...some }, all(where(filter('creature'), theirs)))).toBe(true);
    const few = {
      object: all({ ...filter('creature'), adjectives: [{ kind: 'statusWord', status: 'tapped' }] as never }),
    };
    expect(refused({ kind: 'attack', ...few }, creatures('attacking', theirs))).toBe(true);
    expect(refused({ kind: 'attack', object: all(filter('artifact')) }, creatures('attacking', theirs))).toBe(true);
    const owned = { object: all(where(filter('creature'), theirs)) };
    expect(refused({ kind: 'attack', ...owned }, creatures('attacking', theirs))).toBe(true);
    expect(refused({ kind: 'attack', object: self }, creatures('attacking', theirs))).toBe(true);
  });

  test('"for each creature they control that attacks you": the same whom as in what is forbidden', () => {
    const theirs = { kind: 'controlledBy', player: it('candidate') };
    const refused = (action: object, ...qualities: unknown[]): boolean =>
      unless(action, {
        forEach: all(where(filter('creature'), ...qualities)),
        cost: [{ kind: 'lifeCost', amount: 1 }],
      }).includes('cant unless paid for each');
    expect(refused(attack, theirs, { kind: 'attacking', whom: you })).toBe(false);
    expect(refused(attack, theirs, { kind: 'attacking', whom: self })).toBe(true);
    expect(refused(attack, { ...theirs, player: you }, { kind: 'attacking', whom: you })).toBe(true);
    expect(refused(attack, theirs, { kind: 'blocking', whom: you })).toBe(true);
    expect(refused(attack, theirs)).toBe(true);
    expect(refused(attack, theirs, { kind: 'attacking', whom: you }, { kind: 'token' })).toBe(true);
    expect(refused({ kind: 'block' }, theirs, { kind: 'attacking' })).toBe(true);
  });

  test('things of any kind are counted for mana, if they can be found as it is paid', () => {
    const counted = (cost: unknown, of: Noun = all(filter('land'))): string[] => unless(attack, { cost, forEach: of });
    expect(counted(mana)).toEqual([]);
    expect(counted([...mana, { kind: 'lifeCost', amount: 1 }])).toEqual(lacks);
    const chosen = all(where(filter('land'), { kind: 'controlledBy', player: it('target1') }));
    expect(counted(mana, chosen)).toContain('cant unless paid for each');
  });
});

describe('labels', () => {
  test('what an event was about is known within what it set off, and in what replaces it', () => {
    const afterwards = { kind: 'delayed', trigger, clause: destroyed('event.object') };
    expect(says({ kind: 'triggered', trigger, clause: destroyed('event.object') })).toEqual([]);
    expect(nodes(sorcery(afterwards as Clause))).toEqual([]);
    expect(nodes(sorcery(destroyed('event.object')))).toEqual(['label event.object']);
    expect(rules({ kind: 'replace', would: { kind: 'draw', actor: you }, instead: destroyed('event.player') })).toEqual(
      [],
    );
  });

  test('a number in the name of a label is said as N', () => {
    expect(nodes(sorcery(destroyed('chosen12')))).toEqual(['label chosenN']);
  });

  test('"each" is one of those that are gone through', () => {
    const forEach = (clause: Clause): Clause => ({ kind: 'forEach', of: all(filter('creature')), clause }) as Clause;
    expect(nodes(sorcery(forEach(destroyed('each'))))).toEqual([]);
    expect(nodes(sorcery(seq(forEach(act({ kind: 'draw' })), destroyed('each'))))).toEqual(['label each']);
  });

  test('what was paid is known to what was activated, and not to a trigger', () => {
    const clause = destroyed('cost');
    const cost = [{ kind: 'actionCost', action: { kind: 'sacrifice', object: select(filter('land')) } }];
    expect(says({ kind: 'activated', cost, clause })).toEqual([]);
    expect(says({ kind: 'triggered', trigger, clause })).toEqual(['label cost']);
  });

  test('what was sacrificed for an additional cost is known to the spell', () => {
    const sacrificed = { kind: 'sacrifice', object: select(filter('creature'), 'a', 'chosen1') };
    const additional = {
      kind: 'static',
      rules: [],
      spellCost: { additional: [{ kind: 'actionCost', action: sacrificed }] },
    };
    const text = { kind: 'spell', clause: destroyed('chosen1') };
    expect(
      nodes(card('Test Spell', { cost: 'R', types: ['sorcery'], abilities: [additional, text] as Ability[] })),
    ).toEqual([]);
    expect(nodes(card('Test Spell', { cost: 'R', types: ['sorcery'], abilities: [text] as Ability[] }))).toEqual([
      'label chosenN',
    ]);
  });

  test('a paragraph speaks of what those before it chose, not of what is chosen after it', () => {
    const first: Ability = {
      kind: 'spell',
      clause: loose({ kind: 'tap', object: select(filter('creature'), 'a', 'chosen1') }),
    };
    const second: Ability = { kind: 'spell', clause: destroyed('chosen1') };
    const of = (...abilities: Ability[]): string[] =>
      nodes(card('Test Spell', { cost: 'R', types: ['sorcery'], abilities }));
    expect(of(first, second)).toEqual([]);
    expect(of(second, first)).toEqual(['label chosenN']);
  });

  test('what a static ability changes is spoken of by its condition, when it changes nothing else', () => {
    const grow = (object: Noun): unknown => ({
      kind: 'changes',
      action: { kind: 'get', object, power: number(1), toughness: number(1) },
    });
    const those = all(filter('creature'), 'those');
    const condition = { kind: 'is', subject: it('those'), filter: filter('artifact') };
    const given = (...each: unknown[]): string[] => says({ kind: 'static', rules: each, condition });
    expect(given(grow(those))).toEqual([]);
    expect(given(grow(all(filter('creature'))))).toEqual(['label those']);
    expect(given(grow(those), grow(all(filter('land'), 'lands')))).toEqual(['label those']);
    expect(given(grow(those), grow(it('those')))).toEqual([]);
    expect(given(grow(those), { kind: 'cant', action: { kind: 'attack', object: self } })).toContain('label those');
    expect(says({ kind: 'static', rules: [grow(those)], otherwise: [grow(those)], condition })).toEqual([]);
  });

  test('cards exiled with it are cast, and mana is spent to cast those', () => {
    const exiled = (label: string, ...qualities: unknown[]): Noun =>
      all(where(classFilter('spell'), ...qualities), label);
    const with_ = (object: Noun): string[] =>
      rules(
        { kind: 'may', action: { kind: 'cast', actor: you, object } },
        { kind: 'spendAsAnyColor', player: you, on: it('those') },
      );
    expect(with_(exiled('those', { kind: 'exiledWith' }))).toEqual([]);
    expect(with_(exiled('those'))).toEqual([]);
    expect(with_(exiled('others', { kind: 'exiledWith' }))).toEqual(['label those']);
  });
});

describe('X', () => {
  const x = { kind: 'x' } as const;
  const draws = loose({ kind: 'draw', amount: x });
  const lacks = ['an X without a value'];
  const activated = (cost: unknown, clause: Clause): string[] => says({ kind: 'activated', cost, clause });

  test('from the cost of what is activated, not from that of the card', () => {
    expect(activated([{ kind: 'manaCost', symbols: ['X'] }], draws)).toEqual([]);
    expect(activated([{ kind: 'manaCost', symbols: ['2'] }], draws)).toEqual(lacks);
    const dear = (abilities: Ability[]): string[] =>
      nodes(card('Test X', { cost: 'XG', types: ['artifact'], abilities }));
    expect(dear([{ kind: 'activated', cost: [{ kind: 'manaCost', symbols: ['2'] }] as never, clause: draws }])).toEqual(
      lacks,
    );
    expect(dear([{ kind: 'triggered', trigger: trigger as never, clause: draws }])).toEqual([]);
  });

  test('from an additional cost, or the cost of a keyword', () => {
    const text: Ability = { kind: 'spell', clause: draws };
    const of = (...abilities: unknown[]): string[] =>
      nodes(card('Test X', { cost: 'R', types: ['sorcery'], abilities: [...(abilities as Ability[]), text] }));
    const life = [{ kind: 'lifeCost', amount: x }];
    expect(of({ kind: 'static', rules: [], spellCost: { additional: life } })).toEqual([]);
    expect(of({ kind: 'static', rules: [], spellCost: { additional: mana } })).toEqual(lacks);
    expect(of(keyword('flashback', { cost: [{ kind: 'manaCost', symbols: ['X', 'R'] }] }))).toEqual([]);
    expect(of(keyword('flashback', { cost: [{ kind: 'manaCost', symbols: ['R'] }] }))).toEqual(lacks);
    expect(of(keyword('flying'))).toEqual(lacks);
  });

  test('of monstrosity X, for the abilities that ask how monstrous it became', () => {
    const makes = (amount: unknown, action = 'monstrosity'): unknown => ({
      kind: 'activated',
      cost: [{ kind: 'manaCost', symbols: ['X'] }],
      clause: loose({ kind: 'keywordAction', action, amount }),
    });
    const asks = { kind: 'triggered', trigger, clause: draws };
    expect(says(makes(x), asks)).toEqual([]);
    expect(says(makes(number(3)), asks)).toEqual(lacks);
    expect(says(makes(x, 'bolster'), asks)).toEqual(lacks);
  });

  test('said by "where X is", paid, or chosen in a step before', () => {
    const whereX = (clause: Clause): Clause => ({ kind: 'whereX', value: number(3), clause }) as Clause;
    expect(nodes(sorcery(whereX(draws)))).toEqual([]);
    expect(nodes(sorcery(seq(whereX(draws), draws)))).toEqual([]);
    expect(nodes(sorcery(seq(draws, whereX(draws))))).toEqual(lacks);
    const pay = (symbol: string): Clause =>
      loose({ kind: 'pay', actor: you, cost: [{ kind: 'manaCost', symbols: [symbol] }] });
    expect(nodes(sorcery(seq(pay('X'), draws)))).toEqual([]);
    expect(nodes(sorcery(seq(pay('1'), draws)))).toEqual(lacks);
    expect(nodes(sorcery(seq(act({ kind: 'gainLife', amount: number(1) }), draws)))).toEqual(lacks);
  });

  test('of a target: as it is announced, or after what happens "when you do"', () => {
    const bounded = {
      ...target(where(filter('creature'), { kind: 'withStat', stat: 'manaValue', comparison: 'atMost', to: x })),
    };
    const destroys = loose({ kind: 'destroy', object: bounded });
    const pay = loose({ kind: 'pay', actor: you, cost: [{ kind: 'manaCost', symbols: ['X'] }] });
    const done = (more: object): Clause => ({ kind: 'ifDone', words: 'you do', clause: destroys, ...more }) as Clause;
    expect(
      nodes(card('Test X', { cost: 'XR', types: ['sorcery'], abilities: [{ kind: 'spell', clause: destroys }] })),
    ).toEqual([]);
    expect(nodes(sorcery(seq(pay, destroys)))).toEqual(lacks);
    expect(nodes(sorcery(seq(pay, done({ reflexive: true }))))).toEqual([]);
    expect(nodes(sorcery(seq(pay, done({}))))).toEqual(lacks);
  });

  test('of the spell that becomes the permanent', () => {
    const enters = {
      kind: 'entersWith',
      object: self,
      entering: { kind: 'entering', counters: [{ number: x, counter: '+1/+1' }] },
    };
    const of = (cost: string): string[] =>
      nodes(
        card('Test X', { cost, types: ['creature'], power: 0, toughness: 0, abilities: [stating(enters as never)] }),
      );
    expect(of('XG')).not.toContain(lacks[0]);
    expect(of('2G')).toContain(lacks[0]);
  });

  test('within an ability that is granted, by that ability', () => {
    const granting = (cost: string): string[] =>
      rules({
        kind: 'changes',
        action: {
          kind: 'gain',
          verb: 'have',
          object: all(filter('land')),
          abilities: [{ kind: 'activated', cost: [{ kind: 'manaCost', symbols: [cost] }], clause: draws }],
        },
      });
    expect(granting('X')).toEqual([]);
    expect(granting('2')).toEqual(lacks);
  });
});

describe('what enters with something', () => {
  const counters = { kind: 'entering', counters: [{ number: number(1), counter: '+1/+1' }] };
  const with_ = (object: Noun): Clause =>
    ({ kind: 'rule', rule: { kind: 'entersWith', object, entering: counters, forATime: true } }) as never;
  const lacks = 'entersWith, of what has entered';

  test('a creature on its way, or whatever enters later, but not what is there already', () => {
    expect(nodes(sorcery(with_(all(filter('creature')))))).not.toContain(lacks);
    expect(nodes(sorcery(with_(self)))).not.toContain(lacks);
    expect(nodes(sorcery(with_(it('target1'))))).toContain(lacks);
    expect(nodes(sorcery(with_(all(where(filter('creature'), { kind: 'among', noun: you })))))).toContain(lacks);
    expect(nodes(sorcery(with_(all(where(filter('creature'), { kind: 'token' })))))).not.toContain(lacks);
    expect(says({ kind: 'triggered', trigger, clause: with_(it('event.object')) })).not.toContain(lacks);
  });

  test('a card that the step before puts onto the battlefield', () => {
    const puts = (zone: 'battlefield' | 'hand'): Clause =>
      loose({
        kind: 'move',
        verb: 'put',
        object: target(classFilter('card')),
        from: place('graveyard'),
        to: place(zone),
      });
    const first = act({ kind: 'draw' });
    expect(nodes(sorcery(seq(puts('battlefield'), with_(it('target1')))))).not.toContain(lacks);
    expect(nodes(sorcery(seq(puts('hand'), with_(it('target1')))))).toContain(lacks);
    expect(nodes(sorcery(seq(first, with_(it('target1')))))).toContain(lacks);
  });
});
