import {
  type Answer,
  checkAnswer,
  type Entity,
  enumerateAnswers,
  NO_ENTITY,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
  type Question,
  randomStream,
} from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { ACTIONS, FIRST_OPTION, NEXT_PAGE, OpenQuestion, STOP } from '@kitchen-table/gym';

const asked = {
  player: 0 as PlayerId,
  reason: { text: 'a question', source: NO_OBJECT, rule: '608.2d' },
};
const entities = (count: number): Entity[] => Array.from({ length: count }, (_, at) => at as Entity);
const objects = (count: number): ObjectId[] => entities(count) as number[] as ObjectId[];

/** Every answer that the actions can make, each once, and that they are legal. */
function reachable(question: Question, most = 5000): string[] {
  const found = new Set<string>();
  const walk = (path: readonly number[]): void => {
    if (found.size > most) throw new Error('too many answers for this test');
    const open = new OpenQuestion(question, 'automatic');
    for (const action of path) open.take(action);
    if (open.answer !== null) {
      expect(checkAnswer(question, open.answer)).toBeNull();
      found.add(JSON.stringify(canonical(question, open.answer)));
      return;
    }
    const mask = new Uint8Array(ACTIONS);
    open.mask(mask);
    expect(mask.some((there) => there === 1)).toBe(true);
    mask.forEach((there, action) => {
      expect(open.allows(action)).toBe(there === 1);
      if (there === 1 && action !== NEXT_PAGE) walk([...path, action]);
    });
  };
  walk([]);
  return [...found].sort();
}

/** Sets of things in order of their numbers: the order in which they are named means nothing. */
function canonical(question: Question, answer: Answer): Answer {
  if (question.kind === 'attackers' || question.kind === 'blockers') {
    const pairs = answer.flatMap((one, at) => (at % 2 === 0 ? [[one, answer[at + 1] as number] as const] : []));
    return pairs.sort((one, other) => one[0] - other[0] || one[1] - other[1]).flat();
  }
  return ['targets', 'chooseObjects', 'chooseModes'].includes(question.kind)
    ? [...answer].sort((one, other) => one - other)
    : answer;
}

const listed = (question: Question): string[] =>
  [...new Set(enumerateAnswers(question, 5000).map((answer) => JSON.stringify(canonical(question, answer))))].sort();

const menace = { minimum: [2, 1], maximum: [Infinity, Infinity] };

describe('every legal answer is reached by actions, and no other', () => {
  test.each<[string, Question]>([
    ['targets', { ...asked, kind: 'targets', legal: entities(4), min: 1, max: 2, slot: 0, helps: null }],
    [
      'objects',
      {
        ...asked,
        kind: 'chooseObjects',
        from: entities(5),
        min: 0,
        max: 3,
        purpose: 'discard',
        hidden: false,
        helps: null,
      },
    ],
    ['words', { ...asked, kind: 'chooseOption', what: 'a color', options: ['white', 'blue', 'black'] }],
    ['a vote', { ...asked, kind: 'vote', options: ['grace', 'condemnation'], votes: [] }],
    ['a number', { ...asked, kind: 'chooseNumber', min: 2, max: 9, what: 'X' }],
    ['yes or no', { ...asked, kind: 'yesNo', yes: 'pay', no: 'do not', what: 'pay' }],
    ['a mulligan', { ...asked, kind: 'mulligan', hand: objects(7), toBottom: 0 }],
    [
      'an order',
      { ...asked, kind: 'order', what: 'triggers', items: objects(4).map((object) => ({ object, text: `${object}` })) },
    ],
    ['a division', { ...asked, kind: 'distribute', total: 5, among: entities(3), minEach: 1, what: 'counters' }],
    [
      'combat damage (CR 510.1c)',
      {
        ...asked,
        kind: 'assignDamage',
        total: 6,
        source: 9 as ObjectId,
        among: entities(3),
        lethal: [2, 1, 3],
        trampleOver: NO_ENTITY,
        ordered: false,
        beyond: NO_ENTITY,
        beyondAfter: 0,
      },
    ],
    [
      'combat damage in order (CR 510.1c)',
      {
        ...asked,
        kind: 'assignDamage',
        total: 6,
        source: 9 as ObjectId,
        among: entities(3),
        lethal: [2, 1, 3],
        trampleOver: NO_ENTITY,
        ordered: true,
        beyond: NO_ENTITY,
        beyondAfter: 0,
      },
    ],
    [
      'damage that tramples over a planeswalker (CR 702.19c)',
      {
        ...asked,
        kind: 'assignDamage',
        total: 9,
        source: 9 as ObjectId,
        among: entities(2),
        lethal: [2, 1],
        trampleOver: 5 as Entity,
        ordered: false,
        beyond: -2 as Entity,
        beyondAfter: 3,
      },
    ],
    [
      'attackers (CR 508.1)',
      {
        ...asked,
        kind: 'attackers',
        attackers: objects(3),
        defenders: [entities(2), entities(1), entities(2)],
        mustAttack: [],
      },
    ],
    [
      'attackers of which one must attack (CR 508.1d)',
      {
        ...asked,
        kind: 'attackers',
        attackers: objects(3),
        defenders: [entities(2), entities(1), entities(2)],
        mustAttack: [2],
      },
    ],
    [
      'attackers of which one can’t attack alone (CR 508.1c)',
      {
        ...asked,
        kind: 'attackers',
        attackers: objects(3),
        defenders: [entities(1), entities(1), entities(1)],
        mustAttack: [],
        company: [2, 1, 3],
      },
    ],
    [
      'no more than two attackers (CR 508.1c)',
      {
        ...asked,
        kind: 'attackers',
        attackers: objects(4),
        defenders: [entities(1), entities(1), entities(1), entities(1)],
        mustAttack: [],
        limited: { limits: [{ most: 2, defenders: null }], requirements: [[], [null], [], []] },
      },
    ],
    [
      'blockers (CR 509.1)',
      {
        ...asked,
        kind: 'blockers',
        blockers: objects(3),
        attackers: objects(2),
        canBlock: [[0, 1], [1], [0, 1]],
        minimum: [1, 1],
        maximum: [Infinity, Infinity],
        mayBlock: [1, 1, 1],
        mustBlock: [[], [], []],
      },
    ],
    [
      'blockers of an attacker with menace (CR 702.111b)',
      {
        ...asked,
        kind: 'blockers',
        blockers: objects(4),
        attackers: objects(2),
        canBlock: [[0, 1], [0], [1], [0, 1]],
        ...menace,
        mayBlock: [1, 1, 1, 1],
        mustBlock: [[], [], [], []],
      },
    ],
    [
      'blockers of which one must block (CR 509.1c)',
      {
        ...asked,
        kind: 'blockers',
        blockers: objects(3),
        attackers: objects(2),
        canBlock: [[0, 1], [0], [0, 1]],
        ...menace,
        mayBlock: [1, 1, 1],
        mustBlock: [[0], [], [-1]],
      },
    ],
  ])('%s', (_, question) => {
    expect(reachable(question)).toEqual(listed(question));
  });

  test('modes that may be chosen more than once (CR 700.2d)', () => {
    const options = [0, 1].map((index) => ({ index, text: `mode ${index}` }));
    const question: Question = { ...asked, kind: 'chooseModes', options, min: 1, max: 2, repeat: true };
    expect(reachable(question)).toEqual(['[0,0]', '[0,1]', '[0]', '[1,1]', '[1]']);
  });

  test('a creature that may block two attackers blocks one or both (CR 509.1a)', () => {
    const question: Question = {
      ...asked,
      kind: 'blockers',
      blockers: objects(1),
      attackers: objects(3),
      canBlock: [[0, 1, 2]],
      minimum: [1, 1, 1],
      maximum: [Infinity, Infinity, Infinity],
      mayBlock: [2],
      mustBlock: [[]],
    };
    expect(reachable(question)).toEqual(['[0,0,0,1]', '[0,0,0,2]', '[0,0]', '[0,1,0,2]', '[0,1]', '[0,2]', '[]']);
  });

  test('cards into piles, each pile in an order (CR 701.18a)', () => {
    const question: Question = { ...asked, kind: 'arrange', cards: objects(2), destinations: ['top', 'bottom'] };
    expect(reachable(question)).toEqual(['[0,0,0,1]', '[0,0,1,0]', '[0,1]', '[1,0]', '[1,1,0,1]', '[1,1,1,0]']);
  });
});

