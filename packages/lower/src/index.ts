/** From what a card says to what it does. */
export { lower, lowerAbility, lowerFace, lowerSheet, surfaceOf } from './lower.ts';
