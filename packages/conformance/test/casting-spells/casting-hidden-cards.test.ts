/** Spells cast from among cards that are face down in exile. CR 406.3, 406.3b, 601.3f. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

const FOX = 'Fox | {0} | Creature — Fox | 1/1 |';
const CHARM = 'Charm | {0} | Instant | | You gain 3 life.';
const CAST = 'You may cast creature spells from among cards exiled with Pile.';
const LOOK = 'You may look at that card for as long as it remains exiled.';
const BLIND = `Pile | {0} | Artifact | | {0}: Exile the top card of your library face down. / ${CAST}`;
const OPEN = `Pile | {0} | Artifact | | {0}: Exile the top card of your library face down. ${LOOK} / ${CAST}`;

/** How many spells the player could begin to cast. */
function casts(game: Scenario): number {
  return game.session.options(game.ann.id).filter(({ kind }) => kind === 'cast').length;
}

test('a player may begin to cast only what the player may look at (CR 601.3f)', () => {
  for (const [pile, allowed] of [
    [BLIND, 0],
    [OPEN, 1],
  ] as const) {
    const game = table([FOX, CHARM, pile], [{ battlefield: ['Pile'], library: ['Fox', 'Charm', 'Swamp'] }, {}]);
    uses(game.ann, 'Pile');
    expect([game.ann.exile, casts(game)]).toEqual([[''], allowed]);
  }
});

test('the spell must be such as the effect allows, whatever it is face down; it is face up as it is cast (CR 406.3b)', () => {
  const game = table([FOX, CHARM, OPEN], [{ battlefield: ['Pile'], library: ['Charm', 'Fox', 'Swamp'] }, {}]);
  uses(game.ann, 'Pile');
  uses(game.ann, 'Pile');
  expect(casts(game)).toBe(1);
  game.ann.casts('');
  expect(game.stack).toEqual(['Fox']);
  expect(game.resolveAll().ann.battlefield).toEqual(['Pile', 'Fox']);
});

test('a card exiled face down that a player may play is cast for its cost, face up (CR 406.3)', () => {
  const peek =
    'Peek | {0} | Sorcery | | Exile the top card of your library face down. You may play that card this turn.';
  const game = table([FOX, peek], [{ hand: ['Peek'], library: ['Fox', 'Swamp'] }, {}]);
  plays(game.ann, 'Peek');
  expect(game.ann.exile).toEqual(['']);
  game.ann.casts('');
  expect(game.stack).toEqual(['Fox']);
});

test('"play lands and cast spells from among cards exiled with it": lands too, and nothing else (CR 406.3, 406.6)', () => {
  const trove =
    'Trove | {0} | Artifact | | {0}: Exile the top card of your library. / You may play lands and cast creature spells from among cards exiled with Trove.';
  const game = table(
    [FOX, CHARM, trove],
    [{ battlefield: ['Trove', 'Island'], exile: ['Forest'], library: ['Charm', 'Swamp', 'Fox'] }, {}],
  );
  for (let i = 0; i < 3; i++) uses(game.ann, 'Trove');
  const can = (['Fox', 'Charm'] as const).map((name) => game.ann.can('cast', name));
  expect([...can, ...['Swamp', 'Forest', 'Island'].map((name) => game.ann.can('playLand', name))]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});
