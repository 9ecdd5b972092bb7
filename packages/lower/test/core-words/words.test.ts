/** Single words, verbs and symbols that mean nothing to the engine: a card with one of them is refused, and says why. */
import { refusalsOf } from '@kitchen-table/lower';
import { describe, expect, test } from 'vitest';
import type { Clause } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/surface';
import {
  act,
  classFilter,
  filter,
  keyword,
  number,
  printedCard as card,
  printedCreature as creature,
  self,
  you,
} from '../../../engine/test/support/cards.ts';
import { doing, it, loose, nodes, rule, says, select, sorcery, where } from '../../../engine/test/support/texts.ts';

const clause = (of: unknown): string[] => nodes(sorcery(of as Clause));
const steps = (...all: unknown[]): string[] => clause({ kind: 'sequence', joins: ['.'], steps: all });
const costing = (...cost: unknown[]): string[] => says({ kind: 'activated', cost, clause: act({ kind: 'draw' }) });
const paid = (action: unknown, also?: unknown): unknown => ({
  kind: 'actionCost',
  action,
  ...(also === undefined ? {} : { also }),
});
const when = (event: unknown): string[] =>
  says({
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [event] },
    clause: act({ kind: 'draw' }),
  });
const unheard = { kind: 'manaCost', symbols: ['1', 'Ω'] };
const heard = { kind: 'manaCost', symbols: ['1', 'G'] };
const day = { kind: 'isDayNight', what: 'day' };
const draws = act({ kind: 'draw' });
const gains = act({ kind: 'gainLife', amount: number(1) });
const spells = select(classFilter('spell'), 'bare');

describe('of a card', () => {
  const made = (more: Partial<Card>): Card => ({
    ...card('Test Card', { cost: '1R', types: ['creature'], power: 1, toughness: 1 }),
    ...more,
  });

  test('a layout, and a symbol of its mana cost: with the name of what has it', () => {
    expect(refusalsOf(made({ layout: 'unheard of' as never }))).toEqual([
      { node: 'layout unheard of', ability: 0, text: 'Test Card' },
    ]);
    const [face] = made({}).faces as [Card['faces'][number]];
    expect(refusalsOf(made({ faces: [face, { ...face, name: 'Test Side', manaCost: ['1', 'Ω'] }] }))).toEqual([
      { node: 'symbol Ω', ability: 0, text: 'Test Side' },
    ]);
    expect(refusalsOf(made({}))).toEqual([]);
  });

  test('what each ability lacks, once, at its place', () => {
    const two = creature('Test Bearer', 'G', 1, 1, keyword('flying'), keyword('dreamwalk'), keyword('dreamwalk'));
    expect(refusalsOf(two)).toEqual([
      { node: 'keyword dreamwalk', ability: 1, text: 'dreamwalk' },
      { node: 'keyword dreamwalk', ability: 2, text: 'dreamwalk' },
    ]);
  });
});

