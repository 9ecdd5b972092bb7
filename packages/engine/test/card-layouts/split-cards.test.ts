/** Split cards: two halves, one card. CR 709, 702.102. */
import type { Clause } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { characteristics, type ObjectId } from '../../src/index.ts';
import { act, card, filter, keyword, number, quantifier, spell, target, you } from '../support/cards.ts';
import {
  burn,
  draws,
  enchantment,
  every,
  instants,
  offered,
  onEntering,
  topOfStack,
  twoParts,
} from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';

/** {R} instant: 2 damage. {3}{G} sorcery: 3 life. */
const pair = twoParts(
  'split',
  card('Test Strike', { cost: 'R', types: ['instant'], abilities: [burn(2)] }),
  card('Test Gather', {
    cost: '3G',
    types: ['sorcery'],
    abilities: [spell(act({ kind: 'gainLife', amount: number(3) }))],
  }),
);
const RED = 1 << 3;
const GREEN = 1 << 4;
const LANDS = ['Mountain', 'Forest', 'Forest', 'Forest'];
const half = (name: string, cost: string, ...words: string[]): Card =>
  card(name, { cost, types: ['instant'], abilities: [...words.map((word) => keyword(word)), burn(1)] });
const fused = twoParts('split', half('Test Left', 'R', 'fuse'), half('Test Right', '1G', 'fuse'));

test('a player chooses the half, and only that half exists on the stack (CR 709.3, 709.3b)', () => {
  const game = scenario([{ battlefield: LANDS, hand: [pair.name] }, []], { cards: [pair] });
  expect(offered(game, 'ann', pair.name)).toEqual(['/0', '/1']);
  game.ann.casts(pair.name, { face: 1 });
  const now = topOfStack(game);
  expect([now.name, now.manaValue, now.colors, now.face.types]).toEqual(['Test Gather', 4, GREEN, ['sorcery']]);
  expect(now.abilities).toHaveLength(1);
});

test('cast as one half it is that color with that mana value, the card is both (CR 709.4b)', () => {
  // The example of the rule: {3}{R}{G} in hand, a red spell with mana value 1 on the stack.
  const game = scenario([{ battlefield: LANDS, hand: [pair.name] }, []], { cards: [pair] });
  const [inHand] = game.ann.state.hand;
  const now = characteristics(game.game, inHand as ObjectId);
  expect([now.manaValue, now.colors, now.manaCost?.join('')]).toEqual([5, RED | GREEN, 'R3G']);
  game.ann.casts(pair.name, { face: 0, targets: ['ben'] });
  expect([topOfStack(game).manaValue, topOfStack(game).colors]).toEqual([1, RED]);
});

test('the symbols of both costs are seen one by one: {1} twice is not {2} (CR 709.4b)', () => {
  const twice = twoParts('split', half('Test Fire', '1R'), half('Test Ice', '1U'));
  const game = scenario([{ hand: [twice.name] }, []], { cards: [twice] });
  const { manaCost, manaValue } = characteristics(game.game, game.ann.state.hand[0] as ObjectId);
  expect(manaCost).toEqual(['1', 'R', '1', 'U']);
  expect(manaValue).toBe(4);
});

test('only the chosen half is looked at to see whether it can be cast (CR 709.3a, 601.3e)', () => {
  const silence = enchantment('Test Silence', {
    kind: 'static',
    rules: [{ kind: 'cant', action: { kind: 'cast', object: every(instants) } }],
  });
  const game = scenario([{ battlefield: LANDS, hand: [pair.name] }, ['Test Silence']], { cards: [pair, silence] });
  expect(offered(game, 'ann', pair.name)).toEqual(['/1']);
  // At instant speed there is the instant only.
  const later = scenario([{ battlefield: LANDS, hand: [pair.name] }, []], { cards: [pair] });
  later.to('End');
  expect(offered(later, 'ann', pair.name)).toEqual(['/0']);
});

