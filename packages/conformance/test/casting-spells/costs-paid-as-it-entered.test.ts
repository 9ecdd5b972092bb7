/** Costs paid as a permanent enters, and its abilities that refer to them. CR 607.2g. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const PRESS =
  'Press | {0} | Artifact | | As this artifact enters, pay any amount of life. / {0}: Create an X/X black Minion creature token, where X is the life paid as this artifact entered.';
const GIANT =
  'Bark Giant | {0} | Creature — Elemental | */4 | As this creature enters, sacrifice any number of untapped Swamps. / This creature’s power is equal to the number of Swamps sacrificed as it entered.';

describe('abilities that refer to a cost paid as the object entered', () => {
  test('mean what was paid for that object by its own ability (CR 607.2g)', () => {
    const game = table([PRESS], [{ hand: ['Press', 'Press'] }, {}]);
    game.ann.answers('chooseNumber', [3]);
    plays(game.ann, 'Press');
    game.ann.answers('chooseNumber', [5]);
    plays(game.ann, 'Press');
    expect(game.ann.life).toBe(12);
    uses(game.ann, 'Press');
    expect(game.ann.stats('Minion Token')).toBe('3/3');
  });

  test('nothing was paid for what becomes a copy of it later (CR 607.2g, 607.5)', () => {
    const game = table(
      [
        PRESS,
        'Mold | {0} | Sorcery | | Target artifact becomes a copy of another target artifact.',
        'Cup | {0} | Artifact | |',
      ],
      [{ battlefield: ['Cup'], hand: ['Press', 'Mold'] }, {}],
    );
    game.ann.answers('chooseNumber', [4]);
    plays(game.ann, 'Press');
    plays(game.ann, 'Mold', 'Cup', 'Press');
    const first = game.ann.permanent('Press', 0).id;
    const option = game.session
      .options(game.ann.id)
      .findIndex((each) => each.kind === 'activate' && each.object === first);
    game.answer([option]);
    game.resolveAll();
    // A 0/0 token is put into the graveyard at once.
    expect(game.ann.battlefield).toEqual(['Press', 'Press']);
  });

  test('lands sacrificed as it entered are counted, however many there are later (CR 607.2g)', () => {
    const game = table([GIANT], [{ battlefield: ['Swamp', 'Swamp', 'Swamp'], hand: ['Bark Giant'] }, {}]);
    game.ann.answers('chooseObjects', [0, 2]);
    plays(game.ann, 'Bark Giant');
    expect([game.ann.battlefield, game.ann.stats('Bark Giant')]).toEqual([['Swamp', 'Bark Giant'], '2/4']);
  });
});
