/** Costs other than mana: what may be taken for them, how many, by whom, and where it goes. CR 118, 601.2b, 602.2b. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId } from '@kitchen-table/engine';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/rules-table.ts';

const CARDS = ['Cub | {1} | Creature — Cat | 2/2', 'Wisp | {1} | Creature — Spirit | 1/1', 'Cog | {1} | Artifact | |'];

/** The question that Ann is asked as she pays, in short, when she activates the ability with that cost. */
function offer(
  cost: string,
  mine: Seat,
  pick: readonly number[] = [],
  theirs: Seat = {},
): { asked: string; game: Scenario } {
  const cards = [...CARDS, `Press | {0} | Artifact | | ${cost}: You gain 5 life.`];
  const game = table(cards, [{ ...mine, battlefield: ['Press', ...(mine.battlefield ?? [])] }, theirs]);
  if (!game.ann.can('activate', 'Press')) return { asked: 'no', game };
  let asked = 'nothing';
  game.ann.answers('chooseObjects', (question) => {
    if (question.kind !== 'chooseObjects') return [];
    const names = question.from.map((id) => characteristics(game.game, id as number as ObjectId).name);
    asked = `${question.purpose} ${question.min}-${question.max}: ${names.join(', ')}`;
    expect(question).toMatchObject({
      helps: false,
      hidden: question.purpose === 'discard' || question.purpose === 'reveal',
      reason: { text: `Choose what to ${question.purpose} as a cost`, rule: '602.2b' },
    });
    return pick;
  });
  game.ann.activates('Press');
  expect(game.stack).toHaveLength(1);
  return { asked, game };
}

const board = { battlefield: ['Cub', 'Wisp', 'Cog'] };
const hand = { hand: ['Cub', 'Cog', 'Wisp'] };
const grave = { graveyard: ['Cub', 'Cog', 'Wisp'] };

describe('permanents', () => {
  test.each([
    ['Sacrifice a creature', 'sacrifice 1-1: Cub, Wisp', [1], ['Press', 'Cub', 'Cog']],
    ['Sacrifice two creatures', 'nothing', [], ['Press', 'Cog']],
    ['Sacrifice three creatures', 'no', [], ['Press', 'Cub', 'Wisp', 'Cog']],
    ['Sacrifice one or more creatures', 'sacrifice 1-2: Cub, Wisp', [0], ['Press', 'Wisp', 'Cog']],
    ['Sacrifice any number of creatures', 'sacrifice 0-2: Cub, Wisp', [], ['Press', 'Cub', 'Wisp', 'Cog']],
    ['Sacrifice all creatures you control', 'nothing', [], ['Press', 'Cog']],
    ['Sacrifice another artifact', 'nothing', [], ['Press', 'Cub', 'Wisp']],
    ['Sacrifice an artifact', 'sacrifice 1-1: Press, Cog', [0], ['Cub', 'Wisp', 'Cog']],
    ['Sacrifice a creature or artifact', 'sacrifice 1-1: Press, Cub, Wisp, Cog', [1], ['Press', 'Wisp', 'Cog']],
    ["Return a creature you control to its owner's hand", 'return 1-1: Cub, Wisp', [1], ['Press', 'Cub', 'Cog']],
    ['Exile a creature you control', 'exile 1-1: Cub, Wisp', [0], ['Press', 'Wisp', 'Cog']],
    [
      "Put a creature you control on the bottom of its owner's library",
      'return 1-1: Cub, Wisp',
      [0],
      ['Press', 'Wisp', 'Cog'],
    ],
  ] as const)('%s: of one’s own, as many as it says (CR 118.3, 701.17a)', (cost, question, pick, left) => {
    const { asked, game } = offer(cost, board, pick, { battlefield: ['Cub', 'Cog'] });
    expect(asked).toBe(question);
    expect(game.ann.battlefield).toEqual(left);
    expect(game.ben.battlefield).toEqual(['Cub', 'Cog']);
  });

  test('where they go: to the hand, into exile, on the top or the bottom of the library', () => {
    expect(offer("Return a creature you control to its owner's hand", board, [1]).game.ann.hand).toEqual(['Wisp']);
    expect(offer('Exile a creature you control', board, [1]).game.ann.exile).toEqual(['Wisp']);
    const put = (where: string): string[] =>
      offer(`Put a creature you control on ${where} of its owner's library`, board, [1]).game.ann.library;
    expect(put('top').at(-1)).toBe('Wisp');
    expect(put('the bottom')[0]).toBe('Wisp');
  });

  test('to be tapped they must be untapped, to be untapped tapped, and one’s own (CR 118.3)', () => {
    const tap = offer('Tap an untapped creature you control', board, [1], { battlefield: ['Cub'] });
    expect(tap.asked).toBe('tap 1-1: Cub, Wisp');
    expect([tap.game.ann.permanent('Cub').status & 1, tap.game.ann.permanent('Wisp').status & 1]).toEqual([0, 1]);
    tap.game.resolve();
    tap.game.ann.activates('Press');
    expect(tap.game.ann.can('activate', 'Press')).toBe(false);
    expect(offer('Untap a tapped creature you control', board).asked).toBe('no');
    const sway = 'Sway | {0} | Sorcery | | Tap all creatures.';
    const mill = 'Press | {0} | Artifact | | Untap a tapped creature you control: You gain 5 life.';
    const game = table([...CARDS, sway, mill], [{ hand: ['Sway'], battlefield: ['Press', 'Cub'] }, ['Wisp']]);
    plays(game, game.ann, 'Sway');
    game.ann.activates('Press');
    expect([game.ann.permanent('Cub').status & 1, game.ben.permanent('Wisp').status & 1]).toEqual([0, 1]);
  });
});

