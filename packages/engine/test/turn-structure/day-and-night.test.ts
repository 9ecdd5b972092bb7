/** Day and night, daybound and nightbound. CR 728, 702.145, 502.2. */
import type { Card, CardFace } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { act, card, creature, keyword, number, spell, you } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

function doubleFaced(front: CardFace, back: CardFace): Card {
  return {
    name: `${front.name} // ${back.name}`,
    layout: 'transform',
    colorIdentity: [],
    faces: [front, { ...back, manaCost: null }],
  };
}

const WOLF = doubleFaced(
  creature('Test Villager', '0', 2, 2, keyword('daybound')).faces[0],
  creature('Test Werewolf', '0', 4, 4, keyword('nightbound')).faces[0],
);
const NAME = WOLF.name;
/** It has nightbound on its front, as nothing printed has, so that it alone is on the battlefield with no daybound. */
const LONE = creature('Test Owl', '0', 1, 1, keyword('nightbound'));
const DUSK = card('Test Dusk', { types: ['instant'], cost: '0', abilities: [spell(act({ kind: 'becomeNight' }))] });
const DAWN = card('Test Dawn', { types: ['instant'], cost: '0', abilities: [spell(act({ kind: 'becomeDay' }))] });
const TURN = card('Test Turning', {
  types: ['instant'],
  cost: '0',
  abilities: [
    spell(
      act({
        kind: 'transform',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'all' },
          filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
        },
      }),
    ),
  ],
});
/** Night falls, then a life is gained for each creature with power 4 or more. */
const HOWL = card('Test Howl', {
  types: ['instant'],
  cost: '0',
  abilities: [
    spell({
      kind: 'sequence',
      joins: ['.'],
      steps: [
        act({ kind: 'becomeNight' }),
        {
          kind: 'forEach',
          of: {
            kind: 'filter',
            noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
            qualities: [{ kind: 'withStat', stat: 'power', comparison: 'atLeast', to: number(4) }],
          },
          clause: act({ kind: 'gainLife', amount: number(5), actor: you }),
        },
      ],
    }),
  ],
});
const FREE = card('Test Trifle', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'gainLife', amount: number(1), actor: you }))],
});
const CARDS = [WOLF, LONE, DUSK, DAWN, TURN, FREE];

const play = (game: Scenario, who: 'ann' | 'ben', name: string): void => {
  game[who].casts(name);
  game.resolveAll();
};

test('the game starts with neither day nor night, and an effect may make it either; then it has exactly one (CR 728.1, 728.1a)', () => {
  const game = scenario([{ hand: ['Test Dusk', 'Test Dawn'] }, []], { cards: CARDS });
  expect(game.game.dayNight).toBe(null);
  play(game, 'ann', 'Test Dusk');
  expect(game.game.dayNight).toBe('night');
  play(game, 'ann', 'Test Dawn');
  expect(game.game.dayNight).toBe('day');
});

test('neither day nor night: the check of the untap step does not happen (CR 728.2c, 502.2)', () => {
  const game = scenario([[], []], { cards: CARDS });
  game.to('Upkeep', 2);
  expect(game.game.dayNight).toBe(null);
});

test('day becomes night when the active player of the turn before cast no spell (CR 728.2, 728.2a, 502.2)', () => {
  const game = scenario([{ hand: ['Test Dawn'] }, { hand: ['Test Trifle'] }], { cards: CARDS });
  play(game, 'ann', 'Test Dawn');
  play(game, 'ben', 'Test Trifle');
  game.to('Upkeep', 2);
  expect(game.game.dayNight).toBe('day'); // Ann cast one in her turn
  game.to('Upkeep', 3);
  expect(game.game.dayNight).toBe('night'); // Ben cast none in his, whatever others did before
});

test('spells of other players do not keep it day (CR 728.2a)', () => {
  const game = scenario([{ hand: ['Test Dawn', 'Test Trifle'] }, []], { cards: CARDS });
  play(game, 'ann', 'Test Dawn');
  game.to('Upkeep', 2);
  play(game, 'ann', 'Test Trifle');
  game.to('Upkeep', 3);
  expect(game.game.dayNight).toBe('night');
});

