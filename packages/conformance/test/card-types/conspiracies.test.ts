/** Conspiracy cards and hidden agendas in a game. CR 315, 702.106, 905.3-905.6. */
import { describe, expect, test } from 'vitest';
import { characteristics, type GameSetup, playGame, Session, startGame } from '@kitchen-table/engine';
import { randomDecider } from '@kitchen-table/engine/testing';
import { card, CARDS } from '../../../engine/test/support/cards.ts';
import { Scenario } from '../../../engine/test/support/scenario.ts';
import { read } from '../support/read-cards.ts';

const FIRST_SEAT = card('First Seat', {
  types: ['conspiracy'],
  abilities: [{ kind: 'static', rules: [{ kind: 'startsTheGame' }] }],
});
const POOL = [
  FIRST_SEAT,
  ...read(
    'Bear Cub | {G} | Creature — Bear | 1/1 |',
    'Wolf Cub | {G} | Creature — Wolf | 1/1 |',
    'Swift Plan | | Conspiracy | | Hidden agenda / Creatures you control with the chosen name have haste.',
    'Growing Plan | | Conspiracy | | Hidden agenda / Whenever you cast a creature spell with the chosen name, you gain 1 life.',
    'Twofold Plan | | Conspiracy | | Double agenda / Creatures you control with one of the chosen names have haste.',
    'Open Plan | | Conspiracy | | Creatures you control get +1/+1. / Whenever a creature you control enters, you gain 1 life.',
    'Thin Deck | | Conspiracy | | Your minimum deck size is reduced by five.',
    'Bring All | {G} | Sorcery | | Put each card you own from the command zone into your hand.',
  ),
];

const DECK = [...Array.from({ length: 22 }, () => 'Forest'), ...Array.from({ length: 18 }, () => 'Bear Cub')];

function setup(players: readonly Partial<GameSetup['players'][number]>[], more: Partial<GameSetup> = {}): GameSetup {
  return {
    format: 'conspiracy-draft',
    cards: { ...CARDS, ...Object.fromEntries(POOL.map((card) => [card.name, card])) },
    seed: 'plot',
    edition: 'today',
    askPriority: 'always',
    startingPlayer: 0,
    players: players.map((player, seat) => ({
      name: `P${seat}`,
      deck: DECK,
      sideboard: (player.conspiracies ?? []).map(({ card }) => card),
      ...player,
    })),
    ...more,
  };
}

function begin(players: readonly Partial<GameSetup['players'][number]>[], more: Partial<GameSetup> = {}): Scenario {
  const session = startGame(setup(players, more));
  if (!(session instanceof Session)) throw new Error(session.message);
  return new Scenario(session, ['ann', 'ben', 'cat', 'dan'].slice(0, players.length));
}

function refused(players: readonly Partial<GameSetup['players'][number]>[], more: Partial<GameSetup> = {}): string {
  const session = startGame(setup(players, more));
  if (session instanceof Session) throw new Error('the setup was accepted');
  return session.message;
}

/** The first turn's main phase, with a Forest and a cub to play. */
function ready(table: Scenario): Scenario {
  table.to('PrecombatMain', 1);
  table.ann.playsLand('Forest');
  return table;
}

const SWIFT = { conspiracies: [{ card: 'Swift Plan', names: ['Bear Cub'] }] };

