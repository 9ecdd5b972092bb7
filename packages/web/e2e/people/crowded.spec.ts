import { expect, test } from '@playwright/test';
import { TestServer } from '../server.ts';
import { atLobby } from './two-at-a-table.ts';

const server = new TestServer('--connections-per-address', '1');
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test('a page too many of one address says what to do, and comes in by itself when there is room', async ({
  page: ann,
  browser,
}) => {
  const ben = await atLobby(server.url, ann, browser);
  await expect(ben.getByRole('alert')).toHaveText(
    'Your address has as many pages open here as it may (1); close some, and this one comes in by itself.',
  );
  await expect(ann.getByText('0 of 2 are ready.')).toBeVisible();
  await ann.close();
  await expect(ben.getByRole('heading', { name: 'Ann’s table' })).toBeVisible();
  await expect(ben.getByRole('alert')).toHaveCount(0);
  await ben.context().close();
});
