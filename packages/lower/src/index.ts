/** From what a card says to what it does. */
export { lower, lowerAbility, lowerSheet, surfaceOf } from './lower.ts';
