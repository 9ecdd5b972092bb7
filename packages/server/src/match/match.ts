/** One game at the table: people and bots take turns answering; every decision is stored before anybody sees it. Long, because it is one thing's life. */
import type { Adjustment, Answer, Illegal, Question, SeenGame, Session } from '@kitchen-table/engine';
import { enumerateAnswers } from '@kitchen-table/engine';
import type { GameCourse, Reply, Snapshot, Stops, TalkMessage, Yield } from '@kitchen-table/protocol';
import { defaultStops } from '@kitchen-table/protocol';
import { courseOf } from './course.ts';
import { onBehalfOf } from '../faults.ts';
import { firstPictureNumber } from '../picture-numbers.ts';
import type { KeptTable } from '../store/kept-tables.ts';
import type { StoredSeat, StoredWishes } from '../store/store.ts';
import type { Wishes, Yielding } from './auto-pass.ts';
import { decide } from './auto-pass.ts';
import { BoardFixes } from './board-fixes.ts';
import { type Clock, Clocks, type RanOut, WALL_CLOCK } from './clocks.ts';
import { sayDraw } from './draw-offers.ts';
import { keptOffers, requestOf } from './open-offers.ts';
import { pictureFor } from './pictures.ts';
import { Presence } from './presence.ts';
import { RecordedDecisions, type RecordingStore } from './recorded-decisions.ts';
import { problem, type Refusal, refusal } from './refusals.ts';
import { GameReplay, type Replayed, wholeOf } from './replay.ts';
import { rest } from './rest.ts';
import { SeatVotes } from './seat-votes.ts';
import type { CardTexts } from './snapshots.ts';
import { cardTexts, viewFor } from './snapshots.ts';
import { type Listener, TableTalk } from './table-talk.ts';
import { consented, lastOwnDecision, otherPeople, revealedNothing, type TakeBackRequest } from './take-back.ts';
import { whyOf } from './why.ts';

/** What a bot does with a question. */
export type BotAnswer = (question: Question, seen: SeenGame, decisions: number) => Answer;

/** A connection that watches a seat, or (null) what is public. */
export interface Watcher extends Listener {
  send(snapshot: Snapshot): void;
  /** Something went wrong on our side: one sentence. */
  tell(sentence: string): void;
  /** It has lost its seat, and is heard and sent nothing any more: one sentence. */
  unseat(sentence: string): void;
  /** What it has been sent already. */
  readonly knownCards: Set<string>;
  logSent: number;
}

/** What a match is made of. */
export interface MatchParts {
  id: string;
  /** The format, and the draft that the game belongs to. */
  about: Pick<Snapshot, 'format' | 'draft'>;
  session: Session;
  /** SHA-256 of the game's seed. */
  seedHash: string;
  seats: readonly StoredSeat[];
  /** Whether the table made each decision by itself. */
  automatic: boolean[];
  /** Stops and yields as they were when the server stopped. */
  wishes: StoredWishes;
  /** What was agreed and said before. */
  table: KeptTable;
  bots: readonly (BotAnswer | null)[];
  /** Who plays for people who are away, when the others say so. */
  standIn: BotAnswer;
  /** After so many milliseconds they may. */
  grace: number;
  store: RecordingStore;
  /** Milliseconds that a bot lets people look at what it did. */
  pace: number;
  /** Told when something of ours fails, so that the log has it. */
  onFault: (error: unknown) => void;
  /** Told when nobody watches and nothing goes on; and when the match was closed and is to be forgotten. */
  onRest: (match: Match) => void;
  onClosed: (match: Match) => void;
  /** Why the game is only to be looked at, as it was when these rules still led where those led that it was saved by; null: it goes on. */
  parted?: string | null;
  /** Carries out what may take long, so that whoever looks from outside knows for whom; default: just so. */
  working?: <Result>(act: () => Result) => Result;
  /** The clock by which people's time is counted; default: that on the wall. */
  clock?: Clock;
}

/** Fresh snapshots while bots play are sent at most this often, in milliseconds. */
const SNAPSHOT_PAUSE = 50;
/** How many other answers are tried when the engine fails at a bot's. */
const OTHER_ANSWERS = 8;
const CLOSED = 'This table was closed; reload the page to go on with the game.';

