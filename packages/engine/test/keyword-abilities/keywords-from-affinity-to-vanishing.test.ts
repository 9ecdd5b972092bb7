import { abilityAsSaid, refusalsOf } from '@kitchen-table/lower';
import { expect, test } from 'vitest';
import type { KeywordAbility } from '@kitchen-table/language/core';
import { type Meaning, MEANINGS } from '../../src/vocabulary/keyword-abilities/meanings.ts';
import {
  act,
  card,
  creature,
  filter,
  keyword,
  number,
  quantifier,
  self,
  spell,
  target,
  you,
  printedCreature,
} from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

test('toxic gives poison with combat damage, besides the loss of life (CR 120.3g, 702.164b)', () => {
  const rat = creature('Test Toxic', 'G', 1, 1, keyword('toxic', { amount: number(2) }));
  const game = scenario([['Test Toxic'], []], { cards: [rat] });
  game.ann.attacks('Test Toxic');
  game.throughCombat();
  expect(game.ben.state.counters['poison']).toBe(2);
  expect(game.ben.life).toBe(19);
});

test('totem armor saves the creature and loses the Aura (CR 702.89a)', () => {
  const aura = card('Test Totem', {
    cost: 'W',
    types: ['enchantment'],
    subtypes: ['Aura'],
    abilities: [keyword('enchant', { filter: filter('creature') }), keyword('totem armor')],
  });
  const game = scenario(
    [{ battlefield: ['Grizzly Bears', 'Plains', 'Swamp', 'Swamp', 'Swamp'], hand: ['Test Totem', 'Murder'] }, []],
    { cards: [aura] },
  );
  game.ann.casts('Test Totem', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  game.ann.casts('Murder', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Grizzly Bears');
  expect(game.ann.graveyard.sort()).toEqual(['Murder', 'Test Totem']);
});

test('dredge takes the place of a draw (CR 702.52a)', () => {
  const moss = creature('Test Moss', 'G', 1, 1, keyword('dredge', { amount: number(2) }));
  const game = scenario(
    [
      {
        battlefield: ['Island', 'Island', 'Island'],
        hand: ['Divination'],
        graveyard: ['Test Moss'],
        library: ['Plains', 'Plains', 'Swamp', 'Swamp'],
      },
      [],
    ],
    { cards: [moss] },
  );
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Divination');
  game.resolveAll();
  expect(game.ann.hand.sort()).toEqual(['Swamp', 'Test Moss']);
  expect(game.ann.graveyard).toHaveLength(3);
});

test('vanishing counts down and then sacrifices (CR 702.63a)', () => {
  const brief = creature('Test Brief', 'U', 3, 3, keyword('vanishing', { amount: number(1) }));
  const game = scenario([{ battlefield: ['Island'], hand: ['Test Brief'] }, []], { cards: [brief] });
  game.ann.casts('Test Brief');
  game.resolveAll();
  expect(game.ann.permanent('Test Brief').counters['time']).toBe(1);
  game.to('Draw', 3);
  expect(game.ann.graveyard).toEqual(['Test Brief']);
});

test('afterlife leaves a flying Spirit behind (CR 702.135a)', () => {
  const ghost = creature('Test Ghost', 'W', 1, 1, keyword('afterlife', { amount: number(1) }));
  const game = scenario([{ battlefield: ['Test Ghost', 'Mountain'], hand: ['Shock'] }, []], { cards: [ghost] });
  game.ann.casts('Shock', { targets: ['Test Ghost'] });
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Spirit Token'); // CR 111.4
});

test('a creature cast for its evoke cost is sacrificed as it enters (CR 702.74a)', () => {
  const spark = creature('Test Spark', '4R', 3, 3, keyword('evoke', { cost: [{ kind: 'manaCost', symbols: ['R'] }] }));
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Spark'] }, []], { cards: [spark] });
  game.ann.casts('Test Spark', { via: 'evoke' });
  game.resolveAll();
  expect(game.ann.graveyard).toEqual(['Test Spark']);
});

test('unleash: with the counter it can’t block (CR 702.98a)', () => {
  const loose = creature('Test Loose', 'R', 2, 2, keyword('unleash'));
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Loose'] }, ['Grizzly Bears']], { cards: [loose] });
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Loose');
  game.resolveAll();
  expect(game.ann.stats('Test Loose')).toBe('3/3');
  game.to('BeginningOfCombat', 2);
  game.ben.attacks('Grizzly Bears');
  game.throughCombat();
  expect(game.ann.life).toBe(18);
});

test('extort drains each opponent when paid for (CR 702.101a)', () => {
  const clerk = creature('Test Clerk', 'W', 1, 1, keyword('extort'));
  const game = scenario([{ battlefield: ['Test Clerk', 'Mountain', 'Plains'], hand: ['Shock'] }, [], []], {
    cards: [clerk],
  });
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([22, 17, 19]);
});

test('storm copies a spell for each one cast before it (CR 702.40a)', () => {
  const shot = card('Test Storm', {
    cost: 'R',
    types: ['instant'],
    abilities: [
      keyword('storm'),
      spell(act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(1) })),
    ],
  });
  const game = scenario(
    [{ battlefield: ['Mountain', 'Mountain', 'Mountain'], hand: ['Shock', 'Shock', 'Test Storm'] }, []],
    { cards: [shot] },
  );
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  game.ann.casts('Test Storm');
  game.resolveAll();
  expect(game.ben.life).toBe(13);
});

