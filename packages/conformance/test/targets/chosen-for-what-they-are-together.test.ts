/** What is chosen for what it is beside the others: a total, different names, one controller; with cards read from text. CR 601.2c, 608.2d, 201.2. */
import { describe, expect, test } from 'vitest';
import type { Entity, Game, Question } from '@kitchen-table/engine';
import { characteristics } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

const CREATURES = ['Tiny Elf', 'Small Bear', 'Big Wurm'].map(
  (name, i) => `${name} | {${i + 1}} | Creature — ${name.split(' ')[1]} | ${i + 1}/${i + 1} |`,
);

/** Takes the last that is offered, each time, until nothing is. */
const greedy = (question: Question): readonly number[] | null =>
  question.kind === 'targets' && question.legal.length > 0
    ? [question.legal.length - 1]
    : question.kind === 'chooseObjects' && question.from.length > 0
      ? [question.from.length - 1]
      : null;
const offered = (game: Game, entities: readonly Entity[]): string[] =>
  entities.map((entity) => characteristics(game, entity as never).name).sort();

describe('a total that may not be exceeded', () => {
  test('targets are offered only while the total allows them (CR 601.2c)', () => {
    const lines = [
      ...CREATURES,
      'Rouse | {0} | Sorcery | | Return any number of target creature cards with total mana value 4 or less from your graveyard to the battlefield.',
    ];
    const game = table(lines, [{ graveyard: ['Tiny Elf', 'Small Bear', 'Big Wurm'], hand: ['Rouse'] }, {}]);
    const seen: string[][] = [];
    game.plan((question, now) => {
      if (question.kind !== 'targets') return null;
      seen.push(offered(now, question.legal));
      return [
        question.legal.findIndex(
          (entity) => offered(now, [entity])[0] === (seen.length === 1 ? 'Big Wurm' : 'Tiny Elf'),
        ),
      ];
    });
    plays(game.ann, 'Rouse');
    expect(seen).toEqual([['Big Wurm', 'Small Bear', 'Tiny Elf'], ['Tiny Elf']]);
    expect(game.ann.battlefield.sort()).toEqual(['Big Wurm', 'Tiny Elf']);
  });

  test('what is chosen as an instruction is followed, likewise (CR 608.2d)', () => {
    const lines = [
      ...CREATURES,
      'Few | {0} | Sorcery | | Each player chooses any number of creatures they control with total power 3 or less, then sacrifices all other creatures they control.',
    ];
    const game = table(lines, [{ battlefield: ['Tiny Elf', 'Small Bear', 'Big Wurm'], hand: ['Few'] }, {}]);
    game.plan((question, now) => {
      if (question.kind !== 'chooseObjects') return null;
      const small = question.from.findIndex((entity) => offered(now, [entity])[0] !== 'Big Wurm');
      return small < 0 ? [] : [small];
    });
    plays(game.ann, 'Few');
    expect(game.ann.battlefield.sort()).toEqual(['Small Bear', 'Tiny Elf']);
  });
});

describe('different ones', () => {
  test('a search finds no two cards with the same name (CR 201.2b)', () => {
    const lines = [
      ...CREATURES,
      'Muster | {0} | Sorcery | | Search your library for up to three creature cards with different names, put them onto the battlefield, then shuffle.',
    ];
    const game = table(lines, [{ library: ['Tiny Elf', 'Tiny Elf', 'Small Bear'], hand: ['Muster'] }, {}]);
    game.plan(greedy);
    plays(game.ann, 'Muster');
    expect(game.ann.battlefield.sort()).toEqual(['Small Bear', 'Tiny Elf']);
  });

  test('two targets of one player are not controlled by different players (CR 601.2c)', () => {
    const lines = [
      ...CREATURES,
      'Split Up | {0} | Instant | | Choose two target nontoken creatures controlled by different players. Return those creatures to their owners’ hands.',
    ];
    const none = table(lines, [{ battlefield: ['Tiny Elf', 'Small Bear'], hand: ['Split Up'] }, {}]);
    expect(none.ann.can('cast', 'Split Up')).toBe(false);
    const game = table(lines, [
      { battlefield: ['Tiny Elf', 'Small Bear'], hand: ['Split Up'] },
      { battlefield: ['Big Wurm'] },
    ]);
    const seen: string[][] = [];
    game.plan((question, now) => {
      if (question.kind !== 'targets') return null;
      seen.push(offered(now, question.legal));
      return [
        question.legal.findIndex(
          (entity) => offered(now, [entity])[0] === (seen.length === 1 ? 'Tiny Elf' : 'Big Wurm'),
        ),
      ];
    });
    plays(game.ann, 'Split Up');
    expect(seen[0]).toEqual(['Big Wurm', 'Small Bear', 'Tiny Elf']);
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Small Bear'], []]);
  });
});

