/** What a player noted during the draft for cards of a name, read in the game. CR 905.2b. */
import { COLORS } from '@kitchen-table/language/core';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { DraftNotes } from '../../vocabulary/setup.ts';
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';

const NONE: DraftNotes = {};

/** What the controller noted for cards named like the source of the ability. */
export function draftNotes(game: Game, context: Context): DraftNotes {
  const name = game.objects[context.source]?.record.card.name;
  const notes = game.setup.players[context.controller]?.draftNotes;
  return (name === undefined ? undefined : notes?.[name]) ?? NONE;
}

/** A number of the notes; 0 when nothing was noted: CR 107.2. */
export function notedNumber(game: Game, context: Context, what: 'highest number' | 'cards removed'): number {
  const { numbers = [], removed = [] } = draftNotes(game, context);
  return what === 'cards removed' ? removed.length : Math.max(0, ...numbers);
}

/** Whether the object is one of what was noted. */
export function isNoted(
  game: Game,
  context: Context,
  now: Characteristics,
  what: 'name' | 'creature type' | 'color',
): boolean {
  const notes = draftNotes(game, context);
  switch (what) {
    case 'name':
      return now.name !== '' && notes.names?.includes(now.name) === true;
    case 'creature type':
      return notes.creatureTypes?.some((type) => hasSubtype(now, type)) === true;
    case 'color':
      return notes.colors?.some((color) => (now.colors & (1 << COLORS.indexOf(color))) !== 0) === true;
  }
}
