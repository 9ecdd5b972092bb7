/** Which sources automatic payment taps: filters, what wastes least, what the hand still wants. CR 601.2g, 605.3a. */
import { describe, expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { among, goal, holding, type Permanent, payable, source } from '../support/paying-table.ts';
import { plays, table } from '../support/rules-table.ts';

/** What Ann has tapped to cast the Goal, and what is left in her pool. */
function tapped(
  cost: string,
  cards: readonly string[],
  battlefield: readonly Permanent[],
  more: object = {},
): [string[], number] {
  const game = holding(cost, cards, battlefield, more);
  plays(game, game.ann, 'Goal');
  const names = game.ann.names(
    game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & StatusBit.Tapped) !== 0),
  );
  const { amounts, special } = game.ann.state.pool;
  return [names, amounts.reduce((sum, amount) => sum + amount, special.length)];
}

describe('a filter', () => {
  test('is started with other mana than its own (CR 118.3, 601.2g)', () => {
    const white = source('{W}, {T}: Add {W}{W}.');
    expect(among(['{1}{W}', '{W}', '{2}'], [white], ['Spring', 'Forest'])).toEqual([]);
    expect(among(['{1}{W}', '{W}{W}', '{W}{W}{W}'], [white], ['Spring', 'Plains'])).toEqual(['{1}{W}', '{W}{W}']);
    const black = source('{B}, {T}: Add {W}{W}{W}.', 'Well');
    expect(among(['{4}', '{W}{W}{W}{G}'], [white, black], ['Well', 'Spring', 'Swamp', 'Forest'])).toEqual([
      '{4}',
      '{W}{W}{W}{G}',
    ]);
    expect(among(['{3}', '{W}{W}'], [white, black], ['Well', 'Spring', 'Forest', 'Forest'])).toEqual([]);
  });
});

describe('which sources are tapped', () => {
  test('with a filter, no more than has to be (CR 605.3a)', () => {
    const filter = source('{1}, {T}: Add {W}{U}.');
    expect(tapped('{1}{W}', [filter], ['Spring', 'Swamp', 'Swamp'])).toEqual([['Spring', 'Swamp'], 0]);
    expect(tapped('{1}', [filter], ['Spring', 'Swamp', 'Swamp'])).toEqual([['Swamp'], 0]);
  });

  test('what the rest of the hand asks for is kept', () => {
    const other = 'Other | {R} | Sorcery | | Scry 2.';
    const hand = { hand: ['Goal', 'Other'] };
    expect(tapped('{1}', [other], ['Mountain', 'Forest'], hand)).toEqual([['Forest'], 0]);
    expect(tapped('{1}', [], ['Mountain', 'Forest'])).toEqual([['Mountain'], 0]);
    const white = other.replace('{R}', '{W}');
    expect(tapped('{1}', [white], ['Plains', 'Forest'], hand)).toEqual([['Forest'], 0]);
  });

  test('one that makes more than is needed later, one that makes as much first', () => {
    const two = source('{T}: Add {G}{G}.');
    expect(tapped('{1}', [two], ['Spring', 'Forest'])).toEqual([['Forest'], 0]);
    expect(tapped('{2}', [two], ['Forest', 'Forest', 'Spring'])).toEqual([['Spring'], 0]);
    expect(tapped('{3}', [two], ['Forest', 'Forest', 'Spring'])).toEqual([['Forest', 'Spring'], 0]);
    const three = source('{T}: Add {G}{G}{G}.', 'Well');
    expect(tapped('{1}', [two, three], ['Well', 'Spring'])).toEqual([['Spring'], 1]);
  });

  test('colorless and one color before several, creatures after lands, what is used up last', () => {
    const dual = source('{T}: Add {R} or {G}.', 'Dual');
    const elf = 'Elf | {G} | Creature — Elf | 1/1 | {T}: Add {G}.';
    const gem = source('{T}, Sacrifice Gem: Add {G}.', 'Gem');
    const jar =
      'Jar | {0} | Artifact | | Jar enters with two charge counters on it. / {T}, Remove a charge counter from Jar: Add {G}.';
    expect(tapped('{1}', [dual], ['Dual', 'Forest'])).toEqual([['Forest'], 0]);
    expect(tapped('{1}', [dual, elf], ['Elf', 'Dual'])).toEqual([['Dual'], 0]);
    expect(tapped('{1}', [elf], ['Elf', 'Forest'])).toEqual([['Forest'], 0]);
    expect(tapped('{1}', [gem, elf], ['Gem', 'Elf'])).toEqual([['Elf'], 0]);
    expect(tapped('{1}', [source('{T}: Add {C}.'), dual], ['Dual', 'Spring'])).toEqual([['Spring'], 0]);
    const game = holding('{1}', [gem, jar], ['Gem'], { hand: ['Goal', 'Jar'] });
    plays(game, game.ann, 'Jar');
    plays(game, game.ann, 'Goal');
    expect([game.ann.battlefield, game.ann.permanent('Jar').counters['charge']]).toEqual([['Gem', 'Jar'], 1]);
  });

  test('mana for some things only is spent on them before other mana (CR 106.6)', () => {
    const stone = source('{T}: Add {R}. Spend this mana only to cast sorcery spells.');
    expect(tapped('{1}', [stone], ['Mountain', 'Spring'])).toEqual([['Spring'], 0]);
  });

  test('what hurts after what does not, in whatever order the text says it', () => {
    const life = (cost: string, text: string): number => {
      const game = holding(cost, [source(text)], ['Spring']);
      plays(game, game.ann, 'Goal');
      return game.ann.life;
    };
    const pain = '{T}: Add {B} or {G}. Spring deals 1 damage to you.';
    expect([life('{1}', `${pain} / {T}: Add {C}.`), life('{B}', `${pain} / {T}: Add {C}.`)]).toEqual([20, 19]);
    expect(tapped('{1}', [source(pain)], ['Spring', 'Forest'])).toEqual([['Forest'], 0]);
    const blood = source('{T}, Pay 2 life: Add {B}.', 'Well');
    expect(tapped('{1}', [source(pain), blood], ['Well', 'Spring'])).toEqual([['Spring'], 0]);
  });

  test('a creature that is about to act is rather not tapped for its own ability', () => {
    const man = 'Man | | Land | | {T}: Add {G}. / {G}: Man becomes a 2/2 creature until end of turn.';
    const game = table([man], [['Man', 'Forest'], []]);
    game.ann.activates('Man', { ability: 1 });
    expect([game.ann.permanent('Man').status & 1, game.ann.permanent('Forest').status & 1]).toEqual([0, 1]);
  });
});

