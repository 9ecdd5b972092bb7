/** Dungeons, rooms and venturing. CR 309, 701.46. */
import { expect, test } from 'vitest';
import { perform } from '../../src/events/perform.ts';
import { viewFor } from '../../src/play/views.ts';
import { moveEvent } from '../../src/rules/event-makers.ts';
import type { ObjectId } from '../../src/vocabulary/ids.ts';
import { Zone } from '../../src/vocabulary/zones/zones.ts';
import { DELVE_DEEPER, SHORT_CRYPT, TWISTING_CELLAR, UNDERCITY, WAY_BELOW } from '../support/dungeon-cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

const CARDS = [DELVE_DEEPER, WAY_BELOW, TWISTING_CELLAR];

function table(more: Parameters<typeof scenario>[1] = {}, ventures = 5): Scenario {
  return scenario([{ hand: Array(ventures).fill('Delve Deeper') }, {}], { cards: CARDS, ...more });
}

/** Ann ventures; `choose` is the room or dungeon she picks when asked. */
function venture(game: Scenario, choose = '', spell = 'Delve Deeper'): void {
  game.plan((question) =>
    question.kind === 'chooseOption' && question.options.includes(choose) ? [question.options.indexOf(choose)] : null,
  );
  game.ann.casts(spell);
  game.resolve();
  game.unplan();
}

const room = (game: Scenario): string | undefined => viewFor(game.game, null, null).players[0]?.dungeon?.room;

test('a dungeon begins outside the game; the first venture puts it into the command zone, the marker on its topmost room (CR 309.2, 309.2a, 309.4a, 701.46a)', () => {
  const game = table();
  expect(game.ann.command).toEqual([]);
  expect(game.ann.library).not.toContain('Twisting Cellar');
  venture(game);
  expect(game.ann.command).toEqual(['Twisting Cellar']);
  expect(room(game)).toBe('Gate');
});

test('a player with several dungeons outside the game chooses one (CR 309.2a, 701.46a)', () => {
  const game = table({ cards: [...CARDS, SHORT_CRYPT] });
  venture(game, 'Short Crypt');
  expect(game.ann.command).toEqual(['Short Crypt']);
});

test('a room ability triggers when the marker is moved there, controlled by who owns the dungeon (CR 309.4c)', () => {
  const game = table();
  venture(game);
  expect(game.game.stack).toHaveLength(1);
  expect(game.game.objects[game.game.stack[0] as number]?.controller).toBe(game.ann.id);
  expect(game.ann.life).toBe(20);
  game.resolveAll();
  expect(game.ann.life).toBe(21);
});

test('the marker follows the arrow that its player chooses (CR 309.4, 309.5a, 701.46b)', () => {
  for (const [hall, life] of [
    ['Left Hall', 31],
    ['Right Hall', 121],
  ] as const) {
    const game = table();
    venture(game);
    game.resolveAll();
    venture(game, hall);
    expect(room(game)).toBe(hall);
    game.resolveAll();
    expect(game.ann.life).toBe(life);
  }
});

test('the dungeon stays while the ability of its bottommost room waits, then leaves the game completed (CR 309.6, 309.7, 704.5t)', () => {
  const game = table();
  for (const each of ['', 'Left Hall']) {
    venture(game, each);
    game.resolveAll();
  }
  venture(game);
  expect(room(game)).toBe('Vault');
  expect(game.stack).toHaveLength(1);
  expect(game.ann.command).toEqual(['Twisting Cellar']);
  game.resolveAll();
  expect(game.ann.life).toBe(1031);
  expect(game.ann.command).toEqual([]);
  expect(viewFor(game.game, null, null).players[0]?.completedDungeons).toEqual(['Twisting Cellar']);
});

test('venturing from the bottommost room completes that dungeon and enters another (CR 309.5b, 701.46c)', () => {
  const game = table({ cards: [DELVE_DEEPER, SHORT_CRYPT] });
  venture(game);
  game.resolveAll();
  venture(game);
  expect(room(game)).toBe('Grave');
  // The ability of the grave is still on the stack.
  venture(game);
  expect(room(game)).toBe('Stair');
  expect(viewFor(game.game, null, null).players[0]?.completedDungeons).toEqual(['Short Crypt']);
  expect(game.ann.command).toEqual(['Short Crypt']);
});

test('a player owns one dungeon in the command zone at a time: venturing again moves on in it (CR 309.3)', () => {
  const game = table({ cards: [...CARDS, SHORT_CRYPT] });
  venture(game, 'Twisting Cellar');
  game.resolveAll();
  venture(game, 'Left Hall');
  expect(game.ann.command).toEqual(['Twisting Cellar']);
});

test('nothing but its own way moves a dungeon card out of the command zone, and it is no permanent that could be cast (CR 309.2b, 309.2c)', () => {
  const game = table();
  venture(game);
  game.resolveAll();
  const dungeon = game.game.command[0] as ObjectId;
  const by = { cause: dungeon, rule: '701.1' };
  for (const zone of [Zone.Hand, Zone.Graveyard, Zone.Battlefield, Zone.Exile, Zone.Library])
    game.alter((now) => {
      perform(now, [moveEvent(now, dungeon, zone, 'put', game.ann.id, by)]);
    });
  expect(game.ann.command).toEqual(['Twisting Cellar']);
  expect(game.ann.battlefield).toEqual([]);
  expect(game.ann.can('cast', 'Twisting Cellar')).toBe(false);
});

test('only venturing brings a dungeon card into the game from outside (CR 309.2d)', () => {
  const game = scenario([{ hand: ['Shock'] }, {}], { cards: CARDS });
  const outside = game.game.objects.filter(({ zone }) => zone === Zone.Outside).map(({ id }) => id);
  expect(outside).toHaveLength(2); // one for each player
  const by = { cause: game.game.objects[0]?.id as ObjectId, rule: '701.1' };
  game.alter((now) => {
    for (const zone of [Zone.Hand, Zone.Command, Zone.Battlefield])
      for (const id of outside) perform(now, [moveEvent(now, id, zone, 'put', game.ann.id, by)]);
  });
  expect(game.ann.command).toEqual([]);
  expect(game.ann.hand).toEqual(['Shock']);
});

test('venturing into a named dungeon chooses that one; in a dungeon already, it moves on there (CR 701.46d)', () => {
  const game = scenario([{ hand: ['Way Below', 'Delve Deeper', 'Way Below'] }, {}], { cards: [...CARDS, UNDERCITY] });
  const offered: (readonly string[])[] = [];
  game.plan((question) => {
    if (question.kind === 'chooseOption') offered.push(question.options);
    return null;
  });
  venture(game, 'Twisting Cellar', 'Delve Deeper');
  expect([game.ann.command, offered]).toEqual([['Twisting Cellar'], []]); // no other is on offer
  game.resolveAll();
  venture(game, 'Right Hall', 'Way Below');
  expect(room(game)).toBe('Right Hall');
  const other = scenario([{ hand: ['Way Below'] }, {}], { cards: [...CARDS, UNDERCITY] });
  venture(other, '', 'Way Below');
  expect(other.ann.command).toEqual(['Undercity']);
});
