/** "As this enters, ... This enters with that many counters", and other words that speak of what was just said. CR 614.12, 614.1c. */
import { expect, test } from 'vitest';
import { facts, table } from '../support/rules-table.ts';

test('what is sacrificed as it enters is counted in how it enters (CR 614.12, 614.13a)', () => {
  const lord =
    'Blood Lord | {0} | Creature — Demon | 1/1 | As Blood Lord enters, sacrifice any number of creatures. Blood Lord enters with that many +1/+1 counters on it.';
  const game = table([lord], [{ hand: ['Blood Lord'], battlefield: ['Grizzly Bears', 'Hill Giant', 'Forest'] }, {}]);
  game.ann.answers('chooseObjects', [0, 1]);
  game.ann.casts('Blood Lord');
  game.resolve();
  expect([game.ann.stats('Blood Lord'), game.ann.battlefield]).toEqual(['3/3', ['Forest', 'Blood Lord']]);
});

test('so is what its removed counters were (CR 614.12)', () => {
  const thief =
    'Mark Thief | {0} | Creature — Vampire | 1/1 | Flying / As Mark Thief enters, remove all counters from all permanents. Mark Thief enters with a +1/+1 counter on it for each counter removed this way.';
  const crate = 'Old Crate | {0} | Artifact | | Old Crate enters with three brick counters on it.';
  const game = table([thief, crate], [{ hand: ['Mark Thief', 'Old Crate'] }, {}]);
  game.ann.casts('Old Crate');
  game.resolve();
  game.ann.casts('Mark Thief');
  game.resolve();
  expect([game.ann.stats('Mark Thief'), game.ann.permanent('Old Crate').counters]).toEqual(['4/4', {}]);
});

test('the opponent chosen as it enters is the one whose creatures are counted (CR 614.12a)', () => {
  const pest =
    'Sour Pest | {0} | Creature — Treefolk | 6/6 | As Sour Pest enters, choose an opponent. Sour Pest enters with a -1/-1 counter on it for each creature that player controls.';
  const game = table([pest], [{ hand: ['Sour Pest'], battlefield: ['Hill Giant'] }, ['Grizzly Bears', 'Hill Giant']]);
  game.ann.casts('Sour Pest');
  game.resolve();
  expect(game.ann.stats('Sour Pest')).toBe('4/4');
});

test('a target chosen at random is chosen by nobody (CR 601.2c)', () => {
  const hunt =
    'Wild Spirit | {0} | Creature — Spirit | 1/1 | When Wild Spirit enters, it deals 3 damage to target opponent chosen at random.';
  const game = table([hunt], [{ hand: ['Wild Spirit'] }, {}, {}]);
  let asked = 0;
  game.plan((question) => {
    if (question.kind === 'targets') asked++;
    return null;
  });
  game.ann.casts('Wild Spirit');
  game.resolveAll();
  expect([asked, game.ann.life, [game.ben.life, game.cat.life].sort()]).toEqual([0, 20, [17, 20]]);
});

test('a target may be described by a number of its own controller (CR 115.1, 601.2c)', () => {
  const drown =
    "Pull Under | {0} | Instant | | Destroy target creature with toughness less than or equal to the number of cards in its controller's graveyard.";
  const game = table(
    [drown],
    [
      { hand: ['Pull Under'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'], graveyard: ['Forest', 'Forest'] },
    ],
  );
  game.ann.casts('Pull Under', { targets: ['Grizzly Bears'] });
  game.resolve();
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Grizzly Bears'], ['Hill Giant']]);
});

test('a spell is cheaper only where it is cast for that cost (CR 702.34a, 601.2f)', () => {
  const vision =
    'Late Vision | {1}{G} | Sorcery | | You gain 5 life. / Flashback {6}{G}. This spell costs {X} less to cast this way, where X is the greatest mana value among creatures you control.';
  const hand = table([vision], [{ hand: ['Late Vision'], battlefield: ['Forest', 'Hill Giant'] }, {}]);
  expect(hand.ann.can('cast', 'Late Vision')).toBe(false);
  const grave = table(
    [vision],
    [{ graveyard: ['Late Vision'], battlefield: ['Forest', 'Forest', 'Forest', 'Hill Giant'] }, {}],
  );
  grave.ann.casts('Late Vision');
  grave.resolve();
  expect([grave.ann.life, grave.ann.exile]).toEqual([25, ['Late Vision']]);
  const poor = table([vision], [{ graveyard: ['Late Vision'], battlefield: ['Forest', 'Forest', 'Hill Giant'] }, {}]);
  expect(poor.ann.can('cast', 'Late Vision')).toBe(false);
});

test('what has not dealt damage yet has not since it is there (CR 400.7)', () => {
  const guard = "Young Guard | {0} | Creature — Dragon | 2/2 | Young Guard has flying if it hasn't dealt damage yet.";
  const blink =
    "Short Trip | {0} | Instant | | Exile target creature, then return it to the battlefield under its owner's control.";
  const game = table([guard, blink], [{ hand: ['Short Trip'], battlefield: ['Young Guard'] }, {}]);
  const flies = (): boolean => facts(game, 'Young Guard').abilities.some(({ ability }) => ability.kind === 'keyword');
  expect(flies()).toBe(true);
  game.ann.attacks('Young Guard');
  game.to('PostcombatMain', 1);
  expect([game.ben.life, flies()]).toEqual([18, false]);
  game.ann.casts('Short Trip', { targets: ['Young Guard'] });
  game.resolve();
  expect(flies()).toBe(true);
});

test('it is compared with others and then cast, not the other (CR 608.2c)', () => {
  const path =
    "Kin Path | {0} | Enchantment | | At the beginning of your upkeep, you lose 1 life and reveal the top card of your library. If it's a creature card that shares a creature type with a creature you control, put it onto the battlefield.";
  const elk = 'Herd Elk | {G} | Creature — Elk | 1/1 |';
  const game = table(
    [path, elk],
    [
      { battlefield: ['Kin Path', 'Herd Elk'], library: ['Herd Elk', 'Herd Elk', 'Herd Elk', 'Herd Elk', 'Herd Elk'] },
      {},
    ],
  );
  game.to('PrecombatMain', 2);
  const before = game.ann.state.library.length;
  game.to('Draw', 3);
  // One by the enchantment, one drawn: none of those that were there already moved.
  expect([before - game.ann.state.library.length, game.ann.hand.length]).toEqual([2, 1]);
});
