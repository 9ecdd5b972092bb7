/** "The same is true for trample and protection": done again with other keywords, each with its variants. CR 702.1c. */
import { type Ability, type Clause, keywordGiven, lookedAtForKeyword, sameTree } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { find } from '../../questions/objects/nouns.ts';
import { findPlayers } from '../../questions/reading.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectsOf } from '../resolving/bindings.ts';

/** Keywords that come with a quality: each one that is there is granted as it is. */
const WITH_VARIANTS: ReadonlySet<string> = new Set(['protection', 'landwalk', 'hexproof']);

/** The clauses to carry out: the first, and the same for each other keyword. */
export function sameFor(
  game: Game,
  { clause, keywords }: Extract<Clause, { kind: 'sameFor' }>,
  context: Context,
): readonly Clause[] {
  const first = keywordGiven(clause) as string;
  return [first, ...keywords].flatMap((keyword): readonly Clause[] => {
    const said = replaced(clause, first, keyword) as Clause;
    if (!WITH_VARIANTS.has(keyword)) return [said];
    return [granting(said, variantsOf(game, said, keyword, context)) as Clause];
  });
}

/** What was done, done again by each of those players as "you", in turn order. CR 101.4. */
export function sameBy(game: Game, { clause, by }: Extract<Clause, { kind: 'sameBy' }>, context: Context): Context {
  let now = game.rules.execute(game, clause, context);
  for (const player of findPlayers(game, by, now))
    now = { ...game.rules.execute(game, clause, { ...now, controller: player }), controller: context.controller };
  return now;
}

/** The same words with another keyword. */
function replaced(node: unknown, from: string, to: string): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => replaced(part, from, to));
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'keyword' && value === from ? to : replaced(value, from, to),
    ]),
  );
}

/** The words with these abilities to gain. */
function granting(node: unknown, abilities: readonly Ability[]): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => granting(part, abilities));
  const part = node as Record<string, unknown>;
  if (part['kind'] === 'gain') return { ...part, abilities };
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, granting(value, abilities)]));
}

/** Each different ability of that keyword among the objects that the condition is about. */
function variantsOf(game: Game, clause: Clause, keyword: string, context: Context): readonly Ability[] {
  const found: Ability[] = [];
  for (const noun of lookedAtForKeyword(clause)) {
    for (const object of objectsOf(find(game, noun, context))) {
      for (const { ability } of characteristics(game, object).abilities)
        if (
          ability.kind === 'keyword' &&
          (ability.keyword === keyword || (keyword === 'landwalk' && ability.keyword.endsWith('walk'))) &&
          !found.some((known) => sameTree(known, ability))
        )
          found.push(ability);
    }
  }
  return found;
}
