/** "Each opponent creates a token. The tokens ...": those of all of them. CR 101.4, 608.2c, 701.38a. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

/** Kept apart from the sentences around it. */
const FOREVER = 'for the rest of the game';

const PARTY = `Loud Party | {0} | Creature — Cat | 2/2 | When ~ enters, if it's not a token, each opponent creates a token that's a copy of it. The tokens are goaded ${FOREVER}.`;
const HORN =
  'Horn | {0} | Sorcery | | Each player creates a 1/1 red Goblin creature token. Those tokens get +1/+0 until end of turn.';

test('every opponent’s token is goaded, its copies create no more, and it stays so (CR 101.4, 701.38a)', () => {
  const game = table([PARTY], [{ hand: ['Loud Party'] }, {}, {}]);
  plays(game.ann, 'Loud Party');
  expect([game.ann, game.ben, game.cat].map((one) => one.battlefield)).toEqual([
    ['Loud Party'],
    ['Loud Party'],
    ['Loud Party'],
  ]);
  const lives: number[][] = [];
  for (const turn of [2, 3, 5]) {
    game.to('EndOfCombat', turn);
    lives.push([game.ann.life, game.ben.life, game.cat.life]);
  }
  // Cat's attacks ben, and ben's attacks cat, in each of their turns.
  expect(lives).toEqual([
    [20, 20, 18],
    [20, 18, 18],
    [20, 18, 16],
  ]);
});

test('what is said of them holds for the token of each player, and for nothing else (CR 608.2c)', () => {
  const game = table([HORN], [{ hand: ['Horn'], battlefield: ['Hill Giant'] }, {}]);
  plays(game.ann, 'Horn');
  expect([game.ann, game.ben].map((one) => one.stats('Goblin Token'))).toEqual(['2/1', '2/1']);
  expect(game.ann.stats('Hill Giant')).toBe('3/3');
});

test('a creature that is goaded for as long as something remains is not once that is gone (CR 611.2b, 701.38a)', () => {
  const drum =
    'Drum | {0} | Artifact | | When ~ enters, target creature is goaded for as long as ~ remains on the battlefield.';
  const axe = 'Axe | {0} | Instant | | Destroy target artifact.';
  const game = table([drum, axe], [{ hand: ['Drum', 'Axe'] }, { battlefield: ['Hill Giant', 'Wind Drake'] }, {}]);
  game.ann.casts('Drum');
  game.ann.answers('targets', (question) =>
    question.kind === 'targets' ? [game.indexOf(question.legal, 'Hill Giant')] : [],
  );
  game.resolveAll();
  game.to('EndOfCombat', 2);
  expect(game.cat.life).toBe(17);
  game.to('EndOfCombat', 5);
  expect(game.cat.life).toBe(14);
  plays(game.ann, 'Axe', 'Drum');
  game.to('EndOfCombat', 8);
  expect([game.ann.life, game.cat.life]).toEqual([20, 14]);
});
