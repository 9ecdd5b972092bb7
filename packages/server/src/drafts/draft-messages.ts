/** What a page says about drafts, done and answered. */
import type { ClientEvents, ClientMessage, Reply, ServerEvents } from '@kitchen-table/protocol';
import type { Socket } from 'socket.io';
import type { DraftTable, DraftWatcher } from './draft-table.ts';
import type { Drafts } from './drafts.ts';

/** A page at a draft. */
export interface DraftSitting {
  readonly table: DraftTable;
  readonly watcher: DraftWatcher;
}

type DraftMessage = Extract<ClientMessage, { kind: 'createDraft' } | { draft: string }>;

/** Does what the message says. */
export async function attendDraft(
  message: DraftMessage,
  wire: Socket<ClientEvents, ServerEvents>,
  sittings: Map<string, DraftSitting>,
  drafts: Drafts,
): Promise<Reply> {
  if (message.kind === 'createDraft') return drafts.create(message);
  const sitting = sittings.get(message.draft);
  if (message.kind === 'leaveDraft') {
    sitting?.table.leave(sitting.watcher);
    sittings.delete(message.draft);
    return { kind: 'done' };
  }
  if (message.kind === 'joinDraft') {
    const seated = await drafts.sit(message.draft, message.token);
    if (seated.kind === 'error') return seated;
    const before = sittings.get(message.draft); // Another joining may have come first.
    before?.table.leave(before.watcher);
    const watcher: DraftWatcher = {
      seat: seated.seat,
      send: (snapshot) => wire.emit('message', snapshot),
      hear: (news) => wire.emit('message', news),
      tell: (sentence) => wire.emit('message', { kind: 'error', sentence }),
      knownCards: new Set(),
    };
    sittings.set(message.draft, { table: seated.table, watcher });
    const isWatched = await seated.table.watch(watcher);
    if (!wire.connected || sittings.get(message.draft)?.watcher !== watcher) seated.table.leave(watcher);
    return said(isWatched ? null : 'This draft was closed; reload the page to go on with it.');
  }
  if (sitting === undefined || sitting.watcher.seat === null)
    return { kind: 'error', sentence: 'You do not sit at this draft; open it from the start page.' };
  const { seat } = sitting.watcher;
  switch (message.kind) {
    case 'draftAnswer':
      return said(await sitting.table.answer(seat, message.sequence, message.answer));
    case 'draftSay':
      return said(await sitting.table.say(seat, message.text));
    case 'draftUndo':
      return said(await sitting.table.undo(seat));
    case 'draftDeck':
      return said(
        await sitting.table.handIn(seat, {
          deck: message.deck,
          commanders: message.commanders,
          conspiracies: message.conspiracies,
          ...(message.stickerSheets === undefined ? {} : { stickerSheets: message.stickerSheets }),
        }),
      );
  }
}

function said(sentence: string | null): Reply {
  return sentence === null ? { kind: 'done' } : { kind: 'error', sentence };
}
