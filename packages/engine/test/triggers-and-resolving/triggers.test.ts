import type { Ability, Action, Clause, Condition, Noun } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import {
  act,
  anyTarget,
  card,
  classFilter,
  creature,
  filter,
  number,
  quantifier,
  self,
  spell,
  you,
} from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const one = number(1);
function when(
  events: Action | Action[],
  clause: Clause,
  more: { condition?: Condition; timesEachTurn?: number } = {},
): Ability {
  return {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'whenever',
      events: Array.isArray(events) ? events : [events],
      ...(more.condition === undefined ? {} : { condition: more.condition }),
    },
    clause,
    ...(more.timesEachTurn === undefined ? {} : { timesEachTurn: more.timesEachTurn }),
  };
}
const aCreature: Noun = { kind: 'select', quantifier: quantifier('a'), filter: filter('creature') };
const another: Noun = { kind: 'select', quantifier: quantifier('a', { other: true }), filter: filter('creature') };
const gain = (amount = 1): Clause => act({ kind: 'gainLife', amount: number(amount) });
const sweep = card('Test Sweep', {
  cost: 'R',
  types: ['sorcery'],
  abilities: [
    spell(
      act({ kind: 'destroy', object: { kind: 'select', quantifier: quantifier('all'), filter: filter('creature') } }),
    ),
  ],
});

test('a creature sees itself enter (CR 603.6a)', () => {
  const healer = creature('Test Healer', 'W', 1, 1, when({ kind: 'enter', object: self }, gain(3)));
  const game = scenario([{ battlefield: ['Plains'], hand: ['Test Healer'] }, []], { cards: [healer] });
  game.ann.casts('Test Healer');
  game.resolveAll();
  expect(game.ann.life).toBe(23);
});

test('what dies together sees each other die (CR 603.10a)', () => {
  const artist = creature('Test Artist', 'B', 1, 1, when({ kind: 'die', object: aCreature }, gain()));
  const game = scenario(
    [{ battlefield: ['Mountain', 'Test Artist', 'Grizzly Bears'], hand: ['Test Sweep'] }, ['Hill Giant']],
    { cards: [artist, sweep] },
  );
  game.ann.casts('Test Sweep');
  game.resolveAll();
  expect(game.ann.life).toBe(23);
});

test('"another" leaves out the object itself (CR 109.2)', () => {
  const artist = creature('Test Artist', 'B', 1, 1, when({ kind: 'die', object: another }, gain()));
  const game = scenario([{ battlefield: ['Mountain', 'Test Artist', 'Grizzly Bears'], hand: ['Test Sweep'] }, []], {
    cards: [artist, sweep],
  });
  game.ann.casts('Test Sweep');
  game.resolveAll();
  expect(game.ann.life).toBe(21);
});

test('"one or more" triggers once for all that die at the same time (CR 603.2c)', () => {
  const some: Noun = { kind: 'select', quantifier: quantifier('atLeast', { number: one }), filter: filter('creature') };
  const watcher = card('Test Watcher', {
    cost: 'B',
    types: ['enchantment'],
    abilities: [when({ kind: 'die', object: some }, gain())],
  });
  const game = scenario(
    [{ battlefield: ['Mountain', 'Test Watcher', 'Grizzly Bears', 'Hill Giant'], hand: ['Test Sweep'] }, []],
    { cards: [watcher, sweep] },
  );
  game.ann.casts('Test Sweep');
  game.resolveAll();
  expect(game.ann.life).toBe(21);
});

test('an intervening if is checked as it triggers and again as it resolves (CR 603.4)', () => {
  const careful = creature(
    'Test Careful',
    'W',
    1,
    1,
    when({ kind: 'enter', object: self }, gain(5), {
      condition: { kind: 'has', player: you, what: 'life', comparison: 'atMost', to: number(19) },
    }),
  );
  const game = scenario([{ battlefield: ['Plains'], hand: ['Test Careful'] }, []], { cards: [careful] });
  game.ann.casts('Test Careful');
  game.resolveAll();
  expect(game.ann.life).toBe(20);
});