describe('of an ability', () => {
  test('keywords', () => {
    expect(says(keyword('unheard of'))).toEqual(['keyword unheard of']);
    expect(says(keyword('goblincycling', { cost: [heard] as never }))).toEqual([]);
    expect(says(keyword('cycling', { cost: [unheard] as never }))).toEqual(['symbol Ω']);
    expect(says(keyword('cycling', { cost: [heard] as never }))).toEqual([]);
  });

  test('suspend with a cost says for how long; without one it is of cards in exile', () => {
    const suspend = (more: object): string[] => says(keyword('suspend', more));
    const counted = { kind: 'count', of: select(filter('land'), 'bare') };
    expect(suspend({ cost: [heard], amount: number(2) })).toEqual([]);
    expect(suspend({ cost: [heard], amount: { kind: 'x' } })).toEqual([]);
    expect(suspend({ cost: [heard], amount: counted })).toEqual(['keyword suspend X']);
    expect(suspend({ cost: [heard] })).toEqual(['keyword suspend X']);
    expect(suspend({})).toEqual([]);
  });

  test('limits are of what is activated', () => {
    const limits = [{ kind: 'onlyOnce' }];
    expect(says(keyword('flying', { limits } as never))).toContain('keyword with limits');
    expect(says(keyword('cycling', { cost: [heard], limits } as never))).not.toContain('keyword with limits');
  });

  test('costs of a spell', () => {
    const spellCost = (cost: object): string[] => says({ kind: 'static', rules: [], spellCost: cost });
    expect(spellCost({ words: 'in dreams' })).toEqual(['spellCost']);
    expect(spellCost({ additional: [unheard] })).toEqual(['symbol Ω']);
    expect(spellCost({ alternative: [unheard] })).toEqual(['symbol Ω']);
    expect(spellCost({ additional: [heard] })).toEqual([]);
    expect(spellCost({ alternative: [heard] })).toEqual([]);
  });

  test('costs of an ability, each part and each way', () => {
    expect(costing(unheard)).toEqual(['symbol Ω']);
    expect(costing(paid({ kind: 'winGame' }))).toEqual(['cost winGame']);
    expect(costing(paid({ kind: 'sacrifice', object: self }, { kind: 'winGame' }))).toEqual(['cost winGame']);
    expect(costing(paid({ kind: 'sacrifice', object: self }, { kind: 'tap', object: self }))).toEqual([]);
    expect(costing({ kind: 'eitherCost', of: [[{ kind: 'tapCost' }], [unheard]] })).toEqual(['symbol Ω']);
    expect(costing({ kind: 'eitherCost', of: [[{ kind: 'tapCost' }], [heard]] })).toEqual([]);
  });

  test('verbs, by what is said with them', () => {
    expect(doing({ kind: 'attackUnblocked', object: self })).toContain('instruction attackUnblocked');
    expect(when({ kind: 'drawGame' })).toContain('event drawGame');
    expect(rule({ kind: 'changes', action: { kind: 'draw' } })).toEqual(['statement draw']);
    expect(rule({ kind: 'replace', would: { kind: 'drawGame' }, instead: draws })).toContain('replace drawGame');
  });

  test('abilities that others are described by or given', () => {
    const those = (word: string): string[] =>
      doing({
        kind: 'destroy',
        object: select(where(filter('creature'), { kind: 'withAbility', ability: keyword(word) })),
      });
    expect(those('dreamwalk')).toEqual(['keyword dreamwalk']);
    expect(those('flying')).toEqual([]);
  });

  test('instructions within what is replaced, linked or allowed', () => {
    const dream = loose({ kind: 'attackUnblocked', object: self });
    const replaced = (instead: unknown): string[] =>
      rule({ kind: 'replace', would: { kind: 'draw', actor: you }, instead });
    expect(replaced(dream)).toContain('instruction attackUnblocked');
    expect(replaced(gains)).toEqual([]);
    const exerts = { kind: 'keywordAction', action: 'exert', object: self };
    expect(rule({ kind: 'may', asItAttacks: true, action: exerts, whenDone: dream })).toContain(
      'instruction attackUnblocked',
    );
    expect(rule({ kind: 'asYou', doing: 'cascade', clause: dream })).toContain('instruction attackUnblocked');
  });
});

