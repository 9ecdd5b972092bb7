/** Words that are read by themselves, but not together or not in that place: a card that joins them so is refused. */
import { describe, expect, test } from 'vitest';
import type { Clause, Cost, Noun, Rule } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/surface';
import { act, classFilter, filter, number, quantifier, self, target, you } from '../../../engine/test/support/cards.ts';
import {
  doing,
  it,
  loose,
  nodes,
  place,
  rule,
  says,
  select,
  sorcery,
  where,
} from '../../../engine/test/support/texts.ts';

const thisTurn = (of: unknown): Card =>
  sorcery({ kind: 'rule', rule: of as Rule, during: { kind: 'untilEndOfTurn' } } as Clause);
const pays = (action: unknown): string[] =>
  says({ kind: 'activated', cost: [{ kind: 'actionCost', action }] as Cost, clause: act({ kind: 'draw' }) });
const when = (event: unknown, more: object = {}): string[] =>
  says({
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [event], ...more },
    clause: act({ kind: 'draw' }),
  });
const some = (amount: unknown, ...qualities: unknown[]): Noun => ({
  ...select(where(filter('creature'), ...qualities)),
  quantifier: quantifier(amount as never),
});
const nth = (which: number | 'next', more: object = {}): Noun => ({
  kind: 'select',
  quantifier: quantifier('bare'),
  filter: where(classFilter('spell'), { kind: 'nthCast', nth: which, player: you, ...more }),
});
const mana = [{ kind: 'manaCost', symbols: ['1'] }];

test('rolling dice is replaced by rolling others, or by anything else (CR 614.6, 706.6)', () => {
  const replacing = (instead: unknown): string[] =>
    rule({ kind: 'replace', would: { kind: 'rollDie', actor: you }, instead });
  const more = { kind: 'rollDie', count: number(2), ignore: 'lowest' };
  expect(replacing(loose(more))).toEqual([]);
  expect(replacing(loose({ ...more, ignore: undefined }))).toEqual([]);
  expect(replacing(act({ kind: 'draw' }))).toEqual([]);
  expect(replacing(null)).toEqual([]);
});

describe('what is chosen together', () => {
  const total = (comparison: string): unknown => ({ kind: 'totalStat', stat: 'power', comparison, to: number(4) });

  test('a total that is a limit is chosen one after the other; a total that must be reached is not', () => {
    expect(doing({ kind: 'destroy', object: some('anyNumber', total('atMost')) })).toEqual([]);
    expect(doing({ kind: 'destroy', object: some('anyNumber', total('under')) })).toEqual([]);
    expect(doing({ kind: 'destroy', object: some('anyNumber', total('atLeast')) })).toEqual(['totalStat']);
    expect(pays({ kind: 'sacrifice', object: some('anyNumber', total('atMost')) })).toEqual(['totalStat']);
  });

  test('an attack with creatures of a total power is seen, with a total of anything else it is not', () => {
    const attack = (stat: string): string[] =>
      when({ kind: 'attack', object: you, with: some('anyNumber', { ...(total('atLeast') as object), stat }) });
    expect(attack('power')).not.toContain('totalStat');
    expect(attack('toughness')).toContain('totalStat');
  });

  test('things with different names are chosen or counted, not taken each', () => {
    const different = { kind: 'different', what: 'names' };
    for (const amount of ['upTo', 'number', 'anyNumber', 'atLeast', 'oneOrTwo', 'oneToThree'])
      expect(doing({ kind: 'destroy', object: some(amount, different) })).toEqual([]);
    expect(doing({ kind: 'destroy', object: some('each', different) })).toEqual(['different names']);
    const counted = { kind: 'controls', player: you, object: some('bare', different) };
    expect(says({ kind: 'static', rules: [], condition: counted })).toEqual([]);
  });

  test('"of their choice" in a cost is the choice of whoever pays', () => {
    const chosenBy = (chooser: object): string[] =>
      pays({ kind: 'sacrifice', object: { ...some('a'), quantifier: quantifier('a', { chooser } as never) } });
    expect(chosenBy({ kind: 'you', words: 'they' })).not.toContain('cost quantifier.chooser');
    expect(chosenBy(you)).toContain('cost quantifier.chooser');
  });
});

