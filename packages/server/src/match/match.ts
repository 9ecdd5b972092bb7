/** One game at the table: people and bots take turns answering; every decision is stored before anybody sees it. */
import type { Adjustment, Answer, Question } from '@kitchen-table/engine';
import { enumerateAnswers } from '@kitchen-table/engine';
import type { GameCourse, Reply, Stops, TalkMessage, Yield } from '@kitchen-table/protocol';
import { onBehalfOf } from '../faults.ts';
import { firstPictureNumber } from '../picture-numbers.ts';
import { decide } from './auto-pass.ts';
import type { RanOut } from './clocks.ts';
import { CountedTime } from './counted-time.ts';
import { Consents } from './consent/consents.ts';
import { sayDraw } from './consent/draw-offers.ts';
import type { MatchParts, Watcher } from './match-parts.ts';
import { MatchTable } from './match-table.ts';
import { problem, type Refusal, refusal } from './refusals.ts';
import { rest } from './rest.ts';
import { Shown } from './shown.ts';
import { viewFor } from './snapshots.ts';

/** Fresh snapshots while bots play are sent at most this often, in milliseconds. */
const SNAPSHOT_PAUSE = 50;
/** How many other answers are tried when the engine fails at a bot's. */
const OTHER_ANSWERS = 8;
const CLOSED = 'This table was closed; reload the page to go on with the game.';

/** A game at the table. All changes go through one queue, so that none meets another halfway. */
export class Match {
  readonly id: string;
  private readonly parts: MatchParts;
  private readonly table: MatchTable;
  private readonly consents: Consents;
  private readonly shown: Shown;
  private readonly time: CountedTime;
  private sequence: number = firstPictureNumber();
  private queue: Promise<unknown> = Promise.resolve();
  private running = false;
  /** How many changes are under way or wait for their turn. */
  private changes = 0;
  private closed = false;

  constructor(parts: MatchParts) {
    this.parts = parts;
    this.id = parts.id;
    this.table = new MatchTable(parts, {
      onLongAway: () => this.shown.sendAll(),
      onParted: () => this.breakOff(),
      onZero: (what, seat, decision) => this.timeIsUp(what, seat, decision),
    });
    const onSilence = (fix: number): void => this.fixTimeIsUp(fix);
    this.consents = new Consents(this.table, () => this.shown.forget(), onSilence);
    this.time = new CountedTime(this.table, this.consents, () => this.enqueue(() => this.consents.keepTable()));
    this.shown = new Shown(
      this.table,
      () => this.consents,
      () => ({ sequence: this.sequence, running: this.running }),
    );
  }

  /** Begins, or goes on after a restart. */
  start(): void {
    if (this.table.isPast) return;
    void onBehalfOf(this, () => this.run());
  }

  /** False when the match was closed meanwhile: the game is to be woken again. */
  watch(watcher: Watcher): boolean {
    const { seat } = watcher;
    const { presence, watchers, talk, isPast } = this.table;
    if (this.closed || (seat !== null && !this.hasPerson(seat))) return false;
    watchers.add(watcher);
    if (seat !== null && presence.comes(seat)) {
      if (presence.isPlayed(seat)) void this.letBotPlay(seat, seat, false);
      this.setClocks();
      onBehalfOf(this, () => this.shown.sendAll());
    } else if (seat === null) onBehalfOf(this, () => this.shown.sendSoon(watcher));
    else onBehalfOf(this, () => this.shown.sendTo(watcher));
    talk.tellAll(watcher);
    if (isPast) watcher.tell(this.parts.parted ?? '');
    return true;
  }

  leave(watcher: Watcher): void {
    if (!this.table.watchers.delete(watcher)) return;
    if (watcher.seat === null) return this.shown.sendSoon(watcher);
    if (!this.table.presence.goes(watcher.seat)) return;
    this.setClocks();
    this.shown.sendAll();
  }

  /** Closes when nobody watches and nothing goes on: all of it is stored, and is loaded again when somebody comes. */
  closeIfIdle(): void {
    if (this.table.watchers.size === 0 && !this.running && this.changes === 0) this.forget();
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
    const names = this.table.seats.map(({ name }) => name).join(', ');
    for (const watcher of this.table.watchers)
      watcher.tell(
        `The game of ${names} was closed by a fault of ours; its decisions are kept: reload the page to go on where it stopped.`,
      );
  }

  private forget(): void {
    if (this.closed) return;
    this.closed = true;
    this.setClocks();
    this.shown.stop();
    this.parts.onClosed(this);
  }

  /** Whether the seat is a person's, and they have not been voted out of it. */
  hasPerson(seat: number): boolean {
    return this.table.hasPerson(seat);
  }

