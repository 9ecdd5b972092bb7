/** Events, durations, conditions and X: of each the values that the engine reads, and those it refuses. */
import { describe, expect, test } from 'vitest';
import type { Clause, Cost, Filter, Noun } from '@kitchen-table/language/surface';
import {
  act,
  classFilter,
  filter,
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
  rule,
  says,
  select,
  seq,
  sorcery,
  where,
} from '../../../engine/test/support/texts.ts';

const done = (clause: unknown): string[] => nodes(sorcery(clause as Clause));
const all = (of: Filter): Noun => select(of, 'bare');
const when = (event: unknown, more: object = {}): string[] =>
  says({
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [event], ...more },
    clause: act({ kind: 'draw' }),
  });
const mana = [{ kind: 'manaCost', symbols: ['1'] }] as Cost;

describe('events', () => {
  test('things tapped, moved or discarded as far as is noted of them', () => {
    expect(when({ kind: 'move', verb: 'put', object: all(classFilter('card')), to: place('graveyard') })).toEqual([]);
    expect(
      when({
        kind: 'move',
        verb: 'put',
        object: all(classFilter('card')),
        to: { ...place('library'), position: 'top' },
      }).join(),
    ).toContain('event move.to');
    const discards = (cause: unknown): string[] =>
      when({ kind: 'discard', actor: you, object: select(classFilter('card')), cause });
    expect(discards(select(classFilter('spell'))).join()).toContain('event discard.cause');
    expect(discards(self).join()).toContain('event discard.cause');
  });

  test('what is exploited is any creature', () => {
    const exploits = (to: unknown): boolean =>
      when({ kind: 'keywordAction', action: 'exploit', object: self, to }).includes('event exploit of some creatures');
    const plain = select(filter('creature'));
    expect([
      exploits(plain),
      exploits(select(where(filter('creature'), { kind: 'controlledBy', player: you }))),
      exploits(select(filter('artifact'))),
      exploits(self),
    ]).toEqual([false, true, true, true]);
    expect(
      exploits(select({ ...filter('creature'), adjectives: [{ kind: 'statusWord', status: 'tapped' }] as never })),
    ).toBe(true);
    expect(exploits(select({ kind: 'filter', noun: { kind: 'words', words: [] } } as never))).toBe(true);
    expect(
      when({ kind: 'keywordAction', action: 'fight', object: self, to: select(filter('artifact')) }),
    ).not.toContain('event exploit of some creatures');
  });

  test('one or more, so many, or that much', () => {
    const gains = (amount: unknown): string[] => when({ kind: 'gainLife', actor: you, amount });
    expect([gains(number(1)), gains({ kind: 'atLeast', number: 1 }), gains({ kind: 'atLeast', number: 3 })]).toEqual([
      [],
      [],
      [],
    ]);
    expect(gains(number(3)).join()).toContain('event gainLife.amount');
    const mills = (amount: unknown): string[] => when({ kind: 'mill', actor: you, amount });
    expect(mills({ kind: 'atLeast', number: 1 })).toEqual([]);
    expect(mills({ kind: 'atLeast', number: 2 }).join()).toContain('event mill.amount');
  });
});

describe('for how long, and by whom', () => {
  const draws = (during: unknown): string[] => done({ kind: 'do', action: { kind: 'draw' }, during });
  test('durations that the engine ends', () => {
    expect(draws({ kind: 'untilEndOfTurn' })).toEqual([]);
    expect(draws({ kind: 'lastTurn' }).join()).toContain('do.during lastTurn');
    const rules = (during: unknown): string[] =>
      done({
        kind: 'rule',
        rule: { kind: 'cant', action: { kind: 'attack', object: all(filter('creature')) } },
        during,
      });
    expect([rules({ kind: 'thisTurn' }), rules({ kind: 'lastTurn' }).join().includes('rule.during lastTurn')]).toEqual([
      [],
      true,
    ]);
  });

  test('cards are played or cast during turns, players controlled during a part of one', () => {
    const turns = { kind: 'inTurns', condition: { kind: 'isDayNight', what: 'day' } };
    const on = (action: unknown): string[] => done({ kind: 'do', action, during: turns });
    expect(on({ kind: 'play', actor: you, object: target(classFilter('card')) })).not.toContain('do.during inTurns');
    expect(on({ kind: 'cast', actor: you, object: target(classFilter('card')) })).not.toContain('do.during inTurns');
    expect(on({ kind: 'destroy', object: target(filter('creature')) })).toContain('do.during inTurns');
  });

  test('a delayed ability waits for this turn, another does not', () => {
    const later = (during: unknown): string[] =>
      done({
        kind: 'delayed',
        trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'attack', object: self }], during },
        clause: act({ kind: 'draw' }),
      });
    expect(later({ kind: 'thisTurn' })).toEqual([]);
    expect(later({ kind: 'lastTurn' }).length).toBeGreaterThan(0);
    expect(when({ kind: 'attack', object: self }, { during: { kind: 'thisTurn' } }).length).toBeGreaterThan(0);
  });
});

