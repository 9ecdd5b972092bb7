/** Every place of a text is looked at for what has no meaning: what stands there is refused, wherever it is. */
import { refusalsOf } from '@kitchen-table/lower';
import { describe, expect, test } from 'vitest';
import type { Action, Clause } from '@kitchen-table/language/surface';
import { act, keyword, number, printedCard as card, self, spell, you } from '../../../engine/test/support/cards.ts';
import { nodes, rule, says, seq, sorcery, stating } from '../../../engine/test/support/texts.ts';

/** A fact of casting that nothing knows. */
const doubt = { kind: 'castFact', fact: 'dreamt', subject: self };
const doubted = 'cast fact dreamt';
const dream = act({ kind: 'attackUnblocked', object: self } as unknown as Action);
const dreams = 'instruction attackUnblocked';
const draws = act({ kind: 'draw' });
const unheard = [{ kind: 'manaCost', symbols: ['Ω'] }];
const event = { kind: 'attack', object: self };
const trigger = (more: object = {}): object => ({ kind: 'trigger', word: 'whenever', events: [event], ...more });
const clause = (of: unknown): string[] => nodes(sorcery(of as Clause));

describe('what is asked or counted', () => {
  const day = { kind: 'isDayNight', what: 'day' };
  test.each<[string, (of: object) => string[]]>([
    ['how long something is done', (during) => clause({ kind: 'do', action: { kind: 'draw' }, during })],
    ['how long several things are', (during) => clause({ kind: 'during', during, clause: draws })],
    ['how long a rule holds', (during) => clause({ kind: 'rule', rule: { kind: 'noMaximumHandSize' }, during })],
    ['who may', (actor) => clause({ kind: 'may', actor, clause: draws })],
    ['an "if"', (condition) => clause({ kind: 'if', condition, clause: draws })],
    [
      'an "if" of a process',
      (condition) =>
        clause(seq(draws, { kind: 'if', condition, clause: { kind: 'repeat', times: null, words: '' } } as never)),
    ],
    ['what there is one for', (of) => clause({ kind: 'forEach', of, clause: draws })],
    ['what X is', (value) => clause({ kind: 'whereX', value, clause: draws })],
    ['who does the same', (by) => clause({ kind: 'sameBy', by, clause: draws })],
    ['what is separated', (of) => clause({ kind: 'separatePiles', of, chosen: draws, other: draws })],
    [
      'the "if" of a trigger',
      (condition) => says({ kind: 'triggered', trigger: trigger({ condition }), clause: draws }),
    ],
    ['when it triggers', (during) => says({ kind: 'triggered', trigger: trigger({ during }), clause: draws })],
    ['as long as', (condition) => says({ ...stating({ kind: 'noMaximumHandSize' } as never), condition })],
    [
      'when it is activated',
      (condition) => says({ kind: 'activated', cost: [], clause: draws, limits: [{ kind: 'onlyIf', condition }] }),
    ],
    ['what a keyword applies to', (of) => says(keyword('champion', { filter: of } as never))],
    ['how much mana', (of) => clause(act({ kind: 'addMana', mana: { kind: 'manaOf', number: of } } as never))],
    ['what is said of an action', (object) => clause(act({ kind: 'destroy', object } as never))],
    [
      'in a list',
      (object) => clause(act({ kind: 'destroy', object: { kind: 'nounList', of: [self, object] } } as never)),
    ],
    ['what can’t be done', (object) => rule({ kind: 'cant', action: { kind: 'attack', object } })],
    [
      'what else can’t',
      (object) => rule({ kind: 'cant', action: { kind: 'attack', object: self }, also: [{ kind: 'block', object }] }),
    ],
    ['what must be done', (object) => rule({ kind: 'must', action: { kind: 'attack', object } })],
    ['what may be cast', (object) => rule({ kind: 'may', action: { kind: 'cast', object } })],
    ['what is replaced', (object) => rule({ kind: 'replace', would: { kind: 'destroy', object }, instead: null })],
    ['how it enters', (of) => rule({ kind: 'entersWith', object: self, entering: of })],
    ['whose cost is changed', (of) => rule({ kind: 'costChange', of, amount: number(1), more: true })],
    ['what a rule is about', (object) => rule({ kind: 'doesntUntap', object })],
  ])('%s', (_name, place) => {
    expect(place(doubt)).toContain(doubted);
    expect(place(day)).not.toContain(doubted);
  });
});

