/** Activating abilities. CR 602, 606. */
import { describe, expect, test } from 'vitest';
import { act, anyTarget, card, creature, filter, keyword, number, self } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';
import { cardChoice, mana } from '../support/casting-cards.ts';

describe('activating', () => {
  test('a creature that came this turn cannot pay {T} (CR 302.6, 602.5a)', () => {
    const pinger = creature('Test Pinger', '1R', 1, 1, {
      kind: 'activated',
      cost: [{ kind: 'tapCost' }],
      clause: act({ kind: 'dealDamage', actor: self, amount: number(1), to: anyTarget }),
    });
    const game = scenario([{ hand: ['Test Pinger'], battlefield: ['Mountain', 'Mountain'] }, {}], { cards: [pinger] });
    game.ann.casts('Test Pinger');
    game.resolve();
    expect(game.ann.can('activate', 'Test Pinger')).toBe(false);
    const ready = scenario([['Test Pinger'], {}], { cards: [pinger] });
    ready.ann.activates('Test Pinger', { targets: ['ben'] });
    ready.resolve();
    expect(ready.ben.life).toBe(19);
    expect(ready.ann.can('activate', 'Test Pinger')).toBe(false);
  });

  test('one loyalty ability each turn, at sorcery speed (CR 606.3)', () => {
    const walker = card('Test Walker', {
      cost: '2G',
      types: ['planeswalker'],
      loyalty: 3,
      abilities: [
        {
          kind: 'activated',
          cost: [{ kind: 'loyaltyCost', amount: 1 }],
          clause: act({ kind: 'gainLife', amount: number(2) }),
        },
        {
          kind: 'activated',
          cost: [{ kind: 'loyaltyCost', amount: -5 }],
          clause: act({ kind: 'draw', amount: number(1) }),
        },
      ],
    });
    const game = scenario([{ hand: ['Test Walker'], battlefield: ['Forest', 'Forest', 'Forest'] }, {}], {
      cards: [walker],
    });
    game.ann.casts('Test Walker');
    game.resolve();
    expect(game.ann.permanent('Test Walker').counters['loyalty']).toBe(3);
    game.ann.activates('Test Walker');
    game.resolve();
    expect(game.ann.life).toBe(22);
    expect(game.ann.permanent('Test Walker').counters['loyalty']).toBe(4);
    expect(game.ann.can('activate', 'Test Walker')).toBe(false);
  });

  test('a loyalty cost needs that many counters (CR 606.6)', () => {
    const walker = card('Test Walker', {
      cost: '2G',
      types: ['planeswalker'],
      loyalty: 3,
      abilities: [
        {
          kind: 'activated',
          cost: [{ kind: 'loyaltyCost', amount: -5 }],
          clause: act({ kind: 'draw', amount: number(1) }),
        },
      ],
    });
    const game = scenario([{ hand: ['Test Walker'], battlefield: ['Forest', 'Forest', 'Forest'] }, {}], {
      cards: [walker],
    });
    game.ann.casts('Test Walker');
    game.resolve();
    expect(game.ann.can('activate', 'Test Walker')).toBe(false);
  });

  test('cycling discards the card and draws another (CR 702.29a)', () => {
    const cycler = creature('Test Cycler', '5U', 4, 4, keyword('cycling', { cost: [mana('2')] }));
    const game = scenario([{ hand: ['Test Cycler'], battlefield: ['Island', 'Island'] }, {}], { cards: [cycler] });
    game.ann.activates('Test Cycler');
    expect(game.ann.graveyard).toEqual(['Test Cycler']);
    game.resolve();
    expect(game.ann.hand).toEqual(['Plains']);
  });

  test('equip attaches to a creature its controller controls, at sorcery speed (CR 702.6a)', () => {
    const blade = card('Test Blade', {
      cost: '1',
      types: ['artifact'],
      subtypes: ['Equipment'],
      abilities: [
        {
          kind: 'static',
          rules: [
            {
              kind: 'changes',
              action: {
                kind: 'get',
                object: { kind: 'host', how: 'equipped', filter: filter('creature') },
                power: number(2),
                toughness: number(0),
              },
            },
          ],
        },
        keyword('equip', { cost: [mana('1')] }),
      ],
    });
    const game = scenario([['Test Blade', 'Grizzly Bears', 'Mountain'], ['Hill Giant']], { cards: [blade] });
    game.ann.activates('Test Blade', { targets: ['Grizzly Bears'] });
    game.resolve();
    expect(game.ann.stats('Grizzly Bears')).toBe('4/2');
  });

  test('"activate only once each turn" (CR 602.5b)', () => {
    const once = creature('Test Once', '1', 1, 1, {
      kind: 'activated',
      cost: [mana('0')],
      clause: act({ kind: 'gainLife', amount: number(1) }),
      limits: [{ kind: 'timesEachTurn', times: 1 }],
    });
    const game = scenario([['Test Once'], {}], { cards: [once] });
    game.ann.activates('Test Once');
    game.resolve();
    expect(game.ann.life).toBe(21);
    expect(game.ann.can('activate', 'Test Once')).toBe(false);
  });

  test('a cost that discards a card needs one to discard (CR 118.3)', () => {
    const looter = creature('Test Looter', '1R', 1, 1, {
      kind: 'activated',
      cost: [{ kind: 'actionCost', action: { kind: 'discard', object: cardChoice } }],
      clause: act({ kind: 'draw', amount: number(1) }),
    });
    const game = scenario([{ battlefield: ['Test Looter'], hand: ['Shock'] }, {}], { cards: [looter] });
    game.ann.activates('Test Looter');
    expect(game.ann.graveyard).toEqual(['Shock']);
    game.resolve();
    expect(game.ann.hand).toEqual(['Plains']);
    const empty = scenario([['Test Looter'], {}], { cards: [looter] });
    expect(empty.ann.can('activate', 'Test Looter')).toBe(false);
  });
});
