/** What is agreed for a table before anybody sits down at it. */
import type { GuestWords } from './table-talk.ts';

/** How people play with each other at a table. */
export interface TableOptions {
  /** What those may say who watch without a seat. */
  guests: GuestWords;
}

/** What holds where nobody has said anything else. */
export const USUAL_OPTIONS: Readonly<TableOptions> = { guests: 'ready words' };
