/** What enters without having been cast may be stopped. CR 614.1a, 608.3. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/rules-table.ts';

const PRIEST =
  "Priest | {0} | Creature — Human | 2/2 | If another nontoken creature would enter and it wasn't cast, exile it instead.";
const RAISE = 'Raise | {0} | Sorcery | | Return target nonland card from your graveyard to the battlefield.';
const HERD = 'Herd | {0} | Sorcery | | Create a 3/3 green Beast creature token.';

describe('creatures that were not cast', () => {
  const start = () =>
    table(
      [PRIEST, RAISE, HERD],
      [
        {
          battlefield: ['Forest', 'Forest'],
          hand: ['Grizzly Bears', 'Raise', 'Herd', 'Priest'],
          graveyard: ['Grizzly Bears'],
        },
        { battlefield: ['Priest'] },
      ],
    );

  test('a creature spell becomes a permanent, a creature put onto the battlefield is exiled (CR 614.1a)', () => {
    const cast = start();
    plays(cast, cast.ann, 'Grizzly Bears');
    expect(cast.ann.battlefield).toContain('Grizzly Bears');
    const put = start();
    plays(put, put.ann, 'Raise', ['Grizzly Bears']);
    expect([put.ann.battlefield, put.ann.exile]).toEqual([['Forest', 'Forest'], ['Grizzly Bears']]);
  });

  test('tokens are not meant, and one that is cast itself stays (CR 111.1)', () => {
    const game = start();
    plays(game, game.ann, 'Herd');
    plays(game, game.ann, 'Priest');
    expect(game.ann.battlefield).toEqual(['Forest', 'Forest', 'Beast Token', 'Priest']);
  });
});
