/** From what a card says to what it does. */
export type { Refusal } from './core-words/words-without-core.ts';
export {
  lower,
  lowerAbility,
  lowerCard,
  lowerFace,
  type Lowering,
  lowerSheet,
  refusalsOf,
  surfaceOf,
} from './lower.ts';
export { abilityAsSaid } from './said-again.ts';
