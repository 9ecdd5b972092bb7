/** Processes repeated by several players, what an Aura may not be aimed at, what a creature failed to do, colors there are: cards as text. CR 105.2, 303.4a, 506.2, 608.2, 614.1. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('repeated', () => {
  const rush =
    'Great Rush | {0} | Sorcery | | Starting with you, each player may put a creature card from their hand onto the battlefield. Repeat this process until no one puts a creature card onto the battlefield.';

  test('for as long as somebody does it, and no longer (CR 608.2c)', () => {
    const game = table(
      [rush],
      [{ hand: ['Great Rush', 'Grizzly Bears'] }, { hand: ['Hill Giant', 'Craw Wurm', 'Shock'] }],
    );
    for (const player of [game.ann, game.ben]) {
      player.answers('yesNo', () => [1]);
      player.answers('yesNo', () => [1]);
    }
    plays(game.ann, 'Great Rush');
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Grizzly Bears'], ['Hill Giant', 'Craw Wurm']]);
    expect(game.ben.hand).toEqual(['Shock']);
  });

  test('as often as a target opponent likes (CR 608.2c)', () => {
    const trade =
      'Open Trade | {0} | Sorcery | | Target player gains 2 life, then you draw a card. That player may repeat this process as many times as they choose.';
    const game = table([trade], [{ hand: ['Open Trade'], library: ['Island', 'Island', 'Island'] }, {}]);
    game.ben.answers('yesNo', () => [1]);
    game.ben.answers('yesNo', () => [0]);
    plays(game.ann, 'Open Trade', 'ben');
    expect([game.ben.life, game.ann.hand.length]).toEqual([24, 2]);
  });
});

describe('what an Aura may be aimed at', () => {
  const leash =
    'Calm Leash | {0} | Enchantment — Aura | | Enchant creature / You can’t choose an untapped creature as ~’s target as you cast it. / Enchanted creature gets +2/+2.';

  test('no untapped creature as it is cast; the creature may have untapped since (CR 601.2c, 608.2b)', () => {
    const game = table(
      [
        leash,
        'Wake Up | {0} | Instant | | Untap target creature.',
        'Lie Down | {0} | Instant | | Tap target creature.',
      ],
      [{ hand: ['Calm Leash', 'Wake Up', 'Lie Down'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}],
    );
    expect(game.ann.can('cast', 'Calm Leash')).toBe(false);
    plays(game.ann, 'Lie Down', 'Grizzly Bears');
    game.ann.casts('Calm Leash', { targets: ['Grizzly Bears'] });
    game.ann.casts('Wake Up', { targets: ['Grizzly Bears'] }).table.resolveAll();
    expect(game.ann.stats('Grizzly Bears')).toBe('4/4');
  });
});

describe('what was not done', () => {
  const dog =
    'Odd Dog | {0} | Creature — Dog | 2/2 | At the beginning of your end step, if ~ didn’t attack or come under your control this turn, sacrifice it.';

  test('it is kept in the turn in which it came, and not in the next (CR 302.6, 603.4)', () => {
    const game = table([dog], [{ hand: ['Odd Dog'] }, {}]);
    plays(game.ann, 'Odd Dog');
    game.to('Upkeep', 2);
    expect(game.ann.battlefield).toEqual(['Odd Dog']);
    game.to('Upkeep', 4);
    expect(game.ann.battlefield).toEqual([]);
  });

  test('who did neither of two things (CR 608.2c)', () => {
    const choice =
      'Hard Choice | {0} | Sorcery | | Each opponent may sacrifice a creature of their choice or discard a card. Then ~ deals 5 damage to each opponent who didn’t sacrifice a creature or discard a card this way.';
    const game = table([choice], [{ hand: ['Hard Choice'] }, { hand: ['Shock'] }, { battlefield: ['Hill Giant'] }, {}]);
    game.ben.answers('yesNo', () => [1]);
    game.cat.answers('yesNo', () => [1]);
    plays(game.ann, 'Hard Choice');
    expect([game.ben.life, game.cat.life, game.dan.life]).toEqual([20, 20, 15]);
  });
});

test('mana of a color that some card in your graveyard has (CR 105.2, 106.1)', () => {
  const stone =
    'Old Grafstone | {0} | Artifact | | {T}: Choose a color of a card in your graveyard. Add one mana of that color.';
  const red = table([stone], [{ battlefield: ['Old Grafstone'], hand: ['Shock'], graveyard: ['Hill Giant'] }, {}]);
  plays(red.ann, 'Shock', 'ben');
  expect(red.ben.life).toBe(18);
  const green = table([stone], [{ battlefield: ['Old Grafstone'], hand: ['Shock'], graveyard: ['Craw Wurm'] }, {}]);
  expect(green.ann.can('cast', 'Shock')).toBe(false);
});

test('twice as many tokens, and only this turn (CR 614.1a, 611.2a)', () => {
  const lore =
    'Twin Lore | {0} | Sorcery | | Until end of turn, if one or more creature tokens would be created under your control, twice that many of those tokens are created instead.';
  const game = table(
    [lore, 'Bear Call | {0} | Instant | | Create a 2/2 green Bear creature token.'],
    [{ hand: ['Twin Lore', 'Bear Call', 'Bear Call'] }, {}],
  );
  plays(game.ann, 'Twin Lore');
  plays(game.ann, 'Bear Call');
  expect(game.ann.battlefield).toHaveLength(2);
  game.to('Upkeep', 2);
  plays(game.ann, 'Bear Call');
  expect(game.ann.battlefield).toHaveLength(3);
});

test('the defending player, who is not whoever else is attacked (CR 508.5)', () => {
  const tyrant =
    'Cliff Lord | {0} | Enchantment | | Whenever a creature an opponent controls attacks, if you’re the defending player, you gain 3 life.';
  const game = table(
    [tyrant],
    [
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Cliff Lord'] },
      { battlefield: ['Cliff Lord'] },
    ],
  );
  game.ann.attacks(['Grizzly Bears'], 'cat');
  game.to('DeclareBlockers');
  expect([game.ben.life, game.cat.life]).toEqual([20, 23]);
});

test('types chosen among those that permanents have (CR 110.4)', () => {
  const rise =
    'Deep Rise | {0} | Sorcery | | Choose a permanent type. Return all nonblack cards of the chosen type from your graveyard to your hand. You lose 1 life.';
  const game = table([rise], [{ hand: ['Deep Rise'], graveyard: ['Hill Giant', 'Shock', 'Grizzly Bears'] }, {}]);
  game.ann.answers('chooseOption', (question) => {
    const options = question.kind === 'chooseOption' ? question.options : [];
    expect(options).not.toContain('instant');
    return [options.indexOf('creature')];
  });
  plays(game.ann, 'Deep Rise');
  expect(game.ann.hand).toEqual(['Hill Giant', 'Grizzly Bears']);
});

test('several limits of size are compared by the candidate itself (CR 208.2)', () => {
  const host =
    'Odd Host | {0} | Enchantment | | {0}: You gain 1 life for each creature you control that has an activated ability with {T} in its cost.';
  const game = table([host], [{ battlefield: ['Odd Host', 'Llanowar Elves', 'Hill Giant'] }, {}]);
  uses(game.ann, 'Odd Host');
  expect([game.ann.life, now(game.ann, 'Hill Giant').power]).toEqual([21, 3]);
});