test('away from the stack it is both halves: names, types, abilities (CR 709.4, 709.4a, 709.4c)', () => {
  const game = scenario([{ hand: [pair.name], graveyard: [pair.name], library: [pair.name], exile: [pair.name] }, []], {
    cards: [pair],
  });
  const { hand, graveyard, library } = game.ann.state;
  for (const id of [...hand, ...graveyard, ...library, ...game.game.exile]) {
    const now = characteristics(game.game, id);
    expect(now.name).toBe('Test Strike // Test Gather');
    expect(now.abilities).toHaveLength(2);
    expect(now.manaValue).toBe(5);
  }
});

test('a search for an instant and one for a sorcery both find it (CR 709.4c)', () => {
  const seek = (name: string, type: 'instant' | 'sorcery' | 'creature'): Card =>
    card(name, {
      cost: 'R',
      types: ['sorcery'],
      abilities: [
        spell({
          kind: 'sequence',
          joins: ['.'],
          steps: [
            act({
              kind: 'search',
              of: you,
              zones: ['library'],
              object: { kind: 'select', quantifier: quantifier('a'), filter: filter(type), label: 'found' },
            }),
            act({
              kind: 'move',
              verb: 'put',
              object: { kind: 'reference', to: 'found', words: 'it' },
              to: { kind: 'place', zone: 'hand', of: you },
            }),
          ],
        }),
      ],
    });
  for (const [type, found] of [
    ['instant', [pair.name]],
    ['sorcery', [pair.name]],
    ['creature', []],
  ] as const) {
    const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Seek'], library: ['Plains', pair.name] }, []], {
      cards: [pair, seek('Test Seek', type)],
    });
    game.ann.answers('chooseObjects', [0]);
    game.ann.casts('Test Seek');
    game.resolveAll();
    expect(game.ann.hand).toEqual(found);
  }
});

test('it is one card: drawn once (CR 709.2)', () => {
  const study = card('Test Study', { cost: 'R', types: ['sorcery'], abilities: [draws(1)] });
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Study'], library: [pair.name, 'Plains'] }, []], {
    cards: [pair, study],
  });
  game.ann.casts('Test Study');
  game.resolveAll();
  expect(game.ann.hand).toEqual([pair.name]);
  expect(game.ann.state.drawn).toBe(1);
});

test('who names it names one half; it has the chosen name if one of its names is it (CR 709.4a, 201.4b)', () => {
  const ban = enchantment(
    'Test Ban',
    onEntering(act({ kind: 'choose', what: 'a card name' })),
    {
      kind: 'static',
      rules: [
        {
          kind: 'changes',
          action: {
            kind: 'get',
            object: every({ ...filter('creature'), qualities: [{ kind: 'ofTheChosen', what: 'name' }] }),
            power: number(1),
            toughness: number(1),
          },
        },
      ],
    },
    {
      kind: 'triggered',
      trigger: {
        kind: 'trigger',
        word: 'whenever',
        events: [
          {
            kind: 'discard',
            actor: you,
            object: {
              kind: 'select',
              quantifier: quantifier('a'),
              filter: {
                kind: 'filter',
                noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
                qualities: [{ kind: 'ofTheChosen', what: 'name' }],
              },
            },
          },
        ],
      },
      clause: act({ kind: 'gainLife', amount: number(4) }),
    },
    {
      kind: 'activated',
      cost: [
        {
          kind: 'actionCost',
          action: {
            kind: 'discard',
            object: {
              kind: 'select',
              quantifier: quantifier('a'),
              filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
            },
          },
        },
      ],
      clause: act({ kind: 'gainLife', amount: number(1) }),
    },
  );
  for (const name of ['Test Strike', 'Test Gather']) {
    const game = scenario([{ battlefield: LANDS, hand: [pair.name, 'Test Ban'] }, []], { cards: [pair, ban] });
    let names: readonly string[] = [];
    game.ann.answers('chooseOption', (question) => {
      names = question.kind === 'chooseOption' ? question.options : [];
      return [names.indexOf(name)];
    });
    game.ann.casts('Test Ban');
    game.resolveAll();
    expect(names).toEqual(expect.arrayContaining(['Test Strike', 'Test Gather']));
    expect(names).not.toContain(pair.name);
    game.ann.activates('Test Ban');
    game.resolveAll();
    expect(game.ann.life).toBe(25);
  }
});

