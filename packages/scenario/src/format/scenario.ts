/** The scenario format as types: one small game, its script, its answers, and what must be true. */

export type Seat = 'A' | 'B' | 'C' | 'D';
export const SEATS: readonly Seat[] = ['A', 'B', 'C', 'D'];

export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'precombat-main',
  'beginning-of-combat',
  'declare-attackers',
  'declare-blockers',
  'first-strike-damage',
  'combat-damage',
  'end-of-combat',
  'postcombat-main',
  'end',
  'cleanup',
] as const;
/** The steps in turn order: the position in this list is the engine's number of the step. */
export type StepName = (typeof STEPS)[number];

export const ZONES = ['battlefield', 'graveyard', 'hand', 'library', 'exile', 'command', 'stack'] as const;
export type ZoneWord = (typeof ZONES)[number];

/** A scenario that was read. */
export interface Scenario {
  id: string;
  title: string;
  tags: readonly string[];
  rules?: readonly string[];
  strict: boolean;
  game?: GameOptions;
  players: Readonly<Partial<Record<Seat, SeatSetup>>>;
  script: readonly ScriptStep[];
  answers?: Readonly<Partial<Record<Seat, Queues>>>;
  checkpoints?: readonly { stop: Stop; expect: readonly Assertion[] }[];
  stop: Stop;
  expect: readonly Assertion[];
}

export interface GameOptions {
  format?: 'duel' | 'free-for-all' | 'commander' | 'oathbreaker';
  turnOrder?: readonly Seat[];
  attack?: 'any' | 'left';
  influence?: number;
  /** The edition of the rules to play by; absent: today's. */
  edition?: string;
}

export interface SeatSetup {
  life: number;
  hand?: readonly Entry[];
  battlefield?: readonly Entry[];
  graveyard?: readonly Entry[];
  exile?: readonly Entry[];
  command?: readonly Entry[];
  sideboard?: readonly Entry[];
  library?: readonly Entry[];
  libraryOrder?: 'random';
  payment?: 'manual';
}

/** A card of the starting position. */
export type Entry = string | { card: string; count?: number; tapped?: true; as?: string };

export interface Stop {
  turn: number;
  step: StepName;
}

/** What a name can be said with besides the bare name. */
export type Reference =
  | string
  | { player: Seat }
  | { card: string; copy: boolean }
  | { card: string; index: number }
  | { ability: string };

/** A permanent's name, or the n-th of that name. */
export type PermanentName = string | { card: string; index: number };

export type TargetItem = Reference | { mode: number; target: Reference };

export type When =
  | { onStack: string }
  | { notOnStack: string }
  | { copyOnStack: string }
  | { topOfStack: string }
  | { mana: number };

interface Timed {
  turn: number;
  step: StepName;
  player: Seat;
}

/** What one player does with priority, or in combat, at a point of the game. */
export type ScriptStep =
  | (Timed & { do: 'cast'; card: string; via?: string; targets?: readonly TargetItem[]; when?: When; refused?: true })
  | (Timed & { do: 'play'; card: string; when?: When; refused?: true })
  | (Timed & {
      do: 'activate';
      ability: string;
      source?: string;
      targets?: readonly TargetItem[];
      when?: When;
      refused?: true;
    })
  | (Timed & { do: 'activate-mana'; ability: string; source?: string; times?: number })
  | (Timed & { do: 'wait' })
  | (Timed & { do: 'pass' })
  | (Timed & { do: 'concede' })
  | (Timed & { do: 'check'; that: Assertion })
  | (Timed & { do: 'add-counters'; card: string; counter: string; count: number })
  | DeclareStep;

