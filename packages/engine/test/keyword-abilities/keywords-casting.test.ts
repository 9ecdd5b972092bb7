import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, creature, keyword, number, self, spell, cost, lands } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const lose = (amount: number) =>
  act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(amount) });
const doing = (name: string, action: string, amount?: number) =>
  card(name, {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      spell(act({ kind: 'keywordAction', action, ...(amount === undefined ? {} : { amount: number(amount) }) })),
    ],
  });

test('escalate: its cost for each mode beyond the first (CR 702.120a)', () => {
  const modes = {
    kind: 'modes' as const,
    choose: { kind: 'modeCount' as const, min: 1, max: 99, words: 'one or more' },
    modes: [1, 2, 4].map((amount) => ({ kind: 'mode' as const, clause: lose(amount) })),
  };
  const many = card('Test Many', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [keyword('escalate', cost('1')), spell(modes)],
  });
  const game = scenario([{ battlefield: lands(2), hand: ['Test Many'] }, []], { cards: [many] });
  game.ann.answers('chooseModes', (question) => {
    expect(question.kind === 'chooseModes' && question.max).toBe(2);
    return [1, 2];
  });
  game.ann.casts('Test Many');
  game.resolveAll();
  expect(game.ben.life).toBe(14);
  expect(game.ann.permanent('Mountain', 1).status & 1).toBe(1);
});

test('splice adds the text of a card that stays in the hand (CR 702.47a)', () => {
  const arcane = card('Test Rite', {
    cost: 'R',
    types: ['sorcery'],
    subtypes: ['Arcane'],
    abilities: [spell(lose(1))],
  });
  const spliced = card('Test Add', {
    cost: '5R',
    types: ['sorcery'],
    subtypes: ['Arcane'],
    abilities: [spell(lose(3)), keyword('splice', { detail: 'onto Arcane', ...cost('R') })],
  });
  const game = scenario([{ battlefield: lands(2), hand: ['Test Rite', 'Test Add'] }, []], { cards: [arcane, spliced] });
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Rite');
  game.resolveAll();
  expect(game.ben.life).toBe(16);
  expect(game.ann.hand).toEqual(['Test Add']);
});

test('emerge: a creature sacrificed makes it cheaper by its mana value (CR 702.119a)', () => {
  const beast = creature('Test Emerger', '8', 6, 6, keyword('emerge', cost('4', 'R')));
  const game = scenario([{ battlefield: [...lands(1), 'Hill Giant', 'Raging Goblin'], hand: ['Test Emerger'] }, []], {
    cards: [beast],
  });
  game.ann.casts('Test Emerger', { via: 'emerge' });
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Mountain', 'Raging Goblin', 'Test Emerger']);
  const poor = scenario([{ battlefield: [...lands(1), 'Raging Goblin'], hand: ['Test Emerger'] }, []], {
    cards: [beast],
  });
  expect(poor.ann.can('cast', 'Test Emerger')).toBe(false);
});

test('harmonize: from the graveyard, cheaper by the power of a creature tapped, and exiled then', () => {
  const song = card('Test Song', {
    cost: '5R',
    types: ['sorcery'],
    abilities: [spell(lose(3)), keyword('harmonize', cost('3', 'R'))],
  });
  const game = scenario([{ battlefield: [...lands(1), 'Hill Giant'], graveyard: ['Test Song'] }, []], {
    cards: [song],
  });
  game.ann.casts('Test Song', { via: 'harmonize' });
  game.resolveAll();
  expect(game.ben.life).toBe(17);
  expect(game.ann.exile).toEqual(['Test Song']);
  expect(game.ann.permanent('Hill Giant').status & 1).toBe(1);
});

test('a manifested creature card is a 2/2, and is turned up for its mana cost (CR 701.34a-b)', () => {
  const game = scenario(
    [{ battlefield: [...lands(5)], hand: ['Test Manifest'], library: ['Hill Giant', 'Island'] }, []],
    { cards: [doing('Test Manifest', 'manifest', 1)] },
  );
  game.ann.casts('Test Manifest');
  game.resolveAll();
  expect(game.ann.stats('')).toBe('2/2');
  game.ann.takes('turn face up', '');
  expect(game.ann.stats('Hill Giant')).toBe('3/3');
});

test('a manifested card that is no creature stays face down (CR 701.34b)', () => {
  const game = scenario([{ battlefield: lands(5), hand: ['Test Manifest'], library: ['Shock', 'Island'] }, []], {
    cards: [doing('Test Manifest', 'manifest', 1)],
  });
  game.ann.casts('Test Manifest');
  game.resolveAll();
  expect(game.session.options(game.ann.id).some((option) => option.kind === 'special')).toBe(false);
});

