/** Tokens. CR 111. */
import { expect, test } from 'vitest';
import type { Clause } from '@kitchen-table/language/surface';
import { characteristics, type ObjectId } from '../../src/index.ts';
import {
  a,
  act,
  card,
  creature,
  damage,
  filter,
  gain,
  instant,
  it,
  number,
  plays,
  quantifier,
  soldier,
  sorcery,
  table,
  targetCreature,
  targetPlayer,
  whenever,
} from '../support/single-rule-cards.ts';
import { bounce, murder } from '../support/object-cards.ts';

const predefined = (name: string): Clause =>
  act({ kind: 'create', quantifier: quantifier('a'), token: { kind: 'predefinedToken', name } });

test('a token belongs to the player who creates it and enters under their control (CR 111.2)', () => {
  const game = table(
    [
      sorcery(
        'Test Muster',
        act({
          kind: 'create',
          actor: targetPlayer,
          quantifier: quantifier('a'),
          token: {
            kind: 'token',
            power: number(1),
            toughness: number(1),
            colors: ['white'],
            types: ['creature'],
            subtypes: ['Soldier'],
          },
        }),
      ),
    ],
    [{ hand: ['Test Muster'] }, {}],
  );
  plays(game, game.ann, 'Test Muster', ['ben']);
  const [id] = game.game.battlefield;
  expect([game.game.objects[id as ObjectId]?.owner, characteristics(game.game, id as ObjectId).controller]).toEqual([
    1, 1,
  ]);
});

test('a token without a name is named for its subtypes (CR 111.4), and dies like any creature (CR 111.6)', () => {
  const game = table(
    [sorcery('Test Muster', soldier()), instant('Test Ping', damage(1, targetCreature))],
    [{ hand: ['Test Muster', 'Test Ping'] }, {}],
  );
  plays(game, game.ann, 'Test Muster');
  expect(game.ann.battlefield).toEqual(['Soldier Token']);
  plays(game, game.ann, 'Test Ping', ['Soldier Token']);
  expect(game.ann.battlefield).toEqual([]);
});

test('a token that leaves triggers what looks for it and ceases to exist (CR 111.7, 704.5d)', () => {
  const priest = creature(
    'Test Priest',
    '0',
    1,
    1,
    whenever(
      { kind: 'die', object: { ...a(filter('creature')), quantifier: quantifier('a', { other: true }) } },
      gain(2),
    ),
  );
  const game = table(
    [priest, murder, bounce, sorcery('Test Muster', soldier(2))],
    [{ hand: ['Test Muster', 'Test Murder', 'Test Bounce'], battlefield: ['Test Priest'] }, {}],
  );
  plays(game, game.ann, 'Test Muster');
  plays(game, game.ann, 'Test Murder', ['Soldier Token']);
  expect(game.ann.graveyard).toEqual(['Test Muster', 'Test Murder']);
  game.resolveAll();
  expect(game.ann.life).toBe(22);
  plays(game, game.ann, 'Test Bounce', ['Soldier Token']);
  expect([game.ann.hand, game.ann.battlefield]).toEqual([[], ['Test Priest']]);
});

test("a token that has left can't come back (CR 111.8)", () => {
  const flicker = instant(
    'Test Flicker',
    act({ kind: 'exile', object: targetCreature, label: 'step1' }),
    act({ kind: 'move', verb: 'return', object: it('step1'), to: { kind: 'place', zone: 'battlefield' } }),
  );
  const game = table([flicker, sorcery('Test Muster', soldier())], [{ hand: ['Test Muster', 'Test Flicker'] }, {}]);
  plays(game, game.ann, 'Test Muster');
  plays(game, game.ann, 'Test Flicker', ['Soldier Token']);
  expect([game.ann.battlefield, game.ann.exile]).toEqual([[], []]);
});

const lands = ['Forest', 'Forest', 'Forest'];

test.each([
  ['a Food token is sacrificed for {2} and gains 3 life (CR 111.10b)', 'Food', 23, 0, 1],
  ['a Clue token is sacrificed for {2} and draws a card (CR 111.10f)', 'Clue', 20, 1, 1],
  ['a Blood token is sacrificed for {1} and a discarded card, and draws one (CR 111.10g)', 'Blood', 20, 1, 2],
])('%s', (_name, name, life, hand, untapped) => {
  const game = table(
    [sorcery('Test Make', predefined(name))],
    [{ hand: name === 'Blood' ? ['Test Make', 'Shock'] : ['Test Make'], battlefield: lands }, {}],
  );
  plays(game, game.ann, 'Test Make');
  expect(characteristics(game.game, game.ann.permanent(name).id).colors).toBe(0);
  game.ann.activates(name);
  game.resolveAll();
  expect([game.ann.life, game.ann.hand.length, game.ann.battlefield]).toEqual([life, hand, lands]);
  expect(game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 0).length).toBe(untapped);
});

test.each([
  ['a Treasure token taps and is sacrificed for mana of any color (CR 111.10a)', 'Treasure', 'Shock', true],
  ['a Gold token is sacrificed for mana of any color (CR 111.10c)', 'Gold', 'Shock', true],
  ["a Powerstone token's mana casts no nonartifact spell (CR 111.10h)", 'Powerstone', 'Test Beast', false],
  ["a Powerstone token's mana casts artifact spells (CR 111.10h)", 'Powerstone', 'Test Relic', true],
])('%s', (_name, name, what, castable) => {
  const relic = card('Test Relic', { cost: '1', types: ['artifact'] });
  const beast = creature('Test Beast', '1', 1, 1);
  const game = table([relic, beast, sorcery('Test Make', predefined(name))], [{ hand: ['Test Make', what] }, {}]);
  plays(game, game.ann, 'Test Make');
  expect(game.ann.can('cast', what)).toBe(castable);
  if (!castable) return;
  game.ann.casts(what, { targets: what === 'Shock' ? ['ben'] : [] });
  expect(game.ann.battlefield).toEqual(name === 'Powerstone' ? ['Powerstone'] : []);
});

test('a Map token is sacrificed for {1} and has a creature explore, at sorcery speed (CR 111.10s)', () => {
  const game = table(
    [sorcery('Test Make', predefined('Map'))],
    [{ hand: ['Test Make'], battlefield: ['Forest', 'Grizzly Bears'], library: ['Plains', 'Island'] }, ['Hill Giant']],
  );
  plays(game, game.ann, 'Test Make');
  game.ann.activates('Map', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect([game.ann.hand, game.ann.battlefield]).toEqual([['Plains'], ['Forest', 'Grizzly Bears']]);
  const late = table(
    [sorcery('Test Make', predefined('Map'))],
    [{ hand: ['Test Make'], battlefield: ['Forest', 'Grizzly Bears'] }, {}],
  );
  plays(late, late.ann, 'Test Make');
  late.to('End');
  expect(late.ann.can('activate', 'Map')).toBe(false);
});