describe('cards', () => {
  test.each([
    ['Discard a card', 'discard 1-1: Cub, Cog, Wisp', [1], ['Cub', 'Wisp']],
    ['Discard a creature card', 'discard 1-1: Cub, Wisp', [1], ['Cub', 'Cog']],
    ['Discard three cards', 'nothing', [], []],
    ['Discard four cards', 'no', [], ['Cub', 'Cog', 'Wisp']],
    ['Discard your hand', 'nothing', [], []],
    ['Reveal a creature card from your hand', 'reveal 1-1: Cub, Wisp', [1], ['Cub', 'Cog', 'Wisp']],
    ['Exile a card from your hand', 'exile 1-1: Cub, Cog, Wisp', [2], ['Cub', 'Cog']],
    ['Put a card from your hand on top of your library', 'return 1-1: Cub, Cog, Wisp', [0], ['Cog', 'Wisp']],
  ] as const)('%s (CR 118.3, 701.8a)', (cost, question, pick, left) => {
    const { asked, game } = offer(cost, hand, pick, hand);
    expect(asked).toBe(question);
    expect(game.ann.hand).toEqual(left);
    expect(game.ben.hand).toEqual(['Cub', 'Cog', 'Wisp']);
  });

  test('a card discarded at random is nobody’s choice, and is known to the ability (CR 701.8b)', () => {
    const lost = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const mill =
        'Press | {0} | Artifact | | Discard a card at random: You gain life equal to the mana value of the discarded card.';
      const cards = [
        'Cub | {1} | Creature — Cat | 2/2',
        'Wisp | {2} | Creature — Spirit | 1/1',
        'Cog | {4} | Artifact | |',
        mill,
      ];
      const game = table(cards, [{ ...hand, battlefield: ['Press'] }, []], { seed });
      game.ann.answers('chooseObjects', () => {
        throw new Error('nothing is asked');
      });
      game.ann.activates('Press');
      const [card] = game.ann.graveyard as [string];
      lost.add(card);
      game.resolve();
      expect([card, game.ann.life]).toEqual([card, 20 + ({ Cub: 1, Wisp: 2, Cog: 4 }[card] ?? 0)]);
    }
    expect(lost.size).toBeGreaterThan(1);
    expect(offer('Discard two cards at random', hand).game.ann.hand).toHaveLength(1);
    expect(offer('Discard four cards at random', hand).asked).toBe('no');
  });

  test.each([
    ['Exile a creature card from your graveyard', 'exile 1-1: Cub, Wisp', [1], ['Cub', 'Cog']],
    ['Exile three cards from your graveyard', 'nothing', [], []],
    ['Exile four cards from your graveyard', 'no', [], ['Cub', 'Cog', 'Wisp']],
    ['Exile all cards from your graveyard', 'nothing', [], []],
    [
      'Put a card from your graveyard on the bottom of your library',
      'return 1-1: Cub, Cog, Wisp',
      [0],
      ['Cog', 'Wisp'],
    ],
    ['Exile a creature card from a graveyard', 'exile 1-1: Cub, Wisp, Cub, Wisp', [0], ['Cog', 'Wisp']],
  ] as const)('%s (CR 118.3, 404.1)', (cost, question, pick, left) => {
    const { asked, game } = offer(cost, grave, pick, grave);
    expect(asked).toBe(question);
    expect(game.ann.graveyard).toEqual(left);
    expect(game.ben.graveyard).toEqual(['Cub', 'Cog', 'Wisp']);
  });

  test('"from a graveyard" is anybody’s (CR 404.1)', () => {
    const { asked, game } = offer('Exile a creature card from a graveyard', {}, [0], grave);
    expect(asked).toBe('exile 1-1: Cub, Wisp');
    expect([game.ben.graveyard, game.ben.exile]).toEqual([['Cog', 'Wisp'], ['Cub']]);
  });

  test('the top of the library, if there are so many cards (CR 118.3)', () => {
    const library = { library: ['Cub', 'Wisp', 'Cog'] };
    expect(offer('Exile the top card of your library', library).game.ann.exile).toEqual(['Cub']);
    expect(offer('Exile the top three cards of your library', library).game.ann.library).toEqual([]);
    expect(offer('Exile the top four cards of your library', library).asked).toBe('no');
    expect(offer('Mill three cards', library).game.ann.graveyard).toHaveLength(3);
    expect(offer('Mill four cards', library).asked).toBe('no');
  });
});