/** Attack and block steps have no step of their own: they belong to the turn's combat. */
export type DeclareStep = AttackStep | BlockStep;
export type AttackStep = {
  turn: number;
  player: Seat;
  do: 'attack';
  card?: PermanentName;
  defender?: string | { player: Seat };
  none?: true;
  refused?: true;
};
export type BlockStep = {
  turn: number;
  player: Seat;
  do: 'block';
  card?: PermanentName;
  attacker?: PermanentName;
  none?: true;
  refused?: true;
};
export type TimedStep = Exclude<ScriptStep, DeclareStep>;
/** Steps that the rules might forbid. */
export type ActionStep = Extract<ScriptStep, { do: 'cast' | 'play' | 'activate' | 'activate-mana' }>;

export interface Queues {
  choices?: readonly Choice[];
  targets?: readonly Choice[];
  modes?: readonly Choice[];
}

/** One entry of an answer queue. */
export type Choice =
  | boolean
  | number
  | Reference
  | readonly Reference[]
  | { done: true }
  | { cancel: true }
  | { cost: string; source?: string; text?: string }
  | { cast: string; via?: string }
  | { play: string }
  | { object: string; effect: string }
  | { coin: 'win' | 'lose' }
  | { die: number }
  | { target: Reference; amount: number }
  | { refused: Reference | number };

export type ManaType = 'W' | 'U' | 'B' | 'R' | 'G' | 'C';

/** What must be true of the game when it is looked at: a count, a life total, a zone, a characteristic and the like. */
export type Assertion =
  | {
      kind: 'count';
      zone: ZoneWord;
      player?: Seat;
      card?: string;
      spell?: string;
      ability?: string;
      emblem?: true | string;
      token?: true;
      is?: number;
      min?: number;
    }
  | { kind: 'player'; player: Seat; property: PlayerProperty; is: number | boolean }
  | {
      kind: 'permanent';
      card: PermanentName;
      player?: Seat;
      property: PermanentProperty;
      is?: boolean | number | Seat | readonly Seat[];
      min?: number;
      count?: number;
      by?: Seat;
      every?: true;
    }
  | { kind: 'pt'; card: PermanentName; player?: Seat; power?: number; toughness?: number; base?: true; every?: true }
  | {
      kind: 'counters';
      card?: PermanentName;
      player?: Seat;
      zone?: 'exile' | 'nonbattlefield';
      counter: string;
      is: number;
      every?: true;
    }
  | {
      kind: 'has';
      card: PermanentName;
      player?: Seat;
      zone?: 'exile';
      keyword?: string;
      text?: string;
      type?: string;
      subtype?: string;
      supertype?: string;
      colors?: string;
      is?: boolean;
      copies?: number;
      instances?: number;
      every?: true;
    }
  | { kind: 'attached'; card: PermanentName; player?: Seat; to?: { permanent?: string; player?: Seat }; is: boolean }
  | {
      kind: 'can';
      player: Seat;
      cast?: string;
      via?: string;
      play?: string;
      activate?: string;
      attack?: PermanentName;
      defender?: { player: Seat };
      is: boolean;
    }
  | { kind: 'combat'; player: Seat; attackers?: readonly string[]; blockers?: readonly string[] }
  | { kind: 'mana'; player: Seat; type: ManaType; is: number }
  | { kind: 'library-card'; player: Seat; position: number; card: string }
  | { kind: 'zone'; card: string; zone: ZoneWord; is: boolean }
  | {
      kind: 'game';
      property: 'active-player' | 'monarch' | 'day-night' | 'over' | 'drawn' | 'has-winner';
      is: Seat | null | boolean | string;
    }
  | { kind: 'unperformed'; player: Seat; is: number };

export type AssertionOf<K extends Assertion['kind']> = Extract<Assertion, { kind: K }>;

export type PlayerProperty =
  | 'life'
  | 'lands-played'
  | 'max-hand-size'
  | 'speed'
  | 'in-game'
  | 'won'
  | 'lost'
  | 'top-card-revealed';
export type PermanentProperty =
  | 'tapped'
  | 'attacking'
  | 'token'
  | 'suspected'
  | 'goaded'
  | 'goaded-by'
  | 'damage'
  | 'mana-value'
  | 'class-level'
  | 'attachments'
  | 'protector';
