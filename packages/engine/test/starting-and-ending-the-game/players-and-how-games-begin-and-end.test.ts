/** Players, and how a game begins and ends. CR 100-104. */
import { expect, test } from 'vitest';
import { characteristics, startGame, type GameSetup, type PlayerId, type Session } from '../../src/index.ts';
import { duelSetup, fork } from '../../src/testing.ts';
import { perform } from '../../src/events/perform.ts';
import { settle } from '../../src/rules/priority/priority.ts';
import { NO_OBJECT } from '../../src/vocabulary/ids.ts';
import { CARDS, REFERENCE_DECK } from '../support/cards.ts';
import {
  a,
  act,
  classFilter,
  damage,
  draw,
  each,
  enchantment,
  filter,
  gain,
  instant,
  lose,
  opponents,
  plays,
  quantifier,
  sorcery,
  table,
  targetPlayer,
  you,
} from '../support/single-rule-cards.ts';
import { scenario } from '../support/scenario.ts';
import { opened } from '../../src/vocabulary/door.ts';

function started(more: Partial<GameSetup> = {}): Session {
  const session = startGame({ ...duelSetup(CARDS, REFERENCE_DECK, 'begin'), startingPlayer: 0, ...more });
  if ('kind' in session) throw new Error(session.message);
  return session;
}

test('each player begins with 20 life and seven cards of the deck, the rest is the library (CR 103.4, 119.1, 401.1, 402.1)', () => {
  const session = started();
  for (const player of session.game.players) {
    expect([player.life, player.hand.length, player.library.length]).toEqual([20, 7, REFERENCE_DECK.length - 7]);
  }
});

test('a Commander game begins at 40 life (CR 103.4c, 119.1c)', () => {
  const setup: GameSetup = {
    format: 'commander',
    cards: CARDS,
    seed: 'forty',
    edition: 'today',
    players: ['Ann', 'Ben'].map((name) => ({
      name,
      deck: Array.from({ length: 99 }, () => 'Plains'),
      commanders: ['Isamaru'],
    })),
  };
  const session = startGame(setup);
  if ('kind' in session) throw new Error(session.message);
  expect(session.game.players.map((player) => player.life)).toEqual([40, 40]);
  expect(session.game.command.length).toBe(2);
});

test('commanders are put into the command zone before the shuffle: none is in a hand or library (CR 103.2c)', () => {
  const setup: GameSetup = {
    format: 'commander',
    cards: CARDS,
    seed: 'zone',
    edition: 'today',
    players: ['Ann', 'Ben'].map((name) => ({
      name,
      deck: Array.from({ length: 99 }, () => 'Plains'),
      commanders: ['Isamaru'],
    })),
  };
  const session = startGame(setup);
  if ('kind' in session) throw new Error(session.message);
  for (const player of session.game.players) {
    const names = [...player.hand, ...player.library].map((id) => characteristics(session.game, id).name);
    expect(names).not.toContain('Isamaru');
    expect(names).toHaveLength(99);
  }
});

test('decks are shuffled: the library is not in the order of the deck, and another seed gives another order (CR 103.3)', () => {
  const order = (seed: string): string[] => {
    const session = started({ ...duelSetup(CARDS, REFERENCE_DECK, seed), startingPlayer: 0 });
    const player = session.game.players[0];
    return [...(player?.hand ?? []), ...(player?.library ?? [])].map((id) => characteristics(session.game, id).name);
  };
  expect(order('one')).not.toEqual(order('two'));
  expect(order('one')).not.toEqual(REFERENCE_DECK);
  expect(order('one').sort()).toEqual([...REFERENCE_DECK].sort());
});

test('the starting player counts as the active player for mulligans and takes the first turn (CR 101.4e, 103.8, 102.1)', () => {
  const session = started({ startingPlayer: 1 });
  expect([session.question?.kind, session.question?.player]).toEqual(['mulligan', 1]);
  session.answer([0]);
  expect([session.question?.kind, session.question?.player]).toEqual(['mulligan', 0]);
  session.answer([0]);
  expect([session.game.turn, session.game.activePlayer]).toEqual([1, 1]);
});

test('in a two-player game the opponent is the other player, in a larger one everybody else is (CR 102.2, 102.3)', () => {
  const drain = sorcery('Test Drain', lose(opponents, 2));
  const two = table([drain], [{ hand: ['Test Drain'] }, {}]);
  plays(two, two.ann, 'Test Drain');
  expect(two.seats.map((seat) => seat.life)).toEqual([20, 18]);
  const three = table([drain], [{ hand: ['Test Drain'] }, {}, {}]);
  plays(three, three.ann, 'Test Drain');
  expect(three.seats.map((seat) => seat.life)).toEqual([20, 18, 18]);
});

test('"can\'t" beats "may": a player who can\'t gain life does not (CR 101.2), and the rest of the instruction happens (CR 101.3)', () => {
  const skull = enchantment('Test Skull', { kind: 'cant', action: { kind: 'gainLife', actor: each('player') } });
  const both = sorcery('Test Both', gain(3), draw(1));
  const game = table([skull, both], [{ battlefield: ['Test Skull'], hand: ['Test Both'] }, {}]);
  plays(game, game.ann, 'Test Both');
  expect([game.ann.life, game.ann.hand]).toEqual([20, ['Plains']]);
});

test('what is impossible is ignored: discarding two cards with one in hand discards one (CR 101.3)', () => {
  const mind = sorcery(
    'Test Mind',
    act({
      kind: 'discard',
      actor: targetPlayer,
      object: {
        kind: 'select',
        quantifier: quantifier('number', { number: { kind: 'number', number: 2 } }),
        filter: classFilter('card'),
      },
    }),
    gain(1),
  );
  const game = table([mind], [{ hand: ['Test Mind'] }, { hand: ['Shock'] }]);
  plays(game, game.ann, 'Test Mind', ['ben']);
  expect([game.ben.hand, game.ben.graveyard, game.ann.life]).toEqual([[], ['Shock'], 21]);
});

