/** Cards that are cast or played at once, while the spell that says so resolves. CR 406.3, 608.2d, 608.2g, 118.9. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { chooses, plays, table } from '../support/text-table.ts';

const LINES = [
  'Sip | {2} | Instant | | You gain 3 life.',
  'Gulp | {1} | Sorcery | | You gain 30 life.',
  'Crush | {2} | Instant | | Destroy target artifact.',
  'Golem | {3} | Artifact Creature — Golem | 3/3 |',
  'Trinket | {1} | Artifact | |',
  'Handful | {1} | Sorcery | | As an additional cost to cast this spell, discard a card. / You gain 7 life.',
  'Mouthful | {1} | Sorcery | | As an additional cost to cast this spell, discard a creature card. / You gain 9 life.',
  'Den | | Land | | {T}: Add {C}{C}. Spend this mana only to cast creature spells.',
];

const PLAY_BOTH =
  'You may play lands and cast spells from among cards exiled this way without paying their mana costs.';

interface Position {
  readonly battlefield?: readonly string[];
  readonly hand?: readonly string[];
  readonly graveyard?: readonly string[];
  /** The top card first. */
  readonly library?: readonly string[];
  readonly life?: number;
}

/** Ann casts the sorcery with these words, and says yes; what she is asked. `chosen`: what she chooses, by name or place. */
function deed(
  words: string,
  position: Position,
  answer: 0 | 1 = 1,
  chosen?: readonly (string | number)[],
): { game: Scenario; asked: Question[] } {
  const game = table(
    [...LINES, `Deed | {0} | Sorcery | | ${words}`],
    [{ ...position, hand: ['Deed', ...(position.hand ?? [])], library: [...(position.library ?? []), 'Plains'] }, {}],
  );
  const asked: Question[] = [];
  game.plan((question) => {
    if (question.kind !== 'priority') asked.push(question);
    return question.kind === 'yesNo' ? [answer] : null;
  });
  if (chosen !== undefined)
    game.ann.answers('chooseObjects', (question) =>
      chosen.map((card) =>
        typeof card === 'number' ? card : question.kind === 'chooseObjects' ? game.indexOf(question.from, card) : -1,
      ),
    );
  plays(game.ann, 'Deed');
  return { game, asked };
}

