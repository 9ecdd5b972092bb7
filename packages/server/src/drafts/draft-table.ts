/** One draft at the table: picks of people and bots, the decks that they hand in, and the games that follow. CR 905. */
import { greedyDrafter } from '@kitchen-table/bots';
import { draftSetup, limitedCards, sealedPools } from '@kitchen-table/cards';
import { type CardPool, DraftSession, type EarlyPick } from '@kitchen-table/engine';
import type { DraftDeck, DraftSnapshot, Saying, TalkNews } from '@kitchen-table/protocol';
import { namesOfFormat } from '../cards/formats.ts';
import type { Clock } from '../match/clocks.ts';
import { onBehalfOf } from '../faults.ts';
import type { DraftSeat, DraftStore, StoredDraft, StoredDraftGame } from '../store/draft-store.ts';
import type { Tables } from '../tables.ts';
import { firstPictureNumber } from '../picture-numbers.ts';
import { suggestedDeck, wantedOf, wrongWithDeck } from './decks.ts';
import { beginGame, nextPairings } from './rounds.ts';
import { draftSnapshot } from './draft-snapshot.ts';
import { DraftTalk } from './draft-talk.ts';
import { PickClocks } from './pick-clocks.ts';
import { sheetTexts } from './sheet-texts.ts';
import type { Card } from '@kitchen-table/language/core';

/** A page that looks at a draft. */
export interface DraftWatcher {
  readonly seat: number | null;
  send(snapshot: DraftSnapshot): void;
  /** Somebody says something. */
  hear(news: TalkNews): void;
  /** Something went wrong on our side: one sentence. */
  tell(sentence: string): void;
  readonly knownCards: Set<string>;
}

/** What a draft's table is made of. */
export interface DraftTableParts {
  stored: StoredDraft;
  store: DraftStore;
  tables: Tables;
  clock: Clock;
  onFault: (error: unknown) => void;
  /** Told when the table was closed and is to be forgotten. */
  onClosed: () => void;
}

/** A game of the draft, as it stands. */
export interface GameOfDraft extends StoredDraftGame {
  over: boolean;
  winners: readonly number[];
}

/** How often games under way are looked at while somebody watches, in milliseconds. */
const LOOK = 1500;

/** A draft at the table. All changes go through one queue. */
export class DraftTable {
  readonly seats: readonly DraftSeat[];
  readonly format: string;
  private readonly parts: DraftTableParts;
  private session: DraftSession | null = null;
  private answers: (readonly number[])[];
  /** Picks that wait until the draft comes to their players, as they are stored. CR 905.1a. */
  private early: readonly EarlyPick[];
  private readonly decks: (DraftDeck | null)[];
  private games: GameOfDraft[];
  private pools: readonly CardPool[] | null = null;
  private readonly watchers = new Set<DraftWatcher>();
  private bots: ReturnType<typeof greedyDrafter>[] = [];
  private manner: Parameters<typeof greedyDrafter>[0] = { picks: 1, cardNamed: (name) => limitedCards()[name] as Card };
  private queue: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setInterval> | null = null;
  private sequence: number = firstPictureNumber();
  private closed = false;
  private readonly clocks: PickClocks;
  private readonly talk: DraftTalk;

  constructor(parts: DraftTableParts) {
    const { seats, format, decisions, early, decks, games } = parts.stored;
    this.parts = parts;
    this.seats = seats;
    this.format = format;
    this.answers = [...decisions];
    this.early = early;
    this.decks = [...decks];
    this.games = games.map((game) => ({ ...game, over: false, winners: [] }));
    const names = seats.map(({ name }) => name);
    this.talk = new DraftTalk(parts.stored.draft, names, parts.stored.said, () => parts.clock.today());
    this.clocks = new PickClocks({
      seconds: parts.stored.pickSeconds ?? null,
      clock: parts.clock,
      onZero: (seat, asked) => void this.change(() => this.pickFor(seat, asked)).catch(() => {}), // Told by the queue.
    });
    this.replay();
  }

