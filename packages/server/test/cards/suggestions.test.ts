import { NamesMeant } from '@kitchen-table/cards';
import { expect, test } from 'vitest';
import { suggestedNames } from '../../src/cards/suggestions.ts';

const SOME = ['Shock', 'Aftershock', 'Shocker', 'Rhystic Study', 'Mystic Remora', 'Fire // Ice', 'Lim-Dûl’s Vault'];
const NAMES = new NamesMeant(SOME);

test('names that begin so come first, then those that hold the words', () => {
  expect(suggestedNames('shock', NAMES)).toEqual(['Shock', 'Shocker', 'Aftershock']);
  expect(suggestedNames('remora my', NAMES)).toEqual(['Mystic Remora']);
  expect(suggestedNames('ice', NAMES)).toEqual(['Fire // Ice']);
});

test('a name spelled otherwise is found, in whatever case and accents', () => {
  expect(suggestedNames('Rhistic Study', NAMES)).toEqual(['Rhystic Study']);
  expect(suggestedNames('lim-dul', NAMES)).toEqual(['Lim-Dûl’s Vault']);
});

test('no words suggest nothing', () => {
  expect(suggestedNames('  ', NAMES)).toEqual([]);
});
