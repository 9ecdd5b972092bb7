/** More that scenarios with real cards brought to light, told with cards of our own. CR 122.5, 608.2d, 608.2f, 708.2. */
import { expect, test } from 'vitest';
import { characteristics, checkAnswer, type Question } from '@kitchen-table/engine';
import { plays, table } from '../support/rules-table.ts';
import { until } from '../support/text-table.ts';

test('counters are not taken from where they are when the other object can have none (CR 122.5)', () => {
  const jar =
    'Shifting Jar | {0} | Artifact | | {T}: Put two charge counters on this artifact. / {0}: Move all counters from this artifact onto target creature.';
  const shy = "Shy Kite | {0} | Creature — Bird | 2/2 | This creature can't have counters put on it.";
  const game = table([jar, shy], [['Shifting Jar', 'Shy Kite', 'Grizzly Bears'], {}]);
  const charges = (name: string): number => game.ann.permanent(name).counters['charge'] ?? 0;
  game.ann.activates('Shifting Jar');
  game.resolveAll();
  game.ann.activates('Shifting Jar', { targets: ['Shy Kite'] });
  game.resolveAll();
  expect([charges('Shifting Jar'), charges('Shy Kite')]).toEqual([2, 0]);
  game.ann.activates('Shifting Jar', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect([charges('Shifting Jar'), charges('Grizzly Bears')]).toEqual([0, 2]);
});

test('who controls nothing of the kind is not asked whether to sacrifice one (CR 608.2d)', () => {
  const toll =
    "Grim Toll | {0} | Sorcery | | Each opponent may sacrifice a nontoken artifact of their choice. Each opponent who doesn't loses 3 life.";
  const jar = 'Plain Jar | {0} | Artifact | | {T}: You gain 1 life.';
  for (const [theirs, asked, life] of [
    [['Grizzly Bears'], 0, 17],
    [['Plain Jar'], 1, 20],
  ] as const) {
    const game = table([toll, jar], [{ hand: ['Grim Toll'], battlefield: ['Plain Jar'] }, { battlefield: theirs }]);
    let times = 0;
    game.ben.answers('yesNo', (_question: Question) => {
      times++;
      return [1];
    });
    plays(game, game.ann, 'Grim Toll');
    expect([times, game.ben.life]).toEqual([asked, life]);
  }
});

test('tokens created for each of several objects are created at once (CR 608.2f)', () => {
  const march =
    "Double March | {0} | Sorcery | | For each creature you control with power 3 or less, create a token that's a copy of that creature.";
  const cook =
    'Merry Cook | {0} | Artifact | | If one or more tokens would be created under your control, those tokens plus an additional Blood token are created instead.';
  const game = table(
    [march, cook],
    [{ hand: ['Double March'], battlefield: ['Merry Cook', 'Grizzly Bears', 'Hill Giant'] }, {}],
  );
  plays(game, game.ann, 'Double March');
  const count = (name: string): number => game.ann.battlefield.filter((each) => each === name).length;
  expect([count('Grizzly Bears'), count('Hill Giant'), count('Blood')]).toEqual([2, 2, 1]);
});

test('a token that copies a face-down creature is a 2/2 with no name, whatever card that is (CR 708.2, 707.2)', () => {
  const lurker = 'Deep Lurker | {4} | Creature — Crab | 5/4 | Morph {3}';
  const twin = "Twin There | {0} | Sorcery | | Create a token that's a copy of target creature.";
  const game = table(
    [lurker, twin],
    [{ hand: ['Deep Lurker', 'Twin There'], battlefield: Array(3).fill('Island') }, {}],
  );
  game.ann.casts('Deep Lurker', { via: 'morph' });
  game.resolveAll();
  plays(game, game.ann, 'Twin There', ['']);
  const sizes = game.game.battlefield
    .map((id) => characteristics(game.game, id))
    .filter(({ name }) => name === '')
    .map(({ power, toughness, abilities }) => [power, toughness, abilities.length]);
  expect(sizes).toEqual([
    [2, 2, 0],
    [2, 2, 0],
  ]);
});

test.each([
  ['Craw Wurm', 'Shock', 'ann'],
  ['Shock', 'Craw Wurm', 'ben'],
] as const)('after a clash, "that player" is the opponent of it: %s against %s (CR 701.23)', (mine, theirs, keeps) => {
  const glance =
    'Odd Glance | {0} | Sorcery | | Clash with an opponent. If you win, you gain 3 life. Otherwise, that player gains 3 life.';
  const game = table([glance], [{ hand: ['Odd Glance'], library: [mine] }, { library: [theirs] }]);
  plays(game, game.ann, 'Odd Glance');
  expect([game.ann.life, game.ben.life]).toEqual(keeps === 'ann' ? [23, 20] : [20, 23]);
});

test('"except by three or more creatures" asks for so many blockers, if any block (CR 509.1b)', () => {
  const brute =
    "Broad Brute | {0} | Creature — Ogre | 5/5 | Broad Brute can't be blocked except by three or more creatures.";
  const game = table([brute], [['Broad Brute'], ['Grizzly Bears', 'Hill Giant', 'Wind Drake']]);
  game.ann.attacks('Broad Brute');
  const question = until(game.ben, 'blockers');
  expect([
    checkAnswer(question, [0, 0])?.rule,
    checkAnswer(question, [0, 0, 1, 0])?.rule,
    checkAnswer(question, [0, 0, 1, 0, 2, 0]),
    checkAnswer(question, []),
  ]).toEqual(['509.1b', '509.1b', null, null]);
});