describe('of a rule', () => {
  test('its kind', () => {
    expect(rule({ kind: 'dreams' })).toContain('rule dreams');
  });

  test('what is forbidden, demanded and allowed', () => {
    expect(rule({ kind: 'cant', action: { kind: 'mill', actor: you } })).toContain('cant mill');
    expect(rule({ kind: 'cant', action: { kind: 'attack', object: self }, also: [{ kind: 'mill' }] })).toContain(
      'cant mill',
    );
    expect(rule({ kind: 'must', action: { kind: 'draw' } })).toContain('must draw');
    expect(rule({ kind: 'may', action: { kind: 'draw' } })).toContain('may draw');
    const casting = { kind: 'cast', actor: you, object: spells };
    expect(rule({ kind: 'may', action: casting, asThough: 'asleep' })).toEqual(['may as though']);
    expect(rule({ kind: 'may', action: casting, asThough: 'flash' })).toEqual([]);
  });

  test('a cost to look with flash, and a symbol of a change of costs', () => {
    const additionalCost = { kind: 'pay', cost: [heard] };
    const looking = { kind: 'look', object: select(classFilter('card'), 'bare') };
    expect(rule({ kind: 'may', action: looking, asThough: 'flash', additionalCost })).toContain('may with a cost');
    expect(rule({ kind: 'may', action: looking, additionalCost })).not.toContain('may with a cost');
    const dearer = { kind: 'costChange', of: spells, change: 'more', toDo: 'cast' };
    expect(rule({ ...dearer, symbols: ['Ω'] })).toEqual(['symbol Ω']);
    expect(rule({ ...dearer, symbols: ['2'] })).toEqual([]);
  });
});

describe('of a text', () => {
  test('"instead" is instead of the step before it', () => {
    const instead = { kind: 'if', instead: true, condition: day, clause: gains };
    expect(clause(instead)).toEqual(['if instead']);
    expect(steps(instead, draws)).toEqual(['if instead']);
    expect(steps(draws, instead)).toEqual([]);
  });

  test('"repeat this process" is about the steps before it', () => {
    const repeat = { kind: 'repeat' };
    expect(clause(repeat)).toEqual(['repeat']);
    expect(steps(draws, repeat)).toEqual([]);
    expect(steps(draws, { kind: 'if', condition: day, clause: repeat })).toEqual([]);
    expect(steps(draws, { kind: 'if', condition: day, clause: repeat, otherwise: draws })).toEqual(['repeat']);
    expect(steps(draws, { kind: 'ifDone', words: 'you do', clause: repeat, reflexive: true })).toContain('repeat');
  });

  test('"if you do" about what is to come is asked then, about a card put into a hand before is not', () => {
    const trigger = { kind: 'trigger', word: 'when', events: [{ kind: 'attack', object: self }] };
    const later = { kind: 'delayed', trigger, clause: draws };
    expect(steps(later, { kind: 'ifDone', words: 'you do', clause: gains })).toEqual([]);
    expect(steps(later, { kind: 'ifDone', words: "you don't", clause: gains })).toEqual([]);
    expect(steps(later, { kind: 'ifDone', words: 'they do', clause: gains })).toEqual([]);
    const intoHand = { kind: 'ifDone', words: "you don't", intoHand: true, not: true, clause: gains };
    expect(steps(later, intoHand)).toEqual(['if done later']);
    expect(steps(draws, intoHand)).toEqual([]);
  });

  test('a mode has a cost, not a label that looks like one', () => {
    const mode = (label: string): string[] =>
      clause({ kind: 'modes', choose: number(1), modes: [{ kind: 'mode', label, clause: draws }] });
    expect(mode('{2}')).toEqual(['mode with a cost']);
    expect(mode('Dream')).toEqual([]);
  });

  test('what a single verb makes', () => {
    expect(doing({ kind: 'keywordAction', action: 'daydream' })).toEqual(['keyword action daydream']);
    const made = (name: string): string[] => doing({ kind: 'create', token: { kind: 'predefinedToken', name } });
    expect(made('Dream')).toContain('token Dream');
    expect(made('Treasure')).not.toContain('token Treasure');
    const as = (subtypeChoice: string): string[] =>
      rule({ kind: 'changes', action: { kind: 'become', object: self, as: { kind: 'description', subtypeChoice } } });
    expect(as('dreamt of')).toEqual(['subtype choice']);
    expect(as('every creature type')).toEqual([]);
  });

  test('mana: its symbols, and what it is for', () => {
    const adds = (symbols: string[], more: object = {}): string[] =>
      doing({ kind: 'addMana', mana: { kind: 'symbols', symbols }, ...more });
    expect(adds(['G', 'X'])).toContain('mana X');
    expect(adds(['G', 'Ω'])).toContain('mana Ω');
    expect(adds(['G'], { spendOnly: { words: 'in dreams' } })).toContain('spend only');
    expect(adds(['G'], { spendOnly: { words: 'on creatures', castFilter: filter('creature') } })).toEqual([]);
  });
});

