/** What the page says beside the game itself: time, what can be done now, the first game, trying a card, sounds. */

/** The time that is left. */
export const TIME = {
  left: (name: string): string => (name === 'You' ? 'You have' : `${name} has`),
  botDecides: 'then a bot decides',
  botPicks: 'then a bot picks',
  concedes: (name: string): string => (name === 'You' ? 'then you concede' : `then ${name} concedes`),
  whole: (left: string, time: string, then: string): string => `${left} ${time}; ${then}`,
  ofGame: 'Time left for the whole game',
  seat: 'Time left',
} as const;

/** What can be done now. */
export const NOW = {
  notNow: 'Not now',
  notYourTime: 'It is not your time to act.',
  answerFirst: 'Answer that first: the choices are marked.',
  onlyPass: 'Nothing but to pass.',
} as const;

/** The first game, in ten steps. */
export const LESSON = {
  name: 'Your first game',
  over: 'That was a whole game.',
  next: 'Next time with a deck of yours, and as many at the table as you like.',
  step: (at: number, of: number, title: string): string => `${at} of ${of} · ${title}.`,
  lookAt: (what: string): string => `Look at ${what}.`,
  dealOwn: 'Deal your own',
  skip: 'Next step',
  leave: 'Leave the lesson; the game goes on',
} as const;

/** A card tried on a board. */
export const TRYING = {
  begin: 'Try it',
  laying: 'Laying it out…',
  how: 'A board against a bot: the card is in your hand, with mana to spare and things to do it to.',
} as const;

/** Sounds. */
export const SOUNDS = {
  on: 'Quiet sounds: drawing, casting, damage, your turn, the end',
  loudness: 'Volume',
} as const;
