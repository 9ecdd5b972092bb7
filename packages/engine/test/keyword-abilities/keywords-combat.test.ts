import { expect, test } from 'vitest';
import { canAttack, canBlock, minimumBlockers } from '../../src/questions/rules-in-force.ts';
import { playerEntity } from '../../src/vocabulary/ids.ts';
import { act, card, creature, filter, keyword, number, quantifier, self, spell, target } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

const attackers = [
  creature('Shadow', '1B', 1, 1, keyword('shadow')),
  creature('Fearsome', '1B', 1, 1, keyword('fear')),
  creature('Intimidating', '1R', 1, 1, keyword('intimidate')),
  creature('Rider', '1W', 1, 1, keyword('horsemanship')),
  creature('Skulker', '1U', 1, 1, keyword('skulk')),
  creature('Swimmer', '1U', 1, 1, keyword('islandwalk')),
  creature('Slippery', '1U', 1, 1, {
    kind: 'static',
    rules: [{ kind: 'cant', action: { kind: 'beBlocked', object: self } }],
  }),
  creature('Aloof', '1U', 1, 1, {
    kind: 'static',
    rules: [
      {
        kind: 'cant',
        action: { kind: 'beBlocked', object: self },
        except: { ...filter('creature'), qualities: [{ kind: 'withKeyword', keyword: 'flying' }] },
      },
    ],
  }),
  creature('Pacifist', '1W', 1, 1, {
    kind: 'static',
    rules: [{ kind: 'cant', action: { kind: 'attack', object: self }, also: [{ kind: 'block', object: self }] }],
  }),
  creature('Golem', '3', 1, 1),
];
attackers[9]!.faces[0].types = ['artifact', 'creature'];

function mayBlock(game: Scenario, blocker: string, attacker: string): string | null {
  return canBlock(game.game, game.ben.permanent(blocker).id, game.ann.permanent(attacker).id)?.rule ?? null;
}

const board = (): Scenario =>
  scenario(
    [
      [
        'Wind Drake',
        'Shadow',
        'Fearsome',
        'Intimidating',
        'Rider',
        'Skulker',
        'Swimmer',
        'Slippery',
        'Aloof',
        'Pacifist',
        'Two-Headed Ogre',
      ],
      [
        'Grizzly Bears',
        'Wind Drake',
        'Giant Spider',
        'Typhoid Rats',
        'Raging Goblin',
        'Golem',
        'Island',
        'Shadow',
        'Pacifist',
      ],
    ],
    { cards: attackers },
  );

test.each<[string, string, string, string | null]>([
  ['fliers are blocked by fliers and reach only (CR 702.9b)', 'Grizzly Bears', 'Wind Drake', '702.9b'],
  ['reach blocks fliers (CR 702.17b)', 'Giant Spider', 'Wind Drake', null],
  ['shadow is blocked by shadow only (CR 702.28b)', 'Grizzly Bears', 'Shadow', '702.28b'],
  ['shadow blocks shadow only (CR 702.28b)', 'Shadow', 'Wind Drake', '702.9b'],
  ['shadow meets shadow (CR 702.28b)', 'Shadow', 'Shadow', null],
  ['fear (CR 702.36b)', 'Grizzly Bears', 'Fearsome', '702.36b'],
  ['black creatures have no fear (CR 702.36b)', 'Typhoid Rats', 'Fearsome', null],
  ['artifact creatures have no fear (CR 702.36b)', 'Golem', 'Fearsome', null],
  ['intimidate (CR 702.13b)', 'Grizzly Bears', 'Intimidating', '702.13b'],
  ['a creature that shares a color is not intimidated (CR 702.13b)', 'Raging Goblin', 'Intimidating', null],
  ['horsemanship (CR 702.31b)', 'Grizzly Bears', 'Rider', '702.31b'],
  ['skulk (CR 702.118b)', 'Grizzly Bears', 'Skulker', '702.118b'],
  ['skulk is blocked by smaller ones (CR 702.118b)', 'Golem', 'Skulker', null],
  ['islandwalk (CR 702.14c)', 'Grizzly Bears', 'Swimmer', '702.14c'],
  ['can’t be blocked (CR 509.1b)', 'Golem', 'Slippery', '509.1b'],
  ['can’t be blocked except by fliers (CR 509.1b)', 'Grizzly Bears', 'Aloof', '509.1b'],
  ['an exception holds (CR 509.1b)', 'Wind Drake', 'Aloof', null],
  ['can’t block (CR 509.1b)', 'Pacifist', 'Skulker', '509.1b'],
])('%s', (_name, blocker, attacker, rule) => {
  expect(mayBlock(board(), blocker, attacker)).toBe(rule);
});

