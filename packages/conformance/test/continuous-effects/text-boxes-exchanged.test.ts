/** Text boxes that are exchanged. CR 612.5, 701.10h. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { now, plays, table } from '../support/text-table.ts';

const LARK = 'Lark | {0} | Creature — Bird | 1/1 | Flying / When this creature dies, you gain 2 life.';
const OX = 'Ox | {0} | Creature — Ox | 3/3 | Vigilance / {0}: This creature gets +1/+0 until end of turn.';
const SWAP = 'Swap | {0} | Instant | | Exchange the text boxes of two target creatures.';
const SLAY = 'Slay | {0} | Instant | | Destroy target permanent.';

/** The keywords of one of Ann's creatures. */
function keywords(game: Scenario, name: string): readonly string[] {
  return now(game.ann, name).abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));
}

describe('exchanging text boxes', () => {
  test('replaces all of the rules text of each with that of the other, and nothing else (CR 612.5, 701.10h)', () => {
    const game = table([LARK, OX, SWAP, SLAY], [{ battlefield: ['Lark', 'Ox'], hand: ['Swap', 'Slay'] }, {}]);
    plays(game.ann, 'Swap', 'Lark', 'Ox');
    expect([keywords(game, 'Lark'), keywords(game, 'Ox')]).toEqual([['vigilance'], ['flying']]);
    expect([game.ann.stats('Lark'), game.ann.stats('Ox'), now(game.ann, 'Ox').subtypes]).toEqual([
      '1/1',
      '3/3',
      ['Ox'],
    ]);
    // "This creature" is the one that has the text now.
    game.ann.activates('Lark');
    game.resolveAll();
    expect([game.ann.stats('Lark'), game.ann.can('activate', 'Ox')]).toEqual(['2/1', false]);
    expect(plays(game.ann, 'Slay', 'Ox').ann.life).toBe(22);
  });

  test('leaves what effects have granted where it is, whenever they began (CR 612.3, 612.5)', () => {
    const boots = 'Boots | {0} | Instant | | Target creature gains haste.';
    for (const first of ['Boots', 'Swap']) {
      const game = table([LARK, OX, SWAP, boots], [{ battlefield: ['Lark', 'Ox'], hand: ['Swap', 'Boots'] }, {}]);
      if (first === 'Boots') plays(game.ann, 'Boots', 'Lark');
      plays(game.ann, 'Swap', 'Lark', 'Ox');
      if (first === 'Swap') plays(game.ann, 'Boots', 'Lark');
      expect([keywords(game, 'Lark'), keywords(game, 'Ox')]).toEqual([['vigilance', 'haste'], ['flying']]);
    }
  });

  test('lasts as long as the effect says (CR 701.10h, 611.2a)', () => {
    const scroll =
      'Scroll | {0} | Artifact | | When this artifact enters, choose two target creatures. For as long as this artifact remains on the battlefield, exchange the text boxes of those creatures.';
    const game = table([LARK, OX, scroll, SLAY], [{ battlefield: ['Lark', 'Ox'], hand: ['Scroll', 'Slay'] }, {}]);
    plays(game.ann, 'Scroll');
    expect(keywords(game, 'Lark')).toEqual(['vigilance']);
    plays(game.ann, 'Slay', 'Scroll');
    expect([keywords(game, 'Lark'), keywords(game, 'Ox')]).toEqual([['flying'], ['vigilance']]);
  });

  test('a second exchange is one of the texts that they have by then (CR 701.10h)', () => {
    const game = table(
      [LARK, OX, SWAP, 'Elk | {0} | Creature — Elk | 2/2 | Trample'],
      [{ battlefield: ['Lark', 'Ox', 'Elk'], hand: ['Swap', 'Swap'] }, {}],
    );
    plays(game.ann, 'Swap', 'Lark', 'Ox');
    plays(game.ann, 'Swap', 'Ox', 'Elk');
    expect(['Lark', 'Ox', 'Elk'].map((name) => keywords(game, name))).toEqual([['vigilance'], ['trample'], ['flying']]);
  });

  test('nothing is exchanged when one of them is gone (CR 701.10h, 701.10a)', () => {
    const game = table([LARK, OX, SWAP, SLAY], [{ battlefield: ['Lark', 'Ox'], hand: ['Swap', 'Slay'] }, {}]);
    game.ann.casts('Swap', { targets: ['Lark', 'Ox'] });
    game.ann.casts('Slay', { targets: ['Ox'] });
    game.resolveAll();
    expect(keywords(game, 'Lark')).toEqual(['flying']);
  });
});
