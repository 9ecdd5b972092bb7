/** Restarting a game with planes and schemes: their decks are whole again, each player's own. CR 724.1, 103.3a. */
import { expect, test } from 'vitest';
import { faceUp, table as planar } from '../support/planechase-table.ts';
import { act, sorcery } from '../support/single-rule-cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';
import { planes, schemes, SUPPLEMENTARY } from '../support/supplementary-test-cards.ts';

const again = sorcery('Test Again', act({ kind: 'restartGame' }));
const cards = [...SUPPLEMENTARY, again];
const library = Array.from({ length: 20 }, () => 'Plains');
const mine = { library, hand: ['Test Again'], battlefield: Array.from({ length: 6 }, () => 'Mountain') };
const names = (game: Scenario, ids: readonly number[]): string[] =>
  ids.map((id) => game.game.objects[id]?.record.card.name ?? '').toSorted();

/** Ann starts the game again; the first turn has come. */
function restarted(game: Scenario): Scenario {
  const { turn } = game.game;
  game.ann.casts('Test Again');
  game.resolve();
  for (let i = 0; i < 200 && (game.game.turn === 0 || game.question?.kind !== 'priority'); i++) game.proceed();
  expect(turn).toBe(1);
  expect(game.ann.battlefield).toEqual([]);
  return game;
}

test('each planar deck has its own cards again, and one plane is turned up anew (CR 724.1, 103.3a)', () => {
  const game = restarted(planar([mine, { library }], { cards }));
  const decks = game.game.supplementary?.planar as readonly (readonly number[])[];
  const [up] = faceUp(game) as [string];
  expect(faceUp(game)).toHaveLength(1);
  expect([...names(game, decks[0] as number[]), up].toSorted()).toEqual(planes([], 0).toSorted());
  expect(names(game, decks[1] as number[])).toEqual(planes([], 10).toSorted());
  expect(decks.flatMap((deck) => deck.map((id) => game.game.objects[id]?.status))).not.toContain(0);
});

test('a plane that another player’s turn had brought goes back into that player’s deck (CR 724.1)', () => {
  const game = planar([{ ...mine, planarDeck: planes([], 0) }, { library }], { cards });
  const before = game.game.supplementary?.planar.map((deck) => deck.length);
  restarted(game);
  expect(game.game.supplementary?.planar.map((deck) => deck.length)).toEqual(before);
  expect(game.game.supplementary?.planarControllers).toEqual([0]);
});

test('a communal planar deck is one deck still (CR 901.15b)', () => {
  const game = scenario([{ ...mine, planarDeck: planes([], 0, 40) }, { library }], {
    format: 'planechase-single-deck',
    cards,
  });
  const total = (game.game.supplementary?.planar[0]?.length ?? 0) + faceUp(game).length;
  restarted(game);
  const decks = game.game.supplementary?.planar as readonly (readonly number[])[];
  expect(decks[0]).toEqual(decks[1]);
  expect((decks[0]?.length ?? 0) + faceUp(game).length).toBe(total);
});

test('schemes that were face up are back in the scheme deck of the archenemy (CR 724.1, 904.3)', () => {
  const game = scenario([{ ...mine, schemes: schemes() }, { library }, { library }], { format: 'archenemy', cards });
  const before = names(game, [...(game.game.supplementary?.schemes[0] ?? []), ...game.game.command]);
  restarted(game);
  const after = [...(game.game.supplementary?.schemes[0] ?? []), ...game.game.command];
  expect(names(game, after)).toEqual(before);
  expect(game.game.supplementary?.schemes.slice(1).every((deck) => deck.length === 0)).toBe(true);
});