test('cascade casts a cheaper nonland card for nothing and hides the rest (CR 702.85a)', () => {
  const elf = creature('Test Cascader', '2G', 3, 2, keyword('cascade'));
  const game = scenario(
    [
      {
        battlefield: ['Forest', 'Forest', 'Forest'],
        hand: ['Test Cascader'],
        library: ['Swamp', 'Craw Wurm', 'Island', 'Grizzly Bears', 'Hill Giant', 'Plains'],
      },
      [],
    ],
    { cards: [elf] },
  );
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Cascader');
  game.resolveAll();
  expect(game.ann.battlefield.filter((name) => name !== 'Forest').sort()).toEqual(['Grizzly Bears', 'Test Cascader']);
  expect(game.ann.exile).toEqual([]);
  expect(game.ann.library).toHaveLength(5);
});

test('affinity makes a spell cheaper for each thing counted (CR 702.41a)', () => {
  const frog = card('Test Frog', {
    cost: '4',
    types: ['artifact', 'creature'],
    power: 2,
    toughness: 2,
    abilities: [keyword('affinity', { filter: filter('creature') })],
  });
  const game = scenario(
    [{ battlefield: ['Grizzly Bears', 'Hill Giant', 'Plains', 'Plains'], hand: ['Test Frog'] }, []],
    { cards: [frog] },
  );
  expect(game.ann.can('cast', 'Test Frog')).toBe(true);
  const dear = scenario([{ battlefield: ['Grizzly Bears', 'Plains', 'Plains'], hand: ['Test Frog'] }, []], {
    cards: [frog],
  });
  expect(dear.ann.can('cast', 'Test Frog')).toBe(false);
});

test('a cost reduction for one’s own creature spells touches nothing else (CR 601.2f)', () => {
  const guide = card('Test Guide', {
    cost: '2',
    types: ['artifact'],
    abilities: [
      {
        kind: 'static',
        rules: [
          {
            kind: 'costChange',
            of: {
              kind: 'filter',
              noun: {
                kind: 'words',
                words: [
                  { kind: 'typeWord', type: 'creature' },
                  { kind: 'classWord', word: 'spell' },
                ],
              },
              qualities: [{ kind: 'castBy', player: you }],
            },
            change: 'less',
            symbols: ['1'],
            toDo: 'cast',
          },
        ],
      },
    ],
  });
  const game = scenario(
    [
      { battlefield: ['Test Guide', 'Forest'], hand: ['Grizzly Bears'] },
      { battlefield: ['Forest'], hand: ['Grizzly Bears'] },
    ],
    { cards: [guide] },
  );
  expect(game.ann.can('cast', 'Grizzly Bears')).toBe(true);
  game.to('PrecombatMain', 2);
  expect(game.ben.can('cast', 'Grizzly Bears')).toBe(false);
});

