/** Where "it", "that player", "those" and "that much" can be followed, and where nothing has named them. CR 608.2h, 608.2k. */
import { describe, expect, test } from 'vitest';
import type { Ability, Clause, Filter, Noun, Rule } from '@kitchen-table/language/surface';
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
import { it, loose, nodes, says, select, seq, sorcery, stating, where } from '../../../engine/test/support/texts.ts';

const rules = (...of: unknown[]): string[] => says(stating(...(of as Rule[])));
const destroyed = (to: string): Clause => act({ kind: 'destroy', object: it(to) });
const all = (of: Filter, label?: string): Noun => select(of, 'bare', label);
const grow = (object: Noun): unknown => ({
  kind: 'changes',
  action: { kind: 'get', object, power: number(1), toughness: number(1) },
});
const of = (...abilities: unknown[]): string[] =>
  nodes(card('Test Spell', { cost: 'R', types: ['sorcery'], abilities: abilities as Ability[] }));
const spoken = (clause: Clause): unknown => ({ kind: 'spell', clause });

describe('what is chosen names, what is looked at does not', () => {
  test('a step chooses; what a static ability speaks of it does not choose', () => {
    const tap = loose({ kind: 'tap', object: select(filter('creature'), 'a', 'chosen1') });
    expect(nodes(sorcery(seq(tap, destroyed('chosen1'))))).toEqual([]);
    expect(nodes(sorcery(destroyed('chosen1')))).toEqual(['label chosenN']);
    const costs = { kind: 'mostCounters', object: it('those'), counter: 'charge', most: number(1) };
    expect(rules(costs)).toContain('label those');
  });

  test('a target names wherever it stands, also in what is only counted (CR 115.1)', () => {
    const aimed = { ...target(filter('creature')), label: 'target1' } as Noun;
    const count = (noun: Noun, label: string): string[] =>
      nodes(
        sorcery(seq(loose({ kind: 'gainLife', actor: you, amount: { kind: 'count', of: noun } }), destroyed(label))),
      );
    expect(count(aimed, 'target1')).toEqual([]);
    expect(count(all(filter('creature'), 'seen'), 'seen')).toEqual(['label seen']);
  });

  test('that much, of what has been named, and of nothing else', () => {
    const gain = (to: string): Clause =>
      loose({ kind: 'gainLife', actor: you, amount: { kind: 'amountOf', to, words: 'that much' } });
    const draw = loose({ kind: 'destroy', object: select(filter('creature'), 'a', 'chosen1') });
    expect(nodes(sorcery(seq(draw, gain('chosen1'))))).toEqual([]);
    expect(nodes(sorcery(seq(draw, gain('chosen2'))))).toEqual(['label chosenN']);
  });

  test('other paragraphs of a spell, and costs that it has besides: of a spell only', () => {
    const tap = spoken(loose({ kind: 'tap', object: select(filter('creature'), 'a', 'chosen1') }));
    const trigger = { kind: 'trigger', word: 'when', events: [{ kind: 'attack', object: self }] };
    expect(of(tap, { kind: 'triggered', trigger, clause: destroyed('chosen1') })).toEqual(['label chosenN']);
    expect(
      of(
        {
          kind: 'triggered',
          trigger,
          clause: loose({ kind: 'tap', object: select(filter('creature'), 'a', 'chosen1') }),
        },
        spoken(destroyed('chosen1')),
      ),
    ).toEqual(['label chosenN']);
    const boon = {
      kind: 'static',
      rules: [
        {
          kind: 'changes',
          action: { kind: 'get', object: all(filter('creature'), 'chosen1'), power: number(1), toughness: number(1) },
        },
      ],
    };
    expect(of(boon, spoken(destroyed('chosen1')))).toContain('label chosenN');
  });

  test('what was paid is known where the cost is that of a spell, too', () => {
    const reduced = (more: object): string[] =>
      says({
        kind: 'static',
        rules: [
          { kind: 'costChange', of: { kind: 'self' }, change: 'less', amount: { kind: 'count', of: it('cost') } },
        ],
        ...more,
      });
    const cost = {
      spellCost: {
        additional: [{ kind: 'actionCost', action: { kind: 'sacrifice', object: select(filter('land')) } }],
      },
    };
    expect(reduced({})).toContain('label cost');
    expect(reduced(cost)).not.toContain('label cost');
  });
});

