/** The focus never falls to the page's body, where no key is heard and no reader speaks: what takes it instead. */
import { useEffect } from 'react';

/** Where the focus goes when what had it is gone: the first of these that is there. */
const HOMES = ['.dialog', '.menu', '[data-region="prompt"]', '[data-home]', 'main'] as const;

/** The page as a whole is as good as nowhere, once there is something better. */
function isNowhere(): boolean {
  const here = document.activeElement;
  return here === null || here === document.body || here.tagName === 'MAIN';
}

/** What Tab goes to. */
const STOPS = 'a[href], button:not([disabled]), input, select, textarea, summary, [tabindex]';

/** Tab, or Shift and Tab, that is held: it has left the end, or the beginning, of the page. */
let walking: 'forward' | 'back' | null = null;

/** Goes on at the other end of the page, so that every place is reached by Tab from every other. */
function goRound(way: 'forward' | 'back'): void {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
  (way === 'forward' ? stops[0] : stops.at(-1))?.focus();
}

/** Puts the focus where it belongs when it is nowhere. */
function takeHome(): void {
  if (!isNowhere()) return;
  if (walking !== null) goRound(walking);
  if (!isNowhere()) return;
  for (const home of HOMES) {
    const place = document.querySelector<HTMLElement>(home);
    if (place === null || (place instanceof HTMLButtonElement && place.disabled)) continue;
    if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}

/** Keeps the focus off the body for as long as the page lives. */
export function useKeptFocus(): void {
  useEffect(() => {
    const changes = new MutationObserver(takeHome);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    // A click beside everything would leave the focus nowhere too.
    const left = (event: FocusEvent): void => {
      if (event.relatedTarget === null && document.hasFocus()) queueMicrotask(takeHome);
    };
    const clicked = (): void => takeHome();
    const pressed = (event: KeyboardEvent): void => {
      walking = event.key !== 'Tab' ? null : event.shiftKey ? 'back' : 'forward';
    };
    const released = (): void => {
      walking = null;
    };
    addEventListener('keydown', pressed, true);
    addEventListener('keyup', released, true);
    addEventListener('focusout', left);
    addEventListener('click', clicked);
    takeHome();
    return () => {
      changes.disconnect();
      removeEventListener('keydown', pressed, true);
      removeEventListener('keyup', released, true);
      removeEventListener('focusout', left);
      removeEventListener('click', clicked);
    };
  }, []);
}
