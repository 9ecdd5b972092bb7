/** Contributions to an object's numbers and keywords in words. */
import type { Contribution, Explanation } from './types.ts';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** '+1/+1', 'becomes 1/1, loses flying', '4/4, flying'. */
export function contributionWords(one: Contribution, numbers: boolean): string {
  const words: string[] = [];
  if (one.sets !== null) words.push(`becomes ${one.sets}`);
  else if (one.kind === 'printed' && numbers) words.push(`${one.power}/${one.toughness}`);
  else if (one.power !== 0 || one.toughness !== 0) words.push(`${signed(one.power)}/${signed(one.toughness)}`);
  if (one.gains.length > 0) words.push(one.kind === 'printed' ? one.gains.join(', ') : `gains ${one.gains.join(', ')}`);
  if (one.loses.length > 0) words.push(`loses ${one.loses.join(', ')}`);
  return words.join(', ');
}

/** What all of it comes to. */
export function sumWords({ power, toughness, keywords }: Explanation): string {
  const words = power === null ? [] : [`${power}/${toughness ?? 0}`];
  return [...words, ...keywords].join(', ') || 'No power, toughness or keywords';
}
