/** What may stay tapped, what untaps in other untap steps, and creatures that assign their damage otherwise. CR 502.3, 510.1. */
import { describe, expect, test } from 'vitest';
import {
  act,
  printedCard as card,
  classFilter,
  printedCreature as creature,
  filter,
  number,
  quantifier,
  self,
  target,
  you,
} from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';
import { nodes, select, sorcery, stating } from '../support/texts.ts';
import { StatusBit } from '../../src/vocabulary/objects/objects.ts';

const isTapped = (object: { status: number }): boolean => (object.status & StatusBit.Tapped) !== 0;

describe('the untap step', () => {
  test('the active player may choose not to untap it, and is asked each time (CR 502.3)', () => {
    const prison = card('Test Prison', {
      types: ['artifact'],
      abilities: [stating({ kind: 'mayStayTapped', object: self })],
    });
    expect(nodes(prison)).toEqual([]);
    for (const untaps of [0, 1] as const) {
      const game = scenario(
        [
          {
            battlefield: [
              { card: 'Test Prison', tapped: true },
              { card: 'Plains', tapped: true },
            ],
          },
          [],
        ],
        {
          cards: [prison],
        },
      );
      game.ann.answers('yesNo', [untaps]);
      game.to('Upkeep', 3);
      expect([isTapped(game.ann.permanent('Test Prison')), isTapped(game.ann.permanent('Plains'))]).toEqual([
        untaps === 0,
        false,
      ]);
    }
  });

  test('what untaps during each other player’s untap step untaps there, and other things do not (CR 502.3)', () => {
    const skin = card('Test Skin', {
      types: ['artifact'],
      abilities: [
        stating({
          kind: 'alsoUntaps',
          object: self,
          part: {
            kind: 'turnPart',
            step: 'untap',
            of: {
              kind: 'select',
              quantifier: quantifier('each', { other: true }),
              filter: classFilter('player'),
            },
          },
        }),
        {
          kind: 'activated',
          cost: [{ kind: 'tapCost' }],
          clause: act({ kind: 'gainLife', amount: number(1) }),
        },
      ],
    });
    expect(nodes(skin)).toEqual([]);
    const game = scenario([{ hand: ['Shock'], battlefield: ['Test Skin', 'Mountain'] }, []], { cards: [skin] });
    game.ann.activates('Test Skin').casts('Shock', { targets: ['ben'] });
    game.resolveAll();
    const tapped = (): boolean[] => ['Test Skin', 'Mountain'].map((name) => isTapped(game.ann.permanent(name)));
    expect(tapped()).toEqual([true, true]);
    game.to('Upkeep', 2);
    expect(tapped()).toEqual([false, true]);
  });

  test('"doesn’t untap ... if" only while that is true (CR 502.3)', () => {
    const sleeper = creature(
      'Test Sleeper',
      'U',
      1,
      1,
      stating({
        kind: 'doesntUntap',
        object: self,
        part: { kind: 'turnPart', step: 'untap', of: you },
        condition: { kind: 'controls', player: you, object: select(filter('artifact')) },
      }),
    );
    const thing = card('Test Thing', { types: ['artifact'] });
    expect(nodes(sleeper)).toEqual([]);
    for (const things of [[], ['Test Thing']]) {
      const game = scenario([{ battlefield: [{ card: 'Test Sleeper', tapped: true }, ...things] }, []], {
        cards: [sleeper, thing],
      });
      game.to('Upkeep', 3);
      expect(isTapped(game.ann.permanent('Test Sleeper'))).toBe(things.length > 0);
    }
  });
});

describe('combat damage', () => {
  test('a creature that assigns no combat damage deals none; others do (CR 510.1)', () => {
    const made = sorcery({
      kind: 'rule',
      rule: { kind: 'assignsNoDamage', object: target(filter('creature')) },
      during: { kind: 'thisTurn' },
    });
    expect(nodes(made)).toEqual([]);
    const game = scenario([{ hand: ['Test Sorcery'], battlefield: ['Mountain', 'Craw Wurm', 'Grizzly Bears'] }, []], {
      cards: [made],
    });
    game.ann.casts('Test Sorcery', { targets: ['Craw Wurm'] });
    game.resolve();
    game.ann.attacks(['Craw Wurm', 'Grizzly Bears']);
    game.throughCombat();
    expect(game.ben.life).toBe(18);
  });

  test('its controller may have it assign its damage as though it weren’t blocked (CR 510.1c)', () => {
    const wurm = creature('Test Wurm', '6GG', 7, 6, stating({ kind: 'assignsAsUnblocked', object: self }));
    expect(nodes(wurm)).toEqual([]);
    for (const [answer, life, dead] of [
      [1, 13, 0],
      [0, 20, 1],
    ] as const) {
      const game = scenario([['Test Wurm'], ['Grizzly Bears']], { cards: [wurm] });
      game.ann.attacks('Test Wurm');
      game.ben.blocks([['Grizzly Bears', 'Test Wurm']]);
      game.ann.answers('yesNo', [answer]);
      game.throughCombat();
      expect([game.ben.life, game.ben.graveyard.length]).toEqual([life, dead]);
    }
  });
});
