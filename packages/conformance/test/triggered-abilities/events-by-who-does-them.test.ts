/** Events by who does them: tapping, putting, countering; and draws but for the first of a draw step. CR 603.2. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

const tapSignal =
  'Cold Bell | {0} | Enchantment | | Whenever you tap an untapped creature an opponent controls, you gain 3 life.';
const PIN = 'Pin Down | {0} | Instant | | Tap target creature.';

test('an instruction to tap is followed by the one who is told to (CR 603.2, 701.21a)', () => {
  const game = table(
    [tapSignal, PIN],
    [{ hand: ['Pin Down', 'Pin Down'], battlefield: ['Cold Bell', 'Hill Giant'] }, ['Grizzly Bears']],
  );
  game.ann.casts('Pin Down', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect(game.ann.life).toBe(23);
  game.ann.casts('Pin Down', { targets: ['Hill Giant'] });
  game.resolveAll();
  expect(game.ann.life).toBe(23);
});

test('a player who taps their own creature as instructed by another does it themselves (CR 603.2, 701.21a)', () => {
  const order = 'Stand Down | {0} | Sorcery | | Target opponent taps a creature they control.';
  const game = table([tapSignal, order], [{ hand: ['Stand Down'], battlefield: ['Cold Bell'] }, ['Grizzly Bears']]);
  game.ann.casts('Stand Down', { targets: ['ben'] });
  game.resolveAll();
  expect([game.ann.life, game.ben.permanent('Grizzly Bears').status & 1]).toEqual([20, 1]);
});

test('whoever plays a land or resolves a permanent spell puts it onto the battlefield, tokens too (CR 603.6a, 111.2)', () => {
  const chant =
    'Moss Chant | {0} | Enchantment | | Whenever a player puts a Forest or green permanent onto the battlefield, that player loses 2 life.';
  const sprout = 'Small Sprout | {0} | Sorcery | | Create two 1/1 green Saproling creature tokens.';
  const game = table(
    [chant, sprout],
    [
      { hand: ['Forest', 'Grizzly Bears', 'Small Sprout', 'Island'], battlefield: ['Forest', 'Forest'] },
      ['Moss Chant'],
    ],
  );
  game.ann.playsLand('Forest');
  game.resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([18, 20]);
  game.ann.casts('Grizzly Bears');
  game.resolveAll();
  game.ann.casts('Small Sprout');
  game.resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([12, 20]);
});

test('a spell is countered by the spell or ability that says so, and by its controller (CR 701.5a)', () => {
  const mentor =
    'Sea Mentor | {0} | Creature — Merfolk | 1/1 | Whenever a spell or ability you control counters a spell, you gain 4 life.';
  const no = 'Plain No | {0} | Instant | | Counter target spell.';
  const song = 'Free Song | {0} | Sorcery | | You lose 1 life.';
  const game = table(
    [mentor, no, song],
    [{ hand: ['Plain No', 'Free Song'], battlefield: ['Sea Mentor'] }, { hand: ['Plain No'] }],
  );
  game.ann.casts('Free Song');
  game.ann.casts('Plain No', { targets: ['Free Song'] });
  game.resolve();
  game.resolveAll();
  expect(game.ann.life).toBe(24);
  const other = table(
    [mentor, no, song],
    [{ hand: ['Free Song'], battlefield: ['Sea Mentor'] }, { hand: ['Plain No'] }],
  );
  other.ann.casts('Free Song');
  other.answer([0]);
  other.ben.casts('Plain No', { targets: ['Free Song'] });
  other.resolveAll();
  expect(other.ann.life).toBe(20);
});

test('a creature that leaves the battlefield without dying did not go to a graveyard (CR 700.4, 603.6c)', () => {
  const mage =
    'Port Watch | {0} | Creature — Frog | 1/1 | Whenever one or more other creatures you control leave the battlefield without dying, you gain 4 life.';
  const back = "Back Home | {0} | Instant | | Return target creature to its owner's hand.";
  const kill = 'Hot End | {0} | Instant | | Destroy target creature.';
  const game = table(
    [mage, back, kill],
    [{ hand: ['Back Home', 'Hot End'], battlefield: ['Port Watch', 'Grizzly Bears', 'Hill Giant'] }, {}],
  );
  game.ann.casts('Hot End', { targets: ['Hill Giant'] });
  game.resolveAll();
  expect(game.ann.life).toBe(20);
  game.ann.casts('Back Home', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect(game.ann.life).toBe(24);
});

test('the first card that a player draws in their draw step does not count, the others do (CR 504.1, 121.2)', () => {
  const storm =
    'Snake Storm | {0} | Enchantment | | Whenever an opponent draws a card except the first one they draw in each of their draw steps, you gain 1 life.';
  const gift = 'Free Gift | {0} | Instant | | Each player draws two cards.';
  const library = ['Island', 'Island', 'Island', 'Island', 'Island', 'Island'];
  const game = table(
    [storm, gift],
    [{ hand: ['Free Gift', 'Free Gift'], battlefield: ['Snake Storm'], library }, { library }],
  );
  game.ann.casts('Free Gift');
  game.resolveAll();
  expect(game.ann.life).toBe(22);
  game.to('Upkeep', 2);
  game.ann.casts('Free Gift');
  game.resolveAll();
  expect(game.ann.life).toBe(24);
  game.to('PrecombatMain', 2);
  expect(game.ann.life).toBe(24);
});

test('a replacement of such draws leaves the first one of the draw step alone (CR 504.1, 614.1a)', () => {
  const breach =
    'Low Breach | {0} | Enchantment | | If you would draw a card except the first one you draw in each of your draw steps, you gain 5 life instead.';
  const gift = 'Free Gift | {0} | Instant | | Each player draws two cards.';
  const library = ['Island', 'Island', 'Island', 'Island', 'Island', 'Island'];
  const game = table(
    [breach, gift],
    [{ hand: ['Free Gift', 'Free Gift'], battlefield: ['Low Breach'], library }, { library }],
  );
  game.ann.casts('Free Gift');
  game.resolveAll();
  expect([game.ann.life, game.ann.hand.length]).toEqual([30, 1]);
  game.to('Draw', 3);
  game.ann.casts('Free Gift');
  game.resolveAll();
  expect([game.ann.life, game.ann.hand.length]).toEqual([40, 1]);
});
