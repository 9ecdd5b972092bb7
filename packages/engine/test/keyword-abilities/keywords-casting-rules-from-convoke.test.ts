/** Keywords of casting from convoke on: delve, suspend, dredge, transmute, rebound, overload, ... CR 702.51-702.126. */
import { describe, expect, test } from 'vitest';
import { card, classFilter, creature, keyword, cost, lands } from '../support/cards.ts';
import {
  act,
  draw,
  lose,
  number,
  opponents,
  plays,
  sorcery,
  spell,
  table,
  targetCreature,
  yes,
} from '../support/single-rule-cards.ts';
import type { Scenario } from '../support/scenario.ts';

const drain = (name: string, mana: string, amount: number, ...more: ReturnType<typeof keyword>[]) =>
  card(name, { cost: mana, types: ['sorcery'], abilities: [...more, spell(lose(opponents, amount))] });
const tapped = (game: Scenario, name: string, count: number): number =>
  Array.from({ length: count }, (_, n) => game.ann.permanent(name, n).status & 1).reduce((sum, bit) => sum + bit, 0);

describe('convoke, improvise, delve', () => {
  const helped = (word: string) => drain('Test Helped', '3R', 2, keyword(word));
  const taxing = card('Test Tax', {
    cost: '0',
    types: ['enchantment'],
    abilities: [
      {
        kind: 'static',
        rules: [
          { kind: 'costChange', of: classFilter('spell'), change: 'more', symbols: ['1'], toDo: 'cast' } as never,
        ],
      },
    ],
  });
  /** With the tax five mana are to be paid: one by a land, four by helpers; three are too few. */
  function paidBy(word: string, helper: string): readonly unknown[] {
    const relic = card('Test Relic', { cost: '0', types: ['artifact'] });
    const seat = (count: number) => ({
      battlefield: ['Mountain', ...lands(count, helper), 'Test Tax'],
      hand: ['Test Helped'],
    });
    const game = table([helped(word), relic, taxing], [seat(4), []]);
    plays(game, game.ann, 'Test Helped');
    const poor = table([helped(word), relic, taxing], [seat(3), []]);
    return [game.ben.life, tapped(game, helper, 4), poor.ann.can('cast', 'Test Helped')];
  }

  test('convoke pays for the total cost, with what makes it dearer (CR 702.51b)', () => {
    expect(paidBy('convoke', 'Grizzly Bears')).toEqual([18, 4, false]);
  });

  test('improvise pays for generic mana of the total cost, with what makes it dearer (CR 702.126a-b)', () => {
    expect(paidBy('improvise', 'Test Relic')).toEqual([18, 4, false]);
  });

  test('delve pays for the total cost, with what makes it dearer (CR 702.66b)', () => {
    const game = table(
      [helped('delve'), taxing],
      [{ battlefield: ['Mountain', 'Test Tax'], graveyard: lands(4, 'Shock'), hand: ['Test Helped'] }, []],
    );
    plays(game, game.ann, 'Test Helped');
    expect([game.ben.life, game.ann.exile.length]).toEqual([18, 4]);
    const poor = table(
      [helped('delve'), taxing],
      [{ battlefield: ['Mountain', 'Test Tax'], graveyard: lands(3, 'Shock'), hand: ['Test Helped'] }, []],
    );
    expect(poor.ann.can('cast', 'Test Helped')).toBe(false);
  });
});

describe('suspend', () => {
  const late = drain('Test Late', '5R', 4, keyword('suspend', { amount: number(2), ...cost('R') }));

  test('the card is suspended in exile with time counters, and cast free with the last (CR 702.62b, 702.62d)', () => {
    const game = table([late], [{ battlefield: lands(1), hand: ['Test Late'] }, []]);
    yes(game);
    game.ann.takes('suspend', 'Test Late');
    expect(game.ann.exile).toEqual(['Test Late']);
    game.to('PrecombatMain', 3);
    expect([game.ann.exile, game.ben.life]).toEqual([['Test Late'], 20]);
    game.to('PrecombatMain', 5);
    expect([game.ann.exile, game.ben.life, game.ann.graveyard]).toEqual([[], 16, ['Test Late']]);
  });

  test('it is not suspended while it could not be cast (CR 702.62c)', () => {
    const ban = card('Test Ban', {
      cost: '0',
      types: ['enchantment'],
      abilities: [
        {
          kind: 'static',
          rules: [
            {
              kind: 'cant',
              action: {
                kind: 'cast',
                object: {
                  kind: 'select',
                  quantifier: { kind: 'quantifier', amount: 'bare' },
                  filter: classFilter('spell'),
                },
              },
            },
          ],
        },
      ],
    });
    const game = table([late, ban], [{ battlefield: [...lands(1), 'Test Ban'], hand: ['Test Late'] }, []]);
    expect(game.session.options(game.ann.id).some((option) => option.kind === 'special')).toBe(false);
  });
});

