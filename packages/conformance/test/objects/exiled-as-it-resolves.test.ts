/** Spells that an effect exiles as they resolve, in place of putting them into a graveyard. CR 608.2n, 614.1a, 616.1. */
import { refusalsOf } from '@kitchen-table/lower';
import { describe, expect, test } from 'vitest';
import { readPrinted } from '../support/read-cards.ts';
import { picks, plays, table, uses } from '../support/text-table.ts';

const NEXT_END = 'at the beginning of the next end step';
const WITHOUT = "doesn't have";
const INSTEAD = 'instead of putting it into';
const SPELLS = [
  'Sip | {1} | Instant | | You gain 3 life.',
  'Zap | {0} | Instant | | Zap deals 2 damage to target creature.',
  'Nap | {0} | Instant | | Tap target creature.',
  'No | {0} | Instant | | Counter target spell.',
  'Shatter | {0} | Instant | | Destroy target creature.',
  'Flare | {0} | Sorcery | | You gain 3 life. / Flashback {0}',
  'Echo | {0} | Sorcery | | Rebound / You gain 3 life.',
  'Rung | {0} | Sorcery | | Buyback {0} / You gain 3 life.',
  'Away | {0} | Sorcery | | You gain 3 life. Exile Away.',
  'Glint | {0} | Instant | | Tap target creature. / Flashback {0}',
  'Bear | {0} | Creature — Bear | 2/2 |',
];

describe('returned at the end of the turn', () => {
  const cards = [
    ...SPELLS,
    `Aunt | {0} | Creature — Human | 3/3 | Whenever you cast an instant spell that targets a creature you control, exile that card ${INSTEAD} your graveyard as it resolves. If you do, return it to your hand ${NEXT_END}.`,
  ];

  test('it is exiled as it resolves, and comes back at the next end step (CR 608.2n, 603.7)', () => {
    const game = table(cards, [{ battlefield: ['Aunt'], hand: ['Nap'] }, {}]);
    plays(game.ann, 'Nap', 'Aunt');
    expect([game.ann.exile, game.ann.graveyard, game.ann.hand]).toEqual([['Nap'], [], []]);
    game.to('Upkeep', 2);
    expect([game.ann.exile, game.ann.graveyard, game.ann.hand]).toEqual([[], [], ['Nap']]);
  });

  test('also when its source has left meanwhile (CR 611.2a)', () => {
    const game = table(cards, [{ battlefield: ['Aunt', 'Bear'], hand: ['Nap', 'Shatter'] }, { hand: ['Shatter'] }]);
    game.ann.casts('Nap', { targets: ['Bear'] });
    game.resolve();
    plays(game.ben, 'Shatter', 'Aunt');
    expect([game.ann.battlefield, game.ann.exile]).toEqual([['Bear'], ['Nap']]);
    game.to('Upkeep', 2);
    expect(game.ann.hand.toSorted()).toEqual(['Nap', 'Shatter']);
  });

  test('one with flashback comes back if its controller applies this effect first (CR 616.1, 702.34a)', () => {
    for (const [first, hand] of [
      ['Aunt', ['Glint']],
      ['Glint', []],
    ] as const) {
      const game = table(cards, [{ battlefield: ['Aunt'], graveyard: ['Glint'] }, {}]);
      picks(game.ann, first);
      plays(game.ann, 'Glint', 'Aunt');
      expect(game.ann.exile).toEqual(['Glint']);
      game.to('Upkeep', 2);
      expect(game.ann.hand).toEqual(hand);
    }
  });

  test('one that targets another creature is not (CR 603.2)', () => {
    const game = table(cards, [{ battlefield: ['Aunt'], hand: ['Nap'] }, ['Bear']]);
    plays(game.ann, 'Nap', 'Bear');
    expect([game.ann.exile, game.ann.graveyard]).toEqual([[], ['Nap']]);
  });

  test('a countered spell is put into the graveyard (CR 701.5a)', () => {
    const game = table(cards, [{ battlefield: ['Aunt'], hand: ['Nap'] }, { hand: ['No'] }]);
    game.ann.casts('Nap', { targets: ['Aunt'] });
    game.resolve();
    plays(game.ben, 'No', 'Nap');
    expect([game.ann.exile, game.ann.graveyard]).toEqual([[], ['Nap']]);
  });

  test('so is one whose target has become illegal: it does not resolve (CR 608.2b)', () => {
    const game = table(cards, [{ battlefield: ['Aunt', 'Bear'], hand: ['Nap'] }, { hand: ['Shatter'] }]);
    game.ann.casts('Nap', { targets: ['Bear'] });
    game.resolve();
    plays(game.ben, 'Shatter', 'Bear');
    expect([game.ann.exile, game.ann.graveyard]).toEqual([[], ['Bear', 'Nap']]);
    game.to('Upkeep', 2);
    expect(game.ann.hand).toEqual([]);
  });
});

