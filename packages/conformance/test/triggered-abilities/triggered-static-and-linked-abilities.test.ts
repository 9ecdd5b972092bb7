/** Triggered abilities, static abilities and linked abilities, with cards read from text. CR 603, 604, 607. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import { plays, table, uses } from '../support/text-table.ts';

const CUT = 'Cut | {0} | Instant | | Destroy target creature.';

describe('triggered abilities', () => {
  test('the condition is watched, the effect comes when the ability resolves (CR 603.1)', () => {
    const game = table(
      [CUT, 'Vulture | {0} | Enchantment | | Whenever a creature dies, you gain 1 life.'],
      [{ battlefield: ['Vulture', 'Grizzly Bears', 'Hill Giant'], hand: ['Cut', 'Cut'] }, {}],
    );
    game.ann.casts('Cut', { targets: ['Grizzly Bears'] });
    game.resolve();
    expect([game.ann.life, game.game.stack.length]).toEqual([20, 1]);
    game.resolve();
    expect(game.ann.life).toBe(21);
  });

  test('"triggers an additional time": it triggers twice, with two such effects three times, and they do not multiply each other (CR 603.2d)', () => {
    const lines = [
      'Echoer | {0} | Enchantment | | If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
      'Priest | {0} | Creature — Cleric | 1/1 | When this creature enters, you gain 1 life.',
    ];
    for (const echoes of [0, 1, 2]) {
      const game = table(lines, [
        { battlefield: Array.from({ length: echoes }, () => 'Echoer'), hand: ['Priest'] },
        {},
      ]);
      expect(plays(game.ann, 'Priest').ann.life).toBe(21 + echoes);
    }
  });

  test('an ability that looks for what changed zones finds it only where it went (CR 603.6)', () => {
    const lines = [
      CUT,
      'Returner | {0} | Creature — Elf | 1/1 | When this creature dies, return it to its owner’s hand.',
      'Remove | {0} | Instant | | Exile target card from a graveyard.',
    ];
    for (const removed of [false, true]) {
      const game = table(lines, [{ battlefield: ['Returner'], hand: ['Cut', 'Remove'] }, {}]);
      game.ann.casts('Cut', { targets: ['Returner'] });
      game.resolve();
      if (removed) plays(game.ann, 'Remove', 'Returner');
      game.resolveAll();
      expect([game.ann.hand.includes('Returner'), game.ann.exile]).toEqual([!removed, removed ? ['Returner'] : []]);
    }
  });

  test('an Aura’s trigger finds the card that the creature became, and its own in the graveyard (CR 603.6e)', () => {
    const lines = [
      CUT,
      'Shroud | {0} | Enchantment — Aura | | Enchant creature / When enchanted creature dies, put that card onto the battlefield under your control.',
      'Recur | {0} | Enchantment — Aura | | Enchant creature / When enchanted creature leaves the battlefield, return this card to its owner’s hand.',
    ];
    const game = table(lines, [{ hand: ['Shroud', 'Recur', 'Cut'] }, ['Hill Giant']]);
    plays(game.ann, 'Shroud', 'Hill Giant');
    plays(game.ann, 'Recur', 'Hill Giant');
    plays(game.ann, 'Cut', 'Hill Giant');
    expect([game.ann.battlefield, game.ann.hand, game.ben.graveyard]).toEqual([['Hill Giant'], ['Recur'], []]);
  });

  test('the source of a delayed triggered ability is the spell or the source of the ability; who controlled that as it resolved controls it (CR 603.7d, 603.7e)', () => {
    const lines = [
      'Later | {0} | Instant | | Target creature gets +0/+1 until end of turn. You gain 1 life at the beginning of the next end step.',
      'Seer | {0} | Creature — Elf | 1/1 | {0}: You gain 3 life at the beginning of the next end step.',
      'Grab | {0} | Instant | | Gain control of target creature.',
    ];
    const game = table(lines, [
      { hand: ['Grab'], battlefield: ['Hill Giant'] },
      { battlefield: ['Seer'], hand: ['Later'] },
    ]);
    uses(game.ben, 'Seer');
    plays(game.ben, 'Later', 'Hill Giant');
    plays(game.ann, 'Grab', 'Seer');
    while (game.game.stack.length === 0) game.proceed();
    const sources = game.game.stack.map((id) => [
      game.game.objects[id]?.stack?.kind,
      characteristics(game.game, id).controller,
    ]);
    expect(sources).toEqual([
      ['triggered', 1],
      ['triggered', 1],
    ]);
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([20, 24]);
  });

  test('abilities that trigger as a player loses trigger whatever the reason, looking back in time (CR 603.9, 603.10f)', () => {
    const game = table(
      [
        'Vulture | {0} | Enchantment | | Whenever a player loses the game, you gain 5 life.',
        'Ruin | {0} | Instant | | Target player loses 20 life.',
      ],
      [{ battlefield: ['Vulture'], hand: ['Ruin'] }, {}, {}, {}],
    );
    plays(game.ann, 'Ruin', 'ben');
    expect(game.ann.life).toBe(25);
    game.session.concede(2 as never);
    game.resolveAll();
    expect(game.ann.life).toBe(30);
  });

  test('leaves-the-battlefield abilities and phasing out look back; what is there only afterwards does not trigger (CR 603.10, 603.10b)', () => {
    const lines = [
      'Flicker | {0} | Creature — Elf | 1/1 | When this creature phases out, you gain 1 life.',
      'Blink | {0} | Instant | | Target creature phases out.',
      'Wipe | {0} | Instant | | Destroy all creatures.',
      'Mourner | {0} | Creature — Elf | 1/1 | Whenever another creature dies, you gain 2 life.',
      'Welcome | {0} | Creature — Elf | 1/1 | Whenever another creature enters, you gain 3 life.',
    ];
    const game = table(lines, [
      { battlefield: ['Flicker', 'Mourner', 'Mourner'], hand: ['Blink', 'Wipe', 'Welcome'] },
      {},
    ]);
    expect(plays(game.ann, 'Blink', 'Flicker').ann.life).toBe(21);
    expect(plays(game.ann, 'Wipe').ann.life).toBe(25);
    expect(plays(game.ann, 'Welcome').ann.life).toBe(25);
  });

  test('a reflexive ability triggers once for each time that it was done (CR 603.12, 603.12a)', () => {
    const lines = [
      'Giver | {0} | Creature — Elf | 1/1 | Whenever this creature attacks, you may pay {1}. When you do, you gain 1 life.',
    ];
    for (const [answer, life] of [
      [1, 21],
      [0, 20],
    ] as const) {
      const game = table(lines, [['Giver', 'Plains'], {}]);
      game.ann.attacks('Giver');
      game.ann.answers('yesNo', [answer]);
      expect(game.to('DeclareAttackers').ann.life).toBe(life);
    }
  });
});

describe('static abilities', () => {
  test('a static ability is simply true as long as it is there and its condition holds (CR 604.1)', () => {
    const lines = [CUT, 'Lord | {0} | Creature — Elf | 1/1 | Other creatures you control get +1/+1.'];
    const game = table(lines, [{ battlefield: ['Lord', 'Grizzly Bears'], hand: ['Cut'] }, ['Hill Giant']]);
    expect([game.ann.stats('Grizzly Bears'), game.ben.stats('Hill Giant'), game.game.stack.length]).toEqual([
      '3/3',
      '3/3',
      0,
    ]);
    plays(game.ann, 'Cut', 'Lord');
    expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
  });

  test('what defines a characteristic works everywhere; what only grants or is conditional does not (CR 604.3, 604.3a)', () => {
    const lines = [
      'Herd | {0} | Creature — Elf | */1 | This creature’s power is equal to the number of creatures you control.',
      'Sprout | {0} | Creature — Elf | 1/1 | As long as you control a Forest, this creature gets +2/+0.',
    ];
    const game = table(lines, [{ battlefield: ['Grizzly Bears', 'Forest'], hand: ['Herd', 'Sprout'] }, {}]);
    const power = (name: string): number => {
      const id = game.ann.state.hand.find((card) => characteristics(game.game, card).name === name);
      return characteristics(game.game, id as never).power;
    };
    expect([power('Herd'), power('Sprout')]).toEqual([1, 1]);
    plays(game.ann, 'Sprout');
    plays(game.ann, 'Herd');
    expect([game.ann.stats('Herd'), game.ann.stats('Sprout')]).toEqual(['3/1', '3/1']);
  });

  test('some work on the stack, some wherever the card may be cast from (CR 604.5, 604.6)', () => {
    const lines = [
      'Sure | {0} | Sorcery | | This spell can’t be countered. / As an additional cost to cast this spell, sacrifice a land. / You gain 1 life.',
      'Stop | {0} | Instant | | Counter target spell.',
      'Return | {0} | Creature — Elf | 1/1 | You may cast this card from your graveyard.',
    ];
    const game = table(lines, [
      { battlefield: ['Plains'], hand: ['Sure', 'Sure'], graveyard: ['Return', 'Grizzly Bears'] },
      { hand: ['Stop'] },
    ]);
    game.ann.casts('Sure');
    game.ben.casts('Stop', { targets: ['Sure'] });
    game.resolveAll();
    expect([game.ann.life, game.ann.can('cast', 'Sure'), game.ann.can('cast', 'Return')]).toEqual([21, false, true]);
    expect(game.ann.can('cast', 'Grizzly Bears')).toBe(false);
  });
});

