/** "That much", "that many", "the result": the amount of what was done or happened, of the right kind. CR 608.2c, 706.2. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const KILL = 'Quick End | {0} | Sorcery | | Destroy target creature.';

test('"if you control two or more creatures, create that many": as many as are controlled (CR 603.4 + 608.2c)', () => {
  const war =
    'Bear War | {0} | Enchantment | | At the beginning of combat on your turn, if you control two or more creatures, create that many 1/1 red Elf creature tokens.';
  const game = table([war], [['Bear War', 'Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'], {}]);
  expect(game.to('PostcombatMain').ann.battlefield).toHaveLength(7);
});

test('"if you gained life this turn, create that many": as much as was gained (CR 603.4 + 608.2c)', () => {
  const day =
    'Glad Day | {0} | Enchantment | | At the beginning of your end step, if you gained life this turn, create that many 1/1 red Elf creature tokens.';
  const heal = 'Sip | {0} | Sorcery | | You gain 3 life.';
  const game = table([day, heal], [{ battlefield: ['Glad Day'], hand: ['Sip'] }, {}]);
  plays(game.ann, 'Sip');
  expect(game.to('Upkeep', 2).ann.battlefield).toHaveLength(4);
});

test('"if it had one or more counters on it, draw that many cards": as many as it had (CR 603.10a + 608.2h)', () => {
  for (const text of [
    'When this creature dies, if it had one or more -1/-1 counters on it, its owner draws that many cards.',
    'Whenever a creature you control with one or more counters on it dies, draw that many cards.',
  ]) {
    const goat = `Thin Goat | {0} | Creature — Goat | 4/4 | This creature enters with three -1/-1 counters on it. / ${text}`;
    const game = table([goat, KILL], [{ hand: ['Thin Goat', 'Quick End'] }, {}]);
    plays(game.ann, 'Thin Goat');
    expect(plays(game.ann, 'Quick End', 'Thin Goat').ann.hand).toHaveLength(3);
  }
});

test('"the result" is that of the roll, not of what was done since (CR 706.2)', () => {
  const toad =
    'Dice Toad | {0} | Creature — Frog | 1/1 | Whenever you roll a die, remove all +1/+1 counters from Dice Toad, then put a number of +1/+1 counters on it equal to the result.';
  const roll = 'Roll It | {0} | Sorcery | | Roll a six-sided die.';
  let left = [4, 2];
  const game = table([toad, roll], [{ battlefield: ['Dice Toad'], hand: ['Roll It', 'Roll It'] }, {}]).alter(
    (position) => {
      position.scripted = () => left[0] ?? null;
    },
  );
  plays(game.ann, 'Roll It');
  expect(game.ann.stats('Dice Toad')).toBe('5/5');
  left = left.slice(1);
  plays(game.ann, 'Roll It');
  expect(game.ann.stats('Dice Toad')).toBe('3/3');
});

test('"up to X target creatures, where X is the result" of the roll that set it off (CR 706.2 + 603.12)', () => {
  const storm =
    'Dice Storm | {0} | Sorcery | | Roll a six-sided die. When you do, this spell deals 1 damage to each of up to X target players, where X is the result.'.replace(
      'this spell',
      'Dice Storm',
    );
  const game = table([storm], [{ hand: ['Dice Storm'] }, {}, {}]).alter((position) => {
    position.scripted = () => 2;
  });
  game.ann.answers('targets', (question) => (question.kind === 'targets' ? [0, 1] : []));
  plays(game.ann, 'Dice Storm');
  expect(game.seats.filter(({ life }) => life === 19)).toHaveLength(2);
});

test('"At the next end step, draw that many": as many as were exiled before (CR 603.7c)', () => {
  const fate =
    'New Fate | {0} | Sorcery | | Exile all creatures you control. At the beginning of the next end step, draw that many cards.';
  const game = table([fate], [{ hand: ['New Fate'], battlefield: ['Grizzly Bears', 'Grizzly Bears'] }, {}]);
  plays(game.ann, 'New Fate');
  expect(game.to('Upkeep', 2).ann.hand).toHaveLength(2);
});

test('"each opponent loses that much life and you gain that much life": as much as the event says, not as much as all lost (CR 608.2c)', () => {
  const leech =
    'Leech Goat | {0} | Creature — Goat | 3/3 | Whenever Leech Goat deals damage to a player, each opponent loses that much life and you gain that much life.';
  const game = table([leech], [['Leech Goat'], {}, {}]);
  game.ann.attacks('Leech Goat', 'ben');
  game.throughCombat();
  expect([game.ann.life, game.seats[2]!.life]).toEqual([23, 17]);
});

test('"remove that many counters and create that many tokens": also when there are fewer counters (CR 608.2c + 122.1)', () => {
  const grove =
    'Shy Grove | {0} | Creature — Treefolk | 0/9 | This creature enters with two +1/+1 counters on it. / Whenever this creature is dealt damage, remove that many +1/+1 counters from it, then create that many 1/1 green Elf creature tokens.';
  const bolt = 'Prick | {0} | Instant | | Prick deals 5 damage to any target.';
  const game = table([grove, bolt], [{ hand: ['Shy Grove', 'Prick'] }, {}]);
  plays(game.ann, 'Shy Grove');
  plays(game.ann, 'Prick', 'Shy Grove');
  expect(game.ann.battlefield).toHaveLength(6);
});
