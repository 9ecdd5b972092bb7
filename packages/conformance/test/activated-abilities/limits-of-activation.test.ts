/** Words that limit or count: how often an ability was activated, who may activate it and when, what nothing shares. CR 602.5. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

test('an ability counts how often it was activated this turn, as it resolves (CR 602.2, 608.2h)', () => {
  const whelp =
    'Hot Whelp | {0} | Creature — Dragon | 1/1 | {0}: Hot Whelp gets +1/+0 until end of turn. If this ability has been activated three or more times this turn, sacrifice Hot Whelp.';
  const game = table([whelp], [['Hot Whelp'], {}]);
  game.ann.activates('Hot Whelp');
  game.resolveAll();
  game.ann.activates('Hot Whelp');
  game.resolveAll();
  expect(game.ann.stats('Hot Whelp')).toBe('3/1');
  game.to('PrecombatMain', 2);
  game.ann.activates('Hot Whelp');
  game.ann.activates('Hot Whelp');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Hot Whelp']);
  game.ann.activates('Hot Whelp');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual([]);
});

test('so does a mana ability, which never is on the stack (CR 605.3b)', () => {
  const priest =
    'Sun Priest | {0} | Creature — Cleric | 1/3 | {0}: Add {W}. If this ability has been activated two or more times this turn, sacrifice Sun Priest.';
  const gift = 'White Gift | {W} | Sorcery | | You gain 1 life.';
  const game = table([priest, gift], [{ hand: ['White Gift', 'White Gift'], battlefield: ['Sun Priest'] }, {}]);
  game.ann.casts('White Gift');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Sun Priest']);
  game.ann.casts('White Gift');
  game.resolveAll();
  expect([game.ann.life, game.ann.battlefield]).toEqual([22, []]);
});

test('any player may activate, but only when they could cast a sorcery (CR 602.5d)', () => {
  const revel =
    'Open Revel | {0} | Enchantment | | {0}: You gain 2 life. Any player may activate this ability but only as a sorcery.';
  const game = table([revel], [['Open Revel'], {}]);
  expect(game.ben.can('activate', 'Open Revel')).toBe(false);
  game.to('PrecombatMain', 2);
  expect(game.ben.can('activate', 'Open Revel')).toBe(true);
  game.ben.activates('Open Revel');
  expect(game.ben.can('activate', 'Open Revel')).toBe(false);
  game.resolve();
  expect([game.ann.life, game.ben.life]).toEqual([20, 22]);
});

test('any player may activate, but only during combat (CR 602.5)', () => {
  const clock =
    'Old Clock | {0} | Artifact | | {0}: You gain 2 life. Any player may activate this ability but only during combat.';
  const game = table([clock], [['Old Clock'], {}]);
  expect(game.ann.can('activate', 'Old Clock')).toBe(false);
  game.to('BeginningOfCombat', 2);
  expect(game.ben.can('activate', 'Old Clock')).toBe(true);
});

test('damage of the step before cannot be prevented, other damage can (CR 615.12)', () => {
  const blast =
    "Sure Blast | {0} | Sorcery | | Sure Blast deals 4 damage to target player. The damage can't be prevented.";
  const spark = 'Weak Spark | {0} | Sorcery | | Weak Spark deals 4 damage to target player.';
  const veil = 'Calm Veil | {0} | Enchantment | | Prevent all damage that would be dealt to you.';
  const game = table([blast, spark, veil], [{ hand: ['Sure Blast', 'Weak Spark'] }, ['Calm Veil']]);
  game.ann.casts('Weak Spark', { targets: ['ben'] });
  game.resolve();
  expect(game.ben.life).toBe(20);
  game.ann.casts('Sure Blast', { targets: ['ben'] });
  game.resolve();
  expect(game.ben.life).toBe(16);
});

test('a spell that shares a creature type with nothing there (CR 205.3m)', () => {
  const guide =
    "Odd Guide | {0} | Creature — Human | 1/1 | Whenever you cast a creature spell that doesn't share a creature type with a creature you control or a creature card in your graveyard, you gain 4 life.";
  const elf = 'Far Elf | {0} | Creature — Elf | 1/1 |';
  const orc = 'Far Orc | {0} | Creature — Orc | 1/1 |';
  const human = 'Far Human | {0} | Creature — Human | 1/1 |';
  const game = table(
    [guide, elf, orc, human],
    [{ hand: ['Far Elf', 'Far Orc', 'Far Human'], battlefield: ['Odd Guide'], graveyard: ['Far Elf'] }, {}],
  );
  for (const [name, life] of [
    ['Far Human', 20],
    ['Far Elf', 20],
    ['Far Orc', 24],
  ] as const) {
    game.ann.casts(name);
    game.resolveAll();
    expect([name, game.ann.life]).toEqual([name, life]);
  }
});

test('a creature that attacks or blocks each combat if able must do either (CR 508.1d, 509.1c)', () => {
  const golem =
    'Wild Golem | {0} | Artifact Creature — Golem | 2/5 | Wild Golem attacks or blocks each combat if able.';
  const game = table([golem], [['Wild Golem'], ['Hill Giant']]);
  game.to('EndOfCombat', 1);
  expect(game.ben.life).toBe(18);
  const blocking = table([golem], [['Hill Giant'], ['Wild Golem']]);
  blocking.ann.attacks('Hill Giant');
  blocking.to('EndOfCombat', 1);
  expect([blocking.ben.life, blocking.ben.permanent('Wild Golem').damage]).toEqual([20, 3]);
});