/** A game at the table. All changes go through one queue, so that none meets another halfway. */
export class Match {
  readonly id: string;
  private readonly parts: MatchParts;
  private readonly session: Session;
  /** Who sits where, as of now. */
  private readonly seats: StoredSeat[];
  private readonly bots: (BotAnswer | null)[];
  private readonly votes: SeatVotes;
  private readonly fixes: BoardFixes;
  /** What was open when that was kept last. */
  private keptOpen: string;
  private readonly texts: CardTexts;
  private readonly watchers = new Set<Watcher>();
  private readonly stops: Stops[];
  private readonly yields: (Yielding | null)[];
  private sequence: number = firstPictureNumber();
  private queue: Promise<unknown> = Promise.resolve();
  private running = false;
  /** How many changes are under way or wait for their turn. */
  private changes = 0;
  private closed = false;
  private lastSent = 0;
  private readonly recorded: RecordedDecisions;
  /** A decision that was just taken back is asked again, whatever the stops say. */
  private askAgain = false;
  /** A person asks the others to let a decision be taken back. */
  private request: TakeBackRequest | null = null;
  private readonly presence: Presence;
  private readonly tableTalk: TableTalk;
  private readonly clocks: Clocks;
  private told: GameCourse | null = null;
  private replay: GameReplay | null = null;

  constructor(parts: MatchParts) {
    this.parts = parts;
    this.id = parts.id;
    this.session = parts.session;
    this.seats = [...parts.seats];
    this.bots = [...parts.bots];
    this.texts = cardTexts(parts.session.game.setup.cards);
    this.stops = parts.seats.map((_, seat) => parts.wishes[seat]?.stops ?? defaultStops());
    this.yields = parts.seats.map((_, seat) => parts.wishes[seat]?.yielding ?? null);
    this.presence = new Presence({
      seats: this.seats,
      standIns: parts.seats.flatMap((_, seat) => (parts.wishes[seat]?.bot === true ? [seat] : [])),
      grace: parts.grace,
      onLongAway: () => this.sendAll(),
    });
    const { id: game, session, store, automatic, onFault, table } = parts;
    this.clocks = new Clocks({
      ...{ options: table.options, seats: parts.seats.length, kept: table.clocks, clock: parts.clock ?? WALL_CLOCK },
      onZero: (what, seat, decision) => this.timeIsUp(what, seat, decision),
    });
    const people = (): readonly number[] => this.peoplePlaying();
    const nameOf = (seat: number): string => this.nameOf(seat);
    const offers = table.offers ?? null;
    this.votes = new SeatVotes(people, offers?.votes ?? null);
    this.fixes = new BoardFixes({ session, people, nameOf, kept: offers?.fix ?? null });
    this.request = requestOf(offers, session.decisions.length);
    const names = parts.seats.map(({ name }) => name);
    this.tableTalk = new TableTalk({
      game,
      session,
      names,
      guests: table.options.guests,
      said: table.said,
      now: Date.now,
    });
    const onParted = (): void => this.breakOff();
    this.recorded = new RecordedDecisions({ game, session, store, automatic, onParted, onFault });
    this.keptOpen = this.openText();
  }

  /** Begins, or goes on after a restart. */
  start(): void {
    if (this.isPast) return;
    void onBehalfOf(this, () => this.run());
  }

  /** False when the match was closed meanwhile: the game is to be woken again. */
  watch(watcher: Watcher): boolean {
    const { seat } = watcher;
    if (this.closed || (seat !== null && !this.hasPerson(seat))) return false;
    this.watchers.add(watcher);
    if (seat !== null && this.presence.comes(seat)) {
      if (this.presence.isPlayed(seat)) void this.letBotPlay(seat, seat, false);
      this.setClocks();
      onBehalfOf(this, () => this.sendAll());
    } else onBehalfOf(this, () => this.sendTo(watcher));
    this.tableTalk.tellAll(watcher);
    if (this.isPast) watcher.tell(this.parts.parted ?? '');
    return true;
  }

  /** It was saved by other rules, and is only looked at. */
  private get isPast(): boolean {
    return (this.parts.parted ?? null) !== null;
  }

  leave(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    if (watcher.seat === null || !this.presence.goes(watcher.seat)) return;
    this.setClocks();
    this.sendAll();
  }

