/** Triggered abilities that instants and sorceries have in the graveyard. CR 113.6k, 603.6. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const SPARK =
  'Back Spark | {0} | Instant | | Back Spark deals 3 damage to any target. / Whenever an opponent gains life, you may pay {0}. If you do, return Back Spark from your graveyard to your hand.';
const SIP = 'Sip | {0} | Instant | | You gain 4 life.';

test('it triggers in the graveyard, however it came there (CR 113.6k)', () => {
  const game = table([SPARK, SIP], [{ graveyard: ['Back Spark'] }, { hand: ['Sip'] }]);
  game.ann.answers('yesNo', () => [1]);
  plays(game.ben, 'Sip');
  expect([game.ann.hand, game.ann.graveyard]).toEqual([['Back Spark'], []]);
});

test('it triggers as often as that happens, not only after it resolved, and not once only (CR 603.2)', () => {
  const game = table([SPARK, SIP], [{ hand: ['Back Spark'] }, { hand: ['Sip', 'Sip'] }]);
  for (const _ of [1, 2]) {
    game.ann.answers('yesNo', () => [1]);
    plays(game.ann, 'Back Spark', 'ben');
    plays(game.ben, 'Sip');
    expect(game.ann.hand).toEqual(['Back Spark']);
  }
});

test('it does not trigger while it is in a hand, and does nothing as it resolves (CR 113.6)', () => {
  const game = table([SPARK, SIP], [{ hand: ['Back Spark', 'Back Spark'] }, { hand: ['Sip'] }]);
  plays(game.ann, 'Back Spark', 'ben');
  expect(game.game.delayed).toEqual([]);
});

test('"exile this from your graveyard. If you do, it deals damage": likewise (CR 113.6k)', () => {
  const wake =
    'Late Wake | {0} | Sorcery | | Late Wake deals 1 damage to each creature. / Whenever you cast a Golem spell, you may exile Late Wake from your graveyard. If you do, Late Wake deals 4 damage to each opponent.';
  const game = table(
    [wake, 'Clay | {0} | Artifact Creature — Golem | 1/1 |'],
    [{ graveyard: ['Late Wake'], hand: ['Clay'] }, {}],
  );
  game.ann.answers('yesNo', () => [1]);
  plays(game.ann, 'Clay');
  expect([game.ben.life, game.ann.graveyard]).toEqual([16, []]);
});

test('sentences behind it belong to it: one token as the spell resolves, one more when it triggers (CR 113.2c, 702.55c)', () => {
  const rite =
    'Grim Rite | {0} | Sorcery | | Create a 1/1 white Spirit creature token. / Haunt / When the creature Grim Rite haunts dies, you gain 5 life. Create a 1/1 white Spirit creature token.';
  const game = table(
    [rite, 'Snuff | {0} | Instant | | Destroy target creature.', 'Ox | {0} | Creature — Ox | 4/4 |'],
    [{ hand: ['Grim Rite', 'Snuff'] }, ['Ox']],
  );
  game.ann.answers('targets', (question) => (question.kind === 'targets' ? [game.indexOf(question.legal, 'Ox')] : []));
  plays(game.ann, 'Grim Rite');
  expect([game.ann.battlefield, game.ann.exile]).toEqual([['Spirit Token'], ['Grim Rite']]);
  plays(game.ann, 'Snuff', 'Ox');
  expect([game.ann.battlefield, game.ann.life]).toEqual([['Spirit Token', 'Spirit Token'], 25]);
});

test('what is said of the spell that triggered belongs to it as well (CR 113.2c, 113.6k)', () => {
  const omen = `Cold Omen | {0} | Sorcery | | You gain 1 life. / When you cast a Golem spell, exile Cold Omen from your graveyard. That creature enters with two additional +1/+1 counters on it.`;
  const game = table(
    [omen, 'Clay | {0} | Artifact Creature — Golem | 1/1 |'],
    [{ graveyard: ['Cold Omen'], hand: ['Clay'] }, {}],
  );
  plays(game.ann, 'Clay');
  expect([game.ann.exile, game.ann.permanent('Clay').counters['+1/+1']]).toEqual([['Cold Omen'], 2]);
});

test('"if this card is suspended": it triggers in exile, not once it has resolved (CR 113.6, 702.62b)', () => {
  const curse =
    "Long Curse | {9} | Sorcery | | You gain 1 life. / Suspend 3—{0} / At the beginning of each player's upkeep, if this card is suspended, you gain 7 life. Put a time counter on Long Curse.";
  const game = table([curse], [{ hand: ['Long Curse'] }, {}]);
  game.ann.takes('suspend', 'Long Curse');
  game.resolveAll();
  expect(game.ann.exile).toEqual(['Long Curse']);
  game.to('Upkeep', 2);
  game.resolveAll();
  expect([game.ann.life, game.ann.exile]).toEqual([27, ['Long Curse']]);
});

test('a creature card that is suspended hears what happens, and no other does (CR 113.6, 702.62b)', () => {
  const kraken =
    'Deep One | {9} | Creature — Kraken | 6/6 | Suspend 5—{0} / Whenever a player casts a spell, if this card is suspended, remove a time counter from it and you gain 2 life.';
  const game = table([kraken, SIP], [{ hand: ['Deep One', 'Deep One', 'Sip'], battlefield: ['Deep One'] }, {}]);
  game.ann.takes('suspend', 'Deep One');
  plays(game.ann, 'Sip');
  expect(game.ann.life).toBe(26);
});
