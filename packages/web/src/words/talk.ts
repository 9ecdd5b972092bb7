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
