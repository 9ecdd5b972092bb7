import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, creature, keyword, number, quantifier, self, spell, you, cost, lands } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const lose = (amount: number) =>
  act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(amount) });
const drain = (name: string, mana: string, amount: number, ...more: ReturnType<typeof keyword>[]) =>
  card(name, { cost: mana, types: ['sorcery'], abilities: [...more, spell(lose(amount))] });

test('ripple: cards on top with the same name may be cast, each with its own ripple; the rest goes to the bottom (CR 702.60a)', () => {
  const wave = drain('Test Wave', 'R', 1, keyword('ripple', { amount: number(2) }));
  const game = scenario(
    [{ battlefield: lands(1), hand: ['Test Wave'], library: ['Swamp', 'Test Wave', 'Forest', 'Island', 'Plains'] }, []],
    { cards: [wave] },
  );
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.ann.casts('Test Wave');
  game.resolveAll();
  expect(game.ben.life).toBe(18);
  expect(game.ann.graveyard).toEqual(['Test Wave', 'Test Wave']);
  // The last card of the list is the top one: the third and fourth card went below the first again.
  expect(game.ann.library.at(-1)).toBe('Plains');
  expect(game.ann.library).toHaveLength(4);
});

test('each ripple ability triggers separately (CR 702.60b)', () => {
  const wave = drain(
    'Test Wave',
    'R',
    1,
    keyword('ripple', { amount: number(1) }),
    keyword('ripple', { amount: number(1) }),
  );
  const game = scenario([{ battlefield: lands(1), hand: ['Test Wave'] }, []], { cards: [wave] });
  game.ann.casts('Test Wave');
  expect(game.game.stack).toHaveLength(3);
});

test('gravestorm: a copy for each permanent put into a graveyard this turn, for each instance of it (CR 702.69a-b)', () => {
  const storm = drain('Test Mourning', 'R', 1, keyword('gravestorm'));
  const twice = drain('Test Wake', 'R', 1, keyword('gravestorm'), keyword('gravestorm'));
  const seats = (hand: string) => [
    { battlefield: [...lands(3), 'Raging Goblin', 'Grizzly Bears'], hand: [hand, 'Shock', 'Shock'] },
    [],
  ];
  for (const [name, life] of [
    ['Test Mourning', 17],
    ['Test Wake', 15],
  ] as const) {
    const game = scenario(seats(name), { cards: [storm, twice] });
    game.ann.casts('Shock', { targets: ['Raging Goblin'] });
    game.resolveAll();
    game.ann.casts('Shock', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    game.ann.casts(name);
    game.resolveAll();
    expect(game.ben.life).toBe(life);
  }
});

test('epic: a copy without epic at each upkeep, and no other spells for the rest of the game (CR 702.50a-b)', () => {
  const endless = drain('Test Endless', 'R', 3, keyword('epic'));
  const game = scenario([{ battlefield: lands(3), hand: ['Test Endless', 'Shock'] }, []], { cards: [endless] });
  game.ann.casts('Test Endless');
  game.resolveAll();
  expect(game.ben.life).toBe(17);
  expect(game.ann.can('cast', 'Shock')).toBe(false);
  game.to('Draw', 3);
  expect(game.ben.life).toBe(14);
  game.to('Draw', 5);
  expect(game.ben.life).toBe(11);
  expect(game.ann.can('cast', 'Shock')).toBe(false);
});

const draw = card('Test Draw', {
  cost: 'R',
  types: ['instant'],
  abilities: [spell(act({ kind: 'draw', amount: number(1) }))],
});

test('miracle: revealed as the first card drawn in a turn, it may be cast for its miracle cost (CR 702.94a)', () => {
  const wonder = drain('Test Wonder', '6R', 5, keyword('miracle', cost('R')));
  const game = scenario([{ battlefield: lands(2), hand: ['Test Draw'], library: ['Test Wonder', 'Island'] }, []], {
    cards: [wonder, draw],
  });
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.ann.casts('Test Draw');
  game.resolveAll();
  expect(game.ben.life).toBe(15);
  expect(game.ann.graveyard).toContain('Test Wonder');
});

test('the second card drawn in a turn is no miracle (CR 702.94a)', () => {
  const wonder = drain('Test Wonder', '6R', 5, keyword('miracle', cost('R')));
  const game = scenario(
    [{ battlefield: lands(3), hand: ['Test Draw', 'Test Draw'], library: ['Island', 'Test Wonder'] }, []],
    { cards: [wonder, draw] },
  );
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.ann.casts('Test Draw');
  game.resolveAll();
  game.ann.casts('Test Draw');
  game.resolveAll();
  expect(game.ann.hand).toEqual(expect.arrayContaining(['Island', 'Test Wonder']));
  expect(game.ben.life).toBe(20);
});

test('a card revealed for miracle stays revealed until its ability has left the stack (CR 702.94b)', () => {
  const wonder = drain('Test Wonder', '6R', 5, keyword('miracle', cost('9', 'R')));
  const game = scenario([{ battlefield: lands(2), hand: ['Test Draw'], library: ['Test Wonder', 'Island'] }, []], {
    cards: [wonder, draw],
  });
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.ann.casts('Test Draw');
  game.resolve();
  const revealed = (): number => game.game.objects[game.ann.state.hand.at(-1) as number]?.visibleTo ?? -1;
  expect(revealed()).toBe(3);
  game.resolveAll();
  expect(revealed()).toBe(0);
});

test('spree: each mode costs something, and only as many as can be paid are chosen (CR 700.2h)', () => {
  const modes = {
    kind: 'modes' as const,
    choose: { kind: 'modeCount' as const, min: 1, max: 99, words: 'spree' },
    modes: [
      { kind: 'mode' as const, cost: ['1'], clause: lose(1) },
      { kind: 'mode' as const, cost: ['3'], clause: lose(2) },
      { kind: 'mode' as const, cost: ['R'], clause: lose(4) },
    ],
  };
  const spree = card('Test Spree', { cost: 'R', types: ['sorcery'], abilities: [spell(modes)] });
  const game = scenario([{ battlefield: lands(3), hand: ['Test Spree'] }, []], { cards: [spree] });
  const asked: number[][] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseModes') return null;
    asked.push(question.options.map(({ index }) => index));
    return [question.options.length - 1];
  });
  game.ann.casts('Test Spree');
  game.resolveAll();
  expect(asked).toEqual([[0, 2], [0]]);
  expect(game.ben.life).toBe(15);
  const poor = scenario([{ battlefield: lands(1), hand: ['Test Spree'] }, []], { cards: [spree] });
  expect(poor.ann.can('cast', 'Test Spree')).toBe(false);
});

