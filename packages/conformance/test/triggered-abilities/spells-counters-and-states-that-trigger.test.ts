/** More of what triggers look for. CR 603.2, 603.8, told with cards of our own. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const GAIN = 'Sip | {0} | Instant | | You gain 1 life.';

describe('counted events', () => {
  test('"your third spell in a turn" triggers on the third and no other (CR 603.2)', () => {
    const lines = [
      GAIN,
      'Triple | {0} | Enchantment | | Whenever you cast your third spell in a turn, you gain 10 life.',
    ];
    const game = table(lines, [{ battlefield: ['Triple'], hand: ['Sip', 'Sip', 'Sip', 'Sip'] }, {}]);
    const lives = [1, 2, 3, 4].map(() => plays(game.ann, 'Sip').ann.life);
    expect(lives).toEqual([21, 22, 33, 34]);
  });

  test("each opponent's first spell of a kind (CR 603.2)", () => {
    const lines = [
      GAIN,
      'Tax Box | {0} | Artifact | | Whenever an opponent casts their first noncreature spell each turn, you gain 10 life.',
    ];
    const game = table(lines, [{ hand: ['Sip', 'Sip'] }, { battlefield: ['Tax Box'] }]);
    plays(game.ann, 'Sip');
    expect(plays(game.ann, 'Sip').ben.life).toBe(30);
  });

  test('the last counter, and not those before it (CR 603.2)', () => {
    const lines = [
      'Hourglass | {0} | Artifact | | This artifact enters with two time counters on it.\n{0}: Remove a time counter from ~.\nWhen the last time counter is removed from ~, you gain 10 life.',
    ];
    const game = table(lines, [{ hand: ['Hourglass'] }, {}]);
    plays(game.ann, 'Hourglass');
    game.ann.activates('Hourglass');
    expect(game.resolveAll().ann.life).toBe(20);
    game.ann.activates('Hourglass');
    expect(game.resolveAll().ann.life).toBe(30);
  });

  test('damage of at least so much (CR 603.2)', () => {
    const lines = [
      'Old Shell | {0} | Creature — Turtle | 0/9 | Whenever ~ is dealt 3 or more damage, you gain 10 life.',
    ];
    const hand = ['Shock', 'Lightning Bolt'];
    const game = table(lines, [{ battlefield: ['Old Shell', 'Mountain', 'Mountain'], hand }, {}]);
    expect(plays(game.ann, 'Shock', 'Old Shell').ann.life).toBe(20);
    expect(plays(game.ann, 'Lightning Bolt', 'Old Shell').ann.life).toBe(30);
  });
});

describe('moves and states', () => {
  test('a permanent returned to your hand, and no card from elsewhere (CR 603.2)', () => {
    const lines = [
      "Tide | {0} | Instant | | Return target creature to its owner's hand.",
      'Recall | {0} | Instant | | Return target Cat card from your graveyard to your hand.',
      'Small Cat | {0} | Creature — Cat | 1/1 |',
      'Echo Shell | {0} | Artifact | | Whenever a permanent is returned to your hand, you gain 10 life.',
    ];
    const game = table(lines, [
      { battlefield: ['Echo Shell', 'Grizzly Bears'], hand: ['Tide', 'Recall'], graveyard: ['Small Cat'] },
      {},
    ]);
    expect(plays(game.ann, 'Recall', 'Small Cat').ann.life).toBe(20);
    expect(plays(game.ann, 'Tide', 'Grizzly Bears').ann.life).toBe(30);
  });

  test('a state triggers when it comes to be true, with its intervening condition (CR 603.4, 603.8)', () => {
    const lines = [
      'Sleeper | {0} | Enchantment | | When you have 18 or less life, if ~ is an enchantment, ~ becomes a 3/5 Soldier creature.',
    ];
    const game = table(lines, [{ battlefield: ['Sleeper', 'Mountain'], hand: ['Shock'] }, {}]);
    plays(game.ann, 'Shock', 'ann');
    expect([game.ann.stats('Sleeper'), game.stack]).toEqual(['3/5', []]);
  });

  test('so many counters on it trigger once they are there (CR 603.8)', () => {
    const lines = [
      'Old Shaft | {0} | Artifact | | {0}: Put a mining counter on ~.\nWhen there are two or more mining counters on ~, sacrifice it.',
    ];
    const game = table(lines, [['Old Shaft'], {}]);
    game.ann.activates('Old Shaft');
    expect(game.resolveAll().ann.battlefield).toEqual(['Old Shaft']);
    game.ann.activates('Old Shaft');
    expect(game.resolveAll().ann.battlefield).toEqual([]);
  });

  test('"enters or whenever": two trigger conditions, one ability (CR 603.2)', () => {
    const lines = [
      GAIN,
      'Bell | {0} | Artifact | | When ~ enters or whenever you cast an instant spell, you gain 10 life.',
    ];
    const game = table(lines, [{ hand: ['Bell', 'Sip'] }, {}]);
    expect(plays(game.ann, 'Bell').ann.life).toBe(30);
    expect(plays(game.ann, 'Sip').ann.life).toBe(41);
  });

  test('"gain or lose life" is either (CR 119.9)', () => {
    const lines = [
      GAIN,
      'Scale | {0} | Creature — Bat | 1/1 | Whenever you gain or lose life during your turn, put a +1/+1 counter on ~.',
    ];
    const game = table(lines, [{ battlefield: ['Scale', 'Mountain'], hand: ['Sip', 'Shock'] }, {}]);
    plays(game.ann, 'Sip');
    plays(game.ann, 'Shock', 'ann');
    expect(game.ann.stats('Scale')).toBe('3/3');
  });

  test('attacking with so many of a kind (CR 508.1)', () => {
    const lines = [
      'Pack Lead | {0} | Creature — Dog | 1/1 | Whenever ~ and at least two Cats attack, you gain 10 life.',
      'Small Cat | {0} | Creature — Cat | 1/1 |',
    ];
    const game = table(lines, [['Pack Lead', 'Small Cat', 'Small Cat'], {}]);
    game.ann.attacks(['Pack Lead', 'Small Cat', 'Small Cat']);
    game.throughCombat();
    expect(game.ann.life).toBe(30);
    const few = table(lines, [['Pack Lead', 'Small Cat'], {}]);
    few.ann.attacks(['Pack Lead', 'Small Cat']);
    few.throughCombat();
    expect(few.ann.life).toBe(20);
  });
});

describe('the next spell', () => {
  test('"when you next cast" waits for one spell of this turn (CR 603.7b)', () => {
    const lines = [
      GAIN,
      'Twice Told | {0} | Sorcery | | When you next cast an instant spell this turn, copy that spell.',
    ];
    const game = table(lines, [{ hand: ['Twice Told', 'Sip', 'Sip'] }, {}]);
    plays(game.ann, 'Twice Told');
    expect(plays(game.ann, 'Sip').ann.life).toBe(22);
    expect(plays(game.ann, 'Sip').ann.life).toBe(23);
  });

  test('the next spell of a kind costs less, and the one after it does not (CR 601.2f, 611.2c)', () => {
    const lines = [
      'Haggle | {0} | Sorcery | | The next artifact spell you cast this turn costs {3} less to cast.',
      'Big Urn | {3} | Artifact | |',
      'Small Urn | {0} | Artifact | |',
    ];
    const game = table(lines, [{ hand: ['Haggle', 'Big Urn', 'Big Urn', 'Small Urn'] }, {}]);
    plays(game.ann, 'Small Urn');
    expect(game.ann.can('cast', 'Big Urn')).toBe(false);
    plays(game.ann, 'Haggle');
    plays(game.ann, 'Big Urn');
    expect([game.ann.battlefield, game.ann.can('cast', 'Big Urn')]).toEqual([['Small Urn', 'Big Urn'], false]);
  });
});
