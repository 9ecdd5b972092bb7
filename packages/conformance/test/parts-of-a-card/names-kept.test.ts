/** A game that is kept holds the card name that was chosen, not its place among all names. CR 201.4. */
import { expect, test } from 'vitest';
import { defaultAnswer, type GameSetup, Session, startGame } from '@kitchen-table/engine';
import { cards } from '../support/rules-table.ts';

const BAN =
  'Ban Beast | {0} | Sorcery | | Choose a creature card name. Target opponent reveals their hand and discards all cards with that name.';
const NAMES = ['Amber Fox', 'Old Toad', 'Zinc Owl'];

function setup(names: readonly string[]): GameSetup {
  const [ban, toad] = cards(BAN, 'Old Toad | {1} | Creature — Frog | 2/2 |');
  const nothing = { graveyard: [], exile: [], battlefield: [], command: [], library: ['Old Toad'] };
  return {
    format: 'two-player',
    cards: { 'Ban Beast': ban, 'Old Toad': toad } as GameSetup['cards'],
    knownNames: { creature: names },
    players: ['Ann', 'Ben'].map((name) => ({ name, deck: [] })),
    ...{ seed: 'names', edition: 'today', startingPlayer: 0, log: true },
    start: {
      players: [
        { ...nothing, hand: ['Ban Beast'] },
        { ...nothing, hand: ['Old Toad'] },
      ],
    },
  };
}

/** Ann plays her spell and says that name. */
function named(name: string): Session {
  const session = startGame(setup(NAMES));
  if (!(session instanceof Session)) throw new Error(session.message);
  for (let n = 0; n < 20 && session.question !== null; n++) {
    const { question } = session;
    if (question.kind === 'chooseOption' && question.names === true) {
      expect(session.answer([question.options.indexOf(name)])).toBeNull();
      return session;
    }
    const cast = question.kind === 'priority' ? question.options.findIndex(({ kind }) => kind === 'cast') : -1;
    session.answer(cast < 0 ? defaultAnswer(question) : [cast]);
  }
  throw new Error('no name was asked for');
}

test('a name chosen among few is the same name where more, or other ones, are known when the game is loaded (CR 201.4)', () => {
  const session = named('Old Toad');
  const saved = JSON.parse(JSON.stringify(session.save())) as ReturnType<Session['save']>;
  expect(saved.decisions).toContainEqual({ player: 0, named: 'Old Toad' });
  for (const names of [['Aaa', 'Bbb', ...NAMES], ['Big Crab']]) {
    const loaded = Session.load({ ...saved, setup: { ...saved.setup, knownNames: { creature: names } } });
    if (!(loaded instanceof Session)) throw new Error(loaded.message);
    expect(loaded.digest()).toBe(session.digest());
  }
});

test('a name kept that is not known any more is refused in a sentence (CR 201.4)', () => {
  const saved = named('Zinc Owl').save();
  expect(Session.load({ ...saved, setup: setup(['Amber Fox']) })).toMatchObject({ kind: 'replayError' });
  expect(Session.load({ ...saved, setup: setup(['Zinc Owl']) })).toBeInstanceOf(Session);
});

test('saves in which a name was kept as its place are read as before', () => {
  const session = named('Old Toad');
  const { digest, ...saved } = session.save();
  const decisions = saved.decisions.map((kept) => ('named' in kept ? { player: kept.player, answer: [1] } : kept));
  const loaded = Session.load({ ...saved, decisions });
  expect(loaded instanceof Session && loaded.digest()).toBe(digest);
});
