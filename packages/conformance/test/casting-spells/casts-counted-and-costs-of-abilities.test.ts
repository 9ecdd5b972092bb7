/** Casting, read from text: the nth spell of a turn, costs of abilities, what is done in place of a mana cost. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('spells by their place in a turn', () => {
  const HORN =
    'War Horn | {2} | Artifact | | The second creature spell you cast each turn has "When you cast this spell, you gain 5 life."';
  const PUP = 'Quick Pup | {0} | Creature — Dog | 1/1';

  test('only the second of that description has what is given to it (CR 601.2i, 611.3a)', () => {
    const idle = 'Idle Thought | {0} | Sorcery | | Each player gains 1 life.';
    const game = table(
      [HORN, PUP, idle],
      [{ battlefield: ['War Horn'], hand: ['Quick Pup', 'Idle Thought', 'Quick Pup', 'Quick Pup'] }, {}],
    );
    plays(game.ann, 'Quick Pup');
    plays(game.ann, 'Idle Thought');
    expect(game.ann.life).toBe(21);
    plays(game.ann, 'Quick Pup');
    expect(game.ann.life).toBe(26);
    plays(game.ann, 'Quick Pup');
    expect(game.ann.life).toBe(26);
  });

  test('"the next" is counted from when the effect began (CR 611.2f)', () => {
    const haste =
      'Rushed Plan | {0} | Instant | | The next Dog spell you cast this turn can be cast as though it had flash.';
    const game = table(
      [haste, PUP],
      [{ hand: ['Rushed Plan', 'Quick Pup', 'Quick Pup'] }, { library: ['Forest', 'Forest'] }],
    );
    game.to('Upkeep', 2);
    expect(game.ann.can('cast', 'Quick Pup')).toBe(false);
    plays(game.ann, 'Rushed Plan');
    expect(game.ann.can('cast', 'Quick Pup')).toBe(true);
    plays(game.ann, 'Quick Pup');
    expect(game.ann.can('cast', 'Quick Pup')).toBe(false);
  });
});

describe('costs', () => {
  test('abilities cost more unless they are mana abilities (CR 602.2b, 605.1)', () => {
    const lines = [
      "Dull Field | {1} | Enchantment | | Activated abilities cost {1} more to activate unless they're mana abilities.",
      'Warm Stone | {2} | Artifact | | {1}: You gain 1 life.',
    ];
    const one = table(lines, [{ battlefield: ['Dull Field', 'Warm Stone', 'Mountain'] }, {}]);
    expect(one.ann.can('activate', 'Warm Stone')).toBe(false);
    const two = table(lines, [{ battlefield: ['Dull Field', 'Warm Stone', 'Mountain', 'Mountain'] }, {}]);
    uses(two.ann, 'Warm Stone');
    expect(two.ann.life).toBe(21);
  });

  test('the cost is lessened by both of two conditions, and by one if only that is met (CR 601.2f)', () => {
    const lines = [
      'Double Deal | {3} | Sorcery | | Double Deal costs {1} less to cast if you control an artifact and {2} less to cast if you control a Bear. / You gain 4 life.',
      'Tin Toy | {0} | Artifact | | ',
      'Real Cub | {1}{G} | Creature — Bear | 2/2',
    ];
    const both = table(lines, [{ battlefield: ['Tin Toy', 'Real Cub'], hand: ['Double Deal'] }, {}]);
    expect(both.ann.can('cast', 'Double Deal')).toBe(true);
    const one = table(lines, [{ battlefield: ['Real Cub'], hand: ['Double Deal'] }, {}]);
    expect(one.ann.can('cast', 'Double Deal')).toBe(false);
  });

  test('what an opponent gets may stand in the place of a mana cost (CR 118.9)', () => {
    const gift =
      "Grove Gift | {4}{G} | Instant | | If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 2 life. / Target creature gets +3/+3 until end of turn.";
    const game = table([gift], [{ battlefield: ['Forest', 'Grizzly Bears'], hand: ['Grove Gift'] }, {}]);
    plays(game.ann, 'Grove Gift', 'Grizzly Bears');
    expect([now(game.ann, 'Grizzly Bears').power, game.ben.life]).toEqual([5, 22]);
  });
});

describe('abilities in unusual places', () => {
  test('an ability of a card in hand, behind the word forecast, is activated in its owner’s upkeep only (CR 702.57a)', () => {
    const sky =
      'Far Sky | {3}{U} | Sorcery | | Draw a card. / Forecast — {1}, Reveal Far Sky from your hand: You gain 3 life.';
    const game = table([sky], [{ battlefield: ['Island'], hand: ['Far Sky'], library: ['Forest'] }, {}]);
    expect(game.ann.can('activate', 'Far Sky')).toBe(false);
    game.to('Upkeep', 3);
    uses(game.ann, 'Far Sky');
    expect([game.ann.life, game.ann.hand]).toEqual([23, ['Far Sky']]);
  });

  test('limits that stand before the modes are limits of the ability (CR 602.5b, 700.2)', () => {
    const box =
      'Choice Box | {2} | Artifact | | {0}: Choose one. Activate only once each turn. / • You gain 2 life. / • Each opponent loses 2 life.';
    const game = table([box], [{ battlefield: ['Choice Box'] }, {}]);
    uses(game.ann, 'Choice Box');
    expect(game.ann.can('activate', 'Choice Box')).toBe(false);
  });

  test('a legend that is several attacks as one object, whatever form the verb has (CR 201.5)', () => {
    const twins =
      'Ash and Elm | {1}{G} | Legendary Creature — Treefolk | 2/2 | Whenever Ash and Elm attack, you gain 4 life.';
    const game = table([twins], [{ battlefield: ['Ash and Elm'] }, {}]);
    game.ann.attacks(['Ash and Elm']);
    game.throughCombat();
    expect([game.ann.life, game.ben.life]).toEqual([24, 18]);
  });

  test('what is given suspend in exile loses its time counters and is cast (CR 702.62a)', () => {
    const shelf =
      "Time Shelf | {0} | Sorcery | | Exile target creature and put a time counter on it. If it doesn't have suspend, it gains suspend.";
    const game = table(
      [shelf],
      [
        { battlefield: ['Grizzly Bears'], hand: ['Time Shelf'], library: ['Forest', 'Forest'] },
        { library: ['Forest', 'Forest'] },
      ],
    );
    plays(game.ann, 'Time Shelf', 'Grizzly Bears');
    expect(game.ann.battlefield).not.toContain('Grizzly Bears');
    game.ann.answers('yesNo', [1]);
    game.to('PrecombatMain', 3);
    expect(game.ann.battlefield).toContain('Grizzly Bears');
  });
});