describe('the Conspiracy Draft game', () => {
  test('is a game of more than two, each against all, who attack whom they like (CR 905.3)', () => {
    expect(refused([{}, {}])).toMatch(/more than two players.*905\.3/);
    const { game } = begin([{}, {}, {}]);
    expect(new Set(game.players.map(({ team }) => team)).size).toBe(3);
    expect(game.rules.attack).toBe('any');
  });

  test('begins with 20 life and seven cards (CR 905.6)', () => {
    const { game } = begin([{}, {}, {}]);
    expect(game.players.map(({ life, hand }) => [life, hand.length])).toEqual([
      [20, 7],
      [20, 7],
      [20, 7],
    ]);
  });

  test('before decks are shuffled each player puts conspiracies of the sideboard into the command zone (CR 315.2, 905.4, 103.2e, 408.3)', () => {
    const { game } = begin([{ conspiracies: [{ card: 'Open Plan' }, { card: 'First Seat' }] }, {}, {}]);
    expect(game.command.map((id) => characteristics(game, id).name)).toEqual(['Open Plan', 'First Seat']);
    expect(game.players[0]?.library.length).toBe(33);
  });

  test('only conspiracies, and only those of the sideboard, as often as it has them (CR 315.2)', () => {
    expect(refused([{ conspiracies: [{ card: 'Bear Cub' }] }, {}, {}])).toMatch(/no conspiracy.*315\.2/);
    expect(refused([{ ...SWIFT, sideboard: [] }, {}, {}])).toMatch(/sideboard has no 'Swift Plan'.*315\.2/);
    const twice = { conspiracies: [{ card: 'Open Plan' }, { card: 'Open Plan' }], sideboard: ['Open Plan'] };
    expect(refused([twice, {}, {}])).toMatch(/315\.2/);
  });

  test('conspiracies are used in limited play only (CR 315.1)', () => {
    expect(refused([SWIFT, {}, {}], { format: 'free-for-all' })).toMatch(/only limited play uses.*315\.1/);
  });

  test('their owner and controller is who put them there (CR 315.6, 905.5, 109.4g)', () => {
    const { game } = begin([{}, { conspiracies: [{ card: 'Open Plan' }] }, {}]);
    const [id] = game.command;
    expect(game.objects[id as number]?.owner).toBe(1);
    expect(characteristics(game, id as never).controller).toBe(1);
  });
});

describe('a conspiracy face up', () => {
  test('its static ability affects the game, its triggered ability triggers (CR 315.5, 113.6p)', () => {
    const table = ready(begin([{ conspiracies: [{ card: 'Open Plan' }] }, {}, {}]));
    table.ann.casts('Bear Cub');
    table.resolveAll();
    expect(table.ann.stats('Bear Cub')).toBe('2/2');
    expect(table.ann.life).toBe(21);
  });

  test('is no permanent, can not be cast and has no subtypes (CR 315.3, 315.4)', () => {
    const table = ready(begin([{ conspiracies: [{ card: 'Open Plan' }] }, {}, {}]));
    expect(table.game.battlefield.map((id) => characteristics(table.game, id).name)).toEqual(['Forest']);
    expect(table.ann.can('cast', 'Open Plan')).toBe(false);
    expect(characteristics(table.game, table.game.command[0] as never).subtypes).toEqual([]);
  });

  test('stays in the command zone whatever would move it, and none comes in from outside (CR 315.3)', () => {
    const table = ready(
      begin([
        {
          conspiracies: [{ card: 'Open Plan' }],
          sideboard: ['Open Plan', 'Open Plan', 'Wolf Cub'],
          deck: [...DECK.slice(0, 22), ...Array.from({ length: 18 }, () => 'Bring All')],
        },
        {},
        {},
      ]),
    );
    const { game } = table;
    const outside = game.rules.reading.find(
      game,
      { kind: 'zoneOfPlayer', zone: ['outside'], player: { kind: 'you' } },
      { source: -1 as never, controller: 0 as never, bindings: {}, x: null, stackObject: -1 as never },
    );
    expect(outside.map((id) => characteristics(game, id as never).name)).toEqual(['Wolf Cub']);
    table.ann.casts('Bring All');
    table.resolveAll();
    expect(table.game.command.map((id) => characteristics(table.game, id).name)).toEqual(['Open Plan']);
    expect(table.ann.hand).not.toContain('Open Plan');
  });

  test('may decide who starts; among two who may, one of them does (CR 315.5a, 103.1c)', () => {
    const first = { conspiracies: [{ card: 'First Seat' }] };
    const start = (players: Parameters<typeof begin>[0], seed: string): number => {
      const { startingPlayer: _none, ...rest } = setup(players, { seed });
      const session = startGame(rest);
      if (!(session instanceof Session)) throw new Error(session.message);
      return session.game.startingPlayer;
    };
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
    expect(new Set(seeds.map((seed) => start([{}, {}, first], seed)))).toEqual(new Set([2]));
    expect(new Set(seeds.map((seed) => start([first, {}, first], seed)))).toEqual(new Set([0, 2]));
    expect(new Set(seeds.map((seed) => start([{}, {}, {}], seed))).size).toBeGreaterThan(1);
  });

  test('may make the deck smaller (CR 315.5a, 100.5, 113.6n)', () => {
    const small = { deck: DECK.slice(5), conspiracies: [{ card: 'Thin Deck' }] };
    expect(begin([small, {}, {}]).game.players[0]?.library.length).toBe(28);
    expect(refused([{ deck: DECK.slice(5) }, {}, {}])).toMatch(/35 cards.*at least 40/);
    expect(refused([{ ...small, deck: DECK.slice(6) }, {}, {}])).toMatch(/34 cards.*at least 35/);
  });
});

