/** Power and toughness as one word: "3/3". CR 208. */
import type { Value } from '@kitchen-table/language/surface';
import { Pattern } from '../../kernel/words.ts';

/** A printed power and toughness. */
export type Size = { power: Value; toughness: Value };
/** "3/3", "X/X". */
export const size: Pattern<Size> = new Pattern<Size>(
  'power/toughness',
  /^(?:\d+|X)\/(?:\d+|X)$/,
  ['1/1', 'X/X'],
  (word) => {
    const [power, toughness] = word
      .split('/')
      .map((part): Value => (part === 'X' ? { kind: 'x' } : { kind: 'number', number: Number(part) }));
    return { power: power!, toughness: toughness! };
  },
  (tree) => {
    const side = (value: Value): string =>
      value.kind === 'x' ? 'X' : value.kind === 'number' ? String(value.number) : '?';
    return tree.power && tree.toughness && Object.keys(tree).length === 2
      ? `${side(tree.power)}/${side(tree.toughness)}`
      : null;
  },
);
