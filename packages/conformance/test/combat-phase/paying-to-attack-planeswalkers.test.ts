/** What is paid for each creature that attacks a planeswalker of one player. CR 508.1g-i. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

/** Kept apart from the sentences around it. */
const EACH = "for each creature they control that's attacking a planeswalker you control";

const KEEPER = `Keeper | {0} | Creature — Ogre | 1/1 | Creatures can’t attack planeswalkers you control unless their controller pays {1} ${EACH}.`;
const WALKER = {
  name: 'Walker',
  type_line: 'Planeswalker — Jace',
  mana_cost: '{0}',
  loyalty: '5',
  oracle_text: '+1: You gain 1 life.',
};

test('an attack on the planeswalker costs {1} for each creature, one on the player nothing (CR 508.1g)', () => {
  const seats = (lands: readonly string[]) => [
    { battlefield: ['Keeper', 'Walker'] },
    { battlefield: ['Hill Giant', ...lands] },
  ];
  const poor = table([KEEPER, WALKER], seats([]));
  poor.to('PrecombatMain', 2);
  poor.ben.attacks('Hill Giant', 'ann');
  poor.to('EndOfCombat', 2);
  expect(poor.ann.life).toBe(17);
  const rich = table([KEEPER, WALKER], seats(['Island']));
  rich.to('PrecombatMain', 2);
  rich.ben.answers('yesNo', [1]).attacks('Hill Giant', 'Walker');
  rich.to('EndOfCombat', 2);
  expect(rich.ann.permanent('Walker').counters).toEqual({ loyalty: 2 });
  expect(rich.ben.permanent('Island').status & 1).toBe(1);
});
