/** Labels of what is named besides what is chosen: by descriptions, conditions, lists and paid costs. CR 608.2c, 608.2k. */
import { describe, expect, test } from 'vitest';
import type { Clause, Filter, Noun, Rule } from '@kitchen-table/language/surface';
import { act, classFilter, filter, number, self, target, you } from '../../../engine/test/support/cards.ts';
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
const destroyed = (to: string): Clause => act({ kind: 'destroy', object: it(to) });
const all = (of: Filter, label?: string): Noun => select(of, 'bare', label);
const player = (label: string): Noun => select(classFilter('player'), 'a', label);
const done = (...steps: unknown[]): string[] => nodes(sorcery(seq(...(steps as Clause[]))));

describe('a player within a description', () => {
  const theirs = (amount: 'a' | 'bare', label: string): Noun =>
    select(where(filter('creature'), { kind: 'controlledBy', player: player(label) }), amount);
  const loses = (to: string): Clause => loose({ kind: 'loseLife', actor: it(to), amount: number(1) });
  test('is known when such a thing is chosen or targeted, not when it is only counted', () => {
    expect(done(loose({ kind: 'destroy', object: theirs('a', 'who') }), loses('who'))).toEqual([]);
    expect(done(loose({ kind: 'destroy', object: theirs('a', 'who') }), loses('whom'))).toEqual(['label whom']);
    const counted = loose({ kind: 'gainLife', actor: you, amount: { kind: 'count', of: theirs('bare', 'who') } });
    expect(done(counted, loses('who'))).toContain('label who');
    const aimed = { ...theirs('a', 'who'), quantifier: { kind: 'quantifier', amount: 'a', target: true } } as Noun;
    expect(
      done(loose({ kind: 'gainLife', actor: you, amount: { kind: 'count', of: aimed } }), loses('who')),
    ).not.toContain('label who');
  });

  test('the label of a mode is the name of a mode, and of nothing else (CR 700.2)', () => {
    const modes = {
      kind: 'modes',
      choose: { kind: 'modeCount', min: 1, max: 1 },
      modes: [{ kind: 'mode', label: 'chosen1', clause: act({ kind: 'draw' }) }],
    };
    expect(done(modes, destroyed('chosen1'))).toContain('label chosenN');
  });
});

describe('a condition that finds something', () => {
  const found = (label?: string): unknown => ({ kind: 'thereIs', object: all(filter('creature'), label) });
  test('names it for what is done if it is so, not if it is not', () => {
    const asks = (more: object, to = 'found', label: string | undefined = 'found'): string[] =>
      done({ kind: 'if', condition: found(label), clause: destroyed(to), ...more });
    expect(asks({})).toEqual([]);
    expect(asks({}, 'lost')).toEqual(['label lost']);
    expect(asks({}, 'found', 'other')).toEqual(['label found']);
    expect(asks({ unless: true })).toEqual(['label found']);
  });

  test('likewise the condition of a trigger (CR 603.4)', () => {
    const trigger = (more: object): unknown => ({
      kind: 'trigger',
      word: 'when',
      events: [{ kind: 'attack', object: self }],
      ...more,
    });
    const ability = (more: object): string[] =>
      says({ kind: 'triggered', trigger: trigger(more), clause: destroyed('found') });
    expect([ability({ condition: found('found') }), ability({ condition: found('other') }), ability({})]).toEqual([
      [],
      ['label found'],
      ['label found'],
    ]);
  });
});

describe('who acts, in what has happened before', () => {
  const theirs = (to: string): Noun => all(where(classFilter('spell'), { kind: 'controlledBy', player: it(to) }));
  test('is known within that event', () => {
    const asks = (to: string): string[] =>
      done({
        kind: 'if',
        condition: {
          kind: 'happened',
          event: { kind: 'cast', actor: player('who'), object: theirs(to) },
          when: { kind: 'thisTurn' },
        },
        clause: act({ kind: 'draw' }),
      });
    expect(asks('who')).not.toContain('label who');
    expect(asks('whom')).toContain('label whom');
  });
});

describe('what is known of each that is described', () => {
  const compared = (quality: object): string[] =>
    done(loose({ kind: 'destroy', object: all(where(filter('creature'), quality as never)) }));
  test('within a comparison, an event and a possession', () => {
    const own = { kind: 'stat', stat: 'power', of: it('candidate') };
    expect(compared({ kind: 'withStat', stat: 'toughness', comparison: 'atLeast', to: own })).not.toContain(
      'label candidate',
    );
    expect(compared({ kind: 'withStat', stat: 'toughness', comparison: 'atLeast', than: own })).toContain(
      'label candidate',
    );
    expect(compared({ kind: 'attachedTo', to: own })).toContain('label candidate');
    expect(compared({ kind: 'whose', what: own })).not.toContain('label candidate');
    expect(done(loose({ kind: 'gainLife', actor: you, amount: { kind: 'greatestOfPlayers', of: own } }))).not.toContain(
      'label candidate',
    );
    expect(done(loose({ kind: 'gainLife', actor: you, amount: own }))).toContain('label candidate');
  });
});