test('night becomes day when the active player of the turn before cast two spells, not one (CR 728.2b, 502.2)', () => {
  for (const [spells, after] of [
    [1, 'night'],
    [2, 'day'],
  ] as const) {
    const game = scenario([{ hand: ['Test Dusk'] }, { hand: ['Test Trifle', 'Test Trifle'] }], { cards: CARDS });
    play(game, 'ann', 'Test Dusk');
    game.to('Upkeep', 2);
    for (let i = 0; i < spells; i++) play(game, 'ben', 'Test Trifle');
    game.to('Upkeep', 3);
    expect(game.game.dayNight, `${spells} spells`).toBe(after);
  }
});

test('in turns that a team shares, any spell of the team keeps it day, and two spells of one player end the night (CR 728.2a, 728.2b, 502.2a)', () => {
  const seats = (mate: readonly string[], caster: readonly string[]) => [
    { hand: caster, team: 0 },
    { hand: mate, team: 0 },
    { team: 1 },
    { team: 1 },
  ];
  const options = { cards: CARDS, format: 'two-headed-giant' };
  // The mate alone casts a spell in the turn of the team.
  const day = scenario(seats(['Test Dawn'], []), options);
  play(day, 'ben', 'Test Dawn');
  day.to('Upkeep', day.game.turn + 1);
  expect(day.game.dayNight).toBe('day');
  day.to('Upkeep', day.game.turn + 1);
  expect(day.game.dayNight).toBe('night');
  // One spell of each is not two of one.
  const night = scenario(seats(['Test Trifle'], ['Test Dusk']), options);
  play(night, 'ann', 'Test Dusk');
  play(night, 'ben', 'Test Trifle');
  night.to('Upkeep', night.game.turn + 1);
  expect(night.game.dayNight).toBe('night');
  const bright = scenario(seats(['Test Trifle', 'Test Trifle'], ['Test Dusk']), options);
  play(bright, 'ann', 'Test Dusk');
  play(bright, 'ben', 'Test Trifle');
  play(bright, 'ben', 'Test Trifle');
  bright.to('Upkeep', bright.game.turn + 1);
  expect(bright.game.dayNight).toBe('day');
});

test('a permanent with daybound makes it day, and enters with its back face up at night (CR 702.145b, 702.145d)', () => {
  const game = scenario([{ hand: [NAME] }, []], { cards: CARDS });
  play(game, 'ann', 'Test Villager');
  expect(game.game.dayNight).toBe('day');
  expect(game.ann.stats('Test Villager')).toBe('2/2');
  const night = scenario([{ hand: [NAME, 'Test Dusk'] }, []], { cards: CARDS });
  play(night, 'ann', 'Test Dusk');
  play(night, 'ann', 'Test Villager');
  expect(night.ann.stats('Test Werewolf')).toBe('4/4');
});

test('permanents with daybound turn at once as it becomes night, in the middle of what makes it night (CR 702.145b, 702.145c)', () => {
  const game = scenario([{ hand: ['Test Howl'], battlefield: [NAME] }, []], { cards: [...CARDS, HOWL] });
  play(game, 'ann', 'Test Howl');
  expect(game.ann.battlefield).toEqual(['Test Werewolf']);
  expect(game.ann.life).toBe(25);
});

test('permanents with nightbound turn back as it becomes day (CR 702.145e, 702.145f)', () => {
  const game = scenario([{ hand: ['Test Dusk', 'Test Dawn'], battlefield: [NAME] }, []], { cards: CARDS });
  play(game, 'ann', 'Test Dusk');
  expect(game.ann.battlefield).toEqual(['Test Werewolf']);
  play(game, 'ann', 'Test Dawn');
  expect(game.ann.battlefield).toEqual(['Test Villager']);
});

test('nothing else transforms a permanent with daybound or nightbound (CR 702.145b, 702.145e)', () => {
  const game = scenario([{ hand: ['Test Turning', 'Test Turning', 'Test Dusk'], battlefield: [NAME] }, []], {
    cards: CARDS,
  });
  play(game, 'ann', 'Test Turning');
  expect(game.ann.battlefield).toEqual(['Test Villager']);
  play(game, 'ann', 'Test Dusk');
  play(game, 'ann', 'Test Turning');
  expect(game.ann.battlefield).toEqual(['Test Werewolf']);
});

test('nightbound alone makes it night; beside daybound it is day (CR 702.145g)', () => {
  const game = scenario([{ hand: ['Test Owl'] }, []], { cards: CARDS });
  play(game, 'ann', 'Test Owl');
  expect(game.game.dayNight).toBe('night');
  const both = scenario([{ battlefield: ['Test Owl', NAME] }, []], { cards: CARDS });
  expect(both.game.dayNight).toBe('day');
});
