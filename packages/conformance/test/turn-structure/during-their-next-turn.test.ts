/** Rules that hold during a turn or a combat to come. CR 611.2a, 500.1, 508.1d. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

const DECREE =
  "Stern Decree | {0} | Sorcery | | Each opponent can't cast sorcery spells during that player's next turn.";
const SONG = 'Small Song | {0} | Sorcery | | You gain 1 life.';

test('it holds in the next turn of each opponent, and in no other turn (CR 611.2a)', () => {
  const game = table(
    [DECREE, SONG],
    [{ hand: ['Stern Decree', 'Small Song', 'Small Song'] }, { hand: ['Small Song'] }],
  );
  game.ann.casts('Stern Decree');
  game.resolve();
  expect(game.ann.can('cast', 'Small Song')).toBe(true);
  game.to('PrecombatMain', 2);
  expect(game.ben.can('cast', 'Small Song')).toBe(false);
  game.to('PrecombatMain', 3);
  expect(game.ann.can('cast', 'Small Song')).toBe(true);
  game.to('PrecombatMain', 4);
  expect(game.ben.can('cast', 'Small Song')).toBe(true);
});

test('with three players each opponent has a turn of their own (CR 611.2a)', () => {
  const game = table([DECREE, SONG], [{ hand: ['Stern Decree'] }, { hand: ['Small Song'] }, { hand: ['Small Song'] }]);
  game.ann.casts('Stern Decree');
  game.resolve();
  game.to('PrecombatMain', 2);
  expect(game.ben.can('cast', 'Small Song')).toBe(false);
  game.to('PrecombatMain', 3);
  expect(game.cat.can('cast', 'Small Song')).toBe(false);
});

test('a creature that was blocked attacks again only in the turn after the next (CR 611.2a, 508.1c)', () => {
  const wall =
    "Dusty Wall | {0} | Creature — Wall | 1/6 | Defender / Whenever Dusty Wall blocks a creature, that creature can't attack during its controller's next turn.";
  const game = table([wall], [['Hill Giant'], ['Dusty Wall']]);
  game.ann.attacks('Hill Giant');
  game.ben.blocks([['Dusty Wall', 'Hill Giant']]);
  game.to('PostcombatMain', 1);
  const isTapped = (): number => game.ann.permanent('Hill Giant').status & 1;
  game.to('PostcombatMain', 3);
  expect(isTapped()).toBe(0);
  game.to('PostcombatMain', 5);
  expect(isTapped()).toBe(1);
});

test('a creature must attack in the next combat of its controller only (CR 508.1d)', () => {
  const caller =
    "Loud Caller | {0} | Creature — Bird | 1/1 | When Loud Caller enters, target creature an opponent controls attacks during its controller's next combat phase if able.";
  const game = table([caller], [{ hand: ['Loud Caller'] }, ['Hill Giant']]);
  game.ann.casts('Loud Caller', { targets: ['Hill Giant'] });
  game.resolveAll();
  game.to('PostcombatMain', 2);
  expect(game.ann.life).toBe(17);
  game.to('PostcombatMain', 4);
  expect(game.ann.life).toBe(17);
});
