/** "for each time you've cast your commander from the command zone this game". CR 903.8. */
import type { Action } from './nodes.ts';

/** Whether the event is a player's casting commanders from the command zone: what is counted for the whole game. */
export function isCastOfCommander(event: Action): boolean {
  if (event.kind !== 'cast' || event.from === undefined || event.from.not === true) return false;
  const { object, from, actor } = event;
  if (from.zone !== 'command' || object === undefined || object === null) return false;
  // "The number of times it's been cast": one that was named before, whoever cast it.
  if (actor === undefined) return object.kind === 'reference';
  if (object.kind === 'commanderOf') return object.player.kind === 'you' && actor.kind === 'you';
  if (object.kind !== 'select' || object.quantifier.amount !== 'a') return false;
  const { noun, adjectives, qualities } = object.filter;
  const [word, ...more] = noun.kind === 'words' ? noun.words : [];
  return (
    adjectives === undefined &&
    qualities === undefined &&
    more.length === 0 &&
    word?.kind === 'classWord' &&
    word.word === 'commander'
  );
}