describe('rules', () => {
  test('a permanent that does not untap: in which untap steps need not be followed', () => {
    const part = { kind: 'turnPart', step: 'untap', of: it('chosen7') };
    expect(rules({ kind: 'doesntUntap', object: self, part })).not.toContain('label chosenN');
    expect(rules({ kind: 'doesntUntap', object: it('chosen7') })).not.toContain('unbound reference');
    expect(
      rules({ kind: 'changes', action: { kind: 'get', object: self, power: number(1), toughness: number(1) }, part }),
    ).toContain('label chosenN');
    expect(rules({ kind: 'doesntUntap', object: self, else: it('chosen7') })).toContain('label chosenN');
  });

  test('what may be cast may be spoken of within that permission', () => {
    const may = (more: object, rule: object = {}): string[] =>
      rules({
        kind: 'may',
        action: { kind: 'cast', actor: you, object: all(classFilter('spell'), 'those'), ...more },
        ...rule,
      });
    expect(may({ for: { kind: 'stat', stat: 'manaValue', of: it('those') } })).not.toContain('label those');
    expect(may({ for: { kind: 'stat', stat: 'manaValue', of: it('these') } })).toContain('label these');
    expect(may({}, { additional: it('those') })).toContain('label those');
    expect(
      rules({
        kind: 'cant',
        action: {
          kind: 'cast',
          actor: you,
          object: all(classFilter('spell'), 'those'),
          for: { kind: 'stat', stat: 'manaValue', of: it('those') },
        },
      }),
    ).toContain('label those');
  });

  test('cards exiled with it, in a list too, are those that mana is spent on', () => {
    const exiled = (label: string | undefined, kind: string): Noun => all(where(classFilter('spell'), { kind }), label);
    const list = (label: string | undefined, ...of: Noun[]): Noun =>
      ({ kind: 'nounList', of, ...(label === undefined ? {} : { label }) }) as never;
    const on = (object: Noun, kind = 'may'): boolean =>
      rules(
        { kind, action: { kind: 'cast', actor: you, object } },
        { kind: 'spendAsAnyColor', player: you, on: it('those') },
      ).includes('label those');
    const other = all(classFilter('spell'));
    expect(on(list('those', exiled(undefined, 'exiledWith'), other))).toBe(false);
    expect(on(list('those', other, other))).toBe(false);
    expect(on(list(undefined, exiled('those', 'exiledWith'), other))).toBe(false);
    expect(on(list('these', exiled('these', 'exiledWith'), other))).toBe(true);
    expect(on(exiled('those', 'paired'))).toBe(false);
    expect(on(exiled('those', 'exiledWith'), 'cant')).toBe(false);
  });

  test('only a static ability says so of what it changes', () => {
    const get = (object: Noun): unknown => ({
      kind: 'get',
      object,
      power: { kind: 'stat', stat: 'toughness', of: it('those') },
      toughness: number(0),
    });
    const those = select(where(filter('creature')), 'bare', 'others');
    expect(done(loose(get(those)))).toContain('label those');
    expect(rules({ kind: 'changes', action: get(all(filter('creature'), 'those')) })).toEqual([]);
    expect(
      rules({ kind: 'replace', would: { kind: 'draw', actor: you }, instead: loose(get(all(filter('creature')))) }),
    ).toContain('label those');
  });
});

describe('on its way', () => {
  test('"enters with" of a spell that is cast so, or that mana is spent on (CR 614.1c)', () => {
    const enters = (to: string): unknown => ({
      kind: 'rule',
      rule: {
        kind: 'entersWith',
        forATime: true,
        object: it(to),
        entering: { kind: 'entering', counters: [{ counter: '+1/+1', number: number(1) }] },
      },
    });
    const spent = (to: string, label: string | undefined): string[] =>
      says({
        kind: 'activated',
        cost: [{ kind: 'tapCost' }],
        clause: loose({
          kind: 'addMana',
          mana: { kind: 'symbols', symbols: ['G'] },
          spendOnly: { whenSpent: { object: all(classFilter('spell'), label), clause: enters(to) } },
        }),
      });
    const lacks = 'entersWith, of what has entered';
    expect([
      spent('it', 'it').includes(lacks),
      spent('that', 'it').includes(lacks),
      spent('it', undefined).includes(lacks),
    ]).toEqual([false, true, true]);
    expect(
      done(loose({ kind: 'move', verb: 'put', object: target(classFilter('card')), to: place('hand') }), enters('it')),
    ).toContain(lacks);
  });
});
