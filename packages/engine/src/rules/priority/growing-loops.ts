/** Loops in which the position never comes back: whether something in them runs out, or they grow for ever. CR 104.4b. */
import type { Card } from '@kitchen-table/language/core';
import type { Game, LoopAccount, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { whatMayRunOut } from '../../questions/what-may-run-out.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';

/** NOT-CR: what has gone on for so many resolutions, and as long again, goes on for ever if nothing in it runs out. */
const LONG = 256;
/** What follows a choice so soon is no loop yet: games in which there is none pay nothing. */
const BEGUN = 4;
/** NOT-CR: objects that double so often without a choice, and are so many, are doubled for ever. */
const DOUBLINGS = 4;
const CROWD = 1000;
const FIRST_CROWD = 8;
/** NOT-CR: so many permanents are looked at one by one. */
const WATCHED = 200;

/**
 * Takes note of what has resolved, or of a turn that has begun. Whether it has become a loop that goes on for ever:
 * the same things have happened again and again, none of the numbers that could end it has fallen lower than before,
 * and what has grown is beyond every number that a text of this game could wait for.
 */
export function growsForEver(game: OpenGame, resolved: ObjectId): boolean {
  const count = game.sinceChoice;
  if (count < BEGUN) return false;
  const before = count === BEGUN ? null : game.loopAccount;
  const account = before === null ? opening(game, resolved) : goneOn(game, before, resolved);
  const isEndOfWindow = (count & (count - 1)) === 0;
  const { runsOut } = account;
  const endless =
    !runsOut &&
    !account.ranOut &&
    ((isEndOfWindow && count > LONG && isBeyondWords(game, account)) ||
      (account.doublings >= DOUBLINGS && crowd(game) >= CROWD));
  game.loopAccount = isEndOfWindow ? nextWindow(game, account) : account;
  return endless;
}

/** Whether something was running out when it was last looked at. */
export function isRunningOut({ loopAccount }: Game): boolean {
  return loopAccount !== null && (loopAccount.runsOut || loopAccount.ranOut);
}

function opening(game: Game, resolved: ObjectId): LoopAccount {
  const numbers = whatMayRunOut(game);
  return {
    ...{ least: numbers, leastBefore: numbers, runsOut: false, ranOut: true },
    ...{ grown: whatGrows(game), kinds: new Set([kindOf(game, resolved)]), watched: new Map() },
    ...{ crowd: Math.max(FIRST_CROWD, crowd(game)), doublings: 0 },
  };
}

function goneOn(game: Game, account: LoopAccount, resolved: ObjectId): LoopAccount {
  const numbers = whatMayRunOut(game);
  let { runsOut, kinds, doublings } = account;
  const least = account.least.map((lowest, i) => Math.min(lowest, numbers[i] as number));
  // Below zero nothing waits for it any more: a player who can't lose.
  runsOut ||= least.some((lowest, i) => lowest >= 0 && lowest < (account.leastBefore[i] as number));
  const kind = kindOf(game, resolved);
  if (!kinds.has(kind)) {
    kinds = new Set([...kinds, kind]);
    runsOut = true; // Something new has happened: it is not the same again and again.
  }
  const now = crowd(game);
  if (now >= account.crowd * 2) doublings++;
  if (!runsOut && account.watched.size > 0) runsOut = isWeaker(game, account.watched);
  return { ...account, least, runsOut, kinds, doublings, crowd: now >= account.crowd * 2 ? now : account.crowd };
}

/** Another span of resolutions, twice as long, begins: what was lowest in the last one is what counts. */
function nextWindow(game: Game, account: LoopAccount): LoopAccount {
  const numbers = whatMayRunOut(game);
  const watched = new Map<ObjectId, Strength>();
  if (game.sinceChoice >= LONG / 2)
    for (const id of game.battlefield.slice(0, WATCHED)) {
      const now = strengthOf(game, id);
      const known = account.watched.get(id) ?? now;
      watched.set(id, [Math.min(now[0], known[0]), Math.min(now[1], known[1])]);
    }
  return {
    ...account,
    ...{ least: numbers, leastBefore: account.least, runsOut: false, ranOut: account.runsOut },
    ...{ grown: whatGrows(game), watched },
  };
}

/** Numbers for which a text may wait until they are high enough. */
function whatGrows(game: Game): number[] {
  const numbers = [game.battlefield.length, game.exile.length];
  for (const { life, library, hand, graveyard, counters } of game.players) {
    const total = Object.values(counters).reduce((sum, many) => sum + many, 0);
    numbers.push(life, library.length, hand.length, graveyard.length, total);
  }
  return numbers;
}

function isBeyondWords(game: Game, { grown }: LoopAccount): boolean {
  const named = greatestNumber(game);
  return whatGrows(game).every((now, i) => now === grown[i] || now > named);
}

/** Pure memo: texts do not change. */
const memo = new WeakMap<Card, number>();

/** The greatest number in the texts of this game's cards and tokens. */
function greatestNumber(game: Game): number {
  let greatest = 0;
  for (const { card } of game.records) {
    let named = memo.get(card);
    if (named === undefined) memo.set(card, (named = greatestWithin(card)));
    greatest = Math.max(greatest, named);
  }
  return greatest;
}

function greatestWithin(node: unknown): number {
  if (typeof node === 'number') return node;
  if (typeof node !== 'object' || node === null) return 0;
  let greatest = 0;
  for (const part of Object.values(node)) greatest = Math.max(greatest, greatestWithin(part));
  return greatest;
}

type Strength = readonly [counters: number, toSpare: number];

/** How far a permanent is from what would end it: its counters but those that weaken it, and the damage that it can still be dealt. */
function strengthOf(game: Game, id: ObjectId): Strength {
  const permanent = game.objects[id];
  if (permanent === undefined) return [0, 0];
  let total = 0;
  for (const [kind, many] of Object.entries(permanent.counters)) if (kind !== '-1/-1') total += many;
  return [total, (characteristics(game, id).toughness ?? 0) - permanent.damage];
}

function isWeaker(game: Game, watched: LoopAccount['watched']): boolean {
  for (const [id, least] of watched) {
    if (!game.battlefield.includes(id)) continue;
    const now = strengthOf(game, id);
    if (now[0] < least[0] || now[1] < least[1]) return true;
  }
  return false;
}

/** What resolved, as a number that is the same for the same ability of the same card. */
function kindOf(game: Game, resolved: ObjectId): number {
  if (resolved === NO_OBJECT) return game.activePlayer; // The turn of a player has begun.
  const { stack } = game.objects[resolved] ?? {};
  const source = game.objects[stack?.source ?? NO_OBJECT] ?? game.objects[resolved];
  return 64 + (source?.record.index ?? 0) * 64 + (stack?.ability?.index ?? 63);
}

function crowd({ battlefield, stack }: Game): number {
  return battlefield.length + stack.length;
}
