import { expect, test } from 'vitest';
import { startGame, type GameSetup } from '../../src/index.ts';
import { CARDS } from '../support/cards.ts';
import { type Seat, scenario } from '../support/scenario.ts';

const PLAINS = ['Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'];

function commanderGame(seats: readonly Seat[]): ReturnType<typeof scenario> {
  return scenario(seats, { format: 'commander' });
}

const setup: GameSetup = {
  format: 'commander',
  cards: CARDS,
  seed: 'edh',
  edition: 'today',
  players: ['Ann', 'Ben', 'Cat', 'Dan'].map((name) => ({
    name,
    deck: Array.from({ length: 99 }, () => 'Plains'),
    commanders: ['Isamaru'],
  })),
};

test('players begin with 40 life, seven cards and their commander in the command zone (CR 903.6, 903.7)', () => {
  const session = startGame(setup);
  if ('kind' in session) throw new Error(session.message);
  for (const player of session.game.players) {
    expect([player.life, player.hand.length, player.library.length]).toEqual([40, 7, 92]);
  }
  expect(session.game.command.length).toBe(4);
});

test('a commander is cast from the command zone and costs two more each time (CR 903.8)', () => {
  const game = commanderGame([{ battlefield: PLAINS, command: ['Isamaru'] }, {}]);
  game.ann.casts('Isamaru');
  game.resolve();
  expect(game.ann.battlefield).toContain('Isamaru');
  expect(game.session.view(game.ann.id).players[0]?.commanderTax).toEqual([{ commander: 'Isamaru', tax: 2 }]);
});

test('its owner may put a commander that dies into the command zone (CR 903.9a, 704.6d), and the tax is paid then (CR 903.8)', () => {
  const game = commanderGame([
    { battlefield: [...PLAINS, 'Swamp', 'Swamp', 'Swamp'], command: ['Isamaru'], hand: ['Murder'] },
    {},
  ]);
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Isamaru');
  game.resolve();
  game.ann.casts('Murder', { targets: ['Isamaru'] });
  game.resolve();
  expect(game.ann.command).toEqual(['Isamaru']);
  expect(game.ann.graveyard).toEqual(['Murder']);
  const untapped = () => game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 0).length;
  const before = untapped();
  game.ann.casts('Isamaru');
  expect(before - untapped()).toBe(3);
});

test('or leave it in the graveyard (CR 903.9a)', () => {
  const game = commanderGame([
    { battlefield: [...PLAINS, 'Swamp', 'Swamp', 'Swamp'], command: ['Isamaru'], hand: ['Murder'] },
    {},
  ]);
  game.ann.casts('Isamaru');
  game.resolve();
  game.ann.casts('Murder', { targets: ['Isamaru'] });
  game.ann.answers('yesNo', [0]);
  game.resolve();
  expect(game.ann.graveyard.sort()).toEqual(['Isamaru', 'Murder']);
});

test('a commander that would go to its owner’s hand may go to the command zone instead (CR 903.9b)', () => {
  const game = commanderGame([{ battlefield: [...PLAINS, 'Island'], command: ['Isamaru'], hand: ['Unsummon'] }, {}]);
  game.ann.casts('Isamaru');
  game.resolve();
  game.ann.casts('Unsummon', { targets: ['Isamaru'] });
  game.ann.answers('yesNo', [1]);
  game.resolve();
  expect(game.ann.command).toEqual(['Isamaru']);
  expect(game.ann.hand).toEqual([]);
});

test('21 combat damage from one commander loses the game (CR 903.10a, 104.3j, 704.6c)', () => {
  const game = commanderGame([
    {
      battlefield: ['Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest'],
      command: ['Big Legend'],
      library: Array.from({ length: 9 }, () => 'Plains'),
    },
    { library: Array.from({ length: 9 }, () => 'Plains') },
  ]);
  game.ann.casts('Big Legend');
  game.resolve();
  game.ann.attacks('Big Legend');
  game.to('PostcombatMain', 3);
  expect(game.ben.life).toBe(29);
  expect(game.session.view(game.ben.id).players[1]?.commanderDamage).toEqual([
    { from: 'Big Legend', owner: 0, damage: 11 },
  ]);
  while (!game.isOver && game.game.turn < 6) game.proceed();
  expect(game.game.winners).toEqual([0]);
  expect(game.ben.life).toBe(18);
});

test('two commanders with partner begin in the command zone and pay their tax apart (CR 702.124b, 702.124d)', () => {
  const game = commanderGame([
    {
      battlefield: [...PLAINS, 'Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest'],
      command: ['Isamaru', 'Big Legend'],
    },
    {},
  ]);
  expect(game.ann.command).toEqual(['Isamaru', 'Big Legend']);
  const untapped = () => game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 0).length;
  game.ann.casts('Isamaru');
  game.resolve();
  const before = untapped();
  game.ann.casts('Big Legend');
  expect(before - untapped()).toBe(6);
  game.resolve();
  const view = game.session.view(game.ann.id).players[0];
  expect(view?.commanderTax.map(({ commander, tax }) => `${commander} ${tax}`).sort()).toEqual([
    'Big Legend 2',
    'Isamaru 2',
  ]);
});

test('combat damage of two commanders is not added up (CR 702.124d, 903.10a)', () => {
  const library = Array.from({ length: 9 }, () => 'Plains');
  const game = commanderGame([
    {
      battlefield: ['Plains', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest'],
      command: ['Isamaru', 'Big Legend'],
      library,
    },
    { library },
  ]);
  game.ann.casts('Isamaru');
  game.resolve();
  game.ann.casts('Big Legend');
  game.resolve();
  game.ann.attacks(['Big Legend', 'Isamaru']);
  game.to('PostcombatMain', 3);
  const dealt = game.session
    .view(game.ben.id)
    .players[1]?.commanderDamage.map(({ from, damage }) => `${from} ${damage}`)
    .sort();
  expect(dealt).toEqual(['Big Legend 11', 'Isamaru 2']);
});
