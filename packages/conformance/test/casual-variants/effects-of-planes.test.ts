/** What the texts of planes and vanguards do to what lies on the table. CR 311, 901, 902. */
import { StatusBit } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { CHAOS, faceUp, ROLL, WALK } from '../../../engine/test/support/planechase-table.ts';
import { type Scenario, scenario, type Seat } from '../../../engine/test/support/scenario.ts';
import { planes, SUPPLEMENTARY } from '../../../engine/test/support/supplementary-test-cards.ts';
import { read } from '../support/read-cards.ts';

const THEY_HIDE = 'untap all creatures. They phase out until a player planeswalks.';
const IN_EACH = "during each player's untap step";
const NO_SPELLS = "you can't cast spells";
const NO_WIN = "your opponents can't win the game";
const FIRST = 'The first spell you cast during each of your turns';
const MANY = 'it creates twice that many of those tokens instead';
const FROM_ANY = "from the top of any player's library";
const CARDS = read(
  `Glass Archive | | Plane — Testland | | Players play with the top card of their libraries revealed.\nYou may play lands and cast spells ${FROM_ANY}.`,
  `Misty Vale | | Plane — Testland | | Whenever chaos ensues, ${THEY_HIDE}`,
  `Open Fields | | Plane — Testland | | All permanents untap ${IN_EACH}.`,
  `Safe Harbor | | Plane — Testland | | Whenever chaos ensues, until a player planeswalks, you can't lose the game and ${NO_WIN}.`,
  'Hot Peak | | Plane — Testland | | {1}: ~ deals 2 damage to you.\nWhenever chaos ensues, prevent all damage that planes named ~ would deal this game to permanents you control.\nWhen you planeswalk away from Hot Peak, it deals 1 damage to each creature.'.replaceAll(
    '~',
    'Hot Peak',
  ),
  `Peaceful Court | | Plane — Testland | | If you attacked with creatures this turn, ${NO_SPELLS}.`,
  'Pup | {G} | Creature — Dog | 1/1 |',
  'Big Pup | {1}{G} | Creature — Dog | 2/2 |',
  'Old Pup | {G} | Creature — Dog | 1/1 | {2}: Draw a card.',
  'Cheap Workshop | | Plane — Testland | | Whenever chaos ensues, activated abilities of creatures you control cost {1} less to activate this turn.',
  `Stray Sparks | | Plane — Testland | | ${FIRST} with mana value 2 or greater has cascade.`,
  `Twin Groves | | Plane — Testland | | If an effect would create one or more tokens, ${MANY}.`,
  'Two Birds | {G} | Sorcery | | Create a 1/1 blue Bird creature token.',
);

function table(first: readonly string[], ann: Seat = {}, ben: Seat = {}): Scenario {
  return scenario(
    [
      { planarDeck: planes(first), ...ann },
      { planarDeck: planes([], 20), ...ben },
    ],
    { format: 'planechase', cards: [...SUPPLEMENTARY, ...CARDS] },
  );
}

/** Whether ann's Pup is phased in. */
function isIn(game: Scenario): boolean {
  return (game.ann.permanent('Pup').status & StatusBit.PhasedOut) === 0;
}

/** The planar die shows that side, however often the roll is begun anew for an answer. */
function rolls(game: Scenario, side: number): Scenario {
  game.alter((position) => {
    position.scripted = (_player, of) => (of === 6 ? side : null);
  });
  game.ann.takes(ROLL, faceUp(game)[0] as string);
  return game.resolveAll();
}

test('creatures that phased out until a player planeswalks do not phase in as a turn begins (CR 610.4, 610.4a, 502.1)', () => {
  const game = table(['Misty Vale', 'Bright Shore'], { battlefield: ['Pup', 'Mountain', 'Mountain'] });
  rolls(game, CHAOS);
  expect(isIn(game)).toBe(false);
  game.to('PrecombatMain', 3);
  expect(isIn(game)).toBe(false);
  rolls(game, WALK);
  expect(faceUp(game)).toEqual(['Bright Shore']);
  expect(isIn(game)).toBe(true);
});

