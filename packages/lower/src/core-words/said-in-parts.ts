/** What parts of a text must say, for a word to be read with them. */
import { some } from '@kitchen-table/language/core';

/** "It deals double that damage instead": to nobody, where the step before doesn't say to whom. CR 120.3, 614.15. */
export function isToSomebody(clause: unknown): boolean {
  const { kind, action } = clause as { kind?: string; action?: { kind?: string; to?: unknown } };
  return kind !== 'do' || action?.kind !== 'dealDamage' || action.to !== undefined;
}

/** "creature tokens": what matchCreation reads of a token that is not there yet. */
export function isPlainTokens(filter: unknown): boolean {
  const { adjectives, qualities, noun } = filter as {
    adjectives?: unknown;
    qualities?: unknown;
    noun?: { kind?: string; of?: readonly object[] };
  };
  if (adjectives !== undefined || qualities !== undefined) return false;
  const { of = [] } = noun ?? {};
  return noun?.kind === 'words' || (of.length > 0 && !of.some((each) => 'adjectives' in each || 'qualities' in each));
}

/** "If you cast a spell this way, it gains ...": what it says of the spell. rules/casting-spells/use-permission.ts. */
export function isGrant(ifCast: unknown): boolean {
  const { clause } = ifCast as {
    clause: { kind?: string; action?: { kind?: string }; rule?: { kind?: string; forATime?: true } };
  };
  if (clause.kind === 'rule')
    return clause.rule?.kind === 'replace' || (clause.rule?.kind === 'entersWith' && clause.rule.forATime === true);
  return clause.kind === 'do' && clause.action?.kind === 'gain';
}

/** "If that mana is spent on a creature spell, it gains ...": likewise; or a triggered ability. rules/mana/when-spent.ts. */
export function isSaidOfSpell(whenSpent: unknown): boolean {
  const { clause, triggers } = whenSpent as { triggers?: true; clause: { kind?: string; rule?: { kind?: string } } };
  return triggers === true || isGrant(whenSpent) || (clause.kind === 'rule' && clause.rule?.kind === 'cant');
}

/** "An opponent", who is not a target. */
export function isAnOpponent(noun: unknown): boolean {
  const { kind, quantifier } = noun as { kind?: string; quantifier?: { amount?: unknown; target?: unknown } };
  return kind === 'select' && quantifier?.amount === 'a' && quantifier.target === undefined;
}

/** "that land", of an event in which something is tapped for mana. */
export function isTappedForIt(by: unknown): boolean {
  const { kind, to } = by as { kind?: string; to?: unknown };
  return kind === 'reference' && to === 'event.object';
}

/** "Add one mana of that color": whether the text says which: one is chosen in it, or something is done for each. CR 105.4. */
export function saysWhichColor(text: unknown): boolean {
  return some(
    text,
    (node) =>
      (node['kind'] === 'choose' && node['what'] === 'a color') ||
      (node['kind'] === 'kindsAmong' && node['what'] === 'colors'),
  );
}