describe('a permanent with an ability that costs mana, and one that does not', () => {
  test('the free one is used, in whatever order they stand (CR 605.3a)', () => {
    for (const text of ['{1}, {T}: Add {G}{G}. / {T}: Add {C}.', '{T}: Add {C}. / {1}, {T}: Add {G}{G}.']) {
      expect(among(['{C}', '{1}', '{G}', '{2}'], [source(text)])).toEqual(['{C}', '{1}']);
      expect(tapped('{C}', [source(text)], ['Spring', 'Forest'])).toEqual([['Spring'], 0]);
    }
  });

  test('the one that leaves it there is used before the one that does not', () => {
    for (const text of [
      '{T}, Sacrifice Spring: Add {G}{G}. / {T}: Add {C}.',
      '{T}: Add {C}. / {T}, Sacrifice Spring: Add {G}{G}.',
    ])
      expect(tapped('{1}', [source(text)], ['Spring'])).toEqual([['Spring'], 0]);
  });
});

describe('only once each turn', () => {
  const RING = source('{T}: Add {R}. Activate only once each turn.', 'Ring');
  const WAKE = 'Wake | {0} | Sorcery | | Untap target artifact.';
  test('an automatic payment counts (CR 602.5b)', () => {
    const game = holding('{R}', [RING, WAKE], ['Ring'], { hand: ['Goal', 'Goal', 'Wake'] });
    plays(game, game.ann, 'Goal');
    plays(game, game.ann, 'Wake', ['Ring']);
    expect([
      game.ann.permanent('Ring').status & 1,
      game.ann.can('cast', 'Goal'),
      game.ann.can('activate', 'Ring'),
    ]).toEqual([0, false, false]);
  });

  test('"only once" is limited likewise (CR 602.5)', () => {
    const imp = 'Imp | {0} | Creature — Imp | 3/3 | Put a -1/-1 counter on Imp: Add {R}. Activate only once.';
    const game = holding('{R}', [imp], ['Imp'], { hand: ['Goal', 'Goal'] });
    plays(game, game.ann, 'Goal');
    expect([game.ann.stats('Imp'), game.ann.can('cast', 'Goal')]).toEqual(['2/2', false]);
    const often = imp.replace(' Activate only once.', '');
    expect(payable('{R}', [often], ['Imp'])).toBe(false);
  });
});

describe('abilities that work elsewhere, or are lost on the way', () => {
  test('what is exiled from a graveyard is not exiled from the battlefield (CR 113.6)', () => {
    expect(payable('{G}', [source('Exile Spring from your graveyard: Add {G}.')])).toBe(false);
    expect(payable('{G}', [source('Exile Spring: Add {G}.')])).toBe(true);
  });

  test('a payment that can not be finished is taken back (CR 601.2h, 730.1)', () => {
    const twin = source('Other artifacts you control have "Sacrifice this artifact: Add {R}."', 'Twin');
    const game = holding('{R}{R}', [twin], ['Twin', 'Twin']);
    expect(game.ann.can('cast', 'Goal')).toBe(true);
    game.ann.casts('Goal');
    expect([game.ann.hand, game.stack, game.ann.graveyard]).toEqual([['Goal'], [], ['Twin']]);
    expect(payable('{R}', [twin], ['Twin', 'Twin'])).toBe(true);
  });

  test('life alone pays for mana (CR 119.4)', () => {
    expect(payable('{B}', [source('Pay 2 life: Add {B}.')], ['Spring'], { life: 3 })).toBe(true);
    expect(payable('{B}', [source('Pay 2 life: Add {B}.')], ['Spring'], { life: 1 })).toBe(false);
  });
});

test('the Goal of the other player wants nothing of one’s own sources (CR 605.3a)', () => {
  const game = table([goal('{G}')], [{ hand: ['Goal'] }, { battlefield: ['Forest'] }]);
  expect(game.ann.can('cast', 'Goal')).toBe(false);
});
