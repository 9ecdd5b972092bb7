import { enumerateAnswers, randomAnswer, randomStream } from '@kitchen-table/engine';
import type { NewGame, Reply, SeatKey, Snapshot } from '@kitchen-table/protocol';
import { describe, expect, test } from 'vitest';
import { dealt } from './people.ts';
import { isAsked, openPage, type Page, tableOfFile } from './table.ts';

const table = tableOfFile();

const duel: NewGame = {
  format: 'two-player',
  seats: [
    { name: 'Ann', kind: 'human', deck: 'tall-grass' },
    { name: 'Ben', kind: 'bot', bot: 'random', deck: 'sparks-and-goblins' },
  ],
  options: { seed: 'table test', startingPlayer: 0 },
};

type Created = Extract<Reply, { kind: 'created' }>;

async function newGame(page: Page, game: NewGame = duel): Promise<Created> {
  const reply = await page.say({ kind: 'createGame', ...game });
  if (reply.kind !== 'created') throw new Error(JSON.stringify(reply));
  return reply;
}

/** Ann at a new table, asked about her opening hand. */
async function seated(
  game: NewGame = duel,
): Promise<{ page: Page; created: Created; game: string; snapshot: Snapshot }> {
  const page = await openPage(table.url);
  const created = await newGame(page, game);
  await page.say({ kind: 'join', game: created.game, token: created.seats[0]?.token ?? null });
  const snapshot = await page.until(isAsked);
  return { page, created, game: created.game, snapshot };
}

/** Ann and Ben, both people. */
async function seatedTogether(): Promise<{ page: Page; other: Page; game: string; snapshot: Snapshot }> {
  const [page, other] = [await openPage(table.url), await openPage(table.url)];
  const { id: game, keys } = await dealt(page, 'two-player', [
    { name: 'Ann', deck: 'tall-grass' },
    { name: 'Ben', deck: 'sparks-and-goblins' },
  ]);
  await page.say({ kind: 'join', game, token: keys[0] ?? null });
  const snapshot = await page.until(isAsked);
  await other.say({ kind: 'join', game, token: keys[1] ?? null });
  return { page, other, game, snapshot };
}

async function answerFirst(page: Page, snapshot: Snapshot): Promise<Reply> {
  const [answer] = snapshot.question === null ? [] : enumerateAnswers(snapshot.question, 1);
  return page.say({ kind: 'answer', game: snapshot.game, sequence: snapshot.sequence, answer: [...(answer ?? [])] });
}

describe('sitting down', () => {
  test('the first question is about the opening hand of seven cards, which only its owner sees (CR 103.5)', async () => {
    const { page, created, snapshot } = await seated();
    expect(snapshot.question?.kind).toBe('mulligan');
    expect(snapshot.view.players[0]?.hand).toHaveLength(7);
    expect(snapshot.view.players[1]?.handSize).toBe(7);
    expect(snapshot.view.players[1]?.hand).toHaveLength(0);

    const watcher = await openPage(table.url);
    await watcher.say({ kind: 'join', game: created.game, token: null });
    const public_ = await watcher.until(() => true);
    expect(public_.seat).toBeNull();
    expect(public_.question).toBeNull();
    expect(public_.waitingFor).toBe(0);
    expect(public_.view.players[0]?.hand).toHaveLength(0);
    expect(
      await watcher.say({ kind: 'answer', game: created.game, sequence: public_.sequence, answer: [0] }),
    ).toMatchObject({ kind: 'error' });
    page.close();
    watcher.close();
  });

  test('every card in sight comes with its printed text, once per connection', async () => {
    const { page, snapshot } = await seated();
    for (const card of snapshot.view.players[0]?.hand ?? [])
      expect(snapshot.cards[card.card]?.faces[0]?.name).toBe(card.name);
    await answerFirst(page, snapshot);
    const next = await page.until((later) => isAsked(later) && later.sequence > snapshot.sequence);
    for (const name of Object.keys(snapshot.cards)) expect(next.cards).not.toHaveProperty([name]);
    page.close();
  });

  test('a wrong key opens no seat', async () => {
    const { page, game } = await seated();
    expect(await page.say({ kind: 'join', game, token: 'guessed' })).toMatchObject({ kind: 'error' });
    expect(await page.say({ kind: 'join', game: 'nowhere', token: null })).toMatchObject({ kind: 'error' });
    page.close();
  });

  test('a deck that is not legal is refused with its rule (CR 100.2a)', async () => {
    const page = await openPage(table.url);
    const reply = await page.say({
      kind: 'createGame',
      ...duel,
      seats: [{ name: 'Ann', kind: 'human', deck: '5 Forest\n5 No Such Card\n' }, ...duel.seats.slice(1)],
    });
    expect(reply.kind).toBe('error');
    if (reply.kind === 'error') expect(reply.sentence).toMatch(/No Such Card|60/);
    page.close();
  });
});

