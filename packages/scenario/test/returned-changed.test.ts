/** "Return it to the battlefield. It's ...": what is said of it is said of what came back. CR 400.7, 608.2c, 611.2e. */
import { expect, test } from 'vitest';
import { ANIMALS, creature, played, sorcery } from './own-cards.ts';

const RUIN = sorcery('Test Ruin', 'Destroy target creature.');
const [ape] = ANIMALS;

/** What the creature with this text is after it was destroyed. */
function destroyed(text: string, expected: readonly object[], more: object = {}): string {
  return played([RUIN, creature('Test Revenant', text)], {
    A: { hand: ['Test Ruin'], battlefield: ['Test Revenant', ape!, 'Forest'] },
    script: [
      { turn: 1, step: 'precombat-main', player: 'A', do: 'cast', card: 'Test Ruin', targets: ['Test Revenant'] },
    ],
    expect: expected as never,
    ...more,
  });
}

test('a creature that returns itself comes back as what is said next (CR 400.7, 611.2e)', () => {
  const text =
    "When this creature dies, if it wasn't a Spirit, return it to the battlefield under its owner's control with two +1/+1 counters on it. It's a Spirit in addition to its other types.";
  const found = destroyed(text, [
    { kind: 'has', card: 'Test Revenant', subtype: 'Spirit', is: true },
    { kind: 'has', card: 'Test Revenant', subtype: 'Beast', is: true },
    { kind: 'counters', card: 'Test Revenant', counter: '+1/+1', is: 2 },
  ]);
  expect(found).toBe('passed');
});

test('it stays dead the second time, for it was what it had become (CR 608.2h, 603.10a)', () => {
  const text =
    "When this creature dies, if it wasn't a Spirit, return it to the battlefield under its owner's control. It's a Spirit in addition to its other types.";
  const cast = { turn: 1, step: 'precombat-main', player: 'A', do: 'cast', card: 'Test Ruin' } as const;
  const found = destroyed(text, [{ kind: 'count', zone: 'graveyard', card: 'Test Revenant', is: 1 }], {
    A: { hand: ['Test Ruin', 'Test Ruin'], battlefield: ['Test Revenant', ape!] },
    script: [
      { ...cast, targets: ['Test Revenant'] },
      { turn: 1, step: 'precombat-main', player: 'A', do: 'wait' },
      { ...cast, targets: ['Test Revenant'] },
    ],
  });
  expect(found).toBe('passed');
});

test('it comes back as no creature, where it is something else (CR 205.1a)', () => {
  const text =
    "When this creature dies, return it to the battlefield tapped under its owner's control if it was a creature. It's an enchantment.";
  const found = destroyed(text, [
    { kind: 'has', card: 'Test Revenant', type: 'Enchantment', is: true },
    { kind: 'has', card: 'Test Revenant', type: 'Creature', is: false },
  ]);
  expect(found).toBe('passed');
});

test('it enters as what it is said to be, not as what it was (CR 611.2e, 603.6a)', () => {
  const text =
    "When this creature dies, if it wasn't a Spirit, return it to the battlefield under its owner's control. It's a Spirit in addition to its other types.";
  const watcher = creature('Test Watcher', 'Whenever a Spirit enters, you gain 3 life.');
  const found = played([RUIN, creature('Test Revenant', text), watcher], {
    A: { hand: ['Test Ruin'], battlefield: ['Test Revenant', 'Test Watcher'] },
    script: [
      { turn: 1, step: 'precombat-main', player: 'A', do: 'cast', card: 'Test Ruin', targets: ['Test Revenant'] },
    ],
    expect: [{ kind: 'player', player: 'A', property: 'life', is: 23 }],
  });
  expect(found).toBe('passed');
});

test('what it gains is gained by what came back (CR 400.7j)', () => {
  const text =
    "When this creature dies, if it wasn't a Spirit, return it to the battlefield under its owner's control. It gains flying.";
  const found = destroyed(text, [{ kind: 'has', card: 'Test Revenant', keyword: 'flying', is: true }]);
  expect(found).toBe('passed');
});

test('what comes back as an Aura is attached as it enters (CR 303.4f)', () => {
  const text =
    'When this creature dies, if it was a creature, return it to the battlefield. It\'s an Aura enchantment with enchant Forest you control and "Enchanted Forest has hexproof."';
  const found = destroyed(text, [
    { kind: 'attached', card: 'Test Revenant', to: { permanent: 'Forest', player: 'A' }, is: true },
    { kind: 'has', card: 'Forest', keyword: 'hexproof', is: true },
    { kind: 'has', card: 'Test Revenant', type: 'Creature', is: false },
  ]);
  expect(found).toBe('passed');
});
