/** What the people at a table must agree on: taking back, voting somebody out, the board fixed by hand. NOT-CR. */
import type { Adjustment, Question } from '@kitchen-table/engine';
import type { FixView, SeatVote } from '@kitchen-table/protocol';
import type { StoredSeat } from '../../store/store.ts';
import { BoardFixes } from './board-fixes.ts';
import type { MatchTable } from '../match-table.ts';
import { type KeptOffers, keptOffers, requestOf } from './open-offers.ts';
import { problem, type Refusal } from '../refusals.ts';
import { SeatVotes } from './seat-votes.ts';
import { consented, lastOwnDecision, otherPeople, revealedNothing, type TakeBackRequest } from './take-back.ts';

/** What is open at one table, and what comes of it. */
export class Consents {
  private readonly table: MatchTable;
  /** Told when the game went back. */
  private readonly onBack: () => void;
  private readonly votes: SeatVotes;
  private readonly fixes: BoardFixes;
  /** A person asks the others to let a decision be taken back. */
  private request: TakeBackRequest | null;
  /** What was open when that was kept last. */
  private keptOpen: string;

  constructor(table: MatchTable, onBack: () => void, onSilence: (fix: number) => void) {
    const { session, parts } = table;
    const offers = parts.table.offers ?? null;
    const people = (): readonly number[] => table.peoplePlaying();
    const nameOf = (seat: number): string => table.nameOf(seat);
    this.table = table;
    this.onBack = onBack;
    this.votes = new SeatVotes(people, offers?.votes ?? null);
    this.fixes = new BoardFixes({ session, people, nameOf, kept: offers?.fix ?? null, clock: table.clock, onSilence });
    this.request = requestOf(offers, session.decisions.length);
    this.keptOpen = this.openText();
  }

  /** What a seat is shown of it. */
  shownTo(seat: number | null): { request: TakeBackRequest | null; vote: SeatVote | null; fix: FixView | null } {
    return { request: this.request, vote: this.votes.view, fix: this.fixes.view(seat) };
  }

  /** Whom somebody in that seat may ask the others to vote out. */
  mayVoteOut(seat: number): readonly number[] {
    return this.votes.mayBeginOn(seat);
  }

  /** A decision was made: nobody asks any more to take an older one back. */
  decided(): void {
    this.request = null;
  }

  /** Whether somebody shall give up their seat to a bot, as one of the others says. */
  async voteOut(by: number, seat: number, yes: boolean): Promise<Refusal | null> {
    const { table } = this;
    const before = this.votes.view;
    const wrong = this.votes.say(by, seat, yes);
    if (wrong !== null) return problem(wrong);
    const name = table.nameOf(seat);
    if (before === null) table.say(`${table.nameOf(by)} asks the others to vote ${name} out of their seat.`);
    else if (!yes) table.say(`${name} stays: not everybody agreed.`);
    if (!(await this.settleVote())) await this.keepTable();
    return null;
  }

  /** Whether the table votes about somebody. */
  get isVoting(): boolean {
    return this.votes.view !== null;
  }

  /** Once all have agreed, a bot has the seat for good. It is stored first: an old key opens nothing then. True when that is so. */
  async settleVote(): Promise<boolean> {
    const { table } = this;
    const seat = this.votes.due();
    const before = seat === null ? undefined : table.seats[seat];
    if (seat === null || before === undefined) return false;
    const after: StoredSeat = { ...before, kind: 'bot', bot: 'greedy', tokenHash: null };
    await table.parts.store.saveSeats(
      table.parts.id,
      table.seats.map((one, at) => (at === seat ? after : one)),
    );
    table.seats[seat] = after;
    table.bots[seat] = table.parts.standIn;
    table.presence.giveUp(seat);
    table.yields[seat] = null;
    this.request = null;
    await table.keepWishes(seat);
    const mayLookOn = table.parts.table.options.watching === 'nobody' ? '' : ' You may look on.';
    for (const watcher of table.watchers) {
      if (watcher.seat !== seat) continue;
      table.watchers.delete(watcher);
      watcher.unseat(`The others have voted you out of your seat; a bot plays on for you.${mayLookOn}`);
    }
    table.say(`${before.name} was voted out of their seat; a bot plays on.`);
    await this.keepTable();
    return true;
  }

  /** The board shall be changed by hand; everybody seated must agree, and bots do. */
  async proposeFix(seat: number, fix: Adjustment): Promise<Refusal | null> {
    const wrong = this.table.working(() => this.fixes.propose(seat, fix));
    if (wrong !== null) return problem(wrong);
    this.table.say(`${this.table.nameOf(seat)} proposes a fix of the board.`);
    await this.settleFix();
    return null;
  }

  /** Whether the board shall be fixed as somebody proposed; whoever did withdraws it by a no. */
  async sayFix(seat: number, number: number, yes: boolean): Promise<Refusal | null> {
    const { table } = this;
    const said = this.fixes.say(seat, number, yes);
    if (typeof said === 'object') return problem(said.refused);
    if (said === 'refused') table.say(`${table.nameOf(seat)} would rather leave the board as it is.`);
    if (said === 'withdrawn') table.say(`${table.nameOf(seat)} withdraws the fix.`);
    await this.settleFix();
    return null;
  }

