/** What may stand in a field of the card language, and what may not there, though it may elsewhere. */
import { describe, expect, test } from 'vitest';
import type { Action, Clause, Noun } from '@kitchen-table/language/surface';
import {
  act,
  classFilter,
  filter,
  keyword,
  number,
  printedCreature as creature,
  quantifier,
  self,
  target,
  you,
} from '../../../engine/test/support/cards.ts';
import {
  it,
  nodes,
  place,
  rule,
  says,
  select,
  seq,
  sorcery,
  stating,
  where,
} from '../../../engine/test/support/texts.ts';

const doing = (action: unknown): string[] => nodes(sorcery(act(action as Action)));
const clause = (of: unknown): string[] => nodes(sorcery(of as Clause));
const draws = act({ kind: 'draw' });
const when = (event: unknown, of: unknown = draws): string[] =>
  says({ kind: 'triggered', trigger: { kind: 'trigger', word: 'whenever', events: [event] }, clause: of });
const part = (step: string): unknown => ({ kind: 'turnPart', step });
const dream = act({ kind: 'attackUnblocked', object: self } as unknown as Action);
const dreams = 'instruction attackUnblocked';

describe('of keywords', () => {
  test.each([
    '3/2',
    '10/12',
    'dash',
    'or more',
    'sunburst',
    'where X is.',
    'onto instant or sorcery',
    'friends forever',
  ])('a detail: %s', (detail) => {
    expect(says(keyword('flying', { detail }))).not.toContain(`keyword.detail ${detail}`);
  });
  test.each(['3/x', 'x/2', '3/2 and more', 'of 3/2', '3', 'dashing'])('no detail: %s', (detail) => {
    expect(says(keyword('flying', { detail }))).toContain(`keyword.detail ${detail}`);
  });

  test('abilities within abilities: levels, classes, chapters and rooms', () => {
    for (const of of [
      {
        kind: 'level',
        abilities: [
          {
            kind: 'triggered',
            trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'attack', object: self }] },
            clause: dream,
          },
        ],
      },
      { kind: 'classLevel', cost: [], abilities: [{ kind: 'activated', cost: [], clause: dream }] },
      { kind: 'chapter', numbers: [1], clause: dream },
      { kind: 'room', name: 'Hall', leadsTo: [], clause: dream },
    ])
      expect(says(of)).toContain(dreams);
    const cost = [{ kind: 'manaCost', symbols: ['Ω'] }];
    expect(says({ kind: 'classLevel', cost, abilities: [] })).toContain('symbol Ω');
  });
});

describe('of clauses, all that is in them', () => {
  const day = { kind: 'isDayNight', what: 'day' };
  test.each([
    ['may', { kind: 'may', clause: dream }],
    ['during', { kind: 'during', during: { kind: 'thisTurn' }, clause: dream }],
    ['if', { kind: 'if', condition: day, clause: dream }],
    ['if, otherwise', { kind: 'if', condition: day, clause: draws, otherwise: dream }],
    ['unless', { kind: 'unless', actor: you, action: { kind: 'pay', cost: [] }, clause: dream }],
    ['for each', { kind: 'forEach', of: select(filter('land'), 'bare'), clause: dream }],
    ['where X is', { kind: 'whereX', value: number(2), clause: dream }],
    ['starting with', { kind: 'startingWith', player: you, clause: dream }],
    [
      'delayed',
      {
        kind: 'delayed',
        trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'attack', object: self }] },
        clause: dream,
      },
    ],
    ['a mode', { kind: 'modes', choose: { min: 1, max: 1, words: 'one' }, modes: [{ kind: 'mode', clause: dream }] }],
    ['a pile', { kind: 'separatePiles', of: select(filter('land'), 'bare'), chosen: dream, other: draws }],
    ['the other pile', { kind: 'separatePiles', of: select(filter('land'), 'bare'), chosen: draws, other: dream }],
  ])('%s', (_name, of) => {
    expect(clause(of)).toContain(dreams);
    expect(
      clause(JSON.parse(JSON.stringify(of).replaceAll(JSON.stringify(dream), JSON.stringify(draws)))),
    ).not.toContain(dreams);
  });

  test('what is rolled, and what is done if it is done', () => {
    expect(
      doing({ kind: 'rollDie', sides: 20, results: [{ kind: 'dieResult', from: 1, to: 9, clause: dream }] }),
    ).toContain(dreams);
    expect(nodes(sorcery(seq(draws, { kind: 'ifDone', words: 'you do', clause: dream } as Clause)))).toContain(dreams);
    expect(
      nodes(sorcery(seq(draws, { kind: 'ifDone', words: 'you do', clause: draws, otherwise: dream } as Clause))),
    ).toContain(dreams);
  });

  test('the costs that are said in them', () => {
    const cost = [{ kind: 'manaCost', symbols: ['Ω'] }];
    expect(doing({ kind: 'pay', actor: you, cost })).toContain('symbol Ω');
    expect(clause({ kind: 'unless', actor: you, action: { kind: 'winGame' }, clause: draws })).toContain(
      'cost winGame',
    );
    expect(
      clause({ kind: 'unless', actor: you, action: { kind: 'pay', cost: [] }, or: { kind: 'winGame' }, clause: draws }),
    ).toContain('cost winGame');
    const casts = { kind: 'cast', object: target(classFilter('card')), insteadOfManaCost: cost };
    expect(doing(casts)).toContain('symbol Ω');
  });
});

