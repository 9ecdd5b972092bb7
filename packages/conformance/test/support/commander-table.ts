/** Tables for tests of Commander with cards read from text. CR 903. */
import { type GameSetup, type Session, startGame } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { card, CARDS } from '../../../engine/test/support/cards.ts';
import { type Seat, type Scenario, scenario } from '../../../engine/test/support/scenario.ts';
import { read } from './read-cards.ts';

/** Two lands of each color. */
export const LANDS = [
  'Plains',
  'Plains',
  'Island',
  'Island',
  'Swamp',
  'Swamp',
  'Forest',
  'Forest',
  'Mountain',
  'Mountain',
];

const ONE_OF_ITS_COLORS = { kind: 'commanderColors', number: { kind: 'number', number: 1 } } as const;
const GUILD_GATE = card('Guild Gate', {
  types: ['land'],
  abilities: [
    {
      kind: 'activated',
      cost: [{ kind: 'tapCost' }],
      clause: { kind: 'do', action: { kind: 'addMana', mana: ONE_OF_ITS_COLORS } },
    },
  ],
});
/** Its second ability costs as much life as the commander's identity has colors. */
const WAR_HALL = card('War Hall', {
  types: ['land'],
  abilities: [
    {
      kind: 'activated',
      cost: [{ kind: 'tapCost' }],
      clause: { kind: 'do', action: { kind: 'addMana', mana: { kind: 'symbols', symbols: ['C'] } } },
    },
    {
      kind: 'activated',
      cost: [
        { kind: 'manaCost', symbols: ['1'] },
        { kind: 'tapCost' },
        { kind: 'lifeCost', amount: 'commander colors' },
      ],
      clause: { kind: 'do', action: { kind: 'draw', amount: { kind: 'number', number: 1 } } },
    },
  ],
});
/** The cards of these tests. */
export const POOL: readonly Card[] = [
  GUILD_GATE,
  WAR_HALL,
  ...read(
    'Green Lady | {1}{G} | Legendary Creature — Elf | 3/2 |',
    'Blue Lady | {1}{U} | Legendary Creature — Elf | 2/2 | Partner',
    'Red Lord | {1}{R} | Legendary Creature — Elf | 4/2 | Partner',
    'Grave Twin | {1} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of a creature card in your graveyard.',
    'Melt Down | {1}{U} | Instant | | Target legendary creature becomes a copy of another target creature until end of turn.',
    'Court Herald | {1} | Artifact | | Creatures you control get +1/+1 as long as you control a commander.',
    "Cheer | {1} | Sorcery | | You gain life equal to your commander's power.",
    'Summons | {1} | Sorcery | | Put your commander into your hand from the command zone.',
    'Wish | {1} | Sorcery | | You gain 1 life.',
    'Bleach | {1} | Instant | | Target creature becomes colorless until end of turn.',
    'Praise | {1} | Enchantment | | Whenever you cast a commander, you gain 1 life.',
  ),
];

/** A Commander table with them. */
export function table(seats: readonly Seat[], format = 'commander'): Scenario {
  return scenario(seats, { format, cards: POOL });
}

/** A game begun with commanders. */
export function begin(
  players: readonly Partial<GameSetup['players'][number]>[],
  format = 'commander',
  extra: readonly Card[] = [],
): Session {
  const session = startGame(setupOf(players, format, extra));
  if ('kind' in session) throw new Error(session.message);
  return session;
}

/** Its setup. */
export function setupOf(
  players: readonly Partial<GameSetup['players'][number]>[],
  format: string,
  extra: readonly Card[] = [],
): GameSetup {
  return {
    format,
    cards: { ...CARDS, ...Object.fromEntries([...POOL, ...extra].map((card) => [card.name, card])) },
    seed: 'one',
    edition: 'today',
    players: players.map((player, seat) => ({
      name: `P${seat}`,
      deck: Array.from({ length: 99 }, () => 'Plains'),
      commanders: ['Isamaru'],
      ...player,
    })),
  };
}