  /** Closes when nobody watches and nothing goes on: all of it is stored, and is loaded again when somebody comes. */
  closeIfIdle(): void {
    if (this.watchers.size === 0 && !this.running && this.changes === 0) this.forget();
  }

  /** No more decisions; the ones made are stored. */
  async close(): Promise<void> {
    this.forget();
    await this.queue;
  }

  /** Something failed where nobody could undo it: what is stored is right, what is here may not be. */
  breakOff(): void {
    if (this.closed) return;
    this.forget();
    const names = this.seats.map(({ name }) => name).join(', ');
    for (const watcher of this.watchers)
      watcher.tell(
        `The game of ${names} was closed by a fault of ours; its decisions are kept: reload the page to go on where it stopped.`,
      );
  }

  private forget(): void {
    if (this.closed) return;
    this.closed = true;
    this.clocks.stop();
    this.parts.onClosed(this);
  }

  /** A person's answer to the question of a snapshot. */
  answer(seat: number, sequence: number, given: Answer | string): Promise<Refusal | null> {
    return this.change(async () => {
      const { question } = this.session;
      if (question === null) return problem('The game is over; nothing is left to decide.');
      if ((question.player as number) !== seat)
        return problem(
          `The game waits for ${this.nameOf(question.player)}, not for you; wait for your turn to decide.`,
        );
      if (sequence !== this.sequence)
        return problem('The table has changed since you clicked; look again and choose again.');
      const answer = typeof given === 'string' ? placeOfWord(question, given) : given;
      const illegal = this.tried(() => this.session.answer(answer));
      if (illegal === 'fault')
        return problem('That decision ran into a fault of ours and was undone; nothing changed. Choose another way.');
      if (illegal !== null) return refusal(illegal);
      this.askAgain = false;
      this.request = null;
      await this.recorded.append(false);
      return null;
    });
  }

  concede(seat: number, everyGame = false): Promise<Refusal | null> {
    return this.change(async () => {
      const illegal = this.session.concede(seat as Question['player'], everyGame ? 'every game' : 'this game');
      if (illegal !== null) return refusal(illegal);
      await this.recorded.append(false);
      return null;
    });
  }

  /** Agrees to a draw, or declines one. CR 104.4i. */
  offerDraw(seat: number, agree: boolean): Promise<Refusal | null> {
    return this.change(async () => {
      const illegal = sayDraw(this.session, this.seatsAsPlayed(), seat, agree);
      if (illegal !== null) return refusal(illegal);
      await this.recorded.append(false);
      return null;
    });
  }

  /** Somebody at the table lets a bot play for whoever is away, or no more; whoever comes back plays again. */
  letBotPlay(by: number, seat: number, bot: boolean): Promise<Refusal | null> {
    return this.change(async () => {
      if (this.session.game.players[by]?.lost === true) return problem('You have left the game; the others decide.');
      const wrong = this.presence.letBotPlay(seat, bot);
      if (wrong !== null) return problem(wrong);
      await this.keepWishes(seat);
      return null;
    });
  }

  /** Whether the seat is a person's, and they have not been voted out of it. */
  hasPerson(seat: number): boolean {
    return this.seats[seat]?.kind === 'human';
  }

  private peoplePlaying(): readonly number[] {
    if (this.session.question === null) return [];
    const { players } = this.session.game;
    return this.seatsAsPlayed().flatMap(({ kind }, seat) =>
      kind === 'human' && players[seat]?.lost !== true ? [seat] : [],
    );
  }

  /** Whether somebody shall give up their seat to a bot, as one of the others says. */
  voteOut(by: number, seat: number, yes: boolean): Promise<Refusal | null> {
    return this.change(async () => {
      const before = this.votes.view;
      const wrong = this.votes.say(by, seat, yes);
      if (wrong !== null) return problem(wrong);
      const name = this.nameOf(seat);
      if (before === null)
        this.tableTalk.note(`${this.nameOf(by)} asks the others to vote ${name} out of their seat.`, this.watchers);
      else if (!yes) this.tableTalk.note(`${name} stays: not everybody agreed.`, this.watchers);
      if (!(await this.settleVote())) await this.keepTable();
      return null;
    });
  }