describe('several cards that were named together', () => {
  const words = 'Exile the top two cards of your library. You may cast them without paying their mana costs.';
  test('are cast one after the other, in an order that the player chooses (CR 608.2d, 608.2g)', () => {
    const game = table(
      [...LINES, `Deed | {0} | Sorcery | | ${words}`],
      [{ hand: ['Deed'], library: ['Sip', 'Gulp', 'Plains'] }, {}],
    );
    game.ann.casts('Deed');
    game.ann.answers('yesNo', [1]);
    chooses(game.ann, 'Sip', 'Gulp');
    game.ann.answers('order', (question) => {
      if (question.kind !== 'order') return [];
      expect([question.reason.rule, question.what]).toEqual(['608.2d', 'other']);
      expect(question.items.map(({ text }) => text)).toEqual(['Sip', 'Gulp']);
      return [1, 0];
    });
    game.resolve();
    expect([game.stack, game.ann.exile]).toEqual([['Gulp', 'Sip'], []]);
    expect(game.resolveAll().ann.life).toBe(53);
  });

  test.each([
    ['them', words],
    ['spells from among them', words.replace('cast them', 'cast spells from among them')],
  ])('need not all be cast: %s (CR 608.2d)', (_, said) => {
    const { game, asked } = deed(said, { library: ['Sip', 'Gulp', 'Plains'] }, 1, ['Gulp']);
    expect(asked.map(({ kind }) => kind)).toEqual(['yesNo', 'chooseObjects']);
    expect([game.ann.life, game.ann.exile]).toEqual([50, ['Sip']]);
  });

  test('what can’t be cast is not among those from which the player chooses (CR 608.2d, 601.2c)', () => {
    const { game, asked } = deed(words, { library: ['Crush', 'Gulp', 'Plains'] });
    expect(asked.map(({ kind }) => kind)).toEqual(['yesNo']);
    expect([game.ann.life, game.ann.exile]).toEqual([50, ['Crush']]);
  });

  test('of several copies some are cast, and the others are no more (CR 608.2d, 707.12a)', () => {
    const copies =
      'Exile target instant card from a graveyard. Copy that card three times. You may cast the copies without paying their mana costs.';
    const { game } = deed(copies, { graveyard: ['Sip'] }, 1, [0, 2]);
    expect([game.ann.life, game.ann.exile]).toEqual([26, ['Sip']]);
  });

  test('lands and spells: which of them, a spell before a land if the player wants, and one land (CR 305.2, 608.2d)', () => {
    const both = `Exile the top four cards of your library. ${PLAY_BOTH}`;
    const library = ['Island', 'Swamp', 'Sip', 'Gulp', 'Plains'];
    const some = deed(both, { library }, 1, ['Swamp', 'Gulp']);
    expect([some.game.ann.battlefield, some.game.ann.life, some.game.ann.exile]).toEqual([
      ['Swamp'],
      50,
      ['Island', 'Sip'],
    ]);
    expect(some.asked.map(({ kind }) => kind)).toEqual(['yesNo', 'chooseObjects', 'order']);
    const land = deed(both, { library }, 1, ['Island', 'Swamp']);
    expect(land.game.ann.battlefield).toHaveLength(1);
  });

  test('those that were chosen are cast as they were chosen: no order is asked for (CR 608.2d)', () => {
    const chosen = 'You may cast any number of spells from your graveyard without paying their mana costs.';
    const { game, asked } = deed(chosen, { graveyard: ['Sip', 'Gulp'] });
    expect(asked.map(({ kind }) => kind)).toEqual(['yesNo', 'chooseObjects']);
    expect(game.ann.life > 20).toBe(true);
  });

  test('those that are face down are not named by the question, and what can’t be cast stays face down (CR 406.3)', () => {
    const { game, asked } = deed(
      words.replace('library.', 'library face down.'),
      { library: ['Crush', 'Sip'] },
      1,
      [0, 1],
    );
    const order = asked.find(({ kind }) => kind === 'order');
    expect(order?.kind === 'order' ? order.items.map(({ text }) => text) : null).toEqual([
      'a face-down card',
      'a face-down card',
    ]);
    expect([game.ann.life, game.ann.exile, game.ann.graveyard.includes('Sip')]).toEqual([23, [''], true]);
  });
});

describe('a card that was exiled face down', () => {
  const play = 'Exile the top card of your library face down. You may play it without paying its mana cost.';
  test('is played as a land, if one may still be played; else nobody is asked (CR 305.3, 608.2g)', () => {
    expect(deed(play, { library: ['Swamp'] }).game.ann.battlefield).toEqual(['Swamp']);
    const game = table(
      [...LINES, `Deed | {0} | Sorcery | | ${play}`],
      [{ hand: ['Deed', 'Forest'], library: ['Swamp', 'Plains'] }, {}],
    );
    game.ann.playsLand('Forest');
    game.ann.answers('yesNo', () => {
      throw new Error('no land may be played');
    });
    expect([plays(game.ann, 'Deed').ann.exile, game.ann.battlefield]).toEqual([[''], ['Forest']]);
  });

  test('is not a land that could be cast (CR 305.9, 608.2g)', () => {
    const cast = deed(play.replace('play', 'cast'), { library: ['Swamp'] });
    expect([cast.asked.length, cast.game.ann.exile]).toEqual([0, ['']]);
  });

  test('that somebody leaves uncast, as they may, stays face down (CR 118.8c, 406.3)', () => {
    const words = 'Exile the top card of your library face down. You cast it without paying its mana cost if able.';
    const not = deed(words, { library: ['Mouthful'], hand: ['Golem'] }, 0);
    expect([not.game.ann.exile, not.game.ann.life]).toEqual([[''], 20]);
    const { game, asked } = deed(words, { library: ['Mouthful'], hand: ['Golem'] });
    expect([asked[0]?.kind, asked[0]?.reason.rule]).toEqual(['yesNo', '118.8c']);
    expect([game.ann.life, game.ann.graveyard.toSorted()]).toEqual([29, ['Deed', 'Golem', 'Mouthful']]);
  });
});