describe('deciding', () => {
  test('an answer that no rule allows is refused with a rule number and changes nothing', async () => {
    const { page, game, snapshot } = await seated();
    const reply = await page.say({ kind: 'answer', game, sequence: snapshot.sequence, answer: [7, 7, 7] });
    expect(reply).toMatchObject({ kind: 'refused', rule: '103.5' });
    expect((await answerFirst(page, snapshot)).kind).toBe('done');
    page.close();
  });

  test('an answer to an older picture is not taken for an answer to this one', async () => {
    const { page, snapshot } = await seated();
    await answerFirst(page, snapshot);
    await page.until((later) => isAsked(later) && later.sequence > snapshot.sequence);
    expect(await answerFirst(page, snapshot)).toMatchObject({ kind: 'error' });
    page.close();
  });

  test('taking back returns to the last own decision, whatever the bots did since', async () => {
    const { page, game, snapshot } = await seated();
    expect(snapshot.undoAvailable).toBe(false);
    await answerFirst(page, snapshot);
    const later = await page.until((next) => isAsked(next) && next.sequence > snapshot.sequence);
    expect(later.undoAvailable).toBe(true);
    expect(await page.say({ kind: 'undo', game })).toEqual({ kind: 'done' });
    const back = await page.until((next) => isAsked(next) && next.sequence > later.sequence);
    expect(back.question).toEqual(snapshot.question);
    expect(back.view.players).toEqual(snapshot.view.players);
    expect(back.logFrom).toBe(0);
    expect(await page.say({ kind: 'undo', game })).toMatchObject({ kind: 'error' });
    page.close();
  });

  test('the other player wins when one concedes (CR 104.3a)', async () => {
    const { page, created, game } = await seated();
    expect(await page.say({ kind: 'concede', game })).toEqual({ kind: 'done' });
    const end = await page.until((snapshot) => snapshot.view.over);
    expect(end.view.winners).toEqual([1]);
    expect(end.waitingFor).toBeNull();
    const token = created.seats[0]?.token ?? '';
    const listed = await page.say({ kind: 'listGames', keys: [{ game, token }] });
    expect(listed.kind === 'games' && listed.games.find((summary) => summary.game === game)).toMatchObject({
      over: true,
      winners: [1],
    });
    page.close();
  });

  test('the list of games shows those in which a key opens a seat, and nobody else’s', async () => {
    const { page, created, game } = await seated();
    const mine = { game, token: created.seats[0]?.token ?? '' };
    const other = await newGame(page);
    const games = async (...keys: SeatKey[]): Promise<readonly string[]> => {
      const reply = await page.say({ kind: 'listGames', keys });
      return reply.kind === 'games' ? reply.games.map((summary) => summary.game) : [];
    };
    expect(await games()).toEqual([]);
    expect(await games(mine)).toEqual([game]);
    expect(await games(mine, { game: other.game, token: mine.token })).toEqual([game]);
    expect((await fetch(`${table.url}/api/games`)).status).toBe(404);
    page.close();
  });

  /** Both have kept their hands; Ann has priority in her first main phase. */
  async function inFirstMainPhase(): Promise<{ page: Page; other: Page; game: string; main: Snapshot }> {
    const { page, other, game, snapshot } = await seatedTogether();
    expect((await answerFirst(page, snapshot)).kind).toBe('done');
    expect((await answerFirst(other, await other.until(isAsked))).kind).toBe('done');
    return { page, other, game, main: await page.until(({ question }) => question?.kind === 'priority') };
  }

  async function act(page: Page, { game, sequence, question }: Snapshot, kind: string): Promise<void> {
    const options = question?.kind === 'priority' ? question.options : [];
    const answer = [options.findIndex((option) => option.kind === kind)];
    expect(await page.say({ kind: 'answer', game, sequence, answer })).toEqual({ kind: 'done' });
  }

  test('with two people a decision after which a card was drawn is taken back when the other agrees, and stands when not', async () => {
    const { page, other, game, main } = await inFirstMainPhase();
    await act(page, main, 'pass');
    await page.say({ kind: 'yield', game, until: 'until my turn' });
    const asked = await other.until(({ view, question }) => view.turn === 2 && question !== null);
    expect(await page.say({ kind: 'undo', game })).toEqual({ kind: 'done' });
    expect((await other.until((next) => next.takeBack !== null)).takeBack).toEqual({ by: 0, open: [1] });
    expect(await page.say({ kind: 'consent', game, yes: true })).toMatchObject({ kind: 'error' });
    expect(await other.say({ kind: 'consent', game, yes: false })).toEqual({ kind: 'done' });
    expect((await other.until((next) => next.takeBack === null)).question).toEqual(asked.question);
    expect(await page.say({ kind: 'undo', game })).toEqual({ kind: 'done' });
    await other.until((next) => next.takeBack !== null);
    expect(await other.say({ kind: 'consent', game, yes: true })).toEqual({ kind: 'done' });
    const back = await page.until((next) => isAsked(next) && next.takeBack === null);
    expect(back.question).toEqual(main.question);
    page.close();
    other.close();
  });

  test('against people, what told nothing is taken back at once: a land that was played (CR 305.2)', async () => {
    const { page, other, game, main } = await inFirstMainPhase();
    await act(page, main, 'playLand');
    const played = await page.until(({ view }) => view.battlefield.length === 1);
    expect(await page.say({ kind: 'undo', game })).toEqual({ kind: 'done' });
    const back = await page.until((next) => next.sequence > played.sequence && isAsked(next));
    expect([back.takeBack, back.question]).toEqual([null, main.question]);
    page.close();
    other.close();
  });

  test('a card in hand says which rule keeps it there; what the viewer can not see says nothing (CR 117.1)', async () => {
    const { page, game, snapshot } = await seated();
    const [own] = snapshot.view.players[0]?.hand ?? [];
    const reply = await page.say({ kind: 'why', game, object: own?.id ?? 0 });
    expect(reply).toMatchObject({ kind: 'why', whyNot: [{ rule: '117.1' }] });
    const unseen = Array.from({ length: 130 }, (_, id) => id).find(
      (id) => !snapshot.view.players.some(({ hand }) => hand.some((card) => (card.id as number) === id)),
    );
    expect(await page.say({ kind: 'why', game, object: unseen ?? 0 })).toEqual({
      kind: 'why',
      explanation: null,
      lines: [],
      abilities: [],
      whyNot: [],
    });
    page.close();
  });

  test('a whole game is played through the wire to its end, with every question answered', async () => {
    const { page, game, snapshot: first } = await seated();
    const random = randomStream('a whole game');
    let snapshot = first;
    let questions = 0;
    while (!snapshot.view.over && questions < 2000) {
      const { question } = snapshot;
      if (question === null) throw new Error('nobody is asked');
      if (question.kind === 'priority') expect(snapshot.optionTexts).toHaveLength(question.options.length);
      const reply = await page.say({
        kind: 'answer',
        game,
        sequence: snapshot.sequence,
        answer: [...randomAnswer(question, random)],
      });
      expect(reply).toEqual({ kind: 'done' });
      questions++;
      const seen = snapshot.sequence;
      snapshot = await page.until((next) => next.sequence > seen && (isAsked(next) || next.view.over));
    }
    expect(snapshot.view.over).toBe(true);
    page.close();
  });
});

