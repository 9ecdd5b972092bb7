/** What can be asked about how a spell was cast. CR 400.7d, 601.2. */

/** The facts of casting that `castFact` conditions may ask about; other words are names of costs. */
export const CAST_FACTS = [
  'cast',
  'cast from hand',
  'kicked',
  'escaped',
  'foretold',
  'bargained',
  'teamwork',
  'web-slinging',
  'gift',
  'additional cost paid',
  'its cost paid',
  'x',
  'cast from',
  'new since your last upkeep',
  'cast during main phase',
  'tribute',
  'mana from',
  'first of the game',
] as const;

/** Whether something can be asked about how a spell was cast. */
export function isCastFact(fact: string): boolean {
  return (CAST_FACTS as readonly string[]).includes(fact);
}
