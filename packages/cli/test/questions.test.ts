import {
  type Answer,
  checkAnswer,
  enumerateAnswers,
  type Entity,
  type ObjectId,
  type Question,
} from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { promptFor } from '../src/terminal/questions.ts';
import type { Names } from '../src/terminal/names.ts';

const names: Names = {
  object: (id) => `card ${id}`,
  entity: (entity) => (entity < 0 ? `player ${-1 - entity}` : `card ${entity}`),
  player: (id) => `player ${id}`,
};
const ids = (...numbers: number[]): ObjectId[] => numbers as ObjectId[];
const entities = (...numbers: number[]): Entity[] => numbers as Entity[];
const asked = { player: 0 as Question['player'], reason: { text: 'Choose', source: -1 as ObjectId, rule: '608.2d' } };

const targets: Question = {
  ...asked,
  kind: 'targets',
  legal: entities(4, 5, -2),
  min: 1,
  max: 2,
  slot: 0,
  helps: null,
};
const attackers: Question = {
  ...asked,
  kind: 'attackers',
  attackers: ids(1, 2),
  defenders: [entities(-2, -3), entities(-2, -3)],
  mustAttack: [],
};
const blockers: Question = {
  ...asked,
  kind: 'blockers',
  blockers: ids(1, 2),
  attackers: ids(7, 8),
  canBlock: [[0, 1], [1]],
  minimum: [1, 1],
  maximum: [9, 9],
  mayBlock: [1, 1],
  mustBlock: [[], []],
};
const arrange: Question = {
  ...asked,
  kind: 'arrange',
  cards: ids(1, 2, 3),
  destinations: ['top of library', 'bottom of library'],
};
const yesNo: Question = { ...asked, kind: 'yesNo', yes: 'Draw', no: 'Do not', what: '' };
const mulligan: Question = { ...asked, kind: 'mulligan', hand: ids(1, 2), toBottom: 0 };
const order: Question = {
  ...asked,
  kind: 'order',
  items: [
    { object: ids(1)[0] as ObjectId, text: 'one' },
    { object: ids(2)[0] as ObjectId, text: '' },
  ],
  what: 'triggers',
};
const distribute: Question = {
  ...asked,
  kind: 'distribute',
  total: 3,
  among: entities(1, 2),
  minEach: 1,
  what: 'damage',
};
const number: Question = { ...asked, kind: 'chooseNumber', min: 0, max: 5, what: 'X' };
const priority: Question = { ...asked, kind: 'priority', options: [{ kind: 'pass' }, { kind: 'pass' }] };

describe('what is typed becomes the answer', () => {
  test.each<[string, Question, string, Answer]>([
    ['two targets', targets, '3 1', [2, 0]],
    ['commas between', targets, '1,2', [0, 1]],
    ['everybody attacks the first defender', attackers, 'all', [0, 0, 1, 0]],
    ['everybody attacks the second defender', attackers, 'all>2', [0, 1, 1, 1]],
    ['one attacker each', attackers, '1>2 2', [0, 1, 1, 0]],
    ['no attack', attackers, '-', []],
    ['both block the second attacker', blockers, '1>2 2>2', [0, 1, 1, 1]],
    ['two on top in another order, one on the bottom', arrange, '3 1; 2', [0, 1, 0, 2, 0]],
    ['all on the bottom', arrange, '; 1 2 3', [1, 1, 1, 0, 1, 2]],
    ['the first verb is yes', yesNo, '1', [1]],
    ['the second verb is no', yesNo, '2', [0]],
    ['keeping a hand is the first choice', mulligan, '1', [0]],
    ['the order as it stands', order, '', [0, 1]],
    ['the other order', order, '2 1', [1, 0]],
    ['damage divided', distribute, '1 2', [1, 2]],
    ['a number', number, '4', [4]],
    ['an action paid by hand', priority, '2!', [1, 1]],
  ])('%s', (_name, question, typed, answer) => {
    const parsed = promptFor(question, names, ['Pass', 'Pass again']).parse(typed);
    expect(parsed).toEqual(answer);
    expect(checkAnswer(question, parsed as Answer)).toBeNull();
  });

  test.each<[Question, string]>([
    [targets, 'the first'],
    [attackers, '1<2'],
    [blockers, '1'],
    [arrange, '1 2'],
    [arrange, '1 1; 2'],
    [distribute, '3'],
    [number, 'many'],
    [yesNo, 'y'],
    [priority, ''],
  ])('nonsense is answered by what to type instead: %#', (question, typed) => {
    expect(promptFor(question, names, []).parse(typed)).toMatch(/^(Type|Name) /);
  });

  test('of very many words one is typed, whole or as a part that no other has (CR 201.4)', () => {
    const options = Array.from({ length: 100 }, (_, place) => `Word ${place}`);
    const { choices, parse } = promptFor({ ...asked, kind: 'chooseOption', options, what: 'card name' }, names, []);
    expect(choices).toEqual([]);
    expect(parse('word 7')).toEqual([7]);
    expect(parse('d 99')).toEqual([99]);
    expect(parse('9')).toBe(
      'Type more of it: Word 9; Word 19; Word 29; Word 39; Word 49; Word 59; Word 69; Word 79; and 11 more.',
    );
    expect(parse('bear')).toBe('Type another word: none of the 100 has "bear" in it.');
  });

  test('every choice that a question offers has its own numbered line', () => {
    expect(promptFor(targets, names, []).choices).toEqual(['card 4', 'card 5', 'player 1']);
    expect(promptFor(attackers, names, []).choices[0]).toBe('card 1  > 1 player 1, 2 player 2');
    expect(promptFor(arrange, names, []).choices).toHaveLength(3);
    expect(promptFor({ ...mulligan, toBottom: 1 }, names, []).choices).toEqual([
      'Keep this hand',
      'Take a mulligan; of the next hand 1 would go to the bottom',
    ]);
    expect(enumerateAnswers(order, 10)).toHaveLength(2);
  });
});
