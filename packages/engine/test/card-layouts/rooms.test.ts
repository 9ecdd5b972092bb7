/** Rooms: permanents with two halves that are locked or unlocked. CR 709.5 of today. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { StatusBit } from '../../src/vocabulary/objects/objects.ts';
import { act, card, creature, filter, number, self, target, you } from '../support/cards.ts';
import { enchantment, every, freely, offered, topOfStack, twoParts } from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';
import { editObject } from '../../src/vocabulary/door.ts';

const onUnlocking = (life: number): Ability => ({
  kind: 'triggered',
  trigger: {
    kind: 'trigger',
    word: 'when',
    events: [{ kind: 'keywordAction', action: 'unlock', actor: you, object: self }],
  },
  clause: act({ kind: 'gainLife', actor: you, amount: number(life) }),
});
const more = (power: number): Ability => ({
  kind: 'static',
  rules: [
    {
      kind: 'changes',
      action: { kind: 'get', object: every(filter('creature')), power: number(power), toughness: number(0) },
    },
  ],
});
/** Left: {R}, 1 life when unlocked, +1/+0. Right: {1}{G}, 10 life when unlocked, +3/+0. */
const house: Card = twoParts(
  'room',
  card('Test Attic', { cost: 'R', types: ['enchantment'], subtypes: ['Room'], abilities: [onUnlocking(1), more(1)] }),
  card('Test Cellar', {
    cost: '1G',
    types: ['enchantment'],
    subtypes: ['Room'],
    abilities: [onUnlocking(10), more(3)],
  }),
);
const LANDS = ['Mountain', 'Forest', 'Forest', 'Grizzly Bears'];
const now = (game: ReturnType<typeof scenario>, name: string) =>
  characteristics(game.game, game.ann.permanent(name).id);

test('either half is cast, and the permanent has that half unlocked: its name, cost and text (CR 709.5, 709.5d of today)', () => {
  const game = scenario([{ battlefield: LANDS, hand: [house.name] }, []], { cards: [house] });
  expect(offered(game, 'ann', house.name)).toEqual(['/0', '/1']);
  game.ann.casts(house.name, { face: 1 });
  expect(topOfStack(game).name).toBe('Test Cellar');
  game.resolveAll();
  expect([now(game, 'Test Cellar').manaValue, now(game, 'Test Cellar').subtypes]).toEqual([2, ['Room']]);
  expect(game.ann.stats('Grizzly Bears')).toBe('5/2');
});

test('"when you unlock this door" triggers as it enters with that half unlocked, for that half only (CR 709.5h of today)', () => {
  const game = scenario([{ battlefield: LANDS, hand: [house.name] }, []], { cards: [house] });
  game.ann.casts(house.name, { face: 0 });
  game.resolveAll();
  expect(game.ann.life).toBe(21);
});

test('a locked half may be unlocked for its mana cost, at sorcery speed, without the stack (CR 709.5e of today)', () => {
  const game = scenario([{ battlefield: LANDS, hand: [house.name] }, []], { cards: [house] });
  game.ann.casts(house.name, { face: 0 });
  game.resolveAll();
  game.ann.takes('unlock right half', 'Test Attic');
  expect(now(game, house.name).manaValue).toBe(3);
  expect(game.ann.stats('Grizzly Bears')).toBe('6/2');
  // Only the trigger of that half waits.
  expect(game.stack).toHaveLength(1);
  game.resolveAll();
  expect(game.ann.life).toBe(31);
  const specials = game.session.options(game.ann.id).filter((option) => option.kind === 'special');
  expect(specials).toEqual([]);
});

test('not when it is no sorcery time, nor without the mana (CR 709.5e of today)', () => {
  const specials = (game: ReturnType<typeof scenario>) =>
    game.session.options(game.ann.id).flatMap((option) => (option.kind === 'special' ? [option.action] : []));
  const game = scenario([{ battlefield: [...LANDS, house.name] }, []], { cards: [house] });
  expect(specials(game)).toEqual(['unlock left half', 'unlock right half']);
  const poor = scenario([{ battlefield: ['Mountain', house.name] }, []], { cards: [house] });
  expect(specials(poor)).toEqual(['unlock left half']);
  game.to('End');
  expect(specials(game)).toEqual([]);
});

test('what was not cast enters with both halves locked: no name, no cost, no text, still a Room (CR 709.5d, 709.5c of today)', () => {
  const game = scenario([[house.name, 'Grizzly Bears'], []], { cards: [house] });
  const [room] = game.game.battlefield.map((id) => characteristics(game.game, id));
  expect([room?.name, room?.manaValue, room?.abilities.length, room?.subtypes]).toEqual(['', 0, 0, ['Room']]);
  expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
});

