/** Who destroys or attaches, and so chooses; who chooses first of several; and two abilities in one sentence. CR 101.4, 701.7a, 701.3a, 614.1c. */
import { characteristics, type Entity, type ObjectId } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/rules-table.ts';
import { plays, table as tableOf } from '../support/text-table.ts';

const nameOf = ({ game }: Scenario, id: Entity): string => characteristics(game, id as number as ObjectId).name;

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

describe('one after the other, none the same (CR 101.4, 608.2d)', () => {
  const NEXT = `starting with the next opponent ${'in turn order'}, each opponent chooses`;
  const TAKEN = 'Put the chosen cards into your hand and the rest on the bottom of your library in a random order.';
  const lines = [
    `Recruit | {0} | Sorcery | | Mill a card. Then ${NEXT} a creature card in your graveyard that hasn't been chosen. Return each card chosen ${'this way'} to the battlefield under your control.`,
    `Sift | {0} | Sorcery | | Reveal the top four cards of your library. S${NEXT.slice(1)} a different nonland card from among them. ${TAKEN}`,
    'Cull | {0} | Sorcery | | Choose a nonland permanent you don’t control, then each other player chooses a ' +
      'nonland permanent they don’t control that hasn’t been chosen this way. Destroy all other nonland permanents.',
    `Game | {0} | Sorcery | | S${NEXT.slice(1, -16)}player chooses a creature you don’t control. Destroy the chosen creatures.`,
    ...['Ox', 'Elk', 'Cow', 'Yak'].map((name) => `${name} | {0} | Creature — Beast | 2/2 |`),
  ];
  /** Everybody takes the first there is; who was asked, among what. */
  function asked(game: Scenario, name: string): readonly string[] {
    const told: string[] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseObjects') return null;
      told.push(`${game.seats[question.player]?.name}: ${question.from.map((id) => nameOf(game, id)).join(' ')}`);
      return [0];
    });
    plays(game.ann, name);
    return told;
  }

  test('the next opponent begins, and each takes what those before have left', () => {
    const game = tableOf(lines, [
      { hand: ['Recruit'], graveyard: ['Ox', 'Elk', 'Cow'], library: ['Forest', 'Forest', 'Forest'] },
      {},
      {},
    ]);
    expect(asked(game, 'Recruit')).toEqual(['ben: Ox Elk Cow', 'cat: Elk Cow']);
    expect([[...game.ann.battlefield].sort(), game.ann.graveyard.includes('Cow')]).toEqual([['Elk', 'Ox'], true]);
  });

  test('"a different card": also as all are looked at together, and the rest are those nobody chose', () => {
    const game = tableOf(lines, [
      { hand: ['Sift'], library: ['Plains', 'Ox', 'Elk', 'Forest', 'Cow', 'Island'] },
      {},
      {},
    ]);
    const told = asked(game, 'Sift');
    expect(told).toEqual(['ben: Ox Elk Cow', 'cat: Elk Cow']);
    expect([...game.ann.hand].sort()).toEqual(['Elk', 'Ox', 'Plains']);
    expect([...game.ann.library].sort()).toEqual(['Cow', 'Forest', 'Island']);
  });

  test('what the first player chose is not there for the others; all that nobody chose is destroyed', () => {
    const game = tableOf(lines, [
      { hand: ['Cull'], battlefield: ['Ox', 'Elk', 'Forest'] },
      { battlefield: ['Cow'] },
      { battlefield: ['Yak'] },
    ]);
    expect(asked(game, 'Cull')).toEqual(['ann: Cow Yak', 'ben: Ox Elk Yak']); // For cat only the Elk is left.
    expect([game.ann.battlefield, game.ben.battlefield, game.cat.battlefield]).toEqual([
      ['Ox', 'Elk', 'Forest'],
      ['Cow'],
      [],
    ]);
  });

  test('each player, with the next opponent first: they may choose the same', () => {
    const game = tableOf(lines, [{ hand: ['Game'] }, { battlefield: ['Cow'] }, { battlefield: ['Yak', 'Elk'] }]);
    expect(asked(game, 'Game')).toEqual(['ben: Cow Yak Elk', 'cat: Cow Yak Elk', 'ann: Cow Yak Elk']);
    expect([game.ben.battlefield, game.cat.battlefield]).toEqual([[], ['Yak', 'Elk']]);
  });
});