describe('asking around', () => {
  test('the starter decks are listed with their cards', async () => {
    const decks = (await (await fetch(`${table.url}/api/decks`)).json()) as {
      id: string;
      text: string;
      format: string;
    }[];
    expect(decks.filter(({ format }) => format === 'commander')).toHaveLength(8);
    expect(decks.find(({ id }) => id === 'tall-grass')?.text).toMatch(/\d+ Forest/);
  });

  test('a deck is checked with rule numbers (CR 100.2a)', async () => {
    const page = await openPage(table.url);
    const reply = await page.say({ kind: 'deckCheck', format: 'standard-60', text: '10 Forest\n' });
    expect(reply).toMatchObject({
      kind: 'deckChecked',
      legal: false,
      cards: 10,
      problems: [{ kind: 'rule', rule: '100.2a' }],
    });
    const mended = await page.say({
      kind: 'deckCheck',
      format: 'standard-60',
      text: '60 Forets\n',
      changes: [{ from: 'Forets', to: 'Forest' }],
    });
    expect(mended).toMatchObject({ kind: 'deckChecked', legal: true, cards: 60, text: 'Deck\n60 Forest\n' });
    page.close();
  });

  test('a deck is led by whoever is told or asked for, and says what it is (CR 903.3)', async () => {
    const page = await openPage(table.url);
    const text = 'Name Sea of Drakes\n1 Talrand, Sky Summoner\n99 Island\n';
    const told = await page.say({ kind: 'deckCheck', format: 'commander', text });
    expect(told).toMatchObject({
      kind: 'deckChecked',
      legal: true,
      commanders: ['Talrand, Sky Summoner'],
      commandersGuessed: true,
      leaders: [{ name: 'Talrand, Sky Summoner', partner: false }],
      colors: ['blue'],
      text: null,
    });
    const named = await page.say({
      kind: 'deckCheck',
      format: 'commander',
      text,
      commanders: ['Talrand, Sky Summoner'],
    });
    expect(named).toMatchObject({
      kind: 'deckChecked',
      legal: true,
      commandersGuessed: false,
      text: 'About\nName Sea of Drakes\n\nCommander\n1 Talrand, Sky Summoner\n\nDeck\n99 Island\n',
      name: 'Sea of Drakes',
    });
    page.close();
  });

  test('a card shows its text beside the trees it was read as', async () => {
    const page = await openPage(table.url);
    const { snapshot, page: other } = await seated();
    const [name = ''] = Object.keys(snapshot.cards).filter(
      (card) => snapshot.cards[card]?.faces[0]?.lines.length !== 0,
    );
    const reply = await page.say({ kind: 'reading', card: name });
    expect(reply).toMatchObject({ kind: 'reading', sentences: expect.arrayContaining([expect.anything()]) });
    expect(await page.say({ kind: 'reading', card: 'No Such Card' })).toMatchObject({ kind: 'error' });
    page.close();
    other.close();
  });
});

test('the game is a draw when all have agreed to one; until then it goes on (CR 104.4i)', async () => {
  const { page, other, game } = await seatedTogether();
  expect(await page.say({ kind: 'offerDraw', game, agree: true })).toEqual({ kind: 'done' });
  const offered = await other.until(({ drawAgreed }) => drawAgreed.length === 1);
  expect(offered.view.over).toBe(false);
  expect(await other.say({ kind: 'offerDraw', game, agree: false })).toEqual({ kind: 'done' });
  await page.until(({ drawAgreed, sequence }) => drawAgreed.length === 0 && sequence > offered.sequence);
  await other.say({ kind: 'offerDraw', game, agree: true });
  await page.say({ kind: 'offerDraw', game, agree: true });
  const over = await page.until(({ view }) => view.over);
  expect(over.view.winners).toEqual([]);
  page.close();
  other.close();
});
