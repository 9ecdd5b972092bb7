/** Dungeon cards: rooms, arrows in reminder text, and how some are entered. CR 309.4. */
import { expect, test } from 'vitest';
import { printCard, readCard } from '../src/index.ts';
import { readCorpus } from '../src/corpus.ts';

const CELLAR = {
  name: 'Mossy Cellar',
  layout: 'dungeon',
  type_line: 'Dungeon',
  oracle_text:
    'Trapdoor — You gain 1 life. (Leads to: Cask Row, Pit!)\nCask Row — Scry 2. (Leads to: Vault)\nPit! — Each player loses 1 life (Leads to: Vault)\nVault — Draw a card.',
};

test('each line is a room: its name, where its arrows lead, its effect (CR 309.4)', () => {
  const result = readCard(CELLAR);
  if (!('card' in result)) throw new Error(JSON.stringify(result.refusals));
  const [face] = result.card.faces;
  expect(result.card.layout).toBe('dungeon');
  expect(face.abilities.map((each) => (each.kind === 'room' ? [each.name, each.leadsTo] : null))).toEqual([
    ['Trapdoor', ['Cask Row', 'Pit!']],
    ['Cask Row', ['Vault']],
    ['Pit!', ['Vault']],
    ['Vault', []],
  ]);
  expect(printCard(result.card)[0]).toBe(CELLAR.oracle_text);
  expect(readCorpus([CELLAR])).toMatchObject({ cards: 1, read: 1, wrong: 0, ambiguous: 0 });
});

test('a dungeon may be entered by its name only (CR 701.46d)', () => {
  const text = `You can't enter this dungeon unless you "venture into Mossy Cellar".\n${CELLAR.oracle_text}`;
  const result = readCard({ ...CELLAR, oracle_text: text });
  if (!('card' in result)) throw new Error(JSON.stringify(result.refusals));
  expect(result.card.faces[0].abilities[0]).toEqual({
    kind: 'static',
    rules: [{ kind: 'onlyByVenturingInto', quality: 'Mossy Cellar' }],
  });
  expect(readCorpus([{ ...CELLAR, oracle_text: text }])).toMatchObject({ read: 1, wrong: 0 });
});

test('a room whose effect is not understood refuses the card, with the place', () => {
  const result = readCard({ ...CELLAR, oracle_text: 'Trapdoor — Fold the map in half.' });
  expect('refusals' in result && result.refusals[0]?.text).toBe('Fold the map in half.');
});
