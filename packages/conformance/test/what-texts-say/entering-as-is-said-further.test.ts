/** How something enters, said in another sentence than what makes it enter. CR 614.1c, 614.12. */
import { expect, test } from 'vitest';
import { type GameObject, StatusBit } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { attacking, plays, table } from '../support/text-table.ts';

const isTapped = ({ status }: GameObject): boolean => (status & StatusBit.Tapped) !== 0;

const SUMMONS = `Grave Call | {0} | Sorcery | | Put target creature card ${'from a graveyard'} onto the battlefield under your control. / Spell mastery — If there are two or more instant cards in your graveyard, that creature enters with two +1/+1 counters on it.`;
const FREE = 'Free | {0} | Instant | | You gain 2 life.';
const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
test('with two spells in the graveyard it enters with the counters on it, with one it enters without (CR 614.12)', () => {
  const entered = (spells: readonly string[]): Scenario => {
    const game = table(
      [SUMMONS, FREE, BEAR],
      [{ hand: ['Grave Call'], graveyard: [...spells] }, { graveyard: ['Tin Bear', 'Free', 'Free'] }],
    );
    return plays(game.ann, 'Grave Call', 'Tin Bear');
  };
  expect(entered(['Free', 'Free']).ann.permanent('Tin Bear').counters).toEqual({ '+1/+1': 2 });
  expect(entered(['Free']).ann.permanent('Tin Bear').counters).toEqual({});
});

test('what would die at once without the counters lives: it never was there without them (CR 614.1c, 704.5f)', () => {
  const husk = 'Husk | {0} | Creature — Spirit | 0/0 |';
  const game = table([SUMMONS, FREE, husk], [{ hand: ['Grave Call'], graveyard: ['Free', 'Free', 'Husk'] }, {}]);
  plays(game.ann, 'Grave Call', 'Husk');
  expect(game.ann.stats('Husk')).toBe('2/2');
});

test('counters if it is a creature there: asked of the permanent that it will be (CR 614.12)', () => {
  const release = `Free Her | {0} | Sorcery | | Return target artifact or creature card ${'from your graveyard'} to the battlefield. It enters with ${'two additional'} +1/+1 counters on it if it’s a creature.`;
  const idol = 'Idol | {0} | Artifact | |';
  const waking =
    'Waker | {0} | Enchantment | | Artifacts you control are 1/1 creatures in addition to their other types.';
  const counters = (card: string, ...there: string[]): unknown => {
    const game = table(
      [release, idol, BEAR, waking],
      [{ hand: ['Free Her'], battlefield: there, graveyard: [card] }, {}],
    );
    return plays(game.ann, 'Free Her', card).ann.permanent(card).counters;
  };
  expect(counters('Tin Bear')).toEqual({ '+1/+1': 2 });
  expect(counters('Idol')).toEqual({});
  expect(counters('Idol', 'Waker')).toEqual({ '+1/+1': 2 });
});

test('an artifact that is cast that way enters tapped, one that is cast from the hand does not (CR 614.1c)', () => {
  const tinker =
    'Tinker Elf | {0} | Creature — Elf | 1/1 | Once each turn, you may cast an artifact spell from your graveyard. If you cast a spell this way, that artifact enters tapped.';
  const idol = 'Idol | {0} | Artifact | |';
  const game = table(
    [tinker, idol],
    [{ battlefield: ['Tinker Elf'], hand: ['Idol'], graveyard: ['Idol', 'Idol'] }, {}],
  );
  plays(game.ann, 'Idol');
  plays(game.ann, 'Idol');
  expect([0, 1].map((index) => isTapped(game.ann.permanent('Idol', index))).toSorted()).toEqual([false, true]);
  expect([game.ann.hand, game.ann.graveyard, game.ann.can('cast', 'Idol')]).toEqual([[], ['Idol'], false]);
});

const GENERAL =
  'Horn | {0} | Creature — Human | 2/5 | When Horn enters, create a 4/4 green Rhino creature token. / Whenever Horn attacks, populate. The token enters tapped and attacking.';

test('what is populated enters tapped and attacking, and was not declared (CR 508.4, 701.30a)', () => {
  const drum = 'Drum | {0} | Artifact | | Whenever a Rhino attacks, you gain 1 life.';
  const game = table([GENERAL, drum], [{ hand: ['Horn'], battlefield: ['Drum'] }, {}]);
  plays(game.ann, 'Horn');
  game.to('PrecombatMain', 3);
  game.ann.attacks('Horn', game.ben.name);
  game.throughCombat();
  expect(game.ann.battlefield.filter((name) => name === 'Rhino Token')).toHaveLength(2);
  const rhinos = [0, 1].map((index) => game.ann.permanent('Rhino Token', index));
  expect(rhinos.map(isTapped).toSorted()).toEqual([false, true]);
  expect([game.ben.life, game.ann.life, rhinos.filter(attacking)]).toEqual([14, 20, []]);
});

test('without a creature token nothing is created, and nothing else enters so (CR 701.30b)', () => {
  const game = table([GENERAL, BEAR], [{ battlefield: ['Horn'], hand: ['Tin Bear'] }, {}]);
  game.ann.attacks('Horn', game.ben.name);
  game.throughCombat();
  expect(game.ann.battlefield).toEqual(['Horn']);
  plays(game.ann, 'Tin Bear');
  expect([isTapped(game.ann.permanent('Tin Bear')), game.ben.life]).toEqual([false, 18]);
});
