/** Which costs can be paid: with just enough and with one too few, and what the payer is asked. CR 118.3, 119.4, 602.2b. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId, StatusBit } from '@kitchen-table/engine';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { chooses, plays, table, uses } from '../support/text-table.ts';

const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const DOE = 'Doe | {1} | Creature — Elk | 1/3';
const COG = 'Cog | {1} | Artifact | | {0}: Put a charge counter on Cog.';
const NO_SOME = 'Dry Well | {0} | Enchantment | | Players can’t draw cards.';
const ONE_EACH = 'Thin Well | {0} | Enchantment | | Each player can’t draw more than one card each turn.';

const seated = (seat: Seat): Seat => ({ ...seat, battlefield: ['Altar', ...(seat.battlefield ?? [])] });
const game = (cost: string, seat: Seat, other: Seat = { battlefield: ['Cub', 'Doe', 'Cog'], graveyard: ['Cub'] }) =>
  table(
    [`Altar | {0} | Artifact | | ${cost}: You gain 1 life.`, CUB, DOE, COG, NO_SOME, ONE_EACH],
    [seated(seat), other],
  );
const payable = (cost: string, seat: Seat, other?: Seat): boolean =>
  game(cost, seat, other).ann.can('activate', 'Altar');
/** These permanents are tapped. */
const turned = (at: Scenario, which: (name: string) => boolean = () => true): Scenario =>
  at.alter((position) => {
    for (const id of position.battlefield) {
      const object = position.objects[id] as { status: number };
      if (which(characteristics(position, id).name)) object.status |= StatusBit.Tapped;
    }
    position.derived = null;
  });

