import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, creature, keyword, number, spell, cost, lands } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const drain = (
  name: string,
  mana: string | undefined,
  amount: number,
  ...more: Parameters<typeof spell>[0][] | ReturnType<typeof keyword>[]
) =>
  card(name, {
    ...(mana === undefined ? {} : { cost: mana }),
    types: ['sorcery'],
    abilities: [
      ...(more as ReturnType<typeof keyword>[]),
      spell(act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(amount) })),
    ],
  });

test('a morph is cast face down for {3} as a nameless 2/2, and turned up for its morph cost (CR 702.37c, 702.37e, 116.2b)', () => {
  const beast = creature('Test Beast', '6R', 5, 4, keyword('trample'), keyword('morph', cost('R')));
  const game = scenario([{ battlefield: lands(4), hand: ['Test Beast'] }, []], { cards: [beast] });
  game.ann.casts('Test Beast', { via: 'morph' });
  game.resolveAll();
  expect(game.ann.stats('')).toBe('2/2');
  game.ann.takes('turn face up', '');
  expect(game.ann.stats('Test Beast')).toBe('5/4');
  expect(game.stack).toEqual([]);
});

test('a face-down creature is revealed by leaving: it is its card in the graveyard (CR 708.9)', () => {
  const beast = creature('Test Beast', '6R', 5, 4, keyword('morph', cost('R')));
  const game = scenario([{ battlefield: lands(4), hand: ['Test Beast', 'Shock'] }, []], { cards: [beast] });
  game.ann.casts('Test Beast', { via: 'morph' });
  game.resolveAll();
  game.ann.casts('Shock', { targets: [''] });
  game.resolveAll();
  expect(game.ann.graveyard).toContain('Test Beast');
});

test('megamorph leaves a +1/+1 counter (CR 702.37b)', () => {
  const beast = creature('Test Mega', '6R', 4, 4, keyword('megamorph', cost('R')));
  const game = scenario([{ battlefield: lands(4), hand: ['Test Mega'] }, []], { cards: [beast] });
  game.ann.casts('Test Mega', { via: 'megamorph' });
  game.resolveAll();
  game.ann.takes('turn face up', '');
  expect(game.ann.stats('Test Mega')).toBe('5/5');
});

test('a disguised creature has ward {2} while it is face down (CR 702.168a)', () => {
  const spy = creature('Test Spy', '6R', 4, 4, keyword('disguise', cost('R')));
  const game = scenario(
    [
      { battlefield: lands(4), hand: ['Test Spy'] },
      { battlefield: ['Mountain'], hand: ['Shock'] },
    ],
    { cards: [spy] },
  );
  game.ann.casts('Test Spy', { via: 'disguise' });
  game.resolveAll();
  game.to('Upkeep', 2);
  game.ben.casts('Shock', { targets: [''] });
  game.resolveAll();
  expect(game.ann.stats('')).toBe('2/2');
  game.ann.takes('turn face up', '');
  expect(
    characteristics(game.game, game.ann.permanent('Test Spy').id).abilities.some(
      ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'ward',
    ),
  ).toBe(false);
});

test('suspend: time counters go one each upkeep, and the last one casts it for nothing, with haste (CR 702.62a)', () => {
  const slow = creature('Test Slow', '4R', 4, 4, keyword('suspend', { amount: number(2), ...cost('R') }));
  const game = scenario([{ battlefield: lands(1), hand: ['Test Slow'] }, []], { cards: [slow] });
  game.ann.takes('suspend', 'Test Slow');
  expect(game.ann.exile).toEqual(['Test Slow']);
  game.ann.answers('yesNo', [1]);
  game.to('PrecombatMain', 3);
  expect(game.ann.exile).toEqual(['Test Slow']);
  game.to('PrecombatMain', 5);
  expect(game.ann.battlefield).toContain('Test Slow');
  game.ann.attacks('Test Slow');
  game.throughCombat();
  expect(game.ben.life).toBe(16);
});

