/** What the player does: clicks, answers, takes back, yields. Everything that changes the table's state is here. */
import { connect, send } from '../connection/socket.ts';
import { forgetKeyOf, tokenFor } from '../connection/seat-tokens.ts';
import { asEntity, isPlayer, playerOf } from '../model/entities.ts';
import { objectName, playerName } from '../model/lookup.ts';
import { wordsWhenIdle, wordsWithoutChoice, wordsWithoutOffer } from '../model/refusal-words.ts';
import type {
  Answer,
  ClientMessage,
  Entity,
  ObjectView,
  PlayerId,
  Reply,
  ServerMessage,
  Stops,
  Why,
  Yield,
} from '../model/types.ts';
import { offersOf, passIndex } from '../selection/acting.ts';
import { click, finish } from '../selection/answers.ts';
import { choosesOnTable, type Selection } from '../selection/selection.ts';
import { joinDraft, receiveDraft } from './draft.ts';
import { joinLobby, receiveLobby } from './lobby.ts';
import { hearLaidAgain, lookAtTable } from './laid-again.ts';
import { hearPromise } from './promises.ts';
import { announcedAfter } from './announcements.ts';
import { useSettings } from './settings.ts';
import { hearLook, hearTalk, listenAt } from './talk.ts';
import { joining, keepWatchName } from './watching.ts';
import { asFromBefore, type Dialog, INITIAL, type Menu, type Refusal, useTable, withSnapshot } from './table.ts';

function receive(message: ServerMessage): void {
  if (message.kind === 'error') {
    useTable.setState({ notice: message.sentence });
    return;
  }
  if (message.kind === 'draft') {
    receiveDraft(message);
    return;
  }
  if (message.kind === 'lobby') {
    receiveLobby(message);
    hearLaidAgain(message);
    return;
  }
  if (message.kind === 'talk') return hearTalk(message);
  if (message.kind === 'look') return hearLook(message);
  if (message.kind === 'unseated') return loseSeat(message.game, message.sentence);
  const before = useTable.getState();
  if (before.replay?.course != null) return; // What is shown is asked for.
  const after = withSnapshot(before, message);
  if (after === before) return;
  hearPromise(message);
  // The end of a game is told once, over the table as it was left.
  const ended = message.view.over && before.snapshot?.view.over === false;
  useTable.setState({
    ...after,
    announced: announcedAfter(before, message),
    ...(ended ? { dialog: { kind: 'end' } } : {}),
  });
  if (after.reading !== null) askAgainSoon();
}

/** The key of the seat opens nothing any more: one looks on from now on. */
function loseSeat(game: string, sentence: string): void {
  forgetKeyOf(game);
  if (useTable.getState().game !== game) return;
  useTable.setState((state) => ({ ...asFromBefore(state), notice: sentence }));
  void send(joining(game, null)).then(report);
}

/** Watches under another name, or ('') under none. */
export async function watchAs(name: string): Promise<void> {
  keepWatchName(name);
  await tell((game) => joining(game, null));
}

async function join(): Promise<void> {
  const { game, status, notice } = useTable.getState();
  // What was said of an answer that the old connection lost is no longer so: the picture that comes tells.
  useTable.setState((state) => ({
    ...asFromBefore(state),
    status: 'connected',
    notice: status === 'lost' ? null : notice,
  }));
  void joinDraft();
  void joinLobby();
  lookAtTable();
  if (game === null) return;
  const reply = await send(joining(game, tokenFor(game)));
  if (reply.kind === 'error' && reply.isGivenUp === true) loseSeat(game, reply.sentence);
  else report(reply);
}

/** Why the server did not do it; null where it did. */
export function wordsOfRefusal(reply: Reply): string | null {
  if (reply.kind === 'error') return reply.sentence;
  return reply.kind === 'refused' ? `Not legal: ${reply.because} (CR ${reply.rule}).` : null;
}

function report(reply: Reply): void {
  const notice = wordsOfRefusal(reply);
  if (notice !== null) useTable.setState({ notice, sending: false });
}

/** Opens the connection; used by every screen. */
export function openConnection(): void {
  connect({
    message: receive,
    connected: () => void join(),
    lost: () => useTable.setState({ status: 'lost' }),
  });
}

/** Sits down at a game; what an earlier table left is forgotten. `again`: to watch it again, now that it is over. */
export function openGame(game: string, again = false): void {
  const { status } = useTable.getState();
  const replay = again ? { course: null, at: 0, seat: null, playing: false } : null;
  useTable.setState({ ...INITIAL, status, game, replay });
  listenAt(game);
  openConnection();
  if (status === 'connected') void join();
}

/** Leaves the table (the game goes on on the server). */
export function closeGame(): void {
  const { game, status } = useTable.getState();
  if (game !== null && status === 'connected') void send({ kind: 'leave', game });
  useTable.setState({ ...INITIAL, status });
}

