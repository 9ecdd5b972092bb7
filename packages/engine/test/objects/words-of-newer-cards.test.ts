/** Words of newer cards: losing types, going elsewhere when countered, expending, damage in two parts, lifelink as one event. */
import { expect, test } from 'vitest';
import { characteristics, TypeBit } from '../../src/index.ts';
import {
  act,
  anyTarget,
  card,
  classFilter,
  creature,
  keyword,
  number,
  self,
  spell,
  target,
  you,
} from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

test('"isn’t a creature" takes the type and its subtypes away while the condition holds (CR 205.1a, 613.1d)', () => {
  const god = creature('Test God', '2W', 5, 5, {
    kind: 'static',
    condition: {
      kind: 'compare',
      left: { kind: 'devotion', colors: ['white'], player: you },
      comparison: 'under',
      right: number(3),
    },
    rules: [
      {
        kind: 'changes',
        action: {
          kind: 'become',
          verb: 'be',
          object: self,
          as: { kind: 'description', types: ['creature'], not: true },
        },
      },
    ],
  });
  const game = scenario([{ hand: ['White Knight'], battlefield: ['Test God', 'Plains', 'Plains'] }, []], {
    cards: [god],
  });
  const id = game.ann.permanent('Test God').id;
  expect(characteristics(game.game, id)).toMatchObject({ types: 0, subtypes: [] });
  game.ann.casts('White Knight');
  game.resolve();
  expect(characteristics(game.game, id)).toMatchObject({ types: TypeBit.Creature, subtypes: ['Human'] });
});

test('a spell countered "on top of its owner’s library instead" goes there (CR 701.5a)', () => {
  const lapse = card('Test Lapse', {
    cost: 'U',
    types: ['instant'],
    abilities: [
      spell(
        act({
          kind: 'counter',
          object: target(classFilter('spell')),
          insteadTo: { kind: 'place', zone: 'library', position: 'top' },
        }),
      ),
    ],
  });
  const game = scenario(
    [
      { hand: ['Grizzly Bears'], battlefield: ['Forest', 'Forest'] },
      { hand: ['Test Lapse'], battlefield: ['Island'] },
    ],
    { cards: [lapse] },
  );
  game.ann.casts('Grizzly Bears');
  game.ben.casts('Test Lapse', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect([game.ann.library.at(-1), game.ann.graveyard]).toEqual(['Grizzly Bears', []]);
});

test('damage in two parts is dealt at the same time (CR 120.4)', () => {
  const blast = card('Test Blast', {
    cost: 'R',
    types: ['instant'],
    abilities: [
      spell(
        act({
          kind: 'dealDamage',
          actor: self,
          amount: number(4),
          to: anyTarget,
          also: { amount: number(2), to: you },
        }),
      ),
    ],
  });
  const game = scenario([{ hand: ['Test Blast'], battlefield: ['Mountain'] }, []], { cards: [blast] });
  game.ann.casts('Test Blast', { targets: ['ben'] });
  game.resolve();
  expect([game.ann.life, game.ben.life]).toEqual([18, 16]);
});

test('expending the fourth mana of a turn triggers once, also when mana was spent before', () => {
  const mentor = creature('Test Mentor', 'R', 1, 1, {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'whenever',
      events: [{ kind: 'keywordAction', action: 'expend', amount: number(4), actor: you }],
    },
    clause: act({ kind: 'gainLife', amount: number(5) }),
  });
  const game = scenario(
    [
      {
        hand: ['Test Mentor', 'Raging Goblin', 'Goblin Piker', 'Shock'],
        battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'],
      },
      [],
    ],
    { cards: [mentor] },
  );
  game.ann.casts('Test Mentor');
  game.resolve();
  game.ann.casts('Raging Goblin');
  game.resolve();
  expect(game.ann.life).toBe(20);
  game.ann.casts('Goblin Piker');
  game.resolveAll();
  expect(game.ann.life).toBe(25);
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  expect(game.ann.life).toBe(25);
});