  /** A person's answer to the question of a snapshot. */
  answer(seat: number, sequence: number, given: Answer | string): Promise<Refusal | null> {
    return this.change(async () => {
      const { session, recorded } = this.table;
      const { question } = session;
      if (question === null) return problem('The game is over; nothing is left to decide.');
      if ((question.player as number) !== seat)
        return problem(
          `The game waits for ${this.table.nameOf(question.player)}, not for you; wait for your turn to decide.`,
        );
      if (sequence !== this.sequence)
        return problem('The table has changed since you clicked; look again and choose again.');
      const answer = typeof given === 'string' ? placeOfWord(question, given) : given;
      const illegal = this.table.tried(() => session.answer(answer));
      if (illegal === 'fault')
        return problem('That decision ran into a fault of ours and was undone; nothing changed. Choose another way.');
      if (illegal !== null) return refusal(illegal);
      this.table.askAgain = false;
      this.consents.decided();
      await recorded.append(false);
      return null;
    });
  }

  concede(seat: number, everyGame = false): Promise<Refusal | null> {
    return this.change(async () => {
      const { session, recorded } = this.table;
      const illegal = session.concede(seat as Question['player'], everyGame ? 'every game' : 'this game');
      if (illegal !== null) return refusal(illegal);
      await recorded.append(false);
      return null;
    });
  }

  /** Agrees to a draw, or declines one. CR 104.4i. */
  offerDraw(seat: number, agree: boolean): Promise<Refusal | null> {
    return this.change(async () => {
      const illegal = sayDraw(this.table.session, this.table.seatsAsPlayed(), seat, agree);
      if (illegal !== null) return refusal(illegal);
      await this.table.recorded.append(false);
      return null;
    });
  }

  /** Somebody at the table lets a bot play for whoever is away, or no more; whoever comes back plays again. */
  letBotPlay(by: number, seat: number, bot: boolean): Promise<Refusal | null> {
    return this.change(async () => {
      const { session, presence } = this.table;
      if (session.game.players[by]?.lost === true) return problem('You have left the game; the others decide.');
      const wrong = presence.letBotPlay(seat, bot);
      if (wrong !== null) return problem(wrong);
      await this.table.keepWishes(seat);
      return null;
    });
  }

  /** Whether somebody shall give up their seat to a bot, as one of the others says. */
  voteOut(by: number, seat: number, yes: boolean): Promise<Refusal | null> {
    return this.change(() => this.consents.voteOut(by, seat, yes));
  }

  /** The board shall be changed by hand, as all must agree. */
  proposeFix(seat: number, fix: Adjustment): Promise<Refusal | null> {
    return this.change(() => this.consents.proposeFix(seat, fix));
  }

  /** Whether the board shall be fixed as somebody proposed. */
  sayFix(seat: number, number: number, yes: boolean): Promise<Refusal | null> {
    return this.change(() => this.consents.sayFix(seat, number, yes));
  }

  /** Back to the person's last own decision, if the others agree. */
  undo(seat: number): Promise<Refusal | null> {
    return this.change(() => this.consents.undo(seat));
  }

  /** Whether another person's decision may be taken back. */
  consent(seat: number, yes: boolean): Promise<Refusal | null> {
    return this.change(() => this.consents.consent(seat, yes));
  }

  /** Something that is said to the others, or pointed at; the game does not know of it. */
  talk(by: Watcher, message: TalkMessage): Promise<Refusal | null> {
    return this.enqueue(async () => {
      if (this.closed) return problem(CLOSED);
      const { talk, watchers } = this.table;
      const refused = this.table.working(() => talk.take(by, message, watchers));
      if (refused !== null) return problem(refused);
      if (message.kind === 'tableSay') await this.consents.keepTable();
      return null;
    });
  }

  setStops(seat: number, stops: Stops): Promise<Refusal | null> {
    return this.change(async () => {
      this.table.stops[seat] = stops;
      await this.table.keepWishes(seat);
      return null;
    });
  }

  /** Passing for a while; null takes it back. */
  yieldUntil(seat: number, until: Yield | null): Promise<Refusal | null> {
    return this.change(async () => {
      this.table.yields[seat] = until === null ? null : { until, turn: this.table.session.game.turn };
      if (until !== null) this.table.askAgain = false;
      await this.table.keepWishes(seat);
      return null;
    });
  }

  /** Why an object is as it is, for whoever may see it; of a player only why it can't be chosen. */
  why(seat: number | null, entity: number): Reply {
    return this.shown.why(seat, entity);
  }

  /** How the table stood after so many decisions, once the game is over. */
  replayAt(watcher: Watcher, at: number, seat: number | null, logFrom: number): Promise<Reply> {
    return this.shown.replayAt(watcher, at, seat, logFrom);
  }

  /** How it went, once it is over. */
  course(seat: number | null): Promise<GameCourse | null> {
    return this.shown.course(seat);
  }

  private setClocks(): void {
    this.time.set(!this.closed, this.running);
  }

  private fixTimeIsUp(fix: number): void {
    this.change(() => this.consents.fixTimeIsUp(fix)).catch((error: unknown) => this.parts.onFault(error));
  }

