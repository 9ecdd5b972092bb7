import type { Ability, Action, Clause, Noun, Rule } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { StatusBit } from '../../src/vocabulary/objects/objects.ts';
import {
  act,
  card,
  classFilter,
  creature,
  filter,
  keyword,
  number,
  quantifier,
  self,
  spell,
  target,
  you,
} from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const rule = (...rules: Rule[]): Ability => ({ kind: 'static', rules });
const enchantment = (name: string, ...rules: Rule[]) =>
  card(name, { cost: '1W', types: ['enchantment'], abilities: [rule(...rules)] });
const it: Noun = { kind: 'reference', to: 'event.object', words: 'it' };
const aCreature: Noun = { kind: 'select', quantifier: quantifier('a'), filter: filter('creature') };
const thatMuch = { kind: 'amountOf' as const, to: 'event.amount' as const, words: 'that much' };
const sweep = card('Test Sweep', {
  cost: 'R',
  types: ['sorcery'],
  abilities: [
    spell(
      act({ kind: 'destroy', object: { kind: 'select', quantifier: quantifier('all'), filter: filter('creature') } }),
    ),
  ],
});
const replace = (would: Action, instead: Clause | null): Rule => ({ kind: 'replace', would, instead });

test('a land that enters tapped is tapped at once (CR 614.1c)', () => {
  const slow = card('Test Slow Land', {
    types: ['land'],
    subtypes: ['Forest'],
    abilities: [rule({ kind: 'entersWith', object: self, entering: { kind: 'entering', tapped: true } })],
  });
  const game = scenario([{ hand: ['Test Slow Land'] }, []], { cards: [slow] });
  game.ann.playsLand('Test Slow Land');
  expect(game.ann.permanent('Test Slow Land').status & StatusBit.Tapped).toBe(StatusBit.Tapped);
});

test('a creature that enters with counters never was without them (CR 614.1c)', () => {
  const sprout = creature(
    'Test Sprout',
    'G',
    0,
    0,
    rule({
      kind: 'entersWith',
      object: self,
      entering: { kind: 'entering', counters: [{ counter: '+1/+1', number: number(2) }] },
    }),
  );
  const game = scenario([{ battlefield: ['Forest'], hand: ['Test Sprout'] }, []], { cards: [sprout] });
  game.ann.casts('Test Sprout');
  game.resolveAll();
  expect(game.ann.stats('Test Sprout')).toBe('2/2');
});

test('another permanent may say how creatures enter (CR 614.12)', () => {
  const slow = enchantment('Test Slowness', {
    kind: 'entersWith',
    object: {
      kind: 'select',
      quantifier: quantifier('bare'),
      filter: {
        ...filter('creature'),
        qualities: [{ kind: 'controlledBy', player: { kind: 'playerNoun', who: 'opponents' } }],
      },
    },
    entering: { kind: 'entering', tapped: true },
  });
  const game = scenario([{ battlefield: ['Forest', 'Forest'], hand: ['Grizzly Bears'] }, ['Test Slowness']], {
    cards: [slow],
  });
  game.ann.casts('Grizzly Bears');
  game.resolveAll();
  expect(game.ann.permanent('Grizzly Bears').status & StatusBit.Tapped).toBe(StatusBit.Tapped);
});

test('a creature that would die is exiled instead, so it does not die (CR 614.6)', () => {
  const rest = enchantment(
    'Test Rest',
    replace({ kind: 'die', object: aCreature }, act({ kind: 'exile', object: it })),
  );
  const mourner = creature('Test Mourner', 'B', 1, 1, {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'die', object: self }] },
    clause: act({ kind: 'gainLife', amount: number(5) }),
  });
  const game = scenario([{ battlefield: ['Test Rest', 'Test Mourner', 'Mountain'], hand: ['Test Sweep'] }, []], {
    cards: [rest, mourner, sweep],
  });
  game.ann.casts('Test Sweep');
  game.resolveAll();
  expect(game.ann.exile).toEqual(['Test Mourner']);
  expect(game.ann.life).toBe(20);
});

test('an effect doubles damage once for each such effect (CR 614.5, 616.1)', () => {
  const double = enchantment(
    'Test Furnace',
    replace({ kind: 'dealDamage' }, act({ kind: 'dealDamage', amount: { kind: 'times', by: 2, of: thatMuch } })),
  );
  const game = scenario([{ battlefield: ['Test Furnace', 'Mountain'], hand: ['Shock'] }, []], { cards: [double] });
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  expect(game.ben.life).toBe(16);
});

test('a draw replaced by nothing does not happen (CR 614.6)', () => {
  const drought = enchantment(
    'Test Drought',
    replace({ kind: 'draw', actor: { kind: 'playerNoun', who: 'opponents' } }, null),
  );
  const game = scenario([{ battlefield: ['Test Drought'] }, []], { cards: [drought] });
  game.to('PrecombatMain', 2);
  expect(game.ben.hand).toEqual([]);
  game.to('PrecombatMain', 3);
  expect(game.ann.hand).toEqual(['Plains']);
});

test('life gain may be replaced by more life gain (CR 614.1a)', () => {
  const boon = enchantment(
    'Test Boon',
    replace(
      { kind: 'gainLife', actor: you },
      act({ kind: 'gainLife', amount: { kind: 'sum', of: [thatMuch, number(1)] } }),
    ),
  );
  const heal = card('Test Heal', {
    cost: 'W',
    types: ['instant'],
    abilities: [spell(act({ kind: 'gainLife', amount: number(3) }))],
  });
  const game = scenario([{ battlefield: ['Test Boon', 'Plains'], hand: ['Test Heal'] }, []], { cards: [boon, heal] });
  game.ann.casts('Test Heal');
  game.resolveAll();
  expect(game.ann.life).toBe(24);
});