test('defender and "can’t attack" keep creatures home (CR 702.3b, 508.1c); menace needs two blockers (CR 702.111b)', () => {
  const game = scenario([['Wall of Wood', 'Pacifist', 'Two-Headed Ogre', 'Grizzly Bears'], []], { cards: attackers });
  const ben = playerEntity(game.ben.id);
  expect(canAttack(game.game, game.ann.permanent('Wall of Wood').id, ben)?.rule).toBe('702.3b');
  expect(canAttack(game.game, game.ann.permanent('Pacifist').id, ben)?.rule).toBe('508.1c');
  expect(canAttack(game.game, game.ann.permanent('Grizzly Bears').id, ben)).toBeNull();
  expect(minimumBlockers(game.game, game.ann.permanent('Two-Headed Ogre').id)).toBe(2);
});

test('exalted rewards the lone attacker (CR 702.83a)', () => {
  const noble = creature('Test Noble', 'W', 1, 1, keyword('exalted'));
  const game = scenario([['Test Noble', 'Grizzly Bears'], []], { cards: [noble] });
  game.ann.attacks('Grizzly Bears');
  game.throughCombat();
  expect(game.ben.life).toBe(17);
});

test('bushido makes a blocked creature grow (CR 702.45a), flanking makes the blocker shrink (CR 702.25a)', () => {
  const samurai = creature('Test Samurai', '1W', 2, 2, keyword('bushido', { amount: number(1) }));
  const game = scenario([['Test Samurai'], ['Grizzly Bears']], { cards: [samurai] });
  game.ann.attacks('Test Samurai');
  game.ben.blocks([['Grizzly Bears', 'Test Samurai']]);
  game.throughCombat();
  expect(game.ann.battlefield).toEqual(['Test Samurai']);
  expect(game.ben.graveyard).toEqual(['Grizzly Bears']);
  const rider = creature('Test Flanker', '1W', 2, 2, keyword('flanking'));
  const other = scenario([['Test Flanker'], ['Grizzly Bears']], { cards: [rider] });
  other.ann.attacks('Test Flanker');
  other.ben.blocks([['Grizzly Bears', 'Test Flanker']]);
  other.throughCombat();
  expect(other.ann.battlefield).toEqual(['Test Flanker']);
});

test('rampage counts blockers beyond the first (CR 702.23a)', () => {
  const beast = creature('Test Rampager', '3G', 3, 3, keyword('rampage', { amount: number(2) }));
  const game = scenario([['Test Rampager'], ['Grizzly Bears', 'Goblin Piker']], { cards: [beast] });
  game.ann.attacks('Test Rampager');
  game.ben.blocks([
    ['Grizzly Bears', 'Test Rampager'],
    ['Goblin Piker', 'Test Rampager'],
  ]);
  game.throughCombat();
  expect(game.ann.battlefield).toEqual(['Test Rampager']); // 5/5 after the bonus, dealt 4
});

test('prowess looks for noncreature spells (CR 702.108a)', () => {
  const monk = creature('Test Monk', 'W', 1, 1, keyword('prowess'));
  const game = scenario(
    [{ battlefield: ['Test Monk', 'Mountain', 'Forest', 'Forest'], hand: ['Shock', 'Grizzly Bears'] }, []],
    { cards: [monk] },
  );
  game.ann.casts('Grizzly Bears');
  game.resolveAll();
  expect(game.ann.stats('Test Monk')).toBe('1/1');
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  expect(game.ann.stats('Test Monk')).toBe('2/2');
});

