/** X of spells and abilities on the stack: doubled, looked for, copied. CR 107.3, 602.1a, 707.10. */
import { characteristics } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const GROVE =
  'Grove | {0} | Enchantment | | Whenever you cast a creature spell with a mana cost that contains {X}, double the value of X.';
const ECHO =
  "Echo | {0} | Enchantment | | Whenever you cast a sorcery spell or activate an ability, if that spell's mana cost or that ability's activation cost contains {X}, copy that spell or ability.";
const SPROUT =
  'Sprout | {X} | Creature — Plant | 0/0 | This creature enters with X +1/+1 counters on it. / When you cast this spell, you gain X life.';
const BALM = 'Balm | {X} | Sorcery | | You gain X life.';
const REST = 'Rest | {2} | Sorcery | | You gain 2 life.';
const FONT = 'Font | {0} | Artifact | | {X}, {T}: You gain X life. / {1}: You gain 5 life.';
const CARDS = [GROVE, ECHO, SPROUT, BALM, REST, FONT];
const LANDS = ['Forest', 'Forest', 'Forest'];

describe('a permanent spell', () => {
  test.each([
    [['Grove'], 4],
    [['Grove', 'Grove'], 8],
    [['Echo'], 2],
  ])('with %s: X is doubled for each, and no more is paid (CR 107.3a)', (enchantments, counters) => {
    const game = table(CARDS, [{ battlefield: [...LANDS, ...enchantments], hand: ['Sprout'] }, {}]);
    game.ann.answers('chooseNumber', [2]);
    plays(game.ann, 'Sprout');
    expect(game.ann.permanent('Sprout').counters['+1/+1']).toBe(counters);
    expect(LANDS.filter((_, index) => (game.ann.permanent('Forest', index).status & 1) === 0)).toHaveLength(1);
  });

  test('its own ability that its casting triggered sees the X of its resolution: before or after, as ordered (CR 107.3e, 603.3b)', () => {
    for (const [first, life] of [
      ['Grove', 22],
      ['Sprout', 24],
    ] as const) {
      const game = table(CARDS, [{ battlefield: [...LANDS, 'Grove'], hand: ['Sprout'] }, {}]);
      game.ann.answers('chooseNumber', [2]);
      // What is put on the stack first resolves last.
      game.plan((question) => {
        if (question.kind !== 'order' || question.what !== 'triggers') return null;
        const at = question.items.findIndex(({ object }) => characteristics(game.game, object).name === first);
        return [at, 1 - at];
      });
      plays(game.ann, 'Sprout');
      expect([game.ann.life, game.ann.permanent('Sprout').counters['+1/+1']]).toEqual([life, 4]);
    }
  });
});

describe('a sorcery, and an activated ability', () => {
  test.each([
    ['with {X} in its mana cost is copied with its X', 'Balm', 22 + 2],
    ['without it is not', 'Rest', 22],
  ])('a sorcery %s (CR 707.10)', (_what, spell, life) => {
    const game = table(CARDS, [{ battlefield: [...LANDS, 'Echo', 'Grove'], hand: [spell] }, {}]);
    if (spell === 'Balm') game.ann.answers('chooseNumber', [2]);
    plays(game.ann, spell);
    expect(game.ann.life).toBe(life);
  });

  test('an ability is, where {X} is in its activation cost (CR 602.1a)', () => {
    const game = table(CARDS, [{ battlefield: [...LANDS, 'Echo', 'Font'] }, {}]);
    game.ann.answers('chooseNumber', [2]);
    uses(game.ann, 'Font');
    expect(game.ann.life).toBe(24);
  });
});

describe('the next that is cast or activated', () => {
  const SPARK =
    'Spark | {0} | Sorcery | | When you next cast a sorcery spell with {X} in its mana cost or activate an ability with {X} in its activation cost this turn, copy that spell or ability.';

  test.each([
    ['Balm', 'Font', 20 + 4 + 1],
    ['Font', 'Balm', 20 + 4 + 1],
    ['Rest', 'Font', 20 + 2 + 2],
  ])('%s first, then %s: one of them only is copied (CR 603.7b)', (first, then, life) => {
    const game = table([...CARDS, SPARK], [{ battlefield: [...LANDS, 'Font'], hand: ['Spark', 'Balm', 'Rest'] }, {}]);
    plays(game.ann, 'Spark');
    game.ann.answers('chooseNumber', [first === 'Rest' ? 1 : 2]);
    game.ann.answers('chooseNumber', [1]);
    for (const name of [first, then]) {
      if (name === 'Font') uses(game.ann, name);
      else plays(game.ann, name);
    }
    expect(game.ann.life).toBe(life);
  });
});
