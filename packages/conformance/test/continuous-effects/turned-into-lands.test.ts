/** "Is a colorless land with ... and loses all other card types and abilities": what an Aura makes of a permanent. CR 205.1a, 613.1. */
import { expect, test } from 'vitest';
import { typeNames } from '../support/rules-table.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

const MOON =
  'Pale Prison | {0} | Enchantment — Aura | | Enchant creature, land, or planeswalker / Enchanted permanent is a colorless land with "{T}: Add {C}{C}" and loses all other card types and abilities.';
const LORD = 'Lord Ash | {R} | Legendary Creature — Human | 2/2 | Flying / {0}: You gain 1 life.';
const OFF = 'Turn Off | {0} | Sorcery | | Destroy target enchantment.';

test('it is a land and nothing else, keeps its supertype and name, and taps for mana (CR 205.1a, 205.4b)', () => {
  const game = table([MOON, LORD, OFF], [{ hand: ['Pale Prison', 'Turn Off'] }, { battlefield: ['Lord Ash'] }]);
  plays(game.ann, 'Pale Prison', 'Lord Ash');
  const made = now(game.ben, 'Lord Ash');
  expect([typeNames(made), made.subtypes, made.colors]).toEqual([['land', 'legendary'], [], 0]);
  expect(made.abilities.map(({ ability }) => ability.kind)).toEqual(['activated']);
  plays(game.ann, 'Turn Off', 'Pale Prison');
  expect([game.ben.stats('Lord Ash'), now(game.ben, 'Lord Ash').abilities.length]).toEqual(['2/2', 2]);
});

test('its new ability is the only one, and makes mana (CR 605.1a)', () => {
  const game = table([MOON, LORD], [{ hand: ['Pale Prison', 'Lord Ash'], battlefield: ['Mountain'] }, {}]);
  plays(game.ann, 'Lord Ash');
  game.to('Upkeep');
  game.to('PrecombatMain', game.game.turn + 1);
  plays(game.ann, 'Pale Prison', 'Lord Ash');
  const before = game.ann.life;
  uses(game.ann, 'Lord Ash');
  expect(game.ann.life).toBe(before);
  expect(game.ann.state.pool.amounts[5]).toBe(2);
});