describe('"if you do", "instead" and "unless"', () => {
  const asks = (words: string): boolean =>
    done(seq(act({ kind: 'draw' }), { kind: 'ifDone', words, clause: act({ kind: 'draw' }) } as Clause)).length === 0;
  test('what is asked about the step before, in words that are known', () => {
    expect(
      ['this way', 'you do', 'you search your library this way', 'you searched your library this way'].map(asks),
    ).toEqual([true, true, true, true]);
    expect(['you put a card into your hand this way', 'anything died this way'].map(asks)).toEqual([false, false]);
  });

  test('in which words something happens instead', () => {
    const words = (said: string): boolean =>
      rule({ kind: 'replace', would: { kind: 'draw', actor: you }, instead: act({ kind: 'draw' }), words: said })
        .length === 0;
    expect(['instead first', 'unsaid', 'instead create'].map(words)).toEqual([true, true, true]);
    expect(['last of all', 'not instead create', 'if it creates'].map(words)).toEqual([false, false, false]);
  });

  test('"unless its controller pays", of what is done to something else', () => {
    const unless = (actor: unknown, clause: unknown): boolean =>
      done({ kind: 'unless', actor, action: { kind: 'pay', cost: mana }, clause }).includes(
        'unless its controller, of something else',
      );
    const its = { kind: 'playerOf', relation: 'controller', of: it('self') };
    expect(unless(its, loose({ kind: 'destroy', object: it('self') }))).toBe(false);
    expect(unless(its, act({ kind: 'draw' }))).toBe(false);
    expect(unless(you, loose({ kind: 'destroy', object: target(filter('creature')) }))).toBe(false);
    expect(unless(its, loose({ kind: 'destroy', object: target(filter('creature')) }))).toBe(true);
  });
});

describe('X (CR 107.3)', () => {
  const x = { kind: 'x' };
  const unknown = 'an X without a value';
  test('in loyalty costs, in what is announced, in no other ability of the card', () => {
    const draw = loose({ kind: 'draw', amount: x });
    expect(says({ kind: 'activated', cost: [{ kind: 'loyaltyCost', amount: '-X' }], clause: draw })).not.toContain(
      unknown,
    );
    expect(says({ kind: 'activated', cost: mana, clause: draw })).toContain(unknown);
    expect(
      nodes(
        card('Test X', {
          cost: 'XG',
          types: ['creature'],
          power: 1,
          toughness: 1,
          abilities: [
            {
              kind: 'static',
              rules: [{ kind: 'changes', action: { kind: 'get', object: self, power: x, toughness: number(0) } }],
            },
          ],
        } as never),
      ),
    ).toContain(unknown);
  });

  test('how many are sacrificed, tapped, revealed, discarded or exiled is chosen then; the rest knows it', () => {
    const many = (kind: string, more: object = {}): string[] =>
      done(
        seq(
          loose({
            kind,
            object: { ...all(filter('land')), quantifier: { kind: 'quantifier', amount: 'number', number: x } },
            ...more,
          }),
          loose({ kind: 'draw', amount: x }),
        ),
      );
    for (const kind of ['sacrifice', 'tap', 'discard', 'exile', 'reveal'])
      expect([kind, many(kind).includes(unknown)]).toEqual([kind, false]);
    expect(many('destroy')).toContain(unknown);
  });

  test('an X that enters with the permanent is that of the spell, or is said (CR 107.3m)', () => {
    const enters = (cost: string, more: object = {}): string[] =>
      nodes(
        card('Test Hydra', {
          cost,
          types: ['creature'],
          power: 0,
          toughness: 0,
          abilities: [
            {
              kind: 'static',
              rules: [
                {
                  kind: 'entersWith',
                  object: self,
                  entering: { kind: 'entering', counters: [{ counter: '+1/+1', number: x }] },
                  ...more,
                },
              ],
            },
          ],
        } as never),
      );
    expect([enters('XG').includes(unknown), enters('1G').includes(unknown)]).toEqual([false, true]);
    expect(enters('1G', { whereX: number(3) })).not.toContain(unknown);
  });
});
