/** Special actions that effects allow: to end one, to ignore one, to discard a card. CR 116.2c-e. */
import { expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

function may(game: Scenario, action: string, seat = 0): boolean {
  return game.session.options(seat as never).some((option) => option.kind === 'special' && option.action === action);
}

test('an effect is ended at a later time, whenever the player who may do so has priority (CR 116.2c)', () => {
  const licid =
    'Hot Leech | {1}{R} | Creature — Licid | 1/1 | {R}, {T}: Hot Leech loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {R} to end this effect. / Enchanted creature gets +2/+0.';
  const game = table(
    [licid, 'Sip | {0} | Instant | | You gain 1 life.'],
    [['Hot Leech', 'Grizzly Bears', 'Mountain', 'Mountain', 'Mountain'], { hand: ['Sip'] }],
  );
  expect(may(game, 'end effect')).toBe(false);
  game.ann.activates('Hot Leech', { targets: ['Grizzly Bears'] });
  game.resolve();
  expect([game.ann.stats('Grizzly Bears'), may(game, 'end effect', 0), may(game, 'end effect', 1)]).toEqual([
    '4/2',
    true,
    false,
  ]);
  game.to('Upkeep', 2);
  game.ben.casts('Sip');
  game.proceed();
  game.ann.takes('end effect', 'Hot Leech');
  // It uses no stack, and costs mana.
  expect([game.stack, game.ann.stats('Hot Leech'), game.ann.stats('Grizzly Bears')]).toEqual([['Sip'], '1/1', '2/2']);
  expect(may(game, 'end effect')).toBe(false);
});

test('an effect of a static ability is ignored by the player who pays, until end of turn (CR 116.2d)', () => {
  const lines = [
    "Closed Shelf | {0} | Enchantment | | Players can't draw cards. Any player may pay {1} for that player to ignore this effect until end of turn.",
    'Study Hard | {0} | Sorcery | | Each player draws a card.',
  ];
  const game = table(lines, [
    { battlefield: ['Closed Shelf', 'Plains'], hand: ['Study Hard', 'Study Hard', 'Study Hard'] },
    ['Plains'],
  ]);
  plays(game.ann, 'Study Hard');
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([2, 0]);
  game.ann.takes('ignore effect', 'Closed Shelf');
  expect([game.stack, may(game, 'ignore effect')]).toEqual([[], false]);
  plays(game.ann, 'Study Hard');
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([2, 0]);
  game.to('PrecombatMain', 3);
  plays(game.ann, 'Study Hard');
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([1, 0]);
});

test('a card that says so is discarded any time its owner could cast an instant (CR 116.2e)', () => {
  const lines = [
    'Torn Wing | {3} | Creature — Bird | 2/2 | You may discard Torn Wing any time you could cast an instant.',
    'Sip | {0} | Instant | | You gain 1 life.',
    'Grief | {0} | Enchantment | | Whenever you discard a card, you gain 5 life.',
  ];
  const game = table(lines, [{ battlefield: ['Grief'], hand: ['Torn Wing'] }, { hand: ['Sip'] }]);
  game.to('Upkeep', 2);
  game.ben.casts('Sip');
  game.proceed();
  game.ann.takes('discard', 'Torn Wing');
  expect([game.ann.graveyard, game.ann.hand, game.stack[0]]).toEqual([['Torn Wing'], [], 'Sip']);
  game.resolveAll();
  expect(game.ann.life).toBe(25);
});

/** Which special actions the player could take, and with what. */
function offered(game: Scenario, seat = 0): readonly string[] {
  return game.session
    .options(seat as never)
    .flatMap((option) =>
      option.kind === 'special' ? [`${option.action} ${characteristics(game.game, option.object).name}`] : [],
    );
}

test('of two such effects one is ended, for its cost; the other goes on (CR 116.2c)', () => {
  const leech = (name: string, cost: string): string =>
    `${name} | {1}{R} | Creature — Licid | 1/1 | {T}: ${name} loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay ${cost} to end this effect. / Enchanted creature gets +2/+0.`;
  const game = table(
    [leech('Hot Leech', '{R}'), leech('Dear Leech', '{R}{R}{R}')],
    [
      ['Hot Leech', 'Dear Leech', 'Grizzly Bears', 'Mountain', 'Mountain'],
      ['Mountain', 'Mountain', 'Mountain'],
    ],
  );
  for (const name of ['Hot Leech', 'Dear Leech']) {
    game.ann.activates(name, { targets: ['Grizzly Bears'] });
    game.resolve();
  }
  expect([game.ann.stats('Grizzly Bears'), offered(game), offered(game, 1)]).toEqual([
    '6/2',
    ['end effect Hot Leech'],
    [],
  ]);
  game.ann.takes('end effect', 'Hot Leech');
  expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Hot Leech'), offered(game)]).toEqual(['4/2', '1/1', []]);
  const tapped = [0, 1].map((index) => game.ann.permanent('Mountain', index).status & 1);
  expect(tapped.toSorted()).toEqual([0, 1]);
});

test('every player may ignore it for themself, once a turn, with the mana for it (CR 116.2d)', () => {
  const lines = [
    'Closed Gate | {0} | Enchantment | | Players can’t draw cards. Any player may pay {1} for that player to ignore this effect until end of turn.',
    'Study Hard | {0} | Instant | | Each player draws a card.',
  ];
  const game = table(lines, [
    { battlefield: ['Closed Gate', 'Plains', 'Plains'], hand: ['Study Hard'] },
    ['Plains', 'Plains'],
    [],
  ]);
  expect([0, 1, 2].map((seat) => offered(game, seat))).toEqual([
    ['ignore effect Closed Gate'],
    ['ignore effect Closed Gate'],
    [],
  ]);
  game.ben.takes('ignore effect', 'Closed Gate');
  // Ben has priority still, a Plains left, and nothing more to ignore.
  expect([game.question?.player, offered(game, 1), game.stack]).toEqual([1, [], []]);
  game.ann.casts('Study Hard');
  game.resolveAll();
  expect([game.ann.hand.length, game.ben.hand.length, game.cat.hand.length]).toEqual([0, 1, 0]);
});

test('only the card that says so is discarded like that, whatever else it or the hand can do (CR 116.2e)', () => {
  const lines = [
    'Torn Wing | {3} | Creature — Bird | 2/2 | Flying / Other creatures you control get +1/+1. / You may discard Torn Wing any time you could cast an instant.',
    'Kite | {3} | Creature — Bird | 2/2 | Flying',
    'Library | {3} | Enchantment | | You may cast creature spells from the top of your library.',
  ];
  const game = table(lines, [{ hand: ['Kite', 'Torn Wing', 'Library'] }, { hand: ['Kite'] }]);
  expect([offered(game), offered(game, 1)]).toEqual([['discard Torn Wing'], []]);
});
