/**
 * What moved, moves: tiles and cards travel from where they were, damage flashes. Any input finishes all motion.
 * Places are those of the layout just before and just after a picture is drawn: what a running motion, a turned tile or
 * a hovered card looks like is no place, and what a window or a choice moved in between has not moved in the game.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTable } from '../store/table.ts';

interface Point {
  readonly left: number;
  readonly top: number;
}

/** Where a thing stood, and what it was. */
interface Place extends Point {
  readonly name: string;
  readonly damage: number;
}

const MOVE = 220;
const BIG = 420;
const OUTLINE = 1000;
const EASE = 'cubic-bezier(.2,.7,.2,1)';
/** More things than this do not move: a wide board must stay quick. */
const MOST = 300;
const THINGS = '.hand-row [data-ids], .field [data-ids], .lands [data-ids], .stack [data-ids]';

function things(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(THINGS)];
}

/** Where the layout puts an element in the window, whatever transforms it. */
function pointOf(element: HTMLElement): Point {
  let left = 0;
  let top = 0;
  for (let at: HTMLElement | null = element; at !== null; at = at.offsetParent as HTMLElement | null) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    left -= at.scrollLeft;
    top -= at.scrollTop;
  }
  return { left, top };
}

function placesOf(elements: readonly HTMLElement[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const element of elements) {
    const { name = '', ids = '', damage = '0' } = element.dataset;
    const place: Place = { name, damage: Number(damage), ...pointOf(element) };
    for (const id of ids.split(' ')) places.set(id, place);
  }
  return places;
}

/** Where the thing came from: its own place, or that of something of its name that is gone (a new zone, a new object: CR 400.7). */
function origin(
  element: HTMLElement,
  before: ReadonlyMap<string, Place>,
  gone: Map<string, Place[]>,
): Place | undefined {
  const [first = ''] = (element.dataset['ids'] ?? '').split(' ');
  return before.get(first) ?? gone.get(element.dataset['name'] ?? '')?.shift();
}

function move(element: HTMLElement, from: Place, still: boolean): void {
  const { left, top } = pointOf(element);
  const x = from.left - left;
  const y = from.top - top;
  if (Math.abs(x) + Math.abs(y) < 3) return;
  if (still) {
    element.animate([{ outlineColor: 'var(--ink)', outlineStyle: 'solid', outlineWidth: '2px' }, {}], OUTLINE);
    return;
  }
  element.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 3 },
      { translate: '0 0', zIndex: 3 },
    ],
    {
      duration: MOVE,
      easing: EASE,
      composite: 'add',
    },
  );
}

function flash(element: HTMLElement): void {
  element.animate([{ boxShadow: '0 0 0 6px #d8452a' }, {}], { duration: BIG, easing: EASE });
}

function animate(elements: readonly HTMLElement[], before: ReadonlyMap<string, Place>): void {
  if (elements.length > MOST) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const here = new Set(elements.flatMap((element) => (element.dataset['ids'] ?? '').split(' ')));
  const gone = new Map<string, Place[]>();
  for (const [id, place] of before) {
    if (here.has(id) || place.name === '') continue;
    gone.set(place.name, [...(gone.get(place.name) ?? []), place]);
  }
  for (const element of elements) {
    const from = origin(element, before, gone);
    if (from === undefined) continue;
    move(element, from, still);
    if (Number(element.dataset['damage'] ?? 0) > from.damage) flash(element);
  }
}

/** Animates what a snapshot changed. */
export function useMotion(): void {
  const snapshot = useTable((state) => state.snapshot);
  const before = useRef<ReadonlyMap<string, Place> | null>(null);
  const lives = useRef<readonly number[]>([]);
  // The store has the new picture before the page draws it.
  useEffect(
    () =>
      useTable.subscribe((now, old) => {
        if (now.snapshot === null || old.snapshot === null) before.current = null;
        else if (now.snapshot !== old.snapshot) before.current ??= placesOf(things());
      }),
    [],
  );
  useLayoutEffect(() => {
    if (before.current !== null) animate(things(), before.current);
    before.current = null;
    const life = snapshot?.view.players.map((player) => player.life) ?? [];
    life.forEach((now, player) => {
      if (now >= (lives.current[player] ?? now)) return;
      for (const heart of document.querySelectorAll<HTMLElement>(`.life[data-player="${player}"]`)) {
        heart.animate([{ color: 'var(--bad)', scale: '1.12' }, {}], { duration: BIG, easing: EASE });
      }
    });
    lives.current = life;
  }, [snapshot]);
  useEffect(() => {
    const finish = (): void => {
      for (const animation of document.getAnimations()) if (!(animation instanceof CSSTransition)) animation.finish();
    };
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    return () => {
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
  }, []);
}