describe('exiled with a source, whoever cast it', () => {
  const cards = [
    ...SPELLS,
    `Staff | {0} | Artifact | | Whenever a player casts an instant or sorcery spell from their hand, exile it ${INSTEAD} a graveyard as it resolves. / {0}, {T}: You may cast any number of spells from among cards exiled with Staff without paying their mana costs.`,
  ];

  test('it is one of the cards exiled with that source (CR 607.2a)', () => {
    const game = table(cards, [{ battlefield: ['Staff'] }, { hand: ['Flare'] }]);
    game.to('PrecombatMain', 2);
    plays(game.ben, 'Flare');
    expect([game.ben.life, game.ben.exile]).toEqual([23, ['Flare']]);
    game.to('PrecombatMain', 3);
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', [0]);
    uses(game.ann, 'Staff');
    expect([game.ann.life, game.ben.exile, game.ben.graveyard]).toEqual([23, [], ['Flare']]);
  });

  test('what exiles itself is not exiled with it (CR 608.2n)', () => {
    const game = table(cards, [{ battlefield: ['Staff'], hand: ['Away'] }, {}]);
    plays(game.ann, 'Away');
    expect(game.ann.exile).toEqual(['Away']);
    game.ann.answers('yesNo', [1]);
    uses(game.ann, 'Staff');
    expect([game.ann.life, game.ann.exile]).toEqual([23, ['Away']]);
  });

  test('of two sources, one exiles it, as its controller chooses (CR 616.1)', () => {
    const other = cards.map((line) => line.replaceAll('Staff', 'Wand'));
    const game = table([...cards, other.at(-1) as string], [{ battlefield: ['Staff', 'Wand'], hand: ['Flare'] }, {}]);
    picks(game.ann, 'Wand');
    plays(game.ann, 'Flare');
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', [0]);
    uses(game.ann, 'Wand');
    expect(game.ann.life).toBe(26);
  });

  test('a spell with rebound: its own word or the other, as its controller chooses (CR 616.1, 702.88a)', () => {
    for (const [first, life] of [
      ['Staff', 20],
      ['Echo', 23],
    ] as const) {
      const game = table(cards, [{ battlefield: ['Staff'], hand: ['Echo'] }, {}]);
      picks(game.ann, first);
      plays(game.ann, 'Echo');
      expect([game.ann.life, game.ann.exile]).toEqual([23, ['Echo']]);
      game.ann.answers('yesNo', [1]);
      game.to('PrecombatMain', 3);
      expect(game.ann.life - 3).toBe(life);
    }
  });

  test('one bought back goes to the hand, or is exiled (CR 616.1, 702.27a)', () => {
    for (const [first, hand, exile] of [
      ['Rung', ['Rung'], []],
      ['Staff', [], ['Rung']],
    ] as const) {
      const game = table(cards, [{ battlefield: ['Staff'], hand: ['Rung'] }, {}]);
      game.ann.answers('yesNo', [1]);
      picks(game.ann, first);
      plays(game.ann, 'Rung');
      expect([game.ann.hand, game.ann.exile]).toEqual([hand, exile]);
    }
  });
});

