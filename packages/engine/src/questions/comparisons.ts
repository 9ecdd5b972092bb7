/** One number compared with another, as cards do. */
import type { Comparison } from '@kitchen-table/language/core';

/** One number against another. */
export function compare(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case 'equal':
      return left === right;
    case 'not equal':
      return left !== right;
    case 'atLeast':
      return left >= right;
    case 'atMost':
      return left <= right;
    case 'over':
      return left > right;
    case 'under':
      return left < right;
    default:
      return unreachable(comparison);
  }
}

function unreachable(value: never): never {
  throw new Error(`no such comparison: ${String(value)}`);
}