test('dredge needs that many cards in the library (CR 702.52b)', () => {
  const grave = creature('Test Dredger', '1B', 1, 1, keyword('dredge', { amount: number(3) }));
  for (const [library, asked] of [
    [2, false],
    [3, true],
  ] as const) {
    const game = table(
      [grave, sorcery('Test Draw', draw(1))],
      [{ graveyard: ['Test Dredger'], hand: ['Test Draw'], library: lands(library, 'Island'), battlefield: [] }, []],
    );
    let offered = false;
    game.plan((question) => {
      if (question.reason.rule !== '702.52a') return null;
      offered = true;
      return [1];
    });
    plays(game, game.ann, 'Test Draw');
    expect([offered, game.ann.hand.includes('Test Dredger')]).toEqual([asked, asked]);
  }
});

test('transmute finds a card of the same mana value, as a sorcery and from the hand only (CR 702.53a)', () => {
  const find = creature('Test Finder', '1U', 1, 1, keyword('transmute', cost('U')));
  const game = table(
    [find],
    [
      {
        battlefield: ['Island', 'Test Finder'],
        hand: ['Test Finder'],
        library: ['Hill Giant', 'Goblin Piker', 'Craw Wurm'],
      },
      [],
    ],
  );
  game.ann.activates('Test Finder');
  game.plan((question) => (question.kind === 'chooseObjects' && question.from.length === 1 ? [0] : null));
  game.resolveAll();
  expect([game.ann.hand, game.ann.graveyard, game.ann.can('activate', 'Test Finder')]).toEqual([
    ['Goblin Piker'],
    ['Test Finder'],
    false,
  ]);
});

test('a rebound spell is cast from exile without paying, whatever its cost (CR 702.88b)', () => {
  const again = card('Test Rebound', {
    cost: '2R',
    types: ['sorcery'],
    abilities: [
      { kind: 'static', rules: [], spellCost: { additional: [{ kind: 'lifeCost', amount: 2 }] } },
      keyword('rebound'),
      spell(lose(opponents, 3)),
    ],
  });
  const game = table([again], [{ battlefield: lands(3), hand: ['Test Rebound'] }, []]);
  plays(game, game.ann, 'Test Rebound');
  yes(game);
  game.to('PrecombatMain', 3);
  expect([game.ben.life, game.ann.life, tapped(game, 'Mountain', 3)]).toEqual([14, 16, 0]);
});

test('an overloaded spell has no targets and affects what could not be targeted (CR 702.96b-c)', () => {
  const blast = card('Test Blast', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [spell(act({ kind: 'destroy', object: targetCreature })), keyword('overload', cost('1', 'R'))],
  });
  const hidden = creature('Test Hidden', 'G', 1, 1, keyword('hexproof'));
  const game = table([blast, hidden], [{ battlefield: lands(2), hand: ['Test Blast'] }, ['Test Hidden', 'Hill Giant']]);
  game.ann.casts('Test Blast', { via: 'overload' });
  expect(game.game.objects[game.game.stack[0] as number]?.stack?.targets).toEqual([]);
  game.resolveAll();
  expect(game.ben.battlefield).toEqual([]);
});

test('awaken has its target only when the awaken cost is paid (CR 702.113b)', () => {
  const rise = drain('Test Rise', 'R', 1, keyword('awaken', { amount: number(3), ...cost('R') }));
  const game = table([rise], [{ battlefield: lands(1), hand: ['Test Rise'] }, []]);
  game.ann.casts('Test Rise', { via: '' });
  expect(game.game.objects[game.game.stack[0] as number]?.stack?.targets).toEqual([]);
});

test('the creature for emerge is chosen as the cost is, and sacrificed as it is paid (CR 702.119b)', () => {
  const beast = creature('Test Emerger', '8', 6, 6, keyword('emerge', cost('4', 'R')));
  const game = table([beast], [{ battlefield: ['Mountain', 'Hill Giant'], hand: ['Test Emerger'] }, []]);
  game.ann.casts('Test Emerger', { via: 'emerge' });
  expect([game.stack, game.ann.graveyard]).toEqual([['Test Emerger'], ['Hill Giant']]);
});

test('undaunted counts the opponents who are still in the game (CR 702.125b)', () => {
  const brave = drain('Test Brave', '3R', 1, keyword('undaunted'));
  const game = table([brave], [{ battlefield: lands(2), hand: ['Test Brave'] }, [], []]);
  expect(game.ann.can('cast', 'Test Brave')).toBe(true);
  game.session.concede(game.cat.id);
  while (game.question !== null && (game.question.kind !== 'priority' || game.question.player !== game.ann.id))
    game.proceed();
  expect(game.ann.can('cast', 'Test Brave')).toBe(false);
});