test('undying and persist return a creature once (CR 702.93a, 702.79a)', () => {
  const undying = creature('Test Undying', 'B', 2, 2, keyword('undying'));
  const game = scenario(
    [{ battlefield: ['Test Undying', 'Mountain', 'Mountain'], hand: ['Lightning Bolt', 'Lightning Bolt'] }, []],
    { cards: [undying] },
  );
  game.ann.casts('Lightning Bolt', { targets: ['Test Undying'] });
  game.resolveAll();
  expect(game.ann.stats('Test Undying')).toBe('3/3');
  game.ann.casts('Lightning Bolt', { targets: ['Test Undying'] });
  game.resolveAll();
  expect(game.ann.graveyard).toContain('Test Undying');
});

test('evolve compares with what enters (CR 702.100a)', () => {
  const evolver = creature('Test Evolver', 'G', 1, 1, keyword('evolve'));
  const game = scenario(
    [{ battlefield: ['Test Evolver', 'Forest', 'Forest', 'Mountain'], hand: ['Grizzly Bears', 'Raging Goblin'] }, []],
    { cards: [evolver] },
  );
  game.ann.casts('Grizzly Bears');
  game.resolveAll();
  expect(game.ann.stats('Test Evolver')).toBe('2/2');
  game.ann.casts('Raging Goblin');
  game.resolveAll();
  expect(game.ann.stats('Test Evolver')).toBe('2/2');
});

test('hexproof stops opponents, shroud everybody (CR 702.11b, 702.18a)', () => {
  const guarded = creature('Test Guarded', 'G', 2, 2, keyword('hexproof'));
  const hidden = creature('Test Hidden', 'G', 2, 2, keyword('shroud'));
  const only = card('Test Only', {
    cost: 'G',
    types: ['instant'],
    abilities: [spell(act({ kind: 'destroy', object: target(filter('creature')) }))],
  });
  const game = scenario(
    [
      { battlefield: ['Test Guarded', 'Forest'], hand: ['Test Only'] },
      { battlefield: ['Forest'], hand: ['Test Only'] },
    ],
    { cards: [guarded, only] },
  );
  expect(game.ann.can('cast', 'Test Only')).toBe(true);
  expect(game.ben.can('cast', 'Test Only')).toBe(false);
  const shroud = scenario([{ battlefield: ['Test Hidden', 'Forest'], hand: ['Test Only'] }, []], {
    cards: [hidden, only],
  });
  expect(shroud.ann.can('cast', 'Test Only')).toBe(false);
});

test('ward counters a spell whose controller does not pay (CR 702.21a)', () => {
  const warded = creature('Test Warded', 'U', 2, 2, keyword('ward', { cost: [{ kind: 'manaCost', symbols: ['2'] }] }));
  const game = scenario([['Test Warded'], { battlefield: ['Mountain'], hand: ['Shock'] }], { cards: [warded] });
  game.ben.casts('Shock', { targets: ['Test Warded'] });
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Test Warded']);
  expect(game.ben.graveyard).toEqual(['Shock']);
});

