/** A proposal to fix the board that nobody answers ends after two minutes of asked time; the clock is turned by hand. NOT-CR. */
import { type Adjustment, randomStream, Session } from '@kitchen-table/engine';
import { randomDecider } from '@kitchen-table/engine/testing';
import type { Snapshot, Stops } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import type { Watcher } from '../../src/match/match-parts.ts';
import { positionsOf, run } from '../../tools/what-is-hidden/positions.ts';
import { differenceBetween } from '../../tools/what-is-hidden/seen.ts';
import { dealtAnew, hiddenAllAlong } from '../../tools/what-is-hidden/swap.ts';
import { BARE_TABLE } from '../../src/store/kept-tables.ts';
import { handSetup, type HandTable, sit } from './hand-table.ts';

const life: Adjustment = { kind: 'life', player: 1 as never, change: -3 };

/** Until the time for answers has stood for as long, with everything that it sets off. */
async function wait(table: HandTable, seconds: number): Promise<void> {
  for (let gone = 0; gone < seconds; gone++) {
    table.clock.turn(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function proposed(): Promise<HandTable> {
  const table = await sit({});
  await table.playUntil(() => table.session.question?.kind === 'priority');
  expect(await table.match.proposeFix(0, life)).toBeNull();
  await table.until(({ fix }) => fix?.left === 120_000);
  return table;
}

test('after two minutes without an answer it is off: nothing changes, everybody is told, and it may be proposed again', async () => {
  const table = await proposed();
  const { match, session, until } = table;
  const before = session.digest();
  const guest = table.guest();
  await wait(table, 119);
  expect(table.last().fix).not.toBeNull();
  await wait(table, 1);
  await until(({ fix }) => fix === null);
  await expect.poll(() => table.shown(1)?.fix).toBeNull();
  expect(session.digest()).toBe(before);
  const told = 'The fix that Ann proposed is off: not everybody has answered in time.';
  for (const said of [table.said, guest.said]) expect(said).toContain(told);
  expect(await match.sayFix(1, 1, true)).toMatchObject({ kind: 'error' });
  expect(await match.proposeFix(0, life)).toBeNull();
  expect((await until(({ fix }) => fix !== null)).fix).toMatchObject({ number: 2, left: 120_000 });
  expect(await match.sayFix(1, 2, true)).toBeNull();
  await until(({ view }) => view.players[1]?.life === 17);
  await wait(table, 130);
  expect(table.said.filter((said) => said === told)).toHaveLength(1);
});

test('the time goes on only while somebody is there; a server that is killed loses some seconds of it at most', async () => {
  const table = await proposed();
  const { match, watchers, until } = table;
  await wait(table, 50);
  for (const watcher of watchers) match.leave(watcher);
  await wait(table, 500);
  for (const watcher of watchers as Watcher[]) match.watch(watcher);
  expect((await until(({ away }) => away.length === 0)).fix?.left).toBe(70_000);
  await wait(table, 12);

  // Nothing is closed or said: what was kept is all that there is.
  const after = await sit({}, { session: table.session.fork(), kept: table.kept });
  const { fix } = await after.until((shown) => shown.fix !== null && shown.away.length === 0);
  expect(fix?.left).toBeGreaterThanOrEqual(58_000);
  expect(fix?.left).toBeLessThanOrEqual(63_000);
  await wait(after, 64);
  expect((await after.until((shown) => shown.fix === null)).view.players[1]?.life).toBe(20);
});

test('the time that people have used up is kept as it goes on: a server that is killed loses some seconds of it at most', async () => {
  const table = await sit({ gameMinutes: 2, decisionSeconds: 60 });
  await table.until(({ clocks }) => clocks?.running === 0);
  await wait(table, 33);
  const { clocks } = table.kept();
  expect(clocks?.spent[0]).toBeGreaterThanOrEqual(28_000);
  expect(clocks?.spent[0]).toBeLessThanOrEqual(33_000);
  const after = await sit({}, { session: table.session.fork(), kept: table.kept });
  const shown = await after.until((one) => one.clocks?.running === 0);
  expect(shown.clocks?.decision).toBe(60_000 - (clocks?.decision?.spent ?? 0));
  expect(shown.clocks?.game).toEqual([120_000 - (clocks?.spent[0] ?? 0), 120_000]);
  expect(shown.clocks?.decision).toBeLessThanOrEqual(32_000);
});

test('where no time is counted and nothing is asked nothing is written by itself', async () => {
  const table = await sit({});
  await table.until(({ question }) => question !== null);
  const before = table.kept();
  await wait(table, 30);
  expect(table.kept()).toBe(before);
});

/** What is of the moment, not of the game. */
function timeless({ sequence: _, ...picture }: Snapshot): unknown {
  return picture;
}

const ASKED_EACH_TIME: Stops = { ownTurn: [], othersTurns: [], fullControl: true };

test('with a proposal open, what the others and those who watch are sent stays as it is when what is hidden is swapped (CR 400.2)', async () => {
  const setup = await handSetup();
  const random = randomStream('open proposals');
  let compared = 0;
  for (const { position, reached } of positionsOf(setup, randomDecider('proposals'), { turns: 14, decisions: 900 })) {
    const { checkpoint, answers } = position;
    if (answers.length > 0 || reached.question?.kind !== 'priority' || random() > 0.6) continue;
    const hand = checkpoint.players[0]?.hand ?? [];
    const object = hand[Math.floor(random() * hand.length)];
    const hidden = hiddenAllAlong(checkpoint, reached, null);
    if (object === undefined || !hidden.includes(object)) continue;
    // Ann names a card of her hand; neither Ben's nor hers is anybody else's to know, so that Ben's own hand stays.
    const own = new Set(checkpoint.players[1]?.hand);
    const others = hidden.filter((id) => !own.has(id));
    const swapped = dealtAnew(checkpoint, others, random);
    const other = run({ checkpoint: swapped, answers }).question;
    if (other?.kind !== 'priority' || other.player !== reached.question.player) continue;
    const pictures: unknown[] = [];
    for (const game of [checkpoint, swapped]) {
      const table = await sit({}, { session: Session.standing(game, []), kept: () => BARE_TABLE }, ASKED_EACH_TIME);
      const guest = table.guest();
      const fix: Adjustment = { kind: 'move', object, to: 'library bottom', player: 0 as never };
      expect(await table.match.proposeFix(0, fix)).toBeNull();
      await table.until((shown) => shown.fix !== null && shown.watching.others === 1);
      await expect.poll(() => guest.last()?.fix ?? null).not.toBeNull();
      pictures.push([timeless(table.shown(1) as Snapshot), timeless(guest.last() as Snapshot), table.said]);
      await table.match.close();
    }
    expect(JSON.stringify(pictures[0])).toContain('A card is in the hand of Ann.');
    expect(differenceBetween(pictures[0], pictures[1])).toBeNull();
    compared++;
  }
  expect(compared).toBeGreaterThan(8);
}, 120_000);
