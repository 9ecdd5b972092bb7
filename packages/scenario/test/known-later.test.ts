/** What a later sentence or a later trigger knows of what was done before. CR 406.3, 603.7c, 608.2c. */
import { expect, test } from 'vitest';
import { ANIMALS, cast, creature, played, sorcery } from './own-cards.ts';

const MAIN = { turn: 1, step: 'precombat-main', player: 'A' } as const;

test('as many cards are drawn as were shuffled away (CR 608.2c, 701.20a)', () => {
  const found = cast('Shuffle the cards from your hand into your library, then draw that many cards.', {
    A: { hand: ['Test Spell', 'Forest', 'Swamp', 'Island'], library: ['Mountain', 'Mountain'] },
    expect: [
      { kind: 'count', zone: 'hand', player: 'A', is: 3 },
      { kind: 'count', zone: 'library', player: 'A', is: 2 },
    ],
  });
  expect(found).toBe('passed');
});

test('each player draws as many as they shuffled away themselves (CR 608.2c)', () => {
  const found = cast('Each player shuffles the cards from their hand into their library, then draws that many cards.', {
    A: { hand: ['Test Spell', 'Forest', 'Swamp', 'Island'] },
    B: { hand: ['Forest'] },
    expect: [
      { kind: 'count', zone: 'hand', player: 'A', is: 3 },
      { kind: 'count', zone: 'hand', player: 'B', is: 1 },
    ],
  });
  expect(found).toBe('passed');
});

test('who was offered to pay is not whose step it is later (CR 603.7c)', () => {
  const text =
    'Whenever a player casts a spell, they may pay {1}. If the player does, they draw two cards at the beginning of the next end step.';
  const found = played(
    [creature('Test Host', text), { ...sorcery('Test Joke', 'You gain 1 life.'), type_line: 'Instant' }],
    {
      A: { battlefield: ['Test Host'], library: ['Forest', 'Forest'] },
      B: { hand: ['Test Joke'], battlefield: ['Mountain'], library: ['Swamp', 'Swamp'] },
      script: [{ ...MAIN, player: 'B', do: 'cast', card: 'Test Joke' }],
      answers: { B: { choices: [true] } },
      stop: { turn: 1, step: 'end' },
      expect: [
        { kind: 'count', zone: 'hand', player: 'B', card: 'Swamp', is: 2 },
        { kind: 'count', zone: 'hand', player: 'A', is: 0 },
      ],
    },
  );
  expect(found).toBe('passed');
});

test('twice that many is twice what was paid, however many counters that made (CR 608.2c)', () => {
  const text =
    'When this creature enters, you may pay {R} any number of times. When you pay this cost one or more times, put that many +1/+1 counters on this creature, then create twice that many 1/1 red Goblin creature tokens.';
  const doubling =
    'If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead.';
  const found = played([creature('Test Payer', text), creature('Test Doubler', doubling)], {
    A: {
      hand: ['Test Payer'],
      battlefield: ['Test Doubler', ...ANIMALS.slice(0, 1), 'Mountain', 'Mountain', 'Mountain'],
    },
    script: [{ ...MAIN, do: 'cast', card: 'Test Payer' }],
    answers: { A: { choices: [true, 2] } },
    expect: [
      { kind: 'counters', card: 'Test Payer', counter: '+1/+1', is: 4 },
      { kind: 'count', zone: 'battlefield', card: 'Goblin Token', is: 4 },
    ],
  });
  expect(found).toBe('passed');
});

test('a card is compared with the spell that was cast, not with itself (CR 608.2c)', () => {
  const text =
    "Whenever you cast your first spell each turn, you gain 1 life, then reveal the top card of your library. You may cast that card without paying its mana cost if it's a spell with lesser mana value. If you don't cast it, put it into your hand.";
  const big = { ...sorcery('Test Boon', 'You gain 2 life.'), mana_cost: '{R}{R}' };
  const game = (top: string): Parameters<typeof played>[1] => ({
    A: { hand: ['Test Boon'], battlefield: ['Test Seer', 'Mountain', 'Mountain'], library: [top, 'Mountain'] },
    script: [{ ...MAIN, do: 'cast', card: 'Test Boon' }],
    answers: { A: { choices: [true] } },
  });
  const cards = [creature('Test Seer', text), big];
  expect(
    played(cards, { ...game('Test Ape'), expect: [{ kind: 'count', zone: 'battlefield', card: 'Test Ape', is: 1 }] }),
  ).toBe('passed');
  expect(
    played(cards, { ...game('Test Boon'), expect: [{ kind: 'count', zone: 'hand', card: 'Test Boon', is: 1 }] }),
  ).toBe('passed');
});

test('"that land" is the one that was earthbent (CR 701.66 of today, 608.2c)', () => {
  const text =
    "Earthbend 3. Then each creature you control with power less than that land's power gains flying until end of turn.";
  const found = cast(text, {
    A: { hand: ['Test Spell'], battlefield: ['Forest', 'Test Ape'] },
    answers: { A: { targets: ['Forest'] } },
    expect: [
      { kind: 'has', card: 'Test Ape', keyword: 'flying', is: true },
      { kind: 'has', card: 'Forest', keyword: 'flying', is: false },
    ],
  });
  expect(found).toBe('passed');
});

test('damage is dealt to whom the attacker attacks, though something else deals it (CR 508.1b)', () => {
  const text = "Whenever a creature you control attacks, this creature deals 1 damage to the player it's attacking.";
  const found = played([creature('Test Rider', text)], {
    A: { battlefield: ['Test Rider', 'Test Ape'] },
    script: [{ turn: 1, player: 'A', do: 'attack', card: 'Test Ape' }],
    expect: [{ kind: 'player', player: 'B', property: 'life', is: 18 }],
  });
  expect(found).toBe('passed');
});
