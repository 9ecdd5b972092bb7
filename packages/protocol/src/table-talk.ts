/** What people say to each other at a table, besides the game: words, and "look here". */
/** The longest thing said at once. */
export const LONGEST_SAYING = 300;

/** So many of the last sayings are kept with a table. */
export const SAYINGS_KEPT = 100;

/** Words that one click says. */
export const READY_WORDS: readonly string[] = [
  'Hello',
  'Thinking …',
  'Your turn',
  'Good game',
  'One moment',
  'Nice play',
  'Sorry',
  'Thanks',
];

/** What those may say who watch without a seat. */
export type GuestWords = 'nothing' | 'ready words' | 'anything';

/** What a page says to the others at its table. */
export type TalkMessage =
  | { kind: 'tableSay'; game: string; text: string }
  /** Points at an object, or (a number below 0) a player: whoever may see it is shown it for a moment. */
  | { kind: 'lookHere'; game: string; entity: number };

/** Something that was said. */
export interface Saying {
  /** Grows by one with each. */
  number: number;
  /** Null: somebody who watches. */
  seat: number | null;
  name: string;
  text: string;
}

/** What was said, in order: it replaces what stood from its first number on. All that is kept comes with every join. */
export interface TalkNews {
  kind: 'talk';
  game: string;
  said: readonly Saying[];
  guests: GuestWords;
}

/** Somebody points at something that the receiver may see. */
export interface LookNews {
  kind: 'look';
  game: string;
  seat: number | null;
  name: string;
  entity: number;
}
