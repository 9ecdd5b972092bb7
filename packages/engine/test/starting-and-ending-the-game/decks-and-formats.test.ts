/** Two-player and multiplayer games, sideboards, and which formats go together. CR 100.1, 100.4, 800.2. */
import type { Card } from '@kitchen-table/language/core';
import { describe, expect, test } from 'vitest';
import {
  contradiction,
  exchanged,
  FORMATS,
  formatProblem,
  type GameSetup,
  Session,
  sideboardOf,
  startGame,
  teamSideboards,
  VARIANTS,
} from '../../src/index.ts';
import { card, CARDS } from '../support/cards.ts';

function start(format: string, seats: number): Session | string {
  const setup: GameSetup = {
    format,
    cards: CARDS,
    seed: 'one',
    edition: 'today',
    players: Array.from({ length: seats }, (_, seat) => ({
      name: `P${seat}`,
      deck: Array.from({ length: 60 }, () => 'Forest'),
    })),
  };
  const session = startGame(setup);
  return session instanceof Session ? session : session.message;
}

describe('two players or more', () => {
  test('a two-player game begins with two players only (CR 100.1a)', () => {
    expect(start('two-player', 2)).toBeInstanceOf(Session);
    expect(start('two-player', 3)).toMatch(/2 players, not 3/);
    const session = start('two-player', 2) as Session;
    expect([session.game.rules.freeMulligan, session.game.rules.firstDraw]).toEqual([false, false]);
  });

  test('a game that begins with more than two is a multiplayer game, and stays one when players leave (CR 100.1b)', () => {
    const session = start('free-for-all', 3) as Session;
    expect([session.game.rules.freeMulligan, session.game.rules.firstDraw]).toEqual([true, true]);
    session.concede(2 as never);
    expect([session.game.rules.freeMulligan, session.game.rules.firstDraw]).toEqual([true, true]);
    expect(session.question).not.toBe(null);
  });
});

describe('what is in a deck', () => {
  test('a deck is of traditional cards: planes, schemes and Attractions have decks of their own (CR 100.2, 108.2a)', () => {
    const withOne = (odd: Card): string => {
      const deck = Array.from({ length: 59 }, () => 'Forest');
      const session = startGame({
        format: 'two-player',
        cards: { ...CARDS, [odd.name]: odd },
        seed: 'one',
        edition: 'today',
        players: [
          { name: 'Ann', deck: [...deck, 'Forest'] },
          { name: 'Ben', deck: [...deck, odd.name] },
        ],
      });
      return session instanceof Session ? 'a game' : session.message;
    };
    expect(withOne(card('Quiet Meadow', { types: ['creature'], power: 1, toughness: 1 }))).toBe('a game');
    for (const type of ['plane', 'phenomenon', 'scheme', 'vanguard', 'conspiracy', 'dungeon'] as const)
      expect(withOne(card('Odd One', { types: [type] }))).toMatch(/Ben's deck names 'Odd One'.*CR 100\.2/);
    expect(withOne(card('Odd One', { types: ['artifact'], subtypes: ['Attraction'] }))).toMatch(/CR 100\.2/);
  });
});

describe('sideboards', () => {
  test('between games of a match cards are exchanged with the sideboard, and only those it has (CR 100.4)', () => {
    const changed = exchanged(['Bear', 'Bear', 'Elk'], ['Owl'], ['Bear'], ['Owl']);
    expect(changed).toEqual({ deck: ['Bear', 'Elk', 'Owl'], sideboard: ['Bear'] });
    expect(exchanged(['Bear'], ['Owl'], ['Bear'], ['Elk'])).toMatch(/no Elk left.*100\.4/);
    expect(exchanged(['Bear'], ['Owl'], ['Bear', 'Bear'], [])).toMatch(/no Bear left/);
  });

  test('in limited play every card of the pool that is not in the deck is in the sideboard (CR 100.4b)', () => {
    expect(sideboardOf(['Bear', 'Bear', 'Elk', 'Owl'], ['Bear', 'Owl', 'Forest'])).toEqual(['Bear', 'Elk']);
  });

  test('a Two-Headed Giant team has one sideboard for both players (CR 100.4c)', () => {
    const boards = teamSideboards(['Bear', 'Elk', 'Owl', 'Fox'], [['Bear'], ['Owl']], true);
    expect(boards).toEqual([
      ['Elk', 'Fox'],
      ['Elk', 'Fox'],
    ]);
  });

  test('in other team variants each card goes to one player, and to nobody else (CR 100.4d)', () => {
    const pool = ['Bear', 'Elk', 'Owl', 'Fox', 'Hen'];
    expect(teamSideboards(pool, [['Bear'], ['Owl']], false)).toEqual([['Elk', 'Hen'], ['Fox']]);
    expect(teamSideboards(pool, [['Bear'], ['Owl']], false, () => 1)).toEqual([[], ['Elk', 'Fox', 'Hen']]);
  });
});

describe('formats joined with +', () => {
  test('every variant says what it decides, and the other way round', () => {
    for (const { name } of VARIANTS) expect(FORMATS[name], name).toBeDefined();
  });

  test('two that decide the same contradict each other, in a sentence with both rules (CR 800.2)', () => {
    expect(contradiction('emperor', 'two-headed-giant')).toMatch(/both decide who sits where.*CR 809 \+ 810/);
    expect(contradiction('two-headed-giant', 'emperor')).toMatch(/CR 810 \+ 809/);
    expect(formatProblem('brawl+commander')).toMatch(/choose one of them/);
    expect(formatProblem('commander+commander')).toMatch(/named twice/);
  });

  test('others go together', () => {
    for (const format of [
      'commander+planechase+two-headed-giant',
      'commander+free-for-all',
      'brawl+vanguard',
      'commander-draft+cube',
      'planechase+archenemy+vanguard',
    ])
      expect(formatProblem(format), format).toBe(null);
  });
});
