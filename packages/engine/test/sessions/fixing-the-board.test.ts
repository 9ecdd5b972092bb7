/** What everybody at a table agreed to change by hand. NOT-CR, and CR 117.5 afterwards. */
import { expect, test } from 'vitest';
import {
  type Adjustment,
  type Entity,
  type ObjectId,
  playerEntity,
  type PlayerId,
  replayGame,
  Session,
  startGame,
} from '../../src/index.ts';
import { duelSetup } from '../../src/testing.ts';
import { CARDS, REFERENCE_DECK } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';
import { a, card, filter, gain, table, whenever } from '../support/single-rule-cards.ts';

const ANN = 0 as PlayerId;
const BEN = 1 as PlayerId;

type Table = ReturnType<typeof scenario>;

function there(game: Table, zone: 'battlefield' | 'hand' | 'graveyard', at = 0): ObjectId {
  const list = zone === 'battlefield' ? game.game.battlefield : game.game.players[ANN]?.[zone];
  return list?.[at] as ObjectId;
}

function lines(game: Table, reader: PlayerId): string[] {
  return game.session
    .log(reader)
    .map(({ parts }) => parts.map((p) => (typeof p === 'string' ? p : 'name' in p ? p.name : `P${p.player}`)).join(''));
}

const bears = 'Grizzly Bears';

test('a card that was put in the wrong zone is moved, and whoever has priority keeps it (CR 117.5)', () => {
  const game = scenario([{ hand: [bears] }, {}]);
  const object = there(game, 'hand');
  expect(game.session.fix(BEN, { kind: 'move', object, to: 'battlefield', player: ANN })).toContain('not there');
  expect(game.session.fix(ANN, { kind: 'move', object, to: 'battlefield', player: ANN })).toBeNull();
  expect([game.ann.hand, game.ann.battlefield]).toEqual([[], [bears]]);
  expect(game.question).toMatchObject({ kind: 'priority', player: ANN });
  // It is an object of its own now: the proposal can't be carried out twice. CR 400.7.
  expect(game.session.fix(ANN, { kind: 'move', object, to: 'exile', player: ANN })).toContain('not there');
});

test('tapping, counters and life change as agreed, and by as much as there is', () => {
  const game = scenario([{ battlefield: [bears] }, { life: 20 }]);
  const object = there(game, 'battlefield');
  const on = object as number as Entity;
  expect(game.session.fix(ANN, { kind: 'tap', object })).toBeNull();
  expect(game.session.fix(ANN, { kind: 'tap', object })).toContain('tapped already');
  expect(game.session.fix(BEN, { kind: 'counters', on, counter: '+1/+1', change: 2 })).toBeNull();
  expect(game.session.fix(BEN, { kind: 'counters', on, counter: '+1/+1', change: -3 })).toContain('not so many');
  expect(game.session.fix(ANN, { kind: 'counters', on: playerEntity(BEN), counter: 'energy', change: 3 })).toBeNull();
  expect(game.session.fix(ANN, { kind: 'life', player: BEN, change: -4 })).toBeNull();
  const [view] = game.session.view(BEN).battlefield;
  expect([view?.tapped, view?.power, game.ben.life, game.game.players[BEN]?.counters]).toEqual([
    true,
    4,
    16,
    { energy: 3 },
  ]);
});

test('state-based actions are checked after it: a creature without toughness dies, a player without life loses (CR 704.5a, 704.5f)', () => {
  const game = scenario([{ battlefield: [bears] }, {}]);
  const on = there(game, 'battlefield') as number as Entity;
  game.session.fix(ANN, { kind: 'counters', on, counter: '-1/-1', change: 2 });
  expect([game.ann.battlefield, game.ann.graveyard]).toEqual([[], [bears]]);
  game.session.fix(ANN, { kind: 'life', player: BEN, change: -20 });
  expect([game.isOver, game.game.winners]).toEqual([true, [ANN]]);
  expect(game.session.fix(ANN, { kind: 'life', player: BEN, change: 20 })).toContain('over');
});