describe('hidden agenda', () => {
  const cast = (table: Scenario): Scenario => {
    table.ann.casts('Bear Cub');
    return table.resolveAll();
  };
  const hasHaste = (table: Scenario): boolean =>
    characteristics(table.game, table.ann.permanent('Bear Cub').id).abilities.some(
      ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'haste',
    );

  test('it is put into the command zone face down, with a name chosen in secret (CR 702.106a, 315.2, 905.4a)', () => {
    const table = begin([SWIFT, {}, {}]);
    const [id] = table.game.command;
    expect((table.game.objects[id as number]?.status ?? 0) & 4).toBe(4);
    expect(refused([{ conspiracies: [{ card: 'Swift Plan' }] }, {}, {}])).toMatch(/one card name.*702\.106a/);
    expect(refused([{ conspiracies: [{ card: 'Open Plan', names: ['Bear Cub'] }] }, {}, {}])).toMatch(/no name/);
  });

  test('face down it has no characteristics, and its abilities do nothing (CR 315.5, 315.5b)', () => {
    const table = cast(ready(begin([SWIFT, {}, {}])));
    const now = characteristics(table.game, table.game.command[0] as never);
    expect([now.name, now.types, now.abilities.length, now.colors]).toEqual(['', 0, 0, 0]);
    expect(hasHaste(table)).toBe(false);
  });

  test('with priority its controller may turn it face up, without the stack (CR 702.106c, 116.2j, 905.4a)', () => {
    const table = cast(ready(begin([SWIFT, {}, {}])));
    const { question } = table;
    const index = question?.kind === 'priority' ? question.options.findIndex(({ kind }) => kind === 'special') : -1;
    expect(index).toBeGreaterThan(0);
    table.answer([index]);
    expect(table.game.stack).toEqual([]);
    expect(table.question?.player).toBe(0);
    expect(characteristics(table.game, table.game.command[0] as never).name).toBe('Swift Plan');
    expect(hasHaste(table)).toBe(true);
  });

  test('nobody else may turn it face up (CR 702.106c)', () => {
    const table = begin([{}, SWIFT, {}]);
    table.to('PrecombatMain', 1);
    expect(table.session.options(0 as never).some(({ kind }) => kind === 'special')).toBe(false);
    expect(table.session.options(1 as never).some(({ kind }) => kind === 'special')).toBe(true);
  });

  test('"the chosen name" is the name chosen for that conspiracy, not for another (CR 702.106d)', () => {
    const both = {
      conspiracies: [
        { card: 'Swift Plan', names: ['Wolf Cub'] },
        { card: 'Growing Plan', names: ['Bear Cub'] },
      ],
    };
    const table = ready(begin([both, {}, {}]));
    for (let i = 0; i < 2; i++) {
      const { question } = table;
      if (question?.kind !== 'priority') throw new Error('no priority');
      table.answer([question.options.findIndex(({ kind }) => kind === 'special')]);
    }
    cast(table);
    expect(hasHaste(table)).toBe(false);
    expect(table.ann.life).toBe(21);
  });

  test('its controller may look at it at any time, the others may not (CR 315.7)', () => {
    const table = begin([SWIFT, {}, {}]);
    const seen = (viewer: number): string | null | undefined =>
      table.session.view(viewer as never).players[0]?.command[0]?.card;
    expect(seen(0)).toBe('Swift Plan');
    expect(seen(1)).not.toBe('Swift Plan');
    expect(seen(2)).not.toBe('Swift Plan');
  });

  test('a player who leaves reveals theirs, and at the end of the game all are revealed (CR 702.106e)', () => {
    const table = begin([SWIFT, SWIFT, {}], { log: true });
    table.to('PrecombatMain', 1);
    table.session.concede(0 as never);
    expect(JSON.stringify(table.session.log(2 as never, 0))).toContain('Swift Plan');
    expect(table.session.view(2 as never).players[1]?.command[0]?.card).not.toBe('Swift Plan');
    table.session.concede(2 as never);
    expect(table.isOver).toBe(true);
    expect(table.session.view(2 as never).players[1]?.command[0]?.card).toBe('Swift Plan');
  });

  test('double agenda: two different names in secret, known only once they are revealed (CR 702.106f)', () => {
    const one = { conspiracies: [{ card: 'Twofold Plan', names: ['Bear Cub', 'Bear Cub'] }] };
    expect(refused([one, {}, {}])).toMatch(/two different card names.*702\.106f/);
    const two = { conspiracies: [{ card: 'Twofold Plan', names: ['Wolf Cub', 'Bear Cub'] }] };
    const table = cast(ready(begin([two, {}, {}])));
    expect(JSON.stringify(table.session.view(1 as never).players.map(({ command }) => command))).not.toMatch(
      /Wolf Cub|Twofold/,
    );
    const { question } = table;
    if (question?.kind !== 'priority') throw new Error('no priority');
    table.answer([question.options.findIndex(({ kind }) => kind === 'special')]);
    expect(hasHaste(table)).toBe(true);
  });
});