test('a beginning-of-upkeep ability triggers in its controller’s upkeep only (CR 603.2b)', () => {
  const spring = card('Test Spring', {
    cost: 'W',
    types: ['enchantment'],
    abilities: [when({ kind: 'beginningOf', part: { kind: 'turnPart', step: 'upkeep', of: you } }, gain())],
  });
  const game = scenario([['Test Spring'], []], { cards: [spring] });
  const before = game.ann.life;
  game.to('Draw', 2);
  expect(game.ann.life).toBe(before);
  game.to('Draw', 3);
  expect(game.ann.life).toBe(before + 1);
});

test('attacking triggers for each attacker (CR 508.1m)', () => {
  const horn = card('Test Horn', {
    cost: 'W',
    types: ['artifact'],
    abilities: [
      when(
        {
          kind: 'attack',
          object: {
            kind: 'select',
            quantifier: quantifier('a'),
            filter: { ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you }] },
          },
        },
        gain(),
      ),
    ],
  });
  const game = scenario([['Test Horn', 'Grizzly Bears', 'Hill Giant'], []], { cards: [horn] });
  game.ann.attacks(['Grizzly Bears', 'Hill Giant']);
  game.throughCombat();
  expect(game.ann.life).toBe(22);
});

test('"whenever you attack" triggers once (CR 508.3d)', () => {
  const drum = card('Test Drum', {
    cost: 'W',
    types: ['artifact'],
    abilities: [when({ kind: 'attack', object: you }, gain())],
  });
  const game = scenario([['Test Drum', 'Grizzly Bears', 'Hill Giant'], []], { cards: [drum] });
  game.ann.attacks(['Grizzly Bears', 'Hill Giant']);
  game.throughCombat();
  expect(game.ann.life).toBe(21);
});

test('"that much" is the damage of the event (CR 608.2h)', () => {
  const drinker = creature(
    'Test Drinker',
    '1B',
    3,
    3,
    when(
      {
        kind: 'dealDamage',
        actor: self,
        sort: 'combat',
        to: { kind: 'select', quantifier: quantifier('a'), filter: classFilter('player') },
      },
      act({ kind: 'gainLife', amount: { kind: 'amountOf', to: 'event.amount', words: 'that much' } }),
    ),
  );
  const game = scenario([['Test Drinker'], []], { cards: [drinker] });
  game.ann.attacks('Test Drinker');
  game.throughCombat();
  expect(game.ann.life).toBe(23);
  expect(game.ben.life).toBe(17);
});

test('an ability that triggers only once each turn does so (CR 603.2i)', () => {
  const shy = card('Test Shy', {
    cost: 'W',
    types: ['enchantment'],
    abilities: [
      when(
        {
          kind: 'cast',
          actor: you,
          object: { kind: 'select', quantifier: quantifier('a'), filter: classFilter('spell') },
        },
        gain(),
        { timesEachTurn: 1 },
      ),
    ],
  });
  const game = scenario([{ battlefield: ['Test Shy', 'Mountain', 'Mountain'], hand: ['Shock', 'Shock'] }, []], {
    cards: [shy],
  });
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  expect(game.ann.life).toBe(21);
});

test('"your second spell each turn" counts spells (CR 603.2)', () => {
  const second = card('Test Second Spell', {
    cost: 'W',
    types: ['enchantment'],
    abilities: [
      when(
        {
          kind: 'cast',
          actor: you,
          nth: 2,
          object: { kind: 'select', quantifier: quantifier('a'), filter: classFilter('spell') },
        },
        gain(),
      ),
    ],
  });
  const game = scenario(
    [{ battlefield: ['Test Second Spell', 'Mountain', 'Mountain', 'Mountain'], hand: ['Shock', 'Shock', 'Shock'] }, []],
    { cards: [second] },
  );
  for (const expected of [20, 21, 21]) {
    game.ann.casts('Shock', { targets: ['ben'] });
    game.resolveAll();
    expect(game.ann.life).toBe(expected);
  }
});

