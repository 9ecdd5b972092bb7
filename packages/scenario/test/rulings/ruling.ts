/** A ruling as a scenario, said shortly: two players, what they do in the first turn unless said otherwise, what holds. */
import type {
  Assertion,
  Choice,
  Entry,
  GameOptions,
  ManaType,
  Scenario,
  ScriptStep,
  Seat,
  SeatSetup,
  StepName,
  TargetItem,
  ZoneWord,
} from '../../src/format/scenario.ts';

/** What a player begins with: cards separated by ` | `, a number before a card that is there more than once. */
interface Side {
  life?: number;
  hand?: string;
  field?: string;
  graveyard?: string;
  exile?: string;
  library?: string;
  /** Commanders. */
  command?: string;
  /** Answers to the game's questions, in this order. */
  choices?: readonly Choice[];
  targets?: readonly Choice[];
  modes?: readonly Choice[];
}

interface Told {
  A?: Side;
  B?: Side;
  /** A third player, only where given. */
  C?: Side;
  game?: GameOptions;
  play?: readonly (ScriptStep | readonly ScriptStep[])[];
  /** Where it ends, if not in the end step of the first turn. */
  until?: readonly [turn: number, step: StepName];
  then: readonly Assertion[];
}

/** A scenario named for the card and what the ruling settles about it. */
export function ruling(card: string, title: string, told: Told): Scenario {
  const [turn, step] = told.until ?? [1, 'end'];
  const [sideA, sideB, sideC] = [told.A ?? {}, told.B ?? {}, told.C];
  return {
    id: `rulings/${card}`,
    title,
    tags: ['ruling'],
    strict: true,
    ...(told.game && { game: told.game }),
    players: { A: seatSetup(sideA), B: seatSetup(sideB), ...(sideC && { C: seatSetup(sideC) }) },
    script: (told.play ?? []).flat(),
    answers: { A: queues(sideA), B: queues(sideB), ...(sideC && { C: queues(sideC) }) },
    stop: { turn, step },
    expect: told.then,
  };
}

function seatSetup(side: Side): SeatSetup {
  const { life = 20, hand, field, graveyard, exile, library, command } = side;
  return {
    life,
    ...(hand !== undefined && { hand: entries(hand) }),
    ...(field !== undefined && { battlefield: entries(field) }),
    ...(graveyard !== undefined && { graveyard: entries(graveyard) }),
    ...(exile !== undefined && { exile: entries(exile) }),
    ...(library !== undefined && { library: entries(library) }),
    ...(command !== undefined && { command: entries(command) }),
  };
}

function queues({ choices, targets, modes }: Side): { choices?: readonly Choice[] } {
  return { ...(choices && { choices }), ...(targets && { targets }), ...(modes && { modes }) };
}

/** `3 Forest | Shock`, `Forest (tapped)`. */
function entries(cards: string): Entry[] {
  if (cards === '') return [];
  return cards.split(' | ').map((words) => {
    const [, count, card, tapped] = /^(?:(\d+) )?(.*?)( \(tapped\))?$/.exec(words) as RegExpExecArray;
    return { card: card as string, count: Number(count ?? 1), ...(tapped !== undefined && { tapped: true }) };
  });
}

/** The steps with another time than the main phase of the first turn. */
export function at(turn: number, step: StepName, ...steps: readonly (ScriptStep | ScriptStep[])[]): ScriptStep[] {
  return steps.flat().map((one) => ('step' in one ? { ...one, turn, step } : { ...one, turn }) as ScriptStep);
}

/** The step must be impossible; the scenario ends there. */
export function refused(step: ScriptStep | readonly ScriptStep[]): ScriptStep[] {
  return [step].flat().map((one) => ({ ...one, refused: true }) as ScriptStep);
}

/** Another way to cast. */
export function via(how: string, step: ScriptStep): ScriptStep {
  return { ...step, via: how } as ScriptStep;
}

/** Only while something of that name or text is on the stack. */
export function inAnswerTo(what: string, step: ScriptStep): ScriptStep {
  return { ...step, when: { onStack: what } } as ScriptStep;
}

function timed(player: Seat): { turn: number; step: StepName; player: Seat } {
  return { turn: 1, step: 'precombat-main', player };
}

function aimed(targets: readonly TargetItem[]): { targets?: readonly TargetItem[] } {
  return targets.length === 0 ? {} : { targets };
}

