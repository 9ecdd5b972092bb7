/** Agreeing to a draw, and loops. CR 104. */
import { expect, test } from 'vitest';
import { type Game, type PlayerId, replayGame, Session, startGame } from '../../src/index.ts';
import { duelSetup } from '../../src/testing.ts';
import { CARDS, REFERENCE_DECK } from '../support/cards.ts';
import { act, card, gain, instant, plays, table, targetPlayer, whenever, you } from '../support/single-rule-cards.ts';
import { scenario } from '../support/scenario.ts';

const ANN = 0 as PlayerId;
const BEN = 1 as PlayerId;
const CAT = 2 as PlayerId;

test('the game is a draw when all players in it agree, in whatever order, and nobody loses (CR 104.4i)', () => {
  const game = scenario([{}, {}, {}]);
  expect(game.session.agreeToDraw(BEN)).toBeNull();
  expect(game.session.agreeToDraw(ANN)).toBeNull();
  expect([game.isOver, game.session.agreedToDraw]).toEqual([false, [1, 0]]);
  expect(game.session.agreeToDraw(CAT)).toBeNull();
  expect([game.isOver, game.game.drawn, game.game.winners]).toEqual([true, true, []]);
  expect(game.game.players.map(({ lost }) => lost)).toEqual([false, false, false]);
});

test('an offer that is declined is gone; who has left need not agree, and may not (CR 104.4i)', () => {
  const game = scenario([{}, {}, {}]);
  game.session.agreeToDraw(ANN);
  game.session.declineDraw(CAT);
  game.session.agreeToDraw(BEN);
  expect(game.session.agreedToDraw).toEqual([1]);
  game.session.concede(CAT);
  expect(game.session.agreeToDraw(CAT)).toMatchObject({ kind: 'illegal', rule: '104.4i' });
  game.session.agreeToDraw(ANN);
  expect([game.isOver, game.game.drawn]).toEqual([true, true]);
  expect(game.session.agreeToDraw(ANN)).toMatchObject({ because: 'the game is over' });
});

test('in the middle of a resolution too, and an agreement is saved, replayed and undone like any decision (CR 104.4i)', () => {
  const setup = duelSetup(CARDS, REFERENCE_DECK, 'agreed');
  const session = startGame(setup);
  if ('kind' in session) throw new Error(session.message);
  session.answer([1]);
  session.answer([1]);
  // Both take a mulligan: somebody is asked which card goes to the bottom.
  expect(session.question?.kind).toBe('chooseObjects');
  session.agreeToDraw(ANN);
  session.agreeToDraw(BEN);
  expect([session.question, session.game.drawn]).toEqual([null, true]);
  const saved = session.save();
  const again = Session.load(JSON.parse(JSON.stringify(saved)));
  expect('kind' in again ? again.message : again.game.drawn).toBe(true);
  expect('kind' in replayGame(saved)).toBe(false);
  expect(session.undo()).toBe(true);
  expect([session.question?.kind, session.agreedToDraw]).toEqual(['chooseObjects', [0]]);
});

test('the game is a draw for a team when it is for all its remaining players; the other team wins (CR 104.4g, 104.4e)', () => {
  const truce = instant('Test Truce', act({ kind: 'drawGame' }));
  const seats = [0, 0, 0, 1, 1, 1].map((team) => ({ team, hand: ['Test Truce'] }));
  const game = table([truce], seats, { format: 'free-for-all:range=1' });
  // The player in the middle of a team has exactly that team within range.
  game.ben.casts('Test Truce');
  game.resolve();
  expect([game.isOver, game.game.drawnFor, game.game.winners]).toEqual([true, 0b000111, [3, 4, 5]]);
});

const winner = instant('Test Victory', act({ kind: 'winGame', actor: you }));
const loser = instant('Test Defeat', act({ kind: 'loseGame', actor: targetPlayer }));

test('a player whose opponents have all left wins, also one who cannot win (CR 104.2a)', () => {
  const curse = card('Test Curse', {
    cost: '0',
    types: ['enchantment'],
    abilities: [{ kind: 'static', rules: [{ kind: 'cant', action: { kind: 'winGame', actor: you } }] }],
  });
  const stuck = table([curse, winner], [{ battlefield: ['Test Curse'], hand: ['Test Victory'] }, {}]);
  plays(stuck, stuck.ann, 'Test Victory');
  expect(stuck.isOver).toBe(false);
  stuck.session.concede(BEN);
  expect([stuck.isOver, stuck.game.winners]).toEqual([true, [0]]);
});

test('a player who loses leaves the game; the others play on, and the last one wins (CR 104.5, 104.3e, 104.2a)', () => {
  const game = table([loser], [{ hand: ['Test Defeat', 'Test Defeat'] }, ['Grizzly Bears'], ['Hill Giant']]);
  plays(game, game.ann, 'Test Defeat', ['ben']);
  expect([game.isOver, game.game.battlefield.length]).toEqual([false, 1]);
  plays(game, game.ann, 'Test Defeat', ['cat']);
  expect([game.isOver, game.game.winners]).toEqual([true, [0]]);
});

test('a loop of mandatory actions is a draw (CR 104.4b)', () => {
  const game = startLoop(false);
  expect([game.waiting, game.drawn, game.winners]).toEqual(['over', true, []]);
});

test('a loop with an optional action is no draw: whoever may stop it is asked (CR 104.4b)', () => {
  const game = startLoop(true);
  expect([game.waiting === 'over', game.drawn]).toEqual([false, false]);
});

/** A game in which nobody can act but through the loop; the choice to go on is optional or not. */
function startLoop(optional: boolean): Game {
  const clause = optional ? ({ kind: 'may', clause: gain(1) } as const) : gain(1);
  const source = card('Test Source', {
    cost: '0',
    types: ['enchantment'],
    abilities: [
      whenever({ kind: 'gainLife', actor: you }, clause),
      {
        kind: 'triggered',
        trigger: {
          kind: 'trigger',
          word: 'at',
          events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'upkeep' } }],
        },
        clause: gain(1),
      },
    ],
  });
  const zones = {
    hand: [],
    graveyard: [],
    exile: [],
    command: [],
    library: ['Plains', 'Plains'],
    battlefield: [{ card: 'Test Source' }],
  };
  const session = startGame({
    format: 'two-player',
    cards: { ...CARDS, [source.name]: source },
    seed: 'loop',
    edition: 'today',
    startingPlayer: 0,
    players: [
      { name: 'Ann', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    start: { players: [zones, { ...zones, battlefield: [] }] },
  });
  if ('kind' in session) throw new Error(session.message);
  for (let i = 0; i < 20 && session.question?.kind === 'yesNo'; i++) session.answer([1]);
  return session.game;
}
