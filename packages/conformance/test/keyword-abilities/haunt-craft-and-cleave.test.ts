/** Haunt, craft and cleave, with cards read from text. CR 702.55, 702.148, 702.167. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('haunt', () => {
  const lines = [
    'Bat Ghost | {0} | Creature — Spirit | 1/1 | Haunt / When this creature enters or the creature it haunts dies, you gain 3 life.',
    'Last Rite | {0} | Sorcery | | You gain 1 life. / Haunt / When the creature Last Rite haunts dies, you gain 5 life.',
    'Snuff | {0} | Instant | | Destroy target creature.',
    'Stop | {0} | Instant | | Counter target spell.',
    'Petrify | {0} | Instant | | Target creature becomes an artifact until end of turn.',
  ];

  test('a permanent that dies is exiled haunting a creature, and its ability works from exile (CR 702.55a, 702.55c)', () => {
    const game = table(lines, [{ hand: ['Bat Ghost', 'Snuff', 'Snuff'] }, ['Grizzly Bears', 'Craw Wurm']]);
    plays(game.ann, 'Bat Ghost');
    expect(game.ann.life).toBe(23);
    game.ann.answers('targets', (question) =>
      question.kind === 'targets' ? [game.indexOf(question.legal, 'Bat Ghost')] : [],
    );
    game.ann.answers('targets', (question) =>
      question.kind === 'targets' ? [game.indexOf(question.legal, 'Grizzly Bears')] : [],
    );
    plays(game.ann, 'Snuff');
    expect([game.ann.exile, game.ann.life]).toEqual([['Bat Ghost'], 23]);
    plays(game.ann, 'Snuff', 'Grizzly Bears');
    expect([game.ann.life, game.ann.exile]).toEqual([26, ['Bat Ghost']]);
  });

  test('an instant or sorcery haunts as it resolves, not when it is countered (CR 702.55a)', () => {
    const seats = [{ hand: ['Last Rite', 'Snuff'] }, { hand: ['Stop'], battlefield: ['Grizzly Bears'] }];
    const game = table(lines, seats);
    plays(game.ann, 'Last Rite');
    expect([game.ann.exile, game.ann.life]).toEqual([['Last Rite'], 21]);
    plays(game.ann, 'Snuff', 'Grizzly Bears');
    expect(game.ann.life).toBe(26);
    const countered = table(lines, seats);
    countered.ann.casts('Last Rite');
    countered.ben.casts('Stop', { targets: ['Last Rite'] });
    countered.resolveAll();
    expect([countered.ann.exile, countered.ann.graveyard]).toEqual([[], ['Last Rite']]);
  });

  test('what it haunts is that object, creature or not, and no other (CR 702.55b)', () => {
    const crack = 'Crack | {0} | Instant | | Destroy target artifact.';
    for (const [haunted, life] of [
      ['Grizzly Bears', 26],
      ['Craw Wurm', 21],
    ] as const) {
      const game = table(
        [...lines, crack],
        [{ hand: ['Last Rite', 'Petrify', 'Crack'] }, ['Grizzly Bears', 'Craw Wurm']],
      );
      game.ann.answers('targets', (question) =>
        question.kind === 'targets' ? [game.indexOf(question.legal, haunted)] : [],
      );
      plays(game.ann, 'Last Rite');
      plays(game.ann, 'Petrify', 'Grizzly Bears');
      plays(game.ann, 'Crack', 'Grizzly Bears');
      expect([game.ben.battlefield, game.ann.life]).toEqual([['Craw Wurm'], life]);
    }
  });
});

describe('cleave', () => {
  const lines = [
    'Hew | {1} | Sorcery | | Cleave {3} / Destroy target [green] creature.',
    'Twin Bolt | {0} | Instant | | Copy target instant or sorcery spell. You may choose new targets for the copy.',
  ];
  const seats = [
    { hand: ['Hew', 'Twin Bolt'], battlefield: ['Plains', 'Plains', 'Plains'] },
    ['Hill Giant', 'Grizzly Bears', 'Craw Wurm'],
  ];

  test('for its cleave cost, the words in brackets are not there (CR 702.148a)', () => {
    const legal = (via: string): string[] => {
      const game = table(lines, seats);
      let names: string[] = [];
      game.ann.answers('targets', (question) => {
        names = question.kind === 'targets' ? game.ben.names(question.legal as never) : [];
        return [0];
      });
      game.ann.casts('Hew', { via });
      return names;
    };
    expect([legal(''), legal('cleave')]).toEqual([
      ['Grizzly Bears', 'Craw Wurm'],
      ['Hill Giant', 'Grizzly Bears', 'Craw Wurm'],
    ]);
    const poor = table(lines, [{ hand: ['Hew'], battlefield: ['Plains'] }, ['Hill Giant']]);
    expect(poor.ann.can('cast', 'Hew')).toBe(false);
  });

  test('the text is changed: a copy of the spell has the changed text (CR 702.148b)', () => {
    const game = table(lines, seats);
    game.ann.casts('Hew', { via: 'cleave', targets: ['Grizzly Bears'] });
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Twin Bolt', { targets: ['Hew'] });
    game.ann.answers('targets', (question) =>
      question.kind === 'targets' ? [game.indexOf(question.legal, 'Hill Giant')] : [],
    );
    game.resolveAll();
    expect(game.ben.battlefield).toEqual(['Craw Wurm']);
  });
});

describe('craft', () => {
  const face = (name: string, type_line: string, oracle_text: string, more: object = {}): object => ({
    name,
    type_line,
    oracle_text,
    mana_cost: '',
    ...more,
  });
  const crafted = (front: string, back: object): never =>
    ({
      name: 'Plain Anvil // Fine Work',
      layout: 'transform',
      card_faces: [face('Plain Anvil', 'Artifact', front, { mana_cost: '{2}' }), back],
    }) as never;
  const ANVIL = 'Plain Anvil // Fine Work';
  const size = { power: '*', toughness: '*' };
  const statue = face(
    'Fine Work',
    'Artifact Creature — Golem',
    "Fine Work's power and toughness are each equal to the total power of the exiled cards used to craft it.",
    size,
  );

  test('it is exiled with its materials and returns transformed under its owner’s control, as a sorcery (CR 702.167a)', () => {
    const lines = [crafted('Craft with two creatures {1}', statue)];
    const game = table(lines, [{ battlefield: [ANVIL, 'Grizzly Bears', 'Craw Wurm', 'Plains'] }, {}]);
    game.ann.activates('Plain Anvil');
    expect([game.ann.battlefield, game.ann.exile.toSorted()]).toEqual([
      ['Plains'],
      ['Craw Wurm', 'Grizzly Bears', 'Plain Anvil'],
    ]);
    game.resolveAll();
    expect(game.ann.stats('Fine Work')).toBe('8/8');
    game.to('PrecombatMain', 2);
    for (const battlefield of [
      [ANVIL, 'Grizzly Bears', 'Plains'],
      [ANVIL, 'Grizzly Bears', 'Craw Wurm'],
    ])
      expect(table(lines, [{ battlefield }, {}]).ann.can('activate', 'Plain Anvil')).toBe(false);
    const others = table(lines, [{}, [ANVIL, 'Grizzly Bears', 'Craw Wurm', 'Plains']]);
    expect(others.ben.can('activate', 'Plain Anvil')).toBe(false);
  });

  test('materials are permanents you control and cards in your graveyard, whichever the word is (CR 702.167b)', () => {
    const lines = [crafted('Craft with two creatures {0}', statue)];
    const game = table(lines, [
      { battlefield: [ANVIL, 'Grizzly Bears'], graveyard: ['Craw Wurm', 'Forest'] },
      { battlefield: ['Hill Giant'], graveyard: ['Hill Giant'] },
    ]);
    uses(game.ann, 'Plain Anvil');
    expect([game.ann.exile, game.ann.stats('Fine Work')]).toEqual([['Grizzly Bears', 'Craw Wurm'], '8/8']);
  });

  test('it refers to the card exiled to craft it, not to itself (CR 702.167c)', () => {
    const gain = face(
      'Fine Work',
      'Artifact',
      '{0}: You gain life equal to the mana value of the exiled card used to craft Fine Work.',
    );
    const lines = [crafted('Craft with artifact {0}', gain), 'Old Bell | {4} | Artifact | |'];
    const game = table(lines, [{ battlefield: [ANVIL, 'Old Bell'] }, {}]);
    uses(game.ann, 'Plain Anvil');
    uses(game.ann, 'Fine Work');
    expect([game.ann.life, now(game.ann, 'Fine Work').manaValue]).toEqual([24, 2]);
  });
});