describe('with just enough, and with one too few (CR 118.3)', () => {
  const cases: readonly (readonly [cost: string, enough: Seat, tooFew: Seat])[] = [
    ['Sacrifice two creatures', { battlefield: ['Cub', 'Doe'] }, { battlefield: ['Cub', 'Cog'] }],
    ['Sacrifice one or two creatures', { battlefield: ['Cub'] }, { battlefield: ['Cog'] }],
    ['Sacrifice another artifact', { battlefield: ['Cog'] }, { battlefield: ['Cub'] }],
    ['Discard two cards', { hand: ['Cub', 'Doe'] }, { hand: ['Cub'], graveyard: ['Doe'] }],
    ['Discard a creature card', { hand: ['Cub'] }, { hand: ['Cog'], graveyard: ['Cub'] }],
    ['Exile a creature card from your graveyard', { graveyard: ['Cub'] }, { graveyard: ['Cog'], hand: ['Cub'] }],
    ['Exile two cards from your graveyard', { graveyard: ['Cub', 'Cog'] }, { graveyard: ['Cub'] }],
    ['Exile the top two cards of your graveyard', { graveyard: ['Cub', 'Cog'] }, { graveyard: ['Cub'], library: [] }],
    ['Exile the top two cards of your library', { library: ['Cub', 'Cog'] }, { library: ['Cub'] }],
    ['Exile another creature you control', { battlefield: ['Cub'] }, { battlefield: ['Cog'] }],
    ['Return a land you control to its owner’s hand', { battlefield: ['Plains'] }, { hand: ['Plains'] }],
    ['Reveal a creature card from your hand', { hand: ['Doe'] }, { hand: ['Cog'], battlefield: ['Doe'] }],
    ['Put a card from your hand on top of your library', { hand: ['Cog'] }, { graveyard: ['Cog'] }],
    ['Mill two cards', { library: ['Cub', 'Doe'] }, { library: ['Cub'] }],
    ['Draw two cards', { library: ['Cub', 'Doe'] }, { library: ['Cub'] }],
    ['Draw two cards', { battlefield: [] }, { battlefield: ['Thin Well'] }],
    ['Draw a card', { battlefield: ['Thin Well'] }, { battlefield: ['Dry Well'] }],
    ['{1}', { battlefield: ['Plains'] }, { battlefield: ['Cub'] }],
    ['{1}, Sacrifice a creature', { battlefield: ['Plains', 'Cub'] }, { battlefield: ['Plains', 'Plains'] }],
  ];
  for (const [cost, enough, tooFew] of cases)
    test(cost, () => {
      expect([payable(cost, enough), payable(cost, tooFew)]).toEqual([true, false]);
      const paid = game(cost, enough);
      uses(paid.ann, 'Altar');
      expect(paid.ann.life).toBe(21);
    });

  test('life: as much as the player has, not more (CR 119.4); nothing can always be paid (CR 119.4b)', () => {
    for (const cost of ['Pay 3 life', 'Lose 3 life']) {
      expect([payable(cost, { life: 3 }), payable(cost, { life: 2 })]).toEqual([true, false]);
      const paid = game(cost, { life: 4 });
      uses(paid.ann, 'Altar');
      expect(paid.ann.life).toBe(2);
    }
    const fixed = 'Still Water | {0} | Enchantment | | Your life total can’t change.';
    const free = table(
      ['Font | {0} | Artifact | | Pay X life: Draw a card. / Pay 1 life: Draw two cards.', fixed],
      [['Font', 'Still Water'], []],
    );
    expect(free.session.options(free.ann.id).filter(({ kind }) => kind === 'activate')).toHaveLength(1);
    free.ann.activates('Font', { x: 0 });
    free.resolveAll();
    expect([free.ann.life, free.ann.hand]).toEqual([20, ['Plains']]);
  });

  test('tapped and untapped creatures: only such, of the player’s own; the source may be among them (CR 118.3)', () => {
    const tapping = (cost: string, ...names: string[]) =>
      turned(game(cost, { battlefield: ['Cub', 'Doe', 'Cog'] }), (name) => names.includes(name));
    const can = (cost: string, ...names: string[]): boolean => tapping(cost, ...names).ann.can('activate', 'Altar');
    const TAP = 'Tap two untapped creatures you control';
    expect([can(TAP), can(TAP, 'Cog'), can(TAP, 'Doe')]).toEqual([true, true, false]);
    const UNTAP = 'Untap a tapped creature you control';
    expect([can(UNTAP), can(UNTAP, 'Cog'), can(UNTAP, 'Doe')]).toEqual([false, false, true]);
    const ARTIFACT = 'Tap an untapped artifact you control';
    expect([can(ARTIFACT, 'Cog'), can(ARTIFACT, 'Cog', 'Altar')]).toEqual([true, false]);
    const done = tapping(UNTAP, 'Cub', 'Doe', 'Cog');
    chooses(done.ann, 'Doe');
    uses(done.ann, 'Altar');
    expect(['Cub', 'Doe', 'Cog'].map((name) => done.ann.permanent(name).status & StatusBit.Tapped)).toEqual([1, 0, 1]);
  });

  test('the tap symbol and the untap symbol (CR 107.5, 107.6): not of what came under control this turn', () => {
    const RAT = 'Rat | {0} | Creature — Rat | 1/1 | {T}: You gain 1 life.';
    const EFT = 'Eft | {0} | Creature — Salamander | 1/1 | {Q}: You gain 2 life.';
    const held = table([RAT, EFT], [{ battlefield: ['Rat', 'Eft'], hand: ['Rat', 'Eft'] }, []]);
    expect([held.ann.can('activate', 'Rat'), held.ann.can('activate', 'Eft')]).toEqual([true, false]);
    uses(held.ann, 'Rat');
    expect([held.ann.can('activate', 'Rat'), held.ann.life]).toEqual([false, 21]);
    turned(held);
    uses(held.ann, 'Eft');
    expect([held.ann.can('activate', 'Eft'), held.ann.life]).toEqual([false, 23]);
    const fresh = table([RAT, EFT], [{ hand: ['Rat', 'Eft'] }, []]);
    plays(fresh.ann, 'Rat');
    plays(fresh.ann, 'Eft');
    expect(fresh.ann.can('activate', 'Rat')).toBe(false);
    expect(turned(fresh).ann.can('activate', 'Eft')).toBe(false);
  });
});