function doings(player: Seat) {
  const inZone =
    (zone: ZoneWord) =>
    (card: string, is = 1): Assertion => ({ kind: 'count', zone, player, card, is });
  return {
    /** As a target or an answer. */
    self: { player },
    casts: (card: string, ...targets: readonly TargetItem[]): ScriptStep => {
      return { ...timed(player), do: 'cast', card, ...aimed(targets) };
    },
    plays: (card: string): ScriptStep => ({ ...timed(player), do: 'play', card }),
    activates: (ability: string, ...targets: readonly TargetItem[]): ScriptStep => {
      return { ...timed(player), do: 'activate', ability, ...aimed(targets) };
    },
    taps: (ability: string): ScriptStep => ({ ...timed(player), do: 'activate-mana', ability }),
    concedes: { ...timed(player), do: 'concede' } as ScriptStep,
    /** Counters put on the first permanent of that name, by nobody. */
    puts: (counter: string, card: string, count = 1): ScriptStep => {
      return { ...timed(player), do: 'add-counters', card, counter, count };
    },
    waits: { ...timed(player), do: 'wait' } as ScriptStep,
    passes: { ...timed(player), do: 'pass' } as ScriptStep,
    checks: (that: Assertion): ScriptStep => ({ ...timed(player), do: 'check', that }),
    attacks: (...cards: readonly string[]): ScriptStep[] => {
      return cards.map((card) => ({ turn: 1, player, do: 'attack', card }));
    },
    /** At a player or planeswalker that is named. */
    attacksAt: (defender: string | { player: Seat }, ...cards: readonly string[]): ScriptStep[] => {
      return cards.map((card) => ({ turn: 1, player, do: 'attack', card, defender }));
    },
    blocks: (card: string, attacker: string): ScriptStep => ({ turn: 1, player, do: 'block', card, attacker }),
    field: inZone('battlefield'),
    hand: inZone('hand'),
    graveyard: inZone('graveyard'),
    exile: inZone('exile'),
    library: inZone('library'),
    life: (is: number): Assertion => ({ kind: 'player', player, property: 'life', is }),
    won: { kind: 'player', player, property: 'won', is: true } as Assertion,
    lost: (is = true): Assertion => ({ kind: 'player', player, property: 'lost', is }),
    tokens: (is: number): Assertion => ({ kind: 'count', zone: 'battlefield', player, token: true, is }),
    cardsIn: (zone: ZoneWord, is: number): Assertion => ({ kind: 'count', zone, player, is }),
    counters: (counter: string, is: number): Assertion => ({ kind: 'counters', player, counter, is }),
    mana: (mana: ManaType, is: number): Assertion => ({ kind: 'mana', player, type: mana, is }),
    canCast: (cast: string, is = true): Assertion => ({ kind: 'can', player, cast, is }),
    canActivate: (activate: string, is = true): Assertion => ({ kind: 'can', player, activate, is }),
    has: (card: string, power: number, toughness: number): Assertion => {
      return { kind: 'pt', card, player, power, toughness };
    },
  };
}

/** The active player of the first turn. */
export const A: ReturnType<typeof doings> = doings('A');
/** The other one. */
export const B: ReturnType<typeof doings> = doings('B');

/** A third player. */
export const C: ReturnType<typeof doings> = doings('C');

/** Power and toughness now. */
export function is(card: string, power: number, toughness: number): Assertion {
  return { kind: 'pt', card, power, toughness };
}

/** How many counters of a kind are on a permanent. */
export function counters(card: string, counter: string, count: number): Assertion {
  return { kind: 'counters', card, counter, is: count };
}

/** How many counters of a kind are on a card in exile. */
export function inExile(card: string, counter: string, count: number): Assertion {
  return { kind: 'counters', card, zone: 'exile', counter, is: count };
}

/** Whether a permanent has a keyword. */
export function keyword(card: string, word: string, has = true): Assertion {
  return { kind: 'has', card, keyword: word, is: has };
}

/** Whether a permanent has a card type. */
export function type(card: string, word: string, has = true): Assertion {
  return { kind: 'has', card, type: word, is: has };
}

/** Whether a permanent has a subtype. */
export function subtype(card: string, word: string, has = true): Assertion {
  return { kind: 'has', card, subtype: word, is: has };
}

/** Whether a permanent has all the colors (or none). */
export function colors(card: string, letters: string, has = true): Assertion {
  return { kind: 'has', card, colors: letters, is: has };
}

/** Whether a permanent is tapped. */
export function tapped(card: string, now = true): Assertion {
  return { kind: 'permanent', card, property: 'tapped', is: now };
}

/** Of so many permanents of that name: they are tapped. */
export function tappedOf(card: string, count: number): Assertion {
  return { kind: 'permanent', card, property: 'tapped', is: true, count };
}

/** Damage marked on a permanent. */
export function damage(card: string, marked: number): Assertion {
  return { kind: 'permanent', card, property: 'damage', is: marked };
}

/** Whether something is attached to a permanent of that name. */
export function attached(card: string, permanent: string, now = true): Assertion {
  return { kind: 'attached', card, to: { permanent }, is: now };
}
