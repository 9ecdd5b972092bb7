import { expect, test } from 'vitest';
import { checkDeck, deckCardFromRecord, readDeckList } from '../src/index.ts';

test("the README's deck is legal but for the red card (CR 903.5c)", () => {
  const result = readDeckList('Commander\n1 Talrand, Sky Summoner\nDeck\n97 Island\n1 Opt\n1 Shock', 'deck.txt');
  if (result.kind === 'refused') throw new Error(result.problems[0]?.sentence);
  const types: Readonly<Record<string, string>> = {
    'Talrand, Sky Summoner': 'Legendary Creature — Merfolk Wizard',
    Island: 'Basic Land — Island',
  };
  const complaints = checkDeck(
    result.list,
    (name) =>
      deckCardFromRecord({ name, type_line: types[name] ?? 'Instant', color_identity: [name === 'Shock' ? 'R' : 'U'] }),
    'commander',
  );
  expect(complaints.map(({ rule, text }) => `${text} (CR ${rule})`)).toEqual([
    "Shock is red, outside the commander's color identity (blue). (CR 903.5c)",
  ]);
});