describe('what the payer is asked (CR 601.2h, 602.2b)', () => {
  const asked = (cost: string, seat: Seat) => {
    const asking = game(cost, seat);
    const seen: unknown[] = [];
    asking.plan((question) => {
      if (question.kind !== 'chooseObjects') return null;
      const from = question.from.map((entity) => facts(asking, entity));
      seen.push([question.player, question.reason.rule, question.purpose, from.join(), question.min, question.max]);
      return question.from.map((_, i) => i).slice(0, Math.max(1, question.min));
    });
    uses(asking.ann, 'Altar');
    return seen;
  };
  const facts = (asking: Scenario, entity: number): string =>
    entity < 0 ? `player ${entity}` : characteristics(asking.game, entity as ObjectId).name;
  const CUBS: Seat = { battlefield: ['Cub', 'Doe', 'Cog'] };
  const CARDS: Seat = { hand: ['Cub', 'Doe', 'Cog'], graveyard: ['Doe', 'Doe', 'Cog'] };

  test('what may be chosen, how many, and what happens to it', () => {
    expect(asked('Sacrifice a creature', CUBS)).toEqual([[0, '602.2b', 'sacrifice', 'Cub,Doe', 1, 1]]);
    expect(asked('Sacrifice one or two creatures', CUBS)).toEqual([[0, '602.2b', 'sacrifice', 'Cub,Doe', 1, 2]]);
    expect(asked('Sacrifice up to two permanents', CUBS)).toEqual([
      [0, '602.2b', 'sacrifice', 'Altar,Cub,Doe,Cog', 0, 2],
    ]);
    expect(asked('Sacrifice another artifact or creature', CUBS)).toEqual([
      [0, '602.2b', 'sacrifice', 'Cub,Doe,Cog', 1, 1],
    ]);
    expect(asked('Exile another permanent you control', CUBS)).toEqual([[0, '602.2b', 'exile', 'Cub,Doe,Cog', 1, 1]]);
    expect(asked('Return a creature you control to its owner’s hand', CUBS)).toEqual([
      [0, '602.2b', 'return', 'Cub,Doe', 1, 1],
    ]);
    expect(asked('Tap an untapped creature you control', CUBS)).toEqual([[0, '602.2b', 'tap', 'Cub,Doe', 1, 1]]);
    expect(asked('Discard a creature card', CARDS)).toEqual([[0, '602.2b', 'discard', 'Cub,Doe', 1, 1]]);
    expect(asked('Reveal two cards from your hand', CARDS)).toEqual([[0, '602.2b', 'reveal', 'Cub,Doe,Cog', 2, 2]]);
    expect(asked('Put a creature card from your hand on top of your library', CARDS)).toEqual([
      [0, '602.2b', 'return', 'Cub,Doe', 1, 1],
    ]);
    expect(asked('Exile a card from your graveyard', CARDS)).toEqual([[0, '602.2b', 'exile', 'Doe,Doe,Cog', 1, 1]]);
    expect(asked('Exile a card from a graveyard', CARDS)).toEqual([[0, '602.2b', 'exile', 'Doe,Doe,Cog,Cub', 1, 1]]);
  });

  test('any number, or one, two, or three', () => {
    expect(asked('Sacrifice any number of creatures', CUBS)).toEqual([[0, '602.2b', 'sacrifice', 'Cub,Doe', 0, 2]]);
    const four: Seat = { battlefield: ['Cub', 'Doe', 'Cub', 'Doe'] };
    expect(asked('Sacrifice one, two, or three creatures', four)).toEqual([
      [0, '602.2b', 'sacrifice', 'Cub,Doe,Cub,Doe', 1, 3],
    ]);
    const all = game('Sacrifice all creatures you control', CUBS);
    uses(all.ann, 'Altar');
    expect([all.ann.battlefield, all.ben.battlefield, all.ann.life]).toEqual([
      ['Altar', 'Cog'],
      ['Cub', 'Doe', 'Cog'],
      21,
    ]);
  });

  test('what an Aura names is paid with only by who controls it, tapped only if it is untapped (CR 701.17a, 701.21a)', () => {
    const lines = (cost: string): string[] => [
      CUB,
      `Bond | {0} | Enchantment — Aura | | Enchant creature / ${cost}: You gain 1 life.`,
      'Oath | {0} | Enchantment | | Creatures can’t be sacrificed.',
    ];
    const bound = (cost: string, whose: 'ann' | 'ben'): Scenario => {
      const at = table(lines(cost), [
        { hand: ['Bond', 'Oath'], battlefield: whose === 'ann' ? ['Cub'] : [] },
        whose === 'ben' ? ['Cub'] : [],
      ]);
      plays(at.ann, 'Bond', 'Cub');
      return at;
    };
    for (const cost of ['Tap enchanted creature', 'Sacrifice enchanted creature']) {
      const own = bound(cost, 'ann');
      expect([cost, own.ann.can('activate', 'Bond'), bound(cost, 'ben').ann.can('activate', 'Bond')]).toEqual([
        cost,
        true,
        false,
      ]);
      expect(turned(own).ann.can('activate', 'Bond')).toBe(cost.startsWith('Sacrifice'));
    }
    const kept = bound('Sacrifice enchanted creature', 'ann');
    plays(kept.ann, 'Oath');
    expect(kept.ann.can('activate', 'Bond')).toBe(false);
  });

  test('nothing is asked where all of it is said', () => {
    for (const cost of [
      'Discard your hand',
      'Exile all cards from your graveyard',
      'Exile the top two cards of your library',
    ])
      expect([cost, asked(cost, CARDS)]).toEqual([cost, []]);
    const done = game('Discard your hand', CARDS);
    uses(done.ann, 'Altar');
    expect([done.ann.hand, done.ann.graveyard]).toEqual([[], ['Doe', 'Doe', 'Cog', 'Cub', 'Doe', 'Cog']]);
    const gone = game('Exile all cards from your graveyard', CARDS);
    uses(gone.ann, 'Altar');
    expect([gone.ann.graveyard, gone.ann.exile, gone.ben.graveyard]).toEqual([[], ['Doe', 'Doe', 'Cog'], ['Cub']]);
  });
});

