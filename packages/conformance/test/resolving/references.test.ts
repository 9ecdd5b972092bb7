/** What "it", "they" and "that player" are, told with cards of our own. CR 603.2, 608.2c, 608.2k, 613. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

describe('players spoken of again', () => {
  test('"if it is not their turn" asks about the player who cast the spell (CR 603.4)', () => {
    const lines = [
      "Night Watch | {0} | Enchantment | | Whenever a player casts a spell, if it's not their turn, that player gains 3 life.",
      'Quick Draw | {0} | Instant | | Draw a card.',
    ];
    const library = ['Plains', 'Plains'];
    const game = table(lines, [
      { battlefield: ['Night Watch'], hand: ['Quick Draw'], library },
      { hand: ['Quick Draw'], library },
    ]);
    plays(game.ann, 'Quick Draw');
    expect([game.ann.life, game.ben.life]).toEqual([20, 20]);
    game.ben.casts('Quick Draw');
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([20, 23]);
  });

  test('"more lands than each other player": "them" is the one who has more (CR 608.2k)', () => {
    const lines = [
      "Envy | {0} | Enchantment | | At the beginning of each player's upkeep, if that player controls more lands than each other player, ~ deals 4 damage to them.",
    ];
    const game = table(lines, [{ battlefield: ['Envy', 'Plains', 'Plains'] }, ['Plains']], { begin: 'Upkeep' });
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([16, 20]);
  });

  test('"they put it onto the battlefield": who owns the target (CR 608.2c)', () => {
    const lines = [
      "Whirl | {0} | Instant | | The owner of target creature shuffles it into their library, then reveals the top card of their library. If it's a permanent card, they put it onto the battlefield.",
    ];
    const game = table(lines, [{ hand: ['Whirl'] }, { battlefield: ['Grizzly Bears'], library: [] }]);
    plays(game.ann, 'Whirl', 'Grizzly Bears');
    expect([game.ann.battlefield, game.ben.battlefield, game.ben.library]).toEqual([[], ['Grizzly Bears'], []]);
  });
});

describe('objects spoken of again', () => {
  test('"when you cycle this card or it dies" triggers on both (CR 603.2)', () => {
    const lines = [
      'Pilgrim | {0} | Creature — Human | 1/1 | When you cycle this card or it dies, you gain 4 life.\nCycling {0}',
    ];
    const game = table(lines, [
      { hand: ['Pilgrim', 'Shock'], battlefield: ['Pilgrim', 'Mountain'], library: ['Plains'] },
      {},
    ]);
    uses(game.ann, 'Pilgrim');
    const afterCycling = game.ann.life;
    plays(game.ann, 'Shock', 'Pilgrim');
    expect([afterCycling, game.ann.life]).toEqual([24, 28]);
  });

  test('"its power" beside the equipped creature\'s toughness is that creature\'s (CR 510.1c)', () => {
    const lines = [
      "Bulwark | {0} | Artifact — Equipment | | As long as equipped creature's toughness is greater than its power, it has vigilance and assigns combat damage equal to its toughness rather than its power.\nEquip {0}",
      'Wall Walker | {0} | Creature — Human | 1/5 |',
    ];
    const game = table(lines, [['Bulwark', 'Wall Walker'], {}]);
    uses(game.ann, 'Bulwark', 'Wall Walker');
    game.ann.attacks('Wall Walker');
    game.throughCombat();
    expect(game.ben.life).toBe(15);
  });

  test('"shuffles, then draws a card for each": only the last is done so often (CR 608.2c)', () => {
    const lines = [
      'Refresh | {0} | Sorcery | | Target player shuffles their library, then draws a card for each artifact you control.',
      'Lamp | {0} | Artifact | |',
    ];
    const library = ['Plains', 'Plains', 'Plains'];
    const game = table(lines, [{ hand: ['Refresh'], battlefield: ['Lamp', 'Lamp'] }, { library }]);
    plays(game.ann, 'Refresh', 'ben');
    expect(game.ben.hand).toEqual(['Plains', 'Plains']);
  });
});

test('"new targets for the copies", however many were made (CR 707.10c)', () => {
  const lines = [
    'Echoes | {0} | Instant | | Copy target instant spell for each artifact you control. You may choose new targets for the copies.',
    'Lamp | {0} | Artifact | |',
  ];
  const game = table(lines, [
    { hand: ['Echoes', 'Shock'], battlefield: ['Mountain', 'Lamp', 'Lamp'] },
    { battlefield: ['Grizzly Bears'] },
  ]);
  game.ann.casts('Shock', { targets: ['ben'] });
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.plan((question) => (question.kind === 'targets' ? [game.indexOf(question.legal, 'ann')] : null));
  game.plan((question) => (question.kind === 'chooseObjects' ? [game.indexOf(question.from as never, 'ann')] : null));
  game.ann.casts('Echoes', { targets: ['Shock'] });
  game.resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([16, 18]);
});

test('"it", behind the name of what gave the ability, is that, not what has the ability (CR 201.5a)', () => {
  const penance =
    'Brief Penance | {0} | Enchantment — Aura | | Enchant creature / Brief Penance enters with two oil counters on it. / Enchanted creature has "{0}: Remove an oil counter from Brief Penance. Then if it has no oil counters on it, destroy Brief Penance."';
  const game = table([penance], [{ battlefield: ['Grizzly Bears'], hand: ['Brief Penance'] }, {}]);
  plays(game.ann, 'Brief Penance', 'Grizzly Bears');
  uses(game.ann, 'Grizzly Bears');
  expect(game.ann.battlefield).toContain('Brief Penance');
  uses(game.ann, 'Grizzly Bears');
  expect(game.ann.graveyard).toEqual(['Brief Penance']);
});
