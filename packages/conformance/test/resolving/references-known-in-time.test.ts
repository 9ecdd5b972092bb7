/** What a word refers to is known when it is read: not what the instruction itself makes, nor what another branch names. CR 608.2c. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const KILL = 'Quick End | {0} | Sorcery | | Destroy target creature.';

describe('what an instruction makes is not known in what says how much of it is made', () => {
  test('"draw a card for each counter on it" counts the counters of what died (CR 608.2c + 603.10a)', () => {
    const keeper =
      'Score Keeper | {0} | Creature — Bird | 1/1 | This creature enters with two page counters on it. / When this creature dies, draw a card for each page counter on it.';
    const game = table([keeper, KILL], [{ hand: ['Score Keeper', 'Quick End'] }, {}]);
    plays(game.ann, 'Score Keeper');
    plays(game.ann, 'Quick End', 'Score Keeper');
    expect(game.resolveAll().ann.hand).toHaveLength(2);
  });

  test('"create a token for each counter on it" likewise (CR 608.2c)', () => {
    const nest =
      'Old Nest | {0} | Creature — Bird | 1/1 | This creature enters with three egg counters on it. / When this creature dies, create a 1/1 blue Bird creature token for each egg counter on it.';
    const game = table([nest, KILL], [{ hand: ['Old Nest', 'Quick End'] }, {}]);
    plays(game.ann, 'Old Nest');
    plays(game.ann, 'Quick End', 'Old Nest');
    expect(game.resolveAll().ann.battlefield).toHaveLength(3);
  });

  test('"draw a card if it has flying. Otherwise, put a counter on it" is about what entered (CR 608.2c)', () => {
    const roost =
      'High Roost | {0} | Enchantment | | Whenever a creature you control enters, draw a card if it has flying. Otherwise, put a +1/+1 counter on it.';
    const kite = 'Paper Kite | {0} | Creature — Bird | 1/1 | Flying';
    const ox = 'Plain Ox | {0} | Creature — Ox | 2/2 | ';
    const game = table([roost, kite, ox], [{ battlefield: ['High Roost'], hand: ['Paper Kite', 'Plain Ox'] }, {}]);
    plays(game.ann, 'Paper Kite');
    game.resolveAll();
    expect([game.ann.hand.length, game.ann.stats('Paper Kite')]).toEqual([2, '1/1']);
    plays(game.ann, 'Plain Ox');
    game.resolveAll();
    expect([game.ann.hand.length, game.ann.stats('Plain Ox')]).toEqual([1, '3/3']);
  });
});

describe('what one branch names is not known in the other', () => {
  test('"Otherwise, you may cast it" is the exiled card, not the token of the other branch (CR 608.2c)', () => {
    const scout =
      "Trail Scout | {0} | Sorcery | | Exile the top card of your library. If it's a land card, create a 2/2 green Bear creature token. Otherwise, put it into your hand.";
    for (const [top, hand, bears] of [
      ['Forest', [], 1],
      ['Grizzly Bears', ['Grizzly Bears'], 0],
    ] as const) {
      const game = table([scout], [{ hand: ['Trail Scout'], library: [top] }, {}]);
      plays(game.ann, 'Trail Scout');
      expect([game.ann.hand, game.ann.battlefield.length]).toEqual([hand, bears]);
    }
  });

  test('"put two of those cards into your hand. Otherwise, put one of them": of those looked at (CR 608.2c)', () => {
    const advice =
      'Long Advice | {0} | Sorcery | | Look at the top three cards of your library. If you control a creature, put two of those cards into your hand. Otherwise, put one of them into your hand. Then put the rest on top of your library in any order.';
    for (const [battlefield, drawn] of [
      [[], 1],
      [['Grizzly Bears'], 2],
    ] as const) {
      const game = table([advice], [{ hand: ['Long Advice'], battlefield }, {}]);
      plays(game.ann, 'Long Advice');
      expect([game.ann.hand.length, game.ann.library.length]).toEqual([drawn, 5 - drawn]);
    }
  });

  test('"Otherwise, you lose that much life": as much as the other branch says (CR 608.2c)', () => {
    const raise =
      "Costly Rise | {0} | Sorcery | | Return target green creature card from your graveyard to your hand. If you control an artifact, you gain life equal to that card's mana value. Otherwise, you lose that much life.";
    const jar = 'Plain Jar | {0} | Artifact | | {T}: You gain 1 life.';
    for (const [battlefield, life] of [
      [[], 18],
      [['Plain Jar'], 22],
    ] as const) {
      const game = table([raise, jar], [{ hand: ['Costly Rise'], graveyard: ['Grizzly Bears'], battlefield }, {}]);
      plays(game.ann, 'Costly Rise', 'Grizzly Bears');
      expect(game.ann.life).toBe(life);
    }
  });

  test('"twice that much damage instead": of what is said in the step that is replaced (CR 614.15 + 608.2c)', () => {
    const kick =
      'Bird Kick | {0} | Sorcery | | Target green creature you control deals damage equal to its power to target player. If you control an artifact, that creature deals twice that much damage to that player instead.';
    const jar = 'Plain Jar | {0} | Artifact | | {T}: You gain 1 life.';
    for (const [artifacts, life] of [
      [[], 18],
      [['Plain Jar'], 16],
    ] as const) {
      const game = table([kick, jar], [{ hand: ['Bird Kick'], battlefield: ['Grizzly Bears', ...artifacts] }, {}]);
      plays(game.ann, 'Bird Kick', 'ben', 'Grizzly Bears');
      expect(game.ben.life).toBe(life);
    }
  });

  test('"look at the top four instead. Put two of them": of those that were looked at, whichever they are (CR 614.15)', () => {
    const ritual =
      'Far Sight | {0} | Sorcery | | Look at the top two cards of your library. If you control a creature, look at the top four cards of your library instead. Put one of them into your hand. Put the rest into your graveyard.';
    for (const [battlefield, graveyard] of [
      [[], 2],
      [['Grizzly Bears'], 4],
    ] as const) {
      const game = table([ritual], [{ hand: ['Far Sight'], battlefield }, {}]);
      plays(game.ann, 'Far Sight');
      // The spell itself is there, too.
      expect([game.ann.hand.length, game.ann.graveyard.length]).toEqual([1, graveyard]);
    }
  });
});

describe('a sentence about what a later trigger names belongs to that trigger', () => {
  test('"When you do, put a counter on target creature. It gets +0/+3": the target does (CR 603.12)', () => {
    const coach =
      'Kite Coach | {0} | Sorcery | | You may sacrifice an artifact. When you do, put a +1/+1 counter on target creature. It gets +0/+3 until end of turn.';
    const jar = 'Plain Jar | {0} | Artifact | | {T}: You gain 1 life.';
    const game = table([coach, jar], [{ hand: ['Kite Coach'], battlefield: ['Plain Jar', 'Grizzly Bears'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Kite Coach');
    game.resolveAll();
    expect(game.ann.stats('Grizzly Bears')).toBe('3/6');
  });

  test('"Whenever a creature attacks this turn, exile the top card. You may play that card": each time that card (CR 603.7)', () => {
    const drums =
      'War Drums | {0} | Sorcery | | Whenever a creature you control attacks this turn, exile the top card of your library. You may play that card this turn.';
    const game = table([drums], [{ hand: ['War Drums'], battlefield: ['Grizzly Bears'], library: ['Forest'] }, {}]);
    plays(game.ann, 'War Drums');
    game.ann.attacks('Grizzly Bears');
    game.to('PostcombatMain');
    expect(game.ann.exile).toEqual(['Forest']);
    expect(game.ann.can('playLand', 'Forest')).toBe(true);
  });
});