/** Sends a message about the game at this table, and tells what the server said to it. */
export async function tell(make: (game: string) => ClientMessage): Promise<void> {
  const { game } = useTable.getState();
  if (game !== null) report(await send(make(game)));
}

/** Answers the open question. */
export async function answer(numbers: Answer): Promise<void> {
  const { snapshot, sending } = useTable.getState();
  if (snapshot?.question == null || sending) return;
  useTable.setState({ sending: true, menu: null, notice: null });
  await tell((game) => ({ kind: 'answer', game, sequence: snapshot.sequence, answer: [...numbers] }));
}

/** Replaces the choice in the making. */
export function choose(selection: Selection): void {
  useTable.setState({ selection });
}

/** The main button: finishes the choice when nothing is missing. */
export function confirm(): void {
  const { snapshot, selection } = useTable.getState();
  const question = snapshot?.question;
  if (question == null) return;
  const finished = finish(question, selection);
  if ('answer' in finished) void answer(finished.answer);
}

/** Takes a legal action: paid by hand when mana is tapped by hand, and leaving what mana is to be left. */
export function takeOption(index: number): void {
  const { byHand, keptMana } = useTable.getState();
  if (keptMana !== 0) void answer([index, byHand ? 1 : 0, 0, keptMana]);
  else void answer(byHand ? [index, 1] : [index]);
}

/** Passes priority once. */
export function pass(): void {
  const question = useTable.getState().snapshot?.question;
  if (question?.kind === 'priority') void answer([passIndex(question)]);
}

/**
 * A click on a group of objects, or on a player. Acts when one action is legal, lists them when several are; when it
 * does nothing, it says why.
 */
export function clickEntities(ids: readonly Entity[], about: ObjectView | null, x: number, y: number): void {
  const { snapshot, selection, byHand } = useTable.getState();
  const question = snapshot?.question;
  const refuse = (otherwise: string | null): void => {
    if (otherwise !== null) void refuseClick(ids[0] as Entity, { x, y, otherwise, title: nameOf(ids, about) });
  };
  if (snapshot === null) return;
  if (question == null) {
    refuse(wordsWhenIdle(snapshot, about));
    return;
  }
  if (question.kind === 'priority') {
    const offers = offersOf(question, ids, byHand);
    const [only] = offers;
    if (only !== undefined && offers.length === 1) takeOption(only.index);
    else if (offers.length > 1)
      openMenu({ x, y, ids, title: objectName(about ?? undefined), about, everything: byHand });
    else refuse(wordsWithoutOffer(snapshot, question, ids, about));
    return;
  }
  if (question.kind === 'pay') {
    const index = question.options.findIndex((option, i) => i > 0 && ids.includes(option.object as number as Entity));
    if (index > 0) void answer([index]);
    else refuse('It gives no mana for this.');
    return;
  }
  const after = click(question, selection, ids);
  choose(after);
  // A single target takes one click; "Take back" is there for slips.
  const single = question.kind === 'targets' && question.max === 1 && after.picked.length === 1;
  if (single && after !== selection && !useSettings.getState().confirmTargets) {
    confirm();
    return;
  }
  if (after === selection && choosesOnTable(question)) refuse(wordsWithoutChoice(question, selection, ids));
}

function nameOf(ids: readonly Entity[], about: ObjectView | null): string {
  const { snapshot } = useTable.getState();
  const [id] = ids;
  if (about !== null || snapshot === null || id === undefined || !isPlayer(id)) return objectName(about ?? undefined);
  return playerName(snapshot.view, playerOf(id));
}

/** Says at the place of a click why it did nothing. */
async function refuseClick(entity: Entity, refusal: Omit<Refusal, 'reasons'>): Promise<void> {
  const { game } = useTable.getState();
  if (game === null) return;
  useTable.setState({ refusal: { ...refusal, reasons: null } });
  const reply = await send({ kind: 'why', game, object: entity });
  const open = useTable.getState().refusal;
  if (reply.kind === 'why' && open !== null && open.x === refusal.x && open.y === refusal.y)
    useTable.setState({ refusal: { ...open, reasons: reply.whyNot } });
}

/** Takes away what a click was told. */
export function dismissRefusal(): void {
  if (useTable.getState().refusal !== null) useTable.setState({ refusal: null });
}

/** Opens or closes the list of actions; for one object the reasons why not come with it. */
export function openMenu(menu: Menu | null): void {
  useTable.setState({ menu });
  if (menu !== null && menu.about !== null) void askWhy(menu.about);
}

/** Opens or closes what stands in front of the table. */
export function openDialog(dialog: Dialog | null): void {
  useTable.setState({ dialog, menu: null });
}

/** Shows an object in the Reading panel. */
export function read(object: ObjectView): void {
  clearTimeout(hovering);
  if (useTable.getState().reading?.id !== object.id) void askWhy(object);
  useTable.setState({ reading: object });
}

