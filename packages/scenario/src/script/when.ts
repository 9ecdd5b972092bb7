/** Whether a step's `when` is true now. */
import { type Game, type GameObject, type ObjectId, type PlayerId, StatusBit } from '@kitchen-table/engine';
import type { When } from '../format/scenario.ts';
import { foldText } from '../position/fold.ts';
import { nameOf } from '../position/names.ts';
import { textsOnStack } from '../position/texts.ts';

export function isTrueNow(game: Game, player: PlayerId, when: When): boolean {
  if ('onStack' in when) return game.stack.some((id) => mentions(game, id, when.onStack));
  if ('notOnStack' in when) return !game.stack.some((id) => mentions(game, id, when.notOnStack));
  if ('copyOnStack' in when)
    return game.stack.some((id) => isStackCopy(game, id) && mentions(game, id, when.copyOnStack));
  if ('topOfStack' in when) {
    const top = game.stack.at(-1);
    return top !== undefined && mentions(game, top, when.topOfStack);
  }
  const { amounts, special } = (
    game.players[player] as { pool: { amounts: readonly number[]; special: readonly unknown[] } }
  ).pool;
  return amounts.reduce((sum, amount) => sum + amount, 0) + special.length >= when.mana;
}

/** The spell's name, or the ability's text, contains the text. */
function mentions(game: Game, id: ObjectId, text: string): boolean {
  const { stack } = game.objects[id] as GameObject;
  if (stack?.kind === 'spell') return nameOf(game, id).toLowerCase().includes(text.toLowerCase());
  return textsOnStack(game, id).some(({ text: held, names }) => foldText(held, names).includes(foldText(text, names)));
}

function isStackCopy(game: Game, id: ObjectId): boolean {
  return ((game.objects[id] as GameObject).status & StatusBit.Copy) !== 0;
}