  private timeIsUp(what: RanOut, seat: number, decision: number): void {
    onBehalfOf(this, () => this.decideLate(what, seat, decision)).catch((error: unknown) => this.parts.onFault(error));
  }

  /** A bot makes the decision; or whose time for the game is up concedes. CR 104.3a. */
  private decideLate(what: RanOut, seat: number, decision: number): Promise<Refusal | null> {
    return this.change(async () => {
      const { session, recorded } = this.table;
      const { question, decisions } = session;
      const isOpen = question !== null && (question.player as number) === seat && decisions.length === decision;
      if (!isOpen) return null; // It was made at the last moment.
      const name = this.table.nameOf(seat);
      if (what === 'game') session.concede(question.player, 'every game');
      else {
        const seen = session.seenFrom(question.player);
        this.take(
          question,
          this.table.working(() => this.parts.standIn(question, seen, decision)),
        );
      }
      this.table.askAgain = false;
      this.consents.decided();
      await recorded.append(true);
      const words = what === 'game' ? 'is up, and so they concede' : 'for a decision was up, and a bot has made it';
      this.table.say(`The time of ${name} ${words}.`);
      return null;
    });
  }

  /** One change at a time; afterwards everybody sees it and the game goes on. */
  private change(act: () => Promise<Refusal | null>): Promise<Refusal | null> {
    return this.enqueue(async () => {
      if (this.closed) return problem(CLOSED);
      if (this.table.isPast) return problem(this.parts.parted ?? '');
      const refused = await act();
      await this.consents.keepOpen(this.table.late?.note());
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
    const { watchers, clocks } = this.table;
    this.running = true;
    clocks.stop();
    try {
      if (clocks.areOn) await this.enqueue(() => this.consents.keepTable());
      for (;;) {
        const step = await this.enqueue(() => this.step());
        if (step === 'waits' && !(this.consents.isVoting && (await this.enqueue(() => this.consents.settleVote()))))
          break;
        await rest(step === 'acted' && watchers.size > 0 ? this.parts.pace : 0);
      }
    } catch (error) {
      this.parts.onFault(error);
      for (const watcher of watchers)
        watcher.tell(
          'The game broke off here by a fault of ours. Take back your last decision and play on in another way.',
        );
    } finally {
      this.running = false;
    }
    this.setClocks();
    this.sequence++;
    this.shown.sendAll();
    if (watchers.size === 0) this.parts.onRest(this);
  }

  /** One decision that no person makes: 'acted' when there was something to see, 'passed', or 'waits' when a person is asked. */
  private async step(): Promise<'acted' | 'passed' | 'waits'> {
    if (this.closed) return 'waits';
    if (await this.consents.settleOpenFix()) return 'acted';
    const { session, yields, recorded } = this.table;
    const { question } = session;
    if (question === null) return 'waits';
    const before = yields[question.player];
    const decided = this.table.working(() => this.decideFor(question));
    if (before !== null && yields[question.player] === null) await this.table.keepWishes(question.player);
    if (decided === null) return 'waits';
    const passed = question.kind === 'priority' && question.options[decided[0] as number]?.kind === 'pass';
    this.take(question, decided);
    await recorded.append(true);
    if (this.table.late?.note() === true) await this.consents.keepTable();
    this.sequence++;
    if (Date.now() - this.shown.lastSent >= SNAPSHOT_PAUSE) this.shown.sendAll();
    return passed ? 'passed' : 'acted';
  }

  /** Takes an answer made by the server; when it is illegal or the engine fails at it, another legal one. */
  private take(question: Question, decided: Answer): void {
    const { session } = this.table;
    const outcome = this.table.tried(() => session.answer(decided));
    if (outcome === null) return;
    if (outcome !== 'fault')
      this.parts.onFault(
        new Error(`An answer made by the server was illegal: ${question.kind} ${JSON.stringify(decided)}`),
      );
    for (const legal of enumerateAnswers(question, OTHER_ANSWERS))
      if (this.table.tried(() => session.answer(legal)) === null) return;
    throw new Error(`No answer to ${question.kind} works: ${question.reason.text}`);
  }

  /** A bot's answer, or an automatic one for a person; null when the person is asked. */
  private decideFor(question: Question): Answer | null {
    const { session, presence, bots, yields } = this.table;
    const seat = question.player as number;
    const bot = presence.isPlayed(seat) ? this.parts.standIn : bots[seat];
    if (bot !== null && bot !== undefined)
      return bot(question, session.seenFrom(question.player), session.decisions.length);
    if (this.table.askAgain) return null;
    const decision = decide(question, viewFor(session, seat), seat, this.table.wishesOf(seat));
    yields[seat] = decision.yielding;
    return decision.kind === 'ask' ? null : decision.answer;
  }
}

/** A word said of a question's own: its place there, or nothing. */
function placeOfWord(question: Question, word: string): Answer {
  const at = question.kind === 'chooseOption' ? question.options.indexOf(word) : -1;
  return at < 0 ? [] : [at];
}
