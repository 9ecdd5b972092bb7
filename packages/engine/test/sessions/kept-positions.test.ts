/** Positions as data: a game that is gone on with from one is the same game. */
import { expect, test } from 'vitest';
import { type GameSetup, resumeInSteps, type SavedPosition, Session, startGame } from '../../src/index.ts';
import { duelSetup, randomDecider } from '../../src/testing.ts';
import { CARDS, REFERENCE_DECK } from '../support/cards.ts';

function begun(setup: GameSetup): Session {
  const session = startGame(setup);
  if ('kind' in session) throw new Error(session.message);
  return session;
}

function written(session: Session): SavedPosition {
  const position = session.position();
  if ('kind' in position) throw new Error(position.because);
  return position;
}

/** The same game from a position, by way of JSON text, with a setup of its own. */
function resumed(session: Session, position: SavedPosition): Session {
  const steps = resumeInSteps(JSON.parse(JSON.stringify(session.save())), JSON.parse(JSON.stringify(position)));
  for (;;) {
    const { done, value } = steps.next();
    if (done !== true) continue;
    if ('kind' in value) throw new Error(value.message);
    expect(value.parted).toBeNull();
    return value.session;
  }
}

const SETUPS: readonly GameSetup[] = [
  ...Array.from({ length: 6 }, (_, i) => ({ ...duelSetup(CARDS, REFERENCE_DECK, `kept ${i}`), log: true })),
  {
    ...{ format: 'free-for-all', seed: 'kept four', edition: 'today', log: true, cards: CARDS },
    players: ['Ann', 'Ben', 'Cat', 'Dan'].map((name) => ({
      ...{ name, startingLife: 12, deck: REFERENCE_DECK },
    })),
  },
];

test('a game that is put away as data every few decisions stays the same game: positions, questions, logs', () => {
  for (const setup of SETUPS) {
    const whole = begun(setup);
    let broken = begun(setup);
    const decide = randomDecider(setup.seed);
    while (whole.question !== null && whole.decisions.length < 150) {
      const answer = decide(whole.question);
      whole.answer(answer);
      broken.answer(answer);
      if (whole.decisions.length % 4 === 0) broken = resumed(broken, written(broken));
      expect(broken.digest()).toBe(whole.digest());
      expect(broken.question).toEqual(whole.question);
    }
    expect(broken.log(null)).toEqual(whole.log(null));
    expect(broken.decisions).toEqual(whole.decisions);
  }
});

test('what was decided after the position is taken back as ever, what came before it is not', () => {
  const session = begun(SETUPS[0] as GameSetup);
  const decide = randomDecider('taking back');
  while (session.decisions.length < 60 && session.question !== null) session.answer(decide(session.question));
  const position = written(session);
  while (session.decisions.length < 70 && session.question !== null) session.answer(decide(session.question));
  const again = resumed(session, position);
  expect(again.undo(position.after - 1)).toBe(false);
  expect(again.digest()).toBe(session.digest());
  expect(again.undo(65)).toBe(true);
  session.undo(65);
  expect(again.digest()).toBe(session.digest());
});

test('a position that was changed, or is of other cards, is not gone on from', () => {
  const session = begun(SETUPS[0] as GameSetup);
  const decide = randomDecider('damaged');
  while (session.decisions.length < 40 && session.question !== null) session.answer(decide(session.question));
  const position = written(session);
  const from = (changed: SavedPosition, replay = session.save()): IteratorResult<void, unknown> =>
    resumeInSteps(replay, changed).next();
  expect(() => from({ ...position, fields: { ...position.fields, turn: 99 } })).toThrow('not the one that was written');
  expect(() => from({ ...position, nodes: position.nodes.slice(1) })).toThrow();
  const other = { ...session.save(), setup: { ...session.save().setup, seed: 'other', cards: {} } };
  expect(from(position, other).value).toMatchObject({ kind: 'replayError' });
});