describe('what is done', () => {
  test.each<[string, (of: Clause) => string[]]>([
    ['by a rule as another player', (of) => rule({ kind: 'asYou', clause: of })],
    ['in place of something', (of) => rule({ kind: 'replace', would: { kind: 'draw', actor: you }, instead: of })],
    ['as it enters', (of) => rule({ kind: 'entersWith', object: self, clause: of })],
    ['when it has entered so', (of) => rule({ kind: 'entersWith', object: self, whenDone: of })],
    [
      'when it was exerted',
      (of) =>
        rule({
          kind: 'may',
          action: { kind: 'keywordAction', action: 'exert', object: self },
          asItAttacks: true,
          whenDone: of,
        }),
    ],
    [
      'to a spell that is cast so',
      (of) => rule({ kind: 'may', action: { kind: 'cast', object: self }, ifCast: { object: self, clause: of } }),
    ],
    [
      'when mana is spent',
      (of) =>
        clause(
          act({
            kind: 'addMana',
            mana: { kind: 'manaSymbols', symbols: ['G'] },
            spendOnly: { whenSpent: { clause: of } },
          } as never),
        ),
    ],
    ['for everybody the same', (of) => clause({ kind: 'sameBy', by: you, clause: of })],
    ['first in a row', (of) => clause(seq(of, draws))],
    ['last in a row', (of) => clause(seq(draws, of))],
    [
      'instead of the step before',
      (of) =>
        clause(
          seq(draws, {
            kind: 'if',
            condition: { kind: 'isDayNight', what: 'day' },
            clause: of,
            instead: true,
          } as never),
        ),
    ],
    ['in words that are left out', (of) => says(keyword('cleave', { cost: [], cleaved: [spell(of)] } as never))],
    [
      'by an ability that is granted',
      (of) =>
        rule({
          kind: 'changes',
          action: {
            kind: 'gain',
            verb: 'have',
            object: self,
            abilities: [{ kind: 'triggered', trigger: trigger(), clause: of }],
          },
        }),
    ],
    [
      'by an ability that is looked for',
      (of) =>
        clause(
          act({
            kind: 'destroy',
            object: { kind: 'withAbility', ability: { kind: 'triggered', trigger: trigger(), clause: of } },
          } as never),
        ),
    ],
    [
      'by an ability of a token',
      (of) =>
        clause(
          act({
            kind: 'create',
            token: { kind: 'token', abilities: [{ kind: 'triggered', trigger: trigger(), clause: of }] },
          } as never),
        ),
    ],
  ])('%s', (_name, place) => {
    expect(place(dream)).toContain(dreams);
    expect(place(draws)).not.toContain(dreams);
  });

  test('a verb is understood as it is said: done, noticed, paid or stated', () => {
    const wins = { kind: 'winGame', actor: you };
    expect(clause(act(wins as never))).not.toContain('instruction winGame');
    const paid = [{ kind: 'actionCost', action: { kind: 'sacrifice', object: self }, also: wins }];
    expect(says({ kind: 'activated', cost: paid, clause: draws })).toContain('cost winGame');
    expect(says({ kind: 'activated', cost: [{ kind: 'actionCost', action: wins }], clause: draws })).toContain(
      'cost winGame',
    );
    expect(rule({ kind: 'may', action: { kind: 'cast', object: self }, additionalCost: wins })).toContain(
      'cost winGame',
    );
    expect(rule({ kind: 'changes', action: wins })).toContain('statement winGame');
    expect(rule({ kind: 'changes', action: { kind: 'goad', object: self } })).not.toContain('statement goad');
    expect(rule({ kind: 'cant', action: wins })).not.toContain('statement winGame');
    expect(rule({ kind: 'must', action: wins })).toContain('must winGame');
    expect(rule({ kind: 'must', action: { kind: 'attack', object: self } })).not.toContain('must attack');
    expect(rule({ kind: 'may', action: wins })).toContain('may winGame');
    for (const kind of ['cast', 'play', 'look'])
      expect(rule({ kind: 'may', action: { kind, object: self } })).not.toContain(`may ${kind}`);
  });

  test('what may be done as though: with flash only, a cost for it of spells only', () => {
    const may = (kind: string, asThough: string, more: object = {}): string[] =>
      rule({ kind: 'may', action: { kind, object: self }, asThough, ...more });
    const cost = { additionalCost: { kind: 'pay', actor: you, cost: [] } };
    expect(may('cast', 'flash')).not.toContain('may as though');
    expect(may('cast', 'haste')).toContain('may as though');
    expect(may('cast', 'flash', cost)).not.toContain('may with a cost');
    expect(may('play', 'flash', cost)).toContain('may with a cost');
    expect(rule({ kind: 'may', action: { kind: 'play', object: self }, ...cost })).not.toContain('may with a cost');
  });
});

describe('costs and symbols', () => {
  test.each<[string, (cost: unknown) => string[]]>([
    ['of an ability', (cost) => says({ kind: 'activated', cost, clause: draws })],
    [
      'of one of two ways',
      (cost) => says({ kind: 'activated', cost: [{ kind: 'eitherCost', of: [[], cost] }], clause: draws }),
    ],
    ['of a keyword', (cost) => says(keyword('kicker', { cost } as never))],
    ['in addition', (cost) => says({ kind: 'static', rules: [], spellCost: { additional: cost } })],
    ['instead of the mana cost', (cost) => says({ kind: 'static', rules: [], spellCost: { alternative: cost } })],
    ['of what may be cast', (cost) => clause(act({ kind: 'cast', object: self, insteadOfManaCost: cost } as never))],
    ['of what may be played', (cost) => clause(act({ kind: 'play', object: self, insteadOfManaCost: cost } as never))],
    [
      'that is changed',
      (cost) =>
        rule({ kind: 'costChange', of: self, symbols: (cost as { symbols: string[] }[])[0]?.symbols, more: true }),
    ],
  ])('%s', (_name, place) => {
    expect(place(unheard)).toContain('symbol Ω');
    expect(place([{ kind: 'manaCost', symbols: ['G'] }])).not.toContain('symbol Ω');
  });

  test('a spell cost that is neither in addition nor instead is none', () => {
    expect(says({ kind: 'static', rules: [], spellCost: { words: 'as you like' } })).toContain('spellCost');
    expect(says({ kind: 'static', rules: [], spellCost: { alternative: [] } })).not.toContain('spellCost');
  });
});