test('a copy of the card has the same two halves, and either may be cast (CR 709.3c, 707.12)', () => {
  const copying: Clause = {
    kind: 'sequence',
    joins: ['.'],
    steps: [
      act({
        kind: 'copy',
        object: {
          ...target({
            kind: 'filter',
            noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
            qualities: [{ kind: 'inZone', zone: ['graveyard'], of: you }],
          }),
          label: 'chosen1',
        },
      }),
      {
        kind: 'may',
        clause: act({ kind: 'cast', object: { kind: 'reference', to: 'step0', words: 'it' }, withoutPaying: true }),
      },
    ],
  };
  // The binder's name for what a step made.
  ((copying as Extract<Clause, { kind: 'sequence' }>).steps[0] as { action: { label?: string } }).action.label =
    'step0';
  const echo = card('Test Echo', { cost: 'R', types: ['sorcery'], abilities: [spell(copying)] });
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Echo'], graveyard: [pair.name] }, []], {
    cards: [pair, echo],
  });
  let halves: readonly string[] = [];
  game.ann.answers('chooseOption', (question) => {
    halves = question.kind === 'chooseOption' ? question.options : [];
    return [halves.indexOf('Test Gather')];
  });
  game.ann.casts('Test Echo', { targets: [pair.name] });
  game.ann.answers('yesNo', [1]);
  game.resolve();
  expect(halves).toEqual(['Test Strike', 'Test Gather']);
  expect(topOfStack(game).name).toBe('Test Gather');
  game.resolveAll();
  expect(game.ann.life).toBe(23);
  // The copy is gone, the card is where it was.
  expect(game.ann.graveyard).toEqual([pair.name, 'Test Echo']);
});

test('fuse: from the hand both halves may be cast as one spell (CR 702.102a)', () => {
  const position = { battlefield: LANDS, hand: [fused.name], graveyard: [fused.name] };
  const game = scenario([position, []], { cards: [fused] });
  expect(offered(game, 'ann', fused.name)).toEqual(['/0', '/1', 'fuse/0']);
  // Not from another zone.
  const permit = enchantment('Test Permit', {
    kind: 'static',
    rules: [
      {
        kind: 'may',
        action: {
          kind: 'cast',
          object: every({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } }),
          from: { kind: 'place', zone: 'graveyard', of: you },
        },
      },
    ],
  });
  const other = scenario([{ battlefield: [...LANDS, 'Test Permit'], graveyard: [fused.name] }, []], {
    cards: [fused, permit],
  });
  expect(offered(other, 'ann', fused.name)).toEqual(['/0', '/1']);
});

test('a fused split spell has the characteristics of both halves (CR 702.102b, 709.4d)', () => {
  const game = scenario([{ battlefield: LANDS, hand: [fused.name] }, []], { cards: [fused] });
  game.ann.casts(fused.name, { via: 'fuse', targets: ['ben', 'ben'] });
  const now = topOfStack(game);
  expect([now.name, now.manaValue, now.colors]).toEqual([fused.name, 3, RED | GREEN]);
  game.resolveAll();
  expect(game.ben.life).toBe(18);
});

test('flashback given to the card lets either half be cast, for the cost of that half (CR 601.3e, 709.3a)', () => {
  const mage = enchantment('Test Recall', {
    kind: 'static',
    rules: [
      {
        kind: 'changes',
        action: {
          kind: 'gain',
          verb: 'have',
          object: every({
            kind: 'filter',
            noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
            qualities: [{ kind: 'inZone', zone: ['graveyard'], of: you }],
          }),
          abilities: [{ kind: 'keyword', keyword: 'flashback', detail: 'own mana cost' }],
        },
      },
    ],
  });
  const game = scenario([{ battlefield: [...LANDS, 'Test Recall'], graveyard: [pair.name] }, []], {
    cards: [pair, mage],
  });
  expect(offered(game, 'ann', pair.name)).toEqual(['flashback/0', 'flashback/1']);
  game.ann.casts(pair.name, { face: 1 });
  expect(topOfStack(game).name).toBe('Test Gather');
  game.resolveAll();
  expect([game.ann.life, game.ann.exile]).toEqual([23, [pair.name]]);
});