test('equip attaches to a creature of one’s own, as a sorcery (CR 702.6a), and cycling draws (CR 702.29a)', () => {
  const host = { kind: 'host' as const, how: 'equipped' as const, filter: filter('creature') };
  const sword = card('Test Sword', {
    cost: '1',
    types: ['artifact'],
    subtypes: ['Equipment'],
    abilities: [
      {
        kind: 'static',
        rules: [{ kind: 'changes', action: { kind: 'get', object: host, power: number(2), toughness: number(0) } }],
      },
      keyword('equip', { cost: [{ kind: 'manaCost', symbols: ['1'] }] }),
    ],
  });
  const game = scenario([['Test Sword', 'Grizzly Bears', 'Plains'], ['Hill Giant']], { cards: [sword] });
  game.ann.activates('Test Sword', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('4/2');
  const cycler = creature(
    'Test Cycler',
    '5G',
    5,
    5,
    keyword('cycling', { cost: [{ kind: 'manaCost', symbols: ['1'] }] }),
    {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'cycle', object: self }] },
      clause: act({ kind: 'gainLife', amount: number(2) }),
    },
  );
  const other = scenario([{ battlefield: ['Plains'], hand: ['Test Cycler'] }, []], { cards: [cycler] });
  other.ann.activates('Test Cycler');
  other.resolveAll();
  expect(other.ann.hand).toEqual(['Plains']);
  expect(other.ann.graveyard).toEqual(['Test Cycler']);
  expect(other.ann.life).toBe(22);
});

test('annihilator costs the defending player permanents (CR 702.86a)', () => {
  const titan = creature('Test Titan', '9', 7, 7, keyword('annihilator', { amount: number(2) }));
  const game = scenario([['Test Titan'], ['Plains', 'Island', 'Swamp']], { cards: [titan] });
  game.ann.attacks('Test Titan');
  game.throughCombat();
  expect(game.ben.battlefield).toHaveLength(1);
});

test('a creature that attacks with a stronger one trains (CR 702.149a); a lone one does not', () => {
  const squire = creature('Test Squire', 'W', 1, 1, keyword('training'));
  const game = scenario([['Test Squire', 'Grizzly Bears'], []], { cards: [squire] });
  game.ann.attacks(['Test Squire', 'Grizzly Bears']);
  game.throughCombat();
  expect(game.ann.stats('Test Squire')).toBe('2/2');
  const alone = scenario([['Test Squire'], []], { cards: [squire] });
  alone.ann.attacks('Test Squire');
  alone.throughCombat();
  expect(alone.ann.stats('Test Squire')).toBe('1/1');
});

test('riot: a counter, or haste (CR 702.136a)', () => {
  const rioter = creature('Test Rioter', 'R', 2, 2, keyword('riot'));
  for (const [answer, stats, life] of [
    [1, '3/3', 20],
    [0, '2/2', 18],
  ] as const) {
    const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Rioter'] }, []], { cards: [rioter] });
    game.ann.answers('yesNo', [answer]);
    game.ann.casts('Test Rioter');
    game.resolveAll();
    expect(game.ann.stats('Test Rioter')).toBe(stats);
    game.ann.attacks('Test Rioter');
    game.throughCombat();
    expect(game.ben.life).toBe(life);
  }
});

test('a modular creature hands its counters on (CR 702.43a)', () => {
  const worker = creature('Test Worker', '1', 0, 0, keyword('modular', { amount: number(1) }));
  worker.faces[0].types = ['artifact', 'creature'];
  const game = scenario([{ battlefield: ['Plains', 'Golem', 'Mountain'], hand: ['Test Worker', 'Shock'] }, []], {
    cards: [worker, ...attackers],
  });
  game.ann.casts('Test Worker');
  game.resolveAll();
  expect(game.ann.stats('Test Worker')).toBe('1/1');
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Shock', { targets: ['Test Worker'] });
  game.resolveAll();
  expect(game.ann.stats('Golem')).toBe('2/2');
});

test('quantifiers: "each" needs no choice (CR 608.2)', () => {
  const drain = card('Test Drain', {
    cost: 'B',
    types: ['sorcery'],
    abilities: [
      spell(
        act({
          kind: 'loseLife',
          actor: {
            kind: 'select',
            quantifier: quantifier('each'),
            filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
          },
          amount: number(2),
        }),
      ),
    ],
  });
  const game = scenario([{ battlefield: ['Swamp'], hand: ['Test Drain'] }, [], []], { cards: [drain] });
  game.ann.casts('Test Drain');
  game.resolveAll();
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([20, 18, 18]);
});
