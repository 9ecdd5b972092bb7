/** What is open for consent, through real sockets: two tables that differ in hidden cards only look the same to the others. */
import { defaultAnswer, type Adjustment } from '@kitchen-table/engine';
import type { ServerMessage } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { differenceBetween } from '../../tools/what-is-hidden/seen.ts';
import { dealt } from '../people.ts';
import { isAsked, openPage, type Page, tableOfFile } from '../table.ts';

const table = tableOfFile();

/** Shocks and Bears stand in each other's place in the other list; whatever is drawn of one is drawn of the other. */
const lists = ['Shock', 'Grizzly Bears'].map((first, at, both) => {
  const second = both[1 - at] as string;
  return `Deck\n4 ${first}\n4 ${second}\n26 Mountain\n26 Forest\n`;
});

/** All that a page was ever told, in order. */
interface Overhearing extends Page {
  readonly heard: ServerMessage[];
}

async function seated(game: string, token: string | null): Promise<Overhearing> {
  const page = await openPage(table.url);
  const heard: ServerMessage[] = [];
  page.socket.on('message', (message: ServerMessage) => heard.push(message));
  expect(await page.say({ kind: 'join', game, token })).toMatchObject({ kind: 'joined' });
  return { ...page, heard };
}

interface Laid {
  game: string;
  ann: Overhearing;
  ben: Overhearing;
  guest: Overhearing;
}

/** Ann with that list, Ben, and somebody who watches; both have kept their hands, and Ann has priority. */
async function laid(list: string): Promise<Laid> {
  const host = await openPage(table.url);
  const guests = [
    { name: 'Ann', deck: list },
    { name: 'Ben', deck: 'tall-grass' },
  ];
  const { id: game, keys } = await dealt(host, 'two-player', guests);
  host.close();
  const [ann, ben] = [await seated(game, keys[0] ?? null), await seated(game, keys[1] ?? null)];
  const guest = await seated(game, null);
  for (;;) {
    await Promise.race([ann, ben].map((page) => page.until(isAsked)));
    const asked = [ann, ben].find((page) => page.last()?.question != null);
    const { question, sequence } = asked?.last() ?? {};
    if (asked === undefined || question == null || sequence === undefined) continue;
    if (question.kind === 'priority') break;
    await asked.say({ kind: 'answer', game, sequence, answer: [...defaultAnswer(question)] });
    await asked.until((snapshot) => snapshot.sequence > sequence);
  }
  return { game, ann, ben, guest };
}

/** Without what every game has of its own: its name, that of its lobby, the numbers of its pictures, the time that is left. */
function asTold(game: string, message: unknown): unknown {
  return JSON.parse(
    JSON.stringify(message, (key, value: unknown) => {
      if (key === 'sequence' || key === 'left' || key === 'lobby') return 0;
      return value === game ? 'the game' : value;
    }),
  );
}

/** Everything that is open now and was said, as one page sees it, with what it is answered when it asks about things. */
async function seen({ game }: Laid, page: Overhearing, object: number): Promise<unknown> {
  const asked = [];
  for (const id of [object, object + 1])
    asked.push(
      await page.say({ kind: 'why', game, object: id }),
      await page.say({ kind: 'lookHere', game, entity: id }),
      await page.say({ kind: 'proposeFix', game, fix: { kind: 'note', object: id as never, text: 'mine' } }),
    );
  const talk = page.heard.filter(({ kind }) => kind !== 'snapshot');
  return asTold(game, { picture: page.last(), talk, asked });
}

test('a proposal that is open tells neither opponent nor guest which hidden card it is about, whatever they ask (CR 400.2)', async () => {
  const tables = [await laid(lists[0] as string), await laid(lists[1] as string)] as const;
  const hands = tables.map(({ ann }) => ann.last()?.view.players[0]?.hand ?? []);
  const at = (hands[0] ?? []).findIndex(({ name }) => name === 'Shock' || name === 'Grizzly Bears');
  const cards = hands.map((hand) => hand[at]);
  expect(cards.map((card) => card?.name).sort()).toEqual(['Grizzly Bears', 'Shock']);
  const object = cards[0]?.id as number;
  expect(cards[1]?.id).toBe(object);

  const proposals: readonly Adjustment[] = [
    { kind: 'move', object: object as never, to: 'library bottom', player: 0 as never },
    { kind: 'move', object: object as never, to: 'library top', player: 0 as never },
  ];
  for (const [number, fix] of proposals.entries()) {
    for (const { game, ann, ben, guest } of tables) {
      expect(await ann.say({ kind: 'proposeFix', game, fix })).toEqual({ kind: 'done' });
      for (const page of [ben, guest]) await page.until((snapshot) => snapshot.fix?.number === number + 1);
    }
    const [one, other] = tables;
    for (const who of ['ben', 'guest'] as const)
      expect([
        who,
        differenceBetween(await seen(one, one[who], object), await seen(other, other[who], object)),
      ]).toEqual([who, null]);
    // Ann reads what she proposes: the comparison would find it.
    expect(differenceBetween(await seen(one, one.ann, object), await seen(other, other.ann, object))).not.toBeNull();
    // It is refused, withdrawn, or done; each time the others are told the same.
    for (const { game, ann, ben } of tables) {
      const by = number === 0 ? ben : ann;
      expect(await by.say({ kind: 'sayFix', game, number: number + 1, yes: false })).toEqual({ kind: 'done' });
      for (const page of [ben, ann]) await page.until((snapshot) => snapshot.fix === null);
    }
  }
  const shown: Adjustment = { kind: 'move', object: object as never, to: 'graveyard', player: 0 as never };
  const public_: unknown[] = [];
  for (const one of tables) {
    const { game, ann, ben, guest } = one;
    expect(await ann.say({ kind: 'proposeFix', game, fix: shown })).toEqual({ kind: 'done' });
    const before = await seen(one, guest, object);
    expect(JSON.stringify(before)).not.toMatch(/Shock|Grizzly Bears/);
    const { fix } = await ben.until((snapshot) => snapshot.fix !== null);
    expect(await ben.say({ kind: 'sayFix', game, number: fix?.number ?? 0, yes: true })).toEqual({ kind: 'done' });
    const after = await guest.until(({ view }) => (view.players[0]?.graveyard.length ?? 0) > 0);
    public_.push(after.view.players[0]?.graveyard.map(({ name }) => name));
  }
  expect(public_).toEqual(cards.map((card) => [card?.name])); // What was done, everybody sees.
  for (const { ann, ben, guest } of tables) for (const page of [ann, ben, guest]) page.close();
});