describe('counters', () => {
  test('counters of any kind are put only where the kinds are said', () => {
    const putting = (more: object): string[] =>
      doing({ kind: 'putCounters', counter: null, number: number(1), on: target(filter('creature')), ...more });
    expect(putting({})).toEqual(['putCounters of any kind']);
    expect(putting({ options: ['flying', 'reach'] })).toEqual([]);
    expect(putting({ counter: 'flying' })).toEqual([]);
  });

  test('removed from among several as a cost: so many, not any number', () => {
    const removing = (howMany: unknown, more: object = { among: true }): string[] =>
      pays({ kind: 'removeCounters', counter: '+1/+1', number: howMany, from: some('bare'), ...more });
    expect(removing(number(2))).toEqual([]);
    expect(removing({ kind: 'count', of: some('bare') })).toEqual(['removeCounters.among, any number']);
    expect(removing({ kind: 'count', of: some('bare') }, {})).toEqual([]);
  });

  test('a kind of counter that is chosen is for the steps after it', () => {
    const choosing = loose({ kind: 'chooseCounter' });
    expect(nodes(sorcery({ kind: 'may', clause: choosing } as Clause))).toContain('chooseCounter alone');
    expect(nodes(sorcery({ kind: 'may', clause: act({ kind: 'draw' }) } as Clause))).toEqual([]);
  });
});

describe('spells counted as they are cast', () => {
  test('the second spell of a turn costs less, but is not forbidden and not allowed', () => {
    expect(rule({ kind: 'costChange', of: nth(2), change: 'less', symbols: ['1'], toDo: 'cast' })).toEqual([]);
    expect(rule({ kind: 'cant', action: { kind: 'cast', actor: you, object: nth(2) } })).toEqual([
      'cant of the nth spell cast',
    ]);
    expect(rule({ kind: 'may', action: { kind: 'cast', actor: you, object: nth(2) } })).toEqual([
      'may of the nth spell cast',
    ]);
  });

  test('"the next spell" is that of an effect, not of a static ability', () => {
    const cheaper = { kind: 'costChange', of: nth('next'), change: 'less', symbols: ['1'], toDo: 'cast' };
    expect(rule(cheaper)).toEqual(['nthCast.nth next']);
    expect(nodes(thisTurn(cheaper))).toEqual([]);
    const sooner = { kind: 'may', action: { kind: 'cast', actor: you, object: nth('next') }, asThough: 'flash' };
    expect(rule(sooner)).toEqual(['may of the nth spell cast']);
    expect(nodes(thisTurn(sooner))).toEqual([]);
    expect(rule({ ...sooner, action: { kind: 'cast', actor: you, object: nth(1) } })).toEqual([]);
    const countered = { kind: 'cant', action: { kind: 'counter', object: nth('next') } };
    expect(rule(countered)).toEqual(['cant of the nth spell cast']);
    expect(nodes(thisTurn(countered))).toEqual([]);
    expect(doing({ kind: 'destroy', object: nth('next') })).toEqual(['nthCast.nth next']);
  });

  test('a cost is not changed for the first spell from a graveyard', () => {
    const first = nth(1, { from: place('graveyard') });
    expect(rule({ kind: 'costChange', of: first, change: 'less', symbols: ['1'], toDo: 'cast' })).toEqual([
      'costChange.of cast from there',
    ]);
  });

  test('a limit for each turn is one of spells or of draws', () => {
    const most = (action: unknown): string[] => rule({ kind: 'mostEachTurn', action, most: number(1) });
    expect(most({ kind: 'cast', actor: you, object: some('bare') })).toEqual([]);
    expect(most({ kind: 'draw', actor: you })).toEqual([]);
    expect(most({ kind: 'attack', object: self })).toEqual(['mostEachTurn of other deeds']);
  });
});

describe('events', () => {
  test('cards are drawn one at a time: "draws two or more" sets nothing off', () => {
    expect(when({ kind: 'draw', actor: you, amount: { kind: 'atLeast', number: 2 } })).toEqual([
      'trigger.events draw of several',
    ]);
    expect(when({ kind: 'draw', actor: you, amount: number(1) })).toEqual([]);
    expect(
      when({ kind: 'discard', actor: you, object: some('a'), amount: { kind: 'atLeast', number: 2 } }),
    ).not.toContain('trigger.events draw of several');
  });

  test('a trigger waits for a part of the turn, not for what is before or after it', () => {
    const during = (side: object): string[] =>
      when(
        { kind: 'attack', object: self },
        { during: { kind: 'duringPart', part: { kind: 'turnPart', step: 'turn' }, ...side } },
      );
    expect(during({ before: 'combat' })).toContain('trigger.during before or after');
    expect(during({ after: 'combat' })).toContain('trigger.during before or after');
    expect(during({})).not.toContain('trigger.during before or after');
  });

  test('what is exploited is a creature, whichever', () => {
    const exploiting = (to: Noun): string[] => when({ kind: 'keywordAction', action: 'exploit', actor: self, to });
    expect(exploiting(select(filter('creature')))).toEqual([]);
    expect(exploiting(select(filter('land')))).toEqual(['event exploit of some creatures']);
    expect(exploiting(select(filter('creature', 'artifact')))).toEqual(['event exploit of some creatures']);
    expect(exploiting(select(where(filter('creature'), { kind: 'token' })))).toContain(
      'event exploit of some creatures',
    );
    expect(exploiting(self)).toEqual(['event exploit of some creatures']);
  });

  test('who did not do something is told of this text, not of a turn', () => {
    const those = (more: object, event: unknown = { kind: 'attack', object: it('candidate') }): string[] =>
      doing({ kind: 'destroy', object: some('each', { kind: 'that', event, ...more }) });
    expect(those({})).toEqual([]);
    expect(those({ not: true })).toEqual(['that.not']);
    expect(those({ thisWay: true })).toContain('that, this way');
  });
});

