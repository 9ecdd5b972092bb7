/** "That color", "that name", "that type": by exactly one choice that is known there. CR 608.2c, 700.2. */
import type { Node } from './candidates.ts';
import type { Scope } from './scope.ts';

/** A choice of a word: what it may be called afterwards. */
export type ChosenWord = ReadonlySet<string>;

/** Notes that a word is chosen: "a color", "a card name", "an ability of these", "fame or fortune". */
export function noteChosenWord(scope: Scope, { what }: Node): void {
  if (typeof what === 'string')
    scope.chosenWords.push(new Set([what.replace(/^.*(?= (?:type|name)$)/, '').trim(), what.replace(/^an? /, '')]));
  else if (typeof what === 'object' && what !== null && 'keywords' in what)
    scope.chosenWords.push(new Set(['ability']));
  else if (typeof what === 'object' && what !== null && 'options' in what)
    scope.chosenWords.push(new Set(what.options as readonly string[]));
}

/** "Mana of the chosen color ... spells of that color": a choice made elsewhere is known where it has been spoken of. CR 607.2d. */
export function noteSpokenOf(scope: Scope, sort: string): void {
  if (!scope.chosenWords.some((names) => names.has(sort))) scope.chosenWords.push(new Set([sort]));
}

/** "That color" is the one that was chosen; of none, or of two, nothing is known. */
export function bindChosenWord(scope: Scope, sort: string): void {
  const choices = scope.chosenWords.filter((names) => names.has(sort)).length;
  if (choices !== 1)
    scope.problems.push({
      words: `that ${sort}`,
      reason: choices === 0 ? 'nothing to refer to' : 'more than one thing it may refer to',
    });
}

/** What is chosen in either of two branches, of which one is done: each word once. */
export function chosenInEither(first: readonly ChosenWord[], second: readonly ChosenWord[]): readonly ChosenWord[] {
  const isIn = (names: ChosenWord, others: readonly ChosenWord[]): boolean =>
    others.some((other) => [...names].some((name) => other.has(name)));
  return [...first.filter((names) => !isIn(names, second)), ...second];
}

/** "Each player who chose that number": the one of which the sentence has just spoken. */
export function bindChosenNumber(scope: Scope, node: Node): void {
  if (node['which'] !== null) return;
  if (scope.chosenNumber === null) scope.problems.push({ words: 'that number', reason: 'nothing to refer to' });
  else node['which'] = scope.chosenNumber;
}

/** By what names the color or type of just now goes: "for each card type, ... a card of that type". */
export function kindOfEach({ kind, what }: Node): readonly string[] | null {
  if (kind !== 'kindsAmong' && kind !== 'everyKind') return null;
  if (what === 'color' || what === 'colors') return ['color'];
  return what === 'card type' || what === 'card types' ? ['type', 'card type'] : null;
}
