/** Aftermath: the half of a split card that is cast from a graveyard. CR 702.127. */
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { act, card, keyword, spell, target } from '../support/cards.ts';
import { burn, offered, twoParts } from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';

const LANDS = ['Mountain', 'Forest', 'Forest', 'Forest'];
const half = (name: string, cost: string, ...words: string[]): Card =>
  card(name, { cost, types: ['instant'], abilities: [...words.map((word) => keyword(word)), burn(1)] });
const dusk = twoParts('split', half('Test Dawn', 'R'), half('Test Dusk', 'G', 'aftermath'));

test('aftermath: that half from a graveyard only, and exiled whenever it would leave the stack (CR 702.127a)', () => {
  const counters = card('Test Denial', {
    cost: 'U',
    types: ['instant'],
    abilities: [
      spell(
        act({
          kind: 'counter',
          object: target({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } }),
        }),
      ),
    ],
  });
  const game = scenario(
    [
      { battlefield: LANDS, hand: [dusk.name] },
      { battlefield: ['Island'], hand: ['Test Denial'] },
    ],
    { cards: [dusk, counters] },
  );
  expect(offered(game, 'ann', dusk.name)).toEqual(['/0']);
  game.ann.casts(dusk.name, { targets: ['ben'] });
  game.resolveAll();
  expect(offered(game, 'ann', dusk.name)).toEqual(['aftermath/1']);
  game.ann.casts(dusk.name, { via: 'aftermath', targets: ['ben'] });
  game.ben.casts('Test Denial', { targets: ['Test Dusk'] });
  game.resolveAll();
  expect(game.ann.exile).toEqual([dusk.name]);
  expect(game.ben.life).toBe(19);
});

/** "You may cast target card", from the zone where it is looked for. */
const lets = (zone: 'exile' | 'graveyard', free: boolean): Card =>
  card('Test Leave', {
    cost: '',
    types: ['sorcery'],
    abilities: [
      spell({
        kind: 'may',
        clause: act({
          kind: 'cast',
          object: target({
            kind: 'filter',
            noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
            qualities: [{ kind: 'inZone', zone: [zone] }],
          }),
          ...(free ? { withoutPaying: true } : {}),
        }),
      }),
    ],
  });

test('an effect that lets the card be cast from exile does not let the half with aftermath be cast (CR 702.127a)', () => {
  for (const free of [false, true]) {
    const leave = lets('exile', free);
    const seats = [{ battlefield: LANDS, hand: [leave.name], exile: [dusk.name] }, []] as const;
    const game = scenario(seats, { cards: [dusk, leave] });
    game.ann.casts(leave.name, { targets: [dusk.name] }).answers('yesNo', [1]);
    game.ann.answers('chooseOption', () => {
      throw new Error('there is no other half to choose');
    });
    game.resolveAll();
    expect(game.ann.graveyard).toEqual([leave.name, dusk.name]); // The other half, without a choice.
  }
});

test('from a graveyard an effect lets either half be cast; the one with aftermath is exiled, whatever was paid (CR 702.127a)', () => {
  for (const free of [false, true])
    for (const face of [0, 1]) {
      const leave = lets('graveyard', free);
      const seats = [{ battlefield: LANDS, hand: [leave.name], graveyard: [dusk.name] }, []] as const;
      const game = scenario(seats, { cards: [dusk, leave] });
      game.ann
        .casts(leave.name, { targets: [dusk.name] })
        .answers('yesNo', [1])
        .answers('chooseOption', [face]);
      game.resolveAll();
      expect([game.ann.life, game.ann.exile]).toEqual([19, face === 1 ? [dusk.name] : []]);
    }
});
