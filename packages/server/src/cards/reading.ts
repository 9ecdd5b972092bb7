/** How a card is read: each printed ability beside its tree. */
import type { Ability } from '@kitchen-table/language';
import type { Card } from '@kitchen-table/language/core';
import { surfaceOf } from '@kitchen-table/lower';
import type { CardText, SentenceReading } from '@kitchen-table/protocol';
import { abilityLines, cardText } from './card-text.ts';

/** The card's text and, sentence by sentence, its trees. */
export function cardReading(card: Card): { card: CardText; sentences: readonly SentenceReading[] } {
  const sentences = surfaceOf(card).faces.flatMap((face) =>
    face.abilities.map((ability: Ability): SentenceReading => {
      const text = abilityLines(face.name, [ability]).join('\n');
      return { text, kind: ability.kind, tree: ability };
    }),
  );
  return { card: cardText(card), sentences };
}
