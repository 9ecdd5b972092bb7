/** What follows something that is done instead, or later: "when you do", "if you do", "it gains". CR 603.7, 603.12, 614.6. */
import { expect, test } from 'vitest';
import { KeywordBit } from '@kitchen-table/engine';
import { now, plays, table } from '../../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';
const KILL = 'Kill | {0} | Instant | | Destroy target creature.';

test('"exile it instead. When you do, ...": that it was exiled makes it trigger (CR 603.12, 614.6)', () => {
  const warden = `Warden | {0} | Creature — Warlock | 1/3 | If a creature an opponent controls would die, exile it ${'instead'}. When you do, you gain 3 life.`;
  const game = table([warden, CUB, KILL], [{ battlefield: ['Warden'], hand: ['Kill'] }, { battlefield: ['Cub'] }]);
  plays(game.ann, 'Kill', 'Cub');
  expect([game.ben.exile, game.ann.life]).toEqual([['Cub'], 23]);
});

test.each([
  [0, 20],
  [1, 25],
])(
  '"when you do, you may pay. If you do": asked of what was paid as that ability resolved (CR 603.12) %i',
  (pays, life) => {
    const warden = `Warden | {0} | Creature — Warlock | 1/3 | If a creature an opponent controls would die, exile it ${'instead'}. When you do, you may pay {1}. If you do, you gain 5 life.`;
    const game = table(
      [warden, CUB, KILL],
      [{ battlefield: ['Warden', 'Forest'], hand: ['Kill'] }, { battlefield: ['Cub'] }],
    );
    game.ann.answers('yesNo', [pays]);
    plays(game.ann, 'Kill', 'Cub');
    expect([game.ben.exile, game.ann.life]).toEqual([['Cub'], life]);
  },
);

test('"return it at the beginning of your next upkeep. It gains haste": once it is there (CR 400.7, 603.7)', () => {
  const ghost = `Ghost | {0} | Creature — Spirit | 1/3 | At the beginning of your end step, you may exile this creature. If you do, return it to the ${'battlefield'} under its ${'owner’s'} control at the ${'beginning'} of your next upkeep. It gains haste.`;
  const game = table([ghost], [{ battlefield: ['Ghost'] }, {}]);
  game.ann.answers('yesNo', [1]);
  game.to('Upkeep', 2);
  expect(game.ann.exile).toEqual(['Ghost']);
  game.to('PrecombatMain', 3);
  expect(now(game.ann, 'Ghost').keywords & KeywordBit.Haste).not.toBe(0);
});

test('what died is a Zombie when a delayed ability has returned it (CR 400.7, 603.7)', () => {
  const tomb = `Tomb | {0} | Enchantment | | Whenever a creature you don’t control dies, ${'return'} it to the battlefield under ${'your'} control at the beginning of the ${'next'} end step. That creature is a Zombie ${'in addition'} to its other types.`;
  const game = table([tomb, CUB, KILL], [{ battlefield: ['Tomb'], hand: ['Kill'] }, { battlefield: ['Cub'] }]);
  plays(game.ann, 'Kill', 'Cub');
  game.to('End');
  game.resolveAll();
  expect(now(game.ann, 'Cub').subtypes).toEqual(expect.arrayContaining(['Bear', 'Zombie']));
});

test('"those creatures get -2/-2 instead": of the one player who was targeted (CR 115.1, 601.2c, 614.15)', () => {
  const plague = `Plague | {0} | Sorcery | | Creatures target player controls get -1/-1 ${'until'} end of turn. If you control an artifact, those creatures get -2/-2 until ${'end'} of turn ${'instead'}.`;
  const game = table(
    [plague, CUB, 'Ring | {0} | Artifact | |'],
    [{ battlefield: ['Ring', 'Cub'], hand: ['Plague'] }, { battlefield: ['Cub'] }],
  );
  plays(game.ann, 'Plague', 'ben');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Ring', 'Cub'], []]);
});

test('"return target card to the battlefield. When it enters, ...": it has entered by then, and targets are chosen now (CR 603.12)', () => {
  const raid = `Raid | {0} | Sorcery | | Return target permanent card in an opponent’s graveyard to the battlefield under ${'their'} control. When that permanent enters, return up to one ${'target'} permanent card from your graveyard to the battlefield.`;
  const game = table([raid, CUB], [{ hand: ['Raid'], graveyard: ['Cub'] }, { graveyard: ['Cub'] }]);
  game.ann.casts('Raid', { targets: ['Cub'] });
  game.ann.answers('targets', [0]);
  game.resolveAll();
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Cub'], ['Cub']]);
});

test.each([
  [0, [], ['Cub']],
  [1, ['Cub'], []],
])(
  '"you may return target card. It gains haste. Exile it": only where it was returned (CR 608.2c) %i',
  (yes, exile, graveyard) => {
    const dawn = `Dawn | {0} | Enchantment | | At the beginning of your end step, you may return target ${'creature'} card from your graveyard to the battlefield. That creature gains haste. Exile that creature at the ${'beginning'} of the next upkeep.`;
    const game = table([dawn, CUB], [{ battlefield: ['Dawn'], graveyard: ['Cub'] }, {}]);
    game.ann.answers('yesNo', [yes]);
    game.to('Draw', 2);
    expect([game.ann.battlefield, game.ann.exile, game.ann.graveyard]).toEqual([['Dawn'], exile, graveyard]);
  },
);

test('the X of what triggers as it is done is that of the sentence behind it, too (CR 107.3i, 603.12)', () => {
  const toss = `Toss | {0} | Sorcery | | Sacrifice a creature. When you do, Toss deals X damage to target opponent, where X is that creature’s power. If the sacrificed creature was a Bear, draw X ${'cards'}.`;
  const game = table([toss, CUB], [{ battlefield: ['Cub'], hand: ['Toss'], library: ['Cub', 'Cub', 'Cub'] }, {}]);
  plays(game.ann, 'Toss');
  expect([game.ben.life, game.ann.hand]).toEqual([18, ['Cub', 'Cub']]);
});