/** Milliseconds after which a changed table is asked about the card that is read. */
const ASK_AGAIN = 150;
let askingAgain: ReturnType<typeof setTimeout> | undefined;

function askAgainSoon(): void {
  clearTimeout(askingAgain);
  askingAgain = setTimeout(() => {
    const { reading, status } = useTable.getState();
    if (reading !== null && status === 'connected') void askWhy(reading);
  }, ASK_AGAIN);
}

/** Milliseconds for which the pointer rests on a card before it is shown. */
const HOVER = 250;
let hovering: ReturnType<typeof setTimeout> | undefined;

/** Shows an object in the Reading panel when the pointer rests on it. */
export function readSoon(object: ObjectView): void {
  clearTimeout(hovering);
  hovering = setTimeout(() => read(object), HOVER);
}

/** The pointer has gone on. */
export function readNoMore(): void {
  clearTimeout(hovering);
}

/** Asks the server why an object is as it is, and why nothing can be done with it. */
export async function askWhy(object: ObjectView): Promise<void> {
  const { game, replay } = useTable.getState();
  if (game === null || replay !== null) return; // The server explains what is, not what was.
  const reply = await send({ kind: 'why', game, object: object.id });
  if (reply.kind === 'why')
    useTable.setState({
      why: {
        object: object.id,
        explanation: reply.explanation,
        lines: reply.lines,
        abilities: reply.abilities,
        whyNot: reply.whyNot,
      },
    });
  else report(reply);
}

/** Which rules forbid doing anything with an object now, without showing it. */
export async function reasonsAgainst(object: ObjectView): Promise<Why['whyNot']> {
  const { game, replay } = useTable.getState();
  if (game === null || replay !== null) return [];
  const reply = await send({ kind: 'why', game, object: object.id });
  return reply.kind === 'why' ? reply.whyNot : [];
}

/** Opens the list of what can be done now, above the prompt. */
export function openWhatNow(): void {
  const box = document.querySelector('.prompt .buttons')?.getBoundingClientRect();
  openMenu({
    x: box?.left ?? 0,
    y: box?.top ?? innerHeight,
    ids: [],
    title: 'What you can do now',
    about: null,
    everything: true,
  });
}

/** Opens "why?" for an object. */
export function openWhy(object: ObjectView): void {
  openDialog({ kind: 'why', object });
  void askWhy(object);
}

/** Opens the board of a seat beside the own one. */
export function focusSeat(player: number): void {
  useTable.setState({ focus: player });
}

/** Turns tapping for mana by hand on or off. */
export function toggleByHand(): void {
  useTable.setState((state) => ({ byHand: !state.byHand }));
}

/** Which kinds of mana (a bit for each of WUBRGC) are left for later when something else can pay. */
export function keepMana(kinds: number): void {
  useTable.setState({ keptMana: kinds });
}

/** Spreads groups or gathers them. */
export function toggleSpread(): void {
  useTable.setState((state) => ({ spread: !state.spread }));
}

/** Closes the notice. */
export function dismissNotice(): void {
  useTable.setState({ notice: null });
}

/** Takes the last own decision back. */
export function takeBack(): void {
  if (useTable.getState().snapshot?.undoAvailable === true) void tell((game) => ({ kind: 'undo', game }));
}

/** Says whether somebody else may take a decision back. */
export function consent(yes: boolean): void {
  void tell((game) => ({ kind: 'consent', game, yes }));
}

/** Asks the others to vote somebody out of their seat, agrees, or says no to that. */
export function voteOut(seat: number, yes: boolean): void {
  void tell((game) => ({ kind: 'voteOut', game, seat, yes }));
}

/** Opens the list of what can be done with a player. */
export function openPlayerMenu(player: PlayerId, x: number, y: number): void {
  const { snapshot } = useTable.getState();
  if (snapshot === null) return;
  const title = playerName(snapshot.view, player);
  openMenu({ x, y, ids: [asEntity(player)], title, about: null, player, everything: false });
}

/** Lets a bot play for somebody who is away until they are back, or lets the table wait. */
export function letBotPlay(seat: number, bot: boolean): void {
  void tell((game) => ({ kind: 'standIn', game, seat, bot }));
}

/** Gives up (CR 104.3a): while a subgame is played that game, or every game. */
export function concede(every: boolean): void {
  openDialog(null);
  void tell((game) => ({ kind: 'concede', game, ...(every ? { every } : {}) }));
}

/** Passes for longer; null stops every yield. */
export function yieldUntil(until: Yield | null): void {
  void tell((game) => ({ kind: 'yield', game, until }));
}

/** Sets where to stop. */
export function setStops(stops: Stops): void {
  void tell((game) => ({ kind: 'setStops', game, stops }));
}

/** Offers a draw, or declines the one offered. CR 104.4i. */
export function offerDraw(agree: boolean): void {
  openDialog(null);
  void tell((game) => ({ kind: 'offerDraw', game, agree }));
}
