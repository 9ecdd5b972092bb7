/** Pauses. */

/** Lets the process do other things between two decisions, so that it answers while bots think. */
export function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds > 0) setTimeout(resolve, milliseconds);
    else setImmediate(resolve);
  });
}
