/** Counters of one kind of several, prices of either kind, places said last, melees past blockers: cards as text. CR 115.1, 118.3, 122, 400.7, 510.1c. */
import { expect, test } from 'vitest';
import { picks, plays, table, uses } from '../support/text-table.ts';

test('one counter of three kinds, as its player chooses (CR 608.2d)', () => {
  const model = 'Odd Model | {0} | Creature — Human | 1/1 | {0}: Put a flying, vigilance, or +1/+1 counter on ~.';
  const game = table([model], [{ battlefield: ['Odd Model'] }, {}]);
  game.ann.answers('chooseOption', (question) => [question.kind === 'chooseOption' ? question.options.length - 1 : -1]);
  uses(game.ann, 'Odd Model');
  expect(game.ann.permanent('Odd Model').counters).toEqual({ '+1/+1': 1 });
});

test('either kind of counter pays, and with neither it can’t be paid (CR 118.3)', () => {
  const storm =
    'Odd Storm | {0} | Enchantment | | Remove a +1/+1 counter or a charge counter from a permanent you control: You gain 2 life. / {0}: Put a charge counter on ~.';
  const game = table([storm], [{ battlefield: ['Odd Storm'] }, {}]);
  expect(() => game.ann.activates('Odd Storm', { ability: 0 })).toThrow();
  const other = table([storm], [{ battlefield: ['Odd Storm'] }, {}]);
  other.ann.activates('Odd Storm', { ability: 1 }).table.resolveAll();
  picks(other.ann, 'Remove a charge counter');
  other.ann.activates('Odd Storm', { ability: 0 }).table.resolveAll();
  expect([other.ann.life, other.ann.permanent('Odd Storm').counters]).toEqual([22, {}]);
});

test('what is put onto the battlefield from one of two places has its counters (CR 122.6)', () => {
  const shade =
    'Old Shade | {0} | Sorcery | | You may put a creature card onto the battlefield from your hand or graveyard with two +1/+1 counters on it.';
  const game = table([shade], [{ hand: ['Old Shade'], graveyard: ['Grizzly Bears'] }, {}]);
  game.ann.answers('yesNo', () => [1]);
  plays(game.ann, 'Old Shade');
  expect(game.ann.stats('Grizzly Bears')).toBe('4/4');
});

test('only one kind of its counters is put there, after it has left (CR 122.8)', () => {
  const captain =
    'Odd Captain | {0} | Creature — Human | 1/1 | {0}: Put a +1/+1 counter on ~. / {0}: Put a charge counter on ~. / {0}: Destroy ~. / When ~ dies, put its +1/+1 counters on target creature you control.';
  const game = table([captain], [{ battlefield: ['Odd Captain', 'Grizzly Bears'] }, {}]);
  game.ann.activates('Odd Captain', { ability: 0 }).table.resolveAll();
  game.ann.activates('Odd Captain', { ability: 1 }).table.resolveAll();
  game.ann.activates('Odd Captain', { ability: 2 }).table.resolveAll();
  expect(game.ann.permanent('Grizzly Bears').counters).toEqual({ '+1/+1': 1 });
});

test('creature cards of one graveyard only, shuffled into the library of their owner (CR 115.1)', () => {
  const hymn =
    'Calm Hymn | {0} | Sorcery | | Shuffle up to two target cards from a single graveyard into their owners’ libraries.';
  const game = table([hymn], [{ hand: ['Calm Hymn'], graveyard: ['Shock'] }, { graveyard: ['Hill Giant', 'Murder'] }]);
  plays(game.ann, 'Calm Hymn', 'Hill Giant', 'Murder');
  expect([game.ben.graveyard, game.ben.library.includes('Hill Giant'), game.ann.graveyard]).toEqual([
    [],
    true,
    ['Shock', 'Calm Hymn'],
  ]);
});

test('damage past the blocker in this turn (CR 510.1c)', () => {
  const beast =
    'Odd Beast | {0} | Creature — Beast | 4/4 | {0}: You may have ~ assign its combat damage this turn as though it weren’t blocked.';
  const game = table([beast], [{ battlefield: ['Odd Beast'] }, { battlefield: ['Hill Giant'] }]);
  uses(game.ann, 'Odd Beast');
  game.ann.answers('yesNo', () => [1]);
  game.ann.attacks('Odd Beast');
  game.ben.blocks([['Hill Giant', 'Odd Beast']]);
  game.throughCombat();
  expect([game.ben.life, game.ben.battlefield]).toEqual([16, ['Hill Giant']]);
});

test('only those of the targets that are such are destroyed (CR 608.2c)', () => {
  const huff =
    'Loud Huff | {0} | Sorcery | | Up to three target creatures can’t block this turn. Destroy any of them that are Walls.';
  const game = table(
    [huff, 'Old Wall | {0} | Creature — Wall | 0/3 |'],
    [{ hand: ['Loud Huff'] }, { battlefield: ['Old Wall', 'Grizzly Bears'] }],
  );
  plays(game.ann, 'Loud Huff', 'Old Wall', 'Grizzly Bears');
  expect(game.ben.battlefield).toEqual(['Grizzly Bears']);
});