describe('for its own cost', () => {
  const words = 'Exile the top card of your library. You may cast it.';
  test('a spell is offered if it can be paid, and is paid (CR 608.2g, 601.2f)', () => {
    const poor = deed(words, { library: ['Sip'], battlefield: ['Island'] });
    expect([poor.asked.length, poor.game.ann.exile]).toEqual([0, ['Sip']]);
    const { game, asked } = deed(words, { library: ['Sip'], battlefield: ['Island', 'Island', 'Island'] });
    const question = asked[0];
    expect(question?.kind === 'yesNo' ? question.about?.length : 0).toBe(1);
    expect([game.ann.life, game.ann.state.pool.amounts.some((amount) => amount > 0)]).toEqual([23, false]);
    expect(game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) !== 0)).toHaveLength(2);
  });

  test('mana that may be spent on creature spells only pays for no other (CR 106.6)', () => {
    const creature = deed(words, { library: ['Golem'], battlefield: ['Den', 'Island'] });
    expect(creature.game.ann.battlefield).toEqual(['Den', 'Island', 'Golem']);
    const other = deed(words, { library: ['Sip'], battlefield: ['Den'] });
    expect([other.asked.length, other.game.ann.exile]).toEqual([0, ['Sip']]);
  });

  test('a card with no mana cost can’t be cast for it (CR 118.6)', () => {
    const card = 'Ghost | | Instant | | You gain 1 life.';
    const lines = [card, `Deed | {0} | Sorcery | | ${words}`];
    const game = table(lines, [{ hand: ['Deed'], library: ['Ghost', 'Plains'] }, {}]);
    game.ann.answers('yesNo', [1]);
    expect(plays(game.ann, 'Deed').ann.exile).toEqual(['Ghost']);
  });
});

describe('from the hand', () => {
  test('a spell can’t be discarded to pay for itself (CR 601.2a, 601.2h)', () => {
    const words = 'You may cast a spell from your hand without paying its mana cost.';
    expect(deed(words, { hand: ['Handful'] }).game.ann.hand).toEqual(['Handful']);
    const { game } = deed(words, { hand: ['Handful', 'Swamp'] });
    expect([game.ann.hand, game.ann.life]).toEqual([[], 27]);
  });

  test('for life in place of mana: as much as that spell’s mana value, if there is so much (CR 118.9, 119.4)', () => {
    const words =
      'You may cast an artifact spell from your hand by paying life equal to its mana value rather than paying its mana cost.';
    const { game } = deed(words, { hand: ['Golem', 'Sip'] });
    expect([game.ann.life, game.ann.battlefield, game.ann.hand]).toEqual([17, ['Golem'], ['Sip']]);
    const poor = deed(words, { hand: ['Golem'], life: 2 });
    expect([poor.game.ann.life, poor.game.ann.hand]).toEqual([2, ['Golem']]);
    // Of several only what there is life enough for can be chosen.
    const cheap = deed(words, { hand: ['Golem', 'Trinket'], life: 2 });
    expect([cheap.game.ann.life, cheap.game.ann.hand, cheap.asked.map(({ kind }) => kind)]).toEqual([
      1,
      ['Golem'],
      ['yesNo'],
    ]);
  });
});

describe('for a time', () => {
  test('spells may be cast from among cards that could not be cast when that was said (CR 611.2a)', () => {
    const words = 'Exile the top two cards of your library. You may cast spells from among them this turn.';
    const { game } = deed(words, { library: ['Crush', 'Golem'], hand: ['Swamp'], battlefield: ['Island', 'Island'] });
    expect([game.ann.can('cast', 'Golem'), game.ann.can('cast', 'Crush')]).toEqual([false, false]);
    game.ann.playsLand('Swamp');
    expect([game.ann.can('cast', 'Golem'), game.ann.can('cast', 'Crush')]).toEqual([true, false]);
  });

  test('"a creature spell" is one, "creature spells" are all of them (CR 611.2a)', () => {
    const rest = 'from your graveyard this turn.';
    const graveyard = ['Myr', 'Myr'];
    const lines = ['Myr | {0} | Artifact Creature — Myr | 1/1 |'];
    for (const [words, left] of [
      ['a creature spell', 1],
      ['creature spells', 0],
    ] as const) {
      const line = `Deed | {0} | Sorcery | | You may cast ${words} ${rest}`;
      const game = table([...lines, line], [{ hand: ['Deed'], graveyard }, {}]);
      plays(game.ann, 'Deed');
      plays(game.ann, 'Myr');
      if (game.ann.can('cast', 'Myr')) plays(game.ann, 'Myr');
      expect(game.ann.graveyard.filter((name) => name === 'Myr')).toHaveLength(left);
    }
  });
});

