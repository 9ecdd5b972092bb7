/** The cube, boosters and the cards for drafts. CR 100.2b, 903.13, 905. */
import { expect, test } from 'vitest';
import { cubeNames, draftSetup, extraCommanders, limitedCards, sealedPools } from '../src/index.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];

test('the cube has 360 different cards, and every card for drafts is lowered', () => {
  expect(new Set(cubeNames()).size).toBe(360);
  for (const card of Object.values(limitedCards())) expect(card.faces[0].text, card.name).not.toBeNull();
});

test('eight players draft the whole cube in three rounds of fifteen, each card once', () => {
  const { packs } = draftSetup('cube', NAMES, 'seed');
  expect(packs.map((round) => round.map((pack) => pack.length))).toEqual([0, 1, 2].map(() => NAMES.map(() => 15)));
  expect(new Set(packs.flat(2)).size).toBe(360);
});

test('a booster has fifteen cards, none twice; the same seed gives the same packs', () => {
  const { packs } = draftSetup('booster-draft', NAMES, 'seed');
  for (const pack of packs.flat()) expect([pack.length, new Set(pack).size]).toEqual([15, 15]);
  expect(draftSetup('booster-draft', NAMES, 'seed').packs).toEqual(packs);
  expect(draftSetup('booster-draft', NAMES, 'other').packs).not.toEqual(packs);
});

test('packs of a Commander Draft have twenty cards with two legends, picked two at a time (CR 903.13b)', () => {
  const setup = draftSetup('commander-draft', NAMES.slice(0, 4), 'seed');
  expect(setup.picks).toBe(2);
  for (const pack of setup.packs.flat()) {
    expect(pack.length).toBe(20);
    const legends = pack.slice(0, 2).map((name) => setup.cards[name]?.faces[0]);
    expect(legends.every((face) => face?.supertypes.includes('legendary'))).toBe(true);
  }
  expect(extraCommanders().every((name) => limitedCards()[name] !== undefined)).toBe(true);
});

test('packs of a Conspiracy Draft have a card that acts in the draft or a conspiracy, and packs to add (CR 905.1)', () => {
  const setup = draftSetup('conspiracy-draft', NAMES.slice(0, 4), 'seed');
  expect(setup.extraPacks?.length).toBe(4);
  for (const [first = ''] of setup.packs.flat()) expect(cubeNames()).not.toContain(first);
});

test('each player of a sealed tournament opens six packs (CR 100.2b)', () => {
  expect(sealedPools(2, 'seed').map((pool) => pool.length)).toEqual([90, 90]);
});
