/** Long work with cards, cut into slices: between two of them the process does what else there is to do. */

/** So long may a slice take, in milliseconds. */
const SLICE = 4;

/** Pieces of work that have had a slice, in the order in which they get the next one. */
const waiting: (() => void)[] = [];

/** However many pieces there are, one of them gets a slice in a turn of the event loop. */
function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}

/** Awaited again and again in one piece of work: at once while its slice lasts, else when it has another. */
export function inSlices(): () => Promise<void> | undefined {
  let until = 0;
  return () => {
    if (performance.now() < until) return undefined;
    return new Promise((resolve) => {
      waiting.push(() => {
        until = performance.now() + SLICE;
        resolve();
      });
      if (waiting.length === 1) setImmediate(next);
    });
  };
}