test('what became a copy of a Siege has no back face that could be cast (CR 310.11b, 712.8)', () => {
  const fort = {
    name: 'Fort // Fortune',
    layout: 'transform',
    card_faces: [
      { name: 'Fort', mana_cost: '{0}', type_line: 'Battle — Siege', oracle_text: '', defense: '1' },
      { name: 'Fortune', mana_cost: '', type_line: 'Sorcery', oracle_text: 'You gain 8 life.' },
    ],
  };
  const twin =
    'Twin | {0} | Creature — Shapeshifter | 0/0 | You may have Twin enter as a copy of any battle on the battlefield.';
  const bolt = 'Bolt | {0} | Instant | | Bolt deals 1 damage to target battle.';
  for (const [cast, life] of [
    ['Fort', 28],
    ['Twin', 20],
  ] as const) {
    const game = table(
      [fort, twin, bolt],
      [
        {
          battlefield: cast === 'Fort' ? [] : ['Fort // Fortune'],
          hand: [cast === 'Fort' ? 'Fort // Fortune' : 'Twin', 'Bolt'],
        },
        {},
      ],
    );
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    plays(game.ann, cast);
    const newest = game.ann.battlefield.length - 1;
    game.ann.answers('targets', (question) => [question.kind === 'targets' ? question.legal.length - 1 : 0]);
    expect(game.ann.battlefield[newest]).toBe('Fort');
    plays(game.ann, 'Bolt');
    expect([game.ann.life, game.ann.exile.length]).toEqual([life, cast === 'Fort' ? 0 : 1]);
  }
});

test('"if the two spells have the same mana value": the one that was cast, with its X, and the card as a spell (CR 202.3e, 608.2g)', () => {
  const mirror =
    'Mirror | {0} | Enchantment | | Whenever another player casts a spell, reveal the top card of your library. Then you may cast that card for free if the two spells have the same mana value.'.replace(
      'for free',
      'without paying its mana cost',
    );
  const wave = 'Wave | {X} | Sorcery | | You gain 1 life.';
  const bear = 'Bear | {2} | Creature — Bear | 2/2 |';
  const land = ['Island', 'Island', 'Island'];
  for (const [x, top, battlefield] of [
    [2, 'Bear', ['Mirror', 'Bear']],
    [1, 'Bear', ['Mirror']],
    [0, 'Plains', ['Mirror']],
  ] as const) {
    const game = table(
      [mirror, wave, bear],
      [
        { hand: ['Wave'], battlefield: land },
        { battlefield: ['Mirror'], library: [top, 'Plains'] },
      ],
    );
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.casts('Wave', { x });
    game.resolveAll();
    expect(game.ben.battlefield).toEqual(battlefield);
  }
});

test('"from among those nonland cards": the ones at which each opponent stopped (CR 608.2c, 608.2g)', () => {
  const WHERE = 'from among those nonland cards without paying their mana costs';
  const lines = [
    `Dread | {0} | Sorcery | | Each opponent exiles cards from the top of ${'their library'} until they exile a nonland card. You may cast any number of spells ${WHERE}.`,
    'Ox | {9} | Creature — Ox | 2/2 |',
    'Elk | {9} | Creature — Elk | 2/2 |',
  ];
  const game = table(lines, [
    { hand: ['Dread'] },
    { library: ['Forest', 'Ox', 'Elk', 'Forest'] },
    { library: ['Elk', 'Ox', 'Forest'] },
  ]);
  game.plan((question) =>
    question.kind === 'yesNo' ? [1] : question.kind === 'chooseObjects' ? question.from.map((_, at) => at) : null,
  );
  plays(game.ann, 'Dread');
  expect([[...game.ann.battlefield].sort(), game.ben.exile, game.cat.exile]).toEqual([['Elk', 'Ox'], ['Forest'], []]);
});
