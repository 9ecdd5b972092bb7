/** How a vote came out, as an effect goes on: kept in its context. CR 701.32. */
import { type Clause, some } from '@kitchen-table/language/core';
import type { Bindings, Context } from '../../vocabulary/context.ts';
import type { Entity } from '../../vocabulary/ids.ts';

type ForEach = Extract<Clause, { kind: 'forEach' }>;

const VOTES = 'votes:';
const MOST = 'votes.most';
const NOBODY: readonly Entity[] = [];

/** The context with the votes for words: for each of them, who voted for it. */
export function withVotes(context: Context, votes: Readonly<Record<string, readonly Entity[]>>): Context {
  const bindings: Record<string, Bindings[string]> = {};
  for (const label in context.bindings)
    if (!label.startsWith(VOTES)) bindings[label] = context.bindings[label] as Bindings[string];
  for (const option in votes) {
    const voters = votes[option] ?? NOBODY;
    bindings[VOTES + option] = { entities: voters, amount: voters.length };
  }
  return { ...context, bindings };
}

/** The context with the objects or players that have the most votes, or are tied for most. */
export function withMostVoted(context: Context, most: readonly Entity[]): Context {
  return { ...context, bindings: { ...context.bindings, [MOST]: { entities: most, amount: most.length } } };
}

/** How many votes a word got. */
export function votesFor(context: Context, option: string): number {
  return context.bindings[VOTES + option]?.amount ?? 0;
}

/** "For each money vote, ... owned by the voter": who gave such a vote, once for each of theirs; null where nobody speaks of them. CR 701.32a. */
export function votersSpokenOf({ of, clause }: ForEach, context: Context): readonly Entity[] | null {
  if (of.kind !== 'units' || of.value.kind !== 'votes' || !some(clause, ({ to }) => to === 'each')) return null;
  return context.bindings[VOTES + of.value.option]?.entities ?? NOBODY;
}

/** Whether a word got more votes than any other; `tied`: or nothing did. */
export function hasMostVotes(context: Context, option: string, tied: boolean): boolean {
  const own = votesFor(context, option);
  let best = 0;
  let leaders = 0;
  for (const label in context.bindings) {
    if (!label.startsWith(VOTES)) continue;
    const amount = context.bindings[label]?.amount ?? 0;
    if (amount > best) {
      best = amount;
      leaders = 1;
    } else if (amount === best) leaders++;
  }
  if (leaders > 1 || best === 0) return tied;
  return own === best;
}

/** The objects or players with the most votes. */
export function mostVoted(context: Context): readonly Entity[] {
  return context.bindings[MOST]?.entities ?? NOBODY;
}
