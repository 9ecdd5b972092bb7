/** Day and night, limits on keywords that are activated, and this turn's combat: cards as text. CR 511.2, 602.5b, 728. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

const SUNDIAL =
  "Old Sundial | {2} | Artifact | | If it's neither day nor night, it becomes day as Old Sundial enters. / {T}: If it's night, it becomes day. Otherwise, it becomes night.";
const OWL =
  'Dusk Owl | {1}{U} | Creature — Bird | 1/1 | Whenever day becomes night or night becomes day, you gain 4 life.';

describe('day and night', () => {
  test('a game without either becomes day, and that is no night becoming day (CR 728.1)', () => {
    const game = table([SUNDIAL, OWL], [{ battlefield: ['Dusk Owl', 'Island', 'Island'], hand: ['Old Sundial'] }, {}]);
    game.ann.casts('Old Sundial').table.resolveAll();
    expect([game.game.dayNight, game.ann.life]).toEqual(['day', 20]);
  });

  test('day becomes night, and night becomes day again (CR 728.1)', () => {
    const game = table([SUNDIAL, OWL], [{ battlefield: ['Dusk Owl', 'Old Sundial', 'Old Sundial'] }, {}]).alter(
      (position) => {
        position.dayNight = 'day';
      },
    );
    uses(game.ann, 'Old Sundial');
    expect([game.game.dayNight, game.ann.life]).toEqual(['night', 24]);
    uses(game.ann, 'Old Sundial');
    expect([game.game.dayNight, game.ann.life]).toEqual(['day', 28]);
  });

  test('it becomes night after a turn in which its player cast nothing, and that is seen (CR 728.2a)', () => {
    const game = table([OWL], [{ battlefield: ['Dusk Owl'], library: ['Island'] }, { library: ['Island', 'Island'] }]);
    game.alter((position) => {
      position.dayNight = 'day';
    });
    game.to('Upkeep', 2).resolveAll();
    expect([game.game.dayNight, game.ann.life]).toEqual(['night', 24]);
  });
});

test('“Equip {0}. Activate only once each turn.” is a limit of the ability that equip stands for (CR 602.5b)', () => {
  const ring =
    'Iron Ring | {1} | Artifact — Equipment | | Equipped creature gets +2/+0. / Equip {0}. Activate only once each turn.';
  const game = table([ring], [{ battlefield: ['Iron Ring', 'Grizzly Bears', 'Hill Giant'] }, {}]);
  uses(game.ann, 'Iron Ring', 'Grizzly Bears');
  expect(now(game.ann, 'Grizzly Bears').power).toBe(4);
  expect(game.ann.can('activate', 'Iron Ring')).toBe(false);
});

test('“this turn’s next end of combat”: what the creature blocked is exiled then, and not later (CR 511.2)', () => {
  const sap =
    "Slow Sap | {0} | Instant | | Choose target creature. At this turn's next end of combat, exile all creatures that were blocked by that creature this turn.";
  const game = table(
    [sap],
    [{ battlefield: ['Craw Wurm', 'Hill Giant'] }, { battlefield: ['Grizzly Bears'], hand: ['Slow Sap'] }],
  );
  game.ann.attacks(['Craw Wurm', 'Hill Giant']);
  game.ben.blocks([['Grizzly Bears', 'Craw Wurm']]);
  game.to('DeclareBlockers');
  plays(game.ben, 'Slow Sap', 'Grizzly Bears');
  expect(game.ann.battlefield).toContain('Craw Wurm');
  game.throughCombat();
  expect(game.ann.battlefield).toEqual(['Hill Giant']);
});

test('suspend X: as many time counters as mana was paid for X, and never none (CR 702.62a)', () => {
  const beast = "Late Beast | {4}{G} | Creature — Beast | 4/4 | Suspend X—{X}{G}. X can't be 0.";
  const game = table([beast], [{ battlefield: ['Forest', 'Forest', 'Forest'], hand: ['Late Beast'] }, {}]);
  game.ann.answers('chooseNumber', (question) => {
    expect(question).toMatchObject({ min: 1, max: 2 });
    return [2];
  });
  game.ann.takes('suspend', 'Late Beast');
  const [card] = game.game.exile;
  expect(game.game.objects[card as number]?.counters).toEqual({ time: 2 });
});

test('“that didn’t attack this turn”: each of them by itself (CR 608.2i)', () => {
  const storm = "Late Storm | {0} | Sorcery | | Destroy all creatures that didn't attack this turn.";
  const game = table(
    [storm],
    [{ battlefield: ['Craw Wurm', 'Hill Giant'], hand: ['Late Storm'] }, { battlefield: ['Grizzly Bears'] }],
  );
  game.ann.attacks(['Craw Wurm']);
  game.throughCombat();
  plays(game.ann, 'Late Storm');
  expect([...game.ann.battlefield, ...game.ben.battlefield]).toEqual(['Craw Wurm']);
});

test('“who lost 3 or more life this turn”: those who did, and in all of it (CR 608.2i)', () => {
  const lash =
    'Twin Lash | {0} | Sorcery | | Target player loses 2 life. Then each player who lost 3 or more life this turn loses 10 life.';
  const game = table([lash], [{ hand: ['Twin Lash', 'Twin Lash', 'Twin Lash'] }, {}]);
  plays(game.ann, 'Twin Lash', 'ann');
  plays(game.ann, 'Twin Lash', 'ben');
  expect([game.ann.life, game.ben.life]).toEqual([18, 18]);
  plays(game.ann, 'Twin Lash', 'ben');
  expect([game.ann.life, game.ben.life]).toEqual([18, 6]);
});

test('“change the base power and toughness of …”: of those that dealt it damage, from then on (CR 613.4b)', () => {
  const hag =
    'Sour Hag | {2}{G} | Creature — Hag | 2/2 | When this creature dies, change the base power and toughness of each creature that dealt damage to it this turn to 0/5.';
  const game = table([hag], [{ battlefield: ['Craw Wurm', 'Hill Giant'] }, { battlefield: ['Sour Hag'] }]);
  game.ann.attacks(['Craw Wurm', 'Hill Giant']);
  game.ben.blocks([['Sour Hag', 'Craw Wurm']]);
  game.throughCombat();
  expect(['Craw Wurm', 'Hill Giant'].map((name) => game.ann.stats(name))).toEqual(['0/5', '3/3']);
});
