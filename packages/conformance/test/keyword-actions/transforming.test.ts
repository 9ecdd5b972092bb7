/** Double-faced cards that transform and convert, with cards read from text. CR 701.28, 701.50, 712. */
import { describe, expect, test } from 'vitest';
import type { PrintedCard } from '@kitchen-table/oracle';
import { now, plays, table, uses } from '../support/text-table.ts';

interface Face {
  readonly name: string;
  readonly cost?: string;
  readonly type: string;
  readonly size?: readonly [string, string];
  readonly text?: string;
}

/** A double-faced card. */
function twoFaces(front: Face, back: Face, layout: 'transform' | 'modal_dfc' = 'transform'): PrintedCard {
  const printed = ({ name, cost, type, size, text }: Face): PrintedCard =>
    ({
      name,
      mana_cost: cost ?? '',
      type_line: type,
      oracle_text: text ?? '',
      ...(size === undefined ? {} : { power: size[0], toughness: size[1] }),
    }) as PrintedCard;
  return {
    name: `${front.name} // ${back.name}`,
    layout,
    card_faces: [printed(front), printed(back)],
  } as unknown as PrintedCard;
}

const TRUCK = twoFaces(
  {
    name: 'Walker',
    cost: '{0}',
    type: 'Artifact Creature — Robot',
    size: ['2', '2'],
    text: '{0}: Convert this creature.',
  },
  {
    name: 'Truck',
    type: 'Artifact Creature — Robot',
    size: ['5', '5'],
    text: 'When this creature transforms into Truck, you gain 1 life.',
  },
);
const RITUAL = twoFaces(
  { name: 'Scholar', cost: '{0}', type: 'Creature — Human', size: ['1', '1'] },
  { name: 'Study', type: 'Sorcery', text: 'Draw two cards.' },
);
const CONVERT = 'Refit | {0} | Instant | | Convert target creature.';
const TRANSFORM = 'Shift | {0} | Instant | | Transform target creature.';

describe('converting', () => {
  test('converting turns a permanent so that its other face is up, as transforming does (CR 701.50a, 701.28e)', () => {
    const game = table(
      [TRUCK, CONVERT, TRANSFORM],
      [{ battlefield: ['Walker // Truck'], hand: ['Refit', 'Shift'] }, {}],
    );
    plays(game.ann, 'Refit', 'Walker');
    // "Transforms into" looks at how it is afterwards, whichever of the two it was.
    expect([game.ann.battlefield, game.ann.stats('Truck'), game.ann.life]).toEqual([['Truck'], '5/5', 21]);
    plays(game.ann, 'Shift', 'Truck');
    expect([game.ann.battlefield, game.ann.life]).toEqual([['Walker'], 21]);
  });

  test('converting is not turning face up or down (CR 701.50b)', () => {
    const watch = 'Watcher | {0} | Enchantment | | Whenever a permanent is turned face up, you gain 7 life.';
    const game = table(
      [TRUCK, CONVERT, watch],
      [{ battlefield: ['Walker // Truck', 'Watcher'], hand: ['Refit', 'Refit'] }, {}],
    );
    plays(game.ann, 'Refit', 'Walker');
    plays(game.ann, 'Refit', 'Truck');
    expect([game.ann.battlefield, game.ann.life]).toEqual([['Walker', 'Watcher'], 21]);
  });

  test('what has no other face stays as it is; and so does what would become a sorcery (CR 701.50c, 701.50d)', () => {
    const game = table(
      [RITUAL, CONVERT],
      [{ battlefield: ['Grizzly Bears', 'Scholar // Study'], hand: ['Refit', 'Refit'] }, {}],
    );
    plays(game.ann, 'Refit', 'Grizzly Bears');
    plays(game.ann, 'Refit', 'Scholar');
    expect(game.ann.battlefield).toEqual(['Grizzly Bears', 'Scholar']);
  });

  test('its own ability converts it only if it has not converted since the ability was put on the stack (CR 701.50e)', () => {
    const game = table([TRUCK, CONVERT], [['Walker // Truck'], {}]);
    game.ann.activates('Walker');
    game.ann.activates('Walker');
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Truck']);
  });

  test('what can’t transform can’t convert (CR 701.50f)', () => {
    const still = 'Stillness | {0} | Enchantment | | Permanents can’t transform.';
    const game = table(
      [TRUCK, CONVERT, still],
      [{ battlefield: ['Walker // Truck', 'Stillness'], hand: ['Refit'] }, {}],
    );
    uses(game.ann, 'Walker');
    plays(game.ann, 'Refit', 'Walker');
    expect(game.ann.battlefield).toEqual(['Walker', 'Stillness']);
  });

  test('returned to the battlefield converted: with the other face up, without having converted there (CR 701.50a)', () => {
    const phoenix = twoFaces(
      {
        name: 'Rebuilder',
        cost: '{0}',
        type: 'Artifact Creature — Robot',
        size: ['1', '1'],
        text: 'When this creature dies, return it to the battlefield converted under its owner’s control.'.replaceAll(
          '’',
          "'",
        ),
      },
      {
        name: 'Rebuilt',
        type: 'Artifact Creature — Robot',
        size: ['3', '3'],
        text: 'When this creature transforms into Rebuilt, you gain 5 life.',
      },
    );
    const game = table([phoenix], [{ battlefield: ['Rebuilder // Rebuilt', 'Mountain'], hand: ['Shock'] }, {}]);
    plays(game.ann, 'Shock', 'Rebuilder');
    expect([game.ann.battlefield.filter((name) => name !== 'Mountain'), game.ann.life]).toEqual([['Rebuilt'], 20]);
  });
});

