/** "Creatures entering or dying don't cause abilities to trigger", "... entering or leaving causes ... an additional time". CR 603.2d, 603.10a. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const HUSH =
  'Hush Fay | {0} | Creature — Faerie | 1/2 | Creatures and planeswalkers entering the battlefield or dying don’t cause abilities to trigger.';
const WHITE =
  'White Sage | {0} | Creature — Avatar | 4/5 | If a snow permanent or an artifact entering or leaving the battlefield causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.';
const GREETER = 'Greeter | {0} | Enchantment | | Whenever a permanent enters, you gain 1 life.';
const MOURNER =
  'Mourner | {0} | Enchantment | | Whenever one or more permanents leave the battlefield, you gain 1 life.';
const CULTIST = 'Cultist | {0} | Enchantment | | Whenever you sacrifice a creature, you gain 1 life.';
const WEEPER = 'Weeper | {0} | Creature — Spirit | 1/1 | When this creature dies, you gain 5 life.';
const ROCK = 'Rock | {0} | Artifact | |';
const SACRIFICE = 'Rite | {0} | Sorcery | | Sacrifice a creature.';
const BREAK = 'Break | {0} | Sorcery | | Destroy target permanent.';
const WRATH = 'Wrath | {0} | Sorcery | | Destroy all creatures.';
const FLOOD = 'Flood | {0} | Sorcery | | Return all permanents to their owners’ hands.';
const CARDS = [HUSH, WHITE, GREETER, MOURNER, CULTIST, WEEPER, ROCK, SACRIFICE, BREAK, WRATH, FLOOD];

function at(battlefield: readonly string[], ...hand: readonly string[]): Scenario {
  return table(CARDS, [{ battlefield, hand }, {}]);
}

test('what enters as a creature sets nothing off, another permanent does (CR 603.2)', () => {
  const game = at(['Hush Fay', 'Greeter'], 'Weeper', 'Rock');
  expect(plays(game.ann, 'Weeper').ann.life).toBe(20);
  expect(plays(game.ann, 'Rock').ann.life).toBe(21);
});

test('nor does a creature that dies, not even where it leaves the battlefield by that (CR 700.4, 603.6c)', () => {
  const game = at(['Hush Fay', 'Mourner', 'Weeper', 'Rock'], 'Break', 'Break');
  expect(plays(game.ann, 'Break', 'Weeper').ann.life).toBe(20);
  expect(plays(game.ann, 'Break', 'Rock').ann.life).toBe(21);
});

test('those that die together with it set nothing off either (CR 603.10a)', () => {
  expect(plays(at(['Hush Fay', 'Weeper'], 'Wrath').ann, 'Wrath').ann.life).toBe(20);
});

test('what is returned to a hand did not die: of several that leave, those count (CR 603.2c)', () => {
  expect(plays(at(['Hush Fay', 'Mourner', 'Weeper'], 'Flood').ann, 'Flood').ann.life).toBe(21);
});

test('"whenever you sacrifice" is set off by the deed, not by the death (CR 701.17a)', () => {
  const game = at(['Hush Fay', 'Cultist'], 'Rite');
  expect(plays(game.ann, 'Rite').ann.life).toBe(21);
});

test('an artifact that enters or leaves makes each ability trigger once more (CR 603.2d)', () => {
  const game = at(['White Sage', 'Greeter', 'Mourner'], 'Rock', 'Break');
  expect(plays(game.ann, 'Rock').ann.life).toBe(22);
  expect(plays(game.ann, 'Break', 'Rock').ann.life).toBe(24);
});

test('a creature that is neither snow nor an artifact does so once (CR 603.2d)', () => {
  const game = at(['White Sage', 'Greeter', 'Mourner'], 'Weeper');
  expect(plays(game.ann, 'Weeper').ann.life).toBe(21);
});

test('an artifact that leaves together with it is still seen by it (CR 603.10a)', () => {
  expect(plays(at(['White Sage', 'Mourner', 'Rock'], 'Flood').ann, 'Flood').ann.life).toBe(22);
});

/** "Whenever ... causes a triggered ability to trigger": another ability triggering is an event itself. CR 603.2, 603.3b. */
describe('abilities that hear others trigger', () => {
  const USHER =
    'Usher | {0} | Enchantment | | Whenever an artifact or creature entering the battlefield causes a triggered ability to trigger, counter that ability unless its controller pays {1}.';
  const ECHO =
    'Echo | {0} | Enchantment | | Whenever a creature entering the battlefield under an opponent’s control causes a triggered ability of that creature to trigger, you may copy that ability. You may choose new targets for the copy.';
  const DRUM =
    'Drum | {0} | Enchantment | | Whenever a creature you control attacking causes a triggered ability of that creature to trigger, put a charge counter on this enchantment.';
  const HEALER = 'Healer | {0} | Creature — Cleric | 1/1 | When this creature enters, you gain 3 life.';
  const BIRD = 'Bird | {0} | Creature — Bird | 1/1 | Whenever this creature attacks, you gain 1 life.';
  const FLEDGLING = 'Fledgling | {0} | Creature — Bird | 1/1 | When this creature dies, you gain 5 life.';
  const HUNTER = 'Hunter | {0} | Creature — Elf | 2/2 | When this creature enters, destroy target land.';
  const GREETER = 'Greeter | {0} | Enchantment | | Whenever a creature enters, you gain 10 life.';
  const GROVE = 'Grove | | Land | | When this land enters, you gain 7 life.';
  const KEEN = 'Keen | {0} | Enchantment | | Whenever a creature you control attacks, you gain 20 life.';
  const BREAK = 'Break | {0} | Sorcery | | Destroy target creature.';
  const PAIR =
    'Twice | {0} | Enchantment | | If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.';
  const CARDS = [USHER, ECHO, DRUM, HEALER, BIRD, FLEDGLING, HUNTER, GREETER, GROVE, KEEN, BREAK, PAIR];

  function at(ann: readonly string[], ben: readonly string[], ...hand: readonly string[]): Scenario {
    return table(CARDS, [{ battlefield: ann, hand }, { battlefield: ben }]);
  }

  describe('an ability that waits for another one to trigger', () => {
    test('goes on the stack above it, whoever is the active player, and counters it (CR 603.3b)', () => {
      const game = at([], ['Usher'], 'Healer');
      game.ann.casts('Healer');
      game.resolve();
      expect(game.stack).toEqual(['Healer', 'Usher']);
      expect(game.resolveAll().ann.life).toBe(20);
    });

    test('also where its controller is the active player (CR 603.3b)', () => {
      const game = at(['Usher', 'Greeter'], ['Greeter'], 'Healer');
      game.ann.casts('Healer');
      game.resolve();
      expect([game.stack.slice(3), game.stack.length]).toEqual([['Usher', 'Usher', 'Usher'], 6]);
      game.resolveAll();
      expect([game.ann.life, game.ben.life]).toEqual([20, 20]);
    });

    test('"its controller" is that of the ability: who pays keeps it (CR 118.12a)', () => {
      const game = at(['Plains'], ['Usher'], 'Healer');
      game.ann.answers('yesNo', [1]);
      game.ann.casts('Healer');
      game.resolveAll();
      expect(game.ann.life).toBe(23);
    });

    test('does not hear abilities that something else made trigger (CR 603.2)', () => {
      const game = at([], ['Usher'], 'Fledgling', 'Break', 'Grove');
      plays(game.ann, 'Fledgling');
      expect(plays(game.ann, 'Break', 'Fledgling').ann.life).toBe(25);
      game.ann.playsLand('Grove');
      expect(game.resolveAll().ann.life).toBe(32);
    });

    test('hears neither itself nor another of its sort (CR 603.3b)', () => {
      const game = at(['Usher'], ['Usher'], 'Healer');
      game.ann.casts('Healer');
      game.resolve();
      expect(game.stack).toEqual(['Healer', 'Usher', 'Usher']);
    });

    test('triggers once for each time that the other one does (CR 603.2d)', () => {
      const game = at(['Twice'], ['Usher'], 'Healer');
      game.ann.casts('Healer');
      game.resolve();
      expect(game.stack).toEqual(['Healer', 'Healer', 'Usher', 'Usher']);
    });

    test('has nothing to counter where the other one found no target (CR 603.3d)', () => {
      const game = at([], ['Usher'], 'Hunter');
      game.ann.casts('Hunter');
      game.resolve();
      expect(game.stack).toEqual(['Usher']);
      expect(game.resolveAll().ann.battlefield).toEqual(['Hunter']);
    });
  });

  describe('"a triggered ability of that creature"', () => {
    test('is copied for whoever says so, who may choose its targets (CR 707.10c)', () => {
      const game = at(['Swamp'], ['Echo', 'Forest'], 'Hunter');
      game.ben.answers('yesNo', [1]).answers('yesNo', [1]);
      game.ben.answers('targets', (question) => [
        question.kind === 'targets' ? game.indexOf(question.legal, 'Swamp') : -1,
      ]);
      game.ann.casts('Hunter', { targets: ['Forest'] });
      game.resolve();
      expect(game.stack).toEqual(['Hunter', 'Echo']);
      game.resolve();
      expect(game.stack).toEqual(['Hunter', 'Hunter']);
      game.resolveAll();
      expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Hunter'], ['Echo']]);
    });

    test('or not copied (CR 603.5)', () => {
      const game = at([], ['Echo'], 'Healer');
      game.ben.answers('yesNo', [0]);
      expect(plays(game.ann, 'Healer').ben.life).toBe(20);
    });

    test('the copy is the other player’s: they gain the life too (CR 707.10)', () => {
      const game = at([], ['Echo'], 'Healer');
      game.ben.answers('yesNo', [1]);
      plays(game.ann, 'Healer');
      expect([game.ann.life, game.ben.life]).toEqual([23, 23]);
    });

    test('no ability of another permanent, and of no creature of one’s own (CR 603.2)', () => {
      const game = at(['Greeter'], ['Echo'], 'Fledgling');
      plays(game.ann, 'Fledgling');
      expect([game.ann.life, game.ben.life]).toEqual([30, 20]);
      const own = at(['Echo'], [], 'Healer');
      expect(plays(own.ann, 'Healer').ann.life).toBe(23);
    });

    test('of what attacks: its own, and not one that another permanent has for that (CR 508.3a)', () => {
      const game = at(['Drum', 'Bird', 'Keen'], []);
      game.ann.attacks('Bird');
      game.throughCombat();
      expect([game.ann.permanent('Drum').counters['charge'], game.ann.life]).toEqual([1, 41]);
    });
  });
});
