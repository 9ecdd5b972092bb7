import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { checkAnswer } from '@kitchen-table/engine';
import { click, finish, marksOf, startSelection } from '../src/selection/answers.ts';
import { actingObjects, offersOf, passIndex } from '../src/selection/acting.ts';
import { attackWith, attackWithAll } from '../src/selection/attacking.ts';
import { addMode } from '../src/selection/choosing.ts';
import { leftOver, setShare, shareholders } from '../src/selection/dividing.ts';
import { moveItem, moveShown, pilesOf, sendTo, shownOrder, swapItems } from '../src/selection/ordering.ts';
import type { Asked, Entity } from '../src/model/types.ts';
import { enterMeans } from '../src/model/defaults.ts';
import { EMPTY, type Selection } from '../src/selection/selection.ts';

const asked = { player: 0, reason: { text: 'Choose', source: -1, rule: '601.2c' } };
const make = <Kind extends Question['kind']>(kind: Kind, rest: object): Asked<Kind> =>
  ({ ...asked, kind, ...rest }) as unknown as Asked<Kind>;
const ids = (...numbers: number[]): readonly Entity[] => numbers as unknown as readonly Entity[];
const NOBODY = -1_000_000;

describe('targets (CR 115)', () => {
  const one = make('targets', { legal: [11, 12, -2], min: 1, max: 1, slot: 0, helps: null });

  test('nothing clicked is no answer, and the button says what is missing (CR 601.2c)', () => {
    expect(finish(one, startSelection(one))).toEqual({ missing: 'Choose one' });
  });

  test('a click answers with the place of the object in the list; a second click elsewhere replaces it (CR 601.2c)', () => {
    const first = click(one, EMPTY, ids(12));
    expect(finish(one, first)).toEqual({ answer: [1] });
    expect(finish(one, click(one, first, ids(-2)))).toEqual({ answer: [2] });
  });

  test('an illegal object changes nothing (CR 115.4)', () => {
    expect(click(one, EMPTY, ids(99))).toEqual(EMPTY);
  });

  test('clicks on a group of equal tokens choose one after the other, then take one back (CR 601.2c)', () => {
    const two = make('targets', { legal: [11, 12, 13], min: 0, max: 2, slot: 0, helps: null });
    const group = ids(11, 12, 13);
    const once = click(two, EMPTY, group);
    const twice = click(two, once, group);
    expect(finish(two, twice)).toEqual({ answer: [0, 1] });
    expect(finish(two, click(two, twice, group))).toEqual({ answer: [0] });
  });

  test('legal and chosen objects are marked (CR 115.1)', () => {
    const marks = marksOf(one, click(one, EMPTY, ids(11)), false);
    expect([...marks.legal]).toEqual([11, 12, -2]);
    expect([...marks.chosen]).toEqual([11]);
  });
});

describe('modes (CR 700.2)', () => {
  test('a repeatable mode may be chosen twice (CR 700.2d)', () => {
    const question = make('chooseModes', {
      options: [
        { index: 0, text: 'a' },
        { index: 1, text: 'b' },
      ],
      min: 2,
      max: 2,
      repeat: true,
    });
    expect(finish(question, addMode(question, addMode(question, EMPTY, 1), 1))).toEqual({ answer: [1, 1] });
  });

  test('a mode that may not repeat is taken back by a second click (CR 700.2d)', () => {
    const question = make('chooseModes', {
      options: [
        { index: 0, text: 'a' },
        { index: 1, text: 'b' },
      ],
      min: 1,
      max: 2,
      repeat: false,
    });
    expect(addMode(question, addMode(question, EMPTY, 1), 1).picked).toEqual([]);
  });
});