test('a card without a mana cost can be suspended but not cast (CR 118.6, 702.62a)', () => {
  const vision = drain('Test Vision', undefined, 3, keyword('suspend', { amount: number(1), ...cost('R') }));
  const game = scenario([{ battlefield: lands(1), hand: ['Test Vision'] }, []], { cards: [vision] });
  expect(game.ann.can('cast', 'Test Vision')).toBe(false);
  game.ann.takes('suspend', 'Test Vision');
  game.ann.answers('yesNo', [1]);
  game.to('PrecombatMain', 3);
  expect(game.ben.life).toBe(17);
});

test('a foretold card lies face down in exile and is cast for its foretell cost on a later turn (CR 702.143a)', () => {
  const omen = drain('Test Omen', '5R', 4, keyword('foretell', cost('R')));
  const game = scenario([{ battlefield: lands(3), hand: ['Test Omen'] }, []], { cards: [omen] });
  game.ann.takes('foretell', 'Test Omen');
  const exiled = (viewer: 0 | 1): readonly string[] =>
    game.session.view(viewer as never).players.flatMap(({ exile }) => exile.map(({ card }) => card));
  expect([exiled(0), exiled(1)]).toEqual([['Test Omen'], ['']]);
  expect(game.session.options(game.ann.id).some((option) => option.kind === 'cast')).toBe(false);
  game.to('PrecombatMain', 3);
  const index = game.session
    .options(game.ann.id)
    .findIndex((option) => option.kind === 'cast' && option.via === 'foretell');
  expect(index).toBeGreaterThan(0);
  game.answer([index]);
  game.resolveAll();
  expect(game.ben.life).toBe(16);
  expect(game.ann.graveyard).toEqual(['Test Omen']);
});

test('a plotted card is cast for nothing on a later turn, at sorcery speed (CR 116.2, 118.9)', () => {
  const plan = drain('Test Plan', '5R', 4, keyword('plot', cost('1', 'R')));
  const game = scenario([{ battlefield: lands(2), hand: ['Test Plan'] }, []], { cards: [plan] });
  game.ann.takes('plot', 'Test Plan');
  expect(game.ann.exile).toEqual(['Test Plan']);
  expect(game.ann.can('cast', 'Test Plan')).toBe(false);
  game.to('Upkeep', 3);
  expect(game.ann.can('cast', 'Test Plan')).toBe(false);
  game.to('PrecombatMain', 3);
  game.ann.casts('Test Plan', { via: 'plot' });
  game.resolveAll();
  expect(game.ben.life).toBe(16);
});

const pitch = (name: string) =>
  card(name, {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      spell(
        act({
          kind: 'discard',
          object: {
            kind: 'select',
            quantifier: { kind: 'quantifier', amount: 'a' },
            filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
          },
        }),
      ),
    ],
  });

test('a card discarded with madness may be cast from exile for its madness cost (CR 702.35a)', () => {
  const mad = drain('Test Mad', '4R', 4, keyword('madness', cost('R')));
  const game = scenario([{ battlefield: lands(2), hand: ['Test Mad', 'Test Pitch'] }, []], {
    cards: [mad, pitch('Test Pitch')],
  });
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Pitch');
  game.resolveAll();
  expect(game.ben.life).toBe(16);
  expect(game.ann.graveyard.sort()).toEqual(['Test Mad', 'Test Pitch']);
});

test('a card with madness that is not cast goes to the graveyard (CR 702.35a)', () => {
  const mad = drain('Test Mad', '4R', 4, keyword('madness', cost('R')));
  const game = scenario([{ battlefield: lands(1), hand: ['Test Mad', 'Test Pitch'] }, []], {
    cards: [mad, pitch('Test Pitch')],
  });
  game.ann.casts('Test Pitch');
  game.resolve();
  expect(game.ann.exile).toEqual(['Test Mad']);
  game.resolveAll();
  expect(game.ben.life).toBe(20);
  expect(game.ann.graveyard.sort()).toEqual(['Test Mad', 'Test Pitch']);
});

test('a spell with rebound is exiled and cast again at the next upkeep (CR 702.88a)', () => {
  const echo = drain('Test Again', 'R', 3, keyword('rebound'));
  const game = scenario([{ battlefield: lands(1), hand: ['Test Again'] }, []], { cards: [echo] });
  game.ann.casts('Test Again');
  game.resolveAll();
  expect(game.ann.exile).toEqual(['Test Again']);
  game.ann.answers('yesNo', [1]);
  game.to('PrecombatMain', 3);
  expect(game.ben.life).toBe(14);
  expect(game.ann.graveyard).toEqual(['Test Again']);
});