test('all permanents untap during each player’s untap step (CR 502.3)', () => {
  const game = table(['Open Fields', 'Bright Shore'], { battlefield: ['Pup'] });
  game.ann.attacks('Pup');
  game.to('Upkeep', 2);
  expect(game.ann.permanent('Pup').status & StatusBit.Tapped).toBe(0);
});

test('until a player planeswalks you do not lose, and then you do (CR 104.3b, 901.11)', () => {
  const game = table(['Safe Harbor', 'Bright Shore'], { battlefield: ['Mountain', 'Mountain'], life: 1 });
  rolls(game, CHAOS);
  game.alter((position) => {
    (position.players[0] as { life: number }).life = -4;
  });
  game.to('Upkeep', 2);
  game.to('PrecombatMain', 3);
  expect(game.game.waiting).not.toBe('over');
  rolls(game, WALK);
  expect(game.game.waiting).toBe('over');
});

test('what planes of that name deal is prevented for the rest of the game, also when they are left (CR 615.1, 611.2a)', () => {
  const game = table(['Hot Peak', 'Bright Shore'], { battlefield: ['Pup', 'Mountain'] }, { battlefield: ['Pup'] });
  rolls(game, CHAOS);
  game.to('PrecombatMain', 3);
  rolls(game, WALK);
  expect([game.ann.battlefield.includes('Pup'), game.ben.battlefield.includes('Pup')]).toEqual([true, false]);
});

test('one who has attacked with creatures casts no spells (CR 508.1, 101.2)', () => {
  for (const attack of [true, false]) {
    const game = table(['Peaceful Court'], { battlefield: ['Pup', 'Forest'], hand: ['Two Birds'] });
    if (attack) game.ann.attacks('Pup');
    game.to('PostcombatMain');
    expect(game.ann.can('cast', 'Two Birds')).toBe(!attack);
  }
});

test('abilities cost less to activate in the turn in which chaos ensued, and no longer (CR 118.7, 611.2a)', () => {
  const game = table(['Cheap Workshop'], { battlefield: ['Old Pup', 'Forest'] });
  expect(game.ann.can('activate', 'Old Pup')).toBe(false);
  rolls(game, CHAOS);
  expect(game.ann.can('activate', 'Old Pup')).toBe(true);
  game.to('PrecombatMain', 3);
  expect(game.ann.can('activate', 'Old Pup')).toBe(false);
});

test('whoever creates tokens creates twice that many (CR 614.1a, 111.2)', () => {
  const game = table(['Twin Groves'], { battlefield: ['Forest'], hand: ['Two Birds'] });
  game.ann.casts('Two Birds');
  game.resolveAll();
  expect(game.ann.battlefield.filter((name) => name.startsWith('Bird'))).toHaveLength(2);
});

test('of the spells that cost enough the first of your turn cascades, whatever was cast before it (CR 601.2i, 702.85)', () => {
  const game = table(['Stray Sparks'], {
    battlefield: ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'],
    hand: ['Old Pup', 'Big Pup', 'Big Pup'],
    library: ['Pup', 'Pup', 'Pup', 'Pup'],
  });
  for (const [name, cascaded] of [
    ['Old Pup', 0],
    ['Big Pup', 1],
    ['Big Pup', 1],
  ] as const) {
    game.ann.answers('yesNo', [1]);
    game.ann.casts(name);
    game.resolveAll();
    expect(game.ann.battlefield.filter((one) => one === 'Pup')).toHaveLength(cascaded);
  }
});

test('the top cards of all libraries may be played by the planar controller alone (CR 611.2, 311.5, 305.2)', () => {
  const game = table(
    ['Glass Archive'],
    { battlefield: ['Forest', 'Forest'], library: ['Pup', 'Forest'] },
    { battlefield: ['Forest'], library: ['Old Pup', 'Mountain'] },
  );
  game.ann.casts('Old Pup');
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Old Pup');
  game.ann.casts('Pup');
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Pup');
  expect(game.ann.can('playLand', 'Mountain')).toBe(true);
  game.to('PrecombatMain', 2);
  expect(game.ann.can('playLand', 'Forest')).toBe(false);
});
