/** Rooms, Adventures, Omens and split cards: which part counts where. CR 709, 715, 720 of today. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { facts, plays, table } from '../support/rules-table.ts';

const spell = (name: string, text: string): string => `${name} | {0} | Instant | | ${text}`;
const lands = (count: number): string[] => Array.from({ length: count }, () => 'Forest');
const ROOM = {
  name: 'Attic // Cellar',
  layout: 'split',
  card_faces: [
    {
      name: 'Attic',
      mana_cost: '{G}',
      type_line: 'Enchantment — Room',
      oracle_text: 'When you unlock this door, you gain 1 life.\nCreatures you control get +1/+0.',
    },
    {
      name: 'Cellar',
      mana_cost: '{1}{G}',
      type_line: 'Enchantment — Room',
      oracle_text: 'When you unlock this door, you gain 10 life.\nCreatures you control get +0/+3.',
    },
  ],
} as never;
const HUNTER = {
  name: 'Hunter',
  layout: 'adventure',
  card_faces: [
    { name: 'Hunter', mana_cost: '{1}{G}', type_line: 'Creature — Human', power: '2', toughness: '2', oracle_text: '' },
    { name: 'Hunt', mana_cost: '{G}', type_line: 'Sorcery — Adventure', oracle_text: 'You gain 2 life.' },
  ],
} as never;
const DRAKE = {
  name: 'Drake',
  layout: 'adventure',
  card_faces: [
    { name: 'Drake', mana_cost: '{1}{G}', type_line: 'Creature — Drake', power: '2', toughness: '2', oracle_text: '' },
    { name: 'Sign', mana_cost: '{G}', type_line: 'Sorcery — Omen', oracle_text: 'You gain 2 life.' },
  ],
} as never;

const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const casts = (game: Scenario, player = game.ann): string[] =>
  game.session
    .options(player.id)
    .flatMap((option) =>
      option.kind === 'cast' ? [`${characteristics(game.game, option.object).name}/${option.face}`] : [],
    )
    .toSorted();
const unlocks = (game: Scenario): string[] =>
  game.session.options(game.ann.id).flatMap((option) => (option.kind === 'special' ? [option.action] : []));

describe('Adventures (CR 715)', () => {
  test('the creature, or the Adventure: then exiled, and the creature is cast from there by its controller (CR 715.3d)', () => {
    const game = table(
      [HUNTER],
      [
        { hand: ['Hunter'], battlefield: lands(3) },
        { battlefield: lands(3), exile: ['Hunter'] },
      ],
    );
    expect(casts(game)).toEqual(['Hunter/0', 'Hunter/1']);
    game.ann.casts('Hunter', { face: 1 });
    expect(game.stack).toEqual(['Hunt']);
    game.resolve();
    expect([game.ann.exile, game.ann.life, casts(game)]).toEqual([['Hunter'], 22, ['Hunter/0']]);
    plays(game, game.ann, 'Hunter');
    expect([game.ann.exile, game.ann.stats('Hunter'), casts(game)]).toEqual([[], '2/2', []]);
    game.to('PrecombatMain', 2);
    expect(casts(game, game.ben)).toEqual([]);
  });

  test('countered it goes to the graveyard, and is not cast from there (CR 715.3d)', () => {
    const game = table(
      [HUNTER, spell('No', 'Counter target spell.')],
      [{ hand: ['Hunter'], battlefield: lands(3) }, { hand: ['No'] }],
    );
    game.ann.casts('Hunter', { face: 1 });
    game.ben.casts('No', { targets: ['Hunt'] });
    game.resolveAll();
    expect([game.ann.graveyard, game.ann.exile, game.ann.life, casts(game)]).toEqual([['Hunter'], [], 20, []]);
  });

  test('its controller exiles it by the rule of the card: no effect puts it elsewhere instead (CR 715.3d, 614.1)', () => {
    const staff =
      'Staff | {0} | Artifact | | Whenever you cast a sorcery spell from your hand, exile that card with two time counters on it instead of putting it into your graveyard as it resolves.';
    const game = table([HUNTER, staff], [{ hand: ['Hunter'], battlefield: ['Staff', ...lands(3)] }, []]);
    game.ann.casts('Hunter', { face: 1 });
    game.resolveAll();
    expect([game.ann.exile, game.ann.life, casts(game)]).toEqual([['Hunter'], 22, ['Hunter/0']]);
    expect(game.game.exile.map((id) => game.game.objects[id]?.counters)).toEqual([{}]);
  });

  test('the creature that dies is no Adventure', () => {
    const game = table(
      [HUNTER, spell('Kill', 'Destroy target creature.')],
      [{ hand: ['Hunter', 'Kill'], battlefield: lands(2) }, []],
    );
    plays(game, game.ann, 'Hunter');
    plays(game, game.ann, 'Kill', ['Hunter']);
    expect([game.ann.graveyard.includes('Hunter'), game.ann.exile]).toEqual([true, []]);
  });
});

describe('Omens (CR 720 of today)', () => {
  test('as it resolves it is shuffled into its owner’s library (CR 720.3d of today)', () => {
    const game = table([DRAKE], [{ hand: ['Drake'], battlefield: lands(3), library: ['Forest'] }, []]);
    expect(casts(game)).toEqual(['Drake/0', 'Drake/1']);
    game.ann.casts('Drake', { face: 1 });
    game.resolve();
    expect([game.ann.exile, game.ann.graveyard, game.ann.life]).toEqual([[], [], 22]);
    expect([game.ann.library.toSorted(), casts(game)]).toEqual([['Drake', 'Forest'], []]);
    expect(told(game, /^720/)).toEqual(['720.3d ann shuffles their library']);
  });

  test('countered it goes to the graveyard; the creature is cast as any other', () => {
    const game = table(
      [DRAKE, spell('No', 'Counter target spell.')],
      [{ hand: ['Drake', 'Drake'], battlefield: lands(3) }, { hand: ['No'] }],
    );
    game.ann.casts('Drake', { face: 1 });
    game.ben.casts('No', { targets: ['Sign'] });
    game.resolveAll();
    expect([game.ann.graveyard, game.ann.library.includes('Drake')]).toEqual([['Drake'], false]);
    game.ann.casts('Drake', { face: 0 });
    game.resolve();
    expect(game.ann.battlefield).toContain('Drake');
  });
});

describe('Rooms (CR 709.5 of today)', () => {
  const entered = (face: number): Scenario => {
    const game = table(
      [
        ROOM,
        CUB,
        spell('Mask', 'Target enchantment becomes a copy of another target enchantment.'),
        'Law | {0} | Enchantment |',
      ],
      [{ hand: ['Attic // Cellar', 'Mask'], battlefield: ['Cub', 'Law', ...lands(3)] }, ['Cub']],
    );
    game.ann.casts('Attic // Cellar', { face });
    return game.resolveAll();
  };

  test('one half is cast and unlocked, the other unlocked for its cost in one’s own main phase (CR 709.5e of today)', () => {
    const game = entered(0);
    expect([game.ann.life, game.ann.stats('Cub'), unlocks(game)]).toEqual([21, '3/2', ['unlock right half']]);
    game.ann.takes('unlock right half', 'Attic');
    expect(game.stack).toHaveLength(1);
    game.resolveAll();
    expect([game.ann.life, game.ann.stats('Cub'), game.ben.stats('Cub'), unlocks(game)]).toEqual([
      31,
      '3/5',
      '2/2',
      [],
    ]);
    expect(told(game, /^709/).map((line) => line.slice(0, 6))).toEqual(['709.5f', '709.5f', '709.5f']);
    const right = entered(1);
    expect([right.ann.life, right.ann.stats('Cub'), unlocks(right)]).toEqual([30, '2/5', ['unlock left half']]);
    right.to('BeginningOfCombat');
    expect(unlocks(right)).toEqual([]);
  });

  test('a permanent that becomes a copy of a Room has neither half unlocked, and unlocks its own (CR 709.5 of today)', () => {
    const game = entered(0);
    plays(game, game.ann, 'Mask', ['Law', 'Attic']);
    expect(game.ann.stats('Cub')).toBe('3/2');
    const id = game.game.battlefield.find((each) => game.game.objects[each]?.record.card.name === 'Law') as number;
    const mine = game.session
      .options(game.ann.id)
      .flatMap((option) => (option.kind === 'special' && (option.object as number) === id ? [option.action] : []));
    expect(mine).toEqual(['unlock left half', 'unlock right half']);
    game.answer([
      game.session
        .options(game.ann.id)
        .findIndex(
          (option) =>
            option.kind === 'special' && (option.object as number) === id && option.action === 'unlock left half',
        ),
    ]);
    while (game.question?.kind !== 'priority') game.proceed();
    game.resolveAll();
    expect([game.ann.stats('Cub'), game.ann.life]).toEqual(['4/2', 22]);
    expect(facts(game, 'Attic').name).toBe('Attic');
  });

  test('a Room put onto the battlefield has both halves locked: no name, no text (CR 709.5d of today)', () => {
    const raise = spell('Raise', 'Return target enchantment card from your graveyard to the battlefield.');
    const game = table(
      [ROOM, CUB, raise],
      [{ hand: ['Raise'], graveyard: ['Attic // Cellar'], battlefield: ['Cub', ...lands(2)] }, []],
    );
    plays(game, game.ann, 'Raise');
    expect([game.ann.stats('Cub'), game.ann.life, unlocks(game)]).toEqual([
      '2/2',
      20,
      ['unlock left half', 'unlock right half'],
    ]);
  });

  test('only the controller of a Room unlocks it, and pays for it (CR 709.5e of today)', () => {
    const game = table([ROOM], [{ battlefield: lands(3), hand: ['Attic // Cellar'] }, lands(3)]);
    game.ann.casts('Attic // Cellar', { face: 1 });
    game.resolveAll();
    expect(unlocks(game)).toEqual(['unlock left half']);
    game.to('PrecombatMain', 2);
    const theirs = game.session.options(game.ben.id).filter(({ kind }) => kind === 'special');
    expect(theirs).toEqual([]);
    const poor = table([ROOM], [{ battlefield: lands(2), hand: ['Attic // Cellar'] }, []]);
    poor.ann.casts('Attic // Cellar', { face: 1 });
    poor.resolveAll();
    expect(unlocks(poor)).toEqual([]);
  });
});