test('ninjutsu swaps an unblocked attacker for the card, attacking the same player (CR 702.49a, 702.49c)', () => {
  const ninja = creature('Test Ninja', '4U', 4, 4, keyword('ninjutsu', cost('U')));
  const game = scenario([{ battlefield: ['Island', 'Grizzly Bears'], hand: ['Test Ninja'] }, []], { cards: [ninja] });
  game.ann.attacks('Grizzly Bears');
  game.to('DeclareAttackers');
  expect(game.ann.can('activate', 'Test Ninja')).toBe(false);
  game.to('DeclareBlockers');
  game.ann.activates('Test Ninja');
  game.resolveAll();
  expect(game.ann.hand).toEqual(['Grizzly Bears']);
  game.throughCombat();
  expect(game.ben.life).toBe(16);
});

test('warp: exiled at the end of the turn, and cast again later for its mana cost', () => {
  const star = creature('Test Star', '2R', 3, 3, keyword('warp', cost('R')));
  const game = scenario([{ battlefield: lands(3), hand: ['Test Star'] }, []], { cards: [star] });
  game.ann.casts('Test Star', { via: 'warp' });
  game.resolveAll();
  game.to('PrecombatMain', 2);
  expect(game.ann.exile).toEqual(['Test Star']);
  game.to('PrecombatMain', 3);
  game.ann.casts('Test Star', { via: '' });
  game.resolveAll();
  game.to('PrecombatMain', 4);
  expect(game.ann.battlefield).toContain('Test Star');
});

test('a spell cast for its awaken cost makes a land a creature too (CR 702.113a)', () => {
  const roil = drain('Test Roil', 'R', 1, keyword('awaken', { amount: number(3), ...cost('1', 'R') }));
  const game = scenario([{ battlefield: lands(2), hand: ['Test Roil'] }, []], { cards: [roil] });
  game.ann.casts('Test Roil', { via: 'awaken', targets: ['Mountain'] });
  game.resolveAll();
  expect(game.ann.stats('Mountain')).toBe('3/3');
  expect(game.ben.life).toBe(19);
});

const aid = (name: string) =>
  creature(name, '3R', 3, 3, keyword('bestow', cost('R')), keyword('flying'), {
    kind: 'static',
    rules: [
      {
        kind: 'changes',
        action: {
          kind: 'get',
          object: {
            kind: 'host',
            how: 'enchanted',
            filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
          },
          power: number(3),
          toughness: number(3),
        },
      },
    ],
  });