describe('what is said next of the exiled card', () => {
  test('it is plotted when it has been exiled, and cast on a later turn (CR 702.170a)', () => {
    const cards = [
      ...SPELLS,
      `Rake | {0} | Creature — Human | 1/1 | Whenever you cast a sorcery spell from your hand, exile that spell ${INSTEAD} your graveyard as it resolves. If you do, it becomes plotted.`,
    ];
    const game = table(cards, [{ battlefield: ['Rake'], hand: ['Flare'] }, {}]);
    plays(game.ann, 'Flare');
    expect([game.ann.life, game.ann.exile, game.ann.can('cast', 'Flare')]).toEqual([23, ['Flare'], false]);
    game.to('PrecombatMain', 3);
    plays(game.ann, 'Flare');
    expect([game.ann.life, game.ann.exile, game.ann.graveyard]).toEqual([26, [], ['Flare']]);
  });

  test('with time counters and suspend it is cast again when the last is gone (CR 122.1, 702.62a)', () => {
    const cards = [
      ...SPELLS,
      `Sage | {0} | Creature — Wizard | 1/1 | Whenever you cast a sorcery spell from your hand, exile that card with two time counters on it ${INSTEAD} your graveyard as it resolves. Then if the exiled card ${WITHOUT} suspend, it gains suspend.`,
    ];
    const game = table(cards, [{ battlefield: ['Sage'], hand: ['Flare'] }, {}]);
    plays(game.ann, 'Flare');
    expect([game.ann.life, game.ann.exile]).toEqual([23, ['Flare']]);
    const [card] = game.game.exile;
    expect(game.game.objects[card as number]?.counters).toEqual({ time: 2 });
    game.to('PrecombatMain', 3);
    expect(game.game.objects[card as number]?.counters).toEqual({ time: 1 });
    game.ann.answers('yesNo', [1]);
    game.to('PrecombatMain', 5);
    expect([game.ann.life, game.ann.exile, game.ann.graveyard]).toEqual([26, [], ['Flare']]);
  });

  test('its controller may do so, as it resolves (CR 614.1a)', () => {
    const cards = [
      ...SPELLS,
      `Kiln | {0} | Artifact | | {T}: Add {U}. When you spend this mana to cast an instant spell, you may exile that spell ${INSTEAD} its owner’s graveyard as it resolves. / {0}, Sacrifice Kiln: You may cast any number of spells from among cards exiled with Kiln without paying their mana costs.`,
    ];
    for (const [answer, exile, graveyard] of [
      [1, ['Sip'], []],
      [0, [], ['Sip']],
    ] as const) {
      const game = table(cards, [{ battlefield: ['Kiln'], hand: ['Sip'] }, {}]);
      game.ann.answers('yesNo', [answer]);
      plays(game.ann, 'Sip');
      expect([game.ann.life, game.ann.exile, game.ann.graveyard]).toEqual([23, exile, graveyard]);
      game.ann.answers('yesNo', [1]);
      game.ann.answers('chooseObjects', [0]);
      uses(game.ann, 'Kiln');
      expect([game.ann.life, game.ann.exile]).toEqual([23 + 3 * answer, []]);
    }
  });

  test('a card with such a counter on it may be cast later, and is not exiled anew (CR 122.1, 608.2g)', () => {
    const cards = [
      ...SPELLS,
      `Giant | {0} | Creature — Giant | 4/4 | Whenever you cast a sorcery spell from your hand, exile that card with a dream counter on it ${INSTEAD} your graveyard as it resolves. / {0}: You may cast a spell from among cards you own in exile with dream counters on them without paying its mana cost.`,
    ];
    const game = table(cards, [{ battlefield: ['Giant'], hand: ['Flare'] }, {}]);
    plays(game.ann, 'Flare');
    expect(game.game.objects[game.game.exile[0] as number]?.counters).toEqual({ dream: 1 });
    game.ann.answers('yesNo', [1]);
    uses(game.ann, 'Giant');
    expect([game.ann.life, game.ann.exile, game.ann.graveyard]).toEqual([26, [], ['Flare']]);
  });
});

test('a spell with haunt whose target has become illegal does not haunt: it did not resolve (CR 608.2b, 702.55a)', () => {
  const cards = [...SPELLS, 'Wraith | {0} | Instant | | Tap target creature. / Haunt'];
  const game = table(cards, [
    { battlefield: ['Bear'], hand: ['Wraith'] },
    { battlefield: ['Bear'], hand: ['Shatter'] },
  ]);
  game.ann.casts('Wraith', { targets: ['Bear'] });
  const aimed = game.ann.permanent('Bear').id;
  const spell = game.game.objects[game.game.stack[0] as number];
  game.ben.answers('targets', (question) => [
    question.kind === 'targets' ? question.legal.indexOf(spell?.stack?.targets[0]?.chosen[0] ?? (aimed as never)) : -1,
  ]);
  game.ben.casts('Shatter');
  game.resolveAll();
  expect([game.ann.exile, game.ann.graveyard.includes('Wraith')]).toEqual([[], true]);
});

test('what hangs on it otherwise than "if you do" is refused, not taken for that (CR 608.2c)', () => {
  const isRefused = (words: string): boolean =>
    readPrinted(
      `Ward | {0} | Artifact | | Whenever you cast an instant spell, you may exile that card ${INSTEAD} your graveyard as it resolves. ${words}`,
    ).some((card) => refusalsOf(card).length > 0);
  expect(['If you do, draw a card.', "If you don't, draw a card.", 'When you do, draw a card.'].map(isRefused)).toEqual(
    [false, true, true],
  );
  expect(isRefused('If you do, draw a card. Otherwise, you gain 1 life.')).toBe(true);
});
