/** Cards of a draft: they are names with printed texts, no objects of a game yet. */
import type { JSX } from 'react';
import { tintOfCost } from '../model/colors.ts';
import type { CardText } from '../model/types.ts';
import { type CardFace, FullCard, HandCard } from '../pieces/card.tsx';
import { frontOf } from '../model/deck-building.ts';
import { readName, useDraft } from '../store/draft.ts';

/** What is printed on the card of that name. */
export function faceNamed(cards: Readonly<Record<string, CardText>>, name: string): CardFace {
  const face = frontOf(cards, name);
  const size = face?.power == null ? '' : `${face.power}/${face.toughness ?? ''}`;
  return {
    name,
    cost: face?.manaCost ?? '',
    typeLine: face?.typeLine ?? '',
    tint: tintOfCost(face?.manaCost ?? '', face?.typeLine ?? ''),
    lines: face?.lines ?? [],
    corner: size !== '' ? size : (face?.loyalty ?? face?.defense ?? ''),
    notes: [],
  };
}

/** A card to choose: a click chooses, a double click takes. */
export function PackCard(props: {
  name: string;
  index: number;
  chosen: boolean;
  onChoose: () => void;
  onTake: () => void;
}): JSX.Element {
  const cards = useDraft((state) => state.cards);
  const face = faceNamed(cards, props.name);
  const size = face.corner === '' ? '' : `, ${face.corner}`;
  return (
    <span className="pack-card" onDoubleClick={props.onTake}>
      <HandCard
        face={face}
        className={props.chosen ? 'chosen' : ''}
        ids={String(props.index)}
        label={`${props.name}, ${face.typeLine}${size}${props.chosen ? ', chosen' : ''}`}
        pressed={props.chosen}
        onClick={props.onChoose}
        onRead={() => readName(props.name)}
        onHover={() => readName(props.name)}
        onLeave={() => {}}
      />
    </span>
  );
}

/** The card that the pointer or the focus is on. */
export function ReadingPanel(): JSX.Element {
  const { cards, reading } = useDraft();
  return (
    <section className="panel reading" aria-label="Reading" tabIndex={0}>
      {reading === null ? (
        <h2>
          Reading <small>point at a card</small>
        </h2>
      ) : (
        <FullCard face={faceNamed(cards, reading)} />
      )}
    </section>
  );
}