describe('attackers (CR 508.1)', () => {
  const question = make('attackers', {
    attackers: [11, 12, 13],
    defenders: [[-2, -3], [-2, -3], [-3]],
    mustAttack: [2],
  });

  test('a creature that must attack does so from the start (CR 508.1d)', () => {
    expect(finish(question, startSelection(question))).toEqual({ answer: [2, 0] });
  });

  test('a click on a player points there; a click on creatures sends the whole group (CR 508.1b)', () => {
    const pointed = click(question, startSelection(question), ids(-3));
    expect(finish(question, click(question, pointed, ids(11, 12)))).toEqual({ answer: [0, 1, 1, 1, 2, 0] });
  });

  test('a second click keeps the group at home, but not one that must attack (CR 508.1d)', () => {
    const all = attackWithAll(question, startSelection(question));
    expect(finish(question, click(question, all, ids(11, 12, 13)))).toEqual({ answer: [2, 0] });
  });

  test('a number of a group attacks (CR 508.1a)', () => {
    const some = attackWith(question, startSelection(question), ids(11, 12), 1);
    const finished = finish(question, some);
    expect(finished).toEqual({ answer: [0, 0, 2, 0] });
    expect('answer' in finished && checkAnswer(question, finished.answer)).toBeNull();
  });
});

describe('blockers (CR 509.1)', () => {
  const question = make('blockers', {
    blockers: [21, 22],
    attackers: [11, 12],
    canBlock: [[0, 1], [1]],
    minimum: [2, 1],
    maximum: [99, 99],
    mayBlock: [1, 1],
    mustBlock: [[], []],
  });

  test('a blocker waits for its attacker; with one legal attacker it blocks at once (CR 509.1a)', () => {
    const waiting = click(question, EMPTY, ids(21));
    expect(waiting.pointer).toBe(21);
    expect(marksOf(question, waiting, false).legal.has(11 as Entity)).toBe(true);
    expect(finish(question, click(question, waiting, ids(12)))).toEqual({ answer: [0, 1] });
    expect(finish(question, click(question, EMPTY, ids(22)))).toEqual({ answer: [1, 1] });
  });

  test('an attacker with menace needs two blockers, and the button says so (CR 702.111b)', () => {
    const alone = click(question, click(question, EMPTY, ids(21)), ids(11));
    expect(finish(question, alone)).toEqual({ missing: '2 blockers needed' });
  });

  test('a click on a creature that blocks takes it back (CR 509.1a)', () => {
    const blocking = click(question, EMPTY, ids(22));
    expect(finish(question, click(question, blocking, ids(22)))).toEqual({ answer: [] });
  });
});

describe('numbers', () => {
  test('a trampler’s damage begins with lethal to each blocker, the rest to the player (CR 702.19b)', () => {
    const question = make('assignDamage', {
      total: 5,
      source: 1,
      among: [11, 12],
      lethal: [1, 2],
      trampleOver: -2,
      ordered: false,
      beyond: NOBODY,
      beyondAfter: 0,
    });
    const begin = startSelection(question);
    expect(finish(question, begin)).toEqual({ answer: [1, 2, 2] });
    expect(checkAnswer(question, [1, 2, 2])).toBeNull();
    expect(shareholders(question)).toEqual([11, 12, -2]);
  });

  test('damage that is not wholly divided is no answer (CR 601.2d)', () => {
    const question = make('distribute', { total: 3, among: [11, 12], minEach: 1, what: 'damage' });
    const less = setShare(question, startSelection(question), 0, 1);
    expect(leftOver(question, less)).toBe(1);
    expect(finish(question, less)).toEqual({ missing: '1 left' });
    expect(finish(question, click(question, less, ids(12)))).toEqual({ answer: [1, 2] });
  });

  test('a target’s share is at least one (CR 601.2d)', () => {
    const question = make('distribute', { total: 3, among: [11, 12], minEach: 1, what: 'damage' });
    const none = setShare(question, setShare(question, startSelection(question), 1, 0), 0, 3);
    expect(finish(question, none)).toEqual({ missing: 'At least 1 each' });
  });
});

