/** Cards that were named one by one, returned together under their owners' control. CR 110.2a, 608.2c. */
import { describe, expect, test } from 'vitest';
import { chooses, plays, table } from '../support/text-table.ts';

const CALL = `Call | {0} | Sorcery | | Choose a creature card in an opponent’s ${'graveyard'}, then that player chooses a creature ${'card'} in your graveyard. You may return those ${'cards'} to the battlefield under their owners’ control.`;

describe('one card of an opponent, and one that this opponent chooses', () => {
  test('each enters under the control of its owner (CR 110.2a)', () => {
    const game = table(
      [CALL],
      [
        { hand: ['Call'], graveyard: ['Hill Giant', 'Goblin Piker'] },
        { graveyard: ['Shock'] },
        { graveyard: ['Grizzly Bears'] },
      ],
    );
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    chooses(game.cat, 'Goblin Piker');
    plays(game.ann, 'Call');
    expect([game.ann.battlefield, game.ben.battlefield, game.cat.battlefield]).toEqual([
      ['Goblin Piker'],
      [],
      ['Grizzly Bears'],
    ]);
  });

  test('where no opponent has one, an opponent is chosen all the same (CR 608.2d)', () => {
    const game = table([CALL], [{ hand: ['Call'], graveyard: ['Hill Giant', 'Goblin Piker'] }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    chooses(game.ben, 'Goblin Piker');
    plays(game.ann, 'Call');
    expect(game.ann.battlefield).toEqual(['Goblin Piker']);
  });
});
