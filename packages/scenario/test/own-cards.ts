/** Short games with cards of our own, for what a text means in play. */
import type { PrintedCard } from '@kitchen-table/oracle';
import { cardLookup, runFile, type Scenario } from '../src/index.ts';

const LANDS = ['Mountain', 'Island', 'Plains', 'Forest', 'Swamp'].map(
  (name): PrintedCard => ({ name, type_line: `Basic Land — ${name}`, oracle_text: '' }),
);
/** Creatures of power and toughness 1. */
export const ANIMALS: readonly string[] = ['Test Ape', 'Test Boar', 'Test Cat', 'Test Dog'];
const CREATURES = ANIMALS.map((name) => creature(name, ''));

/** A 1/1 creature with this text. */
export function creature(name: string, oracle_text: string): PrintedCard {
  return { name, mana_cost: '{1}', type_line: 'Creature — Beast', oracle_text, power: '1', toughness: '1' };
}

/** A sorcery that costs nothing. */
export function sorcery(name: string, oracle_text: string): PrintedCard {
  return { name, mana_cost: '{0}', type_line: 'Sorcery', oracle_text };
}

type Seat = Partial<Scenario['players']['A']>;
/** What is said of a game; the rest is as it usually is. */
export type Game = Partial<Omit<Scenario, 'players'>> & { readonly A?: Seat; readonly B?: Seat };

/** The outcome of the game: passed, or why not. */
export function played(cards: readonly PrintedCard[], { A = {}, B = {}, ...part }: Game): string {
  const scenario: Scenario = {
    id: 'test/own-cards#one',
    title: 'Own cards',
    tags: ['test'],
    strict: true,
    script: [],
    stop: { turn: 1, step: 'postcombat-main' },
    expect: [],
    ...part,
    players: { A: { life: 20, ...A }, B: { life: 20, ...B } },
  };
  const [result] = runFile(JSON.stringify(scenario), cardLookup([...LANDS, ...CREATURES, ...cards])).results;
  return result?.status === 'passed' ? 'passed' : `${result?.status}: ${result?.reason}`;
}

/** The same, where the first player casts a sorcery with this text. */
export function cast(text: string, { A = {}, ...part }: Game): string {
  const script = [{ turn: 1, step: 'precombat-main', player: 'A', do: 'cast', card: 'Test Spell' }] as const;
  return played([sorcery('Test Spell', text)], { script, A: { hand: ['Test Spell'], ...A }, ...part });
}
