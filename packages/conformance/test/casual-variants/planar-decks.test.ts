/** What texts do with the cards of a planar deck: revealed, put back, planeswalked to. CR 311.2, 701.24, 901.4, 901.11. */
import { expect, test } from 'vitest';
import { CHAOS, faceUp, ROLL, WALK } from '../../../engine/test/support/planechase-table.ts';
import { type Scenario, scenario } from '../../../engine/test/support/scenario.ts';
import { planes, SUPPLEMENTARY } from '../../../engine/test/support/supplementary-test-cards.ts';
import { read } from '../support/read-cards.ts';
import { chooses } from '../support/text-table.ts';

const CARDS = read(
  'Glass Stairs | | Plane — Testland | | Whenever chaos ensues, reveal the top card of your planar deck. You may put it on the bottom of your planar deck.',
  'Long Corridor | | Phenomenon | | When you encounter Long Corridor, reveal cards from the top of your planar deck until you reveal three plane cards. Put a plane card from among them on top of your planar deck, then put the rest of the revealed cards on the bottom in any order.',
  'Two Skies | | Phenomenon | | Whenever you encounter Two Skies, reveal cards from the top of your planar deck until you reveal two plane cards. Simultaneously planeswalk to both of them. Put all other cards revealed this way on the bottom of your planar deck in a random order.',
  "Rooted World | | Plane — Testland | | Whenever you roll {CHAOS}, reveal cards from the top of your planar deck until you reveal a plane card, then planeswalk to that card, except don't planeswalk away from any plane. Put the rest of the revealed cards on the bottom of your planar deck in a random order.",
);

const LANDS = ['Mountain', 'Mountain', 'Mountain'];

const FORESEER = read(
  'Road Reader | {1} | Creature — Human Scout | 2/2 | If you would planeswalk, instead reveal the top two cards of your planar deck, put one on the bottom of your planar deck and the other on top, then planeswalk.',
);

function table(first: readonly string[], ...more: readonly string[]): Scenario {
  return scenario([{ planarDeck: planes(first), battlefield: [...LANDS, ...more] }, { planarDeck: planes([], 20) }], {
    format: 'planechase',
    cards: [...SUPPLEMENTARY, ...CARDS, ...FORESEER],
  });
}

/** The names in ann's planar deck, the top card first. */
function deck({ game }: Scenario): string[] {
  return (game.supplementary?.planar[0] ?? []).map((id) => game.objects[id]?.record.card.name ?? '').reverse();
}

/** The planar die shows that side, however often the roll is begun anew for an answer. */
function rolls(game: Scenario, side: number): Scenario {
  game.alter((position) => {
    position.scripted = (_player, of) => (of === 6 ? side : null);
  });
  game.ann.takes(ROLL, faceUp(game)[0] as string);
  return game.resolveAll();
}

test('the top card of a planar deck is put on its bottom, or stays (CR 901.4, 608.2d)', () => {
  for (const moved of [true, false]) {
    const game = table(['Glass Stairs', 'Bright Shore']);
    const before = deck(game);
    game.ann.answers('yesNo', [moved ? 1 : 0]);
    rolls(game, CHAOS);
    expect(deck(game)).toEqual(moved ? [...before.slice(1), 'Bright Shore'] : before);
    expect(faceUp(game)).toEqual(['Glass Stairs']);
  }
});

test('an empty planar deck has no top card (CR 101.3)', () => {
  const game = table(['Glass Stairs']).alter((now) => {
    const decks = now.supplementary as NonNullable<typeof now.supplementary>;
    (now as { supplementary: typeof decks }).supplementary = { ...decks, planar: [[], []] };
  });
  rolls(game, CHAOS);
  expect(deck(game)).toEqual([]);
  expect(faceUp(game)).toEqual(['Glass Stairs']);
});

test('the plane put on top is the one planeswalked to, the others go below (CR 312.7, 704.6f)', () => {
  const game = table(['Bright Shore', 'Long Corridor', 'Passing Cloud', 'Market Town', 'Giant Valley']);
  chooses(game.ann, 'Giant Valley');
  rolls(game, WALK);
  expect(faceUp(game)).toEqual(['Giant Valley']);
  expect(deck(game).slice(-5).toSorted()).toEqual(
    expect.arrayContaining(['Bright Shore', 'Long Corridor', 'Market Town', 'Passing Cloud']),
  );
  expect(deck(game)).toHaveLength(9);
});

test('two planes are planeswalked to at once, both have their say, and both are left together (CR 901.11c)', () => {
  const game = table(['Glass Stairs', 'Two Skies', 'Passing Cloud', 'Bright Shore', 'Giant Valley']);
  rolls(game, WALK);
  expect(faceUp(game)).toEqual(['Bright Shore', 'Giant Valley']);
  expect(game.ann.life).toBe(23); // Planeswalked to Bright Shore; the phenomenon in between is not encountered.
  expect(deck(game).slice(-3).toSorted()).toEqual(['Glass Stairs', 'Passing Cloud', 'Two Skies']);
});

test('chaos ensues on both planes, and both are left together in an order that is chosen (CR 311.7, 901.11c)', () => {
  const game = table(['Glass Stairs', 'Two Skies', 'Bright Shore', 'Giant Valley']);
  rolls(game, WALK);
  rolls(game, CHAOS);
  expect(game.ann.life).toBe(31); // 3 for coming, 7 and 1 for chaos.
  game.ann.answers('order', (question) =>
    question.kind === 'order' ? question.items.map((_, index) => question.items.length - 1 - index) : [],
  );
  rolls(game, WALK);
  expect(game.ann.life).toBe(36);
  expect(faceUp(game)).toHaveLength(1);
  expect(deck(game).slice(-2)).toEqual(['Giant Valley', 'Bright Shore']);
});

test('a plane is planeswalked to while no plane is left (CR 701.24b)', () => {
  const game = table(['Rooted World', 'Passing Cloud', 'Bright Shore', 'Giant Valley']);
  rolls(game, CHAOS);
  expect(faceUp(game)).toEqual(['Rooted World', 'Bright Shore']);
  expect(game.ann.life).toBe(23);
  expect(deck(game).at(-1)).toBe('Passing Cloud');
  expect(deck(game)[0]).toBe('Giant Valley');
});

test('who looks ahead planeswalks to the card that was kept on top (CR 614.6, 901.11)', () => {
  const game = table(['Glass Stairs', 'Bright Shore', 'Giant Valley'], 'Road Reader');
  chooses(game.ann, 'Bright Shore');
  rolls(game, WALK);
  expect(faceUp(game)).toEqual(['Giant Valley']);
  expect(deck(game).slice(-2)).toEqual(['Bright Shore', 'Glass Stairs']);
  expect(deck(game)).toHaveLength(9);
});