test('all combat damage is prevented while the rule stands (CR 615.1a)', () => {
  const fog = enchantment('Test Fog Bank', {
    kind: 'preventRule',
    action: { kind: 'prevent', amount: 'all', sort: 'combat' },
  });
  const game = scenario([['Test Fog Bank', 'Grizzly Bears'], []], { cards: [fog] });
  game.ann.attacks('Grizzly Bears');
  game.throughCombat();
  expect(game.ben.life).toBe(20);
});

test('protection prevents the damage and forbids the block and the target (CR 702.16b, e, f)', () => {
  const knight = creature(
    'Test Paladin',
    '1W',
    2,
    2,
    keyword('protection', { from: [{ kind: 'colorWord', color: 'red' }] }),
  );
  const game = scenario([['Test Paladin'], { battlefield: ['Hill Giant', 'Mountain'], hand: ['Shock'] }], {
    cards: [knight],
  });
  game.ann.attacks('Test Paladin');
  game.throughCombat();
  expect(game.ben.life).toBe(18);
  const question = game.session.options(game.ben.id);
  expect(question.some((option) => option.kind === 'cast')).toBe(true); // players and others may be targeted
  const burn = card('Test Burn', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      spell(
        act({
          kind: 'dealDamage',
          actor: self,
          amount: number(3),
          to: { kind: 'select', quantifier: quantifier('each'), filter: filter('creature') },
        }),
      ),
    ],
  });
  const all = scenario([{ battlefield: ['Test Paladin', 'Hill Giant', 'Mountain'], hand: ['Test Burn'] }, []], {
    cards: [knight, burn],
  });
  all.ann.casts('Test Burn');
  all.resolveAll();
  expect(all.ann.battlefield).toContain('Test Paladin');
  expect(all.ann.graveyard).toContain('Hill Giant');
});

test('a planeswalker enters with its loyalty (CR 306.5b)', () => {
  const walker = card('Test Walker', { cost: 'W', types: ['planeswalker'], subtypes: ['Test'], loyalty: 4 });
  const game = scenario([{ battlefield: ['Plains'], hand: ['Test Walker'] }, []], { cards: [walker] });
  game.ann.casts('Test Walker');
  game.resolveAll();
  expect(game.ann.permanent('Test Walker').counters['loyalty']).toBe(4);
});

test('regeneration replaces destruction: tapped, undamaged, still there (CR 701.15a)', () => {
  const troll = creature('Test Troll', '1G', 2, 2, {
    kind: 'activated',
    cost: [{ kind: 'manaCost', symbols: ['G'] }],
    clause: act({ kind: 'regenerate', object: self }),
  });
  const game = scenario([{ battlefield: ['Test Troll', 'Forest', 'Mountain'], hand: ['Test Sweep'] }, []], {
    cards: [troll, sweep],
  });
  game.ann.activates('Test Troll');
  game.resolveAll();
  game.ann.casts('Test Sweep');
  game.resolveAll();
  expect(game.ann.permanent('Test Troll').status & StatusBit.Tapped).toBe(StatusBit.Tapped);
  expect(game.ann.graveyard).toEqual(['Test Sweep']);
});

test('a shield counter is lost in place of the creature (CR 122.1c), a finality counter exiles it (CR 122.1h)', () => {
  const put = (counter: string) =>
    card(`Test ${counter}`, {
      cost: 'W',
      types: ['sorcery'],
      abilities: [spell(act({ kind: 'putCounters', number: number(1), counter, on: target(filter('creature')) }))],
    });
  const shield = scenario(
    [{ battlefield: ['Grizzly Bears', 'Plains', 'Mountain'], hand: ['Test shield', 'Test Sweep'] }, []],
    { cards: [put('shield'), sweep] },
  );
  shield.ann.casts('Test shield', { targets: ['Grizzly Bears'] });
  shield.resolveAll();
  shield.ann.casts('Test Sweep');
  shield.resolveAll();
  expect(shield.ann.permanent('Grizzly Bears').counters['shield']).toBeUndefined();
  const final = scenario(
    [{ battlefield: ['Grizzly Bears', 'Plains', 'Mountain'], hand: ['Test finality', 'Test Sweep'] }, []],
    { cards: [put('finality'), sweep] },
  );
  final.ann.casts('Test finality', { targets: ['Grizzly Bears'] });
  final.resolveAll();
  final.ann.casts('Test Sweep');
  final.resolveAll();
  expect(final.ann.exile).toEqual(['Grizzly Bears']);
});

test('an effect that exiles what would be countered or milled looks at zones (CR 614.1a)', () => {
  const leyline = enchantment(
    'Test Void',
    replace(
      {
        kind: 'move',
        verb: 'put',
        object: { kind: 'select', quantifier: quantifier('a'), filter: classFilter('card') },
        to: { kind: 'place', zone: 'graveyard' },
      },
      act({ kind: 'exile', object: it }),
    ),
  );
  const game = scenario([{ battlefield: ['Test Void', 'Mountain'], hand: ['Shock'] }, []], { cards: [leyline] });
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  expect(game.ann.graveyard).toEqual([]);
  expect(game.ann.exile).toEqual(['Shock']);
});

test('two rules of one object each get their opportunity, however alike they are written (CR 614.5)', () => {
  const by = (times: number): Rule =>
    replace({ kind: 'dealDamage' }, act({ kind: 'dealDamage', amount: { kind: 'times', by: times, of: thatMuch } }));
  const forge = enchantment('Test Forge', by(2), by(3));
  const game = scenario([{ battlefield: ['Test Forge', 'Mountain'], hand: ['Shock'] }, []], { cards: [forge] });
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  expect(game.ben.life).toBe(8);
});
