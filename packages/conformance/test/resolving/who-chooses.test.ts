/** Who destroys or attaches, and so chooses; and two abilities in one sentence. CR 701.7a, 701.3a, 614.1c. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

test('a player who destroys permanents chooses which (CR 701.7a, 608.2d)', () => {
  const burn =
    'Wide Burning | {0} | Sorcery | | You destroy a creature you control, then target opponent destroys a creature they control.';
  const game = table(
    [burn],
    [{ hand: ['Wide Burning'], battlefield: ['Hill Giant'] }, { battlefield: ['Hill Giant', 'Grizzly Bears'] }],
  );
  const asked: string[] = [];
  game.plan((question) => {
    if (question.kind === 'chooseObjects') asked.push(question.player === game.ben.id ? 'ben' : 'ann');
    return question.kind === 'chooseObjects' ? [1] : null;
  });
  game.ann.casts('Wide Burning', { targets: ['ben'] });
  game.resolve();
  expect([asked, game.ann.battlefield, game.ben.battlefield]).toEqual([['ben'], [], ['Hill Giant']]);
});

test('the controller of the land chooses what the Aura is attached to next (CR 701.3a, 608.2d)', () => {
  const vine =
    "Wild Vine | {0} | Enchantment — Aura | | Enchant land / When enchanted land becomes tapped, destroy it. That land's controller may attach Wild Vine to a land of their choice.";
  const game = table([vine], [{ hand: ['Wild Vine'], battlefield: ['Forest'] }, ['Island', 'Swamp']]);
  game.ann.casts('Wild Vine', { targets: ['Island'] });
  game.resolve();
  game.ben.answers('yesNo', [1]);
  const asked: string[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseObjects') return null;
    asked.push(question.player === game.ben.id ? 'ben' : 'ann');
    return [0];
  });
  game.to('PrecombatMain', 2);
  game.ben.activates('Island');
  game.resolveAll();
  expect([asked, game.ben.battlefield, game.ann.battlefield]).toEqual([['ben'], ['Swamp'], ['Forest', 'Wild Vine']]);
});

test('it enters tapped, and stays so in its untap step (CR 614.1c, 502.3)', () => {
  const scourge =
    "Slow Scourge | {0} | Artifact Creature — Construct | 7/7 | Slow Scourge enters tapped and doesn't untap during your untap step. / Whenever you gain life, untap Slow Scourge.";
  const gift = 'Small Gift | {0} | Sorcery | | You gain 1 life.';
  const game = table([scourge, gift], [{ hand: ['Slow Scourge', 'Small Gift'] }, {}]);
  game.ann.casts('Slow Scourge');
  game.resolve();
  const isTapped = (): number => game.ann.permanent('Slow Scourge').status & 1;
  expect(isTapped()).toBe(1);
  game.to('PrecombatMain', 3);
  expect(isTapped()).toBe(1);
  game.ann.casts('Small Gift');
  game.resolveAll();
  expect(isTapped()).toBe(0);
});
