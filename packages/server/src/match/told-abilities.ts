/** What the abilities of an object do, for somebody who knows it: those of its card or token, then those that it was given. */
import { characteristics, type Game, type ObjectView, type StackItemView } from '@kitchen-table/engine';
import type { Ability, CardFace } from '@kitchen-table/language/core';
import type { ObjectAbility } from '@kitchen-table/protocol';
import { faceReading } from '../cards/reading.ts';

/** Every ability, told from the records that the engine runs. CR 113.3, 113.10, 707.2. */
export function toldAbilities(game: Game, seen: ObjectView | StackItemView): readonly ObjectAbility[] {
  const now = characteristics(game, seen.id).face;
  if ('ability' in seen && seen.kind !== 'spell')
    return seen.ability === null ? [] : told(sourceFace(game, seen, now), [seen.ability as Ability], 0);
  const card = game.setup.cards[seen.card];
  const printed = (card?.faces ?? [now]).flatMap((face, index) => told(face, null, card === undefined ? 0 : index));
  return [...printed, ...told({ ...now, name: seen.name }, seen.grantedAbilities as readonly Ability[], null)];
}

/** Whose ability it is: of what is face down nothing is told but that it is a creature. CR 113.7a, 708.2a. */
function sourceFace(game: Game, { source, sourceName }: StackItemView, own: CardFace): CardFace {
  if (source === null) return own;
  const { face } = characteristics(game, source);
  return { ...face, name: sourceName, types: sourceName === '' ? ['creature'] : face.types };
}

/** The abilities of a face, or others in their place. */
function told(face: CardFace, abilities: readonly Ability[] | null, index: number | null): readonly ObjectAbility[] {
  const read = faceReading(abilities === null ? face : { ...face, abilities, text: null });
  return read.filter(({ does }) => does.length > 0).map(({ text, does }) => ({ face: index, text, does }));
}