describe('counters, mana costs and energy as costs (CR 118.1, 122.1, 107.3h)', () => {
  const charged = (cost: string, cogs: readonly number[], other?: Seat): Scenario => {
    const at = game(cost, { battlefield: cogs.map(() => 'Cog') }, other);
    return at.alter((position) => {
      cogs.forEach((charge, index) => {
        const object = position.objects[at.ann.permanent('Cog', index).id] as { counters: Record<string, number> };
        object.counters = charge === 0 ? {} : { charge };
      });
      position.derived = null;
    });
  };
  const can = (cost: string, ...cogs: number[]): boolean => charged(cost, cogs).ann.can('activate', 'Altar');
  const left = (at: Scenario): unknown[] =>
    at.ann.battlefield
      .filter((name) => name === 'Cog')
      .map((_, index) => at.ann.permanent('Cog', index).counters['charge'] ?? 0);

  test('from one permanent as many as it says, or from among several together', () => {
    const ONE = 'Remove two charge counters from an artifact you control';
    expect([can(ONE, 1, 1), can(ONE, 2, 0), can(ONE, 0, 2)]).toEqual([false, true, true]);
    const AMONG = 'Remove two charge counters from among artifacts you control';
    expect([can(AMONG, 1, 0), can(AMONG, 1, 1), can(AMONG, 2, 0)]).toEqual([false, true, true]);
    const CREATURES = 'Remove a charge counter from a creature you control';
    expect(can(CREATURES, 3)).toBe(false);
    const one = charged(ONE, [1, 3]);
    uses(one.ann, 'Altar');
    expect([left(one), one.ann.life]).toEqual([[1, 1], 21]);
    const among = charged(AMONG, [1, 1]);
    uses(among.ann, 'Altar');
    expect([left(among), among.ann.life]).toEqual([[0, 0], 21]);
  });

  test('X counters: X is as many as there are at most (CR 107.3a)', () => {
    const NAMES = [
      'Urn | {0} | Artifact | | {0}: Put a charge counter on Urn. / Remove X charge counters from Urn: You gain X life.',
    ];
    const urn = table(NAMES, [['Urn'], []]);
    for (let i = 0; i < 3; i++) {
      urn.ann.activates('Urn', { ability: 0 });
      urn.resolveAll();
    }
    let most = -1;
    urn.ann.answers('chooseNumber', (question) => {
      most = question.kind === 'chooseNumber' ? question.max : -1;
      return [2];
    });
    urn.ann.activates('Urn', { ability: 1 });
    urn.resolveAll();
    expect([most, urn.ann.life, urn.ann.permanent('Urn').counters['charge']]).toEqual([3, 22, 1]);
  });

  test('energy: as much as the player has got (CR 107.14)', () => {
    const CELL = 'Cell | {0} | Artifact | | {0}: You get {E}{E}. / Pay {E}{E}{E}: You gain 1 life.';
    const cell = table([CELL], [['Cell'], []]);
    const uses3 = (): boolean =>
      cell.session.options(cell.ann.id).some((option) => option.kind === 'activate' && option.ability === 1);
    const seen: boolean[] = [uses3()];
    for (let i = 0; i < 2; i++) {
      cell.ann.activates('Cell', { ability: 0 });
      cell.resolveAll();
      seen.push(uses3());
    }
    cell.ann.activates('Cell', { ability: 1 });
    cell.resolveAll();
    expect([seen, uses3(), cell.ann.life]).toEqual([[false, false, true], false, 21]);
  });

  test('the mana cost of a permanent: its X is 0; what has no mana cost has none that could be paid (CR 107.3g, 118.6)', () => {
    const kept = (cost: string, lands: number): boolean => {
      const at = table(
        [`Debt | ${cost} | Artifact | | {0}: Sacrifice Debt unless you pay Debt’s mana cost.`],
        [['Debt', ...Array.from({ length: lands }, () => 'Plains')], []],
      );
      at.ann.answers('yesNo', [1]);
      uses(at.ann, 'Debt');
      return at.ann.battlefield.includes('Debt');
    };
    expect([kept('{2}', 2), kept('{2}', 1)]).toEqual([true, false]);
    expect([kept('{X}{1}', 1), kept('{X}{Y}{1}', 1), kept('{X}{1}', 0), kept('', 4)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

const RATHER = "rather than pay this spell's mana cost";
const PITCHED = [
  `Vow | {3}{W}{W} | Instant | | You may exile a white card from your hand ${RATHER}. / You gain 3 life.`,
  `Ebb | {3}{U} | Instant | | You may discard a blue card ${RATHER}. / You gain 3 life.`,
  'Pyre | {3}{R}{R} | Creature — Elemental | 3/3 | Evoke—Exile a red card from your hand.',
  `Hoard | {3}{W}{W} | Instant | | You may exile a white card from your hand ${RATHER}. / As an additional cost to cast this spell, discard a card. / You gain 3 life.`,
  'Choir | {W} | Creature — Angel | 1/1 | Flying',
];

/** Ann holds these cards, and nothing else. */
function holding(...hand: readonly string[]): Scenario {
  return table(PITCHED, [{ hand }, {}]);
}

describe('cards of the hand given to cast a spell', () => {
  test('a spell is not paid for with itself (CR 601.2a, 118.3)', () => {
    for (const name of ['Vow', 'Ebb', 'Pyre'])
      expect([name, holding(name, 'Plains').ann.can('cast', name)]).toEqual([name, false]);
  });

  test('another card of its color pays for it (CR 601.2h)', () => {
    const game = holding('Vow', 'Choir');
    game.ann.casts('Vow');
    expect(game.ann.exile).toEqual(['Choir']);
    game.resolveAll();
    expect(game.ann.life).toBe(23);
  });

  test('two of them pay for each other only once (CR 118.3)', () => {
    const game = holding('Vow', 'Vow');
    game.ann.casts('Vow');
    expect([game.ann.exile, game.ann.hand]).toEqual([['Vow'], []]);
  });

  test('with an additional cost that takes the only card, it is taken back (CR 601.2h, 730.1)', () => {
    const game = holding('Hoard', 'Choir');
    if (game.ann.can('cast', 'Hoard')) game.ann.casts('Hoard');
    expect([game.stack, game.ann.hand, game.ann.exile, game.ann.graveyard]).toEqual([[], ['Choir', 'Hoard'], [], []]);
  });
});
