import { describe, expect, test } from 'vitest';
import type { DeckList, DeckSection } from '../src/deck-lists/deck-list.ts';
import { section } from '../src/deck-lists/deck-list.ts';
import { readDeckList } from '../src/deck-lists/files.ts';
import { readableDeckList } from '../src/deck-problems/deck-problems.ts';

function read(text: string): DeckList {
  const result = readDeckList(text, 'deck');
  if (result.kind === 'refused') throw new Error(result.problems.map(({ sentence }) => sentence).join('\n'));
  return result.list;
}

function refusal(text: string): string {
  const result = readDeckList(text, 'deck');
  return result.kind === 'refused' ? result.problems.map(({ sentence }) => sentence).join('\n') : '';
}

const names = (list: DeckList, part: DeckSection): readonly string[] =>
  section(list, part).map(({ count, name }) => `${count} ${name}`);

describe('OCTGN .o8d', () => {
  const deck = (sections: string): string =>
    `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck game="a6c8d2e8-7cd8-11dd-8f94-e62b56d89593">\n${sections}</deck>\n`;

  test('each section is a section, the text of a card its name', () => {
    const list = read(
      deck(
        '<section name="Main" shared="False"><card qty="98" id="1">Island</card><card qty="1" id="2">Fire / Ice</card></section>' +
          '<section name="Command Zone"><card qty="1" id="3">Talrand, Sky Summoner</card></section>' +
          '<section name="Sideboard"><card qty="2" id="4">Lim-D&#251;l&apos;s Vault</card></section><section name="Planes/Schemes" />' +
          '<notes><![CDATA[fun]]></notes>',
      ),
    );
    expect(names(list, 'main')).toEqual(['98 Island', '1 Fire // Ice']);
    expect(names(list, 'commanders')).toEqual(['1 Talrand, Sky Summoner']);
    expect(names(list, 'sideboard')).toEqual(["2 Lim-Dûl's Vault"]);
  });

  test('cards of a section that could be either of two are not guessed at', () => {
    expect(refusal(deck('<section name="Planes/Schemes"><card qty="1" id="1">Naya</card></section>'))).toContain(
      'the section "Planes/Schemes"',
    );
  });
});

describe('MTGJSON decks', () => {
  const card = (name: string, count = 1, more = {}): object => ({ name, count, ...more });

  test('boards, planes and the commander have their sections', () => {
    const list = read(
      JSON.stringify({
        meta: { version: '5' },
        data: {
          name: 'Drakes',
          commander: [card('Talrand, Sky Summoner')],
          displayCommander: [card('Talrand, Sky Summoner')],
          mainBoard: [card('Island', 98, { setCode: 'M13', number: '234' }), card('Opt')],
          sideBoard: [card('Negate')],
          planes: [card('Naya')],
        },
      }),
    );
    expect(list.name).toBe('Drakes');
    expect(names(list, 'commanders')).toEqual(['1 Talrand, Sky Summoner']);
    expect(names(list, 'main')).toEqual(['98 Island', '1 Opt']);
    expect(list.main[0]).toMatchObject({ set: 'M13', collectorNumber: '234' });
    expect([...names(list, 'sideboard'), ...names(list, 'planes')]).toEqual(['1 Negate', '1 Naya']);
  });

  test('a file that is cut off, and one of another kind, are refused with a sentence', () => {
    expect(refusal('{"data": {"mainBoard": [')).toContain('not well-formed JSON');
    expect(refusal('{"cards": []}')).toContain('neither a deck of MTGJSON');
    expect(refusal('{"mainBoard": [{"name": "Opt", "count": 0.5}]}')).toContain('Opt has no number of cards');
  });
});

describe('Tabletop Simulator', () => {
  const card = (nickname: string): object => ({ Name: 'Card', Nickname: nickname });

  test('the largest pile is the deck, a card beside it the commander, what its maker named is that', () => {
    const list = read(
      JSON.stringify({
        ObjectStates: [
          { Name: 'DeckCustom', ContainedObjects: [card('Drake'), card('Drake')] },
          card('Talrand, Sky Summoner\nLegendary Creature\n4CMC'),
          { Name: 'DeckCustom', ContainedObjects: [card('Island\nBasic Land'), card('Island'), card('Opt')] },
          { Name: 'DeckCustom', Nickname: 'Sideboard', ContainedObjects: [card('Negate'), card('Negate')] },
        ],
      }),
    );
    expect(names(list, 'main')).toEqual(['2 Island', '1 Opt']);
    expect(names(list, 'commanders')).toEqual(['1 Talrand, Sky Summoner']);
    expect(names(list, 'sideboard')).toEqual(['2 Negate']);
    expect(names(list, 'tokens')).toEqual(['2 Drake']);
  });

  test('a card without a name is not passed over', () => {
    expect(refusal(JSON.stringify({ ObjectStates: [{ ContainedObjects: [card('Island'), card('')] }] }))).toContain(
      'no name',
    );
  });
});

describe('columns', () => {
  test.each([
    [
      'MTGO',
      'Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation\n' +
        '"Talrand, Sky Summoner",1,1,Rare,M13,72/249,No,No,0\n"Island",59,2,Land,M13,234/249,No,No,0\nNegate,2,3,Common,M13,61/249,No,Yes,0\n',
    ],
    [
      'DragonShield',
      '"sep=,"\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number\n' +
        'Drakes,1,0,"Talrand, Sky Summoner",M13,Magic 2013,72\nDrakes,59,0,Island,M13,Magic 2013,234\n',
    ],
    ['semicolons', 'Count;Name;Board\r\n1;Talrand, Sky Summoner;main\r\n59;Island;main\r\n2;Negate;sideboard\r\n'],
    ['tabs', 'Quantity\tName\n1\tTalrand, Sky Summoner\n59\tIsland\n'],
  ])('%s: names with commas, numbers, sideboards', (_, text) => {
    const list = read(text);
    expect(names(list, 'main')).toEqual(['1 Talrand, Sky Summoner', '59 Island']);
    if (text.includes('Negate')) expect(names(list, 'sideboard')).toEqual(['2 Negate']);
  });

  test('a cube without numbers has one of each, its maybeboard apart', () => {
    const list = read('name,CMC,Type,maybeboard\n"Ach! Hans, ""Run""",6,Enchantment,false\nOpt,1,Instant,true\n');
    expect(names(list, 'main')).toEqual(['1 Ach! Hans, "Run"']);
    expect(names(list, 'maybeboard')).toEqual(['1 Opt']);
  });

  test('a row without a name or a number is told by its line', () => {
    expect(refusal('Name,Quantity\nOpt,1\n,2\nShock,many\n')).toMatch(/line 3: the column.*\n.*line 4: "many"/);
  });

  test('the rows that can be read are looked over while one cannot', () => {
    const { list, problems } = readableDeckList('Name,Quantity\nOpt,1\nShock,many\nIsland,59\n');
    expect(names(list, 'main')).toEqual(['1 Opt', '59 Island']);
    expect(problems.map(({ line }) => line)).toEqual([3]);
  });

  test('a list of words with a comma in it is no table', () => {
    expect(names(read("1 Atraxa, Praetors' Voice\n40 Forest\n"), 'main')).toContain("1 Atraxa, Praetors' Voice");
  });
});
