/** Who sits where: in Grand Melee everybody at random, each with their own deck and key. CR 807.3. */
import { expect, test } from 'vitest';
import { deckFromText, openCardSource, prepareGame } from '../src/index.ts';
import { dealt } from './people.ts';
import { openPage, openTable, temporaryFolder } from './table.ts';

const decks = ['tall-grass', 'sparks-and-goblins', 'graveyard-shift', 'midnight-feast', 'thunder-and-roots'];
const seats = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].map((name, i) => {
  const deck = deckFromText(decks[i] as string, name);
  if (deck.kind !== 'read') throw new Error(deck.problems.join(' '));
  return { name, deck: deck.list };
});

async function prepared(format: string, seed: string, startingPlayer?: number) {
  const source = await openCardSource({ files: [] });
  const starts = startingPlayer === undefined ? {} : { startingPlayer };
  const done = await prepareGame({ format, seats, seed, log: false, ...starts }, source).finally(() => source.close());
  if (done.kind !== 'ready') throw new Error(done.problems.join(' '));
  return done;
}

test('a Grand Melee seats its players at random around the first, with their decks (CR 807.3)', async () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const { setup, seating } = await prepared('grand-melee', String(seed), 3);
    expect(setup.players[0]?.name).toBe('Ann');
    seating.forEach((place, seat) => {
      expect(setup.players[seat]?.name).toBe(seats[place]?.name);
      expect(setup.players[seat]?.deck).toHaveLength(60);
    });
    expect(setup.players[setup.startingPlayer ?? -1]?.name).toBe('Dan');
    orders.add(setup.players.map(({ name }) => name).join(' '));
  }
  expect(orders.size).toBeGreaterThan(4);
});

test('in other formats everybody sits where they asked to', async () => {
  const { setup, seating } = await prepared('free-for-all', 'x', 3);
  expect(setup.players.map(({ name }) => name)).toEqual(seats.map(({ name }) => name));
  expect([seating, setup.startingPlayer]).toEqual([[0, 1, 2, 3, 4], 3]);
});

test('each person’s key opens the seat at which they and their deck sit (CR 807.3)', async () => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path);
  try {
    const page = await openPage(server.url);
    const people = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].map((name, i) =>
      i % 2 === 0 ? { name, deck: decks[i] as string } : ('bot' as const),
    );
    const { id: game, keys } = await dealt(page, 'grand-melee', people);
    for (const [place, person] of people.entries()) {
      if (person === 'bot') continue;
      const own = await openPage(server.url);
      await own.say({ kind: 'join', game, token: keys[place] ?? null });
      const { seat, view } = await own.until(() => true);
      expect(view.players[seat ?? -1]?.name).toBe(person.name);
      own.close();
    }
    page.close();
  } finally {
    await server.close();
    folder.remove();
  }
});
