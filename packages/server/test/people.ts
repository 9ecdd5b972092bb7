/** A table of several people, begun as people begin it: each sits down with a key of their own. */
import { type Reply, type ServerMessage, type TableOptions, USUAL_OPTIONS } from '@kitchen-table/protocol';
import type { Page } from './table.ts';

/** Whoever sits down: with the id of a starter deck, unless packs come first. */
export interface Guest {
  name: string;
  deck?: string;
}

/** What was begun, and the keys of its seats; null for bots. */
export interface Dealt {
  /** The game or the draft. */
  id: string;
  keys: readonly (string | null)[];
}

function done<Kind extends Reply['kind']>(reply: Reply, kind: Kind): Extract<Reply, { kind: Kind }> {
  if (reply.kind !== kind) throw new Error(JSON.stringify(reply));
  return reply as Extract<Reply, { kind: Kind }>;
}

/** The seed of the shuffles of such games in tests: in a two-player game the first seat begins. */
export const PEOPLES_SEED = 'people';

/** One page sits down for each of them in turn, brings their decks, says something for the host, and deals. */
export async function dealt(
  page: Page,
  format: string,
  seats: readonly (Guest | 'bot')[],
  { says = [], options }: { says?: readonly string[]; options?: Partial<TableOptions> } = {},
): Promise<Dealt> {
  const host = seats[0] as Guest;
  const { lobby, key } = done(
    await page.say({ kind: 'openLobby', format, seats: seats.length, name: host.name }),
    'lobbySeated',
  );
  const keys: (string | null)[] = [];
  await page.say({ kind: 'joinLobby', lobby, key });
  if (options !== undefined)
    done(await page.say({ kind: 'lobbyOptions', lobby, options: { ...USUAL_OPTIONS, ...options } }), 'done');
  for (const [seat, guest] of seats.entries()) {
    if (guest === 'bot') {
      await page.say({ kind: 'joinLobby', lobby, key });
      done(await page.say({ kind: 'lobbySeat', lobby, seat, to: 'bot' }), 'done');
      keys.push(null);
      continue;
    }
    const own =
      seat === 0 ? key : done(await page.say({ kind: 'lobbySit', lobby, name: guest.name }), 'lobbySeated').key;
    keys.push(own);
    done(await page.say({ kind: 'joinLobby', lobby, key: own }), 'done');
    if (guest.deck !== undefined) done(await page.say({ kind: 'lobbyDeck', lobby, deck: guest.deck }), 'done');
    done(await page.say({ kind: 'lobbyReady', lobby, ready: true }), 'done');
  }
  await page.say({ kind: 'joinLobby', lobby, key });
  for (const text of says) done(await page.say({ kind: 'lobbySay', lobby, text }), 'done');
  let begun: string | null = null;
  const hear = (message: ServerMessage): void => {
    if (message.kind === 'lobby') begun = message.game ?? message.draft;
  };
  page.socket.on('message', hear);
  done(await page.say({ kind: 'lobbyDeal', lobby }), 'done');
  page.socket.off('message', hear);
  await page.say({ kind: 'leaveLobby', lobby });
  if (begun === null) throw new Error('Nothing was dealt.');
  return { id: begun, keys };
}
