/** Flips of coins that were lost. CR 705.2. */

/** Under which name the flips are known that were lost in a step with this label. CR 705.2. */
export function lostFlipsLabel(label: string): string {
  return `${label}.lost`;
}
