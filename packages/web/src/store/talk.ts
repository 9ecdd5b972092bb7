/** What is said at the open table: the last lines, who is not heard here, and what is pointed at. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { send } from '../connection/socket.ts';
import type { Entity, GuestWords, LookNews, Saying, TalkNews } from '../model/types.ts';

/** Somebody points at something. */
export interface Look {
  readonly number: number;
  readonly name: string;
  readonly seat: number | null;
  readonly entity: Entity;
}

/** The state of the talk. */
export interface TalkState {
  readonly game: string | null;
  readonly said: readonly Saying[];
  readonly guests: GuestWords;
  /** The number of the last line that was seen. */
  readonly read: number;
  readonly looks: readonly Look[];
  /** Why something was not said. */
  readonly refusal: string | null;
}

const SILENT: TalkState = { game: null, said: [], guests: 'ready words', read: 0, looks: [], refusal: null };

/** The store of the talk. */
export const useTalk: UseBoundStore<StoreApi<TalkState>> = create<TalkState>(() => SILENT);

/** What is pointed at is shown for so many milliseconds. */
const SHOWN = 6000;
let looks = 0;

/** Begins to listen at a table. */
export function listenAt(game: string | null): void {
  useTalk.setState({ ...SILENT, game });
}

/** What was said replaces what stood from its first number on. */
export function hearTalk(news: TalkNews): void {
  const { game, said } = useTalk.getState();
  if (news.game !== game) return;
  const first = news.said[0]?.number ?? Number.POSITIVE_INFINITY;
  useTalk.setState({ said: [...said.filter(({ number }) => number < first), ...news.said], guests: news.guests });
}

/** Somebody points at something, for a moment. */
export function hearLook({ game, name, seat, entity }: LookNews): void {
  if (game !== useTalk.getState().game) return;
  const look: Look = { number: ++looks, name, seat, entity: entity as Entity };
  useTalk.setState(({ looks: before }) => ({ looks: [...before.filter((one) => one.seat !== seat), look] }));
  setTimeout(
    () => useTalk.setState(({ looks: now }) => ({ looks: now.filter(({ number }) => number !== look.number) })),
    SHOWN,
  );
}

/** Says something to the table. */
export async function say(text: string): Promise<void> {
  await tell((game) => send({ kind: 'tableSay', game, text }));
}

/** Shows something to those who may see it. */
export async function pointAt(entity: Entity): Promise<void> {
  await tell((game) => send({ kind: 'lookHere', game, entity }));
}

async function tell(message: (game: string) => ReturnType<typeof send>): Promise<void> {
  const { game } = useTalk.getState();
  if (game === null) return;
  const reply = await message(game);
  useTalk.setState({ refusal: reply.kind === 'error' ? reply.sentence : null });
}

/** The lines up to the last have been seen. */
export function haveRead(): void {
  useTalk.setState(({ said }) => ({ read: said.at(-1)?.number ?? 0 }));
}
