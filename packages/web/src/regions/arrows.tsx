/** Arrows: targets of the newest spell or ability, attacks, blocks; planned ones too. */
import { type JSX, useEffect, useLayoutEffect, useState } from 'react';
import { isPlayer, NO_ENTITY, objectAsEntity } from '../model/entities.ts';
import type { Entity } from '../model/types.ts';
import { plannedBlocks } from '../selection/blocking.ts';
import { useTable } from '../store/table.ts';
import { type Facts, useFacts } from './facts.ts';

type Kind = 'target' | 'attack' | 'block';

interface Link {
  readonly kind: Kind;
  readonly from: Entity;
  readonly to: Entity;
}

interface Drawn {
  readonly kind: Kind;
  readonly path: string;
  readonly tip: string;
}

function linksOf(facts: Facts, reading: number | null): readonly Link[] {
  const { view, question, selection, marks } = facts;
  const links: Link[] = [];
  const add = (kind: Kind, from: Entity, to: Entity): void => {
    if (to !== NO_ENTITY) links.push({ kind, from, to });
  };
  const newest = view.stack[view.stack.length - 1];
  for (const item of view.stack) {
    if (item !== newest && item.id !== reading) continue;
    // Players stand across the whole table: the item names them, pointing at it shows the arrow.
    for (const target of item.targets) {
      if (item.id === reading || !isPlayer(target)) add('target', objectAsEntity(item.id), target);
    }
  }
  if (question?.kind === 'targets')
    for (const chosen of marks.chosen) add('target', objectAsEntity(question.reason.source), chosen);
  for (const object of view.battlefield) {
    for (const attacker of object.blocking) add('block', objectAsEntity(object.id), objectAsEntity(attacker));
  }
  for (const [attacker, defender] of facts.attacks) {
    if (attacker === reading || view.players.length === 2) add('attack', attacker as Entity, defender);
  }
  if (question?.kind === 'blockers')
    for (const { from, to } of plannedBlocks(question, selection)) add('block', from, to);
  return links;
}

/** Where an object or a player stands on the table now; null where it is not shown. */
export function boxOf(entity: Entity): DOMRect | null {
  const element = document.querySelector(`.table [data-ids~="${entity}"]`);
  const whole = isPlayer(entity) ? (element?.closest('.summary') ?? element) : element;
  const box = whole?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : box;
}

/** Where the line from the middle of a box to a point leaves the box. */
function edge(box: DOMRect, x: number, y: number, gap: number): readonly [number, number] {
  const centerX = box.x + box.width / 2;
  const centerY = box.y + box.height / 2;
  const dx = x - centerX;
  const dy = y - centerY;
  const scale = Math.min((box.width / 2 + gap) / Math.abs(dx || 1e-6), (box.height / 2 + gap) / Math.abs(dy || 1e-6));
  return [centerX + dx * scale, centerY + dy * scale];
}

function draw(kind: Kind, from: DOMRect, to: DOMRect): Drawn {
  const [x1, y1] = edge(from, to.x + to.width / 2, to.y + to.height / 2, 2);
  const [x2, y2] = edge(to, from.x + from.width / 2, from.y + from.height / 2, 5);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const bend = Math.min(48, length * 0.16);
  const middleX = (x1 + x2) / 2 - ((y2 - y1) / length) * bend;
  const middleY = (y1 + y2) / 2 + ((x2 - x1) / length) * bend;
  const angle = Math.atan2(y2 - middleY, x2 - middleX);
  const point = (back: number, side: number): string => {
    const x = x2 - Math.cos(angle) * back + Math.cos(angle + Math.PI / 2) * side;
    const y = y2 - Math.sin(angle) * back + Math.sin(angle + Math.PI / 2) * side;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return {
    kind,
    path: `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${middleX.toFixed(1)} ${middleY.toFixed(1)} ${point(12, 0)}`,
    tip: `M${x2.toFixed(1)} ${y2.toFixed(1)}L${point(16, 8)}L${point(12, 0)}L${point(16, -8)}Z`,
  };
}

/**
 * Arrows of attack that cross half the table would cross names. With several seats the tile's chip says whom it
 * attacks; pointing at it shows the arrow.
 */
const LONGEST_ATTACK = 240;

function distance(from: DOMRect, to: DOMRect): number {
  return Math.hypot(from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2);
}

function drawAll(links: readonly Link[], reading: number | null): readonly Drawn[] {
  const drawn = new Map<string, Drawn>();
  for (const { kind, from, to } of links.slice(0, 200)) {
    const start = boxOf(from);
    const end = boxOf(to);
    if (start === null || end === null) continue;
    if (kind === 'attack' && from !== reading && distance(start, end) > LONGEST_ATTACK) continue;
    const arrow = draw(kind, start, end);
    drawn.set(`${kind} ${arrow.path}`, arrow);
  }
  return [...drawn.values()];
}

/** The layer of arrows over the table. */
export function Arrows(): JSX.Element {
  const facts = useFacts();
  const reading = useTable((state) => state.reading?.id ?? null);
  const spread = useTable((state) => state.spread);
  const focus = useTable((state) => state.focus);
  const [moved, setMoved] = useState(0);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  useEffect(() => {
    const again = (): void => setMoved((count) => count + 1);
    addEventListener('resize', again);
    addEventListener('scroll', again, true);
    void document.fonts.ready.then(again);
    return () => {
      removeEventListener('resize', again);
      removeEventListener('scroll', again, true);
    };
  }, []);
  useLayoutEffect(() => {
    setDrawn(drawAll(linksOf(facts, reading), reading));
  }, [facts, reading, spread, focus, moved]);
  return (
    <svg className="arrows" aria-hidden="true">
      {drawn.map((arrow, i) => (
        <g key={i}>
          <path className="case" d={arrow.path} />
          <path className={`run ${arrow.kind}`} d={arrow.path} />
          <path className={`tip ${arrow.kind}`} d={arrow.tip} />
        </g>
      ))}
    </svg>
  );
}
