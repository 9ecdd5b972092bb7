import { expect, test } from 'vitest';
import type { Card } from '@kitchen-table/language/core';
import { playerEntity } from '../../src/index.ts';
import { fork } from '../../src/testing.ts';
import { perform } from '../../src/events/perform.ts';
import { settle } from '../../src/rules/priority/priority.ts';
import { NO_OBJECT, objectEntity, type PlayerId } from '../../src/vocabulary/ids.ts';
import { card, creature } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';
import { opened } from '../../src/vocabulary/door.ts';

/** Puts counters on a permanent or player of the position and lets the game settle; the position after it. */
function withCounters(game: Scenario, on: number, counter: string, amount: number): Scenario['game'] {
  const copy = fork(game.game);
  opened(copy).ask = game.game.ask;
  perform(copy, [
    { kind: 'putCounters', on: on as never, counter, amount, player: 0 as PlayerId, cause: NO_OBJECT, rule: '122.1' },
  ]);
  settle(opened(copy));
  return copy;
}

test('a player with 0 life loses (CR 704.5a)', () => {
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, { life: 3 }]);
  game.ann.casts('Lightning Bolt', { targets: ['ben'] });
  game.resolve();
  expect(game.isOver).toBe(true);
  expect(game.game.winners).toEqual([0]);
});

test('a player who draws from an empty library loses (CR 704.5b)', () => {
  const game = scenario([
    { battlefield: ['Island', 'Island', 'Island'], hand: ['Divination'], library: ['Plains'] },
    [],
  ]);
  game.ann.casts('Divination');
  game.resolve();
  expect(game.game.winners).toEqual([1]);
});

test('ten poison counters lose, nine do not (CR 704.5c)', () => {
  const game = scenario([[], []]);
  const ben = playerEntity(1 as PlayerId);
  expect(withCounters(game, ben, 'poison', 9).winners).toEqual([]);
  expect(withCounters(game, ben, 'poison', 10).winners).toEqual([0]);
});

test('when all lose together the game is a draw (CR 104.4a, 704.3)', () => {
  const game = scenario([[], []]);
  const copy = fork(game.game);
  const lose = (player: number) => ({
    kind: 'loseLife' as const,
    player: player as PlayerId,
    amount: 20,
    fromDamage: false,
    cause: NO_OBJECT,
    rule: '119.3',
  });
  perform(copy, [lose(0), lose(1)]);
  settle(opened(copy));
  expect([copy.waiting, copy.drawn, copy.winners.length]).toEqual(['over', true, 0]);
});

test('toughness 0 kills an indestructible creature, damage does not (CR 704.5f, 702.12b)', () => {
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Shock'] }, ['Darksteel Myr']]);
  game.ann.casts('Shock', { targets: ['Darksteel Myr'] });
  game.resolve();
  expect(game.ben.battlefield).toContain('Darksteel Myr');
  const copy = withCounters(game, objectEntity(game.ben.permanent('Darksteel Myr').id), '-1/-1', 1);
  expect(copy.players[1]?.graveyard.length).toBe(1);
});

test('damage stays marked until cleanup and adds up to lethal (CR 704.5g, 514.2)', () => {
  const game = scenario([{ battlefield: ['Mountain', 'Mountain'], hand: ['Shock', 'Shock'] }, ['Hill Giant']]);
  game.ann.casts('Shock', { targets: ['Hill Giant'] });
  game.resolve();
  expect(game.ben.permanent('Hill Giant').damage).toBe(2);
  game.ann.casts('Shock', { targets: ['Hill Giant'] });
  game.resolve();
  expect(game.ben.graveyard).toEqual(['Hill Giant']);
  const other = scenario([{ battlefield: ['Mountain'], hand: ['Shock'] }, ['Hill Giant']]);
  other.ann.casts('Shock', { targets: ['Hill Giant'] });
  other.to('Upkeep', 2);
  expect(other.ben.permanent('Hill Giant').damage).toBe(0);
});

test('a pump spell ends at cleanup (CR 514.2)', () => {
  const game = scenario([{ battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] }, []]);
  game.ann.casts('Giant Growth', { targets: ['Grizzly Bears'] });
  game.resolve();
  expect(game.ann.stats('Grizzly Bears')).toBe('5/5');
  game.to('Upkeep', 2);
  expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
});

test('of two legends with one name their controller keeps one (CR 704.5j)', () => {
  const game = scenario([{ battlefield: ['Isamaru', 'Plains'], hand: ['Isamaru'] }, ['Isamaru']]);
  game.ann.casts('Isamaru');
  game.resolve();
  expect(game.ann.battlefield.filter((name) => name === 'Isamaru')).toHaveLength(1);
  expect(game.ann.graveyard).toEqual(['Isamaru']);
  expect(game.ben.battlefield).toEqual(['Isamaru']);
});

test('+1/+1 and -1/-1 counters cancel (CR 704.5q)', () => {
  const game = scenario([['Craw Wurm'], []]);
  const id = objectEntity(game.ann.permanent('Craw Wurm').id);
  const copy = withCounters(game, id, '+1/+1', 3);
  perform(copy, [
    {
      kind: 'putCounters',
      on: id,
      counter: '-1/-1',
      amount: 1,
      player: 0 as PlayerId,
      cause: NO_OBJECT,
      rule: '122.1',
    },
  ]);
  settle(opened(copy));
  expect(copy.objects[id]?.counters).toEqual({ '+1/+1': 2 });
});

const walker: Card = card('Test Walker', { cost: '2', types: ['planeswalker'], loyalty: 3, subtypes: ['Test'] });

test('a planeswalker loses loyalty by damage and is put into the graveyard at 0 (CR 120.3c, 704.5i)', () => {
  const game = scenario([{ battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Shock'] }, ['Test Walker']], {
    cards: [walker],
  });
  game.ann.attacks('Grizzly Bears', 'Test Walker');
  game.throughCombat();
  expect(game.ben.permanent('Test Walker').counters).toEqual({ loyalty: 1 });
  expect(game.ben.life).toBe(20);
  game.ann.casts('Shock', { targets: ['Test Walker'] });
  game.resolve();
  expect(game.ben.graveyard).toEqual(['Test Walker']);
});

test('state-based actions happen all at once (CR 704.3)', () => {
  const game = scenario([['Grizzly Bears', 'Hill Giant'], []]);
  const copy = fork(game.game);
  const damage = (name: string, amount: number) => ({
    kind: 'damage' as const,
    source: game.ann.permanent(name).id,
    to: objectEntity(game.ann.permanent(name).id),
    amount,
    combat: false,
    preventable: true,
    cause: NO_OBJECT,
    rule: '120.3',
  });
  perform(copy, [damage('Grizzly Bears', 2), damage('Hill Giant', 3)]);
  settle(opened(copy));
  expect(copy.battlefield).toEqual([]);
  expect(copy.players[0]?.graveyard.length).toBe(2);
});

test('a thousand creatures die together quickly', () => {
  const game = scenario([Array.from({ length: 3000 }, () => 'Tiny'), []], { cards: [creature('Tiny', '1', 1, 1)] });
  const copy = fork(game.game);
  perform(
    copy,
    copy.battlefield.map((id) => ({
      kind: 'destroy' as const,
      object: id,
      noRegeneration: false,
      cause: NO_OBJECT,
      rule: '701.7a',
    })),
  );
  settle(opened(copy));
  expect(copy.battlefield.length).toBe(0);
  expect(copy.players[0]?.graveyard.length).toBe(3000);
});
