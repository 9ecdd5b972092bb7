/** Color identity, worked out from what is printed when the data does not say it. CR 903.4. */
import { describe, expect, test } from 'vitest';
import { type PrintedCard, readCard } from '../src/index.ts';

function identity(printed: PrintedCard): readonly string[] {
  const result = readCard(printed);
  if ('card' in result) return result.card.colorIdentity;
  throw new Error(JSON.stringify(result.refusals));
}

describe('color identity (CR 903.4)', () => {
  test('a colorless artifact with a red symbol in its text is red: iron golem (CR 903.4)', () => {
    expect(
      identity({
        name: 'Bolt Golem',
        type_line: 'Legendary Artifact Creature — Golem',
        mana_cost: '{8}',
        power: '6',
        toughness: '7',
        oracle_text: '{3}{R}, Sacrifice an artifact: Bolt Golem deals 2 damage to any target.',
      }),
    ).toEqual(['red']);
  });

  test('an ability that says so leaves the identity as it is, though the card is every color (CR 604.3, 903.4)', () => {
    const scout = {
      name: 'Wayfinder',
      type_line: 'Creature — Human Scout',
      mana_cost: '{2}{G}',
      power: '2',
      toughness: '4',
    };
    const all = 'Wayfinder is all colors.';
    expect(identity({ ...scout, oracle_text: all })).toHaveLength(5);
    expect(identity({ ...scout, oracle_text: `${all} This ability doesn't affect its color identity.` })).toEqual([
      'green',
    ]);
  });

  test('the mana cost counts, hybrid symbols for both colors (CR 903.4)', () => {
    expect(
      identity({
        name: 'Raider',
        type_line: 'Creature — Goblin',
        mana_cost: '{4}{R/G}{R/G}',
        power: '3',
        toughness: '3',
      }),
    ).toEqual(['red', 'green']);
  });

  test('so do a color indicator and a characteristic-defining ability (CR 903.4)', () => {
    expect(
      identity({
        name: 'Blue Thing',
        type_line: 'Creature — Elf',
        mana_cost: '',
        color_indicator: ['U'],
        power: '1',
        toughness: '1',
      }),
    ).toEqual(['blue']);
    expect(
      identity({
        name: 'Rainbow Courier',
        type_line: 'Artifact Creature — Golem',
        mana_cost: '{4}',
        power: '3',
        toughness: '3',
        oracle_text: 'Rainbow Courier is all colors.',
      }),
    ).toEqual(['white', 'blue', 'black', 'red', 'green']);
  });

  test('reminder text does not (CR 903.4c, 207.2)', () => {
    expect(
      identity({
        name: 'Tithe Mage',
        type_line: 'Creature — Wizard',
        mana_cost: '{1}{U}',
        power: '1',
        toughness: '1',
        oracle_text: 'Extort (Whenever you cast a spell, you may pay {W/B}.)',
      }),
    ).toEqual(['blue']);
  });

  test('the back face does (CR 903.4d)', () => {
    expect(
      identity({
        name: 'Mild Scholar // Wild Brute',
        layout: 'transform',
        card_faces: [
          { name: 'Mild Scholar', type_line: 'Creature — Human', mana_cost: '{2}{U}', power: '1', toughness: '1' },
          {
            name: 'Wild Brute',
            type_line: 'Creature — Mutant',
            mana_cost: '',
            color_indicator: ['R'],
            power: '5',
            toughness: '1',
          },
        ],
      } as PrintedCard),
    ).toEqual(['blue', 'red']);
  });

  test('alternative characteristics do: the adventure of an adventurer card (CR 903.4e)', () => {
    expect(
      identity({
        name: 'Quiet Knight // Loud Quest',
        layout: 'adventure',
        card_faces: [
          { name: 'Quiet Knight', type_line: 'Creature — Knight', mana_cost: '{1}{W}', power: '2', toughness: '2' },
          { name: 'Loud Quest', type_line: 'Instant — Adventure', mana_cost: '{B}', oracle_text: 'You gain 2 life.' },
        ],
      } as PrintedCard),
    ).toEqual(['white', 'black']);
  });
});