describe('what was noted in the draft (CR 905.2b)', () => {
  // Only what is read in the game; how it was noted is a matter of the draft.
  const noted = read(
    'Big Clerk | {G} | Creature — Construct | 1/1 | When this creature enters, you gain life equal to the highest number you noted for cards named Big Clerk.',
    'Cub Captain | {G} | Creature — Human | 1/1 | Creatures you control of a type you noted for cards named Cub Captain get +1/+0.',
  );
  const cards = { ...CARDS, ...Object.fromEntries([...POOL, ...noted].map((card) => [card.name, card])) };
  const deck = (name: string): string[] => [
    ...Array.from({ length: 22 }, () => 'Forest'),
    ...Array.from({ length: 18 }, () => name),
  ];

  test('a card refers in the game to the highest number noted for cards of its name, by its controller (CR 905.2b)', () => {
    const life = (draftNotes: GameSetup['players'][number]['draftNotes']): number => {
      const table = ready(
        begin([{ deck: deck('Big Clerk'), ...(draftNotes ? { draftNotes } : {}) }, {}, {}], { cards }),
      );
      table.ann.casts('Big Clerk');
      table.resolveAll();
      return table.ann.life;
    };
    expect(life({ 'Big Clerk': { numbers: [2, 5, 3] } })).toBe(25);
    expect(life({ 'Other Clerk': { numbers: [9] } })).toBe(20);
    expect(life(undefined)).toBe(20);
  });

  test('and to creature types noted (CR 905.2b)', () => {
    const stats = (creatureTypes: readonly string[]): string => {
      const table = begin([{ deck: deck('Cub Captain'), draftNotes: { 'Cub Captain': { creatureTypes } } }, {}, {}], {
        cards,
      });
      ready(table).ann.casts('Cub Captain');
      table.resolveAll();
      return table.ann.stats('Cub Captain');
    };
    expect(stats(['Elf', 'Human'])).toBe('2/1');
    expect(stats(['Elf'])).toBe('1/1');
  });
});

test('a game with conspiracies is the same in every way of running, saved and replayed', () => {
  const players = [SWIFT, { conspiracies: [{ card: 'Open Plan' }] }, {}];
  const decks = players.map((player) => ({ ...player, deck: DECK }));
  const from = setup(decks, { askPriority: 'when there is a choice' });
  const digests = (['stack', 'rerun', 'checkpoint'] as const).map((mode) => {
    const played = playGame(
      from,
      decks.map((_, seat) => randomDecider(`seat ${seat}`)),
      mode,
      { turns: 40, decisions: 4000 },
    );
    return 'kind' in played ? played.message : played.digest;
  });
  expect(digests[0]).toMatch(/^[0-9a-f]+$/);
  expect(new Set(digests).size).toBe(1);
});

test('the secret names are shown with the card to its controller, to the others once it is face up (CR 702.106c, 315.7)', () => {
  const table = begin([SWIFT, {}, {}]);
  table.to('PrecombatMain', 1);
  const seen = (viewer: number): readonly string[] | undefined =>
    table.session.view(viewer as never).players[0]?.command[0]?.agenda;
  expect([seen(0), seen(1)]).toEqual([['Bear Cub'], undefined]);
  const { question } = table;
  if (question?.kind !== 'priority') throw new Error('no priority');
  table.answer([question.options.findIndex(({ kind }) => kind === 'special')]);
  expect(seen(1)).toEqual(['Bear Cub']);
});