test('one source with lifelink causes one gain, however many it damages (CR 702.15e, 119.9)', () => {
  const hound = creature('Test Hound', '1W', 2, 6, keyword('lifelink'));
  const choir = card('Test Choir', {
    cost: 'W',
    types: ['enchantment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'gainLife', actor: you }] },
        clause: act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(1) }),
      },
    ],
  });
  const game = scenario(
    [
      ['Test Hound', 'Test Choir'],
      ['Grizzly Bears', 'Goblin Piker'],
    ],
    { cards: [hound, choir] },
  );
  game.ann.attacks('Test Hound');
  game.ben.blocks([
    ['Grizzly Bears', 'Test Hound'],
    ['Goblin Piker', 'Test Hound'],
  ]);
  game.ann.answers('assignDamage', [1, 1]);
  game.throughCombat();
  expect([game.ann.life, game.ben.life]).toEqual([22, 19]);
});

test('a spell whose target depends on X is castable for an X that has one (CR 107.3a, 601.2c)', () => {
  const repeal = card('Test Repeal', {
    cost: 'XU',
    types: ['instant'],
    abilities: [
      spell(
        act({
          kind: 'tap',
          object: target({
            kind: 'filter',
            noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
            qualities: [{ kind: 'withStat', stat: 'mana value', comparison: 'equal', to: { kind: 'x' } }],
          }),
        }),
      ),
    ],
  });
  const game = scenario([{ hand: ['Test Repeal'], battlefield: ['Island', 'Island', 'Island'] }, ['Grizzly Bears']], {
    cards: [repeal],
  });
  expect(game.ann.can('cast', 'Test Repeal')).toBe(true);
  game.ann.casts('Test Repeal', { x: 2, targets: ['Grizzly Bears'] });
  game.resolve();
  expect(game.ben.permanent('Grizzly Bears').status & 1).toBe(1);
  const poor = scenario([{ hand: ['Test Repeal'], battlefield: ['Island', 'Island'] }, ['Grizzly Bears']], {
    cards: [repeal],
  });
  expect(poor.ann.can('cast', 'Test Repeal')).toBe(false);
});

test('damage that can’t be prevented is dealt, to what would prevent it too (CR 615.12)', () => {
  const insult = card('Test Insult', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      spell({
        kind: 'rule',
        rule: { kind: 'cant', action: { kind: 'prevent', amount: 'all' } },
        during: { kind: 'thisTurn' },
      }),
    ],
  });
  const ward = creature('Test Ward', 'W', 1, 4, keyword('protection', { from: [{ kind: 'colorWord', color: 'red' }] }));
  const storm = card('Test Storm', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      spell(
        act({
          kind: 'dealDamage',
          actor: self,
          amount: number(2),
          to: {
            kind: 'select',
            quantifier: { kind: 'quantifier', amount: 'each' },
            filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
          },
        }),
      ),
    ],
  });
  for (const forbidden of [true, false]) {
    const game = scenario(
      [{ hand: ['Test Insult', 'Test Storm'], battlefield: ['Mountain', 'Mountain'] }, ['Test Ward']],
      { cards: [insult, ward, storm] },
    );
    if (forbidden) {
      game.ann.casts('Test Insult');
      game.resolve();
    }
    game.ann.casts('Test Storm');
    game.resolve();
    expect(game.ben.permanent('Test Ward').damage).toBe(forbidden ? 2 : 0);
  }
});

test('"except it has this ability": the copy can become a copy again (CR 707.9a)', () => {
  const mimic = creature('Test Mimic', 'U', 0, 2, {
    kind: 'activated',
    cost: [{ kind: 'manaCost', symbols: ['U'] }],
    clause: act({
      kind: 'becomeCopy',
      object: self,
      of: target({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } }),
      except: [
        {
          kind: 'gain',
          verb: 'have',
          object: { kind: 'reference', to: 'self', words: 'it' },
          abilities: [],
          thisOne: true,
        },
      ],
    }),
  });
  const game = scenario(
    [
      ['Test Mimic', 'Island', 'Island'],
      ['Grizzly Bears', 'Hill Giant'],
    ],
    { cards: [mimic] },
  );
  game.ann.activates('Test Mimic', { targets: ['Grizzly Bears'] });
  game.resolve();
  expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
  game.ann.activates('Grizzly Bears', { targets: ['Hill Giant'] });
  game.resolve();
  expect(game.ann.stats('Hill Giant')).toBe('3/3');
});