describe('of events and of what is asked about them', () => {
  test('how much, or how, where only whether is known', () => {
    const damage = (amount: unknown): string[] => when({ kind: 'dealDamage', actor: self, amount, to: you });
    expect(damage({ kind: 'atLeast', number: 5 })).toEqual([]);
    expect(damage(number(5))).toContain('event with damage of a certain amount');
    const gain = (n: number): string[] => when({ kind: 'gainLife', actor: you, amount: number(n) });
    expect(gain(1)).toEqual([]);
    expect(gain(2)).toContain('event with life of a certain amount');
    const put = (more: object): string[] =>
      when({ kind: 'putCounters', counter: '+1/+1', number: number(1), on: self, ...more });
    expect(put({ distributed: true })).toContain('event with counters distributed');
    expect(put({})).not.toContain('event with counters distributed');
    const enters = (entering: object): string[] => when({ kind: 'enter', object: self, entering });
    expect(enters({ kind: 'entering', tapped: true })).toEqual([]);
    expect(enters({ kind: 'entering', counters: [] })).toContain('event with how something entered');
    const created = (token: object): string[] => when({ kind: 'create', actor: you, token });
    expect(created({ kind: 'tokenCopy', of: self })).toContain('event with which token was created');
    expect(created({ kind: 'predefinedToken', name: 'Food' })).not.toContain('event with which token was created');
  });

  test('a thing enters transformed or attacking', () => {
    const put = (more: object): string[] =>
      rule({ kind: 'entersWith', object: self, entering: { kind: 'entering', ...more } });
    expect(put({ transformed: true, attacking: true })).toContain('enters transformed and attacking');
    expect(put({ attacking: true })).not.toContain('enters transformed and attacking');
  });

  test('what was so in this turn or the last, not in others', () => {
    const happened = (when_: object): string[] =>
      clause({
        kind: 'if',
        condition: { kind: 'happened', event: { kind: 'attack', object: it('self') }, when: when_ },
        clause: draws,
      });
    for (const kind of ['thisTurn', 'lastTurn', 'thisCombat'])
      expect(happened({ kind })).not.toContain(`happened ${kind}`);
    expect(happened({ kind: 'untilEndOfTurn' })).toContain('happened untilEndOfTurn');
  });

  test('what was paid for a spell', () => {
    const fact = (of: object): string[] =>
      clause({ kind: 'if', condition: { kind: 'castFact', subject: self, ...of }, clause: draws });
    expect(fact({ fact: 'kicked' })).toEqual([]);
    expect(fact({ fact: 'dreamt' })).toContain('cast fact dreamt');
    expect(fact({ fact: 'paid', symbols: ['Q'] })).toContain('cast fact of other mana');
    expect(fact({ fact: 'paid', symbols: ['2/W'] })).toContain('cast fact of other mana');
    expect(fact({ fact: 'paid', symbols: ['W', 'S'] })).not.toContain('cast fact of other mana');
  });

  test('blocked as though it had no landwalk, and nothing else', () => {
    const without = (word: string): string[] =>
      rule({
        kind: 'asThough',
        action: { kind: 'beBlocked', object: select(filter('creature'), 'bare') },
        as: { kind: 'withKeyword', keyword: word, not: true },
      });
    expect(without('islandwalk')).toEqual([]);
    expect(without('flying')).toContain('taken for another');
  });
});
