/** Cards carried by mouse or finger: from the search into the deck, or from one part of it to another. */
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type JSX, type ReactNode, useState } from 'react';
import type { CardLine } from '../model/types.ts';
import { Cost } from '../pieces/symbols.tsx';
import { type Part, TITLES } from './deck-editing.ts';

/** A card in hand: one copy out of the search, or all copies of a part. */
export interface Carried {
  readonly name: string;
  readonly from: Part | 'search';
}

/** Pixels after which a pressed mouse carries; milliseconds after which a resting finger does. Less is a click, or scrolling. */
const FAR = 6;
const LONG = 220;
const STILL = 8;

/** The bar lies over the parts: what is held over both is meant for the bar. */
const place: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  const bar = under.filter(({ id }) => String(id).startsWith('bar '));
  return bar.length > 0 ? bar : under;
};

function carriedOf(data: Record<string, unknown> | undefined): Carried | null {
  return (data as { carried?: Carried } | undefined)?.carried ?? null;
}

function partOf(
  over: { readonly data: { readonly current?: Record<string, unknown> | undefined } } | null,
): Part | null {
  return (over?.data.current as { part?: Part } | undefined)?.part ?? null;
}

/** What screen readers are told of a card on its way. */
const announcements: Announcements = {
  onDragStart: ({ active }) => `${carriedOf(active.data.current)?.name} is carried. Escape puts it back.`,
  onDragOver: ({ over }) => {
    const part = partOf(over);
    return part === null ? undefined : `Over: ${TITLES[part]}.`;
  },
  onDragEnd: ({ active, over }) => {
    const carried = carriedOf(active.data.current);
    const part = partOf(over);
    return part === null || part === carried?.from
      ? `${carried?.name} is back where it was.`
      : `${carried?.name} lies in: ${TITLES[part]}.`;
  },
  onDragCancel: ({ active }) => `${carriedOf(active.data.current)?.name} is back where it was.`,
};

/** What a card needs so that it may be carried: to be spread over its line. */
export function useCarrying(carried: Carried): {
  readonly ref: (element: HTMLElement | null) => void;
  readonly [listener: string]: unknown;
} {
  const { setNodeRef, listeners } = useDraggable({ id: `${carried.from} ${carried.name}`, data: { carried } });
  return { ref: setNodeRef, ...listeners };
}

/** Where a card may be put: a part of the deck. */
export function usePlace(
  part: Part,
  where: 'bar' | 'deck',
): { ref: (element: HTMLElement | null) => void; over: boolean } {
  const { setNodeRef, isOver } = useDroppable({ id: `${where} ${part}`, data: { part } });
  return { ref: setNodeRef, over: isOver };
}

function BarPlace({ part, isOwn }: { part: Part; isOwn: boolean }): JSX.Element {
  const { ref, over } = usePlace(part, 'bar');
  return (
    <li ref={ref} data-place={part} className={`${over ? 'over' : ''} ${isOwn ? 'its-own' : ''}`.trim()}>
      {TITLES[part]}
    </li>
  );
}

/** The editor, in which cards are carried: while one is, every part has its place at the bottom of the window. */
export function CarryingCards(props: {
  parts: readonly Part[];
  known: Readonly<Record<string, CardLine>>;
  put: (carried: Carried, to: Part) => void;
  children: ReactNode;
}): JSX.Element {
  const { parts, known, put, children } = props;
  const [carried, setCarried] = useState<Carried | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: FAR } }),
    useSensor(TouchSensor, { activationConstraint: { delay: LONG, tolerance: STILL } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={place}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setCarried(carriedOf(active.data.current))}
      onDragCancel={() => setCarried(null)}
      onDragEnd={({ active, over }) => {
        setCarried(null);
        const held = carriedOf(active.data.current);
        const part = partOf(over);
        if (held !== null && part !== null && part !== held.from) put(held, part);
      }}
    >
      {children}
      <ul className="drop-places" hidden={carried === null} aria-hidden="true">
        {parts.map((part) => (
          <BarPlace key={part} part={part} isOwn={part === carried?.from} />
        ))}
      </ul>
      <DragOverlay className="carried" dropAnimation={null}>
        {carried === null ? null : (
          <span className="card-line">
            <span>{carried.name}</span>
            <Cost cost={known[carried.name]?.manaCost ?? ''} />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}