describe('transformed permanents', () => {
  test('a transformed permanent is one with its back face up; one with its front face up is none, whatever it was (CR 701.28g)', () => {
    const proud =
      'Proud One | {0} | Creature — Human | 1/1 | This creature gets +2/+0 for each transformed permanent you control.';
    const seats = [{ battlefield: ['Walker // Truck', 'Proud One'], hand: ['Shift', 'Shift'] }, {}];
    const game = table([TRUCK, TRANSFORM, proud], seats);
    expect(game.ann.stats('Proud One')).toBe('1/1');
    plays(game.ann, 'Shift', 'Walker');
    expect(game.ann.stats('Proud One')).toBe('3/1');
    plays(game.ann, 'Shift', 'Truck');
    expect(game.ann.stats('Proud One')).toBe('1/1');
  });

  test('“as this creature transforms” applies while it does, so that what sees it transform sees the result (CR 712.20)', () => {
    const shaper = twoFaces(
      { name: 'Apprentice', cost: '{0}', type: 'Creature — Human', size: ['1', '1'] },
      {
        name: 'Shaper',
        type: 'Creature — Human',
        size: ['2', '2'],
        text: 'As this creature transforms into Shaper, put two +1/+1 counters on it.',
      },
    );
    const judge =
      'Judge | {0} | Enchantment | | Whenever a creature with power 4 or greater you control transforms, you gain 1 life.';
    const game = table(
      [shaper, TRANSFORM, judge],
      [{ battlefield: ['Apprentice // Shaper', 'Judge'], hand: ['Shift'] }, {}],
    );
    plays(game.ann, 'Shift', 'Apprentice');
    expect([game.ann.stats('Shaper'), game.ann.life]).toEqual(['4/4', 21]);
  });
});

test('a card whose faces can both be cast transforms if its words say so, and another one does not (CR 712.2, 712.3)', () => {
  const hero: Face = { name: 'Tailor', cost: '{0}', type: 'Creature — Human', size: ['1', '1'] };
  const back: Face = { name: 'Webslinger', cost: '{3}', type: 'Creature — Spider', size: ['4', '4'] };
  const lines = [
    twoFaces({ ...hero, text: '{0}: Transform this creature. Activate only as a sorcery.' }, back, 'modal_dfc'),
    twoFaces({ ...hero, name: 'Baker' }, { ...back, name: 'Oven' }, 'modal_dfc'),
    'Turning | {0} | Sorcery | | Transform target creature.',
  ];
  const game = table(lines, [{ battlefield: ['Tailor // Webslinger', 'Baker // Oven'], hand: ['Turning'] }, {}]);
  uses(game.ann, 'Tailor');
  plays(game.ann, 'Turning', 'Baker');
  expect(game.ann.battlefield).toEqual(['Webslinger', 'Baker']);
  expect(now(game.ann, 'Webslinger').manaValue).toBe(3);
});