test('a bestowed spell is an Aura, and a creature again once it is unattached (CR 702.103b, 702.103f)', () => {
  const game = scenario(
    [
      { battlefield: ['Mountain', 'Mountain', 'Grizzly Bears'], hand: ['Test Aid', 'Lightning Bolt'] },
      { battlefield: lands(2), hand: ['Lightning Bolt', 'Lightning Bolt'] },
    ],
    { cards: [aid('Test Aid')] },
  );
  game.ann.casts('Test Aid', { via: 'bestow', targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('5/5');
  expect(characteristics(game.game, game.ann.permanent('Test Aid').id).types & 8).toBe(0);
  game.to('Upkeep', 2);
  game.ben.casts('Lightning Bolt', { targets: ['Grizzly Bears'] });
  game.ben.casts('Lightning Bolt', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect(game.ann.stats('Test Aid')).toBe('3/3');
});

test('a bestowed spell whose target has gone enters as a creature (CR 702.103e)', () => {
  const game = scenario([{ battlefield: ['Mountain', 'Mountain', 'Grizzly Bears'], hand: ['Test Aid', 'Shock'] }, []], {
    cards: [aid('Test Aid')],
  });
  game.ann.casts('Test Aid', { via: 'bestow', targets: ['Grizzly Bears'] });
  game.ann.casts('Shock', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect(game.ann.stats('Test Aid')).toBe('3/3');
});

const half = (name: string, mana: string, amount: number, word?: string) =>
  drain(name, mana, amount, ...(word === undefined ? [] : [keyword(word)])).faces[0];

test('a fused spell does what both halves say, the left one first, for both costs (CR 702.102c-d)', () => {
  const pair = {
    name: 'Test Left // Test Right',
    layout: 'split' as const,
    colorIdentity: [],
    faces: [half('Test Left', 'R', 1, 'fuse'), half('Test Right', '1R', 3, 'fuse')] as never,
  };
  const game = scenario([{ battlefield: lands(3), hand: ['Test Left // Test Right'] }, []], { cards: [pair] });
  game.ann.casts('Test Left // Test Right', { via: 'fuse' });
  game.resolveAll();
  expect(game.ben.life).toBe(16);
  expect(game.ann.permanent('Mountain', 2).status & 1).toBe(1);
});

test('aftermath: that half only from a graveyard, and exiled then (CR 702.127a)', () => {
  const pair = {
    name: 'Test Dawn // Test Dusk',
    layout: 'split' as const,
    colorIdentity: [],
    faces: [half('Test Dawn', 'R', 1), half('Test Dusk', 'R', 3, 'aftermath')] as never,
  };
  const game = scenario([{ battlefield: lands(2), hand: ['Test Dawn // Test Dusk'] }, []], { cards: [pair] });
  const offered = (): readonly unknown[] =>
    game.session.options(game.ann.id).flatMap((option) => (option.kind === 'cast' ? [option.face] : []));
  expect(offered()).toEqual([0]);
  game.ann.casts('Test Dawn // Test Dusk');
  game.resolveAll();
  expect(offered()).toEqual([1]);
  game.ann.casts('Test Dawn // Test Dusk', { via: 'aftermath' });
  game.resolveAll();
  expect(game.ben.life).toBe(16);
  expect(game.ann.exile).toEqual(['Test Dawn // Test Dusk']);
});

test('daybound makes it day, and its permanents turn when it becomes night (CR 702.145b-d)', () => {
  const front = creature('Test Villager', '1R', 2, 2, keyword('daybound')).faces[0];
  const back = { ...creature('Test Werewolf', '1R', 4, 4, keyword('nightbound')).faces[0], manaCost: null };
  const wolf = {
    name: 'Test Villager // Test Werewolf',
    layout: 'transform' as const,
    colorIdentity: [],
    faces: [front, back] as never,
  };
  const game = scenario([['Test Villager // Test Werewolf'], []], { cards: [wolf] });
  expect(game.game.dayNight).toBe('day');
  game.to('Upkeep', 2);
  expect(game.game.dayNight).toBe('night');
  expect(game.ann.stats('Test Werewolf')).toBe('4/4');
});

test('ascend: ten permanents bring the city’s blessing for good (CR 702.131b)', () => {
  const temple = card('Test Temple', { cost: 'R', types: ['enchantment'], abilities: [keyword('ascend')] });
  const game = scenario([{ battlefield: lands(9), hand: ['Test Temple'] }, []], { cards: [temple] });
  expect(game.ann.state.designations).toEqual([]);
  game.ann.casts('Test Temple');
  game.resolveAll();
  expect(game.ann.state.designations).toEqual(["city's blessing"]);
});

test('start your engines!: speed 1, and one more when an opponent first loses life in the turn', () => {
  const car = creature('Test Car', '1R', 1, 1, keyword('start your engines!'), {
    ...keyword('haste'),
    kind: 'static',
    keyword: 'max speed',
    rules: [
      { kind: 'changes', action: { kind: 'get', object: { kind: 'self' }, power: number(5), toughness: number(0) } },
    ],
  } as never);
  const game = scenario([{ battlefield: ['Test Car', 'Mountain', 'Mountain'], hand: ['Shock', 'Shock'] }, []], {
    cards: [car],
  });
  expect(game.ann.state.counters['speed']).toBe(1);
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  expect(game.ann.state.counters['speed']).toBe(2);
  expect(game.ann.stats('Test Car')).toBe('1/1');
  game.alter((position) => {
    (position.players[0] as { counters: unknown }).counters = { speed: 4 };
    position.derived = null;
  });
  expect(game.ann.stats('Test Car')).toBe('6/1');
});
