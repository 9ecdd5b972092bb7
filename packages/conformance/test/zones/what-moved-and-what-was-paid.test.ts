/** What an effect moved itself, mana for what was chosen, spells that are cheaper when more is paid. CR 106.6, 400.7j, 601.3e. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/rules-table.ts';

const ox = 'Brown Ox | {1} | Creature — Ox | 2/2';

test('an effect finds what it exiled and returned itself (CR 400.7j)', () => {
  const blink =
    "Bright Blink | {0} | Instant | | Exile target creature, then return that card to the battlefield under its owner's control. If it's an Ox, put a +1/+1 counter on it.";
  const game = table([ox, blink], [{ hand: ['Bright Blink'], battlefield: ['Brown Ox'] }, {}]);
  plays(game, game.ann, 'Bright Blink', ['Brown Ox']);
  expect(game.ann.permanent('Brown Ox').counters['+1/+1']).toBe(1);
});

test('"of the chosen type" is what the source of the mana has chosen (CR 106.6, 607.2d)', () => {
  const grove =
    'Old Grove | | Land | | As this land enters, choose a creature type.\n{T}: Add one mana of any color. Spend this mana only to cast a permanent spell of the chosen type.';
  const fish = 'Grey Fish | {1} | Creature — Fish | 1/1';
  const game = table([ox, fish, grove], [{ hand: ['Old Grove', 'Brown Ox', 'Grey Fish'] }, {}]);
  game.plan((question) => (question.kind === 'chooseOption' ? [question.options.indexOf('Ox')] : null));
  game.ann.playsLand('Old Grove');
  expect(() => game.ann.casts('Grey Fish')).toThrow('cast');
  game.ann.casts('Brown Ox');
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Brown Ox');
});

test('a spell that is cheaper when something is sacrificed can be cast for that (CR 601.3e, 702.166a)', () => {
  const glutton =
    "Stout Glutton | {3} | Creature — Giant | 3/3 | Bargain\nThis spell costs {2} less to cast if it's bargained.";
  const jar = 'Plain Jar | {0} | Artifact | | {T}: You gain 1 life.';
  const game = table([glutton, jar], [{ hand: ['Stout Glutton'], battlefield: ['Plain Jar', 'Forest'] }, {}]);
  game.ann.casts('Stout Glutton');
  game.resolveAll();
  expect(game.ann.battlefield.toSorted()).toEqual(['Forest', 'Stout Glutton']);
  const alone = table([glutton, jar], [{ hand: ['Stout Glutton'], battlefield: ['Forest'] }, {}]);
  expect(() => alone.ann.casts('Stout Glutton')).toThrow('cast');
});

test('mana for costs with {X} pays what an effect asks for (CR 106.6, 118.12)', () => {
  const well = 'Deep Well | {0} | Artifact | | {T}: Add {C}{C}{C}. Spend this mana only on costs that contain {X}.';
  const ask = 'Odd Offer | {0} | Sorcery | | You may pay {X}. If you do, you gain X life.';
  const game = table([well, ask], [{ hand: ['Odd Offer'], battlefield: ['Deep Well'] }, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : question.kind === 'chooseNumber' ? [question.max] : null));
  plays(game, game.ann, 'Odd Offer');
  expect(game.ann.life).toBe(23);
});

test('a card that is a sorcery in front enters with its back up (CR 712.14a)', () => {
  const sleeper = {
    name: 'Loud Alarm // Slow Dream',
    layout: 'transform',
    card_faces: [
      {
        name: 'Loud Alarm',
        mana_cost: '{0}',
        type_line: 'Sorcery',
        oracle_text: 'You gain 1 life.\n{1}: Put this card from your graveyard onto the battlefield transformed.',
      },
      { name: 'Slow Dream', mana_cost: '', type_line: 'Creature — Dream', oracle_text: '', power: '1', toughness: '1' },
    ],
  };
  const game = table([sleeper as never], [{ hand: ['Loud Alarm // Slow Dream'], battlefield: ['Forest'] }, {}]);
  plays(game, game.ann, 'Loud Alarm');
  game.ann.activates('Loud Alarm');
  game.resolveAll();
  expect(game.ann.battlefield.toSorted()).toEqual(['Forest', 'Slow Dream']);
});

test('who owns enough cards in exile is asked there (CR 108.4)', () => {
  const brand =
    'Hot Brand | {0} | Sorcery | | Exile target creature and put a hit counter on that card. If you own an exiled card with a hit counter on it, you gain 3 life.';
  const game = table([ox, brand], [{ hand: ['Hot Brand'], battlefield: ['Brown Ox'] }, {}]);
  plays(game, game.ann, 'Hot Brand', ['Brown Ox']);
  expect(game.ann.life).toBe(23);
});

test('a creature that was cast and dealt damage this way is exiled when it would die (CR 608.2c, 614.1a)', () => {
  const torch =
    'Cold Torch | {0} | Sorcery | | Cold Torch deals 3 damage to any target. If a nontoken creature dealt damage this way would die this turn, exile it instead.';
  const game = table([ox, torch], [{ hand: ['Brown Ox', 'Cold Torch'], battlefield: ['Forest'] }, {}]);
  plays(game, game.ann, 'Brown Ox');
  plays(game, game.ann, 'Cold Torch', ['Brown Ox']);
  expect([game.ann.exile, game.ann.graveyard]).toEqual([['Brown Ox'], ['Cold Torch']]);
});

test('"cards that were put into your graveyard this turn" are there, not in the hand (CR 400.1)', () => {
  const call =
    'Late Call | {0} | Sorcery | | Return to your hand all creature cards that were put into your graveyard from the battlefield this turn.';
  const axe = 'Sharp Axe | {0} | Instant | | Destroy target creature.';
  const game = table([ox, call, axe], [{ hand: ['Late Call', 'Sharp Axe'], battlefield: ['Brown Ox'] }, {}]);
  plays(game, game.ann, 'Sharp Axe', ['Brown Ox']);
  plays(game, game.ann, 'Late Call');
  expect(game.ann.hand).toContain('Brown Ox');
});

test('abilities of permanents are not those of a card in a graveyard (CR 109.2, 603.2)', () => {
  const hush =
    "Grim Hush | {0} | Artifact | | Lands entering the battlefield don't cause abilities of permanents your opponents control to trigger.";
  const ghost =
    'Pale Ghost | {2} | Creature — Spirit | 1/1 | Landfall — Whenever a land you control enters, return this card from your graveyard to your hand.';
  const game = table([hush, ghost], [{ hand: ['Forest'], graveyard: ['Pale Ghost'] }, ['Grim Hush']]);
  game.ann.playsLand('Forest');
  game.resolveAll();
  expect(game.ann.hand).toContain('Pale Ghost');
});