describe('more options than a page holds', () => {
  const question: Question = { ...asked, kind: 'targets', legal: entities(130), min: 1, max: 1, slot: 0, helps: null };

  test('the next page shows the others, and after the last comes the first', () => {
    const open = new OpenQuestion(question, 'automatic');
    open.take(NEXT_PAGE);
    open.take(NEXT_PAGE);
    expect(open.shown.map(({ number }) => number)).toEqual([124, 125, 126, 127, 128, 129]);
    expect(open.allows(FIRST_OPTION + 6)).toBe(false);
    open.take(NEXT_PAGE);
    expect([open.page, open.shown.length]).toEqual([0, 62]);
    open.take(NEXT_PAGE);
    open.take(FIRST_OPTION + 3);
    expect(open.answer).toEqual([65]);
  });

  test('a wide range of numbers is narrowed: a million in four choices', () => {
    const random = randomStream('numbers');
    const wide: Question = { ...asked, kind: 'chooseNumber', min: 0, max: 1_000_000, what: 'X' };
    for (let times = 0; times < 50; times++) {
      const open = new OpenQuestion(wide, 'automatic');
      let actions = 0;
      for (; open.answer === null; actions++) open.take(FIRST_OPTION + Math.floor(random() * open.shown.length));
      expect(actions).toBeLessThanOrEqual(4);
      expect(checkAnswer(wide, open.answer)).toBeNull();
    }
  });
});

describe('priority', () => {
  const object = 3 as ObjectId;
  const question: Question = {
    ...asked,
    kind: 'priority',
    options: [
      { kind: 'pass' },
      { kind: 'activate', object, ability: 0, isManaAbility: true, same: [] },
      { kind: 'cast', object, face: 0, via: '', same: [] },
    ],
  };

  test('mana is made and costs are paid by the game (CR 601.2g)', () => {
    const open = new OpenQuestion(question, 'automatic');
    expect(open.shown.map(({ kind }) => kind)).toEqual(['cast']);
    open.take(FIRST_OPTION);
    expect(open.answer).toEqual([2]);
  });

  test('or by hand, if that is wanted', () => {
    const open = new OpenQuestion(question, 'by hand');
    expect(open.shown.map(({ kind }) => kind)).toEqual(['activate', 'cast']);
    open.take(FIRST_OPTION + 1);
    expect(open.answer).toEqual([2, 1]);
  });

  test('to stop is to pass; where nothing else can be done, nobody is asked', () => {
    const open = new OpenQuestion(question, 'automatic');
    open.take(STOP);
    expect(open.answer).toEqual([0]);
    const mana = { ...question, options: question.options.slice(0, 2) };
    expect(new OpenQuestion(mana, 'automatic').answer).toEqual([0]);
  });
});