  /** Not everybody has said in time what they think of it: nothing changes. */
  async fixTimeIsUp(number: number): Promise<null> {
    const by = this.fixes.silence(number);
    if (by !== null)
      this.table.say(`The fix that ${this.table.nameOf(by)} proposed is off: not everybody has answered in time.`);
    return null;
  }

  /** Whether the time for answers goes on; true when it does. */
  countFixTime(isCounted: boolean): boolean {
    return this.fixes.count(isCounted);
  }

  /** Between two decisions: what all have agreed on is done, what can't be any more falls. True when the board was changed. */
  async settleOpenFix(): Promise<boolean> {
    if (this.fixes.kept === null) return false;
    const isFixed = await this.settleFix();
    await this.keepOpen();
    return isFixed;
  }

  private async settleFix(): Promise<boolean> {
    const { table } = this;
    const fallen = table.working(() => this.fixes.fallen());
    if (fallen !== null) table.say(fallen);
    const due = this.fixes.due();
    if (due === null) return false;
    const name = table.nameOf(due.by);
    const by = due.by as Question['player'];
    let wrong: string | null;
    try {
      wrong = table.working(() => table.session.fix(by, due.fix));
    } catch (error) {
      table.parts.onFault(error);
      wrong = 'it ran into a fault of ours and was undone';
    }
    if (wrong !== null) {
      table.say(`The fix that ${name} proposed is off: ${wrong}.`);
      return false;
    }
    table.askAgain = true;
    this.request = null;
    await table.recorded.append(true);
    table.say(`The board was fixed as ${name} proposed, and nobody was against it.`);
    return true;
  }

  /** Back to the person's last own decision. Other people are asked first, unless it told nothing; asking again withdraws. */
  async undo(seat: number): Promise<Refusal | null> {
    const { table } = this;
    const to = this.undoPoint(seat);
    if (to === null) return problem('There is nothing to take back.');
    const others = otherPeople(table.session, table.seatsAsPlayed(), seat);
    const isFree =
      table.parts.table.options.undo === 'free' ||
      others.length === 0 ||
      table.working(() => revealedNothing(table.session, to, seat));
    if (isFree) return this.goBack(to);
    if (this.request?.by === seat) {
      this.request = null;
      return null;
    }
    if (this.request !== null) return problem('Somebody has asked for that already; wait for the answers.');
    this.request = { by: seat, to, open: new Set(others) };
    return null;
  }

  /** Whether another person's decision may be taken back. */
  async consent(seat: number, yes: boolean): Promise<Refusal | null> {
    const { request, table } = this;
    if (request === null || !request.open.has(seat)) return problem('Nobody waits for your word on that.');
    const consent = consented(request, seat, yes);
    this.request = consent.kind === 'open' ? consent.request : null;
    if (consent.kind === 'agreed') return this.goBack(request.to);
    if (consent.kind === 'declined')
      for (const watcher of table.watchers)
        if (watcher.seat === request.by) watcher.tell(`${table.nameOf(seat)} would rather let that decision stand.`);
    return null;
  }

  private async goBack(to: number): Promise<Refusal | null> {
    const { table } = this;
    this.request = null;
    if (!(await table.working(() => table.recorded.takeBack(to))))
      return problem('The game can not go back that far; play on from here.');
    this.onBack();
    table.yields.fill(null);
    table.askAgain = true;
    for (const seat of table.stops.keys()) await table.keepWishes(seat);
    for (const watcher of table.watchers) watcher.logSent = 0;
    return null;
  }

  /** The number of decisions to go back to, or null. With other people nobody goes back behind the end: the seed is published then. */
  undoPoint(seat: number): number | null {
    const { session, seats, parts, recorded } = this.table;
    if (parts.table.options.undo === 'off') return null;
    const isOver = session.question === null;
    if (isOver && seats.some(({ kind }, other) => kind === 'human' && other !== seat)) return null;
    return lastOwnDecision(session, recorded.automatic, seat);
  }

  private get offers(): KeptOffers {
    return keptOffers(this.table.session.decisions.length, this.request, this.votes.kept, this.fixes.kept);
  }

  private openText(): string {
    const { offers } = this;
    const fix = offers.fix === null ? null : { ...offers.fix, asked: 0 };
    return JSON.stringify({ ...offers, fix, ...(offers.takeBack === null ? { decisions: 0 } : {}) });
  }

  /** So that a restarted server asks on. What waits for nobody is not written with each decision. */
  async keepOpen(isNoted = false): Promise<void> {
    if (isNoted || this.openText() !== this.keptOpen) await this.keepTable();
  }

  /** Keeps what was said, how the clocks stand, and what is open. */
  keepTable(): Promise<void> {
    this.keptOpen = this.openText();
    return this.table.keep(this.offers);
  }
}