describe('within an event', () => {
  const trigger = (more: object = {}): unknown => ({
    kind: 'trigger',
    word: 'when',
    events: [{ kind: 'attack', object: self }],
    ...more,
  });
  const condition = (to: string): unknown => ({ kind: 'is', subject: it(to), filter: filter('artifact') });
  test('its condition knows it as well as what is done (CR 603.4)', () => {
    expect(
      says({
        kind: 'triggered',
        trigger: trigger({ condition: condition('event.object') }),
        clause: act({ kind: 'draw' }),
      }),
    ).toEqual([]);
    expect(says({ kind: 'triggered', trigger: trigger(), clause: destroyed('event.object') })).toEqual([]);
    expect(says({ kind: 'activated', cost: [], clause: destroyed('event.object') })).toEqual(['label event.object']);
    expect(
      says({
        kind: 'activated',
        cost: [],
        clause: { kind: 'delayed', trigger: trigger(), clause: destroyed('event.object') },
      }),
    ).toEqual([]);
  });

  test('who acts is known within what is looked for, where the verb has an actor of its own', () => {
    const any = (label: string): Noun =>
      ({ kind: 'playerNoun', quantifier: { kind: 'quantifier', amount: 'a' }, players: 'player', label }) as never;
    const casting = (event: unknown): string[] =>
      says({
        kind: 'triggered',
        trigger: { kind: 'trigger', word: 'whenever', events: [event] },
        clause: act({ kind: 'draw' }),
      });
    const theirs = (to: string): Noun => all(where(classFilter('spell'), { kind: 'controlledBy', player: it(to) }));
    expect(casting({ kind: 'cast', actor: any('who'), object: theirs('who') })).not.toContain('label who');
    expect(casting({ kind: 'cast', actor: any('who'), object: theirs('whom') })).toContain('label whom');
    expect(casting({ kind: 'discard', actor: any('who'), object: theirs('who') })).toContain('label who');
    expect(nodes(sorcery(loose({ kind: 'sacrifice', actor: any('who'), object: theirs('whom') })))).toContain(
      'label whom',
    );
  });
});

describe('each one that is gone through or described', () => {
  test('"each" within what is done for each, not in what they are', () => {
    const each = (of: Noun, clause: Clause): string[] => nodes(sorcery({ kind: 'forEach', of, clause } as Clause));
    expect(each(all(filter('creature')), destroyed('each'))).toEqual([]);
    expect(
      each(all(where(filter('creature'), { kind: 'controlledBy', player: it('each') })), act({ kind: 'draw' })),
    ).toContain('label each');
  });

  test('what is compared with itself, in its description', () => {
    const power = (stat: unknown): Noun =>
      all(where(filter('creature'), { kind: 'withStat', stat: 'power', comparison: 'atLeast', to: stat }));
    const own = { kind: 'stat', stat: 'toughness', of: it('candidate') };
    expect(nodes(sorcery(loose({ kind: 'destroy', object: power(own) })))).not.toContain('label candidate');
    expect(nodes(sorcery(destroyed('candidate')))).toContain('label candidate');
    const owned = all(where(filter('creature'), { kind: 'controlledBy', player: it('candidate') }));
    expect(nodes(sorcery(loose({ kind: 'destroy', object: owned })))).toContain('label candidate');
  });
});

