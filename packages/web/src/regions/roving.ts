/** Keyboard inside a region: Tab goes from region to region, arrows within; while choosing, to legal choices only. */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STOPS = 'button:not([disabled]), a[href], input';

function stopsOf(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(STOPS)];
}

function setEntry(region: HTMLElement): void {
  const stops = stopsOf(region);
  const entry =
    stops.find((stop) => stop === document.activeElement) ?? stops.find((stop) => 'legal' in stop.dataset) ?? stops[0];
  for (const stop of stops) stop.tabIndex = stop === entry ? 0 : -1;
}

/** Gives a region its reference and key handler. */
export function useRoving<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  onKeyDown: (event: KeyboardEvent<Element>) => void;
} {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) setEntry(ref.current);
  });
  const onKeyDown = (event: KeyboardEvent<Element>): void => {
    const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
    const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp';
    const region = ref.current;
    if ((!forward && !back) || region === null || event.target instanceof HTMLInputElement) return;
    const all = stopsOf(region);
    const legal = all.filter((stop) => 'legal' in stop.dataset);
    const stops = legal.length > 0 ? legal : all;
    const here = stops.indexOf(event.target as HTMLElement);
    const next = stops[(here + (forward ? 1 : -1) + stops.length) % stops.length];
    event.preventDefault();
    next?.focus();
    setEntry(region);
  };
  return { ref, onKeyDown };
}