  /** Sends the picture now, and after every change. False when the table was closed: the draft is to be woken again. */
  async watch(watcher: DraftWatcher): Promise<boolean> {
    if (this.closed) return false;
    this.watchers.add(watcher);
    watcher.hear(this.talk.all);
    await this.change(() => this.goOn());
    this.timer ??= setInterval(() => {
      if (this.games.some(({ over }) => !over)) void this.change(() => this.goOn());
    }, LOOK);
    return true;
  }

  leave(watcher: DraftWatcher): void {
    this.watchers.delete(watcher);
    this.countTime();
    if (this.watchers.size === 0) this.lookNoMore();
  }

  /** Time is counted while anybody is there who has a seat, and for people only. */
  private countTime(): void {
    if (this.closed) return this.clocks.stop();
    const isCounted = [...this.watchers].some(({ seat }) => seat !== null);
    this.clocks.set(
      this.seats.map((_, seat) => this.askedOf(seat)),
      isCounted,
    );
  }

  /** What a person is asked, told apart from what they were asked before; null: nothing. */
  private askedOf(seat: number): string | null {
    const question = this.seats[seat]?.kind === 'human' ? (this.session?.questionFor(seat) ?? null) : null;
    return question === null ? null : JSON.stringify([this.session?.view(seat).pile.length, question]);
  }

  /** The time of the seat for that question is over: what the drafting bot would do is done. */
  private async pickFor(seat: number, asked: string): Promise<string | null> {
    const { session } = this;
    const question = session?.questionFor(seat) ?? null;
    if (session === null || question === null || this.askedOf(seat) !== asked) return 'It was picked in time.';
    const bot = greedyDrafter({ ...this.manner, taken: session.view(seat).pile });
    const wrong = session.answerFor(seat, bot(question));
    if (wrong !== null) throw new Error(`draft ${this.parts.stored.draft}: a bot's pick can't be made: ${wrong}`);
    const refused = await this.goOn();
    const name = this.seats[seat]?.name ?? '';
    await this.heard(this.talk.withNote(`The time of ${name} for a pick was up, and a bot has made it.`));
    return refused;
  }

  private lookNoMore(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.clocks.stop();
    this.lookNoMore();
    await this.queue;
  }

  /** Something failed where nobody could undo it: what is stored is right, what is here may not be. */
  breakOff(): void {
    if (this.closed) return;
    this.closed = true;
    this.clocks.stop();
    this.lookNoMore();
    this.parts.onClosed();
    const names = this.seats.map(({ name }) => name).join(', ');
    for (const watcher of this.watchers)
      watcher.tell(
        `The draft of ${names} was closed by a fault of ours; its picks are kept: reload the page to go on where it stopped.`,
      );
  }

  /** A person's answer to the question of a snapshot; one sentence when it is none. */
  answer(seat: number, sequence: number, answer: readonly number[]): Promise<string | null> {
    return this.change(async () => {
      if (this.session === null || this.session.question === null) return 'The draft is over; nothing is left to pick.';
      const question = this.session.questionFor(seat);
      if (question === null) return 'The draft waits for somebody else; wait for your next pack.';
      if (sequence < this.askedSince(seat))
        return 'The pack has changed since you clicked; look again and choose again.';
      const wrong = this.session.answerFor(seat, answer);
      if (wrong !== null) return `That is no pick: ${wrong}.`;
      return this.goOn();
    });
  }

  /** Back to the person's last pick, when nobody else drafts but bots. */
  undo(seat: number): Promise<string | null> {
    return this.change(async () => {
      const to = this.undoPoint(seat);
      if (to === null) return 'There is no pick to take back.';
      await this.parts.store.takeBack(this.parts.stored.draft, this.answers.length, to);
      this.answers.length = to;
      await this.keepEarly([]);
      this.replay();
      return null;
    });
  }