describe('linked abilities', () => {
  const lines = [
    'Cage | {0} | Artifact | | {0}: Exile target creature. / {1}: Return a card exiled with this artifact to its owner’s hand.',
    'Banish | {0} | Instant | | Exile target creature.',
  ];

  test('"exiled with" is about what the linked ability of that object exiled, and nothing else (CR 607.1, 607.2a)', () => {
    const game = table(lines, [
      { battlefield: ['Cage', 'Cage', 'Plains', 'Plains'], hand: ['Banish'] },
      ['Grizzly Bears', 'Hill Giant', 'Wind Drake'],
    ]);
    plays(game.ann, 'Banish', 'Hill Giant');
    const cages = game.game.battlefield.filter((id) => characteristics(game.game, id).name === 'Cage');
    const act = (cage: number, ability: number): void => {
      const question = game.question;
      if (question?.kind !== 'priority') throw new Error('no priority');
      const index = question.options.findIndex(
        (option) => option.kind === 'activate' && option.ability === ability && option.object === cages[cage],
      );
      game.answer([index]);
      game.resolveAll();
    };
    game.plan((question) => (question.kind === 'targets' ? [game.indexOf(question.legal, 'Wind Drake')] : null));
    act(0, 0);
    game.unplan();
    expect(game.ben.exile).toEqual(['Hill Giant', 'Wind Drake']);
    act(1, 1);
    expect(game.ben.hand).toEqual([]);
    act(0, 1);
    expect(game.ben.hand).toEqual(['Wind Drake']);
  });

  test('an ability may be linked to two others: one chosen color for both (CR 607.2d, 607.4)', () => {
    const plume = [
      'Plume | {0} | Artifact | | As this artifact enters, choose a color. / {T}: Add one mana of the chosen color. / Whenever a player casts a spell of the chosen color, you gain 1 life.',
    ];
    const game = table(plume, [{ battlefield: ['Mountain'], hand: ['Plume', 'Shock'] }, {}]);
    game.ann.answers('chooseOption', (question) =>
      question.kind === 'chooseOption' ? [question.options.findIndex((option) => /red/i.test(option))] : [0],
    );
    plays(game.ann, 'Plume');
    plays(game.ann, 'Shock', 'ben');
    expect([game.ben.life, game.ann.life]).toEqual([18, 21]);
  });

  test('a copy that never chose has no chosen color; a copy that enters chooses its own (CR 607.5a, 707.6, 707.7)', () => {
    const voices = [
      'Voice | {0} | Creature — Angel | 2/2 | As this creature enters, choose a color. / This creature has protection from the chosen color.',
      'Shifter | {0} | Creature — Shapeshifter | 1/1 | Whenever another creature you control enters, this creature becomes a copy of it, except it has this ability.',
      'Double | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of a creature on the battlefield.',
      'Red Ray | {R} | Instant | | Destroy target creature.',
    ];
    const game = table(voices, [{ battlefield: ['Shifter', 'Mountain'], hand: ['Voice', 'Double', 'Red Ray'] }, {}]);
    const choose = (color: RegExp): void => {
      game.ann.answers('chooseOption', (question) =>
        question.kind === 'chooseOption' ? [question.options.findIndex((option) => color.test(option))] : [0],
      );
    };
    choose(/red/i);
    plays(game.ann, 'Voice');
    const voicesNow = game.game.battlefield.filter((id) => characteristics(game.game, id).name === 'Voice');
    expect(voicesNow).toHaveLength(2);
    choose(/blue/i);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Double');
    const chosen = game.game.battlefield
      .filter((id) => characteristics(game.game, id).name === 'Voice')
      .map((id) => game.game.objects[id]?.memory.chosenColor);
    expect(chosen).toEqual([undefined, 3, 1]);
    const legal: number[] = [];
    game.plan((question) => {
      if (question.kind === 'targets') legal.push(question.legal.length);
      return null;
    });
    game.ann.casts('Red Ray', { targets: ['Voice'] });
    expect(legal).toEqual([2]); // without the one with protection from red
  });
});