test('away from the battlefield and the stack it is both halves (CR 709.4)', () => {
  const game = scenario([{ hand: [house.name], graveyard: [house.name] }, []], { cards: [house] });
  for (const id of [...game.ann.state.hand, ...game.ann.state.graveyard]) {
    const { name, manaValue } = characteristics(game.game, id);
    expect([name, manaValue]).toEqual([house.name, 3]);
  }
});

const fan = enchantment('Test Fan', {
  kind: 'triggered',
  trigger: {
    kind: 'trigger',
    word: 'whenever',
    events: [{ kind: 'keywordAction', action: 'unlock', detail: 'fully', actor: you }],
  },
  clause: act({ kind: 'gainLife', actor: you, amount: number(100) }),
});

test('fully unlocked: when it has one of the two and gets the other (CR 709.5i of today)', () => {
  const game = scenario([{ battlefield: [...LANDS, 'Test Fan'], hand: [house.name] }, []], { cards: [house, fan] });
  game.ann.casts(house.name, { face: 0 });
  game.resolveAll();
  expect(game.ann.life).toBe(21);
  game.ann.takes('unlock right half', 'Test Attic');
  game.resolveAll();
  expect(game.ann.life).toBe(131);
});

test('an effect unlocks a locked half that the player chooses, or locks an unlocked one (CR 709.5f, 709.5g of today)', () => {
  const rooms = { ...filter('enchantment'), adjectives: [{ kind: 'subtypeAdjective' as const, subtype: 'Room' }] };
  const key = creature(
    'Test Key',
    '1',
    1,
    1,
    freely({ kind: 'keywordAction', action: 'lock or unlock a door', object: target(rooms) }),
  );
  const game = scenario([[house.name, 'Test Key', 'Grizzly Bears'], []], { cards: [house, key] });
  let offers: readonly string[] = [];
  const choose = (words: string): void => {
    game.ann.answers('chooseOption', (question) => {
      offers = question.kind === 'chooseOption' ? question.options : [];
      return [offers.indexOf(words)];
    });
    game.ann.activates('Test Key', { targets: [game.ann.battlefield[0] ?? ''] });
    game.resolveAll();
  };
  choose('Unlock Test Cellar');
  expect(offers).toEqual(['Unlock Test Attic', 'Unlock Test Cellar']);
  expect([game.ann.life, game.ann.stats('Grizzly Bears')]).toEqual([30, '5/2']);
  choose('Lock Test Cellar');
  expect(offers).toEqual(['Unlock Test Attic', 'Lock Test Cellar']);
  expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
});

test('a copy has both halves, locked, and is unlocked by itself (CR 709.5b, 709.5c of today)', () => {
  const mimic = creature(
    'Test Mimic',
    '1',
    1,
    1,
    freely({ kind: 'becomeCopy', object: self, of: target(filter('enchantment')) }),
  );
  const game = scenario([{ battlefield: [...LANDS, 'Mountain', 'Test Mimic'], hand: [house.name] }, []], {
    cards: [house, mimic],
  });
  game.ann.casts(house.name, { face: 0 });
  game.resolveAll();
  game.ann.activates('Test Mimic', { targets: ['Test Attic'] });
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('3/2');
  const [nameless] = game.game.battlefield.filter((id) => characteristics(game.game, id).name === '');
  expect(nameless).toBeDefined();
  game.ann.takes('unlock left half', '');
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('4/2');
  expect(game.ann.life).toBe(22);
});

const specials = (game: ReturnType<typeof scenario>, seat: 'ann' | 'ben' = 'ann'): readonly string[] =>
  game.session.options(game[seat].id).flatMap((option) => (option.kind === 'special' ? [option.action] : []));

test('only its controller unlocks it, and not while it is phased out (CR 709.5e of today, 702.26b)', () => {
  const game = scenario([LANDS, [...LANDS, house.name]], { cards: [house] });
  expect([specials(game), specials(game, 'ben')]).toEqual([[], []]);
  game.to('PrecombatMain', 2);
  expect([specials(game), specials(game, 'ben')]).toEqual([[], ['unlock left half', 'unlock right half']]);
  game.alter((now) => {
    const id = game.ben.permanent('').id;
    editObject(now, id).status = StatusBit.PhasedOut;
  });
  expect(specials(game, 'ben')).toEqual([]);
});