test('mayhem: from the graveyard for another cost, only in the turn in which it was discarded', () => {
  const trick = drain('Test Trick', '5R', 3, keyword('mayhem', cost('R')));
  const throwAway = card('Test Throw', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      spell(
        act({
          kind: 'discard',
          object: {
            kind: 'select',
            quantifier: quantifier('a'),
            filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
          },
        }),
      ),
    ],
  });
  const game = scenario(
    [{ battlefield: lands(3), hand: ['Test Throw', 'Test Trick'], graveyard: ['Test Trick'] }, []],
    { cards: [trick, throwAway] },
  );
  expect(game.ann.can('cast', 'Test Trick')).toBe(false);
  game.ann.casts('Test Throw');
  game.resolveAll();
  expect(game.session.options(game.ann.id).filter((option) => option.kind === 'cast')).toHaveLength(1);
  game.ann.casts('Test Trick', { via: 'mayhem' });
  game.resolveAll();
  expect(game.ben.life).toBe(17);
});

test('impending: no creature until its last time counter is removed at an end step', () => {
  const lord = creature('Test Lord', '5R', 6, 6, keyword('impending', { amount: number(2), ...cost('R') }));
  const game = scenario([{ battlefield: lands(1), hand: ['Test Lord'] }, []], { cards: [lord] });
  game.ann.casts('Test Lord', { via: 'impending' });
  game.resolveAll();
  const isCreature = (): boolean => (characteristics(game.game, game.ann.permanent('Test Lord').id).types & 8) !== 0;
  expect(game.ann.permanent('Test Lord').counters).toEqual({ time: 2 });
  expect(isCreature()).toBe(false);
  game.to('Upkeep', 2);
  expect(game.ann.permanent('Test Lord').counters).toEqual({ time: 1 });
  expect(isCreature()).toBe(false);
  game.to('Upkeep', 4);
  expect(isCreature()).toBe(true);
});

test('forecast: from the hand, revealed, in your upkeep and once each turn (CR 702.57a-b)', () => {
  const seer = creature('Test Seer', '4R', 1, 1, {
    kind: 'activated',
    keyword: 'forecast',
    cost: [
      { kind: 'manaCost', symbols: ['R'] },
      {
        kind: 'actionCost',
        action: { kind: 'reveal', object: self, from: { kind: 'place', zone: 'hand', of: you } },
      },
    ],
    clause: lose(1),
  });
  const game = scenario([{ battlefield: ['Test Seer', ...lands(2)], hand: ['Test Seer'] }, []], {
    cards: [seer],
    begin: 'Upkeep',
  });
  game.ann.activates('Test Seer');
  game.resolveAll();
  expect(game.ben.life).toBe(19);
  expect(game.ann.can('activate', 'Test Seer')).toBe(false);
  game.to('PrecombatMain');
  expect(game.ann.can('activate', 'Test Seer')).toBe(false);
  game.to('Upkeep', 2);
  expect(game.ann.can('activate', 'Test Seer')).toBe(false);
  game.to('Upkeep', 3);
  expect(game.ann.can('activate', 'Test Seer')).toBe(true);
});
