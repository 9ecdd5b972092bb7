/** What happens in combat, with cards read from text. CR 506-510. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId, Step } from '@kitchen-table/engine';
import { attacking, plays, table, until } from '../support/text-table.ts';

const SIEGE = {
  name: 'Old Fort',
  mana_cost: '{0}',
  type_line: 'Battle — Siege',
  oracle_text: '',
  defense: '3',
};

describe('who attacks whom', () => {
  test('the creatures of the active player attack the defending player, a planeswalker of theirs or a battle that they protect, and nothing else is or does (CR 506.2, 506.3, 508.1b)', () => {
    const game = table(
      [SIEGE, 'Rock | {0} | Artifact | |', 'Old Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life.'],
      [{ battlefield: ['Grizzly Bears', 'Rock'], hand: ['Old Fort'] }, ['Old Sage', 'Hill Giant', 'Plains']],
      {},
    );
    game.ann.casts('Old Fort');
    game.resolveAll();
    const { attackers, defenders } = until(game.ann, 'attackers');
    expect(attackers.map((id) => characteristics(game.game, id).name)).toEqual(['Grizzly Bears']);
    expect(defenders[0]).toHaveLength(3);
    expect([...['ben', 'Old Sage', 'Old Fort']].map((name) => game.indexOf(defenders[0] ?? [], name)).sort()).toEqual([
      0, 1, 2,
    ]);
  });

  test('put onto the battlefield attacking: no noncreature, and nothing under the control of another than the attacking player (CR 506.3a, 506.3b)', () => {
    const lines = [
      'Haul | {0} | Instant | | Return target artifact or land card from your graveyard to the battlefield tapped and attacking.',
      "Raid | {0} | Instant | | Create a 1/1 red Goblin creature token that's tapped and attacking.",
      'Rock | {0} | Artifact | |',
      'Golem | {0} | Artifact Creature — Golem | 3/3 |',
    ];
    const game = table(lines, [
      { battlefield: ['Grizzly Bears'], hand: ['Haul', 'Haul', 'Raid'], graveyard: ['Rock', 'Golem'] },
      { hand: ['Raid'] },
    ]);
    game.ann.attacks('Grizzly Bears');
    game.to('DeclareAttackers');
    plays(game.ann, 'Haul', 'Rock');
    plays(game.ann, 'Haul', 'Golem');
    plays(game.ann, 'Raid');
    plays(game.ben, 'Raid');
    expect([
      attacking(game.ann.permanent('Rock')),
      attacking(game.ann.permanent('Golem')),
      attacking(game.ann.permanent('Goblin Token')),
      attacking(game.ben.permanent('Goblin Token')),
    ]).toEqual([false, true, true, false]);
    expect(game.throughCombat().ben.life).toBe(20 - 2 - 3 - 1);
  });

  test('what would have kept a creature from attacking or blocking does not remove it from combat (CR 506.4a)', () => {
    const game = table(
      ["Calm | {0} | Instant | | Creatures can't attack or block this turn."],
      [{ battlefield: ['Hill Giant', 'Grizzly Bears'], hand: ['Calm'] }, ['Wall of Wood']],
    );
    game.ann.attacks(['Hill Giant', 'Grizzly Bears']);
    game.ben.blocks([['Wall of Wood', 'Hill Giant']]);
    game.to('DeclareBlockers');
    plays(game.ann, 'Calm');
    game.throughCombat();
    expect([game.ben.life, game.ben.graveyard]).toEqual([18, ['Wall of Wood']]);
  });
});

describe('declaring', () => {
  test('a creature that only later is green did not attack as a green creature (CR 508.2a)', () => {
    const game = table(
      [
        'Sage | {0} | Enchantment | | Whenever a green creature attacks, destroy it at end of combat.',
        'Paint | {0} | Instant | | Target creature becomes green until end of turn.',
        'Blue Elf | {U} | Creature — Elf | 2/2 |',
      ],
      [{ battlefield: ['Sage', 'Blue Elf', 'Grizzly Bears'], hand: ['Paint'] }, {}],
    );
    game.ann.attacks(['Blue Elf', 'Grizzly Bears']);
    game.to('DeclareAttackers');
    plays(game.ann, 'Paint', 'Blue Elf');
    game.to('PostcombatMain');
    expect([game.ann.graveyard, game.ann.battlefield]).toEqual([
      ['Paint', 'Grizzly Bears'],
      ['Sage', 'Blue Elf'],
    ]);
  });

  test('"attacks a player": once for one or more declared attackers; not for attacks on a planeswalker, not for what enters attacking (CR 508.3b, 508.3e)', () => {
    const lines = [
      'Alarm | {0} | Enchantment | | Whenever a player attacks you, you gain 1 life.',
      "Raid | {0} | Instant | | Create a 1/1 red Goblin creature token that's tapped and attacking.",
      'Old Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life.',
    ];
    const lives = (attackers: string[], whom: string): number => {
      const game = table(lines, [
        { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: ['Raid'] },
        ['Alarm', 'Old Sage'],
      ]);
      game.ann.attacks(attackers, whom);
      game.to('DeclareAttackers');
      if (attackers.length > 0) plays(game.ann, 'Raid');
      return game.ben.life;
    };
    expect(lives(['Grizzly Bears', 'Hill Giant'], 'ben')).toBe(21);
    expect(lives(['Grizzly Bears', 'Hill Giant'], 'Old Sage')).toBe(20);
  });

  test('"attacks with a creature": for each declared attacker of that kind that the player controls (CR 508.3c)', () => {
    const lines = ['Wings | {0} | Enchantment | | Whenever you attack with a creature with flying, you gain 1 life.'];
    const game = table(lines, [
      ['Wings', 'Wind Drake', 'Serra Angel', 'Hill Giant'],
      ['Wings', 'Wind Drake'],
    ]);
    game.ann.attacks(['Wind Drake', 'Hill Giant']);
    game.to('DeclareAttackers');
    expect([game.ann.life, game.ben.life]).toEqual([21, 20]);
  });

  test('what enters attacking needs no permission and is not held by what concerns declarations (CR 508.4c)', () => {
    const lines = [
      "Raid | {0} | Instant | | Create a 1/1 red Goblin creature token that's tapped and attacking.",
      "Moat | {0} | Enchantment | | Creatures without flying can't attack.",
    ];
    const game = table(lines, [{ battlefield: ['Wind Drake'], hand: ['Raid'] }, ['Moat']]);
    game.ann.attacks('Wind Drake');
    game.to('DeclareAttackers');
    plays(game.ann, 'Raid');
    expect(game.throughCombat().ben.life).toBe(20 - 2 - 1);
  });

  test('"defending player" is one player, for each attacker its own, also when it attacks a planeswalker and after it left combat (CR 508.5, 508.5a)', () => {
    const lines = [
      'Thief | {0} | Creature — Rogue | 2/2 | Whenever this creature attacks, defending player loses 1 life.',
      'Old Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life.',
      'Cut | {0} | Instant | | Destroy target creature.',
    ];
    const game = table(lines, [{ battlefield: ['Thief', 'Thief'], hand: ['Cut'] }, {}, ['Old Sage']]);
    game.plan((question, position) => {
      if (question.kind !== 'attackers' || question.player !== 0) return null;
      const at = question.defenders.map((list, i) => [i, game.indexOf(list, i === 0 ? 'ben' : 'Old Sage')]);
      void position;
      return at.flat();
    });
    while (game.game.stack.length < 2) game.proceed();
    game.ann.casts('Cut', { targets: ['Thief'] });
    game.resolveAll();
    expect([game.ann.life, game.ben.life, game.cat.life, game.ann.battlefield]).toEqual([20, 19, 19, ['Thief']]);
  });

  test('"attacked" is about the declaration; "attacking" is about now (CR 508.6)', () => {
    const lines = [
      'Count | {0} | Instant | | You gain 1 life for each creature attacking you.',
      'Doom | {0} | Instant | | Destroy target creature that attacked this turn.',
      "Raid | {0} | Instant | | Create a 1/1 red Goblin creature token that's tapped and attacking.",
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Raid'] }, { hand: ['Count', 'Doom'] }]);
    game.ann.attacks('Hill Giant');
    game.to('DeclareAttackers');
    plays(game.ann, 'Raid');
    plays(game.ben, 'Count');
    expect(game.ben.life).toBe(22);
    game.to('PostcombatMain');
    game.ben.casts('Doom', { targets: ['Hill Giant'] });
    expect(() => game.ben.casts('Doom', { targets: ['Goblin Token'] })).toThrow();
    expect(game.resolveAll().ann.graveyard).toEqual(['Raid', 'Hill Giant']);
  });

  test('an attacker stays one until it leaves combat or the combat phase ends; a blocker too (CR 508.1k, 509.1g)', () => {
    const game = table([], [['Hill Giant', 'Charging Rhino'], ['Darksteel Myr']]);
    game.ann.attacks(['Hill Giant', 'Charging Rhino']);
    game.ben.blocks([['Darksteel Myr', 'Hill Giant']]);
    const state = (): unknown[] => [
      attacking(game.ann.permanent('Charging Rhino')),
      attacking(game.ann.permanent('Hill Giant')),
      game.ben.permanent('Darksteel Myr').blocking,
    ];
    game.to('DeclareBlockers');
    const giant = game.ann.permanent('Hill Giant').id;
    expect(state()).toEqual([true, true, [giant]]);
    game.to('EndOfCombat');
    expect(state()).toEqual([true, true, [giant]]);
    game.to('PostcombatMain');
    expect(state()).toEqual([false, false, []]);
  });

  test('"blocks a creature" and "becomes blocked by a creature" trigger for each of them (CR 509.5b, 509.5d)', () => {
    const lines = [
      'Warden | {0} | Creature — Elf | 2/9 | This creature can block an additional creature each combat. / Whenever this creature blocks a creature, you gain 1 life.',
      'Bully | {0} | Creature — Elf | 2/9 | Whenever this creature becomes blocked by a creature, you gain 1 life.',
    ];
    const game = table(lines, [
      ['Bully', 'Hill Giant'],
      ['Warden', 'Wall of Wood'],
    ]);
    game.ann.attacks(['Bully', 'Hill Giant']);
    game.ben.answers('blockers', (question, position) => {
      if (question.kind !== 'blockers') return [];
      const find = (ids: readonly ObjectId[], name: string): number =>
        ids.findIndex((id) => characteristics(position, id).name === name);
      const [warden, wall] = ['Warden', 'Wall of Wood'].map((name) => find(question.blockers, name)) as [
        number,
        number,
      ];
      const [bully, giant] = ['Bully', 'Hill Giant'].map((name) => find(question.attackers, name)) as [number, number];
      return [warden, bully, warden, giant, wall, bully];
    });
    game.to('DeclareBlockers');
    expect([game.ann.life, game.ben.life]).toEqual([22, 22]);
  });

  test('"becomes blocked by two or more creatures" counts the blockers that are declared (CR 509.5e)', () => {
    const line =
      'Bully | {0} | Creature — Elf | 2/9 | Whenever this creature becomes blocked by two or more creatures, you gain 5 life.';
    for (const [blockers, life] of [
      [['Wall of Wood'], 20],
      [['Wall of Wood', 'Grizzly Bears'], 25],
    ] as const) {
      const game = table([line], [['Bully'], ['Wall of Wood', 'Grizzly Bears']]);
      game.ann.attacks('Bully');
      game.ben.blocks(blockers.map((blocker) => [blocker, 'Bully'] as const));
      game.to('DeclareBlockers');
      expect(game.ann.life).toBe(life);
    }
  });

  test('blocked by a white creature: white at the point at which it becomes a blocker, not later (CR 509.5f)', () => {
    const lines = [
      'Ogre | {0} | Creature — Ogre | 2/9 | Whenever this creature becomes blocked by a white creature, exile that creature.',
      'Bleach | {0} | Instant | | Target creature becomes white until end of turn.',
    ];
    for (const [step, dead] of [
      ['DeclareAttackers', true],
      ['DeclareBlockers', false],
    ] as const) {
      const game = table(lines, [{ battlefield: ['Ogre'], hand: ['Bleach'] }, ['Giant Spider']]);
      game.ann.attacks('Ogre');
      game.ben.blocks([['Giant Spider', 'Ogre']]);
      game.to(step);
      plays(game.ann, 'Bleach', 'Giant Spider');
      expect(game.throughCombat().ben.exile).toEqual(dead ? ['Giant Spider'] : []);
    }
  });

  test('triggers of the declaration are on the stack before the active player has priority, in whatever order they triggered (CR 509.4a)', () => {
    const lines = [
      'Bully | {0} | Creature — Elf | 2/9 | Whenever this creature becomes blocked, you gain 1 life.',
      'Warden | {0} | Creature — Elf | 2/9 | Whenever this creature blocks, you gain 1 life.',
    ];
    const game = table(lines, [['Bully'], ['Warden']]);
    game.ann.attacks('Bully');
    game.ben.blocks([['Warden', 'Bully']]);
    while (game.game.step !== Step.DeclareBlockers || game.question?.kind !== 'priority') game.proceed();
    expect([game.game.stack.length, game.question.player, game.ann.life, game.ben.life]).toEqual([2, 0, 20, 20]);
    game.resolve();
    expect([game.ann.life, game.ben.life]).toEqual([20, 21]);
  });

  test('in the edition of 2024 a blocker that leaves combat leaves the order; the others keep theirs (CR 509.2a, 509.3, 509.3a)', () => {
    const game = table(
      ['Cut | {0} | Instant | | Destroy target creature.'],
      [{ battlefield: ['Craw Wurm'], hand: ['Cut'] }, ['Grizzly Bears', 'Hill Giant', 'Trained Armodon']],
      { edition: '2024-03-08' },
    );
    game.ann.attacks('Craw Wurm');
    game.ben.blocks([
      ['Grizzly Bears', 'Craw Wurm'],
      ['Hill Giant', 'Craw Wurm'],
      ['Trained Armodon', 'Craw Wurm'],
    ]);
    const order = until(game.ann, 'order');
    expect(order.what).toBe('blockers');
    const names = order.items.map(({ object }) => characteristics(game.game, object).name);
    game.answer(['Trained Armodon', 'Grizzly Bears', 'Hill Giant'].map((name) => names.indexOf(name)));
    game.to('DeclareBlockers');
    plays(game.ann, 'Cut', 'Trained Armodon');
    const { among, ordered } = until(game.ann, 'assignDamage');
    expect([among.map((id) => characteristics(game.game, id as number as ObjectId).name), ordered]).toEqual([
      ['Grizzly Bears', 'Hill Giant'],
      true,
    ]);
    expect(game.session.answer([1, 5])?.rule).toMatch(/^510/);
    game.answer([2, 4]);
  });

  test('the damage of all attackers is announced first, then that of the blockers; what breaks the rules is refused as a whole (CR 510.1, 510.1e)', () => {
    const game = table([], [['Craw Wurm'], ['Grizzly Bears', 'Hill Giant']]);
    game.ann.attacks('Craw Wurm');
    game.ben.blocks([
      ['Grizzly Bears', 'Craw Wurm'],
      ['Hill Giant', 'Craw Wurm'],
    ]);
    const question = until(game.ann, 'assignDamage');
    expect(question.total).toBe(6);
    for (const wrong of [[7, 0], [3, 2], [-1, 7], [6]]) expect(game.session.answer(wrong)?.rule).toMatch(/^510\.1/);
    expect([game.question?.kind, game.ben.graveyard]).toEqual(['assignDamage', []]);
    game.answer([0, 6]);
    expect(game.throughCombat().ben.graveyard).toEqual(['Hill Giant']);
  });

  test('what was declared to attack and is no creature any more leaves combat; a blocker that is an attacked planeswalker may go on as either (CR 506.4, 506.4d)', () => {
    const lines = [
      'Old Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life.',
      'Walk | {0} | Instant | | Target planeswalker becomes a 3/3 Elf creature in addition to its other types until end of turn.',
      'Sod | {0} | Instant | | Target creature becomes a land until end of turn.',
      'Bloom | {0} | Instant | | Target land becomes a 3/3 creature until end of turn.',
    ];
    const game = table(lines, [
      { battlefield: ['Hill Giant', 'Grizzly Bears', 'Wind Drake'], hand: ['Sod', 'Sod', 'Bloom'] },
      { battlefield: ['Old Sage'], hand: ['Walk'] },
    ]);
    game.to('BeginningOfCombat');
    plays(game.ben, 'Walk', 'Old Sage');
    game.ann.answers('attackers', (question) =>
      question.kind !== 'attackers'
        ? []
        : question.defenders.flatMap((list, i) => [i, i === 0 ? 0 : game.indexOf(list, 'Old Sage')]),
    );
    game.ben.blocks([['Old Sage', 'Hill Giant']]);
    game.to('DeclareBlockers');
    plays(game.ann, 'Sod', 'Wind Drake');
    expect(attacking(game.ann.permanent('Wind Drake'))).toBe(false);
    plays(game.ann, 'Bloom', 'Wind Drake');
    expect(attacking(game.ann.permanent('Wind Drake'))).toBe(false);
    game.throughCombat();
    // 2 from the bears, 3 from the giant that it blocked: the planeswalker had 4 loyalty.
    expect([game.ben.graveyard, game.ben.life]).toEqual([['Walk', 'Old Sage'], 20]);
  });

  test('what is a creature and a battle enters attacking and never attacks (CR 506.3e)', () => {
    const lines = [
      { name: 'Old Fort', mana_cost: '{0}', type_line: 'Battle — Siege', oracle_text: '', defense: '3' },
      'March | {0} | Enchantment | | All battles are 3/3 creatures in addition to their other types.',
      'Haul | {0} | Instant | | Return target battle card from your graveyard to the battlefield tapped and attacking.',
    ];
    const game = table(lines, [
      { battlefield: ['March', 'Grizzly Bears'], hand: ['Haul'], graveyard: ['Old Fort'] },
      {},
    ]);
    game.ann.attacks('Grizzly Bears', 'ben');
    game.to('DeclareAttackers');
    plays(game.ann, 'Haul', 'Old Fort');
    expect(attacking(game.ann.permanent('Old Fort'))).toBe(false);
    expect(game.throughCombat().ben.life).toBe(18);
  });
});
