/** Conditions of static and other abilities: numbers in zones, colors, what was done this turn. Cards as text. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('conditions on how things are', () => {
  const CRYPT =
    'Crowded Crypt | {0} | Sorcery | | You gain 1 life. If a graveyard has three or more cards in it, you gain 5 life.';

  test('"a graveyard has three or more cards in it" asks about any one player, not all together (CR 400.1)', () => {
    const spread = table(
      [CRYPT],
      [{ hand: ['Crowded Crypt'], graveyard: ['Forest', 'Forest'] }, { graveyard: ['Forest', 'Forest'] }],
    );
    plays(spread.ann, 'Crowded Crypt');
    expect(spread.ann.life).toBe(21);
    const one = table([CRYPT], [{ hand: ['Crowded Crypt'] }, { graveyard: ['Forest', 'Forest', 'Forest'] }]);
    plays(one.ann, 'Crowded Crypt');
    expect(one.ann.life).toBe(26);
  });

  test('"is a Bear or an Elf" is true of either, and of nothing else (CR 205.3)', () => {
    const band =
      "Kin's Band | {1} | Artifact — Equipment | | As long as equipped creature is a Bear or an Elf, it gets +3/+0. / Equip {0}";
    const cub = 'Real Cub | {1}{G} | Creature — Bear | 2/2';
    const game = table([band, cub], [{ battlefield: ["Kin's Band", 'Real Cub', 'Typhoid Rats'] }, {}]);
    uses(game.ann, "Kin's Band", 'Real Cub');
    expect(now(game.ann, 'Real Cub').power).toBe(5);
    uses(game.ann, "Kin's Band", 'Typhoid Rats');
    expect([now(game.ann, 'Real Cub').power, now(game.ann, 'Typhoid Rats').power]).toEqual([2, 1]);
  });

  test('"attacking alone" is over as soon as another creature attacks with it (CR 506.5)', () => {
    const scout =
      "Lone Scout | {1}{G} | Creature — Elf | 2/2 | Lone Scout can't be blocked as long as it's attacking alone.";
    const alone = table([scout], [{ battlefield: ['Lone Scout', 'Hill Giant'] }, { battlefield: ['Grizzly Bears'] }]);
    alone.ann.attacks(['Lone Scout']);
    alone.ben.blocks([['Grizzly Bears', 'Lone Scout']]);
    alone.throughCombat();
    expect(alone.ben.life).toBe(18);
    const two = table([scout], [{ battlefield: ['Lone Scout', 'Hill Giant'] }, { battlefield: ['Grizzly Bears'] }]);
    two.ann.attacks(['Lone Scout', 'Hill Giant']);
    two.ben.blocks([['Grizzly Bears', 'Lone Scout']]);
    two.throughCombat();
    expect(two.ben.life).toBe(17);
  });

  test('the most common color among all permanents may be tied with another, but not be outnumbered (CR 105.2)', () => {
    const shade =
      'Common Shade | {U} | Creature — Djinn | 5/5 | Common Shade gets -3/-3 as long as blue is the most common color among all permanents or is tied for most common.';
    const tied = table([shade], [{ battlefield: ['Common Shade', 'Hill Giant'] }, {}]);
    expect(now(tied.ann, 'Common Shade').power).toBe(2);
    const outnumbered = table(
      [shade],
      [{ battlefield: ['Common Shade', 'Hill Giant'] }, { battlefield: ['Hill Giant'] }],
    );
    expect(now(outnumbered.ann, 'Common Shade').power).toBe(5);
  });

  test('a change "unless" something is so holds while it is not (CR 611.3a)', () => {
    const idol =
      "Shy Idol | {2} | Artifact Creature — Golem | 4/4 | Shy Idol isn't a creature unless you control two or more Forests.";
    const game = table([idol], [{ battlefield: ['Shy Idol', 'Forest'], hand: ['Forest'] }, {}]);
    expect(now(game.ann, 'Shy Idol').power).toBeNaN();
    game.ann.playsLand('Forest');
    expect(now(game.ann, 'Shy Idol').power).toBe(4);
  });

  test('of exactly two colors is what has neither fewer nor more (CR 105.2)', () => {
    const guild = 'Two Guild | {2} | Enchantment | | Each creature you control that’s exactly two colors gets +2/+0.';
    const pair = 'Twin Cub | {R}{G} | Creature — Bear | 1/1';
    const trio = 'Triple Cub | {R}{G}{W} | Creature — Bear | 1/1';
    const game = table(
      [guild, pair, trio],
      [{ battlefield: ['Two Guild', 'Twin Cub', 'Triple Cub', 'Grizzly Bears'] }, {}],
    );
    expect(['Twin Cub', 'Triple Cub', 'Grizzly Bears'].map((name) => now(game.ann, name).power)).toEqual([3, 1, 2]);
  });
});

describe('conditions on what was done this turn', () => {
  test('so many cards must have been drawn by one and the same opponent (CR 608.2i)', () => {
    const wit =
      'Slow Wit | {1}{U} | Sorcery | | If an opponent has drawn two or more cards this turn, you gain 6 life.';
    const gift = 'Small Gift | {0} | Sorcery | | Each opponent draws a card.';
    const lines = [wit, gift];
    const three = (gifts: number) =>
      table(lines, [
        { hand: ['Slow Wit', ...Array.from({ length: gifts }, () => 'Small Gift')], battlefield: ['Island', 'Island'] },
        { library: ['Forest', 'Forest', 'Forest'] },
        { library: ['Forest', 'Forest', 'Forest'] },
      ]);
    const once = three(1);
    plays(once.ann, 'Small Gift');
    plays(once.ann, 'Slow Wit');
    expect(once.ann.life).toBe(20);
    const twice = three(2);
    plays(twice.ann, 'Small Gift');
    plays(twice.ann, 'Small Gift');
    plays(twice.ann, 'Slow Wit');
    expect(twice.ann.life).toBe(26);
  });

  test('a card may be played in any turn in which its owner attacked with such a creature, this one or a later one (CR 611.2a)', () => {
    const thief =
      'Camp Thief | {1}{R} | Creature — Goblin | 1/1 | When Camp Thief enters, exile the top card of your library. During any turn you attacked with a Bear, you may play that card.';
    const cub = 'Real Cub | {1}{G} | Creature — Bear | 2/2';
    const game = table(
      [thief, cub],
      [
        {
          hand: ['Camp Thief'],
          battlefield: ['Mountain', 'Mountain', 'Real Cub'],
          library: ['Swamp', 'Forest', 'Forest', 'Forest'],
        },
        { library: ['Forest', 'Forest'] },
      ],
    );
    plays(game.ann, 'Camp Thief');
    expect(game.ann.can('playLand', 'Swamp')).toBe(false);
    game.to('PrecombatMain', 3);
    expect(game.ann.can('playLand', 'Swamp')).toBe(false);
    game.ann.attacks(['Real Cub']);
    game.to('PostcombatMain');
    expect(game.ann.can('playLand', 'Swamp')).toBe(true);
  });
});

describe('"as long as this is on the stack"', () => {
  const lines = [
    'Slow Storm | {0} | Sorcery | | Slow Storm deals 2 damage to each creature. / As long as Slow Storm is on the stack, creatures you control get +0/+3.',
    'Slow Song | {0} | Sorcery | | You gain 3 life. / As long as Slow Song is on the stack, each creature has "{T}: Draw a card."',
  ];

  test('what a spell says so changes permanents while it waits, and no longer (CR 113.6b, 611.3a)', () => {
    const game = table(lines, [{ hand: ['Slow Storm'], battlefield: ['Hill Giant'] }, { battlefield: ['Hill Giant'] }]);
    game.ann.casts('Slow Storm');
    expect([game.ann.stats('Hill Giant'), game.ben.stats('Hill Giant')]).toEqual(['3/6', '3/3']);
    game.resolveAll();
    expect(game.ann.stats('Hill Giant')).toBe('3/3');
  });

  test('an ability given so can be activated in answer to the spell, by whoever has the creature (CR 113.6b, 117.1b)', () => {
    const game = table(lines, [{ hand: ['Slow Song'] }, { battlefield: ['Hill Giant'], library: ['Shock'] }]);
    expect(game.ben.can('activate', 'Hill Giant')).toBe(false);
    game.ann.casts('Slow Song');
    game.ben.activates('Hill Giant');
    game.resolveAll();
    expect([game.ben.hand, game.ann.life]).toEqual([['Shock'], 23]);
  });
});
