/** Positions of our own with something to be found, as lines: what is to be done, then what the solver and the other have. */
import { attacks } from './positions-attack.ts';
import { defenses } from './positions-defense.ts';

/** What the solver is to do, whatever the other does. */
export type Goal =
  /** It is the solver's turn: win before it ends. */
  | 'win this turn'
  /** It is the other's turn: be alive when it ends. */
  | 'survive this turn'
  /** It is the solver's turn: be alive when the other's next turn ends. */
  | 'do not fall for it';

/** One position. */
export interface Puzzle {
  readonly name: string;
  readonly goal: Goal;
  readonly solver: Side;
  readonly other: Side;
}

/** What one player has. */
export interface Side {
  readonly life: number;
  readonly battlefield: readonly { readonly card: string; readonly tapped: boolean }[];
  readonly hand: readonly string[];
}

/** All positions. */
export function puzzles(): readonly Puzzle[] {
  return [
    ...attacks.map((line) => readPuzzle(line, 'win this turn')),
    ...defenses.survive.map((line) => readPuzzle(line, 'survive this turn')),
    ...defenses.traps.map((line) => readPuzzle(line, 'do not fall for it')),
  ];
}

/** "Name | life: permanents / hand | life: permanents / hand"; "3 Mountain" is three, "Ogre (tapped)" is tapped. */
export function readPuzzle(line: string, goal: Goal): Puzzle {
  const [name = '', solver = '', other = ''] = line.split('|').map((part) => part.trim());
  return { name, goal, solver: readSide(solver), other: readSide(other) };
}

function readSide(text: string): Side {
  const [life = '', rest = ''] = text.split(':');
  const [battlefield = '', hand = ''] = rest.split('/');
  if (!/^\d+$/.test(life)) throw new Error(`a side begins with a life total, not with "${life}"`);
  return {
    life: Number(life),
    battlefield: cardsIn(battlefield).map((card) => ({
      card: card.replace(/ \(tapped\)$/, ''),
      tapped: card.endsWith(' (tapped)'),
    })),
    hand: cardsIn(hand),
  };
}

function cardsIn(text: string): readonly string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [, count = '1', name = part] = /^(\d+) (.+)$/.exec(part) ?? [];
      return Array.from({ length: Number(count) }, () => name);
    });
}