test('"if a creature died this turn" remembers the turn (CR 608.2i)', () => {
  const mourner = card('Test Mourner', {
    cost: 'B',
    types: ['enchantment'],
    abilities: [
      when({ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end', of: you } }, gain(4), {
        condition: { kind: 'happened', event: { kind: 'die', object: aCreature }, when: { kind: 'thisTurn' } },
      }),
    ],
  });
  const quiet = scenario([['Test Mourner'], []], { cards: [mourner] });
  quiet.to('Upkeep', 2);
  expect(quiet.ann.life).toBe(20);
  const game = scenario([{ battlefield: ['Test Mourner', 'Mountain'], hand: ['Shock'] }, ['Grizzly Bears']], {
    cards: [mourner],
  });
  game.ann.casts('Shock', { targets: ['Grizzly Bears'] });
  game.to('Upkeep', 2);
  expect(game.ann.life).toBe(24);
});

test('a leaves-the-battlefield ability works when the permanent is returned to hand (CR 603.6c)', () => {
  const parting = creature('Test Parting', '1U', 2, 2, when({ kind: 'leave', object: self }, gain(2)));
  const game = scenario([{ battlefield: ['Test Parting', 'Island'], hand: ['Unsummon'] }, []], { cards: [parting] });
  game.ann.casts('Unsummon', { targets: ['Test Parting'] });
  game.resolveAll();
  expect(game.ann.life).toBe(22);
  expect(game.ann.hand).toEqual(['Test Parting']);
});

test('a state trigger does not trigger again while it is on the stack (CR 603.8)', () => {
  const noIslands: Condition = {
    kind: 'controls',
    player: you,
    object: {
      kind: 'select',
      quantifier: quantifier('no'),
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Island' }] } },
    },
  };
  const serpent = creature(
    'Test Serpent',
    '4U',
    5,
    5,
    when({ kind: 'state', condition: noIslands }, act({ kind: 'sacrifice', object: self })),
  );
  const game = scenario([{ battlefield: ['Test Serpent', 'Island', 'Mountain'], hand: ['Shock'] }, []], {
    cards: [serpent],
  });
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Test Serpent');
  const gone = scenario([{ battlefield: ['Test Serpent', 'Mountain'], hand: ['Shock'] }, []], { cards: [serpent] });
  gone.ann.casts('Shock', { targets: ['ben'] });
  gone.resolveAll();
  expect(gone.ann.graveyard).toContain('Test Serpent');
});

test('a spell watches its own casting from the stack (CR 603.6d, 113.6)', () => {
  const loud = card('Test Loud', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      when({ kind: 'cast', actor: you, object: self }, gain(2)),
      spell(act({ kind: 'dealDamage', actor: self, amount: one, to: anyTarget })),
    ],
  });
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Loud'] }, []], { cards: [loud] });
  game.ann.casts('Test Loud', { targets: ['ben'] });
  game.resolveAll();
  expect(game.ann.life).toBe(22);
  expect(game.ben.life).toBe(19);
});

test('damage dealt by several sources at once is dealt once, together (CR 603.2c, 510.2)', () => {
  const spiteful = creature(
    'Test Spiteful',
    '2R',
    4,
    4,
    when(
      { kind: 'dealDamage', passive: true, to: self },
      act({ kind: 'gainLife', amount: { kind: 'amountOf', to: 'event.amount', words: 'that much' } }),
    ),
  );
  const drinker = card('Test Drinker', {
    cost: 'B',
    types: ['enchantment'],
    abilities: [
      when(
        { kind: 'gainLife', actor: you },
        act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: one }),
      ),
    ],
  });
  const game = scenario(
    [
      ['Test Spiteful', 'Test Drinker'],
      ['Grizzly Bears', 'Raging Goblin'],
    ],
    { cards: [spiteful, drinker] },
  );
  game.ann.attacks('Test Spiteful');
  game.ben.blocks([
    ['Grizzly Bears', 'Test Spiteful'],
    ['Raging Goblin', 'Test Spiteful'],
  ]);
  game.throughCombat();
  expect([game.ann.life, game.ben.life]).toEqual([23, 19]);
});
