/** Emperor. CR 809. Six seats: ann, BEN, cat against dan, EVE, fay. */
import { expect, test } from 'vitest';
import { createGame, type Game, inRange, playerEntity, type PlayerId } from '../../src/index.ts';
import { duelSetup } from '../../src/testing.ts';
import { emperorRanges } from '../../src/variants/multiplayer-variants/emperor.ts';
import { CARDS, REFERENCE_DECK } from '../support/cards.ts';
import { act, gain, instant, plays, sorcery, table, you } from '../support/single-rule-cards.ts';
import type { Scenario, Seat } from '../support/scenario.ts';

const EMPEROR = { format: 'emperor' };

function six(seats: readonly (Seat | readonly string[])[] = [], format = EMPEROR): Scenario {
  return table(
    [victory, truce],
    Array.from({ length: 6 }, (_, i) => seats[i] ?? []),
    format,
  );
}
const victory = sorcery('Triumph', act({ kind: 'winGame', actor: you }));
const truce = instant('Truce', act({ kind: 'drawGame' } as never));

function setUp(
  format: string,
  players: number,
  more: Record<number, object> = {},
  seed = 'seed',
): ReturnType<typeof createGame> {
  const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}`, deck: REFERENCE_DECK, ...more[i] }));
  return createGame({ ...duelSetup(CARDS, REFERENCE_DECK, seed), format, players: seats });
}
function started(...args: Parameters<typeof setUp>): Game {
  const game = setUp(...args);
  if ('kind' in game) throw new Error(game.message);
  return game;
}
const reaches = (game: Game, seat: number): number[] =>
  game.players.filter(({ id }) => inRange(game, seat as PlayerId, playerEntity(id))).map(({ id }) => id);

test('two or more teams of three, others are refused (CR 809.1)', () => {
  expect(started('emperor', 6).players.map(({ team }) => team)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(started('emperor:teams=3', 9).players.map(({ team }) => team)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  for (const players of [2, 4, 5, 7])
    expect(setUp('emperor', players)).toMatchObject({ kind: 'setupError', message: expect.stringContaining('809.1') });
});

test('a team sits together, its emperor in the middle (CR 809.2)', () => {
  const game = started('emperor', 6);
  expect(game.players.filter(({ designations }) => designations.includes('emperor')).map(({ id }) => id)).toEqual([
    1, 4,
  ]);
  const apart = [0, 1, 0, 1, 0, 1].map((team) => ({ team }));
  expect(setUp('emperor', 6, { ...apart })).toMatchObject({ kind: 'setupError' });
  expect(setUp('emperor', 6, { 0: { emperor: true } })).toMatchObject({
    kind: 'setupError',
    message: expect.stringContaining('between their generals'),
  });
});

test('emperors have a range of two, generals of one (CR 809.3a)', () => {
  const game = started('emperor', 6);
  expect([reaches(game, 1), reaches(game, 2), reaches(game, 0)]).toEqual([
    [0, 1, 2, 3, 5],
    [1, 2, 3],
    [0, 1, 5],
  ]);
});

test('creatures can be deployed to teammates (CR 809.3b, 804.2)', () => {
  const game = six([['Grizzly Bears'], [], [], ['Hill Giant']]);
  game.ann.activates('Grizzly Bears', { targets: ['ben'] });
  game.resolve();
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([[], ['Grizzly Bears']]);
  game.to('PrecombatMain', 4);
  expect(game.game.activePlayer).toBe(3);
  game.dan.activates('Hill Giant', { targets: ['eve'] });
  game.resolve();
  expect([game.dan.battlefield, game.seats[4]?.battlefield]).toEqual([[], ['Hill Giant']]);
});

test('a player attacks only opponents in the next seat; at first an emperor can attack nobody (CR 809.3c)', () => {
  const game = six([['Grizzly Bears'], ['Grizzly Bears'], ['Grizzly Bears']]);
  const asked: [number, readonly number[]][] = [];
  game.plan((question) => {
    if (question.kind !== 'attackers') return null;
    asked.push([question.player, question.defenders[0] ?? []]);
    return [];
  });
  game.to('Upkeep', 4);
  expect(asked).toEqual([
    [0, [playerEntity(5 as PlayerId)]],
    [2, [playerEntity(3 as PlayerId)]],
  ]);
});

test('a random emperor goes first, turns go to the left (CR 809.4)', () => {
  const first = Array.from({ length: 30 }, (_, i) => started('emperor', 6, {}, `seed ${i}`).startingPlayer);
  expect(new Set(first)).toEqual(new Set([1, 4]));
  const game = six();
  game.to('Upkeep', 2);
  expect(game.game.activePlayer).toBe(1);
});

test('a team wins when its emperor wins (CR 809.5a, 104.2d)', () => {
  const game = six([[], { hand: ['Triumph'] }], { format: 'emperor:range=unlimited' });
  game.to('PrecombatMain', 2);
  plays(game, game.ben, 'Triumph');
  expect([game.isOver, game.game.winners]).toEqual([true, [0, 1, 2]]);
});

test('a general who had left wins with the team (CR 104.2c, 809.5a)', () => {
  const game = six();
  game.session.concede(0 as PlayerId);
  expect(game.isOver).toBe(false);
  game.session.concede(4 as PlayerId);
  expect([game.isOver, game.game.winners]).toEqual([true, [0, 1, 2]]);
});

test('a team loses when its emperor loses, not when a general does (CR 809.5b, 104.3i)', () => {
  const general = six();
  general.session.concede(5 as PlayerId);
  expect([general.isOver, general.game.winners]).toEqual([false, []]);
  general.session.concede(4 as PlayerId);
  expect([general.isOver, general.game.winners]).toEqual([true, [0, 1, 2]]);
});

test('with a third team the game goes on without the one whose emperor has lost (CR 809.5b)', () => {
  const seats = Array.from({ length: 9 }, () => []);
  const game = table([], seats, { format: 'emperor:teams=3' });
  game.session.concede(4 as PlayerId);
  expect(game.isOver).toBe(false);
  expect(game.game.players.map(({ left }) => left)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a draw for the emperor is a draw for the team (CR 809.5c, 104.4h)', () => {
  // Ben’s Truce reaches two seats: his team, dan and fay. Eve, out of range, plays on alone and her team has won.
  const game = six([[], { hand: ['Truce'] }]);
  plays(game, game.ben, 'Truce');
  expect(game.game.drawnFor).toBe(0b101111);
  expect([game.isOver, game.game.winners]).toEqual([true, [3, 4, 5]]);
  // Eve’s general dan draws the game with eve and cat: fay and her team go with the emperor.
  const other = six([[], [], [], { hand: ['Truce'] }]);
  other.to('PrecombatMain', 4);
  plays(other, other.dan, 'Truce');
  expect(other.game.drawnFor).toBe(0b111100);
  expect(other.game.winners).toEqual([0, 1, 2]);
});

test('teams of four: ranges by seat so that each reaches as few generals as it must (CR 809.6, 809.6a)', () => {
  const game = started('emperor', 8);
  expect(game.players.filter(({ designations }) => designations.includes('emperor')).map(({ id }) => id)).toEqual([
    1, 5,
  ]);
  expect(emperorRanges([0, 0, 0, 0, 1, 1, 1, 1], [1, 5])).toEqual([1, 3, 2, 1, 1, 3, 2, 1]);
  expect(game.rules.ranges).toEqual([1, 3, 2, 1, 1, 3, 2, 1]);
  // The other way round is right too; emperors within each other's range are not.
  expect(started('emperor', 8, { 2: { emperor: true }, 6: { emperor: true } }).rules.ranges).toEqual([
    1, 2, 3, 1, 1, 2, 3, 1,
  ]);
  expect(setUp('emperor', 8, { 2: { emperor: true }, 5: { emperor: true } })).toMatchObject({
    kind: 'setupError',
    message: expect.stringContaining('809.6a'),
  });
});

test('nothing is shared by the team but a look at its hands (CR 809.7)', () => {
  const game = six([
    { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    { hand: ['Shock'] },
    [],
    { hand: ['Murder'] },
  ]);
  const view = game.session.view(game.ann.id);
  const seen = (seat: number): string[] => (view.players[seat]?.hand ?? []).map(({ name }) => name);
  expect([seen(1), seen(3)]).toEqual([['Shock'], []]);
  expect([game.ann.life, game.ben.life]).toEqual([20, 20]);
  // Ben cannot use ann's Mountain, nor cast what is in her hand.
  game.answer([0]);
  const { question } = game;
  expect(question?.player).toBe(1);
  expect(question?.kind === 'priority' && question.options.map(({ kind }) => kind)).toEqual(['pass']);
});

test('a life lost by a general is not the emperor’s (CR 809.7)', () => {
  const mend = instant('Mend', gain(3));
  const game = table([mend], [{ hand: ['Mend'] }, [], [], [], [], []], EMPEROR);
  plays(game, game.ann, 'Mend');
  expect(game.seats.map(({ life }) => life)).toEqual([23, 20, 20, 20, 20, 20]);
});