describe('words that need others', () => {
  test('"instead" needs a step before it', () => {
    const instead = { kind: 'if', condition: { kind: 'isDayNight', what: 'day' }, clause: draws, instead: true };
    expect(clause(seq(instead as Clause, draws))).toContain('if instead');
    expect(clause(instead)).toContain('if instead');
    expect(clause(seq(draws, instead as Clause))).not.toContain('if instead');
  });

  test('"instead" at the head of a paragraph is of the paragraph before', () => {
    const instead = {
      kind: 'if',
      condition: { kind: 'isDayNight', what: 'day' },
      clause: draws,
      instead: true,
    } as Clause;
    expect(nodes(sorcery(draws, instead))).not.toContain('if instead');
    expect(nodes(sorcery(instead, draws))).toContain('if instead');
  });

  test('"repeat" needs what is repeated', () => {
    const again = { kind: 'repeat', times: null, words: 'repeat this process' } as Clause;
    const ways: Clause[] = [
      again,
      { kind: 'may', clause: again },
      { kind: 'ifDone', words: 'you do', clause: again },
      { kind: 'if', condition: { kind: 'isDayNight', what: 'day' } as never, clause: again },
    ];
    for (const way of ways) {
      expect(clause(way)).toContain('repeat');
      expect(clause(seq(draws, way))).not.toContain('repeat');
    }
    expect(clause(seq(draws, { kind: 'ifDone', words: 'you do', clause: again, otherwise: draws }))).toContain(
      'repeat',
    );
    expect(clause(seq(draws, { kind: 'ifDone', words: 'when you do', reflexive: true, clause: again }))).toContain(
      'repeat',
    );
    expect(
      clause(seq(draws, { kind: 'if', condition: { kind: 'isDayNight' } as never, clause: again, otherwise: draws })),
    ).toContain('repeat');
  });

  test('a mode with a cost as its label is no mode', () => {
    const labelled = (label?: string): string[] =>
      clause({
        kind: 'modes',
        choose: { min: 1, max: 1, words: 'one' },
        modes: [{ kind: 'mode', clause: draws, ...(label === undefined ? {} : { label }) }],
      });
    expect([labelled('{2}'), labelled('Dawn'), labelled()].map((found) => found.includes('mode with a cost'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('suspend of cards in hands has a number; limits are of keywords that are activated', () => {
    const suspend = (more: object): boolean => says(keyword('suspend', more as never)).includes('keyword suspend X');
    const cost = [{ kind: 'manaCost', symbols: ['U'] }];
    expect(suspend({ cost, amount: number(2) })).toBe(false);
    expect(suspend({ cost, amount: { kind: 'x' } })).toBe(false);
    expect(suspend({ cost, amount: { kind: 'lifeTotal', of: you } })).toBe(true);
    expect(suspend({ cost })).toBe(true);
    expect(suspend({})).toBe(false);
    const limits = [{ kind: 'onlyAsSorcery' }];
    expect(says(keyword('equip', { cost, limits } as never))).not.toContain('keyword with limits');
    expect(says(keyword('flying', { limits } as never))).toContain('keyword with limits');
  });

  test('"the same is true for" is said of what gives a keyword if something that is looked at has it', () => {
    const gives = { kind: 'do', action: { kind: 'gain', verb: 'have', object: self, abilities: [keyword('flying')] } };
    const same = (of: unknown): string[] => clause({ kind: 'sameFor', clause: of, keywords: ['trample'] });
    expect(
      same({ kind: 'if', condition: { kind: 'hasKeyword', subject: self, keyword: 'flying' }, clause: gives }),
    ).toEqual([]);
    expect(same({ kind: 'if', condition: { kind: 'isDayNight', what: 'day' }, clause: gives })).toEqual(['sameFor']);
    expect(same(gives)).toEqual(['sameFor']);
    expect(same(draws)).toEqual(['sameFor']);
  });
});

test('each missing word is told once for each ability, with its place', () => {
  const made = card('Test Twice', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [spell(draws), spell(seq(dream, dream)), spell(dream)],
  });
  expect(refusalsOf(made).filter(({ node }) => node === dreams)).toEqual([
    { node: dreams, ability: 1, text: 'attackUnblocked' },
    { node: dreams, ability: 2, text: 'attackUnblocked' },
  ]);
  expect(refusalsOf({ ...made, layout: 'folded' as never })[0]).toEqual({
    node: 'layout folded',
    ability: 0,
    text: 'Test Twice',
  });
});
