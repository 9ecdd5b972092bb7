/** An X in a cost that the text of the ability defines: nobody announces it. CR 107.3c. */
import type { Clause, Noun, Select, Value } from '@kitchen-table/language/core';
import { askChoose, reason } from '../../questions/ask.ts';
import { candidates } from '../../questions/objects/nouns.ts';
import { isAboutPlayers } from '../../questions/players/player-nouns.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { bind } from '../resolving/bindings.ts';

/** Under this label stands the player chosen for "X is the number of cards in an opponent's hand". */
const WHOSE_X = '#whose x';

/** What X is by the clause, before anything is chosen; the least where that depends on a choice; null: it defines none. CR 107.3c. */
export function definedX(game: Game, clause: Clause, context: Context): number | null {
  const value = definition(clause);
  if (value === null) return null;
  const whose = playerLeftOpen(value);
  if (whose === null) return evaluate(game, value, context);
  const chosen = said(value, whose);
  const values = candidates(game, whose, context).map((player) =>
    evaluate(game, chosen, bind(context, WHOSE_X, [player], 1)),
  );
  return values.length === 0 ? 0 : Math.min(...values);
}

/** What X is by the clause, as the ability is put on the stack; null: it defines none. CR 107.3c, 602.2b. */
export function announcedByText(game: Game, clause: Clause, context: Context, name: string): number | null {
  const value = definition(clause);
  if (value === null) return null;
  const whose = playerLeftOpen(value);
  if (whose === null) return evaluate(game, value, context);
  const why = reason(`Choose whose number X is for ${name}`, context.source, '601.2b');
  const players = askChoose(game, context.controller, why, candidates(game, whose, context), 1, 1, 'choose');
  return evaluate(game, said(value, whose), bind(context, WHOSE_X, players, 1));
}

/** What the clause, or one of its steps, says X is. */
function definition(clause: Clause): Value | null {
  if (clause.kind === 'whereX') return clause.value;
  if (clause.kind !== 'sequence') return null;
  for (const step of clause.steps) if (step.kind === 'whereX') return step.value;
  return null;
}

/** "an opponent", in words that say how much X is. */
function playerLeftOpen(node: unknown): Select | null {
  if (typeof node !== 'object' || node === null) return null;
  if (isOpenPlayer(node)) return node;
  for (const part of Object.values(node)) {
    const found = playerLeftOpen(part);
    if (found !== null) return found;
  }
  return null;
}

function isOpenPlayer(node: object): node is Select {
  const noun = node as Noun;
  return noun.kind === 'select' && noun.quantifier.amount === 'a' && isAboutPlayers(noun);
}

/** The words with the chosen player in place of the open one. */
function said<T>(node: T, whose: Select): T {
  if (typeof node !== 'object' || node === null) return node;
  if ((node as unknown) === whose) return { kind: 'reference', to: WHOSE_X } as T;
  if (Array.isArray(node)) return node.map((part: unknown) => said(part, whose)) as T;
  return Object.fromEntries(Object.entries(node).map(([field, part]) => [field, said(part, whose)])) as T;
}