test('its mana cost is paid for it, and the log says by which rule (CR 709.5e, 709.5f of today)', () => {
  const game = scenario([{ battlefield: [...LANDS, house.name] }, []], { cards: [house], log: true });
  game.ann.takes('unlock right half', '');
  const spent = ['Mountain', 'Forest'].map((name) => game.ann.permanent(name).status & StatusBit.Tapped);
  expect([spent.includes(StatusBit.Tapped), specials(game)]).toEqual([true, []]);
  expect(now(game, 'Test Cellar').manaValue).toBe(2);
});

test('a token may be a copy of a Room whose halves are both locked (CR 709.5c of today, 707.2)', () => {
  const mason = creature(
    'Test Mason',
    '1',
    1,
    1,
    freely({
      kind: 'create',
      quantifier: { kind: 'quantifier', amount: 'a' },
      token: { kind: 'tokenCopy', of: target(filter('enchantment')) },
    }),
  );
  const game = scenario([{ battlefield: [...LANDS, 'Test Mason', house.name] }, []], { cards: [house, mason] });
  game.ann.activates('Test Mason', { targets: [''] });
  game.resolveAll();
  const rooms = game.game.battlefield.filter((id) => characteristics(game.game, id).subtypes.includes('Room'));
  expect(rooms.map((id) => characteristics(game.game, id).name)).toEqual(['', '']);
});

test('copies of a Room have doors of their own each (CR 709.5b of today)', () => {
  const mimic = creature(
    'Test Mimic',
    '1',
    1,
    1,
    freely({ kind: 'becomeCopy', object: self, of: target(filter('enchantment')) }),
  );
  const lands = ['Mountain', 'Mountain', 'Mountain', 'Forest', 'Grizzly Bears'];
  const game = scenario([{ battlefield: [...lands, 'Test Mimic', 'Test Mimic'], hand: [house.name] }, []], {
    cards: [house, mimic],
  });
  game.ann.casts(house.name, { face: 0 });
  game.resolveAll();
  for (let i = 0; i < 2; i++) {
    game.ann.activates('Test Mimic', { targets: ['Test Attic'] });
    game.resolveAll();
  }
  expect(game.ann.stats('Grizzly Bears')).toBe('3/2');
  game.ann.takes('unlock left half', '');
  game.resolveAll();
  const names = game.ann.battlefield.filter((name) => name === '' || name === 'Test Attic');
  expect([names.toSorted(), game.ann.stats('Grizzly Bears')]).toEqual([['', 'Test Attic', 'Test Attic'], '4/2']);
});

test('"unlock a locked door": not asked when one half is locked, nothing when none is (CR 709.5f of today)', () => {
  const rooms = { ...filter('enchantment'), adjectives: [{ kind: 'subtypeAdjective' as const, subtype: 'Room' }] };
  const key = creature(
    'Test Key',
    '1',
    1,
    1,
    freely({ kind: 'keywordAction', action: 'unlock a door', object: target(rooms) }),
  );
  const game = scenario([[house.name, 'Test Key', 'Test Fan', 'Grizzly Bears'], []], { cards: [house, key, fan] });
  const asked: unknown[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseOption') return null;
    asked.push([question.player, question.reason.rule, question.options]);
    return [1];
  });
  const use = (name: string): void => {
    game.ann.activates('Test Key', { targets: [name] });
    game.resolveAll();
  };
  use('');
  expect(asked).toEqual([[0, '709.5f', ['Unlock Test Attic', 'Unlock Test Cellar']]]);
  expect([game.ann.life, game.ann.stats('Grizzly Bears')]).toEqual([30, '5/2']);
  use('Test Cellar');
  expect([asked.length, game.ann.life, game.ann.stats('Grizzly Bears')]).toEqual([1, 131, '6/2']);
  use(house.name);
  expect([asked.length, game.ann.life]).toEqual([1, 131]);
});

test('what is no Room has no doors to unlock (CR 709.5 of today)', () => {
  const key = creature(
    'Test Key',
    '1',
    1,
    1,
    freely({ kind: 'keywordAction', action: 'lock or unlock a door', object: target(filter('enchantment')) }),
  );
  const game = scenario([[house.name, 'Test Key', 'Test Fan'], []], { cards: [house, key, fan] });
  game.ann.activates('Test Key', { targets: ['Test Fan'] });
  game.resolveAll();
  expect([game.ann.life, specials(game)]).toEqual([20, []]);
});
