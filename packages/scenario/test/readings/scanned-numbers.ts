/** Numbers in the words of a card, and numbers in its tree. */

const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** Numbers of two and more that the text says in words or digits, outside mana costs, power and toughness, die rolls. */
export function numbersSaid(plain: string): readonly number[] {
  const said = new Set<number>();
  const words = plain
    .replace(/[+-]?[\dx*]+\/[+-]?[\dx*]+/g, ' ')
    .replace(/\d+\s*[—-]\s*\d+|\d+\s*[—|]|\d+\+|\bd\d+\b/g, ' ');
  for (const [word] of words
    // A name such as Six-and-Many-Eyes says no number.
    .replace(/\b[a-z]+(?:-[a-z]+){2,}\b/g, ' ')
    .replace(/\bone(?:,| or) two(?:, or three)?\b|\btwo piles\b|\bthe two spells\b|\btwo or more \w+ are tied\b/g, ' ')
    .matchAll(/\b[a-z]+\b/g)) {
    const at = NUMBER_WORDS.indexOf(word);
    if (at >= 0) said.add(at + 2);
    if (word === 'twenty') said.add(20);
  }
  for (const [digits] of words.matchAll(/\b\d+\b/g)) if (Number(digits) > 1) said.add(Number(digits));
  return [...said];
}

/** Every number that stands anywhere in a tree. */
export function numbersMeant(tree: unknown): ReadonlySet<number> {
  const found = new Set<number>();
  const walk = (node: unknown): void => {
    if (typeof node === 'number') found.add(Math.abs(node));
    else if (typeof node === 'string') for (const [digits] of node.matchAll(/\d+/g)) found.add(Number(digits));
    else if (typeof node === 'object' && node !== null) for (const part of Object.values(node)) walk(part);
  };
  walk(tree);
  return found;
}
