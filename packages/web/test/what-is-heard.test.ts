/** Which sounds belong to what happened between two pictures. */
import { expect, test } from 'vitest';
import { soundsBetween } from '../src/sounds/what-is-heard.ts';
import { fixtureSnapshot } from './fixtures/snapshot.ts';

type Picture = ReturnType<typeof fixtureSnapshot>;
type View = Picture['view'];

const before = fixtureSnapshot(2, 'priority');
const after = (changes: Partial<View>, more: Partial<Picture> = {}): Picture => ({
  ...before,
  sequence: before.sequence + 1,
  ...more,
  view: { ...before.view, ...changes },
});
const own = before.view.viewer;
const players = (changes: Partial<View['players'][number]>, of = own): View['players'] =>
  before.view.players.map((player) => (player.id === of ? { ...player, ...changes } : player));

test('drawing, casting, damage, one’s own turn and the end are heard, each once', () => {
  const [me] = before.view.players.filter(({ id }) => id === own);
  if (me === undefined) throw new Error('nobody sits there');
  const drawn = { handSize: me.handSize + 2, librarySize: me.librarySize - 2 };
  expect(soundsBetween(before, after({ players: players(drawn) }))).toEqual(['draw']);
  expect(soundsBetween(before, after({ players: players({ handSize: me.handSize + 1 }) }))).toEqual([]);
  const spell = { ...(before.view.battlefield[0] as object), id: 9999, kind: 'spell' } as View['stack'][number];
  expect(soundsBetween(before, after({ stack: [spell] }))).toEqual(['cast']);
  expect(soundsBetween(before, after({ stack: [{ ...spell, kind: 'triggered' }] }))).toEqual([]);
  expect(soundsBetween(before, after({ players: players({ life: me.life - 3 }) }))).toEqual(['damage']);
  const battlefield = before.view.battlefield.map((one, at) => (at === 0 ? { ...one, damage: one.damage + 1 } : one));
  expect(soundsBetween(before, after({ battlefield }))).toEqual(['damage']);
  const turn = before.view.turn + 1;
  expect(soundsBetween(before, after({ turn, activePlayer: own as never }))).toEqual(['your turn']);
  expect(soundsBetween(before, after({ turn, activePlayer: 1 as never }))).toEqual([]);
  expect(soundsBetween(before, after({ over: true, players: players({ life: 0 }) }))).toEqual(['end']);
});

test('nothing is heard at the first picture, of an old one, nor when something is taken back', () => {
  const hurt = { players: players({ life: 1 }) };
  expect(soundsBetween(null, after(hurt))).toEqual([]);
  expect(soundsBetween(before, after(hurt, { sequence: before.sequence }))).toEqual([]);
  expect(soundsBetween(before, after({ ...hurt, turn: before.view.turn - 1 }))).toEqual([]);
});
