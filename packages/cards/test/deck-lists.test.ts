import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeckFormat, DeckList, DeckSection } from '../src/deck-lists/deck-list.ts';
import { DECK_FORMATS, DECK_SECTIONS, section } from '../src/deck-lists/deck-list.ts';
import { readDeckList, writeDeckList } from '../src/deck-lists/files.ts';

function read(text: string): DeckList {
  const result = readDeckList(text, 'deck.txt');
  if (result.kind === 'refused') throw new Error(result.problems.map(({ sentence }) => sentence).join('\n'));
  return result.list;
}

function refusals(text: string): readonly string[] {
  const result = readDeckList(text, 'deck.txt');
  return result.kind === 'refused' ? result.problems.map(({ sentence }) => sentence) : [];
}

function names(list: DeckList, part: DeckSection): readonly string[] {
  return section(list, part).map(({ count, name }) => `${count} ${name}`);
}

describe('Arena text', () => {
  const list = read(
    'About\nName Elves\n\nCommander\n1 Emmara, Soul of the Accord (GRN) 168\n\nCompanion\n1 Jegantha, the Wellspring\n\n' +
      'Deck\n4 Llanowar Elves (DOM) 168\n12 Forest\n1 A-Luminarch Aspirant\n\nSideboard\n2 Fire // Ice\n',
  );

  test('headings put cards into commander, companion, deck and sideboard', () => {
    expect(names(list, 'commanders')).toEqual(['1 Emmara, Soul of the Accord']);
    expect(list.companion?.name).toBe('Jegantha, the Wellspring');
    expect(names(list, 'main')).toEqual(['4 Llanowar Elves', '12 Forest', '1 Luminarch Aspirant']);
    expect(names(list, 'sideboard')).toEqual(['2 Fire // Ice']);
  });

  test('the name, the printing and the rebalanced mark are kept', () => {
    expect(list.name).toBe('Elves');
    expect(list.main[0]).toMatchObject({ set: 'DOM', collectorNumber: '168' });
    expect(list.main[2]).toMatchObject({ rebalanced: true });
  });
});

describe('lists without headings', () => {
  test('a blank line starts the sideboard, as in MTGO and Arena', () => {
    const list = read('20 Mountain\n4 Shock\n\n2 Smash to Smithereens\n\n1 Fire/Ice');
    expect(names(list, 'main')).toEqual(['20 Mountain', '4 Shock']);
    expect(names(list, 'sideboard')).toEqual(['2 Smash to Smithereens', '1 Fire // Ice']);
  });

  test('one card before a block of forty and more is the commander', () => {
    const list = read('1 Talrand, Sky Summoner\n\n60 Island\n39 Persistent Petitioners\n');
    expect(names(list, 'commanders')).toEqual(['1 Talrand, Sky Summoner']);
    expect(names(list, 'main')).toEqual(['60 Island', '39 Persistent Petitioners']);
  });

  test('the same card on two lines is one entry', () => {
    expect(names(read('2 Shock\n20 Mountain\n2 Shock'), 'main')).toEqual(['4 Shock', '20 Mountain']);
  });
});

describe('Moxfield and Archidekt text', () => {
  test('foil and etched marks, categories and tags are taken off the name', () => {
    const list = read(
      "1x Atraxa, Praetors' Voice (one) 268 *F* [Commander{top}] ^Have,#37d67a^\n1x Sol Ring (c21) 263 *E* [Ramp]\n98x Forest",
    );
    expect(list.commanders).toEqual([
      {
        count: 1,
        name: "Atraxa, Praetors' Voice",
        set: 'ONE',
        collectorNumber: '268',
        finish: 'foil',
        categories: ['Commander{top}'],
      },
    ]);
    expect(list.main[0]).toEqual({
      count: 1,
      name: 'Sol Ring',
      set: 'C21',
      collectorNumber: '263',
      finish: 'etched',
      categories: ['Ramp'],
    });
  });

  test('the maybeboard is no part of the deck', () => {
    const list = read('Mainboard\n60 Forest\n\nMAYBEBOARD:\n1 Craw Wurm');
    expect(names(list, 'main')).toEqual(['60 Forest']);
    expect(names(list, 'maybeboard')).toEqual(['1 Craw Wurm']);
  });
});