  /** Once all have agreed, a bot has the seat for good. It is stored first: an old key opens nothing then. True when that is so. */
  private async settleVote(): Promise<boolean> {
    const seat = this.votes.due();
    const before = seat === null ? undefined : this.seats[seat];
    if (seat === null || before === undefined) return false;
    const after: StoredSeat = { ...before, kind: 'bot', bot: 'greedy', tokenHash: null };
    await this.parts.store.saveSeats(
      this.id,
      this.seats.map((one, at) => (at === seat ? after : one)),
    );
    this.seats[seat] = after;
    this.bots[seat] = this.parts.standIn;
    this.presence.giveUp(seat);
    this.yields[seat] = null;
    this.request = null;
    await this.keepWishes(seat);
    for (const watcher of this.watchers) {
      if (watcher.seat !== seat) continue;
      this.watchers.delete(watcher);
      watcher.unseat('The others have voted you out of your seat; a bot plays on for you. You may look on.');
    }
    this.tableTalk.note(`${before.name} was voted out of their seat; a bot plays on.`, this.watchers);
    await this.keepTable();
    return true;
  }

  /** The board shall be changed by hand; everybody seated must agree, and bots do. */
  proposeFix(seat: number, fix: Adjustment): Promise<Refusal | null> {
    return this.change(async () => {
      const wrong = this.working(() => this.fixes.propose(seat, fix));
      if (wrong !== null) return problem(wrong);
      this.say(`${this.nameOf(seat)} proposes a fix of the board.`);
      await this.settleFix();
      return null;
    });
  }

  /** Whether the board shall be fixed as somebody proposed; whoever did withdraws it by a no. */
  sayFix(seat: number, number: number, yes: boolean): Promise<Refusal | null> {
    return this.change(async () => {
      const said = this.fixes.say(seat, number, yes);
      if (typeof said === 'object') return problem(said.refused);
      if (said === 'refused') this.say(`${this.nameOf(seat)} would rather leave the board as it is.`);
      if (said === 'withdrawn') this.say(`${this.nameOf(seat)} withdraws the fix.`);
      await this.settleFix();
      return null;
    });
  }

  /** Carries out the fix to which all have agreed, or lets it fall; true when the board was changed. */
  private async settleFix(): Promise<boolean> {
    const fallen = this.working(() => this.fixes.fallen());
    if (fallen !== null) this.say(fallen);
    const due = this.fixes.due();
    if (due === null) return false;
    const name = this.nameOf(due.by);
    const by = due.by as Question['player'];
    let wrong: string | null;
    try {
      wrong = this.working(() => this.session.fix(by, due.fix));
    } catch (error) {
      this.parts.onFault(error);
      wrong = 'it ran into a fault of ours and was undone';
    }
    if (wrong !== null) {
      this.say(`The fix that ${name} proposed is off: ${wrong}.`);
      return false;
    }
    this.askAgain = true;
    this.request = null;
    await this.recorded.append(true);
    this.say(`The board was fixed as ${name} proposed, and nobody was against it.`);
    return true;
  }

  private say(sentence: string): void {
    this.tableTalk.note(sentence, this.watchers);
  }

  private get offers(): ReturnType<typeof keptOffers> {
    return keptOffers(this.session.decisions.length, this.request, this.votes.kept, this.fixes.kept);
  }

  /** So that a restarted server asks on. What waits for nobody is not written with each decision. */
  private async keepOffers(): Promise<void> {
    if (this.openText() !== this.keptOpen) await this.keepTable();
  }

  /** Something that is said to the others, or pointed at; the game does not know of it. */
  talk(by: Watcher, message: TalkMessage): Promise<Refusal | null> {
    return this.enqueue(async () => {
      if (this.closed) return problem(CLOSED);
      const refused = this.working(() => this.tableTalk.take(by, message, this.watchers));
      if (refused !== null) return problem(refused);
      if (message.kind === 'tableSay') await this.keepTable();
      return null;
    });
  }

  private openText(): string {
    const { offers } = this;
    return JSON.stringify(offers.takeBack === null ? { ...offers, decisions: 0 } : offers);
  }

  private keepTable(): Promise<void> {
    const { said } = this.tableTalk;
    const clocks = this.clocks.areOn ? this.clocks.kept : null;
    const { offers } = this;
    this.keptOpen = this.openText();
    return this.parts.store.saveTable(this.id, { ...this.parts.table, said, clocks, offers });
  }

