/** Amounts and choices within bounds: differences, halves, least and greatest, numbers between, chance: cards as text. CR 107, 608.2d, 705. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('amounts', () => {
  test('the difference between two numbers is the same whichever is greater (CR 107.1)', () => {
    const jaws =
      'Wide Jaws | {0} | Sorcery | | Target opponent loses life equal to the difference between target creature’s power and its toughness.'.replace(
        '’',
        "'",
      );
    const wall = 'Odd Wall | {1} | Creature — Wall | 1/6 | Defender';
    const game = table([jaws, wall], [{ battlefield: ['Odd Wall'], hand: ['Wide Jaws'] }, {}]);
    expect(plays(game.ann, 'Wide Jaws', 'ben', 'Odd Wall').ben.life).toBe(15);
  });

  test('half of the creatures, rounded up, and their player chooses which (CR 107.1a)', () => {
    const toll =
      'Heavy Toll | {0} | Sorcery | | Target opponent sacrifices half the creatures they control of their choice, rounded up.';
    const game = table(
      [toll],
      [{ hand: ['Heavy Toll'] }, { battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'] }],
    );
    expect(plays(game.ann, 'Heavy Toll', 'ben').ben.battlefield).toHaveLength(1);
  });

  test('a creature with the least power among those of one player only (CR 608.2h)', () => {
    const cull =
      'Weak Cull | {0} | Sorcery | | Target opponent sacrifices a creature with the least power among creatures they control.';
    const game = table(
      [cull],
      [{ battlefield: ['Grizzly Bears'], hand: ['Weak Cull'] }, { battlefield: ['Hill Giant', 'Craw Wurm'] }],
    );
    expect(plays(game.ann, 'Weak Cull', 'ben').ben.battlefield).toEqual(['Craw Wurm']);
  });

  test('a number between two others: no other may be chosen (CR 608.2d)', () => {
    const toll =
      'Named Toll | {0} | Sorcery | | Choose a number between 2 and 4. You gain life equal to the chosen number.';
    const game = table([toll], [{ hand: ['Named Toll'] }, {}]);
    game.ann.answers('chooseNumber', (question) => {
      expect(question).toMatchObject({ min: 2, max: 4 });
      return [3];
    });
    expect(plays(game.ann, 'Named Toll').ann.life).toBe(23);
  });
});

describe('chance', () => {
  test('a coin is flipped until a flip is lost (CR 705.2)', () => {
    const eye = 'Red Eye | {0} | Sorcery | | Flip a coin until you lose a flip. You gain 2 life for each flip you won.';
    const flips = [2, 2, 2, 1, 2];
    const game = table([eye], [{ hand: ['Red Eye'] }, {}]).alter((position) => {
      position.scripted = () => flips.shift() ?? null;
    });
    expect(plays(game.ann, 'Red Eye').ann.life).toBe(26);
    expect(flips).toEqual([2]);
  });

  test('a keyword chosen by its word is what they gain (CR 608.2d)', () => {
    const captain =
      'Loud Captain | {2}{W} | Creature — Human | 2/2 | {0}: Choose trample, reach, or haste. Creatures you control gain that ability until end of turn.';
    const game = table([captain], [{ battlefield: ['Loud Captain', 'Grizzly Bears'] }, {}]);
    game.ann.answers('chooseOption', [1]);
    uses(game.ann, 'Loud Captain');
    const keywords = now(game.ann, 'Grizzly Bears').abilities.map(
      ({ ability }) => ability.kind === 'keyword' && ability.keyword,
    );
    expect(keywords).toEqual(['reach']);
  });

  test('a creature type other than Wall: Wall is not offered, and what became the type stays it (CR 608.2d)', () => {
    const mask =
      'Paint Mask | {1} | Artifact | | {0}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.';
    const wall = 'Odd Wall | {1} | Creature — Wall | 1/6 | Defender';
    const game = table([mask, wall], [{ battlefield: ['Paint Mask', 'Odd Wall', 'Grizzly Bears'] }, {}]);
    uses(game.ann, 'Paint Mask', 'Odd Wall');
    expect(now(game.ann, 'Odd Wall').subtypes).not.toContain('Wall');
    expect(now(game.ann, 'Odd Wall').subtypes).toHaveLength(1);
  });
});

test('two results of which one is chosen: that result, and the other (CR 706.2)', () => {
  const dare =
    'Wild Dare | {0} | Sorcery | | Roll two d6 and choose one result. You gain life equal to that result. Target opponent loses life equal to the other result.';
  // With the answer what is being done is done again, with the same rolls.
  let rolls = [2, 5];
  const game = table([dare], [{ hand: ['Wild Dare'] }, {}]).alter((position) => {
    position.scripted = () => rolls.shift() ?? null;
  });
  game.ann.answers('chooseOption', () => {
    rolls = [2, 5];
    return [1];
  });
  plays(game.ann, 'Wild Dare', 'ben');
  expect([game.ann.life, game.ben.life]).toEqual([25, 18]);
});