describe('alike ones', () => {
  test('four lands with the same name, not four lands (CR 201.2a)', () => {
    const lines = [
      'Atlas | {0} | Artifact | | {T}: Draw a card. Activate only if you control four or more lands with the same name.',
    ];
    for (const [lands, can] of [
      [['Island', 'Island', 'Island', 'Swamp'], false],
      [['Island', 'Island', 'Island', 'Island'], true],
    ] as const) {
      const game = table(lines, [{ battlefield: ['Atlas', ...lands] }, {}]);
      expect(game.ann.can('activate', 'Atlas')).toBe(can);
    }
  });

  test('who has every creature type shares one with each (CR 702.73a)', () => {
    const lines = [
      ...CREATURES,
      'Anything | {0} | Creature — Shapeshifter | 1/1 | Changeling',
      'Kin Call | {0} | Sorcery | | Tap two target creatures that share a creature type.',
    ];
    const game = table(lines, [{ battlefield: ['Tiny Elf', 'Small Bear'], hand: ['Kin Call'] }, {}]);
    expect(game.ann.can('cast', 'Kin Call')).toBe(false);
    const with1 = table(lines, [{ battlefield: ['Tiny Elf', 'Small Bear', 'Anything'], hand: ['Kin Call'] }, {}]);
    expect(with1.ann.can('cast', 'Kin Call')).toBe(true);
  });
});

test('"all other" are those that were not chosen just before (CR 608.2c)', () => {
  const lines = [...CREATURES, 'Sole Heir | {0} | Sorcery | | Choose a creature, then destroy all other creatures.'];
  const game = table(lines, [
    { battlefield: ['Tiny Elf', 'Small Bear'], hand: ['Sole Heir'] },
    { battlefield: ['Big Wurm'] },
  ]);
  game.plan((question, now) =>
    question.kind === 'chooseObjects'
      ? [question.from.findIndex((entity) => offered(now, [entity])[0] === 'Small Bear')]
      : null,
  );
  plays(game.ann, 'Sole Heir');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Small Bear'], []]);
});

test('the total power is that of the creatures as they attacked in this combat (CR 508.1a)', () => {
  const lines = [
    ...CREATURES,
    'Pack | {0} | Creature — Wolf | 2/2 | Whenever this creature attacks, if you attacked with creatures with total power 5 or greater this combat, you gain 4 life.',
  ];
  for (const [company, life] of [
    ['Small Bear', 20],
    ['Big Wurm', 24],
  ] as const) {
    const game = table(lines, [{ battlefield: ['Pack', company] }, {}]);
    game.ann.attacks(['Pack', company]);
    game.throughCombat();
    expect(game.ann.life).toBe(life);
  }
});

test('one alone shares with none, and may be found: two that share nothing may not (CR 701.19b, 205.3i)', () => {
  const delve =
    'Delving | {0} | Sorcery | | Search your library for up to two basic land cards that share a land type, put them onto the battlefield, then shuffle.';
  const flats = 'Flats | | Basic Land | |';
  for (const [library, found] of [
    [['Flats', 'Flats'], ['Flats']],
    [['Forest', 'Swamp'], ['Forest']],
    [
      ['Forest', 'Forest'],
      ['Forest', 'Forest'],
    ],
  ] as const) {
    const game = table([delve, flats], [{ hand: ['Delving'], library: [...library] }, {}]);
    const takesAll = (question: Question): readonly number[] => greedy(question) ?? [];
    game.ann.answers('chooseObjects', takesAll).answers('chooseObjects', takesAll);
    plays(game.ann, 'Delving');
    expect(game.ann.battlefield.length).toEqual(found.length);
  }
});