  /** The clock runs for whoever is asked, while anybody is there who has a seat; a bot's does not. */
  private setClocks(): void {
    const { question } = this.session;
    const seat = question?.player as number | undefined;
    const people = this.seats.filter(({ kind }) => kind === 'human').length;
    const isWaiting = !this.running && !this.closed && !this.isPast && this.presence.away.length < people;
    const isPerson = seat !== undefined && this.seats[seat]?.kind === 'human' && !this.presence.isPlayed(seat);
    if (isWaiting && isPerson) this.clocks.waitFor(seat, this.session.decisions.length);
    else this.clocks.stop();
  }

  private timeIsUp(what: RanOut, seat: number, decision: number): void {
    onBehalfOf(this, () => this.decideLate(what, seat, decision)).catch((error: unknown) => this.parts.onFault(error));
  }

  /** A bot makes the decision; or whose time for the game is up concedes. CR 104.3a. */
  private decideLate(what: RanOut, seat: number, decision: number): Promise<Refusal | null> {
    return this.change(async () => {
      const { question, decisions } = this.session;
      const isOpen = question !== null && (question.player as number) === seat && decisions.length === decision;
      if (!isOpen) return null; // It was made at the last moment.
      const name = this.nameOf(seat);
      if (what === 'game') this.session.concede(question.player, 'every game');
      else {
        const seen = this.session.seenFrom(question.player);
        this.take(
          question,
          this.working(() => this.parts.standIn(question, seen, decision)),
        );
      }
      this.askAgain = false;
      this.request = null;
      await this.recorded.append(true);
      const words = what === 'game' ? 'is up, and so they concede' : 'for a decision was up, and a bot has made it';
      this.tableTalk.note(`The time of ${name} ${words}.`, this.watchers);
      return null;
    });
  }

  private seatsAsPlayed(): readonly StoredSeat[] {
    return this.seats.map((seat, at) => (this.presence.isPlayed(at) ? { ...seat, kind: 'bot' } : seat));
  }

  private working<Result>(act: () => Result): Result {
    return this.parts.working === undefined ? act() : this.parts.working(act);
  }

  /** What acts, or 'fault' when the engine failed: the session is then as before. */
  private tried(act: () => Illegal | null): Illegal | null | 'fault' {
    try {
      return this.working(act);
    } catch (error) {
      this.parts.onFault(error);
      return 'fault';
    }
  }

  /** Back to the person's last own decision. Other people are asked first, unless it told nothing; asking again withdraws. */
  undo(seat: number): Promise<Refusal | null> {
    return this.change(async () => {
      const to = this.undoPoint(seat);
      if (to === null) return problem('There is nothing to take back.');
      const others = otherPeople(this.session, this.seatsAsPlayed(), seat);
      const isFree =
        this.parts.table.options.undo === 'free' ||
        others.length === 0 ||
        this.working(() => revealedNothing(this.session, to, seat));
      if (isFree) return this.goBack(to);
      if (this.request?.by === seat) {
        this.request = null;
        return null;
      }
      if (this.request !== null) return problem('Somebody has asked for that already; wait for the answers.');
      this.request = { by: seat, to, open: new Set(others) };
      return null;
    });
  }

  /** Whether another person's decision may be taken back. */
  consent(seat: number, yes: boolean): Promise<Refusal | null> {
    return this.change(async () => {
      const { request } = this;
      if (request === null || !request.open.has(seat)) return problem('Nobody waits for your word on that.');
      const consent = consented(request, seat, yes);
      this.request = consent.kind === 'open' ? consent.request : null;
      if (consent.kind === 'agreed') return this.goBack(request.to);
      if (consent.kind === 'declined')
        for (const watcher of this.watchers)
          if (watcher.seat === request.by) watcher.tell(`${this.nameOf(seat)} would rather let that decision stand.`);
      return null;
    });
  }

  private async goBack(to: number): Promise<Refusal | null> {
    this.request = null;
    this.told = null;
    this.replay = null;
    if (!(await this.working(() => this.recorded.takeBack(to))))
      return problem('The game can not go back that far; play on from here.');
    this.yields.fill(null);
    this.askAgain = true;
    for (const seat of this.stops.keys()) await this.keepWishes(seat);
    for (const watcher of this.watchers) watcher.logSent = 0;
    return null;
  }

