/** Playing for ante. CR 407, 800.4n. */
import { describe, expect, test } from 'vitest';
import { createGame, type Game, type GameSetup, type PlayerId, Session } from '@kitchen-table/engine';
import { type Scenario, scenario, type Seat } from '../../../engine/test/support/scenario.ts';
import { cards } from '../support/rules-table.ts';

const LINES = [
  'Stake | {0} | Sorcery | | Remove ~ from your deck before playing if you’re not playing for ante. / Each player antes the top card of their library.',
  'Wager | {0} | Artifact | | {0}: Ante ~. If you do, draw two cards.',
  'Grab | {0} | Sorcery | | Ante target permanent.',
  'Claim | {0} | Sorcery | | You own target card in the ante.',
  'Buy Back | {0} | Sorcery | | Put all cards you own from the ante into your hand.',
  'Redeem | {0} | Sorcery | | Put target card in the ante into its owner’s hand.',
  'Victory | {0} | Sorcery | | You win the game.',
  'Test Bear | {0} | Creature — Bear | 2/2',
].map((line) => line.replaceAll('’', "'"));

function table(seats: readonly (Seat | readonly string[])[], format?: string): Scenario {
  const usual = seats.length === 2 ? 'two-player+ante' : 'free-for-all+ante';
  return scenario(seats, { format: format ?? usual, cards: cards(...LINES) });
}

/** Names in the ante zone, with their owners. */
function anted(game: Scenario): readonly string[] {
  return game.game.ante.map((id) => {
    const object = game.game.objects[id];
    return `${object?.record.card.name ?? ''} of ${game.seats[object?.owner ?? 0]?.name ?? ''}`;
  });
}

function started(seed: string, format = 'two-player+ante'): Game {
  const named = Object.fromEntries(cards(...LINES).map((card) => [card.name, card]));
  const deck = [...Array.from({ length: 30 }, () => 'Test Bear'), ...Array.from({ length: 30 }, () => 'Wager')];
  const setup: GameSetup = {
    format,
    cards: named,
    players: ['ann', 'ben'].map((name) => ({ name, deck })),
    seed,
    edition: 'today',
  };
  const game = createGame(setup);
  if ('kind' in game) throw new Error(game.message);
  return game;
}

describe('the beginning and the end', () => {
  test('one random card of each deck is in the ante zone before anybody draws (CR 407.2)', () => {
    const first = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const game = started(String(seed));
      expect(game.ante.map((id) => game.objects[id]?.owner)).toHaveLength(2);
      for (const { hand, library } of game.players) expect([hand.length, library.length]).toEqual([7, 52]);
      first.add(game.objects[game.ante[0] as number]?.record.card.name ?? '');
    }
    expect(first.size).toBe(2);
  });

  test('a game that is not played for ante has none (CR 407.1)', () => {
    expect(started('x', 'two-player').ante).toEqual([]);
  });

  test('everybody may look at the cards there (CR 407.2)', () => {
    const session = new Session(started('x'));
    for (const viewer of [0, 1, null]) {
      const { players } = session.view(viewer as PlayerId | null);
      for (const { ante } of players) expect(ante?.[0]?.name).toMatch(/^(?:Test Bear|Wager)$/);
    }
  });

  test('the winner becomes the owner of all of them (CR 407.2)', () => {
    const game = table([{ hand: ['Stake', 'Victory'] }, []]);
    game.ann.casts('Stake');
    game.resolve();
    expect(anted(game)).toEqual(['Plains of ann', 'Plains of ben']);
    game.ann.casts('Victory');
    game.resolve();
    expect(game.isOver).toBe(true);
    expect(anted(game)).toEqual(['Plains of ann', 'Plains of ann']);
  });
});

