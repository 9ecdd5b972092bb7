/** A creature loses all abilities of a kind: every landwalk, every "bands with other". CR 702.14a, 702.22c. */
import { expect, test } from 'vitest';
import { now, table } from '../support/text-table.ts';

const MARSH =
  'Marsh | | Land | | {T}: Target Wolf loses all landwalk abilities until end of turn.\n{T}: Target creature loses banding, flying, and all "bands with other" abilities until end of turn.'.replace(
    '\n',
    ' / ',
  );
const WADER = 'Wader | {0} | Creature — Wolf | 2/2 | Islandwalk, snow swampwalk, flying / Banding';
const PACK = 'Pack | {0} | Creature — Wolf | 2/2 | Islandwalk';
const HALL =
  'Hall | {0} | Enchantment | | Creatures you control named Pack have "bands with other legendary creatures."';
const keywords = (game: ReturnType<typeof table>, name: string): string[] =>
  now(game.ben, name).abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));

test('every landwalk is lost, whatever land it is of, and nothing else; until end of turn (CR 702.14a)', () => {
  const game = table([MARSH, WADER], [{ battlefield: ['Marsh'] }, { battlefield: ['Wader'] }]);
  game.ann.activates('Marsh', { ability: 0, targets: ['Wader'] });
  game.resolveAll();
  expect(keywords(game, 'Wader')).toEqual(['flying', 'banding']);
  game.to('Upkeep', game.game.turn + 1);
  expect(keywords(game, 'Wader').length).toBe(4);
});

test('banding is lost, and "bands with other" whatever it is with; landwalk is not (CR 702.22c)', () => {
  for (const [name, left] of [
    ['Wader', ['islandwalk', 'snow swampwalk']],
    ['Pack', ['islandwalk']],
  ] as const) {
    const game = table(
      [MARSH, WADER, PACK, HALL],
      [{ battlefield: ['Marsh'] }, { battlefield: ['Wader', 'Pack', 'Hall'] }],
    );
    expect(keywords(game, 'Pack')).toEqual(['islandwalk', 'bands with other']);
    game.ann.activates('Marsh', { ability: 1, targets: [name] });
    game.resolveAll();
    expect(keywords(game, name)).toEqual(left);
  }
});
