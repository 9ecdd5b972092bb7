/** Spells that go elsewhere than to a graveyard as they are countered. CR 701.5a, 702.62. */
import { expect, test } from 'vitest';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { now, table } from '../support/text-table.ts';

const INSTEAD = "instead of putting it into its owner's graveyard";
const stall = `Long Stall | {0} | Instant | | Counter target creature spell. If the spell is countered this way, exile it with two time counters on it ${INSTEAD}. If it doesn't have suspend, it gains suspend.`;
const snare = `Clean Snare | {0} | Instant | | Counter target creature spell. If a spell is countered this way, exile it ${INSTEAD}.`;
const newt = 'Slow Newt | {0} | Creature — Salamander | 2/1 |';
const proud = "Proud Newt | {0} | Creature — Salamander | 2/1 | Proud Newt can't be countered.";

test('a spell exiled as it is countered has its counters and suspend, and is cast when the last is gone (CR 701.5a, 702.62a)', () => {
  const game = table([stall, newt], [{ hand: ['Slow Newt'] }, { hand: ['Long Stall'] }]);
  game.ann.casts('Slow Newt');
  game.ben.casts('Long Stall', { targets: ['Slow Newt'] });
  game.resolveAll();
  expect([game.ann.exile, game.ann.graveyard]).toEqual([['Slow Newt'], []]);
  expect(game.game.objects[game.game.exile[0]!]?.counters).toEqual({ time: 2 });
  game.to('PrecombatMain', 3);
  expect([game.ann.exile, game.ann.battlefield]).toEqual([['Slow Newt'], []]);
  game.ann.answers('yesNo', [1]);
  game.to('PrecombatMain', 5);
  expect([game.ann.exile, game.ann.battlefield]).toEqual([[], ['Slow Newt']]);
});

test('a spell that can’t be countered is not exiled, and gets no counters (CR 101.2, 701.5a)', () => {
  const game = table([stall, proud], [{ hand: ['Proud Newt'] }, { hand: ['Long Stall'] }]);
  game.ann.casts('Proud Newt');
  game.ben.casts('Long Stall', { targets: ['Proud Newt'] });
  game.resolveAll();
  expect([game.ann.exile, game.ann.battlefield]).toEqual([[], ['Proud Newt']]);
  expect(game.ann.permanent('Proud Newt').counters).toEqual({});
});

test('a spell countered "this way" is exiled and stays there (CR 701.5a, 614.1a)', () => {
  const game = table([snare, newt], [{ hand: ['Slow Newt'] }, { hand: ['Clean Snare'] }]);
  game.ann.casts('Slow Newt');
  game.ben.casts('Clean Snare', { targets: ['Slow Newt'] });
  game.resolveAll();
  expect([game.ann.exile, game.ann.graveyard, game.ben.graveyard]).toEqual([['Slow Newt'], [], ['Clean Snare']]);
});

const keywords = (player: TestPlayer): string[] =>
  now(player, 'Slow Newt').abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));

test('a creature cast by a suspend it was given has haste, until its caster loses control of it (CR 702.62a)', () => {
  const take = 'Taking | {0} | Sorcery | | Gain control of target creature.';
  const game = table([stall, newt, take], [{ hand: ['Slow Newt', 'Taking'] }, { hand: ['Long Stall', 'Taking'] }]);
  game.ann.casts('Slow Newt');
  game.ben.casts('Long Stall', { targets: ['Slow Newt'] });
  game.resolveAll();
  game.ann.answers('yesNo', [1]);
  game.to('PrecombatMain', 5);
  expect(keywords(game.ann)).toEqual(['haste']);
  game.to('PrecombatMain', 6);
  expect(keywords(game.ann)).toEqual(['haste']);
  game.ben.casts('Taking', { targets: ['Slow Newt'] });
  game.resolveAll();
  expect(keywords(game.ben)).toEqual([]);
  game.to('PrecombatMain', 7);
  game.ann.casts('Taking', { targets: ['Slow Newt'] });
  game.resolveAll();
  expect(keywords(game.ann)).toEqual([]);
});

const desert =
  'Turncoat | {0} | Instant | | Counter target spell. If an artifact or creature spell is countered this way';
const turncoat = `${desert}, put that card onto the battlefield under your control instead of into its owner's graveyard.`;

test('a creature spell enters under the control of whoever countered it; another spell goes to the graveyard (CR 701.5a, 614.1a)', () => {
  const nap = 'Nap | {0} | Sorcery | | You gain 3 life.';
  const herald =
    'Herald | {0} | Creature — Salamander | 1/1 | Herald enters with a +1/+1 counter on it. / When Herald enters, you gain 1 life.';
  const game = table([turncoat, herald, nap], [{ hand: ['Herald', 'Nap'] }, { hand: ['Turncoat', 'Turncoat'] }]);
  game.ann.casts('Herald');
  game.ben.casts('Turncoat', { targets: ['Herald'] });
  game.resolveAll();
  expect([game.ann.graveyard, game.ben.battlefield, game.ben.stats('Herald')]).toEqual([[], ['Herald'], '2/2']);
  game.ann.casts('Nap');
  game.ben.casts('Turncoat', { targets: ['Nap'] });
  game.resolveAll();
  expect([game.ann.graveyard, game.ann.life, game.ben.life]).toEqual([['Nap'], 20, 21]);
});

test('a spell that can’t be countered resolves, and nobody takes it (CR 101.2, 701.5a)', () => {
  const game = table([turncoat, proud], [{ hand: ['Proud Newt'] }, { hand: ['Turncoat'] }]);
  game.ann.casts('Proud Newt');
  game.ben.casts('Turncoat', { targets: ['Proud Newt'] });
  game.resolveAll();
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Proud Newt'], []]);
});

test('on the top or the bottom: whoever counters it chooses (CR 701.5a, 401.4)', () => {
  const sink =
    'Sinker | {0} | Instant | | Counter target spell. If that spell is countered this way, put that card on ' +
    'your choice of the top or bottom of its owner’s library instead of into that player’s graveyard.';
  const PLACES = [
    [0, ['Island', 'Forest', 'Slow Newt']], // the top is last
    [1, ['Slow Newt', 'Island', 'Forest']],
  ] as const;
  for (const [choice, library] of PLACES) {
    const game = table([sink, newt], [{ hand: ['Slow Newt'], library: ['Forest', 'Island'] }, { hand: ['Sinker'] }]);
    game.ann.casts('Slow Newt');
    game.ben.casts('Sinker', { targets: ['Slow Newt'] });
    game.ben.answers('chooseOption', [choice]);
    game.resolveAll();
    expect([game.ann.library, game.ann.graveyard]).toEqual([library, []]);
  }
});
