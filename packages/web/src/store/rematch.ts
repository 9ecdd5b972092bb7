/** The same seats once more: what a game of this browser was begun with is kept until there are newer ones. */
import { rememberSeats } from '../connection/seat-tokens.ts';
import { send } from '../connection/socket.ts';
import type { ClientMessage } from '../model/types.ts';

type NewGame = Extract<ClientMessage, { kind: 'createGame' }>;

const KEY = 'kitchen-table.begun';
const MOST = 10;

function kept(): readonly (readonly [string, NewGame])[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly (readonly [string, NewGame])[];
  } catch {
    return [];
  }
}

/** Remembers how a game was begun; a seed is not: another game is another shuffle. */
export function keepBeginning(game: string, { options: _, ...message }: NewGame): void {
  localStorage.setItem(KEY, JSON.stringify([[game, message], ...kept()].slice(0, MOST)));
}

/** Whether the game can be begun again from here. */
export function canBeginAgain(game: string): boolean {
  return kept().some(([id]) => id === game);
}

/** Begins the game again; where it is found, or why not. */
export async function beginAgain(game: string): Promise<{ address: string } | { because: string }> {
  const message = kept().find(([id]) => id === game)?.[1];
  if (message === undefined) return { because: 'This game was not begun in this browser; begin a new one.' };
  const reply = await send(message);
  if (reply.kind !== 'created')
    return { because: reply.kind === 'error' ? reply.sentence : 'It can’t be begun again.' };
  rememberSeats(reply.game, reply.seats);
  keepBeginning(reply.game, message);
  return { address: `/game/${reply.game}` };
}