describe('.dec and deckstats', () => {
  test('"SB:" lines are the sideboard, remarks with a title are headings', () => {
    const list = read(
      '//NAME: Burn\n// made on a Sunday\n4 Shock\n20 Mountain\nSB: 2 Smash to Smithereens\n1 Krenko, Mob Boss # !Commander',
    );
    expect(list.name).toBe('Burn');
    expect(names(list, 'sideboard')).toEqual(['2 Smash to Smithereens']);
    expect(names(list, 'commanders')).toEqual(['1 Krenko, Mob Boss']);
  });
});

describe('MTGO .dek', () => {
  test('the sideboard mark decides, and "/" joins the halves of a split card', () => {
    const list = read(
      '<?xml version="1.0"?>\n<Deck>\n<NetDeckID>0</NetDeckID>\n<Cards CatID="1" Quantity="4" Sideboard="false" Name="Refuse/Cooperate"/>\n' +
        '<Cards CatID="2" Quantity="2" Sideboard="true" Name="Shock &amp; Awe"/></Deck>',
    );
    expect(names(list, 'main')).toEqual(['4 Refuse // Cooperate']);
    expect(names(list, 'sideboard')).toEqual(['2 Shock & Awe']);
  });

  test('a quantity that is no number is told with its line', () => {
    expect(refusals('<Deck>\n<Cards Quantity="four" Name="Shock"/>\n</Deck>')).toEqual([
      'deck.txt line 2: Quantity="four" is not a number of cards from 1 to 250.',
    ]);
  });

  test('a file cut off is told', () => {
    expect(refusals('<Deck>\n<Cards Quantity="4" Name="Shock">')).toEqual([
      'deck.txt line 2: <Cards> is never closed; the file may be cut off.',
    ]);
  });
});

describe('Forge and XMage .dck', () => {
  test('sections of Forge, planes and schemes included, and foils', () => {
    const list = read(
      '[metadata]\nName=Party\n[Commander]\n1 Krenko, Mob Boss|DDT|1\n[Main]\n99 Mountain+|LEA\n[Planes]\n1 Bant|HOP\n[Schemes]\n2 Evil Plan',
    );
    expect(list.name).toBe('Party');
    expect(names(list, 'commanders')).toEqual(['1 Krenko, Mob Boss']);
    expect(list.main).toEqual([{ count: 99, name: 'Mountain', set: 'LEA', finish: 'foil' }]);
    expect(names(list, 'planes')).toEqual(['1 Bant']);
    expect(names(list, 'schemes')).toEqual(['2 Evil Plan']);
  });

  test("XMage's lines have the set in front", () => {
    const list = read(
      'NAME:Burn\n4 [STA:42] Lightning Bolt\nSB: 1 [MH2:1] Sol Ring\nLAYOUT MAIN:(1,1)(NONE,false,50)|([STA:42])',
    );
    expect(list.main).toEqual([{ count: 4, name: 'Lightning Bolt', set: 'STA', collectorNumber: '42' }]);
    expect(names(list, 'sideboard')).toEqual(['1 Sol Ring']);
  });

  test('an unknown section is told', () => {
    expect(refusals('[Main]\n60 Forest\n[Kitchen]\n1 Table')[0]).toContain(
      'deck.txt line 3: unknown section [Kitchen]',
    );
  });
});

test('Cockatrice zones are deck, sideboard and tokens', () => {
  const list = read(
    '<?xml version="1.0"?><cockatrice_deck version="1"><deckname>Burn</deckname><comments>Commander: 1 Krenko, Mob Boss\nfast</comments>' +
      '<zone name="main"><card number="20" name="Mountain"/></zone><zone name="side"><card number="1" name="Shock"/></zone></cockatrice_deck>',
  );
  expect([list.name, list.comment]).toEqual(['Burn', 'fast']);
  expect([names(list, 'commanders'), names(list, 'main'), names(list, 'sideboard')]).toEqual([
    ['1 Krenko, Mob Boss'],
    ['20 Mountain'],
    ['1 Shock'],
  ]);
});