describe('costs and rules', () => {
  test('an additional cost is asked for always, not under a condition', () => {
    const additional = mana;
    const condition = { kind: 'controls', player: you, object: select(filter('land')) };
    expect(says({ kind: 'static', rules: [], spellCost: { additional } })).toEqual([]);
    expect(says({ kind: 'static', rules: [], condition, spellCost: { additional } })).toEqual([
      'additional cost under a condition',
    ]);
    expect(says({ kind: 'static', rules: [], condition, spellCost: { alternative: additional } })).toEqual([]);
  });

  test('a cost that may be paid is one cost, of so much', () => {
    const optional = (part: unknown): string[] =>
      says({ kind: 'static', rules: [], spellCost: { optional: true, additional: [part] } });
    expect(optional({ kind: 'lifeCost', amount: 3 })).toEqual([]);
    expect(optional({ kind: 'lifeCost', amount: { kind: 'x' } })).toContain('static.spellCost.optional');
    expect(optional({ kind: 'eitherCost', of: [mana, mana] })).toEqual(['static.spellCost.optional']);
  });

  test('who must pay to attack is "you" only of the creature itself', () => {
    const unlessPaid = { kind: 'pay', actor: you, cost: mana };
    expect(rule({ kind: 'cant', action: { kind: 'attack', object: self }, unlessPaid })).toEqual([]);
    expect(rule({ kind: 'cant', action: { kind: 'attack', object: some('bare') }, unlessPaid })).toEqual([
      'cant unless you pay, of others',
    ]);
  });

  test('a player is controlled, and nothing else is done, for a part of a turn', () => {
    const during = { kind: 'duringPart', part: { kind: 'turnPart', step: 'turn' } };
    expect(nodes(sorcery({ kind: 'do', action: { kind: 'draw' }, during } as Clause))).toContain(
      'do.during duringPart',
    );
    const turns = { kind: 'inTurns', condition: { kind: 'isDayNight', what: 'day' } };
    expect(nodes(sorcery({ kind: 'do', action: { kind: 'draw' }, during: turns } as Clause))).toEqual([
      'do.during inTurns',
    ]);
  });

  test('nothing is done to what a text has not named', () => {
    expect(doing({ kind: 'destroy', object: { kind: 'reference', to: null, words: 'it' } })).toEqual([
      'unbound reference',
    ]);
    expect(doing({ kind: 'draw', amount: { kind: 'amountOf', to: null, words: 'that many' } })).toContain(
      'unbound amount',
    );
  });

  test('"unless its controller pays" is the controller of what is countered', () => {
    const unless = (of: Noun, object: Noun): string[] =>
      nodes(
        sorcery({
          kind: 'unless',
          actor: { kind: 'playerOf', relation: 'controller', of },
          action: { kind: 'pay', cost: mana },
          clause: loose({ kind: 'counter', object }),
        } as Clause),
      );
    expect(unless(it('self'), target(classFilter('spell')))).toEqual(['unless its controller, of something else']);
    expect(unless(it('target1'), target(classFilter('spell')))).toEqual([]);
    expect(unless(it('self'), self)).toEqual([]);
  });

  test('an expansion is spoken of in the whole of what is forbidden', () => {
    const from = { kind: 'firstPrintedIn', in: { expansion: 'Invented', names: [] } };
    const cast = (...qualities: unknown[]): unknown => ({
      kind: 'cast',
      object: { ...select(where(classFilter('spell'), ...qualities), 'bare') },
    });
    const play = { kind: 'play', object: select(where(filter('land'), from), 'bare') };
    expect(rule({ kind: 'cant', action: cast(from), also: [play] })).toEqual([]);
    expect(rule({ kind: 'cant', action: cast(), also: [play] })).toEqual(['cant of an expansion in part']);
  });
});