describe('of rules', () => {
  test('a draw of the turn that is revealed, a roll that is changed, a step that is skipped: what goes with them', () => {
    expect(
      rule({
        kind: 'revealsFirstDraw',
        when: 'each turn',
        linked: [{ kind: 'revealedDraw', object: select(filter('land')), clause: dream }],
      }),
    ).toContain(dreams);
    expect(rule({ kind: 'changesRolls', does: 'reroll', by: you, cost: { kind: 'winGame' } })).toContain(
      'cost winGame',
    );
    expect(rule({ kind: 'skipInstead', part: part('draw'), then: dream })).toContain(dreams);
  });

  test.each(['turn', 'untap', 'upkeep', 'draw', 'end'])('"instead of beginning": the %s', (step) => {
    expect(rule({ kind: 'skipInstead', part: part(step) })).not.toContain('skipInstead.part turnPart');
  });
  test.each(['combat', 'cleanup', 'mainPhase'])('"instead of beginning", not: the %s', (step) => {
    expect(rule({ kind: 'skipInstead', part: part(step) })).toContain('skipInstead.part turnPart');
  });

  test('what untaps, or does not, does so in untap steps', () => {
    for (const kind of ['alsoUntaps', 'doesntUntap']) {
      expect(rule({ kind, object: self, part: part('untap') })).not.toContain(`${kind}.part turnPart`);
      expect(rule({ kind, object: self, part: part('upkeep') })).toContain(`${kind}.part turnPart`);
    }
  });

  test('a creature may be taken for having a keyword, or for not having it, where that changes what is done (CR 609.4)', () => {
    const taken = (kind: string, keyword: string, not?: true): boolean =>
      !rule({ kind: 'asThough', action: { kind, object: self }, as: { kind: 'withKeyword', keyword, not } }).includes(
        'taken for another',
      );
    expect(taken('attack', 'haste')).toBe(true);
    expect(taken('attack', 'haste', true)).toBe(false);
    expect(taken('attack', 'flying')).toBe(false);
    const without = (keyword: string): boolean => taken('attack', keyword, true);
    expect(['defender', 'shadow', 'defenders', 'undefender'].map(without)).toEqual([true, false, false, false]);
    expect([taken('block', 'shadow'), taken('block', 'shadow', true), taken('block', 'flying')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([taken('activate', 'haste'), taken('activate', 'defender', true)]).toEqual([true, false]);
    expect([taken('becomeTarget', 'hexproof', true), taken('becomeTarget', 'shroud', true)]).toEqual([true, false]);
    expect([taken('beBlocked', 'islandwalk', true), taken('beBlocked', 'islandwalking', true)]).toEqual([true, false]);
    expect(rule({ kind: 'asThough', action: { kind: 'attack', object: self } })).toContain('taken for another');
    expect(rule({ kind: 'asThough', action: { kind: 'attack', object: self }, as: { kind: 'noAbilities' } })).toContain(
      'taken for another',
    );
  });

  test('names are chosen among what is printed on cards, colors and types among the others (CR 201.4)', () => {
    const among = (more: object): boolean => !doing({ kind: 'choose', ...more }).includes('choose among others');
    const nonland = { kind: 'non', of: { kind: 'typeAdjective', type: 'land' } };
    const cards = (...adjectives: readonly object[]): object => ({ ...classFilter('card'), adjectives });
    const red = { kind: 'colorWord', color: 'red' };
    const wall = { kind: 'subtypeWord', subtype: 'Wall' };
    expect(among({ what: 'a card name', which: cards(nonland) })).toBe(true);
    expect(among({ what: 'a card name', otherThan: cards(nonland) })).toBe(true);
    expect(among({ what: 'a card name', which: cards(nonland, red) })).toBe(false);
    expect(among({ what: 'a card name', which: classFilter('permanent') })).toBe(false);
    expect(among({ what: 'a card name', otherThan: red })).toBe(false);
    expect(among({ what: 'a number', which: cards(nonland) })).toBe(false);
    expect([among({ what: 'a color', otherThan: red }), among({ what: 'a color', otherThan: wall })]).toEqual([
      true,
      false,
    ]);
    expect(among({ what: 'a creature type', otherThan: wall })).toBe(true);
    expect(among({ what: 'a creature type', otherThan: cards(nonland) })).toBe(false);
  });

  test('cards that may be discarded at any time, and creatures that may be exerted', () => {
    const may = (action: object, more: object = {}): string[] => rule({ kind: 'may', action, ...more });
    expect(may({ kind: 'discard', object: self }, { asThough: 'an instant' })).not.toContain('may discard');
    expect(may({ kind: 'discard', object: select(classFilter('card')) }, { asThough: 'an instant' })).toContain(
      'may discard',
    );
    expect(may({ kind: 'discard', object: self })).toContain('may discard');
    const exerts = { kind: 'keywordAction', action: 'exert', object: self };
    expect(may(exerts, { asItAttacks: true })).not.toContain('may keywordAction');
    expect(may(exerts)).toContain('may keywordAction');
    expect(may({ ...exerts, action: 'adapt' }, { asItAttacks: true })).toContain('may keywordAction');
  });

  test('"enters" as a step of what replaces entering, and of nothing else', () => {
    const entering = act({ kind: 'enter', object: self } as unknown as Action);
    const replaced = (would: unknown): string[] => rule({ kind: 'replace', would, instead: entering });
    expect(replaced({ kind: 'enter', object: self })).not.toContain('instruction enter');
    expect(replaced({ kind: 'draw', actor: you })).toContain('instruction enter');
    expect(clause(entering)).toContain('instruction enter');
  });

  test('colors that are circled on the card', () => {
    const bearer = creature('Test Bearer', 'G', 1, 1, stating({ kind: 'circleColors', count: 2 } as never));
    expect(nodes(bearer)).toContain('colors that are not circled');
    expect(nodes({ ...bearer, circled: ['red', 'green'] })).not.toContain('colors that are not circled');
  });
});

describe('of events', () => {
  test('how something enters', () => {
    const enters = (entering: object): boolean =>
      when({ kind: 'enter', object: self, entering: { kind: 'entering', ...entering } }).includes(
        'event with how something entered',
      );
    expect([
      enters({ tapped: true }),
      enters({ untapped: true }),
      enters({ attacking: true }),
      enters({ transformed: true }),
      enters({ under: you }),
    ]).toEqual([false, false, false, false, true]);
  });

  test('for each creature of a party they are counted, and none of them is done anything to', () => {
    const party: Noun = select(where(filter('creature'), { kind: 'inParty', player: you }), 'bare');
    expect(clause({ kind: 'forEach', of: party, clause: act({ kind: 'destroy', object: it('each') }) })).toContain(
      'each creature in a party',
    );
    expect(clause({ kind: 'forEach', of: party, clause: draws })).not.toContain('each creature in a party');
    const others = select(filter('creature'), 'bare');
    expect(clause({ kind: 'forEach', of: others, clause: act({ kind: 'destroy', object: it('each') }) })).not.toContain(
      'each creature in a party',
    );
  });

  test('copies are made of tokens and of what enters, which "also enters" is said of', () => {
    const copies = (except: unknown[]): string[] =>
      doing({ kind: 'create', token: { kind: 'tokenCopy', of: self, except } });
    expect(
      copies([{ kind: 'alsoEnters', as: filter('creature'), entering: { kind: 'entering', tapped: true } }]),
    ).toContain('tokenCopy.except alsoEnters');
    expect(copies([{ kind: 'gain', verb: 'have', object: it('copy'), abilities: [keyword('haste')] }])).not.toContain(
      'tokenCopy.except alsoEnters',
    );
  });

  test('a single graveyard, of several targets', () => {
    const single = { ...place('graveyard', { single: true }) };
    const cards = (targeted: boolean): Noun => ({
      ...select(classFilter('card')),
      quantifier: quantifier('number', { number: number(2), ...(targeted ? { target: true } : {}) }),
    });
    const exiles = (object: unknown): boolean =>
      doing({ kind: 'exile', object, from: single }).includes('from a single graveyard, without targets');
    expect([exiles(cards(true)), exiles(cards(false))]).toEqual([false, true]);
    const list = (...of: Noun[]): unknown => ({ kind: 'nounList', of, join: 'and' });
    expect([exiles(list(cards(false), cards(true))), exiles(list(cards(false), cards(false)))]).toEqual([false, true]);
  });
});
