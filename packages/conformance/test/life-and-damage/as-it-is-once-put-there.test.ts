/** The power and toughness of what a text has just put onto the battlefield: those of the permanent. CR 400.7j, 608.2h. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const LION = 'Lion | {0} | Creature — Cat | 3/3 |';
const FLAG = 'Flag | {0} | Enchantment | | Creatures you control get +1/+1.';
const BIRTH = `Birth | {0} | Sorcery | | Return target creature card ${'from your graveyard'} to the battlefield.`;

describe('its toughness is that of the permanent, not of the card (CR 608.2h)', () => {
  test('what makes creatures greater counts', () => {
    const birth = `${BIRTH} You gain life equal to its toughness.`;
    const gained = (others: readonly string[]): number => {
      const game = table([LION, FLAG, birth], [{ battlefield: others, graveyard: ['Lion'], hand: ['Birth'] }, {}]);
      plays(game.ann, 'Birth', 'Lion');
      return game.ann.life - 20;
    };
    expect([gained([]), gained(['Flag'])]).toEqual([3, 4]);
  });

  test('what happens only when it was put there speaks of it, too', () => {
    const birth = `${BIRTH} When you do, it deals damage equal to its power to target opponent.`;
    const game = table([LION, FLAG, birth], [{ battlefield: ['Flag'], graveyard: ['Lion'], hand: ['Birth'] }, {}]);
    plays(game.ann, 'Birth', 'Lion');
    expect(game.ben.life).toBe(16);
  });

  test('a creature that comes back later is what it is then; what it was before counts before', () => {
    const lapse = `Lapse | {0} | Sorcery | | Exile target creature. You gain life equal to its power. At the beginning of the next end step, return that card ${'to the battlefield'} under its owner's control. If you do, you lose life equal to that creature's toughness.`;
    const charm = 'Charm | {0} | Instant | | Target creature gets +2/+2 until end of turn.';
    const game = table([LION, lapse, charm], [{ battlefield: ['Lion'], hand: ['Lapse', 'Charm'] }, {}]);
    plays(game.ann, 'Charm', 'Lion');
    plays(game.ann, 'Lapse', 'Lion');
    expect(game.ann.life).toBe(25);
    game.to('End');
    game.resolveAll();
    expect(game.ann.life).toBe(22);
  });
});

test('what died and came back while a trigger waited is what it was as it died (CR 608.2h, 603.10a)', () => {
  const witness =
    'Witness | {0} | Enchantment | | Whenever a creature you control dies, you gain life equal to its power.';
  const altar = 'Altar | {0} | Artifact | | {0}, Sacrifice a creature: You lose 1 life.';
  const birth = `Birth | {0} | Instant | | Return target creature card ${'from your graveyard'} to the battlefield.`;
  const flag =
    'Flag | {0} | Enchantment | | {0}, Sacrifice this enchantment: Creatures you control get +1/+1 until end of turn.';
  const game = table(
    [LION, flag, witness, altar, birth],
    [{ battlefield: ['Lion', 'Flag', 'Witness', 'Altar'], hand: ['Birth'] }, {}],
  );
  uses(game.ann, 'Flag');
  game.ann.activates('Altar');
  plays(game.ann, 'Birth', 'Lion');
  expect([game.ann.life, game.ann.stats('Lion')]).toEqual([23, '3/3']);
});