  /** A deck handed in; when everybody has, the games begin. */
  handIn(seat: number, deck: DraftDeck): Promise<string | null> {
    return this.change(async () => {
      const pool = this.pools?.[seat];
      if (pool === undefined) return 'The draft is not over yet; pick on.';
      if (this.games.length > 0) return 'The games have begun; the decks stay as they are.';
      const wrong = wrongWithDeck(this.format, pool, deck);
      if (wrong !== null) return wrong;
      this.decks[seat] = deck;
      await this.save();
      return this.goOn();
    });
  }

  /** Somebody who drafts says something; one sentence when that can't be. */
  async say(seat: number, text: string): Promise<string | null> {
    return this.inTurn(async () => {
      const lines = this.talk.with(seat, text);
      if (typeof lines === 'string') return lines;
      await this.heard(lines);
      return null;
    });
  }

  /** What was said is stored, then everybody hears it. */
  private async heard(lines: readonly Saying[]): Promise<void> {
    await this.parts.store.saveTalk(this.parts.stored.draft, lines);
    const news = this.talk.stored(lines);
    for (const watcher of this.watchers) watcher.hear(news);
  }

  private undoPoint(seat: number): number | null {
    if (this.games.length > 0 || this.seats.some(({ kind }, other) => kind === 'human' && other !== seat)) return null;
    const decisions = this.session?.decisions ?? [];
    for (let n = decisions.length - 1; n >= 0; n--) if (decisions[n]?.player === seat) return n;
    return null;
  }

  /** By seat: what is asked, and in which picture it was asked first. */
  private readonly asked: { text: string; since: number }[] = [];

  /** The picture from which on the seat is asked what it is asked now. */
  private askedSince(seat: number): number {
    return this.asked[seat]?.since ?? 0;
  }

  private noteQuestions(): void {
    for (const seat of this.seats.keys()) {
      const text = JSON.stringify(this.session?.questionFor(seat) ?? null);
      if (this.asked[seat]?.text !== text) this.asked[seat] = { text, since: this.sequence };
    }
  }

  /** The draft from its packs with every answer so far; bots see what they saw before. */
  private replay(): void {
    const { seed } = this.parts.stored;
    const names = this.seats.map(({ name }) => name);
    this.pools = null;
    if (namesOfFormat(this.format).includes('sealed')) {
      this.pools = sealedPools(names.length, seed).map((cards) => ({ cards, notes: {} }));
      return;
    }
    const setup = draftSetup(this.format, names, seed);
    this.session = new DraftSession(setup);
    this.manner = { picks: setup.picks, cardNamed: (name) => setup.cards[name] as Card };
    this.bots = names.map(() => greedyDrafter(this.manner));
    for (const answer of this.answers) {
      const { question } = this.session;
      if (question === null) break;
      if (this.seats[question.player]?.kind === 'bot') this.bots[question.player]?.(question);
      const wrong = this.session.answer(answer);
      if (wrong !== null) throw new Error(`draft ${this.parts.stored.draft}: a stored pick can't be made: ${wrong}`);
    }
    for (const { player, answer } of this.early) this.session.answerFor(player, answer);
    this.pools = this.session.pools();
  }

  /** Stores the picks that wait, where they have changed. */
  private async keepEarly(early: readonly EarlyPick[]): Promise<void> {
    if (JSON.stringify(early) === JSON.stringify(this.early)) return;
    this.early = early;
    await this.parts.store.keepEarly(this.parts.stored.draft, early);
  }

  /** Bots pick until a person is asked; then decks, then games. */
  private async goOn(): Promise<string | null> {
    const { session } = this;
    while (session !== null && session.question !== null && !this.closed) {
      const { question } = session;
      const bot = this.seats[question.player]?.kind === 'bot' ? this.bots[question.player] : undefined;
      if (bot === undefined) break;
      const answer = bot(question);
      const wrong = session.answer(answer);
      if (wrong !== null) throw new Error(`draft ${this.parts.stored.draft}: a bot's pick can't be made: ${wrong}`);
    }
    const from = this.answers.length;
    const picked = (session?.decisions ?? []).slice(from).map(({ answer }) => [...answer]);
    if (picked.length > 0) await this.parts.store.append(this.parts.stored.draft, from, picked);
    this.answers.push(...picked);
    if (session !== null) await this.keepEarly(session.early);
    if (session !== null) this.pools = session.pools();
    if (this.pools !== null) await this.playOn(this.pools);
    return null;
  }

