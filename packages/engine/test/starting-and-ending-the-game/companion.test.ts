/** Companions. CR 103.2b, 116.2g, 702.139. */
import type { Ability, DeckCondition } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { describe, expect, test } from 'vitest';
import { createGame, type GameSetup, type PlayerId, startGame, Step } from '../../src/index.ts';
import { perform } from '../../src/events/perform.ts';
import { moveEvent } from '../../src/rules/event-makers.ts';
import { NO_OBJECT } from '../../src/vocabulary/ids.ts';
import { Zone } from '../../src/vocabulary/zones/zones.ts';
import { card, CARDS } from '../support/cards.ts';
import { Scenario } from '../support/scenario.ts';
import { filter } from '../support/single-rule-cards.ts';

const any = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } } as const;
const nonland = { ...any, adjectives: [{ kind: 'non', of: { kind: 'typeAdjective', type: 'land' } }] } as const;

function companion(deck: DeckCondition): Card {
  const ability: Ability = { kind: 'keyword', keyword: 'companion', deck };
  return card('Test Friend', { cost: '1', types: ['creature'], power: 3, toughness: 3, abilities: [ability] });
}

const two = companion({ kind: 'manaValues', are: { atLeast: 2 }, orLands: true });
const forests = (count: number): string[] => Array.from({ length: count }, () => 'Forest');

function setupWith(friend: Card, deck: readonly string[], more: Partial<GameSetup> = {}): GameSetup {
  return {
    format: 'two-player',
    cards: { ...CARDS, [friend.name]: friend },
    seed: 'friend',
    edition: 'today',
    askPriority: 'always',
    startingPlayer: 0,
    players: [
      { name: 'Ann', deck, sideboard: ['Test Friend', 'Shock'], companion: 'Test Friend' },
      { name: 'Ben', deck: forests(60) },
    ],
    ...more,
  };
}

/** Whether the deck may have such a companion. */
function accepts(condition: DeckCondition, deck: readonly string[], more: Partial<GameSetup> = {}): boolean {
  const friend = companion(condition);
  const game = createGame(setupWith(friend, deck, more));
  if (!('kind' in game)) return true;
  expect(game.message).toContain('CR 702.139a');
  return false;
}

/** Ann's first main phase with lands on her battlefield. */
function begun(lands: number): Scenario {
  const session = startGame(setupWith(two, [...forests(50), ...Array.from({ length: 10 }, () => 'Grizzly Bears')]));
  if ('kind' in session) throw new Error(session.message);
  const game = new Scenario(session, ['ann', 'ben']);
  game.to('PrecombatMain', 1);
  return game.alter((now) => {
    const mine =
      now.players[0]?.library.filter((id) => now.objects[id]?.record.card.name === 'Forest').slice(0, lands) ?? [];
    for (const id of mine) {
      const move = moveEvent(now, id, Zone.Battlefield, 'put', 0 as PlayerId, { cause: NO_OBJECT, rule: '400.7' });
      perform(now, [
        {
          ...move,
          entering: {
            tapped: false,
            faceDown: false,
            face: 0,
            controller: 0 as PlayerId,
            attacking: -1_000_000 as never,
            attachTo: -1_000_000 as never,
            counters: {},
            memory: {},
            copied: null,
          },
        },
      ]);
    }
  });
}

const may = (game: Scenario, player = 0): boolean =>
  game.session.options(player as PlayerId).some((option) => option.kind === 'special' && option.action === 'companion');

test('a companion is revealed before the game and remains outside; everybody sees it (CR 103.2b)', () => {
  const session = startGame(setupWith(two, [...forests(50), ...Array.from({ length: 10 }, () => 'Grizzly Bears')]));
  if ('kind' in session) throw new Error(session.message);
  const [id] = session.game.companions;
  expect(session.game.objects[id ?? -1]?.zone).toBe(Zone.Outside);
  for (const viewer of [0, 1]) expect(session.view(viewer as PlayerId).players[0]?.companion?.card).toBe('Test Friend');
  // The rest of the sideboard is nobody else's business.
  expect(JSON.stringify(session.view(1 as PlayerId))).not.toContain('Shock');
});

test('only a card of the sideboard with the ability can be chosen, by a deck that fulfills its condition (CR 103.2b, 702.139a)', () => {
  const wrong = (setup: GameSetup): string => {
    const game = createGame(setup);
    return 'kind' in game ? game.message : 'accepted';
  };
  const deck = forests(60);
  const players = (more: Partial<GameSetup['players'][number]>) => [
    { name: 'Ann', deck, ...more },
    { name: 'Ben', deck },
  ];
  expect(wrong(setupWith(two, deck, { players: players({ companion: 'Test Friend' }) }))).toContain(
    'not in the sideboard',
  );
  expect(wrong(setupWith(two, deck, { players: players({ sideboard: ['Shock'], companion: 'Shock' }) }))).toContain(
    'no companion ability',
  );
  expect(wrong(setupWith(two, [...deck, 'Shock']))).toContain('does not fulfill');
  expect(wrong(setupWith(two, deck))).toBe('accepted');
});

test('the starting deck is what is left without the sideboard, and in Commander includes the commander (CR 702.139b, 103.2)', () => {
  // The sideboard holds a Shock, which costs less than two: it does not count. The commander does.
  expect(accepts({ kind: 'manaValues', are: { atLeast: 2 }, orLands: true }, forests(60))).toBe(true);
  const commanders = (name: string): Partial<GameSetup> => ({
    format: 'commander',
    players: [
      { name: 'Ann', deck: forests(99), commanders: [name], sideboard: ['Test Friend'], companion: 'Test Friend' },
      { name: 'Ben', deck: forests(99), commanders: [name] },
    ],
  });
  const least: DeckCondition = { kind: 'manaValues', are: { atLeast: 2 }, orLands: true };
  expect(accepts(least, [], commanders('Big Legend'))).toBe(true);
  expect(accepts(least, [], commanders('Isamaru'))).toBe(false);
});

