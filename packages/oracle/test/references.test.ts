/** The checker of references: what the binder may never build, made by hand from what it does build. */
import type { Ability } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { readText } from '../src/index.ts';
import { faultsOf } from '../src/references/check.ts';

type Node = Record<string, unknown>;

function read(text: string, spell: boolean): readonly Ability[] {
  const { abilities, refusals } = readText(text, spell);
  expect(refusals).toEqual([]);
  return abilities;
}

/** What the checker says of the text as it is read, and of the same with the last reference of these words bound to another label. */
function rightAndWrong(text: string, words: string, to: string, spell = true): readonly [unknown, unknown] {
  const right = read(text, spell);
  const wrong = structuredClone(right) as readonly Ability[];
  const found: Node[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const part = node as Node;
    if ((part['kind'] === 'reference' || part['kind'] === 'amountOf') && part['words'] === words) found.push(part);
    Object.values(part).forEach(walk);
  };
  walk(wrong);
  found.at(-1)!['to'] = to;
  return [faultsOf(right), faultsOf(wrong).map(({ reason }) => reason)];
}

test('what an instruction makes is not known within it (CR 608.2c)', () => {
  const text = 'Whenever a Goat enters, draw a card if it has flying. Then reveal that card.';
  expect(rightAndWrong(text, 'it', 'step1', false)).toEqual([[], ['not yet known']]);
});

test('what an instruction makes is not known before it (CR 608.2c)', () => {
  const text =
    'Choose a creature you control. It deals 1 damage to target player. Create a Food token, then sacrifice it.';
  const [right, wrong] = rightAndWrong(text, 'it', 'step2');
  expect([right, wrong]).toEqual([[], ['nothing introduces it']]);
});

test('what is chosen in one branch is not known in the other (CR 608.2c)', () => {
  const text =
    'Look at the top two cards of your library. If you control a Goat, put a card from among them into your hand, then reveal it. Otherwise, put one of them into your graveyard.';
  expect(rightAndWrong(text, 'one of them', 'chosen2')).toEqual([[], ['of the other branch']]);
});

test('a target is announced, whichever branch it stands in (CR 601.2c)', () => {
  const text =
    'If you control a Goat, ~ deals 2 damage to target creature. Otherwise, ~ deals 1 damage to that creature.';
  expect(faultsOf(read(text, true))).toEqual([]);
});

test('what one mode names is not known in another (CR 700.2)', () => {
  const text =
    "Choose one —\n• Tap target creature. It doesn't untap during its controller's next untap step.\n• Target player draws a card and loses 1 life.";
  expect(rightAndWrong(text, 'unsaid', 'target1')).toEqual([[], ['of another mode']]);
});

test('what a delayed trigger names is not known outside of it (CR 603.7)', () => {
  const text =
    "Whenever a Goat attacks this turn, exile the top card of your library. Exile the top card of target player's library. You may play that card this turn.";
  const right = read(text, true);
  expect(faultsOf(right)).toEqual([]);
  const labels = [...JSON.stringify(right).matchAll(/"label":"(chosen\d)"/g)].map((match) => match[1]!);
  expect(labels).toHaveLength(1);
  const inside = structuredClone(right) as unknown as [
    { clause: { steps: [{ clause: { action: { object: Node } } }, Node] } },
  ];
  inside[0].clause.steps[0].clause.action.object['label'] = 'chosen9';
  const wrong = JSON.parse(JSON.stringify(inside).replace(`"to":"${labels[0]}"`, '"to":"chosen9"')) as Ability[];
  expect(faultsOf(wrong).map(({ reason }) => reason)).toEqual(['of a later trigger']);
});

test('"that player" is no object, and "that creature" no player (CR 109.1)', () => {
  const both = 'Target player taps target creature. Destroy that creature. That player loses 1 life.';
  const right = read(both, true);
  const swapped = JSON.parse(
    JSON.stringify(right).replace(/"to":"target(\d)"/g, (_all, at: string) => `"to":"target${3 - Number(at)}"`),
  ) as Ability[];
  expect([faultsOf(right), faultsOf(swapped).map(({ reason }) => reason)]).toEqual([
    [],
    ['not an object', 'not a player'],
  ]);
});

test('"the result" is of a roll, "the damage dealt" of damage (CR 706.2, 120.8)', () => {
  const text = 'Roll a six-sided die. You gain that much life. Draw cards equal to the result.';
  expect(faultsOf(read(text, true))).toEqual([]);
  const wrong = JSON.parse(JSON.stringify(read(text, true)).replace('"kind":"rollDie"', '"kind":"mill"')) as Ability[];
  expect(faultsOf(wrong).map(({ reason }) => reason)).toEqual(['not that amount']);
});

test('a card whose reference cannot be known where it stands is refused with its words (CR 608.2c)', () => {
  const { refusals } = readText('Each creature you control gets +1/+1 until end of turn for each counter on it.', true);
  expect(refusals.map(({ problem, details }) => [problem, details])).toEqual([['unbound', ['it: not yet known']]]);
});

test('where nothing may be referred to, a reference is a fault, whatever it means (CR 608.2c)', () => {
  const right = read('Destroy target creature. Its controller loses 1 life.', true);
  const wrong = JSON.parse(
    JSON.stringify(right).replace(
      '"amount":{"kind":"number","number":1}',
      '"amount":{"kind":"number","number":{"kind":"reference","to":"target1","words":"it"}}',
    ),
  ) as Ability[];
  expect(JSON.stringify(wrong)).not.toBe(JSON.stringify(right));
  expect(faultsOf(wrong).map(({ reason }) => reason)).toEqual(['nothing is referred to there']);
});

test('a number is no object, and an object no number (CR 107.1)', () => {
  const right = read('Whenever a Goat deals damage to you, destroy it. You lose that much life.', false);
  expect(faultsOf(right)).toEqual([]);
  const swapped = JSON.parse(
    JSON.stringify(right).replace('"to":"event.source","words":"it"', '"to":"event.amount","words":"it"'),
  ) as Ability[];
  expect(faultsOf(swapped).map(({ reason }) => reason)).toEqual(['not an object']);
});

test('a spell that targets is no player (CR 115.1)', () => {
  const text =
    'Whenever a Goat you control becomes the target of a spell an opponent controls, that player loses 2 life.';
  expect(rightAndWrong(text, 'that', 'event.recipient', false)).toEqual([[], ['not a player']]);
});

test('the hand that cards are exiled from is that of a player (CR 402.1)', () => {
  const text =
    "Search target opponent's hand and library for any number of cards named Goat and exile them. That player draws a card for each card exiled from their hand this way.";
  expect(rightAndWrong(text, 'they', 'chosen1')).toEqual([[], ['not a player']]);
});

test('cards are shuffled into a library, not their owners (CR 701.20a)', () => {
  const text = 'Choose up to three target creatures. The owners of those creatures shuffle them into their libraries.';
  expect(rightAndWrong(text, 'they', 'chosen1')).toEqual([[], ['not an object']]);
});

test('the roles of the event around a delayed trigger go by names of their own within it (CR 603.7c)', () => {
  const text = 'Whenever a Goat enters, exile it. Return that card to the battlefield when a Wall dies.';
  const outer = read(text, false);
  expect(JSON.stringify(outer)).toContain('"to":"outer event.object"');
  expect(rightAndWrong(text, 'that', 'outer outer event.object', false)).toEqual([[], ['nothing introduces it']]);
});