test('the active player chooses first, then the others in turn order (CR 101.4)', () => {
  const edict = sorcery('Test Edict', act({ kind: 'sacrifice', actor: each('player'), object: a(filter('creature')) }));
  const pair = ['Grizzly Bears', 'Hill Giant'];
  const game = table([edict], [{ battlefield: pair, hand: ['Test Edict'] }, pair, pair]);
  const asked: number[] = [];
  const still: number[] = [];
  for (const seat of game.seats)
    seat.answers('chooseObjects', (question, now) => {
      asked.push(question.player);
      still.push(now.battlefield.length);
      return [0];
    });
  plays(game, game.ann, 'Test Edict');
  expect(asked).toEqual([0, 1, 2]);
  expect(still).toEqual([6, 6, 6]); // nothing is sacrificed until all have chosen
  expect(game.game.battlefield.length).toBe(3);
});

const win = instant('Test Victory', act({ kind: 'winGame', actor: you }));
const loss = instant('Test Defeat', act({ kind: 'loseGame', actor: targetPlayer }));

test('an effect wins the game at once, whatever is still on the stack (CR 104.1, 104.2b)', () => {
  const game = table([win], [{ hand: ['Test Victory', 'Shock'], battlefield: ['Mountain'] }, {}]);
  game.ann.casts('Shock', { targets: ['ben'] });
  plays(game, game.ann, 'Test Victory');
  expect([game.isOver, game.game.winners, game.ben.life]).toEqual([true, [0], 20]);
});

test('an effect makes a player lose; among several players the game goes on without them (CR 104.3e, 104.5)', () => {
  const game = table([loss], [{ hand: ['Test Defeat'] }, ['Hill Giant'], {}]);
  plays(game, game.ann, 'Test Defeat', ['ben']);
  expect([game.isOver, game.ben.state.lost, game.ben.state.left, game.game.battlefield.length]).toEqual([
    false,
    true,
    true,
    0,
  ]);
});

test('who would win and lose at the same time loses (CR 104.3f)', () => {
  const game = scenario([{}, {}]);
  const copy = fork(game.game);
  const result = (kind: 'winGame' | 'loseGame') => ({
    kind,
    player: 0 as PlayerId,
    because: 'a test',
    cause: NO_OBJECT,
    rule: '104.3f',
  });
  perform(copy, [result('winGame'), result('loseGame')]);
  settle(opened(copy));
  expect([copy.waiting, copy.winners]).toEqual(['over', [1]]);
});

test('an effect draws the game (CR 104.4c)', () => {
  const tie = sorcery('Test Tie', act({ kind: 'drawGame' }));
  const game = table([tie], [{ hand: ['Test Tie'] }, {}]);
  plays(game, game.ann, 'Test Tie');
  expect([game.isOver, game.game.drawn, game.game.winners]).toEqual([true, true, []]);
});

test('a player at 0 life loses only when somebody would get priority: life gained before then saves them (CR 104.3b, 119.6, 704.4)', () => {
  const swing = sorcery('Test Swing', lose(you, 20), gain(5));
  const saved = table([swing], [{ hand: ['Test Swing'] }, {}]);
  plays(saved, saved.ann, 'Test Swing');
  expect([saved.isOver, saved.ann.life]).toEqual([false, 5]);
  const drain = sorcery('Test Drain', lose(you, 20));
  const dead = table([drain], [{ hand: ['Test Drain'] }, {}]);
  plays(dead, dead.ann, 'Test Drain');
  expect(dead.game.winners).toEqual([1]);
});

test('who must draw more cards than there are draws what is there and loses (CR 104.3c, 121.4)', () => {
  const game = table(
    [sorcery('Test Study', draw(3))],
    [{ hand: ['Test Study'], library: ['Plains', 'Island'] }, {}, {}],
  );
  plays(game, game.ann, 'Test Study');
  expect([game.ann.state.lost, game.isOver]).toEqual([true, false]);
  const enough = table([sorcery('Test Study', draw(2))], [{ hand: ['Test Study'], library: ['Plains', 'Island'] }, {}]);
  plays(enough, enough.ann, 'Test Study');
  expect([enough.ann.state.lost, enough.ann.hand.length]).toEqual([false, 2]);
});

test('ten poison counters lose the game, nine do not (CR 104.3d, 122.1f)', () => {
  const poison = (amount: number) =>
    sorcery(
      'Test Venom',
      act({ kind: 'getCounters', actor: targetPlayer, counter: 'poison', amount: { kind: 'number', number: amount } }),
    );
  const nine = table([poison(9)], [{ hand: ['Test Venom'] }, {}]);
  plays(nine, nine.ann, 'Test Venom', ['ben']);
  expect(nine.isOver).toBe(false);
  const ten = table([poison(10)], [{ hand: ['Test Venom'] }, {}]);
  plays(ten, ten.ann, 'Test Venom', ['ben']);
  expect(ten.game.winners).toEqual([0]);
});

test('a team loses when all its players have lost, and a draw of all teams together draws the game (CR 104.3g, 104.4d)', () => {
  const storm = sorcery('Test Storm', damage(20, each('player')));
  const game = table([storm], [{ hand: ['Test Storm'], team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }]);
  plays(game, game.ann, 'Test Storm');
  expect([game.isOver, game.game.drawn, game.game.winners]).toEqual([true, true, []]);
});
