/** What nobody may guess, and the fingerprints by which it is known: keys of seats, seeds of shuffles. */
import { createHash, randomBytes } from 'node:crypto';

/** A new secret of so many random bytes, as an identifier. */
export function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** SHA-256 of a secret: says nothing about it, and no other secret has it. */
export function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Draws the seed of shuffles that nobody at the table chooses or guesses. CR 103.3. */
export type DrawSeed = () => string;

/** From the machine's own randomness. */
export const randomSeed: DrawSeed = () => randomBytes(32).toString('hex');
