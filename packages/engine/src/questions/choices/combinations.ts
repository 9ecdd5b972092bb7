/** Lists of numbers, at most so many of them, in the same order every time: sets, orders, divisions. */

/** Sets of so many indices, the smaller first. */
export function subsets(length: number, min: number, max: number, limit: number, found: number[][]): void {
  const chosen: number[] = [];
  const extend = (from: number, left: number): void => {
    if (left === 0) {
      found.push(chosen.slice());
      return;
    }
    for (let i = from; i <= length - left && found.length < limit; i++) {
      chosen.push(i);
      extend(i + 1, left - 1);
      chosen.pop();
    }
  };
  for (let size = min; size <= Math.min(max, length) && found.length < limit; size++) extend(0, size);
}

/** Every order of the first `length` numbers, the given one first. */
export function permutations(length: number, limit: number, found: number[][]): void {
  const chosen: number[] = [];
  const used = new Set<number>();
  const extend = (): void => {
    if (chosen.length === length) {
      found.push(chosen.slice());
      return;
    }
    for (let i = 0; i < length && found.length < limit; i++) {
      if (used.has(i)) continue;
      used.add(i);
      chosen.push(i);
      extend();
      chosen.pop();
      used.delete(i);
    }
  };
  extend();
}

/** Every way to divide a total into so many parts. */
export function compositions(total: number, parts: number, minEach: number, limit: number, found: number[][]): void {
  const numbers: number[] = [];
  const extend = (left: number): void => {
    const remaining = parts - numbers.length;
    if (remaining === 1) {
      found.push([...numbers, left]);
      return;
    }
    for (let n = left - minEach * (remaining - 1); n >= minEach && found.length < limit; n--) {
      numbers.push(n);
      extend(left - n);
      numbers.pop();
    }
  };
  if (parts > 0 && total >= minEach * parts) extend(total);
}

/** Lists of so many indices in which one may stand several times; their order does not matter. */
export function multisets(length: number, min: number, max: number, limit: number, found: number[][]): void {
  const chosen: number[] = [];
  const extend = (from: number, left: number): void => {
    if (left === 0) {
      found.push(chosen.slice());
      return;
    }
    for (let i = from; i < length && found.length < limit; i++) {
      chosen.push(i);
      extend(i, left - 1);
      chosen.pop();
    }
  };
  for (let size = min; size <= max && found.length < limit; size++) extend(0, size);
}
