import { once } from 'node:events';
import { randomAnswer, randomStream } from '@kitchen-table/engine';
import type { Snapshot } from '@kitchen-table/protocol';
import { afterEach, expect, test } from 'vitest';
import { killServers, serverProcess } from './server-process.ts';
import { isAsked, openPage, temporaryFolder } from './table.ts';

afterEach(killServers);

function picture({ view, question, undoAvailable }: Snapshot): unknown {
  return { view, question, undoAvailable };
}

test('kill -9 the server, start it again, reload the page: the same position, the same question, and the game goes on', async () => {
  const folder = temporaryFolder();
  try {
    const first = await serverProcess('serve-process.ts', folder.path);
    const page = await openPage(first.url);
    const created = await page.say({
      kind: 'createGame',
      format: 'two-player',
      seats: [
        { name: 'Ann', kind: 'human', deck: 'tall-grass' },
        { name: 'Ben', kind: 'bot', bot: 'random', deck: 'sparks-and-goblins' },
      ],
      options: { seed: 'killed' },
    });
    if (created.kind !== 'created') throw new Error(JSON.stringify(created));
    const { game } = created;
    const token = created.seats[0]?.token ?? null;
    await page.say({ kind: 'join', game, token });
    const random = randomStream('killed');
    let snapshot = await page.until(isAsked);
    for (let answers = 0; answers < 25 && snapshot.question !== null; answers++) {
      const { sequence } = snapshot;
      const reply = await page.say({
        kind: 'answer',
        game,
        sequence,
        answer: [...randomAnswer(snapshot.question, random)],
      });
      expect(reply).toEqual({ kind: 'done' });
      snapshot = await page.until((next) => next.sequence > sequence && (isAsked(next) || next.view.over));
    }
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    page.close();

    const second = await serverProcess('serve-process.ts', folder.path);
    const reloaded = await openPage(second.url);
    expect(await reloaded.say({ kind: 'join', game, token })).toMatchObject({ kind: 'joined', seat: 0 });
    const resumed = await reloaded.until((next) => isAsked(next) || next.view.over);
    expect(picture(resumed)).toEqual(picture(snapshot));
    expect(resumed.sequence).toBeGreaterThan(snapshot.sequence); // A page that was open goes on by itself.
    if (resumed.question !== null) {
      const { sequence } = resumed;
      const reply = await reloaded.say({
        kind: 'answer',
        game,
        sequence,
        answer: [...randomAnswer(resumed.question, random)],
      });
      expect(reply).toEqual({ kind: 'done' });
      await reloaded.until((next) => next.sequence > sequence && (isAsked(next) || next.view.over));
    }
    reloaded.close();
    second.child.kill('SIGTERM');
    await once(second.child, 'exit');
  } finally {
    folder.remove();
  }
});