test('nothing triggers on the change itself; what state-based actions do then is the game’s own (CR 603.2, 704.3)', () => {
  const watch = (name: string, kind: 'enter' | 'die') =>
    card(name, {
      types: ['enchantment'],
      abilities: [whenever({ kind, object: a(filter('creature')) }, gain(3))],
    });
  const game = table(
    [watch('Test Arrivals', 'enter'), watch('Test Losses', 'die')],
    [{ battlefield: ['Test Arrivals', 'Test Losses'], hand: [bears] }, {}],
  );
  game.session.fix(ANN, { kind: 'move', object: there(game, 'hand'), to: 'battlefield', player: ANN });
  expect([game.ann.battlefield.length, game.stack]).toEqual([3, []]);
  const on = there(game, 'battlefield', 2) as number as Entity;
  game.session.fix(ANN, { kind: 'counters', on, counter: '-1/-1', change: 2 });
  expect([game.ann.graveyard, game.stack]).toEqual([[bears], ['Test Losses']]);
});

test('tokens are made by their name or by what they are, and cease to exist elsewhere (CR 111.10, 111.7)', () => {
  const game = scenario([{}, {}]);
  const token = { subtypes: ['Soldier'], colors: ['white'], power: 1, toughness: 1, keywords: ['flying'] } as const;
  expect(game.session.fix(ANN, { kind: 'token', player: BEN, token: { named: 'Treasure' } })).toBeNull();
  expect(game.session.fix(ANN, { kind: 'token', player: BEN, token })).toBeNull();
  expect(game.session.fix(ANN, { kind: 'token', player: BEN, token: { named: bears } })).toContain('no such token');
  expect(game.session.view(ANN).battlefield).toMatchObject([
    { name: 'Treasure', controller: BEN, token: true },
    { name: 'Soldier Token', controller: BEN, power: 1, keywords: ['flying'], colors: 'W' },
  ]);
  const object = there(game, 'battlefield', 1);
  expect(game.session.fix(BEN, { kind: 'move', object, to: 'hand', player: BEN })).toBeNull();
  expect([game.ben.battlefield, game.ben.hand]).toEqual([['Treasure'], []]);
});

test('a token that is a copy has what the original has, its loyalty too, and nothing that is no permanent is copied (CR 111.1, 707.2, 306.5b)', () => {
  const walker = card('Test Walker', { types: ['planeswalker'], loyalty: 4 });
  const game = table(
    [walker],
    [{ battlefield: ['Test Walker', bears], hand: [bears] }, { graveyard: ['Lightning Bolt'] }],
  );
  const copy = (copyOf: ObjectId): Adjustment => ({ kind: 'token', player: BEN, token: { copyOf } });
  expect(game.session.fix(BEN, copy(there(game, 'battlefield')))).toBeNull();
  expect(game.session.fix(BEN, copy(there(game, 'battlefield', 1)))).toBeNull();
  expect(game.session.view(ANN).battlefield.filter(({ token }) => token)).toMatchObject([
    { name: 'Test Walker', controller: BEN, loyalty: 4 },
    { name: bears, controller: BEN, power: 2 },
  ]);
  expect(game.session.fix(ANN, copy(there(game, 'hand')))).toContain('not there');
  const bolt = game.game.players[BEN]?.graveyard[0] as ObjectId;
  expect(game.session.fix(ANN, copy(bolt))).toContain('what can be a permanent');
  const again = Session.load(JSON.parse(JSON.stringify(game.session.save())));
  expect('kind' in again ? again.message : again.digest()).toBe(game.session.digest());
});

test('a Role is put on a creature, and the newest of one player stays (CR 111.10, 303.7a, 704.5y)', () => {
  const game = scenario([{ battlefield: [bears, 'Mountain'] }, {}]);
  const role = (named: string, on: ObjectId): Adjustment => ({
    kind: 'token',
    player: ANN,
    token: { role: named, on },
  });
  const [on, land] = [there(game, 'battlefield'), there(game, 'battlefield', 1)];
  expect(game.session.fix(ANN, role('Monster Role', land))).toContain('on a creature');
  expect(game.session.fix(ANN, role('Treasure', on))).toContain('no such token');
  expect(game.session.fix(ANN, { kind: 'token', player: ANN, token: { named: 'Monster Role' } })).toContain('no such');
  expect(game.session.fix(ANN, role('Monster Role', on))).toBeNull();
  expect(game.session.fix(ANN, role('Royal Role', on))).toBeNull();
  const [host, , ...roles] = game.session.view(ANN).battlefield;
  expect([host?.power, host?.keywords, roles.map(({ name, attachedTo }) => [name, attachedTo])]).toEqual([
    3,
    [],
    [['Royal', on]],
  ]);
});

