/** Shapes chosen as a creature enters, copies made by static abilities, abilities linked to copy effects. CR 208.2b, 707.2c, 707.9g, 603.11. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { facts } from '../support/rules-table.ts';
import { now, plays, table } from '../support/text-table.ts';

const CLAY =
  'Clay | {0} | Creature — Shapeshifter | */* | As this creature enters, it becomes your choice of a 3/4 creature, a 2/1 creature with flying, or a 1/6 Wall creature with defender in addition to its other types.';
const MIRROR =
  'Mirror | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any nonartifact creature on the battlefield.';
const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const SLAY = 'Slay | {0} | Instant | | Destroy target permanent.';

/** Whether Ann's Clay flies. */
function flies(game: Scenario): boolean {
  return now(game.ann, 'Clay').abilities.some(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'flying',
  );
}

describe('a creature that becomes one of several things as it enters', () => {
  test('is what was chosen as it entered; elsewhere its power and toughness are 0 (CR 208.2b)', () => {
    for (const [choice, size, keyword] of [
      [0, '3/4', false],
      [1, '2/1', true],
      [2, '1/6', false],
    ] as const) {
      const game = table([CLAY], [{ hand: ['Clay'] }, {}]);
      const { power, toughness } = facts(game, 'Clay');
      expect([power, toughness]).toEqual([0, 0]);
      game.ann.answers('chooseOption', [choice]);
      plays(game.ann, 'Clay');
      expect(game.ann.stats('Clay')).toBe(size);
      expect(flies(game)).toBe(keyword);
      expect(now(game.ann, 'Clay').subtypes).toContain('Shapeshifter');
    }
  });

  test('what was chosen is copied with it (CR 208.2b, 707.2)', () => {
    const game = table(
      [CLAY, 'Mold | {0} | Sorcery | | Target creature becomes a copy of another target creature.', OX],
      [{ battlefield: ['Ox'], hand: ['Clay', 'Mold'] }, {}],
    );
    game.ann.answers('chooseOption', [1]);
    plays(game.ann, 'Clay');
    plays(game.ann, 'Mold', 'Ox', 'Clay');
    expect(game.ann.battlefield).toEqual(['Clay', 'Clay']);
    expect([0, 1].map((at) => now(game.ann, 'Clay', at).power)).toEqual([2, 2]);
  });

  test('what enters as a copy of it chooses anew (CR 208.2b, 707.5)', () => {
    const game = table([CLAY, MIRROR], [{ hand: ['Clay', 'Mirror'] }, {}]);
    game.ann.answers('chooseOption', [1]);
    plays(game.ann, 'Clay');
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseOption', [0]);
    plays(game.ann, 'Mirror');
    expect([0, 1].map((at) => now(game.ann, 'Clay', at).power)).toEqual([2, 3]);
  });
});

describe('a static ability that makes something a copy', () => {
  const AMBER =
    'Amber | {0} | Enchantment — Aura | | Enchant creature / As this Aura enters, choose a creature. / Enchanted creature is a copy of the chosen creature.';

  test('gives what the other was as the effect began, whatever becomes of it (CR 707.2c)', () => {
    const shift = 'Shift | {0} | Sorcery | | Target Elk becomes a copy of target Fox.';
    const game = table(
      [AMBER, OX, SLAY, shift, 'Elk | {0} | Creature — Elk | 2/5 |', 'Fox | {0} | Creature — Fox | 1/1 |'],
      [{ battlefield: ['Ox', 'Elk', 'Fox'], hand: ['Amber', 'Shift', 'Slay'] }, {}],
    );
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Elk')] : [],
    );
    plays(game.ann, 'Amber', 'Ox');
    expect(game.ann.battlefield).toEqual(['Elk', 'Elk', 'Fox', 'Amber']);
    const chosen = game.ann.permanent('Elk', 1).id;
    game.plan((question) =>
      question.kind === 'targets' && question.legal.includes(chosen as never)
        ? [question.legal.indexOf(chosen as never)]
        : null,
    );
    plays(game.ann, 'Shift');
    game.unplan();
    // The chosen Elk is a Fox now; what was enchanted stays what the Elk was.
    expect(game.ann.battlefield).toEqual(['Elk', 'Fox', 'Fox', 'Amber']);
    plays(game.ann, 'Slay', 'Amber');
    expect(game.ann.battlefield).toEqual(['Ox', 'Fox', 'Fox']);
  });
});

describe('a triggered ability that is linked to a copy effect in the same paragraph', () => {
  const WALL =
    'Mime | {0} | Creature — Wall | 0/4 | You may have this creature enter as a copy of any nonartifact creature on the battlefield. When you do, you gain 3 life.';

  test('triggers when it has entered as a copy so, and not when it enters as itself (CR 603.11, 607.1)', () => {
    for (const [answer, life] of [
      [1, 23],
      [0, 20],
    ] as const) {
      const game = table([OX, WALL], [{ battlefield: ['Ox'], hand: ['Mime'] }, {}]);
      game.ann.answers('yesNo', [answer]);
      expect(plays(game.ann, 'Mime').ann.life).toBe(life);
    }
  });

  test('does not trigger if another copy effect is applied to it after that (CR 707.9g)', () => {
    const game = table([OX, WALL, MIRROR], [{ battlefield: ['Ox', 'Mirror'], hand: ['Mime'] }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.plan((question) => {
      if (question.kind !== 'chooseObjects') return null;
      const mirrors = game.ann.names(question.from as readonly never[]).indexOf('Mirror');
      return asked++ === 0 ? [mirrors] : [game.indexOf(question.from, 'Ox')];
    });
    let asked = 0;
    plays(game.ann, 'Mime');
    expect([game.ann.battlefield, game.ann.life]).toEqual([['Ox', 'Mirror', 'Ox'], 20]);
  });
});

test('a size to choose as it enters, and again as it is turned face up (CR 208.2b, 707.2)', () => {
  const entity =
    'Water Shape | {0} | Creature — Shapeshifter | */* | As Water Shape enters or is turned face up, it becomes your choice of 5/1 or 1/5. / Morph {0}';
  const game = table(
    [entity],
    [{ hand: ['Water Shape', 'Water Shape'], battlefield: ['Island', 'Island', 'Island'] }, {}],
  );
  game.ann.answers('chooseOption', [1]);
  game.ann.casts('Water Shape');
  game.resolveAll();
  expect(game.ann.stats('Water Shape')).toBe('1/5');
  game.ann.casts('Water Shape', { via: 'morph' });
  game.resolveAll();
  expect(game.ann.stats('')).toBe('2/2');
  game.ann.answers('chooseOption', [0]);
  game.ann.takes('turn face up', '');
  game.resolveAll();
  expect([0, 1].map((i) => now(game.ann, 'Water Shape', i).power)).toEqual([1, 5]);
});
