/** Subgames: what the log tells of them, players who leave them, and commanders that were in libraries. CR 726.5, 903.9b. */
import { expect, test } from 'vitest';
import type { GameSetup, ObjectId, PlayerId } from '../../src/index.ts';
import { editCommand, editObject, editPlayer } from '../../src/vocabulary/door.ts';
import { Zone } from '../../src/vocabulary/zones/zones.ts';
import { begun, deck, fetch, givesUp, keepAll, tells } from '../support/subgame-cards.ts';
import type { Scenario } from '../support/scenario.ts';

/** The lines of the log by that rule. */
const told = (game: Scenario, rule: string): string[] =>
  game.game.log
    .filter((line) => line.rule === rule)
    .map(({ parts }) =>
      parts
        .map((part) => (typeof part === 'string' ? part : 'name' in part ? part.name : game.seats[part.player]?.name))
        .join(''),
    );

test('the log tells who won the subgame, or that nobody did (CR 726.5)', () => {
  const won = keepAll(tells(begun([deck('Test Tale'), deck()], { log: true })));
  givesUp(won, 1);
  expect(told(won, '726.5')).toEqual([
    'ann wins the subgame',
    'ann shuffles their library',
    'ben shuffles their library',
  ]);
  const drawn = keepAll(tells(begun([deck('Test Tale'), deck()], { log: true })));
  for (const seat of [0, 1]) drawn.session.agreeToDraw(seat as PlayerId);
  while (drawn.question !== null && drawn.question.kind !== 'priority') drawn.proceed();
  expect(told(drawn, '726.5')[0]).toBe('Nobody wins the subgame');
});

test('who leaves a subgame of three is in the main game still, with every card in the library again (CR 726.5, 800.4a)', () => {
  const game = begun([deck('Test Tale'), deck('Wind Drake'), deck()]);
  if (!game.ann.hand.includes('Test Tale')) fetch(game, 0, 'Test Tale');
  const before = game.seats.map(({ library }) => library.toSorted());
  const order = game.seats.map(({ library }) => library.join());
  keepAll(tells(game));
  game.session.concede(1 as PlayerId);
  while (game.question !== null && game.question.kind !== 'priority') game.proceed();
  expect([game.game.main !== null, game.game.players[1]?.left]).toEqual([true, true]);
  givesUp(game, 2);
  expect([game.game.main, game.ben.state.left]).toEqual([null, false]);
  expect(game.seats.map(({ library }) => library.toSorted())).toEqual(before);
  expect(game.seats.map(({ life }) => life)).toEqual([21, 10, 10]);
  expect(game.seats.map(({ library }) => library.join())).not.toEqual(order);
});

test('who has left the main game is in no subgame, and goes first in none (CR 726.4b)', () => {
  for (let i = 0; i < 6; i++) {
    const game = begun([deck('Test Tale'), deck(), deck()], { seed: `left ${i}` });
    game.session.concede(1 as PlayerId);
    while (game.question?.player !== 0) game.proceed();
    keepAll(tells(game));
    expect([game.game.players[1]?.lost, game.game.players[1]?.hand, game.game.startingPlayer === 1]).toEqual([
      true,
      [],
      false,
    ]);
  }
});

test('a commander that was in the library may go to the command zone as the subgame ends (CR 903.9b, 726.5)', () => {
  for (const answer of [0, 1]) {
    const setup: Partial<GameSetup> = {
      format: 'commander',
      players: [
        { name: 'ann', deck: deck('Test Tale'), commanders: ['Isamaru'] },
        { name: 'ben', deck: deck(), commanders: ['Isamaru'] },
      ],
    };
    const game = begun([[], []], setup);
    game.alter((now) => {
      const id = now.command.find((each) => now.objects[each]?.owner === 0) as ObjectId;
      editCommand(now).splice(now.command.indexOf(id), 1);
      editObject(now, id).zone = Zone.Library;
      editPlayer(now, 0 as PlayerId).library.push(id);
    });
    expect(game.ann.library).toContain('Isamaru');
    keepAll(tells(game));
    expect(game.game.command.map((id) => game.game.objects[id]?.owner)).toEqual([1]);
    const asked: (readonly [number, string])[] = [];
    game.plan((question) => {
      if (question.kind === 'priority' || question.kind === 'mulligan') return null;
      asked.push([question.player, question.reason.rule]);
      return question.kind === 'yesNo' ? [answer] : null;
    });
    givesUp(game, 1);
    expect([asked, game.ann.command]).toEqual([[[0, '903.9b']], answer === 1 ? ['Isamaru'] : []]);
    expect(game.ann.library.includes('Isamaru')).toBe(answer === 0);
  }
});
