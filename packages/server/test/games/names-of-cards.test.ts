/** Games in which one of thousands of card names is chosen. CR 201.4. */
import { join } from 'node:path';
import { openSqlite } from '@kitchen-table/cards';
import { type Answer, defaultAnswer, Session } from '@kitchen-table/engine';
import type { Snapshot } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { isAsked, openPage, type Page, tableOfFile } from '../table.ts';

const table = tableOfFile();
const MANY = 3000;
const LAST = `Moth ${MANY - 1}`;

interface Rows {
  games: { id: string; setup: string };
  decisions: { game: string; decision: string };
}

async function bringCards(): Promise<void> {
  const moths = Array.from({ length: MANY }, (_, n) => ({
    ...{ object: 'card', name: `Moth ${n}`, layout: 'normal', mana_cost: '{1}', type_line: 'Creature — Insect' },
    ...{ oracle_text: '', power: '1', toughness: '1' },
  }));
  const flats = { object: 'card', name: 'Hush Flats', layout: 'normal', mana_cost: '', type_line: 'Basic Land' };
  const text = "As Hush Flats enters, choose a nonland card name.\nSpells with the chosen name can't be cast.";
  const response = await fetch(`${table.url}/api/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: JSON.stringify([{ ...flats, oracle_text: text }, ...moths]),
  });
  expect(await response.text()).toContain('"imported"');
}

/** Ann plays a land that asks for a name. */
async function asked(page: Page): Promise<{ game: string; token: string | null; snapshot: Snapshot }> {
  const deck = '60 Hush Flats';
  const created = await page.say({
    kind: 'createGame',
    format: 'two-player',
    seats: [
      { name: 'Ann', kind: 'human', deck },
      { name: 'Ben', kind: 'bot', deck: 'tall-grass' },
    ],
    options: { seed: 'names', startingPlayer: 0 },
  });
  if (created.kind !== 'created') throw new Error(JSON.stringify(created));
  const { game } = created;
  const token = created.seats[0]?.token ?? null;
  await page.say({ kind: 'join', game, token });
  for (;;) {
    const snapshot = await page.until(isAsked);
    const { question, sequence } = snapshot;
    if (question?.kind === 'chooseOption') return { game, token, snapshot };
    const land = question?.kind === 'priority' ? question.options.findIndex(({ kind }) => kind === 'playLand') : -1;
    const answer: Answer = land < 0 ? defaultAnswer(question as NonNullable<typeof question>) : [land];
    expect(await page.say({ kind: 'answer', game, sequence, answer: [...answer] })).toEqual({ kind: 'done' });
    await page.until((next) => next.sequence > sequence);
  }
}

test('the names are handed out once by their fingerprint, answered by the name, and kept as the name', async () => {
  await bringCards();
  const page = await openPage(table.url);
  const { game, token, snapshot } = await asked(page);
  expect(snapshot.question).toMatchObject({ options: [] });
  expect(JSON.stringify(snapshot).length).toBeLessThan(40_000);
  const response = await fetch(`${table.url}/api/words/${snapshot.optionsAt}`);
  expect(response.headers.get('cache-control')).toContain('immutable');
  const names = (await response.json()) as readonly string[];
  expect([names.length > MANY, names.includes(LAST), names.includes('Hush Flats')]).toEqual([true, true, false]);
  expect((await fetch(`${table.url}/api/words/none`)).status).toBe(404);

  const { sequence } = snapshot;
  const say = (word: string): ReturnType<Page['say']> => page.say({ kind: 'sayWord', game, sequence, word });
  expect(await say('Hush Flats')).toMatchObject({ kind: 'refused' });
  expect(await say(LAST)).toEqual({ kind: 'done' });
  const rows = await openSqlite<Rows>(join(table.folder, 'games.sqlite'));
  const stored = await rows.selectFrom('decisions').select('decision').where('game', '=', game).execute();
  expect(stored.map(({ decision }) => JSON.parse(decision) as unknown)).toContainEqual({ player: 0, named: LAST });
  const { setup } = await rows.selectFrom('games').select('setup').where('id', '=', game).executeTakeFirstOrThrow();
  expect(setup.length).toBeLessThan(10_000);
  await rows.destroy();

  await page.say({ kind: 'leave', game });
  await page.say({ kind: 'join', game, token });
  await page.say({ kind: 'concede', game });
  const file = await (await fetch(`${table.url}/api/games/${game}/replay`)).text();
  expect(file).not.toContain('"Moth 1500"');
  const session = Session.load(file);
  expect(session instanceof Session && session.game.winners).toEqual([1]);
  page.close();
});

test('a question for a name is asked again with the same words after the server has stopped (CR 201.4)', async () => {
  const page = await openPage(table.url);
  const { game, token, snapshot } = await asked(page);
  page.close();
  await table.restart();
  const later = await openPage(table.url);
  await later.say({ kind: 'join', game, token });
  expect(await later.until(isAsked)).toMatchObject({ optionsAt: snapshot.optionsAt, question: { options: [] } });
  expect((await fetch(`${table.url}/api/words/${snapshot.optionsAt}`)).status).toBe(200);
  later.close();
});