describe('orders and piles', () => {
  test('triggers go in the order shown, as moved (CR 603.3b)', () => {
    const question = make('order', {
      items: [
        { object: 1, text: 'a' },
        { object: 2, text: 'b' },
        { object: 3, text: 'c' },
      ],
      what: 'triggers',
    });
    expect(finish(question, moveItem(startSelection(question), 2, -2))).toEqual({ answer: [2, 0, 1] });
  });

  test('what is put on the stack last is shown on top, and moves as it is shown (CR 405.2)', () => {
    const items = [1, 2, 3].map((object) => ({ object, text: '' }));
    const question = make('order', { items, what: 'triggers', last: 'top' });
    const begin = startSelection(question);
    expect(shownOrder(question, begin)).toEqual([2, 1, 0]);
    const moved = moveShown(question, begin, 0, 1);
    expect(shownOrder(question, moved)).toEqual([1, 2, 0]);
    expect(finish(question, moved)).toEqual({ answer: [0, 2, 1] });
    const plain = make('order', { items, what: 'blockers' });
    expect(shownOrder(plain, moveShown(plain, startSelection(plain), 2, -1))).toEqual([0, 2, 1]);
  });

  test('cards of one pile change places, whatever lies between them in the other', () => {
    const question = make('arrange', { cards: [31, 32, 33], destinations: ['top', 'bottom'] });
    const sent = sendTo(startSelection(question), 1, 1);
    expect(pilesOf(question, swapItems(sent, 2, 0))).toEqual([[2, 0], [1]]);
  });

  test('scry: destinations for each card, then the order of each pile of several (CR 701.18a)', () => {
    const question = make('arrange', { cards: [31, 32, 33], destinations: ['top', 'bottom'] });
    const sent = sendTo(startSelection(question), 1, 1);
    const finished = finish(question, moveItem(sent, 2, -2));
    expect(finished).toEqual({ answer: [0, 1, 0, 2, 0] });
    expect('answer' in finished && checkAnswer(question, finished.answer)).toBeNull();
  });
});

describe('what Enter means', () => {
  const choice = (purpose: string, min: number): Question =>
    make('chooseObjects', { from: [1, 2], min, max: 2, purpose, hidden: false, helps: null });
  const one: Selection = { ...EMPTY, picked: [0] };

  test('a search with cards found is not ended by it; nothing sacrificed is no loss (CR 701.19b, 701.17a)', () => {
    expect(enterMeans(choice('search', 0), EMPTY)).toBe('none');
    expect(enterMeans(choice('search', 0), one)).toBe('main');
    expect(enterMeans(choice('sacrifice', 0), EMPTY)).toBe('main');
    expect(enterMeans(choice('sacrifice', 1), one)).toBe('none');
    expect(enterMeans(choice('discard', 1), one)).toBe('none');
    expect(enterMeans(make('targets', { legal: [1], min: 0, max: 1, slot: 0, helps: null }), EMPTY)).toBe('none');
  });

  test('X begins with no number, for X = 0 wastes the spell (CR 107.3)', () => {
    const x = make('chooseNumber', { min: 0, max: 4, what: 'Choose X for Blaze' });
    expect(finish(x, startSelection(x))).toEqual({ missing: 'From 0 to 4' });
    const counters = make('chooseNumber', { min: 0, max: 4, what: 'charge' });
    expect(finish(counters, startSelection(counters))).toEqual({ answer: [0] });
  });
});

describe('priority (CR 117.1)', () => {
  const question = make('priority', {
    options: [
      { kind: 'pass' },
      { kind: 'cast', object: 41, face: 0, via: '', same: [42] },
      { kind: 'activate', object: 51, ability: 0, isManaAbility: true, same: [] },
    ],
  });

  test('an identical card offers the same action (CR 601.2)', () => {
    expect(offersOf(question, ids(42), false).map((offer) => offer.index)).toEqual([1]);
    expect(passIndex(question)).toBe(0);
  });

  test('mana abilities are offered only when paying by hand (CR 605.3a)', () => {
    expect(actingObjects(question, false).has(51 as Entity)).toBe(false);
    expect(actingObjects(question, true).has(51 as Entity)).toBe(true);
  });
});
