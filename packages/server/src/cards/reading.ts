/** How a card is read: each printed ability beside its tree, and what the engine does with it. */
import { paraphraseFace } from '@kitchen-table/engine';
import { abilityAsSaid } from '@kitchen-table/lower';
import type { Ability } from '@kitchen-table/language/surface';
import type { Card, CardFace } from '@kitchen-table/language/core';
import type { CardText, SentenceReading } from '@kitchen-table/protocol';
import { abilityLines, cardText } from './card-text.ts';

/** The abilities of a face: as printed, as trees, and what each does. */
export function faceReading(face: CardFace): readonly SentenceReading[] {
  const told = paraphraseFace(face);
  return (face.text?.abilities ?? face.abilities.map(abilityAsSaid)).map((ability: Ability, index) => ({
    text: abilityLines(face.name, [ability]).join('\n'),
    kind: ability.kind,
    tree: ability,
    core: face.abilities.filter((_, at) => (face.text?.lines[at] ?? at) === index),
    does: told.find((each) => each.ability === index)?.lines ?? [],
  }));
}

/** The card's text and, sentence by sentence, its trees. */
export function cardReading(card: Card): { card: CardText; sentences: readonly SentenceReading[] } {
  const sentences = card.faces.flatMap((face) => faceReading(face));
  return { card: cardText(card), sentences };
}
