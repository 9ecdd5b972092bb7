/** Keyword actions whose meaning stands elsewhere: written out in other words as a card is read, or by what asks for them. */
import type { KeywordAction } from './keyword-action.ts';

/** Earthbend has a target: lower/src/passes/keywords-and-layouts/earthbending.ts writes it out. 701.66 of today's edition. */
export const earthbendAction: KeywordAction = {
  kind: 'earthbend',
  cr: '701.66a',
  says: null,
  helps: true,
};

/** The last step of earthbending, by which it is heard of: 701.66b of today's edition. */
export const haveEarthbentAction: KeywordAction = {
  kind: 'have earthbent',
  cr: '701.66b',
  does: () => {},
  says: '{player} earthbends {amount}',
  helps: true,
};

/** Instead of facing a villainous choice once: events/replacement-effects/changed-deeds.ts. CR 701.53c. */
export const faceItAgainAction: KeywordAction = {
  kind: 'face it again',
  cr: '701.53c',
  says: null,
  helps: false,
};

/** What is done follows: lower/src/passes/keywords-and-layouts/prize-claimed.ts. CR 702.159b. */
export const claimPrizeAction: KeywordAction = {
  kind: 'claim the prize',
  cr: '702.159b',
  does: () => {},
  says: '{player} claims the prize',
  helps: true,
};

/** A choice for later: special-effects.ts. CR 116.2c. */
export const endThisEffectAction: KeywordAction = {
  kind: 'end this effect',
  cr: '116.2c',
  says: null,
  helps: null,
};