test('a cloaked card has ward {2} (CR 701.56a)', () => {
  const game = scenario([{ battlefield: lands(5), hand: ['Test Cloak'], library: ['Shock', 'Island'] }, []], {
    cards: [doing('Test Cloak', 'cloak', 1)],
  });
  game.ann.casts('Test Cloak');
  game.resolveAll();
  expect(
    characteristics(game.game, game.ann.permanent('').id).abilities.some(
      ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'ward',
    ),
  ).toBe(true);
});

test('manifest dread manifests one of the two top cards and buries the other', () => {
  const game = scenario([{ battlefield: lands(1), hand: ['Test Dread'], library: ['Shock', 'Island', 'Plains'] }, []], {
    cards: [doing('Test Dread', 'manifest dread')],
  });
  game.ann.answers('chooseObjects', (question, position) => [
    question.kind === 'chooseObjects'
      ? question.from.findIndex((id) => characteristics(position, id as never).name === 'Island')
      : 0,
  ]);
  game.ann.casts('Test Dread');
  game.resolveAll();
  expect(game.ann.graveyard.sort()).toEqual(['Shock', 'Test Dread']);
  expect(game.ann.stats('')).toBe('2/2');
});

test('discover exiles until a cheap enough nonland card, and casts it for nothing or takes it (CR 701.55a)', () => {
  const play = (yes: number) => {
    const game = scenario(
      [{ battlefield: lands(1), hand: ['Test Find'], library: ['Island', 'Craw Wurm', 'Grizzly Bears', 'Plains'] }, []],
      { cards: [doing('Test Find', 'discover', 3)] },
    );
    game.ann.answers('yesNo', [yes]);
    game.ann.casts('Test Find');
    game.resolveAll();
    return game.ann;
  };
  expect(play(1).battlefield).toContain('Grizzly Bears');
  const taken = play(0);
  expect(taken.hand).toEqual(['Grizzly Bears']);
  expect(taken.exile).toEqual([]);
  expect(taken.library).toHaveLength(3);
});

test('learn: discard a card to draw one (CR 701.45a)', () => {
  const game = scenario([{ battlefield: lands(1), hand: ['Test Learn', 'Plains'], library: ['Island'] }, []], {
    cards: [doing('Test Learn', 'learn')],
  });
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Learn');
  game.resolveAll();
  expect(game.ann.hand).toEqual(['Island']);
  expect(game.ann.graveyard).toContain('Plains');
});

test('incubate: a token with counters that becomes a Phyrexian when it transforms (CR 701.51a)', () => {
  const game = scenario([{ battlefield: lands(3), hand: ['Test Egg'] }, []], {
    cards: [doing('Test Egg', 'incubate', 2)],
  });
  game.ann.casts('Test Egg');
  game.resolveAll();
  game.ann.activates('Incubator Token');
  game.resolveAll();
  expect(game.ann.stats('Phyrexian Token')).toBe('2/2');
});

test('support puts a counter on each of up to N targets (CR 701.35a)', () => {
  const game = scenario([{ battlefield: [...lands(1), 'Grizzly Bears', 'Hill Giant'], hand: ['Test Aid'] }, []], {
    cards: [doing('Test Aid', 'support', 2)],
  });
  game.ann.casts('Test Aid', { targets: ['Grizzly Bears', 'Hill Giant'] });
  game.resolveAll();
  expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Hill Giant')]).toEqual(['3/3', '4/4']);
});

test('tribute: an opponent pays in counters, or lets the other ability happen (CR 702.104a)', () => {
  const lion = creature('Test Lion', 'R', 2, 2, keyword('tribute', { amount: number(2) }), {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'when',
      events: [{ kind: 'enter', object: self }],
      condition: { kind: 'castFact', fact: 'tribute', subject: self, not: true },
    },
    clause: lose(5),
  });
  const play = (yes: number) => {
    const game = scenario([{ battlefield: lands(1), hand: ['Test Lion'] }, []], { cards: [lion] });
    game.ben.answers('yesNo', [yes]);
    game.ann.casts('Test Lion');
    game.resolveAll();
    return [game.ann.stats('Test Lion'), game.ben.life];
  };
  expect(play(1)).toEqual(['4/4', 20]);
  expect(play(0)).toEqual(['2/2', 15]);
});

test('exhaust: once in the game (CR 602.5b)', () => {
  const ability = {
    kind: 'activated' as const,
    keyword: 'exhaust',
    cost: [{ kind: 'manaCost' as const, symbols: ['R'] }],
    clause: lose(1),
  };
  const racer = creature('Test Racer', 'R', 2, 2, ability);
  const game = scenario([['Test Racer', ...lands(2)], []], { cards: [racer] });
  game.ann.activates('Test Racer');
  game.resolveAll();
  expect(game.ann.can('activate', 'Test Racer')).toBe(false);
});

