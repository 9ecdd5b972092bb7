/** Cards that begin the game on the battlefield. CR 103.6. */
import { expect, test } from 'vitest';
import { type Answer, createGame, type Question, Session } from '../../src/index.ts';
import { duelSetup } from '../../src/testing.ts';
import { card, CARDS, REFERENCE_DECK } from '../support/cards.ts';

const field = card('Field of Beginnings', {
  cost: '2WW',
  types: ['enchantment'],
  abilities: [{ kind: 'static', rules: [{ kind: 'openingHand' }] }],
});

/** Everyone keeps; answers the questions about opening hands as said. */
function begin(answer: (question: Question) => Answer): Session {
  const setup = duelSetup(
    { ...CARDS, [field.name]: field },
    Array.from({ length: 20 }, () => field.name),
    'opening',
  );
  const players = [
    setup.players[0],
    { name: 'Ben', deck: [...REFERENCE_DECK.slice(0, 20), ...Array.from({ length: 20 }, () => field.name)] },
  ];
  const game = createGame({ ...setup, players: players as typeof setup.players, startingPlayer: 1 });
  if ('kind' in game) throw new Error(game.message);
  const session = new Session(game);
  while (session.question !== null && session.game.turn === 0)
    session.answer(session.question.kind === 'mulligan' ? [0] : answer(session.question));
  return session;
}

test('a player may begin the game with such cards of the opening hand on the battlefield (CR 103.6a)', () => {
  const session = begin((question) => (question.player === 0 ? [0, 1] : []));
  const names = session.game.battlefield.map((id) => session.game.objects[id]?.record.card.name);
  expect(names).toEqual([field.name, field.name]);
  expect(session.game.players.map(({ hand }) => hand.length)).toEqual([5, 7]);
});

test('the starting player decides first, after all have kept (CR 103.6)', () => {
  const asked: string[] = [];
  begin((question) => {
    asked.push(`${question.reason.rule} by ${question.player}`);
    return [];
  });
  expect(asked).toEqual(['103.6a by 1', '103.6a by 0']);
});
