import { expect, test } from 'vitest';
import { scenario } from '../support/scenario.ts';

test('a player sees the own hand, and of others only how many cards (CR 400.2)', () => {
  const game = scenario([{ hand: ['Shock'] }, { hand: ['Murder', 'Divination'] }]);
  const view = game.session.view(game.ann.id);
  expect(view.players[0]?.hand.map(({ name }) => name)).toEqual(['Shock']);
  expect(view.players[1]?.hand).toEqual([]);
  expect(view.players[1]?.handSize).toBe(2);
  expect(JSON.stringify(view)).not.toMatch(/Murder|Divination/);
  expect(JSON.stringify(game.session.view(null))).not.toMatch(/Shock|Murder/);
});

test('positions that differ only in hidden cards look the same (CR 400.2)', () => {
  const one = scenario([{ battlefield: ['Mountain'] }, { hand: ['Murder'], library: ['Shock', 'Island'] }], {
    log: true,
  });
  const other = scenario([{ battlefield: ['Mountain'] }, { hand: ['Unsummon'], library: ['Plains', 'Island'] }], {
    log: true,
  });
  for (const game of [one, other]) game.to('PrecombatMain', 2);
  expect(one.session.view(one.ann.id)).toEqual(other.session.view(other.ann.id));
  expect(one.session.view(one.ben.id)).not.toEqual(other.session.view(other.ben.id));
});

test('every log line has a rule number, and a drawn card is named only to who drew it (CR 121.1)', () => {
  const game = scenario(
    [{ battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, { library: ['Murder', 'Murder', 'Murder'] }],
    { log: true },
  );
  game.ann.casts('Lightning Bolt', { targets: ['ben'] });
  game.resolve();
  game.to('PrecombatMain', 2);
  const text = (viewer: 0 | 1) => JSON.stringify(game.session.log(game.seats[viewer]?.id ?? null));
  for (const entry of game.session.log(null)) expect(entry.rule).toMatch(/^\d{3}\.\d+[a-z]?$/);
  expect(text(0)).toContain('Lightning Bolt');
  expect(text(0)).toContain(' deals 3 damage to ');
  expect(text(0)).not.toContain('Murder');
  expect(text(1)).toContain('Murder');
});