test('in a main phase of that player’s turn, with an empty stack, it costs {3} to put it into the hand (CR 116.2g)', () => {
  expect(may(begun(2))).toBe(false); // too little mana
  const game = begun(3);
  expect([may(game), may(game, 1)]).toEqual([true, false]);
  const options = game.session.options(0 as PlayerId);
  const at = options.findIndex((option) => option.kind === 'special');
  game.answer([at]);
  while (game.question?.kind !== 'priority') game.proceed();
  expect(game.ann.hand).toContain('Test Friend');
  // It used no stack, and the lands are tapped.
  expect([game.stack, game.game.battlefield.every((id) => ((game.game.objects[id]?.status ?? 0) & 1) !== 0)]).toEqual([
    [],
    true,
  ]);
  expect(game.question.player).toBe(0);
});

test('not in other steps, not in another turn, and only once in the game; from then on it is a card of the game (CR 116.2g, 702.139c)', () => {
  const game = begun(6);
  game.answer([game.session.options(0 as PlayerId).findIndex((option) => option.kind === 'special')]);
  while (game.question?.kind !== 'priority') game.proceed();
  expect(may(game)).toBe(false); // three more lands are untapped
  expect([game.game.companions, game.session.view(1 as PlayerId).players[0]?.companion]).toEqual([
    [NO_OBJECT, NO_OBJECT],
    undefined,
  ]);
  // Discarded, it is in the graveyard, not outside the game.
  const id = game.game.players[0]?.hand.find((each) => game.game.objects[each]?.record.card.name === 'Test Friend');
  game.alter((now) => {
    perform(now, [
      moveEvent(now, id ?? NO_OBJECT, Zone.Graveyard, 'discard', 0 as PlayerId, { cause: NO_OBJECT, rule: '701.8a' }),
    ]);
  });
  game.to('PrecombatMain', 3);
  expect([game.ann.graveyard.includes('Test Friend'), may(game)]).toEqual([true, false]);
  const waiting = begun(3);
  waiting.to('Upkeep', 2);
  expect(may(waiting)).toBe(false);
  waiting.to('Upkeep', 3);
  expect([waiting.game.step, may(waiting)]).toEqual([Step.Upkeep, false]);
  waiting.to('PrecombatMain', 3);
  expect(may(waiting)).toBe(true);
});

describe('what companions demand of the starting deck (CR 702.139a)', () => {
  const bears = (count: number): string[] => Array.from({ length: count }, () => 'Grizzly Bears');
  test('even or odd mana values, with or without lands besides', () => {
    expect(accepts({ kind: 'manaValues', are: 'even' }, [...forests(40), ...bears(20)])).toBe(true);
    expect(accepts({ kind: 'manaValues', are: 'even' }, [...forests(40), 'Shock'])).toBe(false);
    expect(accepts({ kind: 'manaValues', are: 'odd' }, [...forests(40), 'Shock'])).toBe(false);
    expect(accepts({ kind: 'manaValues', are: 'odd', orLands: true }, [...forests(40), 'Shock'])).toBe(true);
  });
  test('each card of a kind is so', () => {
    const human = {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Human' }] },
    } as const;
    const beasts: DeckCondition = { kind: 'each', of: filter('creature'), is: human };
    expect([accepts(beasts, ['Goblin Piker', 'Shock']), accepts(beasts, ['Isamaru'])]).toEqual([true, false]);
    const cheap: DeckCondition = { kind: 'each', of: filter('creature'), manaValueAtMost: 2 };
    expect([accepts(cheap, [...bears(4), 'Murder']), accepts(cheap, ['Hill Giant'])]).toEqual([true, false]);
    expect(accepts(cheap, [...bears(4), 'Hill Giant'])).toBe(false);
    const active: DeckCondition = { kind: 'each', of: filter('creature'), activatedAbility: true };
    expect([accepts(active, ['Llanowar Elves', 'Shock']), accepts(active, bears(1))]).toEqual([true, false]);
    const lands: DeckCondition = { kind: 'each', of: filter('land'), activatedAbility: true };
    expect(accepts(lands, forests(4))).toBe(true);
  });
  test('names, card types, symbols, size', () => {
    const names: DeckCondition = { kind: 'differentNames', of: nonland };
    expect([accepts(names, [...forests(9), 'Shock', 'Murder']), accepts(names, bears(2))]).toEqual([true, false]);
    const types: DeckCondition = { kind: 'sharedCardType', of: nonland };
    expect([accepts(types, [...forests(9), 'Shock', 'Murder']), accepts(types, ['Shock', ...bears(1)])]).toEqual([
      true,
      false,
    ]);
    expect([
      accepts({ kind: 'symbolsOnce' }, ['Shock', 'Grizzly Bears', ...forests(2)]),
      accepts({ kind: 'symbolsOnce' }, ['Murder']),
      accepts({ kind: 'symbolsOnce' }, ['Shock', 'Murder']),
    ]).toEqual([true, false, false]);
    expect(accepts(types, forests(9))).toBe(true);
    const big: DeckCondition = { kind: 'overMinimum', by: 20 };
    expect([accepts(big, forests(80)), accepts(big, forests(79))]).toEqual([true, false]);
    expect(accepts(big, forests(60), { minimumDeckSize: 40 })).toBe(true);
  });
});