test('boast: once each turn, by a creature that attacked in the turn (CR 702.142a)', () => {
  const ability = {
    kind: 'activated' as const,
    keyword: 'boast',
    cost: [{ kind: 'manaCost' as const, symbols: ['R'] }],
    clause: lose(1),
  };
  const viking = creature('Test Viking', 'R', 2, 2, ability);
  const game = scenario([['Test Viking', ...lands(2)], []], { cards: [viking] });
  expect(game.ann.can('activate', 'Test Viking')).toBe(false);
  game.ann.attacks('Test Viking');
  game.throughCombat();
  game.ann.activates('Test Viking');
  game.resolveAll();
  expect(game.ann.can('activate', 'Test Viking')).toBe(false);
});

test('flashback gained for the mana cost of the card itself (CR 702.34a)', () => {
  const bolt = card('Test Spark', {
    cost: '1R',
    types: ['sorcery'],
    abilities: [spell(lose(3)), keyword('flashback', { detail: 'own mana cost' })],
  });
  const game = scenario([{ battlefield: lands(2), graveyard: ['Test Spark'] }, []], { cards: [bolt] });
  game.ann.casts('Test Spark', { via: 'flashback' });
  game.resolveAll();
  expect(game.ben.life).toBe(17);
  expect(game.ann.exile).toEqual(['Test Spark']);
  expect(game.ann.permanent('Mountain', 1).status & 1).toBe(1);
});

test('hideaway: a card exiled face down, to be played later without paying (CR 702.75a)', () => {
  const nook = card('Test Nook', {
    cost: 'R',
    types: ['artifact'],
    abilities: [
      keyword('hideaway', { amount: number(3) }),
      {
        kind: 'activated',
        cost: [{ kind: 'manaCost', symbols: ['R'] }],
        clause: act({ kind: 'play', object: { kind: 'linked', what: 'exiled card' }, withoutPaying: true }),
      },
    ],
  });
  const game = scenario(
    [{ battlefield: lands(2), hand: ['Test Nook'], library: ['Island', 'Craw Wurm', 'Plains', 'Swamp'] }, []],
    { cards: [nook] },
  );
  game.ann.answers('chooseObjects', (question, position) => [
    question.kind === 'chooseObjects'
      ? question.from.findIndex((id) => characteristics(position, id as never).name === 'Craw Wurm')
      : 0,
  ]);
  game.ann.casts('Test Nook');
  game.resolveAll();
  expect(game.ann.exile).toEqual(['']);
  game.ann.activates('Test Nook');
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Craw Wurm');
});

test('sneak: for an unblocked attacker during the declare blockers step, and attacking in its place', () => {
  const turtle = creature('Test Turtle', '4R', 4, 4, keyword('sneak', cost('R')));
  const game = scenario([{ battlefield: [...lands(1), 'Grizzly Bears'], hand: ['Test Turtle'] }, []], {
    cards: [turtle],
  });
  game.ann.attacks('Grizzly Bears');
  game.to('DeclareAttackers');
  expect(game.ann.can('cast', 'Test Turtle')).toBe(false);
  game.to('DeclareBlockers');
  game.ann.casts('Test Turtle', { via: 'sneak' });
  game.resolveAll();
  expect(game.ann.hand).toEqual(['Grizzly Bears']);
  game.throughCombat();
  expect(game.ben.life).toBe(16);
});

test('disturb casts the card transformed from the graveyard, and it enters with its back face up; its mana value is that of its front (CR 702.146a, 702.146b, 712.8c, 712.11a)', () => {
  const front = creature(
    'Test Friend',
    '1W',
    2,
    2,
    keyword('disturb', { cost: [{ kind: 'manaCost', symbols: ['W'] }] }),
  );
  const back = creature('Test Ghost', 'W', 3, 1, keyword('flying'));
  const both = {
    name: 'Test Friend // Test Ghost',
    layout: 'transform' as const,
    colorIdentity: [],
    faces: [front.faces[0], { ...back.faces[0], manaCost: null }] as never,
  };
  const game = scenario([{ battlefield: ['Plains', 'Plains'], graveyard: ['Test Friend // Test Ghost'] }, []], {
    cards: [both],
  });
  game.ann.casts('Test Friend', { via: 'disturb' });
  expect(game.stack).toEqual(['Test Ghost']);
  expect(characteristics(game.game, game.game.stack[0] as never).manaValue).toBe(2);
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Test Ghost');
  expect(game.ann.stats('Test Ghost')).toBe('3/1');
  expect(game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 0)).toHaveLength(2);
});
