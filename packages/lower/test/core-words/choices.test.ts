/** Fields of which the engine reads some values or only in some place: what is let through, and what is refused. */
import { describe, expect, test } from 'vitest';
import type { Clause, Filter, Noun } from '@kitchen-table/language/surface';
import { classFilter, filter, keyword, number, self, target, you } from '../../../engine/test/support/cards.ts';
import { doing, nodes, rule, select, sorcery, where } from '../../../engine/test/support/texts.ts';

const done = (clause: unknown): string[] => nodes(sorcery(clause as Clause));
const all = (of: Filter): Noun => select(of, 'bare');
const nth = (which: number | 'next'): Noun =>
  all(where(classFilter('spell'), { kind: 'nthCast', nth: which, player: you }));

describe('verbs', () => {
  test('whoever destroys is one player, who chooses', () => {
    const by = (actor: unknown): string[] => doing({ kind: 'destroy', actor, object: target(filter('creature')) });
    expect(by(you)).toEqual([]);
    const a = (amount: string): unknown => ({
      kind: 'select',
      quantifier: { kind: 'quantifier', amount },
      filter: classFilter('player'),
    });
    expect(by(a('a'))).toEqual([]);
    expect(by(a('each')).join()).toContain('destroy.actor');
    expect(by({ kind: 'playerNoun', who: 'opponents' }).join()).toContain('destroy.actor');
  });

  test('what is destroyed is said in words that point at something', () => {
    const words = (said: string): boolean =>
      doing({ kind: 'destroy', object: target(filter('creature')), words: said }).length === 0;
    expect(
      ['and it', 'it', 'they', 'that creature', 'those artifacts', 'creatures destroyed this way'].filter(words),
    ).toHaveLength(6);
    expect(
      ['and them', 'but it', 'that big creature', 'destroyed this way', 'its', 'a land destroyed this way'].filter(
        words,
      ),
    ).toEqual([]);
  });

  test('a turn does not end, a combat phase does', () => {
    const ends = (step: string): string[] => doing({ kind: 'endTurn', part: { kind: 'turnPart', step } });
    expect(ends('combat')).toEqual([]);
    expect(ends('end').join()).toContain('endTurn.part');
  });

  test('how something is exiled: with counters, not tapped', () => {
    const enters = (entering: object): string[] =>
      doing({ kind: 'exile', object: target(filter('creature')), entering: { kind: 'entering', ...entering } });
    expect(enters({ counters: [{ counter: 'time', number: number(1) }] })).not.toContain(
      'instruction exile.entering entering',
    );
    expect(enters({ tapped: true })).toContain('instruction exile.entering entering');
  });

  test('base power and toughness in words that say so', () => {
    const words = (said: string): boolean =>
      doing({
        kind: 'setPowerToughness',
        object: target(filter('creature')),
        power: number(1),
        toughness: number(1),
        words: said,
      }).length === 0;
    expect(['base', 'each equal', 'that number', 'base, each'].map(words)).toEqual([true, true, true, true]);
    expect(['basement', 'a base, each', 'equal'].map(words)).toEqual([false, false, false]);
  });
});

describe('a choice of a word', () => {
  const become = (as: unknown): unknown => ({ kind: 'become', object: all(filter('creature')), as });
  test('is made as an instruction is carried out, and not by a static ability', () => {
    for (const kind of ['colorOfYourChoice', 'colorsOf', 'thatColor', 'ofYourChoice'])
      expect(rule({ kind: 'changes', action: become({ kind: 'description', colors: [{ kind }] }) })).toContain(
        'a choice of a static ability',
      );
    const words = (said: string): string[] =>
      rule({
        kind: 'changes',
        action: {
          kind: 'gain',
          verb: 'have',
          object: all(filter('creature')),
          abilities: [keyword('flying')],
          words: said,
        },
      });
    expect(words('a keyword of your choice')).toContain('a choice of a static ability');
    expect(words('of your choice, also')).not.toContain('a choice of a static ability');
    expect(words('also')).not.toContain('a choice of a static ability');
    expect(
      done({
        kind: 'rule',
        rule: { kind: 'changes', action: become({ kind: 'description', colors: [{ kind: 'thatColor' }] }) },
        during: { kind: 'untilEndOfTurn' },
      }),
    ).not.toContain('a choice of a static ability');
  });
});

describe('spells by their number', () => {
  test('"the next spell" gains something by an instruction, "the second spell" by a static ability', () => {
    const gain = (object: Noun): unknown => ({ kind: 'gain', verb: 'have', object, abilities: [keyword('haste')] });
    expect(rule({ kind: 'changes', action: gain(nth(2)) })).toEqual([]);
    expect(rule({ kind: 'changes', action: gain(nth('next')) })).toContain('gain of the nth spell cast');
    expect(doing(gain(nth('next')))).toEqual([]);
    expect(doing(gain(nth(2)))).toContain('gain of the nth spell cast');
    expect(
      rule({ kind: 'changes', action: { kind: 'get', object: nth(2), power: number(1), toughness: number(1) } }),
    ).toContain('get of the nth spell cast');
    expect(doing({ kind: 'get', object: nth('next'), power: number(1), toughness: number(1) }).length).toBeGreaterThan(
      0,
    );
  });

  test('what the next spell enters with, for an effect only', () => {
    const enters = (object: Noun): unknown => ({
      kind: 'entersWith',
      object,
      entering: { kind: 'entering', counters: [{ counter: '+1/+1', number: number(1) }] },
    });
    const effect = (object: Noun): string[] =>
      done({ kind: 'rule', rule: enters(object), during: { kind: 'untilEndOfTurn' } });
    expect(rule(enters(nth(2)))).toContain('entersWith of the nth spell cast');
    expect(rule(enters(nth('next')))).toContain('entersWith of the nth spell cast');
    expect(effect(nth('next'))).not.toContain('entersWith of the nth spell cast');
    expect(effect(nth(2))).toContain('entersWith of the nth spell cast');
    expect(rule(enters(self))).toEqual([]);
  });

  test('a number, or the next', () => {
    const odd = all(where(classFilter('spell'), { kind: 'nthCast', nth: 'last', player: you }));
    expect(rule({ kind: 'costChange', of: odd, change: 'less', symbols: ['1'] }).join()).toContain('nthCast.nth last');
    const fewer = (of: unknown): string[] => rule({ kind: 'costChange', of, change: 'less', symbols: ['1'] });
    expect(fewer({ kind: 'nounList', of: [nth(2), all(classFilter('spell'))] })).toContain(
      'costChange.of the nth spell cast',
    );
    expect(fewer(nth(2))).not.toContain('costChange.of the nth spell cast');
  });
});