  /** Why an object is as it is, for whoever may see it; of a player only why it can't be chosen. */
  why(seat: number | null, entity: number): Reply {
    const { game, question } = this.session;
    return whyOf(game, viewFor(this.session, seat), entity, question);
  }

  /** How the table stood after so many decisions, once the game is over. While the rounds of a draft are played, decks of others stay theirs. */
  async replayAt(watcher: Watcher, at: number, seat: number | null, logFrom: number): Promise<Reply> {
    if (this.session.question !== null) return problem('The game goes on; it can be looked at again when it is over.');
    if (this.parts.about.draft !== undefined && seat !== null && seat !== watcher.seat)
      return problem('This game is part of a draft: nobody looks into the hands of others.');
    this.replay ??= new GameReplay(await wholeOf(this.session));
    const facts = { ...this.facts(), sequence: this.sequence };
    const receiver = { seat, knownCards: watcher.knownCards, logSent: logFrom };
    const snapshot = this.working(() => this.replay?.pictureAt(at, facts, receiver) ?? null);
    if (snapshot === null) return problem('That part of the game can’t be shown again.');
    return { kind: 'replayed', at, snapshot };
  }

  private facts(): Omit<Replayed, 'sequence'> {
    const { about, seedHash } = this.parts;
    return { about: { ...about, game: this.id, seedHash }, seats: this.seats, texts: this.texts };
  }

  /** How it went, once it is over; played again once. */
  async course(): Promise<GameCourse | null> {
    this.told ??= await courseOf(this.session);
    return this.told;
  }

  setStops(seat: number, stops: Stops): Promise<Refusal | null> {
    return this.change(async () => {
      this.stops[seat] = stops;
      await this.keepWishes(seat);
      return null;
    });
  }

  /** Passing for a while; null takes it back. */
  yieldUntil(seat: number, until: Yield | null): Promise<Refusal | null> {
    return this.change(async () => {
      this.yields[seat] = until === null ? null : { until, turn: this.session.game.turn };
      if (until !== null) this.askAgain = false;
      await this.keepWishes(seat);
      return null;
    });
  }

  private wishesOf(seat: number): Wishes {
    const bot = this.presence.isPlayed(seat) ? { bot: true as const } : {};
    return { stops: this.stops[seat] ?? defaultStops(), yielding: this.yields[seat] ?? null, ...bot };
  }

  /** So that a restarted server asks as this one would have. */
  private keepWishes(seat: number): Promise<void> {
    return this.parts.store.saveWishes(this.id, seat, this.wishesOf(seat));
  }

  /** One change at a time; afterwards everybody sees it and the game goes on. */
  private change(act: () => Promise<Refusal | null>): Promise<Refusal | null> {
    return this.enqueue(async () => {
      if (this.closed) return problem(CLOSED);
      if (this.isPast) return problem(this.parts.parted ?? '');
      const refused = await act();
      await this.keepOffers();
      if (refused === null) {
        this.sequence++;
        void this.run(); // sends the picture when it comes to rest, or on the way while bots play
      }
      return refused;
    });
  }