describe('cards for ante', () => {
  test('a deck or sideboard with one is refused where nobody plays for ante (CR 407.3)', () => {
    const named = Object.fromEntries(cards(...LINES).map((card) => [card.name, card]));
    const deck = Array.from({ length: 60 }, () => 'Test Bear');
    const made = (format: string, sideboard: readonly string[]): Game | { message: string } =>
      createGame({
        format,
        cards: named,
        players: [
          { name: 'ann', deck, sideboard },
          { name: 'ben', deck },
        ],
        seed: 'x',
        edition: 'today',
      });
    expect(made('two-player', ['Stake'])).toMatchObject({ message: expect.stringContaining('407.3') as string });
    expect(made('two-player+ante', ['Stake'])).not.toHaveProperty('message');
  });

  test('to ante an object is to put it into the ante zone from where it is (CR 407.4)', () => {
    const game = table([['Wager'], []]);
    game.ann.activates('Wager');
    game.resolve();
    expect(anted(game)).toEqual(['Wager of ann']);
    expect(game.ann.hand).toHaveLength(2);
  });

  test('only its owner can ante an object (CR 407.4)', () => {
    const game = table([{ battlefield: ['Test Bear'], hand: ['Grab', 'Grab'] }, ['Wager']]);
    game.ann.casts('Grab', { targets: ['Wager'] });
    game.resolve();
    expect(anted(game)).toEqual([]);
    expect(game.ben.battlefield).toEqual(['Wager']);
    game.ann.casts('Grab', { targets: ['Test Bear'] });
    game.resolve();
    expect(anted(game)).toEqual(['Test Bear of ann']);
  });

  test('such cards take cards out of the ante zone and change their owners (CR 407.3)', () => {
    const game = table([{ hand: ['Stake', 'Claim', 'Buy Back'] }, { library: ['Test Bear', 'Plains'] }]);
    game.ann.casts('Stake');
    game.resolve();
    game.ann.casts('Claim', { targets: ['Test Bear'] });
    game.resolve();
    expect(anted(game)).toEqual(['Plains of ann', 'Test Bear of ann']);
    game.ann.casts('Buy Back');
    game.resolve();
    expect(game.ann.hand).toEqual(['Plains', 'Test Bear']);
    expect(game.game.ante).toEqual([]);
  });
});

test('what a player owns in the ante zone stays when that player leaves (CR 800.4n)', () => {
  const game = table([{ hand: ['Stake'] }, ['Test Bear'], []]);
  game.ann.casts('Stake');
  game.resolve();
  game.session.concede(game.ben.id);
  expect(game.game.players[1]?.left).toBe(true);
  expect(game.ben.battlefield).toEqual([]);
  expect(anted(game)).toEqual(['Plains of ann', 'Plains of ben', 'Plains of cat']);
  game.session.concede(game.cat.id);
  expect(anted(game)).toEqual(['Plains of ann', 'Plains of ann', 'Plains of ann']);
});

test('taken out of it later, such a card leaves the game, too: nobody there would own it (CR 800.4d)', () => {
  const game = table([{ hand: ['Stake', 'Redeem'] }, ['Test Bear'], []]);
  game.ann.casts('Stake');
  game.resolve();
  game.session.concede(game.ben.id);
  game.ann.answers('targets', [1]);
  game.ann.casts('Redeem');
  game.resolve();
  expect(anted(game)).toEqual(['Plains of ann', 'Plains of cat']);
  expect(game.ben.hand).toEqual([]);
});

describe('what was done with the ante (CR 407.3, 407.4)', () => {
  const OWN = 'Seize | {0} | Sorcery | | You own a card in the ante. If you do, draw a card.'.replaceAll('’', "'");
  const ANTE = 'Pledge | {0} | Sorcery | | Ante the top card of your library. If you do, draw a card.';
  const game = (format: string | undefined, hand: readonly string[], library?: readonly string[]): Scenario =>
    scenario([{ hand, ...(library === undefined ? {} : { library }) }, []], {
      format: format ?? 'two-player+ante',
      cards: cards(...LINES, OWN, ANTE),
    });

  test('one of the cards there is chosen as it resolves, and is owned from then on', () => {
    const table = game(undefined, ['Stake', 'Seize']);
    table.ann.casts('Stake');
    table.resolve();
    table.ann.answers('chooseObjects', (question) => {
      if (question.kind !== 'chooseObjects') return [];
      expect([question.reason.rule, question.purpose, question.from.length]).toEqual(['407.3', 'choose', 2]);
      return [1];
    });
    table.ann.casts('Seize');
    table.resolve();
    expect([anted(table), table.ann.hand]).toEqual([['Plains of ann', 'Plains of ann'], ['Plains']]);
  });

  test('without a card there, or where nobody plays for ante, it is not done', () => {
    const empty = game(undefined, ['Seize']);
    empty.ann.casts('Seize');
    expect(empty.resolve().ann.hand).toEqual([]);
    const none = game('two-player', ['Seize']);
    none.ann.casts('Seize');
    expect(none.resolve().ann.hand).toEqual([]);
  });

  test('to ante the top card of an empty library is not to do it', () => {
    const full = game(undefined, ['Pledge']);
    full.ann.casts('Pledge');
    expect([full.resolve().ann.hand.length, anted(full)]).toEqual([1, ['Plains of ann']]);
    const empty = game(undefined, ['Pledge'], []);
    empty.ann.casts('Pledge');
    empty.resolve();
    expect([empty.isOver, anted(empty)]).toEqual([false, []]);
  });
});
