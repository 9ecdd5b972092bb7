/** "If both targets are still legal as this ability resolves", and what is simultaneous. CR 608.2b, 608.2c. */
import { expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

const TINKER =
  'Small Tinker | {1} | Creature — Goblin | 1/1 | {T}: Choose target artifact a player controls and target creature card in that player’s graveyard. If both targets are still legal as this ability resolves, that player simultaneously sacrifices the artifact and returns the creature card to the battlefield.';
const SWAPPER =
  'Small Swapper | {1} | Creature — Goblin | 1/1 | {T}: Choose target land a player controls and target land card in that player’s graveyard. If both targets are still legal as this ability resolves, that player simultaneously sacrifices the land and returns the land card to the battlefield tapped.';
const TIDES =
  'Small Tides | {2} | Artifact | | {T}: Target player simultaneously taps each untapped creature they control and untaps each tapped creature they control.';
const TOY = 'Toy | {1} | Artifact |';
const ISLE = 'Isle | | Land | |';
const LISTENER =
  'Old Listener | {2} | Creature — Spirit | 2/2 | Whenever an artifact is put into a graveyard from the battlefield, you gain 1 life.';
const BREAK = 'Small Break | {0} | Instant | | Destroy target land.';
const EMPTIER = 'Small Emptier | {0} | Instant | | Exile all cards from all graveyards.';
const LOAN = 'Small Loan | {0} | Instant | | Gain control of target land.';

test('the artifact goes and the card comes, as one event (CR 608.2c)', () => {
  const game = table(
    [TINKER, TOY, LISTENER],
    [['Small Tinker'], { battlefield: ['Toy'], graveyard: ['Old Listener'] }],
  );
  uses(game.ann, 'Small Tinker', 'Toy', 'Old Listener');
  expect(game.ben.graveyard).toEqual(['Toy']);
  expect(game.ben.battlefield).toEqual(['Old Listener']);
  // What comes as the artifact goes does not see it go: it was not there before. CR 603.10a.
  expect(game.ben.life).toBe(20);
});

test('the land is the permanent, the land card the one in the graveyard (CR 109.2)', () => {
  const game = table([SWAPPER, ISLE], [['Small Swapper'], { battlefield: ['Isle'], graveyard: ['Forest'] }]);
  uses(game.ann, 'Small Swapper', 'Isle', 'Forest');
  expect([game.ben.battlefield, game.ben.graveyard]).toEqual([['Forest'], ['Isle']]);
});

test.each([
  ['the land is gone', 'Small Break', ['Isle'], { ann: [], ben: [], yard: ['Forest', 'Isle'] }],
  ['the card is gone', 'Small Emptier', [], { ann: [], ben: ['Isle'], yard: [] }],
  [
    'the card is not in the graveyard of who controls it',
    'Small Loan',
    ['Isle'],
    { ann: ['Isle'], ben: [], yard: ['Forest'] },
  ],
])('nothing happens when %s (CR 608.2b)', (_why, answer, targets, then) => {
  const game = table(
    [SWAPPER, ISLE, BREAK, EMPTIER, LOAN],
    [
      { battlefield: ['Small Swapper'], hand: [answer] },
      { battlefield: ['Isle'], graveyard: ['Forest'] },
    ],
  );
  game.ann.activates('Small Swapper', { targets: ['Isle', 'Forest'] });
  game.ann.casts(answer, { targets });
  game.resolveAll();
  expect(game.ann.battlefield.filter((name) => name !== 'Small Swapper')).toEqual(then.ann);
  expect(game.ben.battlefield).toEqual(then.ben);
  expect([...game.ben.graveyard].sort()).toEqual(then.yard);
});

test('what is tapped and what is untapped is decided before either is done (CR 608.2c)', () => {
  const game = table([TIDES], [['Small Tides'], ['Hill Giant', 'Hill Giant']]);
  const statuses = (): number[] => [0, 1].map((index) => game.ben.permanent('Hill Giant', index).status & 1);
  game.ann.activates('Small Tides', { targets: ['ben'] });
  game.resolveAll();
  expect(statuses()).toEqual([1, 1]);
});

test('of one tapped and one untapped creature each becomes the other (CR 608.2c)', () => {
  const TAP = 'Small Tap | {0} | Instant | | Tap target creature.';
  const game = table(
    [TIDES, TAP],
    [{ battlefield: ['Small Tides'], hand: ['Small Tap'] }, ['Hill Giant', 'Hill Giant']],
  );
  game.ann.casts('Small Tap', { targets: ['Hill Giant'] });
  game.resolveAll();
  const statuses = (): number[] => [0, 1].map((index) => game.ben.permanent('Hill Giant', index).status & 1);
  const before = statuses();
  expect([...before].sort()).toEqual([0, 1]);
  game.ann.activates('Small Tides', { targets: ['ben'] });
  game.resolveAll();
  expect(statuses()).toEqual(before.map((status) => 1 - status));
});