describe('rules that go on about the same', () => {
  const those = all(filter('creature'), 'those');
  test('a change may be followed by another change, a prohibition or a demand of the same', () => {
    expect(rules(grow(those), grow(it('those')))).toEqual([]);
    expect(
      rules(
        { kind: 'cant', action: { kind: 'block', object: those } },
        { kind: 'must', action: { kind: 'attack', object: it('those') } },
      ),
    ).toEqual([]);
    expect(nodes(sorcery(destroyed('those')))).toEqual(['label those']);
    expect(rules({ kind: 'mostCounters', object: it('those'), counter: 'charge', most: number(1) })).toContain(
      'label those',
    );
  });

  test('the change itself may speak of each that it changes', () => {
    const own = (object: Noun, to: string): unknown => ({
      kind: 'changes',
      action: { kind: 'get', object, power: { kind: 'stat', stat: 'toughness', of: it(to) }, toughness: number(0) },
    });
    expect(rules(own(those, 'those'))).toEqual([]);
    expect(rules(own(those, 'others'))).toEqual(['label others']);
    expect(rules(own(all(filter('creature')), 'those'))).toEqual(['label those']);
    expect(rules(grow(those), own(it('those'), 'those'))).toEqual([]);
    expect(
      nodes(
        sorcery(
          loose({
            kind: 'get',
            object: those,
            power: { kind: 'stat', stat: 'toughness', of: it('others') },
            toughness: number(0),
          }),
        ),
      ),
    ).toEqual(['label others']);
  });

  test('of several rules under one condition all have to change the same', () => {
    const condition = { kind: 'is', subject: it('those'), filter: filter('artifact') };
    const given = (...each: unknown[]): string[] => says({ kind: 'static', rules: each, condition });
    expect(given(grow(those), grow(those))).toEqual([]);
    expect(given(grow(those), grow(self))).toEqual(['label those']);
    expect(
      given({ kind: 'may', action: { kind: 'cast', actor: you, object: all(classFilter('spell'), 'those') } }),
    ).toContain('label those');
    expect(given(grow(self))).toEqual(['label those']);
  });
});

test('what is said of a copy is said as it is made, and nowhere else (CR 707.9)', () => {
  const copied = (kind: string, to: string): string[] =>
    nodes(
      sorcery(
        loose({
          kind,
          object: target(filter('creature')),
          of: target(filter('creature')),
          except: [{ kind: 'gain', verb: 'have', object: it(to), abilities: [{ kind: 'keyword', keyword: 'flying' }] }],
        }),
      ),
    );
  expect(copied('becomeCopy', 'copy')).toEqual([]);
  expect(copied('becomeCopy', 'another')).toEqual(['label another']);
  expect(nodes(sorcery(destroyed('copy')))).toEqual(['label copy']);
});

describe('a part that nobody plays in the event is refused (CR 608.2k)', () => {
  const waiting = (event: unknown, clause: Clause): string[] =>
    of({ kind: 'triggered', trigger: { kind: 'trigger', word: 'whenever', events: [event] }, clause });
  const drawn = { kind: 'draw', actor: you, amount: number(1) };

  test('a draw has no other side; damage has', () => {
    expect(waiting(drawn, destroyed('event.recipient'))).toEqual(['event.recipient of draw']);
    expect(waiting({ kind: 'dealDamage', actor: self }, destroyed('event.recipient'))).toEqual([]);
  });

  test('whose graveyard it is, is another side where it is said', () => {
    const move = (to: unknown): unknown => ({ kind: 'move', object: select(classFilter('card'), 'a'), to });
    const graveyard = { kind: 'place', zone: 'graveyard' };
    expect(waiting(move(graveyard), destroyed('event.recipient'))).toContain('event.recipient of move');
    const opponents = { ...graveyard, of: select(classFilter('opponent'), 'a') };
    expect(waiting(move(opponents), destroyed('event.recipient'))).not.toContain('event.recipient of move');
  });

  test('a step begins to nothing; what would have happened is not spoken of at that step', () => {
    const step = { kind: 'beginningOf', part: { kind: 'turnPart', step: 'end' } };
    expect(waiting(step, destroyed('event.object'))).toEqual(['event.object of beginningOf']);
    expect(waiting({ kind: 'enter', object: self }, destroyed('event.object'))).toEqual([]);
  });

  test('a delayed trigger speaks of its own event, and of the one around it', () => {
    const later = (to: string): Clause =>
      ({
        kind: 'delayed',
        trigger: { kind: 'trigger', word: 'whenever', events: [drawn] },
        clause: destroyed(to),
      }) as unknown as Clause;
    const hurt = { kind: 'dealDamage', actor: self };
    expect(waiting(hurt, later('event.recipient'))).toEqual(['event.recipient of draw']);
    expect(waiting(hurt, later('outer event.recipient'))).toEqual([]);
  });
});
