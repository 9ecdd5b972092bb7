/** What the page says when a game is over, and where it is watched again. */

const own = (name: string): boolean => name === 'You';

/** The end of a game. */
export const END = {
  turnOf: (name: string): string => (own(name) ? 'Your turn' : `${name}’s turn`),
  isOut: (name: string): string => `${name} ${own(name) ? 'are' : 'is'} out of the game`,
  /** `again`: whoever it is was named in the same sentence. */
  lifeGoes: (name: string, again: boolean, from: number, to: number): string =>
    `${again ? '' : own(name) ? 'you go ' : `${name} goes `}from ${from} to ${to} life`,
  moment: (turn: string, what: readonly string[]): string => `${turn}: ${what.join(', ')}.`,
  totals: 'At the end',
  columns: ['Player', 'Life', 'Cast', 'Dealt', 'Cards seen', 'Out'],
  outOn: (turn: number): string => `turn ${turn}`,
  best: 'Card of the game:',
  bestDamage: (damage: number): string => `${damage} damage to players.`,
  turned: 'Where it turned',
  calm: 'Nobody lost much at once.',
  turn: (turn: number): string => `Turn ${turn}`,
  changeDecks: 'Change decks',
  again: 'Again, same seats',
  toTable: 'To the table',
  playAgain: 'Play again at this table',
  nextGame: 'On to the next game',
  untold: 'What happened can’t be told again; the log has it.',
  looking: 'Looking back…',
  lifeGraph: 'Life at the end of each turn',
} as const;

/** A game watched again. */
export const REPLAY = {
  name: 'Watch it again',
  end: 'The end',
  turn: 'Turn',
  start: 'The start',
  turnOf: (turn: number, name: string): string => `Turn ${turn}, ${name}`,
  eyes: 'Seen by',
  everybody: 'Seen by everybody',
  eyesOf: (name: string): string => `Seen by ${name}`,
  decision: (at: number, of: number): string => `Decision ${at} of ${of}`,
  back: 'Back',
  pause: 'Pause',
  play: 'Play',
  space: 'Space',
  on: 'On',
  copied: 'Copied',
  copy: 'Copy its link',
  save: 'Save the replay',
  link: 'The link:',
} as const;

/** The promise of the shuffles. CR 103.3. */
export const SHUFFLES = {
  kept: 'The shuffles were as promised: their seed has the fingerprint that this browser was shown at the start.',
  unheard: 'The seed of the shuffles has its fingerprint; this browser was not there when it was promised.',
  broken: 'The shuffles were NOT as promised: their seed has another fingerprint than the one shown at the start.',
  promised:
    'Every shuffle follows from a seed that nobody at the table knows. This is its fingerprint (SHA-256); the seed itself is shown when the game is over.',
  fingerprint: 'Fingerprint',
  seed: 'Seed',
} as const;
