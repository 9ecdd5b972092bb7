/** The words that several players have chosen, as an effect goes on: kept in its context. CR 608.2d. */
import type { Context } from '../../vocabulary/context.ts';
import { type Entity, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';

const CHOSE = '#chose ';

/** The context with the word that each of these players chose. */
export function withWords(context: Context, words: ReadonlyMap<PlayerId, string>): Context {
  const bindings = { ...context.bindings };
  for (const word of new Set(words.values())) {
    const entities = [...words].flatMap(([player, chosen]) => (chosen === word ? [playerEntity(player)] : []));
    bindings[CHOSE + word] = { entities, amount: entities.length };
  }
  return { ...context, bindings };
}

/** Whether the player chose that word. */
export function choseWord(context: Context, word: string, player: Entity): boolean {
  return context.bindings[CHOSE + word]?.entities.includes(player) === true;
}

/** All words that somebody chose. */
export function wordsChosen({ bindings }: Context): readonly string[] {
  return Object.keys(bindings).flatMap((name) => (name.startsWith(CHOSE) ? [name.slice(CHOSE.length)] : []));
}
