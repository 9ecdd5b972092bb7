/** Under whose control something enters, triggers on what has resolved, links between two objects. CR 616.1b, 608.2n, 607.1d. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const MIRROR =
  'Mirror | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any nonartifact creature on the battlefield.';
const GATHER =
  'Gather | {0} | Enchantment | | If a creature would enter under an opponent’s control, it enters under your control instead.';

describe('effects that change under whose control something enters come first', () => {
  test('its own words: whoever will control it chooses what it copies (CR 616.1b)', () => {
    const gift =
      'Gift | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any nonartifact creature on the battlefield. / This creature enters under the control of an opponent of your choice.';
    const game = table([OX, gift], [{ battlefield: ['Ox'], hand: ['Gift'] }, {}, {}]);
    const asked: number[] = [];
    game.plan((question) => {
      if (question.kind !== 'yesNo') return null;
      asked.push(question.player);
      return [1];
    });
    game.ann.answers('chooseObjects', (question) => (question.kind === 'chooseObjects' ? [1] : []));
    plays(game.ann, 'Gift');
    expect([asked, game.cat.battlefield, game.ann.battlefield]).toEqual([[game.cat.id], ['Ox'], ['Ox']]);
  });

  test('the words of another: they come before what makes it a copy (CR 616.1b, 616.1c)', () => {
    const game = table([OX, MIRROR, GATHER], [{ hand: ['Mirror'] }, { battlefield: ['Gather', 'Ox'] }]);
    const asked: number[] = [];
    game.plan((question) => {
      if (question.kind !== 'yesNo') return null;
      asked.push(question.player);
      return [1];
    });
    plays(game.ann, 'Mirror');
    expect([asked, game.ann.battlefield, game.ben.battlefield]).toEqual([[game.ben.id], [], ['Gather', 'Ox', 'Ox']]);
  });

  test('tokens enter so as well, and stay the tokens of who created them (CR 616.1b, 111.2)', () => {
    const litter = 'Litter | {0} | Sorcery | | Create a 2/1 white Cat creature token.';
    const game = table([litter, GATHER], [{ hand: ['Litter'] }, ['Gather']]);
    plays(game.ann, 'Litter');
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([[], ['Gather', 'Cat Token']]);
    expect(game.ben.permanent('Cat Token').owner).toBe(game.ann.id);
  });

  test('of two such effects whoever would control it chooses one, and then the other may apply (CR 616.1b, 616.1f)', () => {
    const game = table([OX, GATHER], [{ hand: ['Ox'] }, ['Gather'], ['Gather']]);
    plays(game.ann, 'Ox');
    // Ben's applies first: then it would enter under the control of an opponent of Cat, too.
    expect([game.ann.battlefield, game.ben.battlefield, game.cat.battlefield]).toEqual([
      [],
      ['Gather'],
      ['Gather', 'Ox'],
    ]);
  });
});

describe('abilities that trigger when a spell resolves', () => {
  const BELL = 'Bell | {0} | Enchantment | | Whenever an instant or sorcery spell resolves, you gain 1 life.';
  const LESSON = 'Lesson | {0} | Sorcery | | Draw a card. Each player loses 2 life.';

  test('trigger when all of its steps are done (CR 608.2n)', () => {
    const game = table([BELL, LESSON], [{ battlefield: ['Bell'], hand: ['Lesson'] }, {}]);
    game.ann.casts('Lesson');
    game.resolve();
    // The spell has gone to the graveyard, and the ability waits on the stack.
    expect([game.ann.life, game.ann.graveyard, game.stack]).toEqual([18, ['Lesson'], ['Bell']]);
    expect(game.resolveAll().ann.life).toBe(19);
  });

  test('do not trigger for a spell that is countered or does not resolve (CR 608.2n, 608.2b)', () => {
    const negate = 'Negate It | {0} | Instant | | Counter target spell.';
    const game = table([BELL, LESSON, negate], [{ battlefield: ['Bell'], hand: ['Lesson'] }, { hand: ['Negate It'] }]);
    game.ann.casts('Lesson');
    game.ben.casts('Negate It', { targets: ['Lesson'] });
    // Only the one that counters resolves.
    expect(game.resolveAll().ann.life).toBe(21);
  });
});

test('an ability of a token is linked to the one that created it: "the exiled card" is the one exiled for that token (CR 607.1d)', () => {
  const forge =
    'Ghost Forge | {0} | Artifact | | Whenever a nontoken creature you control dies, exile it. If you do, create a token that’s a copy of that creature, except it has "When this creature dies, return the exiled card to its owner’s hand."';
  const slay = 'Slay | {0} | Instant | | Destroy target creature.';
  const game = table(
    [OX, 'Elk | {0} | Creature — Elk | 2/4 |', forge, slay],
    [{ battlefield: ['Ghost Forge', 'Ox', 'Elk'], hand: ['Slay', 'Slay', 'Slay'] }, {}],
  );
  plays(game.ann, 'Slay', 'Ox');
  plays(game.ann, 'Slay', 'Elk');
  expect([game.ann.battlefield, game.ann.exile]).toEqual([
    ['Ghost Forge', 'Ox', 'Elk'],
    ['Ox', 'Elk'],
  ]);
  plays(game.ann, 'Slay', 'Elk');
  expect([game.ann.hand, game.ann.exile]).toEqual([['Elk'], ['Ox']]);
});
