/** Small line icons of our own, 16 by 16. */
import type { JSX } from 'react';

const PATHS = {
  heart:
    'M8 14S1.8 10 1.8 5.8C1.8 3.6 3.4 2.3 5 2.3c1.3 0 2.4.8 3 2 .6-1.2 1.7-2 3-2 1.6 0 3.2 1.3 3.2 3.5C14.2 10 8 14 8 14Z',
  hand: 'M2.5 6.5 7 5.5l1.7 7.5-4.5 1ZM8.5 5l5 .8-1.2 7.7-3.3-.5',
  library: 'M4 2h8a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1ZM3.5 13.5h9',
  graveyard: 'M3.5 14V7a4.5 4.5 0 0 1 9 0v7ZM2 14h12M8 5.5v4M6.3 7h3.4',
  exile: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM4 12 12 4',
  crown: 'M2 12.5h12M2.5 10 2 4.5l3.5 2.5L8 3l2.5 4L14 4.5 13.5 10Z',
  tap: 'M3 9a5 5 0 1 1 5 5M3 9 1.3 6.7M3 9l2.5-1.5',
  hourglass: 'M4 2h8M4 14h8M4.8 2c0 3.2 2.2 4 3.2 6-1 2-3.2 2.8-3.2 6M11.2 2c0 3.2-2.2 4-3.2 6 1 2 3.2 2.8 3.2 6',
  sword: 'M13.5 2.5 6 10M13.5 2.5l-1 3.5M13.5 2.5 10 3.5M4 8.5l3.5 3.5M5.5 10.5 2.5 13.5',
  shield: 'M8 1.8 13 3.5v4.3c0 3.2-2.3 5.3-5 6.4-2.7-1.1-5-3.2-5-6.4V3.5Z',
  aim: 'M8 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM8 1v4M8 11v4M1 8h4M11 8h4',
  check: 'm3 8.5 3.3 3.3L13 4.5',
  flying: 'M2 5c3 0 5 1 6 4 1-3 3-4 6-4-1 4-3 6-6 7-3-1-5-3-6-7Z',
  trample: 'M2 8h9M8 4l4 4-4 4M14 3.5v9',
  lifelink:
    'M8 13.5S2.5 10 2.5 6.3C2.5 4.5 3.8 3.5 5 3.5c1.3 0 2.3.8 3 2 .7-1.2 1.7-2 3-2 1.2 0 2.5 1 2.5 2.8C13.5 10 8 13.5 8 13.5ZM8 6.5v4M6 8.5h4',
  deathtouch:
    'M8 2c-3 0-5 2-5 4.7 0 1.8.8 2.8 2 3.5V13h6v-2.8c1.2-.7 2-1.7 2-3.5C13 4 11 2 8 2ZM6 7h.2M10 7h.2M8 13v-2',
  vigilance:
    'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8ZM8 6.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z',
  haste: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8Z',
  reach: 'M4 2c6 2.5 6 9.5 0 12M4 2v12M2 8h11M11 6l2.3 2-2.3 2',
  hexproof: 'M8 1.5 13.7 4.8v6.4L8 14.5 2.3 11.2V4.8ZM5.5 8h5',
  indestructible: 'M8 1.8 13 3.5v4.3c0 3.2-2.3 5.3-5 6.4-2.7-1.1-5-3.2-5-6.4V3.5ZM8 4.5v6',
  menace: 'm3 4 5 4 5-4M3 9l5 4 5-4',
  ward: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  'first strike': 'M4 14V2M4 2l7 2.5L4 8',
  'double strike': 'M3 14V2M3 2l6 2.5L3 8M8 14V6M8 6l6 2.5L8 12',
  gear: 'M8 5.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6ZM8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M3.4 12.6l1.4-1.4M11.2 4.8l1.4-1.4',
  moon: 'M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5Z',
  undo: 'M5.5 3 2.5 6l3 3M3 6h6.5a4 4 0 0 1 0 8H6',
  flag: 'M3.5 14V2.5h8L9.5 5.5l2 3h-8',
  skip: 'm3 3.5 5 4.5-5 4.5ZM8.5 3.5l5 4.5-5 4.5Z',
  help: 'M8 1.7a6.3 6.3 0 1 0 0 12.6A6.3 6.3 0 0 0 8 1.7ZM6 6.3a2 2 0 1 1 2.8 1.8c-.6.3-.8.7-.8 1.4M8 11.8v.1',
  list: 'M3 4h10M3 8h10M3 12h7',
  close: 'm4 4 8 8M12 4l-8 8',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  up: 'm3.5 10 4.5-5 4.5 5',
  down: 'm3.5 6 4.5 5 4.5-5',
  table: 'M1.5 6h13M3.5 6v8M12.5 6v8M3.5 9.5h9M6 3.5h4M8 3.5V6',
  drop: 'M8 2s4.5 5 4.5 8a4.5 4.5 0 0 1-9 0C3.5 7 8 2 8 2Z',
  die: 'M8 1.5 14 5v6l-6 3.5L2 11V5ZM2 5l6 3.3L14 5M8 8.3v6.2M8 1.5v6.8',
  map: 'M2 3.5 6 2l4 1.5L14 2v10.5L10 14l-4-1.5L2 14ZM6 2v10.5M10 3.5V14',
  ticket: 'M2 5h12v2.2a1 1 0 0 0 0 1.6V11H2V8.8a1 1 0 0 0 0-1.6ZM9.5 5v6',
  sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.8M8 13.2V15M1 8h1.8M13.2 8H15M3 3l1.3 1.3M11.7 11.7 13 13M3 13l1.3-1.3M11.7 4.3 13 3',
  clip: 'M11 5 6.5 9.5a1.5 1.5 0 0 0 2 2L13 7a3 3 0 0 0-4.3-4.3L4 7.5a4.5 4.5 0 0 0 6.4 6.3l1.6-1.6',
  note: 'M3.5 2h9v8L9 14H3.5ZM12.5 10H9v4M5.7 5h4.6M5.7 7.5h4.6',
  bot: 'M5 5h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM8 2.5V5M6 9h.1M10 9h.1M1.5 8.5v2M14.5 8.5v2',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof PATHS;

/** Whether a keyword has an icon of its own. */
export function isIconName(name: string): name is IconName {
  return name in PATHS;
}

/** An icon; hidden from screen readers unless it has a label. */
export function Icon({ name, label }: { name: IconName; label?: string }): JSX.Element {
  const filled = name === 'heart';
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...(filled ? { style: { fill: 'currentColor', stroke: 'none' } } : {})}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