describe('life, counters, and one or the other', () => {
  test('no more life than there is (CR 119.4)', () => {
    expect(offer('Pay 20 life', {}).game.ann.life).toBe(0);
    expect(offer('Pay 21 life', {}).asked).toBe('no');
  });

  test('one of two costs: the one that can be paid, else as the player chooses (CR 118.12)', () => {
    const only = offer('Pay {2} or discard a card', { hand: ['Cub'] });
    expect(only.game.ann.graveyard).toEqual(['Cub']);
    expect(offer('Pay {2} or discard a card', {}).asked).toBe('no');
    const cards = [...CARDS, 'Press | {0} | Artifact | | Pay {2} or discard a card: You gain 5 life.'];
    const game = table(cards, [{ hand: ['Cub'], battlefield: ['Press', 'Plains', 'Plains'] }, []]);
    let words: unknown = null;
    game.ann.answers('chooseOption', (question) => {
      words = question;
      return [0];
    });
    game.ann.activates('Press');
    expect(words).toMatchObject({ options: ['{2}', 'discard a card'], reason: { text: 'Choose which cost to pay' } });
    expect(game.ann.hand).toEqual(['Cub']);
  });

  /** Ann has a Jar with counters, and the Mill. */
  const counting = (cost: string, fill: string, names: string[] = ['Jar']): Scenario => {
    const cards = [
      ...CARDS,
      'Jar | {0} | Artifact Creature — Golem | 1/1',
      'Vat | {0} | Artifact Creature — Golem | 1/1',
      `Fill | {0} | Sorcery | | ${fill}`,
      `Press | {0} | Artifact | | ${cost}: You gain 5 life.`,
    ];
    const game = table(cards, [{ hand: ['Fill'], battlefield: ['Press', ...names] }, ['Jar']]);
    return plays(game, game.ann, 'Fill');
  };

  test('counters from one creature of one’s own that has enough (CR 118.3)', () => {
    const cost = 'Remove two charge counters from a creature you control';
    expect(counting(cost, 'Put a charge counter on each creature.').ann.can('activate', 'Press')).toBe(false);
    const game = counting(cost, 'Put three charge counters on each creature.', ['Jar', 'Vat']);
    let asked: unknown = null;
    game.ann.answers('chooseObjects', (question) => {
      asked = question;
      return [1];
    });
    game.ann.activates('Press');
    expect(asked).toMatchObject({
      min: 1,
      max: 1,
      purpose: 'counters',
      helps: false,
      reason: { text: 'Choose where to remove counters from' },
    });
    expect([game.ann.permanent('Jar').counters['charge'], game.ann.permanent('Vat').counters['charge']]).toEqual([
      3, 1,
    ]);
    expect(game.ben.permanent('Jar').counters['charge']).toBe(3);
  });

  test('counters from among several: one after the other, of the kinds that are there (CR 118.3)', () => {
    const cost = 'Remove three counters from among creatures you control';
    const fill = 'Put a charge counter and a +1/+1 counter on each creature.';
    expect(counting(cost, fill).ann.can('activate', 'Press')).toBe(false);
    const game = counting(cost, fill, ['Jar', 'Vat']);
    const asked: string[] = [];
    game.plan((question) => {
      if (question.kind === 'chooseObjects') {
        asked.push(`${question.reason.text}: ${question.from.length}`);
        return [question.from.length - 1];
      }
      if (question.kind !== 'chooseOption') return null;
      asked.push(question.options.join(' or '));
      return [question.options.indexOf('+1/+1')];
    });
    game.ann.activates('Press');
    const where = 'Choose where to remove a counter from';
    expect(asked).toEqual([`${where}: 2`, 'charge or +1/+1', `${where}: 2`, 'charge or +1/+1']);
    const left = [game.ann.permanent('Jar').counters, game.ann.permanent('Vat').counters];
    expect(left).toEqual([{ charge: 1 }, {}]);
    expect(game.ben.permanent('Jar').counters).toMatchObject({ charge: 1, '+1/+1': 1 });
  });

  test('counters of any kind from one: as many as it says in all (CR 118.3)', () => {
    const game = counting(
      'Remove two counters from a creature you control',
      'Put a charge counter and an age counter on each creature.',
    );
    game.ann.activates('Press');
    expect(Object.values(game.ann.permanent('Jar').counters).every((count) => count === 0)).toBe(true);
  });
});

