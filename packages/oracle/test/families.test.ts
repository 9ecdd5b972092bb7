import { expect, test } from 'vitest';
import { printAbility, readText } from '../src/index.ts';

/** The abilities of a text, or why there are none. */
function abilities(text: string, spell = false): readonly unknown[] {
  const result = readText(text, spell);
  expect(result.refusals).toEqual([]);
  return result.abilities;
}
/** The first value of a field anywhere in a tree. */
function found(tree: unknown, field: string): unknown {
  if (tree === null || typeof tree !== 'object') return undefined;
  if (field in tree) return (tree as Record<string, unknown>)[field];
  for (const part of Object.values(tree)) {
    const inner = found(part, field);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

test('"deals 5 damage instead" is dealt to whom the damage before was dealt (CR 608.2c)', () => {
  const tree = abilities('~ deals 1 damage to target Goblin. If you control a Wall, ~ deals 5 damage instead.', true);
  const [spell] = tree as { clause: { steps: unknown[] } }[];
  expect(found(spell?.clause.steps[1], 'to')).toEqual({ kind: 'reference', to: 'target1', words: 'as before' });
});

test('damage instead of none before is refused', () => {
  const { refusals } = readText('If you control a Wall, ~ deals 5 damage instead.', true);
  expect(refusals.map((each) => each.problem)).toEqual(['unbound']);
});

test('"the creature you control" is the one of two that was described so', () => {
  const tree = abilities(
    'Choose target creature you control and target creature an opponent controls. The creature you control gets +1/+0 until end of turn.',
    true,
  );
  expect(JSON.stringify(tree)).toContain('"words":"the","filter":{');
  expect(JSON.stringify(tree)).toMatch(/"to":"target1","words":"the"/);
});

test('"of that type" needs a type that was chosen', () => {
  expect(readText('Choose a creature type. Tap all creatures of that type.', true).refusals).toEqual([]);
  expect(readText('Tap all creatures of that creature type.', true).refusals.map((each) => each.problem)).toEqual([
    'unbound',
  ]);
});

test('several static abilities may share a paragraph, and print as one (CR 113.3d)', () => {
  const text = 'Equipped creature has reach. Frogs you control get +1/+0.';
  const [first, second] = abilities(text) as { kind: string; sameLine?: true }[];
  expect([first?.sameLine, second?.sameLine]).toEqual([undefined, true]);
  expect(printAbility(second as never)).toBe('Frogs you control get +1/+0.');
});

test('a flavor word that no list has is read, a keyword in its place is not (CR 207.2d)', () => {
  expect(abilities('Bogsong Chorale — {T}: Draw a card.')).toMatchObject([{ abilityWord: 'Bogsong Chorale' }]);
  expect(abilities('Exhaust — {T}: Draw a card.')).toMatchObject([{ keyword: 'exhaust' }]);
});

test('names of tokens are kept as they are written (CR 111.3)', () => {
  const tree = abilities("{T}: Create a 1/1 green Frog creature token named Ned's Cousin of the Marsh.");
  expect(found(tree, 'name')).toBe("Ned's Cousin of the Marsh");
});

test('rows of a die belong to the roll before them (CR 706.3)', () => {
  const tree = abilities('{T}: Roll a d20.\n1—19 | Scry 1.\n20 | Draw a card.');
  expect(found(tree, 'results')).toMatchObject([
    { from: 1, to: 19 },
    { from: 20, to: 20 },
  ]);
});

test('rows after anything but a roll are refused', () => {
  expect(readText('{T}: Draw a card.\n1—19 | Scry 1.', false).refusals).not.toEqual([]);
});

test('one verb may make several things, one after another (CR 608.2c)', () => {
  const tree = abilities('{T}: Create a Food token and a Clue token.') as {
    clause: { steps: { action: { kind: string } }[] };
  }[];
  expect(tree[0]?.clause.steps.map((step) => step.action.kind)).toEqual(['create', 'create']);
});

test('"If you win" is asked only after a clash (CR 701.30)', () => {
  expect(readText('Clash with an opponent. If you win, draw a card.', true).refusals).toEqual([]);
  expect(readText('Draw a card. If you win, draw a card.', true).refusals).not.toEqual([]);
});

test('"the difference" is that of the two sides compared before it (CR 608.2h)', () => {
  const tree = abilities('If you have fewer than five cards in hand, draw cards equal to the difference.', true);
  expect(found(tree, 'amount')).toMatchObject({
    kind: 'difference',
    of: [
      { kind: 'number', number: 5 },
      { kind: 'count', of: { kind: 'zoneOfPlayer', zone: ['hand'], player: { kind: 'you' } } },
    ],
  });
  const target = abilities('If target opponent has more life than you, draw cards equal to the difference.', true);
  expect(found(found(target, 'action'), 'amount')).toMatchObject({
    of: [{ of: { kind: 'reference', to: 'target1' } }, {}],
  });
});

test('"the difference" of nothing is refused', () => {
  const { refusals } = readText('Draw cards equal to the difference.', true);
  expect(refusals.map((each) => each.problem)).toEqual(['unbound']);
});

test('"of those tokens" are tokens like those made before (CR 111.4)', () => {
  const text = 'Create a 1/1 red Goblin creature token. If ~ was kicked, create four of those tokens instead.';
  const [spell] = abilities(text, true) as { kind: 'spell'; clause: { steps: { clause: unknown }[] } }[];
  expect(found(spell?.clause.steps[1]?.clause, 'token')).toMatchObject({ power: { number: 1 }, subtypes: ['Goblin'] });
  expect(readText('Create four of those tokens.', true).refusals.map((each) => each.problem)).toEqual(['unbound']);
});

test('"that card" after "when you discard a Goblin card this way" is the card that was discarded (CR 603.12)', () => {
  const text = 'You may discard a card. When you discard a Goblin card this way, exile that card.';
  const [spell] = abilities(text, true) as { clause: { steps: readonly [unknown, unknown] } }[];
  const label = found(spell?.clause.steps[0], 'label');
  expect(found(found(spell?.clause.steps[1], 'action'), 'to')).toBe(label);
});

test('several sorts of counters go on one thing, one after another (CR 122)', () => {
  const [spell] = abilities('Put a +1/+1 counter and a flying counter on target Goblin.', true) as {
    clause: { steps: { action: { counter: string; on: { to?: string } } }[] };
  }[];
  expect(spell?.clause.steps.map((step) => step.action.counter)).toEqual(['+1/+1', 'flying']);
  expect(spell?.clause.steps[1]?.action.on.to).toBe('target1');
});

test('each of two piles goes its own way (CR 700.3)', () => {
  const text =
    'Reveal the top four cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other on the bottom of your library.';
  const [spell] = abilities(text, true) as { clause: { steps: { chosen: unknown; other: unknown }[] } }[];
  const piles = spell?.clause.steps[1];
  expect(found(found(piles?.chosen, 'object'), 'to')).toBe('pile.chosen');
  expect(found(found(piles?.other, 'object'), 'to')).toBe('pile.other');
});