describe('bad lists are refused whole, each fault in one sentence with its line', () => {
  test.each([
    [
      '4 Shock\nhello there',
      'deck.txt line 2: expected a number and a card name, such as "4 Forest", but found "hello there".',
    ],
    ['0 Shock', 'deck.txt line 1: 0 copies is not a number of cards from 1 to 250.'],
    ['1 (STA) 42', 'deck.txt line 1: there is a number but no card name after it.'],
    ['', 'deck.txt: no cards found; write one card a line, such as "4 Forest".'],
    [
      'Companion\n2 Lurrus',
      'deck.txt: a deck has at most one companion (CR 702.139a); leave one card under Companion.',
    ],
    ['<Table/>', 'deck.txt line 1: <Table> is neither an MTGO <Deck> nor a <cockatrice_deck> nor an OCTGN <deck>.'],
    ['PNG\0\0', 'deck.txt: this is not a deck list; give a text file with one card a line, such as "4 Forest".'],
  ])('%j', (text, sentence) => {
    expect(refusals(text)).toEqual([sentence]);
  });
});

const name = fc
  .array(fc.constantFrom('Lim-Dûl', 'of', 'Fire', "Jace's", 'Æther', 'Wurm,', 'the', 'Bold', 'X'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => `Card ${words.join(' ')}`);
const entries = (most: number): fc.Arbitrary<{ count: number; name: string }[]> =>
  fc.uniqueArray(fc.record({ count: fc.integer({ min: 1, max: 25 }), name }), {
    selector: (entry) => entry.name,
    minLength: 1,
    maxLength: most,
  });
const lists: fc.Arbitrary<DeckList> = fc.record(
  {
    name: fc.constantFrom('Elves', 'Nothing & <Small>'),
    main: entries(6),
    sideboard: entries(3),
    commanders: entries(2),
    companion: name.map((called) => ({ count: 1, name: called })),
    planes: entries(2),
    schemes: entries(2),
    conspiracies: entries(2),
    attractions: entries(2),
  },
  { requiredKeys: ['main', 'sideboard', 'commanders'] },
);

function sectionsOf(list: DeckList): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(DECK_SECTIONS.map((part) => [part, names(list, part)]));
}

const WHOLE: readonly DeckFormat[] = DECK_FORMATS.filter((format) => format !== 'mtgo');

test.each(WHOLE)('a list written as %s reads back with every section', (format) => {
  fc.assert(
    fc.property(lists, (list) => {
      expect(sectionsOf(read(writeDeckList(list, format)))).toEqual(sectionsOf(list));
    }),
  );
});

test('MTGO text keeps deck and sideboard, with commanders in the sideboard as MTGO has them', () => {
  const list = read('Commander\n1 Talrand, Sky Summoner\nDeck\n99 Island');
  expect(writeDeckList(list, 'mtgo')).toBe('99 Island\n\n1 Talrand, Sky Summoner\n');
});

test('no text makes the reader throw: it gives a list or sentences that name the file', () => {
  const scraps = fc.constantFrom(
    '4 ',
    'Forest',
    '\n',
    '\n\n',
    '[Main]',
    '<Deck>',
    '<Cards ',
    'Quantity="1"',
    '/>',
    'SB: ',
    '//',
    '(STA) 1',
    '*F*',
    '^',
    '[',
    ']',
    'Deck',
    '\t',
    '|',
    '&#xD800;',
  );
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(scraps, { maxLength: 30 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (source) => {
      const result = readDeckList(source, 'deck.txt');
      if (result.kind === 'read') return section(result.list, 'main').every(({ count }) => count > 0);
      return (
        result.problems.length > 0 &&
        result.problems.every(({ sentence }) => /^deck\.txt( line \d+)?: .+\.$/s.test(sentence))
      );
    }),
    { numRuns: 3000 },
  );
});