test('a note is held on an object for all to see, and goes with it nowhere (CR 400.7)', () => {
  const game = scenario([{ battlefield: [bears] }, {}]);
  const object = there(game, 'battlefield');
  game.session.fix(BEN, { kind: 'note', object, text: 'has flying, we said' });
  expect(game.session.view(null).battlefield[0]?.note).toBe('has flying, we said');
  game.session.fix(ANN, { kind: 'move', object, to: 'graveyard', player: ANN });
  expect(game.session.view(null).players[ANN]?.graveyard[0]).not.toHaveProperty('note');
});

test('a fix is saved, replayed, forked and undone like any decision; older saves are read as before', () => {
  const session = startGame({ ...duelSetup(CARDS, REFERENCE_DECK, 'fixed'), log: true });
  if ('kind' in session) throw new Error(session.message);
  const before = session.save().version;
  const early: Adjustment = { kind: 'life', player: BEN, change: -2 };
  expect(session.fix(ANN, early)).toContain('only while somebody has priority');
  while (session.question?.kind !== 'priority') session.answer([0]);
  const digest = session.digest();
  expect(session.fix(ANN, early)).toBeNull();
  const saved = session.save();
  expect([before, saved.version]).toEqual([3, 4]);
  expect(session.game.players[BEN]?.life).toBe(18);
  const again = Session.load(JSON.parse(JSON.stringify(saved)));
  expect('kind' in again ? again.message : again.digest()).toBe(session.digest());
  expect('kind' in replayGame(saved)).toBe(false);
  expect(session.fork().digest()).toBe(session.digest());
  expect(session.undo()).toBe(true);
  expect(session.digest()).toBe(digest);
  const broken = { ...saved, decisions: [...saved.decisions, { player: 0, fix: { kind: 'move', object: 1 } }] };
  expect(Session.load(JSON.parse(JSON.stringify(broken)))).toMatchObject({ kind: 'replayError' });
});

test('who may not see a card does not read its name in the log, whatever is done with it (CR 400.2)', () => {
  const game = scenario([{ hand: [bears] }, {}], { log: true });
  game.session.fix(ANN, { kind: 'move', object: there(game, 'hand'), to: 'library shuffled', player: ANN });
  expect(lines(game, ANN).join('\n')).toContain(bears);
  expect(lines(game, BEN).join('\n')).not.toContain(bears);
  expect(lines(game, BEN).join('\n')).toContain('Fixed by consent, as P0 proposed');
});

test('not in the middle of a decision, nor of what can’t be: instants stay off the battlefield (CR 304.4)', () => {
  const game = scenario([{ hand: ['Lightning Bolt', bears] }, {}]);
  const bolt: Adjustment = { kind: 'move', object: there(game, 'hand'), to: 'battlefield', player: ANN };
  expect(game.session.fix(ANN, bolt)).toContain('instants');
  expect(game.session.fix(ANN, { ...bolt, to: 'command' })).toContain('commanders');
  expect(game.session.decisions.some((decision) => 'fix' in decision)).toBe(false);
});

test('neither while a spell is being cast nor while it resolves (CR 601.2, 608.2)', () => {
  const game = scenario([{ battlefield: ['Mountain', bears], hand: ['Lightning Bolt'] }, {}]);
  const early: Adjustment = { kind: 'life', player: BEN, change: -1 };
  const bolt = game.question?.kind === 'priority' ? game.question.options.findIndex(({ kind }) => kind === 'cast') : -1;
  game.answer([bolt]);
  expect(game.question?.kind).toBe('targets');
  expect(game.session.fix(ANN, early)).toContain('not in the middle of something');
  expect(game.session.fix(BEN, early)).toContain('not in the middle of something');
  game.resolveAll();
  expect(game.session.fix(BEN, early)).toBeNull();
});