  /** Bots build their decks; when everybody has one, the next games begin. */
  private async playOn(pools: readonly CardPool[]): Promise<void> {
    for (const [seat, { kind }] of this.seats.entries())
      if (kind === 'bot') this.decks[seat] ??= suggestedDeck(this.format, pools[seat] as CardPool);
    for (const game of this.games) {
      if (game.over) continue;
      const state = await this.parts.tables.stateOf(game.game);
      if (state?.over !== true) continue;
      game.over = true;
      game.winners = state.winners.map((winner) => game.seats[winner] as number);
    }
    const decks = this.decks.flatMap((deck) => (deck === null ? [] : [deck]));
    if (decks.length < this.seats.length) return;
    for (const pairing of nextPairings(this.format, this.seats.length, this.games)) {
      const begun = await beginGame({ facts: this.parts.stored, pairing, pools, decks, tables: this.parts.tables });
      this.games.push({ ...pairing, game: begun, over: false, winners: [] });
      await this.save();
    }
  }

  private save(): Promise<void> {
    const games = this.games.map(({ game, round, seats }) => ({ game, round, seats }));
    return this.parts.store.save(this.parts.stored.draft, { decks: this.decks, games });
  }

  /** One change at a time; afterwards everybody sees it. */
  private change(act: () => Promise<string | null>): Promise<string | null> {
    return this.inTurn(async () => {
      const refused = await onBehalfOf(this, act).catch((error: unknown) => {
        this.breakOff(); // The session may be ahead of what is stored.
        throw error;
      });
      if (refused !== null) return refused;
      this.sequence++;
      this.noteQuestions();
      this.countTime();
      for (const watcher of this.watchers) this.sendTo(watcher);
      return null;
    });
  }

  private inTurn(act: () => Promise<string | null>): Promise<string | null> {
    const done = this.queue.then(() =>
      this.closed ? 'This draft was closed; reload the page to go on with it.' : act(),
    );
    this.queue = done.catch((error: unknown) => this.parts.onFault(error));
    return done;
  }

  private sendTo(watcher: DraftWatcher): void {
    try {
      watcher.send(this.pictureFor(watcher));
    } catch (error) {
      this.parts.onFault(error);
    }
  }

  private pictureFor(watcher: DraftWatcher): DraftSnapshot {
    const { seat } = watcher;
    const open = this.session?.question ?? null;
    const question = seat === null ? null : (this.session?.questionFor(seat) ?? null);
    const own = seat === null ? undefined : this.pools?.[seat];
    const pool = own?.cards ?? null;
    return draftSnapshot(watcher.knownCards, {
      draft: this.parts.stored.draft,
      sequence: this.sequence,
      seat,
      format: this.format,
      view: seat === null ? null : (this.session?.view(seat) ?? null),
      question,
      waitingFor: open?.player ?? null,
      seats: this.seats.map(({ name, kind }, at) => ({ name, bot: kind === 'bot', ready: this.decks[at] !== null })),
      pool,
      stickerSheets: sheetTexts(own?.stickerSheets ?? []),
      suggestion: own === undefined ? null : suggestedDeck(this.format, own),
      deck: seat === null ? null : (this.decks[seat] ?? null),
      ...wantedOf(this.format, pool),
      games: this.games,
      champions: championsOf(this.format, this.seats.length, this.games),
      pickTime: seat === null ? null : this.clocks.left(seat),
      undoAvailable: seat !== null && this.undoPoint(seat) !== null,
    });
  }
}

/** Who has won all of it: of the last game, once no other follows. */
function championsOf(format: string, seats: number, games: readonly GameOfDraft[]): readonly number[] {
  const last = games.at(-1);
  const going = games.some(({ over }) => !over) || nextPairings(format, seats, games).length > 0;
  return last === undefined || going ? [] : last.winners;
}
