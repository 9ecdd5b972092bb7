import { expect, test } from 'vitest';
import { type Decider, type ObjectId, type SeenGame, Zone } from '../../src/index.ts';
import { Game } from '../../src/vocabulary/game.ts';
import { GameObject } from '../../src/vocabulary/objects/objects.ts';
import { Player } from '../../src/vocabulary/players/players.ts';
import { cost, creature, keyword, lands } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

test('a seat knows its own hand, and of others only how many cards (CR 400.2, 402.3)', () => {
  const game = scenario([{ hand: ['Shock'], library: ['Island'] }, { hand: ['Murder', 'Divination'] }]);
  const seen = game.session.seenFrom(game.ann.id);
  const [own, other] = game.game.players;
  expect(seen.player(game.ann.id).hand.map((id) => seen.card(id)?.name)).toEqual(['Shock']);
  expect(seen.player(game.ben.id).hand).toEqual([]);
  expect(seen.player(game.ben.id).handSize).toBe(2);
  for (const id of [...(other?.hand ?? []), ...(own?.library ?? [])]) {
    expect(seen.object(id)).toBeNull();
    expect(seen.card(id)).toBeNull();
    expect(seen.now(id)).toMatchObject({ name: '', types: 0, manaValue: 0, abilities: [] });
  }
  expect(game.session.seenFrom(game.ben.id).card(other?.hand[0] as ObjectId)?.name).toBe('Murder');
});

test('a face-down permanent is a 2/2 for everybody, and a card for who controls it (CR 708.2, 708.5)', () => {
  const beast = creature('Test Beast', '6R', 5, 4, keyword('trample'), keyword('morph', cost('R')));
  const game = scenario([{ battlefield: lands(4), hand: ['Test Beast'] }, []], { cards: [beast] });
  game.ann.casts('Test Beast', { via: 'morph' });
  const spell = game.game.stack[0] as ObjectId;
  expect(game.session.seenFrom(game.ben.id).object(spell)?.stack).toMatchObject({ kind: 'spell', clauses: [] });
  expect(game.session.seenFrom(game.ben.id).card(spell)).toBeNull();
  game.resolveAll();
  const id = game.game.battlefield.at(-1) as ObjectId;
  const [ann, ben] = [game.ann.id, game.ben.id].map((seat) => game.session.seenFrom(seat)) as [SeenGame, SeenGame];
  for (const seen of [ann, ben]) expect(seen.now(id)).toMatchObject({ name: '', power: 2, toughness: 2, keywords: 0 });
  expect(JSON.stringify(ben.now(id))).not.toContain('Test Beast');
  expect(ben.object(id)).toMatchObject({ faceDown: true, zone: Zone.Battlefield });
  expect(ben.card(id)).toBeNull();
  expect(ann.card(id)?.name).toBe('Test Beast');
});

/** All that can be got at from a value: fields and getters, its own and inherited. */
function reachableFrom(value: unknown, found = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (let from: object | null = value; from !== null && from !== Object.prototype; from = Object.getPrototypeOf(from))
    for (const name of Reflect.ownKeys(from)) {
      if (name === '__proto__') continue;
      const part: unknown = Reflect.get(from, name, value);
      if (typeof part !== 'function') reachableFrom(part, found);
    }
  return found;
}

test('nothing that a seat sees leads to the game behind it (CR 400.2)', () => {
  const game = scenario([
    { battlefield: ['Mountain'], hand: ['Shock'] },
    { hand: ['Murder'], library: ['Island'] },
  ]);
  game.ann.casts('Shock', { targets: [game.ben.name] });
  const seen = game.session.seenFrom(game.ann.id);
  const all = [...reachableFrom(seen)];
  for (const id of [...seen.battlefield, ...seen.stack])
    all.push(...reachableFrom([seen.object(id), seen.now(id), seen.card(id)]));
  all.push(...reachableFrom(seen.view()));
  expect(all.length).toBeGreaterThan(50);
  const records = all.filter((one) => one instanceof Game || one instanceof GameObject || one instanceof Player);
  expect(records).toEqual([]);
  expect(all.filter((one) => (one as { name?: unknown }).name === 'Murder')).toEqual([]);
});

test('the type that a decider is given has no way to hidden cards (CR 400.2)', () => {
  const decide: Decider = (_question, seen) => {
    // @ts-expect-error the table of objects is not there
    expect(seen.objects).toBeUndefined();
    // @ts-expect-error nor are the random numbers to come
    expect(seen.random0).toBeUndefined();
    // @ts-expect-error a library has a size and no cards
    expect(seen.player(seen.seat).library).toBeUndefined();
    return [0];
  };
  const game = scenario([{ hand: ['Shock'] }, []]);
  const { question } = game.session;
  if (question === null) throw new Error('nothing is asked');
  expect(decide(question, game.session.seenFrom(question.player))).toEqual([0]);
});