test('every keyword that has a text has one that core has words for (CR 702.1)', () => {
  const lacking: string[] = [];
  for (const name of Object.keys(MEANINGS)) {
    const sample = { kind: 'keyword', keyword: name, amount: number(1), cost: [{ kind: 'manaCost', symbols: ['1'] }] };
    const text = (MEANINGS[name] as Meaning)(sample as KeywordAbility);
    for (const missing of refusalsOf(printedCreature(`Test ${name}`, '1', 1, 1, ...text.map(abilityAsSaid))))
      lacking.push(`${name}: ${missing.node}`);
  }
  expect(lacking).toEqual([]);
});

test('no maximum hand size and additional lands (CR 402.2, 305.2)', () => {
  const tower = card('Test Reliquary', {
    cost: '2',
    types: ['artifact'],
    abilities: [
      {
        kind: 'static',
        rules: [
          { kind: 'noMaximumHandSize', player: you },
          { kind: 'additionalLand', player: you, count: number(1) },
        ],
      },
    ],
  });
  const game = scenario(
    [
      {
        battlefield: ['Test Reliquary'],
        hand: ['Plains', 'Island', 'Swamp', 'Shock', 'Shock', 'Shock', 'Shock', 'Shock', 'Shock', 'Shock'],
      },
      [],
    ],
    { cards: [tower] },
  );
  game.ann.playsLand('Plains');
  game.ann.playsLand('Island');
  expect(game.ann.can('playLand', 'Swamp')).toBe(false);
  game.to('Upkeep', 2);
  expect(game.ann.hand).toHaveLength(8);
});

test('a spell that can’t be countered stays on the stack (CR 101.2, 701.5)', () => {
  const sure = card('Test Sure', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      { kind: 'static', rules: [{ kind: 'cant', action: { kind: 'counter', object: self } }] },
      spell(act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(3) })),
    ],
  });
  const no = card('Test No', {
    cost: 'U',
    types: ['instant'],
    abilities: [
      spell(
        act({
          kind: 'counter',
          object: target({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } }),
        }),
      ),
    ],
  });
  const game = scenario(
    [
      { battlefield: ['Mountain'], hand: ['Test Sure'] },
      { battlefield: ['Island'], hand: ['Test No'] },
    ],
    { cards: [sure, no] },
  );
  game.ann.casts('Test Sure');
  game.ben.casts('Test No', { targets: ['Test Sure'] });
  game.resolveAll();
  expect(game.ben.life).toBe(17);
});

test('level abilities come with their counters (CR 711.2a)', () => {
  const student = card('Test Student', {
    cost: 'W',
    types: ['creature'],
    power: 1,
    toughness: 1,
    abilities: [
      keyword('level up', { cost: [{ kind: 'manaCost', symbols: ['1'] }] }),
      { kind: 'level', from: 1, to: null, power: '4', toughness: '4', abilities: [keyword('flying')] },
    ],
  });
  const game = scenario([['Test Student', 'Plains'], []], { cards: [student] });
  expect(game.ann.stats('Test Student')).toBe('1/1');
  game.ann.activates('Test Student');
  game.resolveAll();
  expect(game.ann.stats('Test Student')).toBe('4/4');
});

test('each player’s permanents, whoever asks (CR 109.5)', () => {
  const tax = card('Test Rot', {
    cost: 'B',
    types: ['sorcery'],
    abilities: [
      spell(
        act({
          kind: 'sacrifice',
          actor: {
            kind: 'select',
            quantifier: quantifier('each'),
            filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
          },
          object: { kind: 'select', quantifier: quantifier('a'), filter: filter('creature') },
        }),
      ),
    ],
  });
  const game = scenario([{ battlefield: ['Swamp', 'Grizzly Bears'], hand: ['Test Rot'] }, ['Hill Giant', 'Isamaru']], {
    cards: [tax],
  });
  game.ann.casts('Test Rot');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Swamp']);
  expect(game.ben.battlefield).toHaveLength(1);
});