describe('what one part of a cost has chosen and another takes', () => {
  const champion =
    "Champion | {0} | Creature — Giant | 6/6 | As an additional cost to cast this spell, behold a Giant and exile it. / When this creature leaves the battlefield, you gain 1 life and return the exiled card to its owner's hand.";
  const giant = 'Scout | {G} | Creature — Giant | 1/1 |';
  const fall = 'Fall | {0} | Sorcery | | Destroy target creature.';

  for (const zone of ['battlefield', 'hand'] as const)
    test(`beheld on the ${zone} it is exiled, and comes back when the creature leaves (CR 601.2h, 607.2a)`, () => {
      const hand = ['Champion', 'Fall', ...(zone === 'hand' ? ['Scout'] : [])];
      const game = table([champion, giant, fall], [{ battlefield: zone === 'hand' ? [] : ['Scout'], hand }, {}]);
      plays(game, game.ann, 'Champion');
      expect([game.ann.exile, game.ann.battlefield]).toEqual([['Scout'], ['Champion']]);
      plays(game, game.ann, 'Fall', ['Champion']);
      game.resolveAll();
      expect([game.ann.exile, game.ann.hand, game.ann.life]).toEqual([[], ['Scout'], 21]);
    });

  test('without a Giant to behold the cost can not be paid (CR 118.3)', () => {
    const game = table([champion, giant], [{ battlefield: ['Grizzly Bears'], hand: ['Champion'] }, {}]);
    expect(game.ann.can('cast', 'Champion')).toBe(false);
  });
});
