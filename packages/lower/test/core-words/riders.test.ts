/** What is said of spells that are cast so, of mana, modes and tokens: as far as the engine carries it out. */
import { describe, expect, test } from 'vitest';
import type { Clause, Filter, Noun, Rule } from '@kitchen-table/language/surface';
import { act, classFilter, filter, number, quantifier, self, you } from '../../../engine/test/support/cards.ts';
import { it, loose, nodes, says, select, sorcery, stating, where } from '../../../engine/test/support/texts.ts';

const rule = (of: unknown): string => says(stating(of as Rule)).join();
const all = (of: Filter, label?: string): Noun => select(of, 'bare', label);
const haste = (to: string): Clause =>
  loose({ kind: 'gain', verb: 'have', object: it(to), abilities: [{ kind: 'keyword', keyword: 'haste' }] });
const enters = (more: object): Clause =>
  ({
    kind: 'rule',
    rule: {
      kind: 'entersWith',
      object: it('it'),
      entering: { kind: 'entering', counters: [{ counter: '+1/+1', number: number(1) }] },
      ...more,
    },
  }) as never;
const cant = { kind: 'rule', rule: { kind: 'cant', action: { kind: 'counter', object: it('it') } } } as never;

describe('of a spell that is cast by permission', () => {
  const cast = (clause: Clause): boolean =>
    rule({
      kind: 'may',
      action: { kind: 'cast', actor: you, object: all(classFilter('spell')) },
      ifCast: { object: all(classFilter('spell'), 'it'), clause },
    }).includes('may.ifCast');
  test('it gains something or enters with something; nothing else is said of it', () => {
    expect([cast(haste('it')), cast(enters({ forATime: true }))]).toEqual([false, false]);
    expect([cast(enters({})), cast(cant), cast(act({ kind: 'draw' }))]).toEqual([true, true, true]);
  });
});

describe('of a spell that mana is spent on (CR 106.6)', () => {
  const spent = (clause: Clause, more: object = {}): boolean =>
    says({
      kind: 'activated',
      cost: [{ kind: 'tapCost' }],
      clause: loose({
        kind: 'addMana',
        mana: { kind: 'symbols', symbols: ['G'] },
        spendOnly: { whenSpent: { object: all(classFilter('spell'), 'it'), clause, ...more } },
      }),
    })
      .join()
      .includes('spendOnly.whenSpent');
  test('the same, or that it can not be countered; anything, if it triggers', () => {
    expect([spent(haste('it')), spent(enters({ forATime: true })), spent(cant)]).toEqual([false, false, false]);
    expect([spent(enters({})), spent(act({ kind: 'draw' }))]).toEqual([true, true]);
    expect(spent(act({ kind: 'draw' }), { triggers: true })).toBe(false);
  });

  test('mana of a type that was produced, by what was tapped for it (CR 106.12a)', () => {
    const produced = (by: unknown): boolean =>
      says({
        kind: 'triggered',
        trigger: {
          kind: 'trigger',
          word: 'whenever',
          events: [{ kind: 'tapForMana', actor: you, object: all(filter('land')) }],
        },
        clause: loose({ kind: 'addMana', mana: { kind: 'produced', number: number(1), by } }),
      })
        .join()
        .includes('produced.by');
    expect([produced(it('event.object')), produced(it('event.source')), produced(self)]).toEqual([false, true, true]);
  });
});

describe('modes and tokens', () => {
  test('the one who chooses the modes is an opponent, no target and not all of them (CR 700.2d)', () => {
    const chooser = (noun: unknown): boolean =>
      nodes(
        sorcery({
          kind: 'modes',
          choose: { kind: 'modeCount', min: 1, max: 1 },
          chooser: noun,
          modes: [{ kind: 'mode', clause: act({ kind: 'draw' }) }],
        } as never),
      )
        .join()
        .includes('modes.chooser');
    const player = (amount: string, more: object = {}): unknown => ({
      kind: 'select',
      quantifier: { ...quantifier(amount as never), ...more },
      filter: classFilter('opponent'),
    });
    expect(chooser(player('a'))).toBe(false);
    expect([chooser(player('each')), chooser(player('a', { target: true })), chooser(you)]).toEqual([true, true, true]);
  });

  test('tokens that would be created, by what they are and not by how they are', () => {
    const tokens = (of: unknown): boolean =>
      rule({
        kind: 'replace',
        would: { kind: 'create', actor: you, token: { kind: 'tokensLike', filter: of } },
        instead: act({ kind: 'draw' }),
      }).includes('tokensLike.filter');
    const plain = filter('creature');
    expect(tokens(plain)).toBe(false);
    expect(tokens({ ...plain, adjectives: [{ kind: 'statusWord', status: 'tapped' }] })).toBe(true);
    expect(tokens(where(plain, { kind: 'controlledBy', player: you }))).toBe(true);
    const either = (...of: object[]): object => ({ kind: 'filter', noun: { kind: 'alternatives', of } });
    const words = [{ kind: 'subtypeWord', subtype: 'Food' }];
    expect(tokens(either({ kind: 'alternative', words }))).toBe(false);
    expect(tokens(either({ kind: 'alternative', words, qualities: [] }))).toBe(true);
  });
});
