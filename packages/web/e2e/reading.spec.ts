import { expect, test } from '@playwright/test';
import type { Snapshot } from '@kitchen-table/protocol';
import { fixtureSnapshot } from '../test/fixtures/snapshot.ts';
import { violations } from './axe.ts';
import { FixtureServer } from './fixture-server.ts';
import { overlaps, tooSmall } from './table-checks.ts';

const server = new FixtureServer();
const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

const ENTERS = {
  text: 'Whenever this creature enters:',
  steps: [
    { text: 'You draw a card.', steps: [] },
    { text: 'You draw one more.', steps: [] },
  ],
};

/** The table at which a card of the own side wears something that gives it abilities. */
function worn(): { picture: Snapshot; id: number } {
  const picture = fixtureSnapshot(4, 'priority');
  const wearer = picture.view.battlefield.find((one) => one.name === 'Grey-Garden Matriarch');
  const id = Number(wearer?.id);
  const lines = ['When this creature enters, draw two cards.', '{T}: Add {G}.'];
  const face = { name: 'Grey-Garden Matriarch', manaCost: '{2}{G}{W}', typeLine: 'Creature — Elf', lines };
  return {
    id,
    picture: {
      ...picture,
      gained: { [id]: ['Haste', 'Shroud'] },
      cards: {
        ...picture.cards,
        'Grey-Garden Matriarch': {
          name: 'Grey-Garden Matriarch',
          layout: 'normal',
          colorIdentity: [],
          faces: [{ ...face, power: '2', toughness: '2', loyalty: null, defense: null }],
        },
      },
    },
  };
}

test('Reading shows the printed text, what is gained and lost, by whom and by which rule, and what it does (CR 613.1f)', async ({
  page,
}) => {
  const { picture, id } = worn();
  server.picture = picture;
  const none = { sets: null, gains: [], loses: [], gained: [], lost: [], becomes: {}, power: 0, toughness: 0 };
  const effect = { ...none, kind: 'effect' as const, rule: '613.1f' };
  server.why = {
    kind: 'why',
    whyNot: [{ rule: '602.2b', because: 'it is tapped' }],
    lines: [
      { gained: [], lost: [] },
      { gained: ['Haste', 'Shroud'], lost: [] },
      { gained: [], lost: ['Flying'] },
      { gained: [], lost: [] },
    ],
    abilities: [
      { face: 0, text: 'When this creature enters, draw two cards.', does: [ENTERS] },
      {
        face: 0,
        text: '{T}: Add {G}.',
        does: [{ text: 'Tap this creature:', steps: [{ text: 'You add {G}.', steps: [] }] }],
      },
      { face: null, text: 'Haste', does: [{ text: 'This creature may attack at once.', steps: [] }] },
    ],
    explanation: {
      object: id as never,
      power: 3,
      toughness: 6,
      keywords: ['haste', 'shroud'],
      contributions: [
        { ...none, kind: 'printed', source: -1 as never, name: 'Printed', rule: '208.1', power: 2, toughness: 2 },
        { ...effect, source: 70 as never, name: 'Running Shoes', gains: ['haste', 'shroud'] },
        { ...effect, source: 71 as never, name: 'Lead Weights', loses: ['flying'] },
        { ...effect, source: 71 as never, name: 'Lead Weights', rule: '613.4c', power: 1, toughness: 4 },
      ],
    },
  };
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/game/fixture`);
    await page.locator(`.own .tile[data-ids="${id}"]`).hover();
    const reading = page.locator('.reading');
    await expect(reading.locator('.card .text')).toContainText('draw two cards');
    await expect(reading.locator('.card .text')).not.toContainText('Haste');
    await expect(reading.locator('.changes li')).toHaveText([
      /Running Shoes: gains Haste, Shroud\s+CR 613.1f/,
      /Lead Weights: loses Flying, \+1\/\+4\s+CR 613.1f\s*CR 613.4c/,
    ]);
    await expect(reading.getByRole('region', { name: 'What it does' }).locator('> .sentences')).toHaveText([
      'Whenever this creature enters:You draw a card.You draw one more.',
      'Tap this creature:You add .',
    ]);
    await expect(reading.getByRole('region', { name: 'What it does' }).locator('ol > li')).toHaveCount(2);
    await expect(reading.getByRole('region', { name: 'What it was given does' })).toContainText('may attack at once');
    await expect(reading).toContainText('printed 2/5');
    await expect(reading).toContainText('Not now: it is tapped.');
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/reading-${width}.png` });
    expect(await overlaps(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
});

test('a click that does nothing says why, with the rule, and is gone with the next (CR 601.2c)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  server.picture = fixtureSnapshot(4, 'targets');
  server.why = {
    kind: 'why',
    explanation: null,
    lines: [],
    abilities: [],
    whyNot: [{ rule: '601.2c', because: 'it is not what the text asks for' }],
  };
  await page.goto(`${server.url}/game/fixture`);
  await page.locator('.opponent .tile.unable').first().click();
  const refusal = page.locator('.refusal');
  await expect(refusal).toContainText('Jana, Tide Walker');
  await expect(refusal).toContainText('Not now: it is not what the text asks for. CR 601.2c');
  await expect(refusal).toContainText('“Exile target creature.');
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/refusal-target.png` });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(refusal).toHaveCount(0);
  expect(server.said).toEqual([]);
});

test('a dimmed card in hand says why on a plain click; a land says who spends its mana (CR 307.1)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  server.picture = fixtureSnapshot(4, 'priority');
  server.why = {
    kind: 'why',
    explanation: null,
    lines: [],
    abilities: [],
    whyNot: [{ rule: '307.1', because: 'the stack is not empty' }],
  };
  await page.goto(`${server.url}/game/fixture`);
  await page.locator('.hand-row .card.unable').first().click();
  await expect(page.locator('.refusal')).toContainText('Not now: the stack is not empty. CR 307.1');
  const { bottom } = await page.locator('.refusal').evaluate((box) => box.getBoundingClientRect());
  const { top } = await page.locator('.prompt').evaluate((box) => box.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(top);
  server.why = { kind: 'why', explanation: null, lines: [], abilities: [], whyNot: [] };
  await page.locator('.own .land').first().click();
  await expect(page.locator('.refusal')).toContainText('There is nothing to do with it now.');
  await page.locator('.opponent .tile').first().click();
  await expect(page.locator('.refusal')).toHaveCount(0);
});

test('a card that is typed is told in plain sentences beside its tree (CR 113.3)', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/cards`);
    const lab = page.locator('.lab');
    await expect(lab.locator('.ability-read')).toHaveCount(2);
    await expect(lab).toContainText('Whenever this creature enters, you draw a card.');
    await lab.getByLabel('Text').fill('When this creature enters, you gain 7 life.');
    await expect(lab.locator('.ability-read .sentences')).toHaveText([
      'Whenever this creature enters, you gain 7 life.',
    ]);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/lab-${width}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  }
});
