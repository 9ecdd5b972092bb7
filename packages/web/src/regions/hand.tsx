/** The own hand: its cards share the row, however many they are. */
import type { CSSProperties, JSX } from 'react';
import { tintOf } from '../model/colors.ts';
import { objectName } from '../model/lookup.ts';
import { label, strength, typeLine } from '../model/object-words.ts';
import type { Entity, ObjectView, Snapshot } from '../model/types.ts';
import { type CardFace, HandCard } from '../pieces/card.tsx';
import { objectHandlers } from '../pieces/tile.tsx';
import { read } from '../store/play.ts';
import { WATCHING } from '../words/talk.ts';
import { type Facts, linesOf, markClass, useFacts } from './facts.ts';
import { useRoving } from './roving.ts';

/** What to print for an object. */
export function cardFace(facts: Facts, object: ObjectView): CardFace {
  const numbers = strength(object);
  const corner = numbers !== '' ? numbers : String(object.loyalty ?? object.defense ?? '');
  return {
    name: objectName(object),
    cost: object.manaCost,
    typeLine: typeLine(object),
    tint: tintOf(object.colors, object.types),
    lines: linesOf(facts, object),
    corner,
    notes: [],
  };
}

/** How many equal cards it stands for, and how many of them are chosen. */
function badgeOf({ marks }: Facts, ids: readonly Entity[]): string {
  if (ids.length < 2) return '';
  const chosen = ids.filter((id) => marks.chosen.has(id)).length;
  return chosen === 0 ? `×${ids.length}` : `${chosen} of ${ids.length}`;
}

/** A card that stands for an object, or several equal ones: in hand, in a pile, among the choices of a question. */
export function ObjectCard(props: { object: ObjectView; ids?: readonly number[]; style?: CSSProperties }): JSX.Element {
  const { object, style } = props;
  const facts = useFacts();
  const ids = (props.ids ?? [object.id]) as readonly Entity[];
  const badge = [badgeOf(facts, ids), object.note === undefined ? '' : 'note'].filter((word) => word !== '').join(' ');
  const mark = markClass(facts, ids);
  const dim = facts.question?.kind === 'priority' && mark === '' ? 'unable' : mark;
  const { onClick, onContextMenu, onMouseEnter, onMouseLeave } = objectHandlers(object, ids);
  return (
    <HandCard
      face={cardFace(facts, object)}
      className={dim}
      ids={ids.join(' ')}
      badge={badge}
      label={label(object, ids.length, typeLine(object), mark)}
      {...(mark === 'chosen' || mark === 'targetable' ? { pressed: mark === 'chosen' } : {})}
      {...(style === undefined ? {} : { style })}
      onClick={onClick}
      onContextMenu={onContextMenu}
      onRead={() => read(object)}
      onHover={onMouseEnter}
      onLeave={onMouseLeave}
    />
  );
}

/** What somebody is told who watches: how late they see it. */
function watchingWords({ watching: { rule }, view }: Snapshot): string {
  return WATCHING.you(typeof rule === 'string' || view.over ? null : rule);
}

/** The row of the own hand. */
export function Hand(): JSX.Element {
  const { view, snapshot } = useFacts();
  const roving = useRoving<HTMLElement>();
  const hand = view.players.find((player) => player.id === view.viewer)?.hand ?? [];
  const crowded = hand.length > 7;
  return (
    <section
      className={crowded ? 'hand-row crowded' : 'hand-row'}
      aria-label="Your hand"
      data-region="hand"
      {...roving}
    >
      {hand.map((object) => (
        <ObjectCard key={object.id} object={object} />
      ))}
      {hand.length === 0 ? (
        <p className="empty">{view.viewer === null ? watchingWords(snapshot) : 'Your hand is empty.'}</p>
      ) : null}
    </section>
  );
}