  private enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
    this.changes++;
    const done = this.queue.then(() => onBehalfOf(this, act)).finally(() => this.changes--);
    this.queue = done.catch(() => {});
    return done;
  }

  /** Decides for bots and passes for people until a person is asked or the game is over. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.clocks.stop();
    try {
      if (this.clocks.areOn) await this.enqueue(() => this.keepTable());
      for (;;) {
        const step = await this.enqueue(() => this.step());
        if (step === 'waits' && (this.votes.view === null || !(await this.enqueue(() => this.settleVote())))) break;
        await rest(step === 'acted' && this.watchers.size > 0 ? this.parts.pace : 0);
      }
    } catch (error) {
      this.parts.onFault(error);
      for (const watcher of this.watchers)
        watcher.tell(
          'The game broke off here by a fault of ours. Take back your last decision and play on in another way.',
        );
    } finally {
      this.running = false;
    }
    this.setClocks();
    this.sequence++;
    this.sendAll();
    if (this.watchers.size === 0) this.parts.onRest(this);
  }

  /** One decision that no person makes: 'acted' when there was something to see, 'passed', or 'waits' when a person is asked. */
  private async step(): Promise<'acted' | 'passed' | 'waits'> {
    if (this.closed) return 'waits';
    if (this.fixes.kept !== null) {
      const isFixed = await this.settleFix();
      await this.keepOffers();
      if (isFixed) return 'acted';
    }
    const { question } = this.session;
    if (question === null) return 'waits';
    const before = this.yields[question.player];
    const decided = this.working(() => this.decideFor(question));
    if (before !== null && this.yields[question.player] === null) await this.keepWishes(question.player);
    if (decided === null) return 'waits';
    const passed = question.kind === 'priority' && question.options[decided[0] as number]?.kind === 'pass';
    this.take(question, decided);
    await this.recorded.append(true);
    this.sequence++;
    if (Date.now() - this.lastSent >= SNAPSHOT_PAUSE) this.sendAll();
    return passed ? 'passed' : 'acted';
  }

  /** Takes an answer made by the server; when it is illegal or the engine fails at it, another legal one. */
  private take(question: Question, decided: Answer): void {
    const outcome = this.tried(() => this.session.answer(decided));
    if (outcome === null) return;
    if (outcome !== 'fault')
      this.parts.onFault(
        new Error(`An answer made by the server was illegal: ${question.kind} ${JSON.stringify(decided)}`),
      );
    for (const legal of enumerateAnswers(question, OTHER_ANSWERS))
      if (this.tried(() => this.session.answer(legal)) === null) return;
    throw new Error(`No answer to ${question.kind} works: ${question.reason.text}`);
  }

  /** A bot's answer, or an automatic one for a person; null when the person is asked. */
  private decideFor(question: Question): Answer | null {
    const seat = question.player as number;
    const bot = this.presence.isPlayed(seat) ? this.parts.standIn : this.bots[seat];
    if (bot !== null && bot !== undefined)
      return bot(question, this.session.seenFrom(question.player), this.session.decisions.length);
    if (this.askAgain) return null;
    const decision = decide(question, viewFor(this.session, seat), seat, this.wishesOf(seat));
    this.yields[seat] = decision.yielding;
    return decision.kind === 'ask' ? null : decision.answer;
  }

  /** The number of decisions to go back to, or null. */
  /** With other people nobody goes back behind the end: the seed is published then. NOT-CR. */
  private undoPoint(seat: number): number | null {
    if (this.parts.table.options.undo === 'off') return null;
    const isOver = this.session.question === null;
    if (isOver && this.seats.some(({ kind }, other) => kind === 'human' && other !== seat)) return null;
    return lastOwnDecision(this.session, this.recorded.automatic, seat);
  }

  private nameOf(player: number): string {
    return this.seats[player]?.name ?? 'somebody else';
  }

  private sendAll(): void {
    this.lastSent = Date.now();
    for (const watcher of this.watchers) this.sendTo(watcher);
  }

  private sendTo(watcher: Watcher): void {
    try {
      watcher.send(this.working(() => this.snapshotFor(watcher)));
    } catch (error) {
      this.parts.onFault(error);
      watcher.tell('This game can’t be shown to you by a fault of ours; its decisions are kept. Reload the page.');
    }
  }

  private snapshotFor(watcher: Watcher): Snapshot {
    const { seat } = watcher;
    const standing = {
      ...this.facts(),
      session: this.session,
      sequence: this.sequence,
      asked: this.running || this.isPast ? null : this.session.question,
      request: this.request,
      away: this.presence.away,
      clocks: this.clocks.view,
      match: this.parts.table.match,
      vote: this.votes.view,
      fix: this.fixes.view(seat),
    };
    const undo = seat !== null && !this.isPast && this.undoPoint(seat) !== null;
    const mayVoteOut = seat === null || this.isPast ? [] : this.votes.mayBeginOn(seat);
    return pictureFor(standing, watcher, seat === null ? null : this.wishesOf(seat), { undo, mayVoteOut });
  }
}

/** A word said of a question's own: its place there, or nothing. */
function placeOfWord(question: Question, word: string): Answer {
  const at = question.kind === 'chooseOption' ? question.options.indexOf(word) : -1;
  return at < 0 ? [] : [at];
}
