/** Targets by how things were as they were chosen, together, or in several places; opponents who choose; limits of activating: cards as text. CR 115, 601.2c, 602.5, 608.2b. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('as they were chosen', () => {
  const keeper =
    'Flame Keeper | {0} | Creature — Wizard | 1/1 | {1}, {T}: Choose target opponent who had more life than you did as you activated this ability. ~ deals 4 damage to that player.';

  test('the opponent need not have more life any more as the ability resolves (CR 608.2b)', () => {
    const game = table(
      [keeper, 'Quick Drain | {0} | Instant | | Target player loses 9 life.'],
      [{ battlefield: ['Flame Keeper', 'Mountain'], hand: ['Quick Drain'] }, { life: 22 }],
    );
    game.ann.activates('Flame Keeper', { targets: ['ben'] });
    game.ann.casts('Quick Drain', { targets: ['ben'] }).table.resolveAll();
    expect(game.ben.life).toBe(9);
  });

  test('an opponent with as much life is no target (CR 601.2c)', () => {
    const game = table([keeper], [{ battlefield: ['Flame Keeper', 'Mountain'] }, {}]);
    expect(game.ann.can('activate', 'Flame Keeper')).toBe(false);
  });

  test('fewer cards of a sort in a graveyard by at least so many (CR 601.2c)', () => {
    const dead =
      'Dead Keeper | {0} | Creature — Wizard | 1/1 | {T}: Choose target opponent who had at least two fewer creature cards in their graveyard than you did as you activated this ability. That player loses 5 life.';
    const bears = ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'];
    const few = table(
      [dead],
      [{ battlefield: ['Dead Keeper'], graveyard: bears }, { graveyard: ['Grizzly Bears', 'Shock'] }],
    );
    uses(few.ann, 'Dead Keeper', 'ben');
    expect(few.ben.life).toBe(15);
    const many = table(
      [dead],
      [{ battlefield: ['Dead Keeper'], graveyard: bears }, { graveyard: ['Grizzly Bears', 'Hill Giant'] }],
    );
    expect(many.ann.can('activate', 'Dead Keeper')).toBe(false);
  });
});

describe('chosen together', () => {
  test('targets with equal toughness, whatever their power (CR 601.2c)', () => {
    const both = 'Even Blow | {0} | Sorcery | | Destroy two target creatures with equal toughness.';
    const game = table(
      [both],
      [{ hand: ['Even Blow'] }, { battlefield: ['Grizzly Bears', 'Hill Giant', 'Trained Armodon'] }],
    );
    plays(game.ann, 'Even Blow', 'Hill Giant', 'Trained Armodon');
    expect(game.ben.battlefield).toEqual(['Grizzly Bears']);
    const none = table([both], [{ hand: ['Even Blow'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }]);
    expect(none.ann.can('cast', 'Even Blow')).toBe(false);
  });

  test('kindred is no permanent type that two permanents share (CR 110.4)', () => {
    const swap = 'Like Swap | {0} | Sorcery | | Untap two target permanents that share a permanent type.';
    const cards = [
      swap,
      'Kin Charm | {0} | Kindred Enchantment — Elf | |',
      'Kin Tool | {0} | Kindred Artifact — Elf | |',
    ];
    const apart = table(cards, [{ hand: ['Like Swap'], battlefield: ['Kin Charm', 'Kin Tool'] }, {}]);
    expect(apart.ann.can('cast', 'Like Swap')).toBe(false);
    const alike = table(cards, [{ hand: ['Like Swap'], battlefield: ['Kin Charm', 'Kin Charm'] }, {}]);
    expect(alike.ann.can('cast', 'Like Swap')).toBe(true);
  });

  test('creatures on the battlefield and creature cards in graveyards, so many in all (CR 115.1)', () => {
    const call =
      'Far Call | {0} | Sorcery | | Exile up to two target creatures from the battlefield and/or creature cards from graveyards.';
    const game = table(
      [call],
      [{ hand: ['Far Call'] }, { battlefield: ['Hill Giant'], graveyard: ['Craw Wurm', 'Shock'] }],
    );
    plays(game.ann, 'Far Call', 'Hill Giant', 'Craw Wurm');
    expect([game.ben.battlefield, game.ben.graveyard]).toEqual([[], ['Shock']]);
  });

  test('one target of two is chosen by an opponent (CR 601.2c)', () => {
    const ring =
      'Small Arena | {0} | Artifact | | {0}: Tap target creature you control and target creature of an opponent’s choice they control.';
    const game = table(
      [ring],
      [{ battlefield: ['Small Arena', 'Grizzly Bears'] }, { battlefield: ['Hill Giant', 'Craw Wurm'] }],
    );
    game.ben.answers('targets', (question) => [
      question.kind === 'targets' ? game.indexOf(question.legal, 'Craw Wurm') : -1,
    ]);
    game.ann.activates('Small Arena', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect([game.ben.permanent('Craw Wurm').status & 1, game.ben.permanent('Hill Giant').status & 1]).toEqual([1, 0]);
  });
});

describe('limits of activating', () => {
  test('opponents, and they only as a sorcery (CR 602.5d)', () => {
    const vortex =
      'Lone Goat | {0} | Creature — Goat | 1/1 | {0}: Draw a card. Only your opponents may activate this ability. Activate only as a sorcery.';
    const game = table([vortex], [{}, { battlefield: ['Lone Goat'] }]);
    expect(game.ann.can('activate', 'Lone Goat')).toBe(true);
    expect(game.ben.can('activate', 'Lone Goat')).toBe(false);
    game.to('End');
    expect(game.ann.can('activate', 'Lone Goat')).toBe(false);
  });

  test('never during combat (CR 602.5)', () => {
    const djinn =
      'Calm Djinn | {0} | Creature — Djinn | 1/1 | {0}: You gain 1 life. You can’t activate this ability during combat.';
    const game = table([djinn], [{ battlefield: ['Calm Djinn', 'Grizzly Bears'] }, {}]);
    expect(game.ann.can('activate', 'Calm Djinn')).toBe(true);
    game.ann.attacks('Grizzly Bears');
    game.to('DeclareAttackers');
    expect(game.ann.can('activate', 'Calm Djinn')).toBe(false);
    game.to('PostcombatMain');
    expect(game.ann.can('activate', 'Calm Djinn')).toBe(true);
  });
});

describe('what it is instead', () => {
  test('the second size holds in the place of the first, not besides it (CR 611.3a)', () => {
    const carver =
      'Mind Knife | {0} | Artifact — Equipment | | Equipped creature gets +1/+0. It gets +3/+2 instead as long as an opponent has two or more cards in their graveyard. / Equip {0}';
    const game = table([carver], [{ battlefield: ['Mind Knife', 'Grizzly Bears'] }, { graveyard: ['Shock'] }]);
    uses(game.ann, 'Mind Knife', 'Grizzly Bears');
    expect(game.ann.stats('Grizzly Bears')).toBe('3/2');
    const more = table(
      [carver],
      [{ battlefield: ['Mind Knife', 'Grizzly Bears'] }, { graveyard: ['Shock', 'Murder'] }],
    );
    uses(more.ann, 'Mind Knife', 'Grizzly Bears');
    expect(more.ann.stats('Grizzly Bears')).toBe('5/4');
    expect(now(more.ann, 'Grizzly Bears').power).toBe(5);
  });
});
