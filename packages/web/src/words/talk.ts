/** What the page says where people talk to each other, point at something, or vote. */

/** Talking and pointing. */
export const TALK = {
  name: 'Talk',
  all: 'All',
  fresh: 'new',
  said: 'What was said',
  silence: 'Nothing has been said yet.',
  guestsAreSilent: 'At this table those who watch keep silent.',
  say: 'Say something',
  send: 'Say it',
  readyWords: 'Ready words',
  hearAgain: (name: string): string => `Hear ${name} again`,
  mute: (name: string): string => `Mute ${name}`,
  pointAtPlayer: 'Point at a player',
  pointAt: 'Point at',
  /** Around the key that points. */
  pointAtCard: ['To point at a card, put the pointer or the focus on it and press', ', or open its list.'],
  lookHere: (name: string): string => `${name}: look here`,
  told: 'Told by the others',
  says: (name: string, text: string): string => `${name} says: ${text}`,
  pointsAt: (name: string, what: string): string => `${name} points at ${what}.`,
} as const;

/** Voting somebody out of their seat. */
export const VOTING = {
  open: 'The open vote',
  asks: (by: string, isOwn: boolean, seat: string, open: readonly string[]): string =>
    `${by} ${isOwn ? 'ask' : 'asks'} that a bot takes the seat of ${seat}. It waits for ${open.join(' and ')}.`,
  withdraw: 'Withdraw it',
  name: 'Vote somebody out',
  how: 'A bot takes the seat for good, if everybody else agrees. One no is enough, and you can ask only once.',
  ask: (name: string): string => `Ask to vote ${name} out`,
} as const;

function counted(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}

/** How late somebody sees the table who watches. */
function lateness(late: { turns: number } | { minutes: number }): string {
  return 'turns' in late ? `${counted(late.turns, 'whole turn')} late` : `${counted(late.minutes, 'minute')} late`;
}

/** Those who watch without a seat. */
export const WATCHING = {
  here: (names: readonly string[], others: number): string => {
    const unnamed = others === 0 ? [] : [others === 1 ? 'one without a name' : `${others} without a name`];
    const count = names.length + others;
    const who = names.length === 0 ? '.' : `: ${[...names, ...unnamed].join(', ')}.`;
    return `${count} ${count === 1 ? 'watches' : 'watch'}${who}`;
  },
  you: (late: { turns: number } | { minutes: number } | null): string =>
    late === null ? 'You are watching.' : `You are watching, ${lateness(late)}. What is said comes late too.`,
  yourName: 'Your name for the table',
  call: 'Tell it',
} as const;

/** Who may watch, as it is agreed before the game. */
export const WATCH_RULES = {
  label: 'Who may watch',
  atOnce: 'Whoever has the link may watch, as it happens',
  late: (late: { turns: number } | { minutes: number }): string => `Whoever has the link may watch, ${lateness(late)}`,
  nobody: 'Nobody may watch without a seat',
} as const;

/** What the link of a table that is being laid does. */
export const INVITING = {
  thenWatch: 'The link opens a seat until the cards are dealt; afterwards it lets people watch what is public.',
  thenWatchLate: (late: { turns: number } | { minutes: number }): string =>
    `The link opens a seat until the cards are dealt; afterwards it lets people watch what is public, ${lateness(late)}.`,
  thenNothing: 'The link opens a seat until the cards are dealt; afterwards nobody may watch.',
} as const;
