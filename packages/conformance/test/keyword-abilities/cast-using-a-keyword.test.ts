/** Cards cast from a graveyard using an ability of theirs, and effects that last until a card is cast from exile. CR 601.3, 611.2a. */
import { expect, test } from 'vitest';
import { facts, table } from '../support/rules-table.ts';

const SWAMPS = ['Swamp', 'Swamp', 'Swamp', 'Swamp'];

test('with blitz only that cost is open there, and what comes with it comes (CR 702.152a, 601.3)', () => {
  const dog =
    'Grave Dog | {B} | Creature — Dog | 3/1 | Blitz—{1}{B}, Pay 2 life. / You may cast Grave Dog from your graveyard using its blitz ability.';
  const game = table([dog], [{ battlefield: SWAMPS, graveyard: ['Grave Dog'] }, {}]);
  game.ann.casts('Grave Dog');
  game.resolve();
  expect([game.ann.life, game.ann.battlefield.includes('Grave Dog')]).toEqual([18, true]);
  expect(game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 1)).toHaveLength(2);
  game.to('PrecombatMain', 2);
  expect(game.ann.graveyard).toEqual(['Grave Dog']);
  const poor = table([dog], [{ battlefield: ['Swamp'], graveyard: ['Grave Dog'] }, {}]);
  expect(poor.ann.can('cast', 'Grave Dog')).toBe(false);
});

test('with warp it is exiled at the end, and may be cast later (CR 702.185a)', () => {
  const drix =
    'Late Drix | {1}{B} | Creature — Drix | 2/2 | You may cast Late Drix from your graveyard using its warp ability. / Warp—{B}, Pay 3 life.';
  const game = table([drix], [{ battlefield: ['Swamp', 'Swamp'], graveyard: ['Late Drix'] }, {}]);
  game.ann.casts('Late Drix');
  game.resolve();
  expect(game.ann.life).toBe(17);
  game.to('PrecombatMain', 3);
  expect(game.ann.exile).toEqual(['Late Drix']);
  game.ann.casts('Late Drix');
  game.resolve();
  expect([game.ann.life, game.ann.battlefield.includes('Late Drix')]).toEqual([17, true]);
});

test('with bestow it is an Aura (CR 702.103b)', () => {
  const phoenix =
    'Small Phoenix | {2}{B} | Enchantment Creature — Phoenix | 2/2 | Bestow {B} / Enchanted creature gets +2/+2. / You may cast Small Phoenix from your graveyard using its bestow ability.';
  const game = table([phoenix], [{ battlefield: [...SWAMPS, 'Hill Giant'], graveyard: ['Small Phoenix'] }, {}]);
  game.ann.casts('Small Phoenix', { targets: ['Hill Giant'] });
  game.resolve();
  expect(game.ann.stats('Hill Giant')).toBe('5/5');
  const alone = table([phoenix], [{ battlefield: SWAMPS, graveyard: ['Small Phoenix'] }, {}]);
  expect(alone.ann.can('cast', 'Small Phoenix')).toBe(false);
});

test('with mutate it merges with a creature (CR 702.140a)', () => {
  const beast =
    'Old Beast | {4}{B} | Creature — Beast | 6/6 | Mutate {B} / You may cast Old Beast from your graveyard using its mutate ability.';
  const ox = 'Field Ox | {1}{B} | Creature — Ox | 3/3';
  const game = table([beast, ox], [{ battlefield: ['Swamp', 'Field Ox'], graveyard: ['Old Beast'] }, {}]);
  game.ann.casts('Old Beast', { targets: ['Field Ox'] });
  game.resolve();
  expect([game.ann.graveyard, game.game.battlefield.length]).toEqual([[], 2]);
});

test('an effect that lasts until the card is cast from exile ends just then (CR 611.2a)', () => {
  const outlaw =
    'Fair Outlaw | {B} | Creature — Rogue | 2/2 | {0}, Exile this card from your hand: Target land gains "{T}: Add {R}" until this creature is cast from exile. You may cast this spell for as long as it remains exiled.';
  const game = table([outlaw], [{ hand: ['Fair Outlaw'], battlefield: ['Island', 'Swamp'] }, {}]);
  const abilities = (): number => facts(game, 'Island').abilities.length;
  game.ann.activates('Fair Outlaw', { targets: ['Island'] });
  game.resolve();
  expect([game.ann.exile, abilities()]).toEqual([['Fair Outlaw'], 2]);
  game.to('PrecombatMain', 3);
  expect(abilities()).toBe(2);
  game.ann.casts('Fair Outlaw');
  expect(abilities()).toBe(1);
  game.resolve();
  expect(game.ann.battlefield.includes('Fair Outlaw')).toBe(true);
});
